"""`sanmon serve` in which a move may take few steps without a decision.

Run it as a program: `python tests/server/short_server.py serve --port 0`. No set that passes the check is known to
reach the real limit of a thousand steps, so the tests need a lower one. It is as patient as `patient_server.py` with
the process that checks a set.
"""

MOST_STEPS = 60  # several times what a move of the toy's own set takes


def main() -> None:
    from sanmon.cli import main as sanmon
    from sanmon.kernel import hooks
    from sanmon.server.sets import sets

    hooks.MOST_STEPS = MOST_STEPS
    sets.CHECK_SECONDS = 600.0
    sanmon()


if __name__ == "__main__":  # the server's own processes import this file
    main()
