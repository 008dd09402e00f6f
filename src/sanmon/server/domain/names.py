"""Checks and normalizes the text that people enter: their names and their chat messages."""

import unicodedata

from sanmon.server.domain.errors import WrongRequest

LONGEST_NAME = 40
LONGEST_LINE = 500
LONGEST_TEXT = 4 * LONGEST_LINE  # with spaces and invisible characters; a longer text is not looked at


def clean_name(name: str) -> str:
    """The name with single spaces and composed characters (NFC); it may be empty.

    Raises a WrongRequest if it is too long or has characters that cannot be seen.
    """
    clean = unicodedata.normalize("NFC", " ".join(name.split()))
    if len(clean) > LONGEST_NAME:
        raise WrongRequest(
            "name-long", f"a name has up to {LONGEST_NAME} characters, not {len(clean)}", most=LONGEST_NAME
        )
    if any(unicodedata.category(sign).startswith("C") for sign in clean):
        raise WrongRequest("name-unclean", "a name has only letters, digits and signs that can be seen")
    return clean


def clean_line(text: str) -> str:
    """A chat message without invisible characters. Raises a SetupError if it is empty or too long."""
    if len(text) > LONGEST_TEXT:
        raise _line_long(len(text))
    words = unicodedata.normalize("NFC", " ".join(text.split()))
    clean = "".join(sign for sign in words if unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    if not clean:
        raise WrongRequest("line-empty", "the message is empty")
    if len(clean) > LONGEST_LINE:
        raise _line_long(len(clean))
    return clean


def _line_long(length: int) -> WrongRequest:
    sentence = f"a message has up to {LONGEST_LINE} characters, not {length}"
    return WrongRequest("line-long", sentence, most=LONGEST_LINE)
