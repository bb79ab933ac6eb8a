"""What everyone in the room may know of an event."""

from typing import Any

from spotisle.rooms import events as ev
from spotisle.rules import Verdict
from spotisle.rules.claim import MATCHED

HIDDEN = (ev.Pointed, ev.Opened)
SHOWN_FIELDS = ("seat", "person", "game")


def publish_event(event: ev.AnyEvent) -> dict[str, Any] | None:
    """Return what everyone may know of an event. Deals, secrets and fingers stay hidden."""
    if isinstance(event, ev.Claimed):
        return _publish_claim(event)
    if isinstance(event, HIDDEN):
        return None
    tag = {"type": event.__struct_config__.tag}
    if isinstance(event, ev.Moved):
        return {**tag, "seat": event.seat, "move": event.move}
    return tag | {field: getattr(event, field) for field in SHOWN_FIELDS if hasattr(event, field)}


def _publish_claim(event: ev.Claimed) -> dict[str, Any]:
    """Tell who named what, and how many seconds a find took by the clock that decided.

    Where a symbol is missing would tell what is on the claimant's own hidden card.
    """
    claim, judgement, bid = event.claim, event.judgement, event.bid
    told = {
        "type": "claimed",
        "seat": event.seat,
        "symbol": claim.symbol,
        "target": claim.target,
        "verdict": judgement.verdict,
    }
    if judgement is MATCHED or not judgement.reason.is_wrong:
        told["reason"] = judgement.reason
    if judgement.verdict is Verdict.OK and bid is not None and bid.key > 0:
        told["took"] = round(bid.key, 3)
    return told
