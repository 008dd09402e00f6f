"""`sanmon serve` with a very long time limit for the process that checks a component set.

Run it as a program: `python tests/server/patient_server.py serve --port 0`. On a very busy machine, Python alone may
take longer to start than the usual limit allows. The limit on processor time stays the same.
"""


def main() -> None:
    from sanmon.cli import main as sanmon
    from sanmon.server.sets import sets

    sets.CHECK_SECONDS = 600.0
    sanmon()


if __name__ == "__main__":  # the server's own processes import this file
    main()
