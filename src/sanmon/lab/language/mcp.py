"""A server for the Model Context Protocol: `sanmon mcp` lets a language model play, over standard input and output."""

from __future__ import annotations

from typing import Any

from sanmon.bots.agents import AGENTS
from sanmon.kernel.errors import SanmonError, SetupError
from sanmon.lab.extras import need
from sanmon.lab.language.tables import Tables, games_text, rules_text

INSTRUCTIONS = (
    "Play board games. List the games, open a table, read the position, and answer with one of the legal moves exactly "
    "as it is written. Ask for the rules by clause whenever a decision is unclear. The others play by themselves."
)


def make_server() -> Any:
    """The server with its tools. It needs the extra `sanmon[mcp]`."""
    library = need("mcp.server.mcpserver", "mcp")
    errors = need("mcp.server.mcpserver.exceptions", "mcp")
    server = library.MCPServer("sanmon", instructions=INSTRUCTIONS)
    tables = Tables()

    def as_text(what: Any, *args: Any) -> str:
        """Calls the function and returns its result as text. A mistake of the model becomes an error of the tool."""
        try:
            return str(what(*args))
        except SanmonError as problem:
            raise errors.ToolError(str(problem)) from problem

    @server.tool()  # type: ignore[untyped-decorator]  # the library is imported by name
    def list_games() -> str:
        """List the games that can be played, with their player counts."""
        return games_text()

    @server.tool()  # type: ignore[untyped-decorator]
    def open_table(
        game: str, players: int | None = None, seat: int = 0, opponents: str = "level-2", seed: int | None = None
    ) -> str:
        """Open a table and sit down against bots: random, or level-0 to level-6. Returns the first position."""

        def opened() -> str:
            if opponents not in AGENTS:
                raise SetupError(f"no opponent {opponents!r}; there are: {', '.join(AGENTS)}")
            number, table = tables.open(game, players, seat, opponents, seed)
            return f"This is table {number}.\n\n{table.text()}"

        return as_text(opened)

    @server.tool()  # type: ignore[untyped-decorator]
    def see_position(table: int) -> str:
        """See the position of a table again: what has changed, the board, the question and every legal move."""
        return as_text(lambda: tables.find(table).text())

    @server.tool()  # type: ignore[untyped-decorator]
    def ask_rules(game: str, query: str) -> str:
        """Ask for rules by the number of a chapter or clause, such as 4 or 4.2, or by words."""
        return as_text(rules_text, game, query)

    @server.tool()  # type: ignore[untyped-decorator]
    def move(table: int, move: str) -> str:
        """Make one of the legal moves, exactly as it is written. Returns the position at your next decision."""
        return as_text(lambda: tables.find(table).move(move))

    return server


def main() -> int:
    """Serves until the standard input ends."""
    make_server().run("stdio")
    return 0
