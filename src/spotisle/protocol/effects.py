"""What a right claim did on the table, as its event tells it."""

from typing import Any

from spotisle.rules.effect import Effect


def write_effect(effect: Effect) -> dict[str, Any]:
    """Return the fields of the event; what is empty is left out.

    A move is a card, its spot before and its spot after; without the last, it went to the pile of
    the claimant. Where it lands on another card, that one lights up as well.

    >>> from spotisle.rules.effect import CardMove
    >>> write_effect(Effect((CardMove(7, "open-3", "seat-2"),), ("middle",), own="seat-2"))
    {'moves': [[7, 'open-3']], 'lit': ('middle',)}
    """
    fields: dict[str, Any] = {}
    if effect.moves:
        fields["moves"] = [
            [move.card, move.source, *([] if move.to == effect.own else [move.to])]
            for move in effect.moves
        ]
    if effect.lit:
        fields["lit"] = effect.lit
    return fields
