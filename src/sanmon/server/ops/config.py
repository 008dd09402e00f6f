"""The settings of a server. `Config` declares each once: its flag, environment variable and help come from there.

A flag overrides the environment, the environment overrides the file, and the file overrides the default.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from sanmon.kernel.errors import SetupError

PREFIX = "SANMON_"


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of a server, with their defaults, their help and the values they may have."""

    host: Annotated[
        str, Meta(description="The address to listen at; 0.0.0.0 lets other machines connect.", title="H")
    ] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="The port to listen at; 0: any that is free.", title="P")] = (
        8000
    )
    database: Annotated[
        str,
        Meta(
            description="Where everything is stored: a file, sqlite:///PATH, or postgresql://USER:PASSWORD@HOST/NAME. "
            "Empty: tables.sqlite3 in the folder of your saved games.",
            title="URL",
        ),
    ] = ""
    redis: Annotated[
        str,
        Meta(
            description="The Redis that connects several processes: redis://HOST:6379/0. Empty: one process.",
            title="URL",
        ),
    ] = ""
    workers: Annotated[
        int,
        Meta(
            ge=1,
            le=64,
            description="The number of processes that serve; more than one needs --redis and PostgreSQL.",
            title="N",
        ),
    ] = 1
    thinkers: Annotated[
        int,
        Meta(
            ge=0,
            le=64,
            description="The number of processes for bots, of each worker; 0: one less than there are cores.",
            title="N",
        ),
    ] = 0
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description="The least important messages that are logged, to standard error."),
    ] = "info"
    log_format: Annotated[
        Literal["text", "json"], Meta(description="The form of the log: text for people, or JSON, one object a line.")
    ] = "text"
    metrics: Annotated[
        Literal["off", "local", "all"],
        Meta(description="Who may read /metrics: nobody, this machine (without a proxy), or everybody."),
    ] = "local"
    origins: Annotated[
        list[str],
        Meta(
            description="Other sites whose pages may use this server (https://NAME); its own pages always may.",
            title="A,B,…",
        ),
    ] = []
    hosts: Annotated[
        list[str],
        Meta(
            description="More names to which the server answers (play.example, *.example; *: any name). It always "
            "answers to IP addresses, to this machine's name, and to the names in host and site.",
            title="A,B,…",
        ),
    ] = []
    limits: Annotated[
        float,
        Meta(
            ge=0,
            description="Multiplies the limits of what one address or person may request; 0: no limits.",
            title="FACTOR",
        ),
    ] = 1.0
    idle: Annotated[
        float,
        Meta(
            gt=0, description="A page that sends nothing for so long is disconnected; it reconnects.", title="SECONDS"
        ),
    ] = 7200.0
    site: Annotated[
        str,
        Meta(
            description="The address of your pages, https://NAME: for links in mails, and the server answers to it.",
            title="URL",
        ),
    ] = ""
    in_browser: Annotated[
        str,
        Meta(
            description="The folder that `make site` built: pages play in the browser while this server is away.",
            title="PATH",
        ),
    ] = ""
    smtp: Annotated[
        str,
        Meta(
            description="The server that sends mails: smtp://USER:PASSWORD@HOST:587, or smtps://. Empty: no mails.",
            title="URL",
        ),
    ] = ""
    mail_from: Annotated[str, Meta(description="The sender of mails.", title="ADDRESS")] = "sanmon@localhost"
    proxies: Annotated[
        list[str],
        Meta(
            description="Addresses or networks of your proxies; the server trusts what they say about visitors.",
            title="A,B,…",
        ),
    ] = []


class Setting(NamedTuple):
    """One setting: its name in the file, its type, and its help."""

    name: str
    kind: Any
    metavar: str
    help: str

    @property
    def flag(self) -> str:
        """Its flag on the command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """Its environment variable."""
        return PREFIX + self.name.upper()


def settings() -> list[Setting]:
    """All settings, in the order of `Config`."""
    hints = get_type_hints(Config, include_extras=True)
    found: list[Setting] = []
    for field in msgspec.structs.fields(Config):
        kind, meta = get_args(hints[field.name])[:2]
        default = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
        values = "|".join(get_args(kind)) if get_origin(kind) is Literal else meta.title or "VALUE"
        usual = f"; default: {default}" if default not in ("", []) else ""
        help = f"{meta.description} ({PREFIX}{field.name.upper()}{usual})"
        found.append(Setting(field.name, hints[field.name], values, help))
    return found


def load(flags: Mapping[str, str | None], environment: Mapping[str, str] | None = None) -> Config:
    """Reads the settings from flags, environment and file. A SetupError names a wrong setting and where it is."""
    environment = os.environ if environment is None else environment
    file = flags.get("config") or environment.get(f"{PREFIX}CONFIG")
    stored = {} if not file else _file(Path(file))
    known = {setting.name for setting in settings()}
    for name in stored:
        if name not in known:
            raise SetupError(f"{file}: there is no setting {name!r}; there are: {', '.join(sorted(known))}")
    for name in environment:
        if name.startswith(PREFIX) and name not in OTHERS and name.removeprefix(PREFIX).lower() not in known:
            raise SetupError(f"{name} in the environment names no setting; there are: {', '.join(sorted(known))}")
    values: dict[str, Any] = {}
    for setting in settings():
        flag = flags.get(setting.name)
        if flag is not None:
            values[setting.name] = _read(setting, flag, setting.flag)
        elif setting.variable in environment:
            values[setting.name] = _read(setting, environment[setting.variable], setting.variable)
        elif setting.name in stored:
            values[setting.name] = _checked(setting, stored[setting.name], f"{setting.name} in {file}", True)
    return Config(**values)


# Environment variables with our prefix that are not settings of the server.
OTHERS = {f"{PREFIX}CONFIG", f"{PREFIX}HOME", f"{PREFIX}LANG", f"{PREFIX}SETS_FOLDER"}


def _file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise SetupError(f"the settings in {path} cannot be read: {problem}") from problem


def _read(setting: Setting, text: str, where: str) -> Any:
    """Converts the text of a flag or an environment variable to the setting's type."""
    value: Any = text
    if get_origin(get_args(setting.kind)[0]) is list:
        value = [part.strip() for part in text.split(",") if part.strip()]
    return _checked(setting, value, where, False)


def _checked(setting: Setting, value: Any, where: str, strict: bool) -> Any:
    try:
        return msgspec.convert(value, setting.kind, strict=strict)
    except msgspec.ValidationError as problem:
        raise SetupError(f"{where}: {value!r} is not possible: {_plain(setting, problem)}") from problem


def _plain(setting: Setting, problem: msgspec.ValidationError) -> str:
    kind = get_args(setting.kind)[0]
    if get_origin(kind) is Literal:
        return f"it must be one of {', '.join(get_args(kind))}"
    return str(problem).replace("`", "").replace("Expected", "expected")
