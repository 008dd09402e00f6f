"""The last step of a compiled build: stamp it with the hashes of its sources (see src/sanmon/_build.py)."""

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class StampHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        package = Path(self.root, "src", "sanmon")
        # By its path: importing the package would need the package's own dependencies in the build environment.
        spec = importlib.util.spec_from_file_location("_build", package / "_build.py")
        assert spec is not None
        assert spec.loader is not None
        build = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(build)
        stamp = build.write_stamp(package)
        build_data["force_include"][str(stamp)] = f"sanmon/{stamp.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        Path(self.root, "src", "sanmon", "_compiled.sha256").unlink(missing_ok=True)
