"""Examples for tools and tests: records of games, and pictures for a custom deck."""

import io
from random import Random
from typing import Any

from PIL import Image, ImageDraw
from playwright.sync_api import FilePayload

from spotisle.dice.bots import bot, play_out
from spotisle.records import write_record
from spotisle.records.names import Names
from spotisle.rules import Claim
from spotisle.series import PlayStep, Result, Series, deal_table, preset
from spotisle.series import series_record as write_series_record

PICTURE_NAMES = (
    *("Anchor", "Boat", "Crab", "Dune", "Eel", "Fish", "Gull", "Hut", "Isle", "Jelly", "Kelp"),
)
COLOURS = ("#d1495b", "#edae49", "#00798c", "#30638e", "#6a994e", "#8e5ea2", "#c1666b")

DUEL_RECORD: dict[str, Any] = {
    "format": "spotisle.record/1",
    "game": "duel",
    "deck": "classic",
    "seats": ["ann", "bob"],
    "deal": [0, 1],
    "moves": [{"seat": "ann", "symbol": 2}, {"seat": "bob", "symbol": 1}],
}


def dice_record() -> dict[str, Any]:
    """Return a record of island dice with a person and a bot, including two illegal moves."""
    _, moves = play_out([bot("greedy"), bot("random")], Random(5))
    names = ["ann", "casual 2"]
    told = [{**move, "seat": names[int(str(move["seat"]))]} for move in moves]
    return {
        "format": "spotisle.record/1",
        "game": "island_dice",
        "seats": names,
        "moves": [{"seat": "nobody", "do": "end"}, *told, {"seat": "ann", "do": "end"}],
    }


def series_record() -> dict[str, Any]:
    """Return a record of a series: two duels, one won by each seat, and the tie-break duel."""
    plan = preset("classic").plan("series", 2, games=("duel", "duel"))
    series, seats, events = Series.start(plan), ("ann", "bob"), list[dict[str, Any]]()
    for winner in (0, 1, 1):
        assert isinstance(series.step, PlayStep)
        duel = deal_table(series.step, Random(winner))
        cards = [pile.top for pile in duel.view().piles if pile.top is not None]
        duel.submit(Claim(winner, duel.game.deck.plane.shared(*cards)))
        series = series.after(Result.of(duel))
        events.append({"record": write_record(duel, seats)})
    return write_series_record(series, Names(seats, None), events)


def example_picture(number: int) -> FilePayload:
    """Return a picture with a different shape for each number, on a transparent background."""
    image = Image.new("RGBA", (240, 240))
    pen = ImageDraw.Draw(image)
    pen.regular_polygon((120, 120, 110), 3 + number, fill=COLOURS[number % len(COLOURS)])
    if number % 2:
        pen.ellipse((80, 80, 160, 160), fill="#fff")
    body = io.BytesIO()
    image.save(body, "PNG")
    return {
        "name": f"{PICTURE_NAMES[number]}.png",
        "mimeType": "image/png",
        "buffer": body.getvalue(),
    }
