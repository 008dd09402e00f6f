"""`python -m sanmon.server.sets.checking GAME FOLDER zip|json` unpacks an uploaded component set, loads it and prints
what is wrong with it.

The body of the request comes on standard input. Only this process handles a stranger's bytes. Its memory and processor
time are limited, and it has a lower priority than the server that started it.
"""

import sys
from pathlib import Path

import msgspec

from sanmon.server.runtime.bounded_process import limit_this_process
from sanmon.server.set_files.checking import check

if __name__ == "__main__":
    limit_this_process()
    found = check(sys.argv[1], Path(sys.argv[2]), sys.stdin.buffer.read(), sys.argv[3] == "zip")
    sys.stdout.buffer.write(msgspec.json.encode(found))
