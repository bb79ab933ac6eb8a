"""Write the TypeScript types of the protocol from the structs that the server uses.

python -m tools.wire_types          # writes client/src/protocol/types.ts
"""

import enum
import inspect
import sys
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct, UnsetType, structs

from spotisle import dice
from spotisle.decks.deck import DeckSummary
from spotisle.decks.draft import Draft
from spotisle.dice.review import Review
from spotisle.protocol.answers import ANSWERS
from spotisle.protocol.close import CloseReason
from spotisle.protocol.club_commands import CLUB_COMMANDS
from spotisle.protocol.club_views import CLUB_FRAMES
from spotisle.protocol.commands import COMMANDS
from spotisle.protocol.frames import FRAMES, PROTOCOL_VERSION
from spotisle.protocol.hello import Hello
from spotisle.protocol.settings import OptionValue
from spotisle.protocol.views import PlayView
from spotisle.replays import Film, Programme
from spotisle.rules import CardsView
from spotisle.rules.view import TableLayout
from spotisle.scorepad import AnyMark
from spotisle.server import placement, print_jobs, responses
from spotisle.server.catalogue import Catalogue
from spotisle.server.routes import clubs, records, rooms

TARGET = Path(__file__).parent.parent / "client" / "src" / "protocol" / "types.ts"
WIDTH = 100
HEAD = """\
/**
 * What goes over the wire, in TypeScript. Made by tools/wire_types.py from the server's own
 * definitions; do not edit.
 */
"""
HTTP = (
    Catalogue,
    rooms.RoomResponse,
    clubs.ClubResponse,
    clubs.CreatedClub,
    placement.PublicRoom,
    records.RecordEntry,
    print_jobs.Print,
    DeckSummary,
    Draft,
    responses.ErrorBody,
    Film,
    Programme,
    Review,
)
VARIANTS: dict[type, tuple[str, dict[str, tuple[str, dict[str, type]]]]] = {
    PlayView: (
        "kind",
        {
            "cards": ("CardsPlay", {"view": CardsView, "table": TableLayout}),
            "dice": ("DicePlay", {"view": dice.DiceView, "table": type(None)}),
        },
    ),
}
"""Structs in which a tag decides the types of other fields: each becomes a tagged union."""
NAMED_UNIONS: dict[tuple[Any, ...], tuple[str, str]] = {
    typing.get_args(AnyMark): ("Mark", "What can be written on a score pad."),
    typing.get_args(OptionValue): ("OptionValue", "What an option of a minigame may be."),
}
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}


