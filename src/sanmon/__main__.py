"""`python -m sanmon` is `sanmon`."""

from sanmon.cli import main

if __name__ == "__main__":
    main()
