"""The companion of a box: sessions with the solo opponent, and the questions that the referee answers."""

from sanmon.companion.faq import Cited, Question
from sanmon.companion.session import Answer, Asked, Choices, Part, Screen, Session, Told

__all__ = ["Answer", "Asked", "Choices", "Cited", "Part", "Question", "Screen", "Session", "Told"]
