"""Deals in records: a list of cards, or the lay-out of an island game by cell, seat and team."""

from typing import Any

import msgspec

from spotisle.records.names import Names
from spotisle.rules import BrokenRecordError
from spotisle.rules.deck import Cards
from spotisle.rules.parsing import JsonObject, is_number
from spotisle.rules.registry import AnyGame
from spotisle.rules.spec import DealPart


def read_deal(game: AnyGame, record: JsonObject, names: Names) -> Any:  # noqa: ANN401
    """Return the deal in the form that the game takes."""
    deal = record.get("deal")
    if game.deal_type is None:
        return _cards("deal", deal)
    if not isinstance(deal, dict):
        raise BrokenRecordError("deal: must be an object")
    fields: dict[str, object] = dict.fromkeys(game.deal_type.__struct_fields__, ())
    for field, part in game.spec.deal.items():
        place, given = f"deal.{field}", deal.get(field)
        match part:
            case DealPart.CARDS:
                fields[field] = _cards(place, given)
            case DealPart.HANDS:
                fields[field] = _by_name(place, given, names.seats)
            case DealPart.DECKS:
                fields[field] = _by_name(place, given, names.sides)
            case DealPart.TEAM_CARDS:
                fields[field] = _card_by_team(place, given, names)
    return game.deal_type(**fields)


def write_deal(game: AnyGame, deal: object, names: Names) -> object:
    """Return a deal in the form of a record, as plain JSON: the inverse of `read_deal`."""
    written, parts = deal, game.spec.deal.items()
    if parts:
        written = {field: _name_part(part, getattr(deal, field), names) for field, part in parts}
    return msgspec.json.decode(msgspec.json.encode(written))


def _name_part(part: DealPart, cards: tuple[Any, ...], names: Names) -> object:
    if part is DealPart.CARDS:
        return cards
    return names.by_seat(cards) if part is DealPart.HANDS else names.by_side(cards)


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


def _card_by_team(place: str, given: object, names: Names) -> Cards:
    if not isinstance(given, dict):
        raise BrokenRecordError(f"{place}: must be an object")
    for colour in names.sides:
        if not is_number(given.get(colour)):
            raise BrokenRecordError(f"{place}.{colour}: must be a card number")
    return tuple(given[colour] for colour in names.sides)
