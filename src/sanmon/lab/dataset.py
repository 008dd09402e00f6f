"""A data set of bot games for research: views, options, choices and results, with a data card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import sanmon
from sanmon.kernel.errors import SetupError
from sanmon.kernel.info import Setting
from sanmon.lab import files, selfplay, shards
from sanmon.lab.selfplay import POLICY, Plan

SHARD = 16

DECISIONS = [
    ("game", "int64", "the number of the game in this set, from 0"),
    ("step", "int32", "the number of the decision in its game, from 0"),
    ("seat", "int8", "whose decision it is"),
    ("prompt", "text", "what is asked, by the key of the rules' catalogue"),
    ("options", "list of int32", "every legal answer, as numbers of the game's vocabulary"),
    ("option", "int32", "the answer that was chosen"),
    ("choice", "text", "the same in the notation of moves"),
    ("view", "text", "all that the seat may know at this moment, as JSON; it holds no secret of another seat"),
    (
        "observation",
        "list of int32",
        "the places of the numbers in the observation vector that are not zero (`sanmon.lab.observation` names them)",
    ),
    ("observation_value", "list of float32", "those numbers"),
    ("reward", "float32", "what the seat got at the end, by rank: from -1 (last) to 1 (first)"),
    ("score", "int32", "the seat's final score"),
]
GAMES = [
    ("game", "int64", "the number of the game"),
    ("seed", "int64", "`sanmon.load(GAME).start(players, seed)` deals the same game again"),
    ("decisions", "int32", "how many decisions it took"),
    ("scores", "list of int32", "final scores by seat; alone, the game's own opponent comes last"),
    ("ranks", "list of int8", "final ranks, the same way"),
    ("rewards", "list of float32", "by seat, from the ranks"),
    ("verdict", "text", "what a solo game ended with; otherwise empty"),
    ("digest", "text", "the fingerprint of the final position"),
]

OURS = (
    "- **The components are not those of the box.** The games' rulebooks show only a part of what is printed on tiles "
    "and cards. Sanmon's sets are its own, designed and balanced by its authors, so figures from this data say little "
    "about the published game's balance."
)
THEIRS = (
    "- **The components are a set of the maker's own**, identified by its fingerprint above; without that set the "
    "games cannot be dealt again."
)


def make_plan(
    game: str,
    games: int,
    players: int | None = None,
    seed: int = 1,
    seats: Sequence[str] = ("level-2",),
    settings: dict[str, Setting] | None = None,
    components: str | Path | None = None,
    format: str = "parquet",
    observations: bool = True,
) -> Plan:
    """Checks the arguments and makes a plan of games between agents."""
    if POLICY in seats:
        raise SetupError("a data set of bot games has agents on its seats; sanmon.lab.selfplay plays with a policy")
    return selfplay.make_plan(
        game, games, players, seed, seats, "", settings, components, SHARD, format, observations, True
    )  # fmt: skip


def make(
    plan: Plan,
    out: str | Path,
    jobs: int = 1,
    ray: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> shards.Manifest:
    """Plays the games of the plan, and writes them and the card into a folder."""
    made = selfplay.run(plan, out, None, jobs, ray, progress)
    files.write(Path(out) / "README.md", card(plan, made).encode())
    return made


def command(plan: Plan) -> str:
    """The command that makes the same data set again."""
    words = [
        f"sanmon lab dataset {plan.game} --games {plan.games} --players {plan.players} --seats {','.join(plan.seats)}"
    ]
    words.append(f"--seed {plan.seed} --format {plan.format}")
    if not plan.observations:
        words.append("--no-observations")
    defaults = sanmon.info(plan.game).check_settings(plan.players, {})
    words += [f"--set {key}={value}" for key, value in plan.settings.items() if defaults[key] != value]
    if plan.components is not None:
        words.append("--components PATH")
    return " ".join([*words, "--out DIR"])


def card(plan: Plan, made: shards.Manifest) -> str:
    """The data card (README.md): what the set holds, how it was made, and its limits."""
    title = plan.game.capitalize()
    ending = "npz" if plan.format == "numpy" else "parquet"
    written = {"view": plan.views, "observation": plan.observations, "observation_value": plan.observations}
    versions = ", ".join(f"{name} {version}" for name, version in made.versions.items())
    lines = [
        "---",
        "license: apache-2.0",
        f"pretty_name: Games of {title} between Sanmon's bots",
        "configs:",
        *[
            line
            for name in ("decisions", "games")
            for line in (f"- config_name: {name}", f"  data_files: {name}-*.{ending}")
        ],
        "---",
        "",
        f"# {made.games} games of {title} between bots",
        "",
        (
            f"{made.decisions} decisions with everything the deciding seat knew, "
            "could choose and chose, and how the game ended."
        ),
        "",
        "## Where it comes from",
        "",
        "Made by this command of Sanmon, which makes the same files again with the same versions:",
        "",
        f"```sh\n{command(plan)}\n```",
        "",
        "| | |",
        "|---|---|",
        f"| versions | {versions} |",
        f"| rules | {plan.game}, ruleset {made.ruleset} |",
        f"| components | {made.components['name']}, `{made.components['hash']}` |",
        f"| seats | {', '.join(plan.seats)} |",
        f"| table options | {', '.join(f'{key}={value}' for key, value in plan.settings.items()) or 'none'} |",
        (
            f"| fingerprint of all files | `{made.fingerprint}` (BLAKE2b of the files' own, which are in "
            "`manifest.json`) |"
        ),
        "",
        "## What is in it",
        "",
        f"`decisions-*.{ending}`, one row a decision:",
        "",
        *table([row for row in DECISIONS if written.get(row[0], True)]),
        "",
        f"`games-*.{ending}`, one row a game:",
        "",
        *table(GAMES),
        "",
        (
            "In NumPy files a list column NAME is flat, and row k is `NAME[NAME_at[k]:NAME_at[k + 1]]`. "
            f"`sanmon.lab.shards.decode` reads both forms alike, and `dense` makes vectors of {made.observation_size} "
            f"numbers of the sparse observations. Options count up to {made.vocabulary_size - 1}."
        ),
        "",
        "## What to keep in mind",
        "",
        OURS if plan.components is None else THEIRS,
        "- The players are programs of known, limited strength. How people play is not in here.",
        "- Decisions with a single answer are taken by the rules and not asked, so they are not in here.",
        "- Rewards and scores are those of the end of the game, the same for all of a seat's rows.",
        "",
        "## Licence",
        "",
        (
            "Apache License 2.0. Sanmon is independent of the designers and publishers of the games; their names are "
            "used only to say which rules are meant."
        ),
        "",
    ]
    return "\n".join(lines)


def table(rows: list[tuple[str, str, str]]) -> list[str]:
    """A Markdown table that describes columns: name, type, meaning."""
    return ["| column | type | what it is |", "|---|---|---|", *[f"| `{a}` | {b} | {c} |" for a, b, c in rows]]
