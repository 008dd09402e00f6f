"""`python -m sanmon` runs the command `sanmon`."""

from sanmon.cli import main

if __name__ == "__main__":
    main()
