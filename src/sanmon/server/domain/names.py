"""What people may be called, and what they may say."""

import unicodedata

from sanmon.kernel.errors import SetupError

LONGEST_NAME = 40
LONGEST_LINE = 500


def clean_name(name: str) -> str:
    """A name as people write it, or an error that says what is wrong."""
    clean = unicodedata.normalize("NFC", " ".join(name.split()))
    if len(clean) > LONGEST_NAME:
        raise SetupError(f"a name has up to {LONGEST_NAME} characters, not {len(clean)}")
    if any(unicodedata.category(sign).startswith("C") for sign in clean):
        raise SetupError("a name is made of letters, digits and signs that can be seen")
    return clean


def clean_line(text: str) -> str:
    """A line of the chat: what cannot be seen is left out."""
    words = unicodedata.normalize("NFC", " ".join(text.split()))
    clean = "".join(sign for sign in words if unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    if not clean:
        raise SetupError("an empty line says nothing")
    if len(clean) > LONGEST_LINE:
        raise SetupError(f"a line has up to {LONGEST_LINE} characters, not {len(clean)}")
    return clean
