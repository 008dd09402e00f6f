"""The process of a guest: an agent of another checkout. `guests.py` starts this file with that checkout's interpreter.

It imports the other checkout's `sanmon` and uses only its public interface, so the other checkout may be older than
this file. It reads lines of JSON and answers each with one:

1. the set-up of the game, the agent and its seed; the answer tells the component set and the ruleset;
2. for every decision, the moves since the last one; the answer is the chosen option and the processor time it took.
"""

import json
import sys
import time
from typing import Any


def serve() -> None:
    """Answers until the input ends."""
    setup = json.loads(sys.stdin.readline())
    if setup["seconds"] is not None:
        time.monotonic = time.process_time  # agents limit themselves by this clock

    import sanmon  # noqa: PLC0415 - after the clock is set

    game = sanmon.load(setup["game"], setup["components"])
    state = game.start(setup["players"], setup["deal"], False, None, **setup["settings"])
    bot = sanmon.agent(setup["agent"], setup["seed"])
    if setup["seconds"] is not None:
        bot.cap(setup["seconds"])
    position = sanmon.Position(state, setup["seat"])
    say({"components": game.components_hash, "ruleset": game.ruleset})
    for line in sys.stdin:
        for move in json.loads(line):
            state.apply(move)
        options = state.options(setup["seat"])
        began = time.process_time()
        option = bot.choose(options, position)
        say({"option": game.vocabulary.text(option), "seconds": time.process_time() - began})


def say(answer: dict[str, Any]) -> None:
    """Writes one line of JSON."""
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    serve()
