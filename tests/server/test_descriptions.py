"""The OpenAPI and AsyncAPI descriptions match what the server does."""

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import jsonschema_rs
import pytest
import schemathesis
from aiohttp import web
from hypothesis import HealthCheck, given, settings
from schemathesis import BaseSchema, Case
from schemathesis.specs.openapi.checks import (
    negative_data_rejection,
    positive_data_acceptance,
)

from spotisle.server.app import make_app
from spotisle.server.asyncapi import RECEIVED, describe_socket
from spotisle.server.openapi import OPERATIONS, Operation, describe_http
from tests.kit.fuzz import TIMES, many
from tests.kit.local_server import (
    HELLO,
    LocalServer,
    RawSocket,
    in_background,
    keep_workers,
    local_server,
    raw_socket,
)
from tests.server.conftest import answer_guesses_at_once

UNLISTED = {("get", "/ws"), ("get", "/{path}"), ("get", "/api/rooms/{code}/token")}
"""AsyncAPI describes the socket; pages are for browsers; the token route is for other nodes."""


BEYOND_A_SCHEMA: list[Any] = [positive_data_acceptance, negative_data_rejection]
"""A schema can't say that a record's game exists, and the server ignores unknown parameters."""
TOLERATED = (HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large)
EXAMPLES = many(4)


def expand(path: str) -> list[str]:
    return [path.replace("{what}", what) for what in ("replay", "analysis")]


async def test_every_route_is_described_and_nothing_else(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        app = make_app({}, server.context)
    served = {
        (route.method.lower(), path)
        for route in app.router.routes()
        if route.method != "HEAD"
        for path in expand(_path(route))
    }
    described = {(each.method, each.path) for each in OPERATIONS}
    assert described == served - UNLISTED


def _path(route: web.AbstractRoute) -> str:
    assert route.resource
    return route.resource.canonical


def test_both_descriptions_refer_to_nothing_that_is_missing() -> None:
    for described in (describe_http(), describe_socket()):
        known = {f"#/components/schemas/{name}" for name in described["components"]["schemas"]}
        asked = {ref for ref in _references(described) if "/schemas/" in ref}
        assert asked
        assert asked <= known


def _references(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(ref := value.get("$ref"), str):
            yield ref
        for inner in value.values():
            yield from _references(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _references(inner)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """A server for the examples of all operations."""
    folder = tmp_path_factory.mktemp("table")
    with (
        pytest.MonkeyPatch.context() as patch,
        in_background(local_server(folder, rooms_per_minute=100_000)) as server,
    ):
        answer_guesses_at_once(patch)
        keep_workers(server)
        yield server


@pytest.fixture(scope="module")
def http_schema(table: LocalServer) -> BaseSchema:
    return schemathesis.openapi.from_url(f"{table.url}/api/openapi.json")


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda each: f"{each.method} {each.path}")
def test_answers_are_as_described(
    operation: Operation, http_schema: BaseSchema, table: LocalServer
) -> None:
    described = http_schema[operation.path][operation.method.upper()]

    @settings(max_examples=EXAMPLES, derandomize=TIMES == 1, suppress_health_check=TOLERATED)
    @given(case=described.as_strategy())
    def ask(case: Case[Any]) -> None:
        case.call_and_validate(base_url=table.url, excluded_checks=BEYOND_A_SCHEMA)

    ask()


async def test_what_a_room_sends_is_as_described(tmp_path: Path) -> None:
    """Validate all messages of joining, sitting down, a start, a claim and a refusal."""
    described = describe_socket()["components"]
    kinds = {
        schema["properties"]["type"]["const"]: {**schema, "components": described}
        for name, schema in described["schemas"].items()
        if name in {kind.__name__ for kind in RECEIVED}
    }
    async with local_server(tmp_path) as server, aiohttp.ClientSession() as session:
        code = (await (await session.post(f"{server.url}/api/rooms")).json())["code"]
        async with raw_socket(server.url) as ann, raw_socket(server.url) as bob:
            for number, person in enumerate((ann, bob)):
                await person.send(**HELLO, room=code, name=f"P{number}")
                await _hear(person, "welcome", kinds)
                await person.send(type="sit", id=1, seat=number)
                await _hear(person, "done", kinds)
            await ann.send(type="start", id=2)
            await _hear(ann, "done", kinds)
            await ann.send(type="claim", id=3, symbol=0, seen=0)
            await _hear(ann, "verdict", kinds)
            await bob.send(type="start", id=4)
            assert await _hear(bob, "refused", kinds) > 0


async def _hear(person: RawSocket, kind: str, schemas: dict[str, Any]) -> int:
    """Validate all messages up to the first of this type; return how many there were."""
    for count in itertools.count(1):
        message = json.loads(await person.websocket.receive_str())
        jsonschema_rs.validate(schemas[message["type"]], message)
        if message["type"] == kind:
            return count
    raise AssertionError