class Writer:
    """Writes the given structs and every struct that they refer to."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.client_structs: set[str] = set()
        """Structs that clients send, in which they may leave out fields."""

    def type_of(self, kind: Any, *, from_server: bool) -> str:  # noqa: PLR0911
        """Return a Python type in TypeScript. `from_server`: all fields are set."""
        kind = getattr(kind, "__supertype__", kind)  # a NewType
        if kind in PLAIN:
            return PLAIN[kind]
        origin, inner = typing.get_origin(kind), typing.get_args(kind)
        if origin is typing.Annotated:
            return self.type_of(inner[0], from_server=from_server)
        if origin is typing.Literal:
            return " | ".join(f'"{word}"' for word in inner)
        if origin in (typing.Union, types.UnionType):
            return self._union(inner, from_server=from_server)
        if origin in (tuple, list):
            return self._row(inner, from_server=from_server)
        if origin is dict:
            return f"Readonly<Record<string, {self.type_of(inner[1], from_server=from_server)}>>"
        if inspect.isclass(kind) and issubclass(kind, enum.Enum):
            return " | ".join(f'"{member.value}"' for member in kind)
        if inspect.isclass(kind) and issubclass(kind, Struct):
            return self.struct(kind, from_server=from_server)
        return "unknown"

    def _union(self, kinds: tuple[Any, ...], *, from_server: bool) -> str:
        if kinds in NAMED_UNIONS:
            return self._named_union(*NAMED_UNIONS[kinds], kinds)
        # In Python a view may be any dict; the protocol only has structs there.
        known = [kind for kind in kinds if kind not in (dict[str, Any], UnsetType)] or list(kinds)
        words = [self.type_of(kind, from_server=from_server) for kind in known]
        return " | ".join(dict.fromkeys(words))

    def _named_union(self, name: str, doc: str, kinds: tuple[Any, ...]) -> str:
        """Write a union that several places use by its name, once; return the name."""
        if name not in self.written:
            words = [self.type_of(kind, from_server=True) for kind in kinds]
            self.written[name] = union(name, doc, words)
        return name

    def _row(self, inner: tuple[Any, ...], *, from_server: bool) -> str:
        if not inner or inner[-1] is Ellipsis or len(inner) == 1:
            item = self.type_of(inner[0], from_server=from_server) if inner else "unknown"
            compound = " | " in item or item.startswith("readonly")
            return f"readonly ({item})[]" if compound else f"readonly {item}[]"
        return (
            f"readonly [{', '.join(self.type_of(kind, from_server=from_server) for kind in inner)}]"
        )

    def struct(self, kind: type[Struct], *, from_server: bool) -> str:
        """Write an interface, once, and return its name."""
        name = kind.__name__
        if name not in self.written:
            self.written[name] = ""
            write = self._tagged_union if kind in VARIANTS else self._interface
            self.written[name] = "\n".join(write(name, kind, from_server=from_server))
            if not from_server:
                self.client_structs.add(name)
        return f"Required<{name}>" if from_server and name in self.client_structs else name

    def _tagged_union(self, name: str, kind: type[Struct], *, from_server: bool) -> Iterator[str]:
        """Write an interface with the shared fields, one per variant, and their union."""
        tag, variants = VARIANTS[kind]
        base = name.replace("View", "Base")
        fields = [field for _, contents in variants.values() for field in contents]
        yield from self._interface(base, kind, from_server=from_server, without=(tag, *fields))
        for word, (variant, contents) in variants.items():
            yield f"\n/** {_summary(kind)[:-1]}: {word}. */"
            yield f"export interface {variant} extends {base} {{"
            yield f'  readonly {tag}: "{word}";'
            for field, content in contents.items():
                yield from _member(field, self.type_of(content, from_server=from_server))
            yield "}"
        words = [variant for variant, _ in variants.values()]
        yield f"\n{union(name, _summary(kind), words)}"

    def _interface(
        self, name: str, kind: type[Struct], *, from_server: bool, without: tuple[str, ...] = ()
    ) -> Iterator[str]:
        yield f"/** {_summary(kind)} */"
        yield f"export interface {name} {{"
        config = kind.__struct_config__
        if config.tag is not None:
            yield f'  readonly {config.tag_field}: "{config.tag}";'
        hints = typing.get_type_hints(kind, include_extras=True)
        for field in structs.fields(kind):
            if field.name in without:
                continue
            optional = not field.required and (config.omit_defaults or not from_server)
            mark = "?" if optional else ""
            yield from _member(
                f"{field.encode_name}{mark}",
                self.type_of(hints[field.name], from_server=from_server),
            )
        yield "}"


def _summary(kind: type) -> str:
    return (inspect.getdoc(kind) or "").splitlines()[0]


def _member(name: str, kind: str) -> Iterator[str]:
    yield from _one_of(f"  readonly {name}:", kind.split(" | "), "    ")


def union(name: str, doc: str, words: list[str]) -> str:
    """Return a type that is one of several."""
    return "\n".join([f"/** {doc} */", *_one_of(f"export type {name} =", words, "  ")])


def _one_of(head: str, words: list[str], indent: str) -> Iterator[str]:
    """Break lines where prettier would."""
    joined = " | ".join(words) + ";"
    if len(f"{head} {joined}") <= WIDTH:
        yield f"{head} {joined}"
        return
    yield head
    if len(indent + joined) <= WIDTH:
        yield indent + joined
        return
    yield from (f"{indent}| {word}" for word in words[:-1])
    yield f"{indent}| {words[-1]};"


def wire_types() -> str:
    """Return the contents of the file."""
    writer = Writer()
    commands = [writer.struct(kind, from_server=False) for kind in COMMANDS]
    club_commands = [writer.struct(kind, from_server=False) for kind in CLUB_COMMANDS]
    club_frames = [writer.struct(kind, from_server=True) for kind in CLUB_FRAMES]
    writer.struct(Hello, from_server=False)
    frames = [writer.struct(kind, from_server=True) for kind in (*FRAMES, *ANSWERS)]
    answered = [kind.__name__ for kind in ANSWERS]
    for kind in HTTP:
        writer.struct(kind, from_server=True)
    parts = [
        HEAD.rstrip(),
        f"export const VERSION = {PROTOCOL_VERSION};",
        *writer.written.values(),
        union("Command", "What somebody in the room may ask for.", commands),
        union("ClubCommand", "What players and organisers may ask of a club night.", club_commands),
        union("ClubFrame", "What a club night says.", club_frames),
        union("Answer", "What becomes of a command, by its id.", answered),
        union("Frame", "What the room says.", frames),
        union("Why", "Why a connection ended.", [f'"{close.word}"' for close in CloseReason]),
        _returning(),
    ]
    return "\n\n".join(parts) + "\n"


def _returning() -> str:
    words = ", ".join(f'"{close.word}"' for close in CloseReason if close.reconnects)
    doc = "/** After these a client connects again by itself. */"
    return f"{doc}\nexport const RETURNING: readonly Why[] = [{words}];"


if __name__ == "__main__":
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(wire_types(), encoding="utf-8")
    sys.stdout.write(f"{TARGET}\n")
