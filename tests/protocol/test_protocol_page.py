"""docs/protocol.md: its examples are valid messages, and its conversation works on a server."""

import asyncio
import json
import re
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spotisle.client import Frame
from spotisle.protocol.close import CloseReason
from spotisle.protocol.codec import Fault, decode_command, decode_hello
from tests.kit.local_server import LocalServer, local_server, raw_socket
from tools.wire_types import TARGET, wire_types

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def examples(kind: str) -> list[str]:
    blocks = re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)
    return [text for block in blocks for text in block.splitlines()]


def keys(message: dict[str, Any]) -> set[str]:
    return set(message)


@pytest.mark.parametrize("message", examples("json client"))
def test_client_messages_on_the_page_can_be_decoded(message: str) -> None:
    read = decode_hello if '"hello"' in message else decode_command
    assert not isinstance(read(message.encode()), Fault)


@pytest.mark.parametrize("message", examples("json server"))
def test_room_messages_on_the_page_are_those_of_the_server(message: str) -> None:
    frame = msgspec.json.decode(message, type=Frame)
    assert keys(json.loads(msgspec.json.encode(frame))) == keys(json.loads(message))


async def test_the_conversation_on_the_page_works(server: LocalServer) -> None:
    code = await server.room()
    async with raw_socket(server.url) as socket:
        for text in examples("wire"):
            direction, message = text[:2], json.loads(text[3:].replace("KTRNW", code))
            if direction == "->":
                await socket.send(**message)
                continue
            heard = await socket.receive(message["type"])
            assert keys(heard) == keys(message)
            for field in keys(message) - {
                "token",
                "clock",
                "view",
                "private",
                "delta",
                "events",
            }:
                assert heard[field] == message[field], text
            shown = [event["type"] for event in message.get("events", ())]
            assert shown == [event["type"] for event in heard.get("events", ())]


async def test_the_program_on_the_page_plays_a_game(tmp_path: Path) -> None:
    program = "\n".join(examples("python"))

    async with local_server(tmp_path) as server:
        command = [sys.executable, "-W", "error", "-c"]
        command.append(program.replace("http://127.0.0.1:8555", server.url))
        ran = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=PIPE)
        printed, mishap = await ran.communicate()
    assert mishap == b""
    assert printed.startswith(b"Judged(")


def test_the_page_lists_every_close_code_with_its_meaning() -> None:
    table = re.findall(r"^\| (\d{4}) \| `(\w+)` \| (.+?) \| (↻?) ?\|$", PAGE, re.MULTILINE)
    assert table == [
        (str(int(close)), close.word, close.meaning, "↻" if close.reconnects else "")
        for close in CloseReason
    ]


def test_the_page_names_every_command() -> None:
    from spotisle.protocol.club_commands import CLUB_COMMANDS
    from spotisle.protocol.commands import COMMANDS

    for head, kinds in (("| command | who |", COMMANDS), ("| club command |", CLUB_COMMANDS)):
        table = PAGE[PAGE.index(head) :].split("\n\n")[0]
        rows = "\n".join(row.split("|")[1] for row in table.splitlines())
        named = set(re.findall(r"`(\w+)`", rows))
        assert named == {kind.__struct_config__.tag for kind in kinds}


def test_the_typescript_types_are_the_servers_own() -> None:
    assert TARGET.read_text(encoding="utf-8") == wire_types(), "run python -m tools.wire_types"
