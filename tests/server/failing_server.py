"""`sanmon serve` whose bots fail at every move of seat 1.

Run it as a program: `python tests/server/failing_server.py serve --port 0`. None of our bots is known to fail, so
the tests need one that does.
"""

from typing import Any


def main() -> None:
    from sanmon.cli import main as sanmon
    from sanmon.server.runtime import agents

    works = agents._in_process

    async def fails(pool: Any, table: str, table_state: Any, seat: int, name: str) -> Any:
        if seat == 1:
            raise ValueError("on purpose")
        return await works(pool, table, table_state, seat, name)

    agents._in_process = fails
    sanmon()


if __name__ == "__main__":  # the server's own processes import this file
    main()
