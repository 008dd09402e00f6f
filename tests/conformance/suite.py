"""The suite: every promise that a game makes by being one of ours, and the check that holds it to its word."""

from collections.abc import Callable
from typing import Any

from conformance.checks import (
    asking,
    cloning,
    confirming,
    conservation,
    counters,
    ending,
    fields,
    ignorance,
    imagining,
    memory,
    notation,
    options,
    pickling,
    privacy,
    refusals,
    replaying,
    restoring,
    scoring,
    seats,
    secrecy,
    seeding,
    undoing,
    words,
)
from conformance.setups import Setup
from sanmon.kernel.game import Game

Check = Callable[[Game[Any], Setup, int], None]

CHECKS: dict[str, Check] = {
    "options": options.check,
    "refusals": refusals.check,
    "seats": seats.check,
    "asking": asking.check,
    "ending": ending.check,
    "fields": fields.check,
    "restoring": restoring.check,
    "pickling": pickling.check,
    "cloning": cloning.check,
    "seeding": seeding.check,
    "replaying": replaying.check,
    "undoing": undoing.check,
    "counters": counters.check,
    "confirming": confirming.check,
    "privacy": privacy.check,
    "secrecy": secrecy.check,
    "imagining": imagining.check,
    "ignorance": ignorance.check,
    "memory": memory.check,
    "conservation": conservation.check,
    "scoring": scoring.check,
    "notation": notation.check,
    "words": words.check,
}
