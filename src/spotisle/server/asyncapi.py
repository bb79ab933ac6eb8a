"""The WebSocket as AsyncAPI 3.0, made from the structs of the protocol."""

from typing import Any

from msgspec import Struct

from spotisle import __version__
from spotisle.protocol.answers import ANSWERS
from spotisle.protocol.close import CloseReason
from spotisle.protocol.club_commands import CLUB_COMMANDS
from spotisle.protocol.club_views import CLUB_FRAMES
from spotisle.protocol.codec import MAX_MESSAGE_BYTES
from spotisle.protocol.commands import COMMANDS
from spotisle.protocol.frames import FRAMES
from spotisle.protocol.hello import Hello
from spotisle.protocol.schema import SchemaWriter

SENT: tuple[type[Struct], ...] = (Hello, *COMMANDS, *CLUB_COMMANDS)
RECEIVED: tuple[type[Struct], ...] = (*FRAMES, *ANSWERS, *CLUB_FRAMES)


def describe_socket() -> dict[str, Any]:
    """Return the whole description: one channel, what clients send and what they receive."""
    writer = SchemaWriter()
    for kind in (*SENT, *RECEIVED):
        writer.schema(kind)
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Spotisle",
            "version": __version__,
            "description": (
                "A connection to a room or a club night. Hello first, then commands. Each "
                f"text is one JSON object of at most {MAX_MESSAGE_BYTES} bytes; `type` says which."
            ),
        },
        "channels": {
            "table": {
                "address": "/ws",
                "messages": {
                    kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"}
                    for kind in (*SENT, *RECEIVED)
                },
            }
        },
        "operations": {
            "send": _operation("receive", SENT),
            "hear": _operation("send", RECEIVED),
        },
        "components": {
            "messages": {
                kind.__name__: {
                    "contentType": "application/json",
                    "payload": {"$ref": f"#/components/schemas/{kind.__name__}"},
                }
                for kind in (*SENT, *RECEIVED)
            },
            "schemas": writer.structs,
        },
        "x-close-reasons": {str(int(reason)): reason.word for reason in CloseReason},
    }


def _operation(action: str, kinds: tuple[type[Struct], ...]) -> dict[str, Any]:
    """Return an operation as the server sees it."""
    return {
        "action": action,
        "channel": {"$ref": "#/channels/table"},
        "messages": [{"$ref": f"#/channels/table/messages/{kind.__name__}"} for kind in kinds],
    }
