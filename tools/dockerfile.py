"""Read a Dockerfile: its stages, their instructions, and the command of the last one."""

import json
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
DOCKERFILE = ROOT / "Dockerfile"


class Instruction(NamedTuple):
    """One instruction, such as `COPY . .`, with continued lines joined."""

    verb: str
    said: str


class Stage(NamedTuple):
    """A build stage: its base image, name and instructions."""

    base: str
    name: str
    steps: tuple[Instruction, ...]

    def last(self, verb: str) -> str:
        """Return the arguments of the last instruction of a kind."""
        return next(step.said for step in reversed(self.steps) if step.verb == verb)

    def variables(self) -> dict[str, str]:
        """Return the environment variables that it sets."""
        said = (step.said for step in self.steps if step.verb == "ENV")
        words = [word for each in said for word in shlex.split(each)]
        return dict(word.split("=", 1) for word in words)

    def command(self) -> list[str]:
        """Return the entry point and its arguments."""
        started: list[str] = json.loads(self.last("ENTRYPOINT")) + json.loads(self.last("CMD"))
        return started

    def health_check(self) -> list[str]:
        """Return the command of the health check."""
        asked: list[str] = json.loads(self.last("HEALTHCHECK").partition(" CMD ")[2])
        return asked


def read_instructions(text: str) -> Iterator[Instruction]:
    """Yield the instructions of a file."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        if line.strip():
            verb, _, said = line.strip().partition(" ")
            yield Instruction(verb, said)


def read_stages(path: Path = DOCKERFILE) -> list[Stage]:
    """Return the stages of a file in order."""
    stages: list[Stage] = []
    for step in read_instructions(path.read_text(encoding="utf-8")):
        if step.verb == "FROM":
            base, _, name = step.said.partition(" AS ")
            stages.append(Stage(base, name, ()))
        else:
            stages[-1] = stages[-1]._replace(steps=(*stages[-1].steps, step))
    return stages
