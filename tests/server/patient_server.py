"""`sanmon serve` that waits as long as it takes for the process that checks a component set.

Run it as a program: `python tests/server/patient_server.py serve --port 0`. On a very busy machine Python alone may
take longer to start than a set may take to be checked. How much of the processor that may take is bounded all the same.
"""


def main() -> None:
    from sanmon.cli import main as sanmon
    from sanmon.server.sets import sets

    sets.CHECK_WITHIN = 600.0
    sanmon()


if __name__ == "__main__":  # the server's own processes import this file
    main()
