"""Deals in records: a list of cards, or the lay-out of an island game by cell, seat and team."""

from typing import Any

import msgspec

from spotisle.records.names import Names
from spotisle.rules import BrokenRecordError
from spotisle.rules.deck import Cards
from spotisle.rules.island import barbarians, covering, knights
from spotisle.rules.parsing import Raw, is_number
from spotisle.rules.registry import AnyGame


def read_deal(game: AnyGame, record: Raw, names: Names) -> Any:  # noqa: ANN401
    """Return the deal as the game reads it."""
    deal = record.get("deal")
    if not game.spec.teams:
        return _cards("deal", deal)
    if not isinstance(deal, dict):
        raise BrokenRecordError("deal: must be an object")
    if isinstance(game, knights.Knights):
        return knights.Deal(_by_name("deal.decks", deal.get("decks"), names.sides))
    island = _cards("deal.island", deal.get("island"))
    if isinstance(game, barbarians.Barbarians):
        return barbarians.Deal(island, _card_by_team(deal.get("cards"), names))
    needs_ports = isinstance(game, covering.CoveringGame) and game.has_ports
    ports = _cards("deal.ports", deal.get("ports")) if needs_ports else ()
    return covering.Deal(island, ports, _by_name("deal.hands", deal.get("hands"), names.seats))


def write_deal(deal: object, names: Names) -> object:
    """Return a deal as it stands in a record, in plain JSON: the inverse of `read_deal`."""
    written = deal
    match deal:
        case covering.Deal(island, ports, hands):
            written = {"island": island, "hands": names.by_seat(hands)}
            if ports:
                written["ports"] = ports
        case barbarians.Deal(island, cards):
            written = {"island": island, "cards": names.by_side(cards)}
        case knights.Deal(decks):
            written = {"decks": names.by_side(decks)}
    return msgspec.json.decode(msgspec.json.encode(written))


def _cards(place: str, cards: object) -> Cards:
    if not isinstance(cards, list) or not all(map(is_number, cards)):
        raise BrokenRecordError(f"{place}: must be a list of card numbers")
    return tuple(cards)


def _by_name(place: str, given: object, names: tuple[str, ...]) -> tuple[Cards, ...]:
    if not isinstance(given, dict):
        raise BrokenRecordError(f"{place}: must be an object")
    for name in names:
        if name not in given:
            raise BrokenRecordError(f"{place}: {name!r} is missing")
    return tuple(_cards(f"{place}.{name}", given[name]) for name in names)


def _card_by_team(given: object, names: Names) -> Cards:
    if not isinstance(given, dict):
        raise BrokenRecordError("deal.cards: must be an object")
    for colour in names.sides:
        if not is_number(given.get(colour)):
            raise BrokenRecordError(f"deal.cards.{colour}: must be a card number")
    return tuple(given[colour] for colour in names.sides)
