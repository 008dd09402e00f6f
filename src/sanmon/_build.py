"""Whether this is the compiled build, and whether it still is the build of the source beside it.

Python prefers a compiled module to the `.py` beside it and never compares the two, so an edited rule would silently go
on being played the old way. A compiled build therefore carries a stamp: the SHA-256 of every source it was compiled
from.
"""

import os
import sys
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

STAMP = "_compiled.sha256"
PACKAGE = Path(__file__).parent


def is_compiled(package: Path = PACKAGE) -> bool:
    return (package / STAMP).exists()


def digest(source: Path) -> str:
    return sha256(source.read_bytes()).hexdigest()


def compiled_sources(package: Path) -> list[str]:
    """The sources, relative to the package, that this interpreter would not read because a compiled
    module hides them.
    """
    suffixes = tuple(EXTENSION_SUFFIXES)
    found = []
    # os.walk and strings, because every import of sanmon pays for this: 0.2 ms, and 1 ms with Path objects
    for folder, folders, files in os.walk(package):
        folders[:] = [name for name in folders if name not in {"__pycache__", "components", "locales"}]
        for name in files:
            if name.endswith(suffixes):
                source = os.path.join(folder, name.partition(".")[0] + ".py")  # noqa: PTH118
                if os.path.exists(source):  # noqa: PTH110
                    found.append(os.path.relpath(source, package).replace(os.sep, "/"))
    return sorted(found)


def read_stamp(package: Path) -> dict[str, str]:
    lines = (package / STAMP).read_text("utf-8").splitlines() if is_compiled(package) else []
    return {path: hexdigest for hexdigest, _, path in (line.partition("  ") for line in lines)}


def write_stamp(package: Path) -> Path:
    lines = [f"{digest(package / path)}  {path}\n" for path in compiled_sources(package)]
    (package / STAMP).write_text("".join(lines), "utf-8")
    return package / STAMP


def refuse_stale_build(package: Path = PACKAGE, prefix: str = sys.prefix) -> None:
    """Raise ImportError if a compiled module is not the one its source would give."""
    compiled = compiled_sources(package)
    if not compiled:
        return
    stamp = read_stamp(package)
    places = [package]
    if package.is_relative_to(prefix):
        # `make fast` fills an environment that stands in a checkout: there the checkout's source counts as well.
        places.append(Path(prefix).parent / "src" / "sanmon")
    stale = [
        source
        for source in compiled
        if any((place / source).exists() and digest(place / source) != stamp.get(source) for place in places)
    ]
    if stale:
        more = f" and {len(stale) - 3} more" if len(stale) > 3 else ""
        raise ImportError(
            f"the compiled build of sanmon is not that of its source: {', '.join(stale[:3])}{more} changed since. "
            f"Run `make fast` to compile again, or delete the compiled modules in {package} to run the source.",
            name="sanmon",
            path=str(package),
        )
