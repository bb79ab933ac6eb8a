"""Every value that reaches the server from outside has a bound in its type."""

import ast
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta, Struct
from msgspec import inspect as types

import spotisle
from spotisle.bounds import Word, convert_stored
from spotisle.decks.draft import Draft
from spotisle.decks.manifest import Manifest
from spotisle.editions.placement import Layout
from spotisle.printing.options import PrintOptions
from spotisle.protocol import codec
from spotisle.protocol.club_commands import CLUB_COMMANDS
from spotisle.protocol.commands import COMMANDS
from spotisle.protocol.hello import Hello
from spotisle.rules import GAMES
from spotisle.server import queries

ROOTS: tuple[type[Struct], ...] = (
    *COMMANDS,
    *CLUB_COMMANDS,
    Hello,
    codec._Greeting,
    PrintOptions,
    Draft,
    Manifest,
    Layout,
    queries.RecordsQuery,
    queries.ReplayQuery,
    queries.FaceQuery,
    *dict.fromkeys(game.options_type for game in GAMES.values()),
)
"""Everything that is decoded from a message, a body, a query or an upload."""

DECODERS = {
    "server/jobs.py": "what a child process of ours returns; its size is bounded by the pool",
    "server/settings.py": "the operator's settings",
    "server/process_metrics.py": "what the kernel says of this process",
    "server/job_worker.py": "what the server hands to its child process",
    "server/queries.py": "queries, which are roots",
    "protocol/codec.py": "messages, which are roots",
    "protocol/delta.py": "a view that was encoded just before",
    "protocol/settings.py": "settings of the journal",
    "rooms/dealing.py": "options that were encoded just before",
    "rooms/events.py": "the journal",
    "rooms/snapshot.py": "the journal",
    "club/changes.py": "the journal",
    "club/no_op_changes.py": "settings that were checked just before",
    "club/decisions.py": "settings that were encoded just before",
    "decks/form.py": "Draft, a root",
    "decks/archive.py": "Layout, a root",
    "decks/manifest.py": "Manifest, a root",
    "decks/sources.py": "files of the command line",
    "decks/tables.py": "files of the command line",
    "decks/sanitise_pixels.py": "pictures, in a child process",
    "decks/emoji.py": "our own file",
    "printing/options.py": "PrintOptions, a root",
    "printing/card_art.py": "our own file",
    "printing/pdf.py": "our own file",
    "storage/deck_files.py": "our own file",
    "cluster/postgres/decks.py": "our own table",
    "cluster/node.py": "our own table",
    "replays/show.py": "records of at most MAX_RECORD_BYTES bytes, in a child process",
    "replays/seats.py": "a record that show.py has bounded",
}
"""Every server file that decodes input, and what. A new file needs a line here, and a root."""

PARTS = (
    "server",
    "protocol",
    "rooms",
    "club",
    "decks",
    "printing",
    "storage",
    "cluster",
    "replays",
)
CALLS = {"Decoder", "decode_json", "convert", "read_text", "loads", "convert_stored"}
PACKAGE = Path(spotisle.__file__).parent


SAFE = (types.BoolType, types.NoneType, types.LiteralType, types.EnumType, types.TupleType)
"""Types that are bounded if their parts are."""


def is_bounded(kind: types.Type) -> bool:
    match kind:
        case types.IntType(ge=low, le=high) | types.FloatType(ge=low, le=high):
            return low is not None and high is not None and math.isfinite(high - low)
        case types.StructType() | types.UnionType():
            return True
    return isinstance(kind, SAFE) or getattr(kind, "max_length", None) is not None


def parts_of(kind: types.Type) -> Iterator[tuple[str, types.Type]]:
    """Yield the parts of a type, each with its name in a path."""
    match kind:
        case types.StructType(fields=fields):
            yield from ((f".{field.encode_name}", field.type) for field in fields)
        case types.UnionType(types=kinds):
            yield from (("", each) for each in kinds)
        case types.VarTupleType(item_type=item) | types.ListType(item_type=item):
            yield "[]", item
        case types.TupleType(item_types=items):
            yield from ((f"[{place}]", item) for place, item in enumerate(items))
        case types.DictType(key_type=key, value_type=value):
            yield from (("{key}", key), ("{}", value))


def unbounded(kind: types.Type, path: str, seen: frozenset[type] = frozenset()) -> Iterator[str]:
    """Yield the path and the type of every part without a bound."""
    if not is_bounded(kind):
        yield f"{path}: {type(kind).__name__}"
    if isinstance(kind, types.StructType):
        if kind.cls in seen:
            return
        seen |= {kind.cls}
    for name, part in parts_of(kind):
        yield from unbounded(part, path + name, seen)


@pytest.mark.parametrize("root", ROOTS, ids=lambda root: root.__name__)
def test_every_field_from_outside_has_a_bound(root: type[Struct]) -> None:
    assert list(unbounded(types.type_info(root), root.__name__)) == []


class Loose(Struct):
    number: int
    half: Annotated[int, Meta(ge=0)]
    share: Annotated[float, Meta(ge=0)]
    text: str
    words: tuple[Word, ...]
    numbers: Annotated[tuple[int, ...], Meta(max_length=3)]
    table: dict[Word, bool]
    anything: Any
    maybe: str | None
    inner: "list[Loose]"


def test_a_field_without_a_bound_is_found_wherever_it_is() -> None:
    found = list(unbounded(types.type_info(Loose), "Loose"))
    assert found == [
        "Loose.number: IntType",
        "Loose.half: IntType",
        "Loose.share: FloatType",
        "Loose.text: StrType",
        "Loose.words: VarTupleType",
        "Loose.numbers[]: IntType",
        "Loose.table: DictType",
        "Loose.anything: AnyType",
        "Loose.maybe: StrType",
        "Loose.inner: ListType",
    ]


def decoding_files() -> Iterator[str]:
    """Yield every server file that decodes bytes or converts plain values."""
    for part in PARTS:
        for path in sorted((PACKAGE / part).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and is_decoding(node):
                    yield path.relative_to(PACKAGE).as_posix()


def is_decoding(call: ast.Call) -> bool:
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    typed = any(keyword.arg == "type" for keyword in call.keywords)
    of_json = isinstance(function, ast.Attribute) and "json" in ast.unparse(function.value)
    return name in CALLS or (name == "decode" and (typed or of_json))


def test_everything_that_the_server_decodes_is_known() -> None:
    assert set(decoding_files()) == set(DECODERS)


@pytest.mark.parametrize("number", ["1e999", "-1e999", "NaN", "Infinity", "1e10"])
def test_a_reaction_is_a_finite_number(number: str) -> None:
    claim = b'{"type":"claim","id":1,"symbol":1,"seen":0,"reaction":%s}'
    assert isinstance(codec.decode_command(claim % number.encode()), codec.Fault)
    assert not isinstance(codec.decode_command(claim % b"0.25"), codec.Fault)


@pytest.mark.parametrize("name", GAMES)
def test_stored_options_may_be_above_the_limits_but_not_below(name: str) -> None:
    kind = GAMES[name].options_type
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    for field in info.fields:
        kinds = [part for _, part in parts_of(field.type)] or [field.type]
        if not any(isinstance(each, types.IntType) for each in kinds):
            continue
        option, is_list = field.name, isinstance(field.type, types.VarTupleType)
        large, small = [(10**6,), (-1,)] if is_list else [10**6, -1]
        assert getattr(convert_stored({option: large}, kind), option) == large
        for wrong, convert in ((large, msgspec.convert), (small, convert_stored)):
            with pytest.raises(msgspec.ValidationError):
                convert({option: wrong}, kind)
