"""Writes docs/leaderboard.md from the results of the benchmark."""

from __future__ import annotations

from pathlib import Path

from sanmon.lab import files
from sanmon.lab.benchmark import protocol
from sanmon.lab.benchmark.run import Board, Pairing, Results, Row
from sanmon.lab.rating import share_bounds


def write(page: Path, results: Results) -> None:
    """Writes the page."""
    files.write(page, text(results).encode())


def text(results: Results) -> str:
    """The page as Markdown."""
    games = ", ".join(f"{count} against {name}" for name, count in protocol.GAMES.items() if count != 100)
    lines = [
        "# Leaderboard",
        "",
        "How strong bots and learners are. `sanmon lab benchmark GAME CONTESTANT` plays the games and writes this",
        "page; do not edit it.",
        "",
        f"**Protocol {protocol.VERSION}**",
        "",
        f"- Games of {protocol.PLAYERS} players with the newest component set, without variants. The first deal has",
        f"  the seed {protocol.SEED}. Each deal is played from both seats.",
        f"- Opponents: random moves and [levels 0 to 6](bots.md). 100 games against each; {games}.",
        f"- Budgets of a row: {protocol.HOURS:g} hours of processor time and {protocol.DECISIONS:,} decisions of",
        f"  training, and {protocol.MILLISECONDS:,.0f} ms of processor time for a decision, on average. A row that",
        "  needs more, or does not say, is marked with an asterisk.",
        "- A cell is the share of points (a tie is half a point), the 95 % interval (Wilson), and the number of games.",
        "  A row with fewer games than the protocol wants is unfinished: the same command goes on with it.",
        "- *lead* is the mean difference in points against the opponents played, weighted by games.",
        "",
        "[For research](research.md#the-benchmark) tells how to enter a learner of your own.",
    ]
    for game, board in sorted(results.boards.items()):
        lines += ["", f"## {game.capitalize()}", "", *_table(board)]
    return "\n".join(lines) + "\n"


def _table(board: Board) -> list[str]:
    """The rows from strong to weak, by their mean share over the opponents of the protocol."""
    names = sorted(board.rows, key=lambda name: -_mean(board, name))
    lines = [
        "| contestant | " + " | ".join(protocol.OPPONENTS) + " | lead | ms | training | command |",
        "|---|" + "--:|" * (len(protocol.OPPONENTS) + 2) + "---|---|",
    ]
    for name in names:
        row = board.rows[name]
        cells = [_cell(pairing_of(board, name, opponent)) for opponent in protocol.OPPONENTS]
        star = r" \*" if over_budget(row) else ""
        lines.append(
            f"| {name}{star} | {' | '.join(cells)} | {_lead(board, name)} | {_thinking(row)} | {_training(row)} "
            f"| {_commands(row)} |"
        )
    return lines


def pairing_of(board: Board, name: str, opponent: str) -> Pairing | None:
    """The games of a row against an opponent, if there are any. Two opponents played them only once, for both."""
    played = board.rows[name].against.get(opponent)
    if played is None and name in protocol.OPPONENTS and opponent in board.rows:
        other = board.rows[opponent].against.get(name)
        if other is not None:
            return Pairing([1 - point for point in other.points], -other.lead)
    return played if played is not None and played.points else None


def _mean(board: Board, name: str) -> float:
    """The mean share over the opponents; against itself, a contestant gets a half."""
    shares = []
    for opponent in protocol.OPPONENTS:
        played = pairing_of(board, name, opponent)
        if opponent == name:
            shares.append(0.5)
        elif played is not None and played.points:
            shares.append(sum(played.points) / len(played.points))
    return sum(shares) / len(shares) if shares else 0.0


def _cell(played: Pairing | None) -> str:
    if played is None or not played.points:
        return "—"
    count = len(played.points)
    low, high = share_bounds(sum(played.points), count)
    return f"{100 * sum(played.points) / count:.0f} % ({100 * low:.0f}–{100 * high:.0f}), {count}"


def _lead(board: Board, name: str) -> str:
    played = [one for opponent in protocol.OPPONENTS if (one := pairing_of(board, name, opponent)) is not None]
    count = sum(len(one.points) for one in played)
    return f"{sum(one.lead for one in played) / count:+.1f}" if count else "—"


def milliseconds(row: Row) -> float:
    """The mean processor time for a decision."""
    decisions = sum(played.decisions for played in row.against.values())
    return 1000 * sum(played.seconds for played in row.against.values()) / decisions if decisions else 0.0


def _thinking(row: Row) -> str:
    return f"{milliseconds(row):.2g}" if row.against else "—"


def _training(row: Row) -> str:
    known = row.training
    if known is None:
        return "unknown" if row.weights else "—"
    hours = "unknown" if known.hours is None else f"{known.hours:g} CPU hours"
    decisions = "" if known.decisions is None else f", {known.decisions:,} decisions"
    return f"{known.learner}: {hours}{decisions}"


def _commands(row: Row) -> str:
    train = f"`{row.training.command}`, then " if row.training is not None and row.training.command else ""
    return f"{train}`{row.command}`"


def over_budget(row: Row) -> bool:
    """Whether a row needed more than the budgets, or does not say what its training needed."""
    known = row.training
    if row.weights and (known is None or known.hours is None or known.decisions is None):
        return True
    trained = known is not None and ((known.hours or 0) > protocol.HOURS or (known.decisions or 0) > protocol.DECISIONS)
    return trained or milliseconds(row) > protocol.MILLISECONDS
