"""A build hook for compiled wheels: it stamps them with the hashes of their sources (see src/sanmon/_build.py)."""

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class StampHook(BuildHookInterface[Any]):
    """Adds the stamp to the wheel, and removes it from the source tree afterwards."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Writes the stamp and adds it to the wheel; hatchling calls this before the build."""
        package = Path(self.root, "src", "sanmon")
        # Loaded by its path, because importing the package would need its dependencies in the build environment.
        spec = importlib.util.spec_from_file_location("_build", package / "_build.py")
        assert spec is not None
        assert spec.loader is not None
        build = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(build)
        stamp = build.write_stamp(package)
        build_data["force_include"][str(stamp)] = f"sanmon/{stamp.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Removes the stamp from the source tree; hatchling calls this after the build."""
        Path(self.root, "src", "sanmon", "_compiled.sha256").unlink(missing_ok=True)
