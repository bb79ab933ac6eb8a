"""The built credits: who drew each picture, under which licence, and what we changed."""

import json
from pathlib import Path

import msgspec

import spotisle
from spotisle.editions import EDITIONS, load_edition

PARTY = Path(__file__).parents[2] / "client" / "art" / "party.json"
CREDITS = Path(spotisle.__file__).parent / "web" / "symbols" / "credits.json"


class Licence(msgspec.Struct):
    title: str
    spdx: str
    url: str | None = None


class Author(msgspec.Struct):
    name: str
    url: str | None = None


class Use(msgspec.Struct):
    deck: str
    symbol: str
    icon: str


class Credit(msgspec.Struct):
    source: str
    name: str
    author: Author
    licence: Licence
    symbols: list[Use]
    version: str | None = None
    changes: str | None = None


def read_credits() -> list[Credit]:
    return msgspec.json.decode(CREDITS.read_bytes(), type=list[Credit])


def test_the_credits_name_the_source_of_every_picture_once() -> None:
    credited = [
        (use.deck, use.symbol, f"{credit.source}:{use.icon}")
        for credit in read_credits()
        for use in credit.symbols
    ]
    shown = [
        (deck, symbol.id, symbol.art) for deck in EDITIONS for symbol in load_edition(deck).symbols
    ]
    party = json.loads(PARTY.read_text())["symbols"]
    shown += [("party", picture["id"], picture["art"]) for picture in party]
    assert sorted(credited) == sorted(shown)


def test_every_icon_set_is_credited_with_author_licence_version_and_our_changes() -> None:
    for credit in read_credits():
        assert credit.author.name
        assert credit.licence.spdx in {"MIT", "Apache-2.0", "CC-BY-3.0", "OFL-1.1"}
        if credit.source != "drawn":
            assert credit.licence.url
            assert credit.version or credit.source == "font"
            assert credit.changes
