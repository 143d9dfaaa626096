"""Build hook: the client and the rules go into the wheel."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds web/ before a wheel is packed; a checkout builds it with `make client`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root))
        from tools.build_client import NotBuilt, build

        try:
            build()
        except NotBuilt as error:
            sys.exit(str(error))
        for page in sorted((root / "docs" / "rules").glob("*.md")):
            build_data["force_include"][str(page)] = f"hearthside/server/rules/{page.name}"
