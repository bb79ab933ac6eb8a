"""Lay out the rules: a page on how the cards work, and one for each game and mode of a deck."""

from collections.abc import Iterator
from typing import Any

from msgspec import structs

from spotisle.editions import Language, UnknownNameError
from spotisle.printing.options import PrintOptions
from spotisle.printing.pages import RulesPage, Section
from spotisle.printing.printable import PrintableDeck
from spotisle.printing.reference import choose_paper
from spotisle.printing.scenes import place_scene
from spotisle.rules import GAMES, Game
from spotisle.rules.island.knights import TARGET_POINTS
from spotisle.rules.triplets import count_safe_places
from spotisle.series.presets import preset_for
from spotisle.texts import translate

PRINTED_GAMES = [game.spec for game in GAMES.values() if game.spec.scene]
ISLAND_TOPICS = (
    *("basics", "island"),
    *(spec.name for spec in PRINTED_GAMES if spec.teams),
    *("beginner", "adventure"),
)
ROUND_TOPICS = ("basics", *(spec.name for spec in PRINTED_GAMES if not spec.teams), "tournament")
PARTS = ("setup", "play", "end", "example", "five", "variants", "tip")
NEEDED_PARTS = ("setup", "play", "end")
USUAL: dict[str, str | int] = {
    "penalty": "freeze",
    "tie": "hot_potato",
    "length": 0,
    "picks": "unplayed",
    "joker_next_turn": "no",
    "award_zero": "no",
    "teams": "any",
    "places": 0,
    "small_table": "no",
    "wins": 1,
    "rounds": 0,
    "target": TARGET_POINTS,
    "limit": "points",
}
"""Defaults for the variables in the rules' texts; zero stands for no number."""


def _list_topics(deck: PrintableDeck) -> tuple[str, ...]:
    """Return the topics of a deck's rules in the order of the pages."""
    return ISLAND_TOPICS if deck.has_teams else ROUND_TOPICS


def write_title(topic: str, language: Language) -> str:
    """Return the title of a page of rules.

    >>> [write_title(topic, "en") for topic in ("basics", "tower", "tournament")]
    ['How the cards work', 'Tower', 'Tournament']
    """
    if topic in ("basics", "island"):
        return translate(language, f"rules-{topic}-name")
    return translate(language, f"game-{topic}" if topic in GAMES else f"mode-{topic}")


def lay_rules_pages(deck: PrintableDeck, options: PrintOptions) -> Iterator[RulesPage]:
    """Yield the rules in the chosen language."""
    width, height = choose_paper(options)
    for topic in _list_topics(deck):
        yield RulesPage(
            part="rules",
            width=width,
            height=height,
            title=write_title(topic, options.language),
            lead=translate(options.language, f"rules-{topic}-goal"),
            deck=deck.name(options.language),
            colour=deck.edition.colour,
            scene=place_scene(deck, topic),
            sections=tuple(
                write_sections(
                    topic, options.language, edition_values(topic, deck, options.language)
                )
            ),
        )


def write_sections(
    topic: str, language: Language, values: dict[str, str | int]
) -> Iterator[Section]:
    """Yield the sections of a topic: setup, play and end, and the optional ones it has."""
    for part in PARTS:
        try:
            words = translate(language, f"rules-{topic}-{part}", None, **values)
        except UnknownNameError:
            if part in NEEDED_PARTS:
                raise
        else:
            heading = translate(language, f"rules-heading-{part}")
            yield Section(heading, split_blocks(words), tip=part == "tip")


def edition_values(topic: str, deck: PrintableDeck, language: Language) -> dict[str, str | int]:
    """Return the variables of a topic's rules, with the options of the deck's edition.

    >>> classic = PrintableDeck.from_edition("classic")
    >>> edition_values("well", classic, "en")["end"]
    'last_left'
    """
    edition = preset_for("custom" if deck.title else deck.edition.id, language)
    values = usual_values(topic) | edition.options.get(topic, {})
    if topic == "triplets":
        values["places"] = count_safe_places(deck.edition.order)
    return values if deck.has_teams else values | {"tie": edition.tie}


def usual_values(topic: str) -> dict[str, str | int]:
    """Return the variables of a topic's rules, with the default options.

    >>> usual_values("well")["end"], usual_values("tower")["penalty"]
    ('first_out', 'lock')
    """
    values: dict[str, str | int] = dict(USUAL)
    if topic in GAMES:
        values |= _own_values(GAMES[topic])
    return values


def _own_values(game: type[Game[Any, Any]]) -> dict[str, str | int]:
    """Return a game's own options: booleans become yes or no, and None is left out."""
    own = structs.asdict(game.options_type()) | {"penalty": game.spec.penalty}
    return {
        name: ("yes" if value else "no") if isinstance(value, bool) else value
        for name, value in own.items()
        if isinstance(value, str | int)
    }


def split_blocks(words: str) -> tuple[tuple[str, ...], ...]:
    r"""Split a text into blocks: paragraphs, and the points of lists.

    >>> split_blocks("One.\n\n- two\n- three\n\nFour.")
    (('One.',), ('- two', '- three'), ('Four.',))
    """
    blocks: list[tuple[str, ...]] = []
    for line in filter(None, map(str.strip, words.splitlines())):
        is_point = line.startswith("- ")
        if is_point and blocks and blocks[-1][0].startswith("- "):
            blocks[-1] = (*blocks[-1], line)
        else:
            blocks.append((line,))
    return tuple(blocks)
