"""Sessions of the companion, which runs the solo opponent beside a box."""

from sanmon.companion.session import Answer, Asked, Choices, Part, Screen, Session, Told

__all__ = ["Answer", "Asked", "Choices", "Part", "Screen", "Session", "Told"]
