"""A build hook.

For a compiled wheel it compiles the one module that is written in C, and stamps the wheel with the hashes of all
other compiled sources (see src/sanmon/_build.py). For an editable install it compiles only that module, if there is a C
compiler; without it, kernel/rows does the same work more slowly. A wheel for any machine stays as it is.
"""

import contextlib
import importlib.util
import os
import tempfile
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

EXTENSION = "kernel/rows/_rows"
COMPILED_WHEEL = bool(os.environ.get("HATCH_BUILD_HOOKS_ENABLE"))


class StampHook(BuildHookInterface[Any]):
    """Adds the module in C and the stamp to a compiled wheel, and removes both from the source tree afterwards."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Writes the stamp and adds it to the wheel; hatchling calls this before the build."""
        if version == "editable":
            try:
                compile_extension(Path(self.root))
            except Exception as problem:  # noqa: BLE001 - no compiler, no headers, no setuptools: all optional
                self.app.display_info(f"without the module in C: {problem}")
            return
        if not COMPILED_WHEEL:
            return
        package = Path(self.root, "src", "sanmon")
        library = compile_extension(Path(self.root))
        build_data["force_include"][str(library)] = f"sanmon/{library.relative_to(package)}"
        # Loaded by its path, because importing the package would need its dependencies in the build environment.
        spec = importlib.util.spec_from_file_location("_build", package / "_build.py")
        assert spec is not None
        assert spec.loader is not None
        build = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(build)
        stamp = build.write_stamp(package)
        build_data["force_include"][str(stamp)] = f"sanmon/{stamp.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Removes what was built from the source tree; hatchling calls this after the build."""
        if version == "editable" or not COMPILED_WHEEL:
            return
        package = Path(self.root, "src", "sanmon")
        (package / "_compiled.sha256").unlink(missing_ok=True)
        for suffix in EXTENSION_SUFFIXES:
            (package / f"{EXTENSION}{suffix}").unlink(missing_ok=True)


def compile_extension(root: Path) -> Path:
    """Compiles the module in C, beside its source; returns its path."""
    # mypyc brings setuptools; a wheel for any machine does not need it.
    from setuptools import Distribution, Extension  # noqa: PLC0415

    name = f"sanmon.{EXTENSION.replace('/', '.')}"
    source = f"src/sanmon/{EXTENSION}.c"
    # The module says which source it was made from, and kernel/rows refuses it after a change.
    made_from = [("SOURCE_HASH", sha256((root / source).read_bytes()).hexdigest())]
    flags = [] if os.name == "nt" else ["-O3"]
    extension = Extension(name, [source], define_macros=made_from, extra_compile_args=flags)
    with contextlib.chdir(root):
        distribution = Distribution({"name": "sanmon", "ext_modules": [extension], "package_dir": {"": "src"}})
        with tempfile.TemporaryDirectory() as build:
            command: Any = distribution.get_command_obj("build_ext")
            command.inplace, command.build_temp, command.force = True, build, True
            command.ensure_finalized()
            command.run()
            return root / str(command.get_ext_fullpath(name))
