"""The lessons of all games, as parameters of tests."""

from sanmon.games import registry
from sanmon.lessons import format as lessons

LESSONS = [(game, name) for game in registry.built_in() for name in lessons.names(game)]
NAMES = [f"{game}-{name}" for game, name in LESSONS]
