"""Detects the compiled build, and refuses one that was compiled from another version of the source.

Python prefers a compiled module to the `.py` file in the same folder and never compares the two, so a change of a rule
would silently have no effect. Therefore a compiled build has a stamp: the SHA-256 of every source that was compiled.
"""

import os
import sys
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

STAMP = "_compiled.sha256"
PACKAGE = Path(__file__).parent


def is_compiled(package: Path = PACKAGE) -> bool:
    """Whether the package is a compiled build."""
    return (package / STAMP).exists()


def digest(source: Path) -> str:
    """The SHA-256 of a source file."""
    return sha256(source.read_bytes()).hexdigest()


def compiled_sources(package: Path) -> list[str]:
    """The sources, relative to the package, that this interpreter ignores in favour of a compiled module."""
    suffixes = tuple(EXTENSION_SUFFIXES)
    found = []
    # os.walk and strings take 0.2 ms, Path objects 1 ms, and every import of sanmon runs this.
    for folder, folders, files in os.walk(package):
        folders[:] = [name for name in folders if name not in {"__pycache__", "components", "locales"}]
        for name in files:
            if name.endswith(suffixes):
                source = os.path.join(folder, name.partition(".")[0] + ".py")  # noqa: PTH118
                if os.path.exists(source):  # noqa: PTH110
                    found.append(os.path.relpath(source, package).replace(os.sep, "/"))
    return sorted(found)


def read_stamp(package: Path) -> dict[str, str]:
    """The hash of each compiled source by its path, from the stamp; empty without a stamp."""
    lines = (package / STAMP).read_text("utf-8").splitlines() if is_compiled(package) else []
    return {path: hexdigest for hexdigest, _, path in (line.partition("  ") for line in lines)}


def write_stamp(package: Path) -> Path:
    """Writes the stamp for the compiled modules of the package; returns its path."""
    lines = [f"{digest(package / path)}  {path}\n" for path in compiled_sources(package)]
    (package / STAMP).write_text("".join(lines), "utf-8")
    return package / STAMP


def refuse_stale_build(package: Path = PACKAGE, prefix: str = sys.prefix) -> None:
    """Raises ImportError if a compiled module was made from another version of its source."""
    compiled = compiled_sources(package)
    if not compiled:
        return
    stamp = read_stamp(package)
    places = [package]
    if package.is_relative_to(prefix):
        # `make fast` makes an environment inside a checkout; there the checkout's source must match too.
        places.append(Path(prefix).parent / "src" / "sanmon")
    stale = [
        source
        for source in compiled
        if any((place / source).exists() and digest(place / source) != stamp.get(source) for place in places)
    ]
    if stale:
        more = f" and {len(stale) - 3} more" if len(stale) > 3 else ""
        raise ImportError(
            f"the compiled build of sanmon is older than its source: {', '.join(stale[:3])}{more} changed since. "
            f"Run `make fast` to compile again, or delete the compiled modules in {package} to run the source.",
            name="sanmon",
            path=str(package),
        )
