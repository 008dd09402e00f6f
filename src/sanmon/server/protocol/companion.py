"""The companion of a box: sessions with the solo opponent, and the questions that the referee answers."""

from sanmon.companion.faq import Cited, Question, Thing
from sanmon.companion.session import Answer, Asked, Choices, Part, Screen, Session, Told, Tracked

__all__ = ["Answer", "Asked", "Choices", "Cited", "Part", "Question", "Screen", "Session", "Thing", "Told", "Tracked"]
