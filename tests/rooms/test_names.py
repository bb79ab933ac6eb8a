"""Names that people choose are cleaned, because everyone sees them, and made unique."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spotisle.protocol import commands as cmd
from spotisle.rooms.names import MAX_NAME_LENGTH, clean_name, make_unique
from tests.rooms.kit.server import VirtualServer, done, refused

HARMLESS = {
    "<script>alert(1)</script>": "<script>alert(1)</script",
    "🦊 Fuchs 🦊": "🦊 Fuchs 🦊",
    "\u202eevil\u202c name\u2066": "evil name",
    "two\nlines\tand\x00null": "two lines and null",
    "x" * 200: "x" * MAX_NAME_LENGTH,
    "A\u0308rger": "Ärger",
    "Z" + "\u0301" * 50: "Ź" + "\u0301" * 2,
    "\u200bZero\u200bWidth\ufeff": "ZeroWidth",
}


@pytest.mark.parametrize("wanted", HARMLESS)
def test_a_name_is_made_harmless(wanted: str) -> None:
    assert clean_name(wanted) == HARMLESS[wanted]


@pytest.mark.parametrize(
    "wanted", ["", "   ", "\u200b", "\u2800", "\u3164", "\u202e\u202d", "\u0301", "\ud800"]
)
def test_an_invisible_name_counts_as_none(wanted: str) -> None:
    assert clean_name(wanted) == ""


@given(st.text(max_size=200))
def test_any_typed_name_becomes_one_short_line(wanted: str) -> None:
    name = clean_name(wanted)
    assert len(name) <= MAX_NAME_LENGTH
    assert name == name.strip()
    assert not any(unicodedata.category(c)[0] == "C" or c in "\u2028\u2029\n" for c in name)
    assert clean_name(name) == name
    name.encode()


@given(st.lists(st.sampled_from(["Ann", "ann", "ＡＮＮ", "Ann 2", "Bob"]), max_size=12))
def test_no_two_names_sound_alike(wanted: list[str]) -> None:
    names: list[str] = []
    for name in wanted:
        names.append(make_unique(name, names))
    heard = {unicodedata.normalize("NFKC", name).casefold() for name in names}
    assert len(heard) == len(names)


async def test_names_in_a_room_are_clean_and_distinct(server: VirtualServer) -> None:
    actor, (ann, other, third) = await server.room("Ann", " ann\n", "\u202eANN")
    assert [client.view["people"][client.you]["name"] for client in (ann, other, third)] == [
        "Ann",
        "ann 2",
        "ANN 3",
    ]
    await done(other, cmd.Rename, name="Bob")
    await done(other, cmd.Rename, name="bob")
    assert actor.state.people[other.you].name == "bob"
    assert (await refused(other, cmd.Rename, name="\u200b"))["why"] == "no_name"


async def test_joining_without_a_name_is_refused(server: VirtualServer) -> None:
    actor = await server.registry.make_room()
    nobody = server.client("\u202e \u2800")
    nobody.enter(actor)
    await server.until(lambda: nobody.closings)
    assert nobody.closings[0][0] == "no_name"
    assert not actor.state.people
