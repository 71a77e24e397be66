"""What people write about themselves and to each other, made fit to be shown to others."""

import unicodedata
from typing import Final

MARKS: Final = 2
"""Accents on one letter; more of them would climb over the lines around it."""


def cleaned(text: str) -> str:
    """Return a text on one line, without what is unseen or could turn letters around."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category[0] == "Z" or sign in "\t\n\r":
            kept.append(" ")
        elif category[0] != "C" and marks <= MARKS:
            kept.append(sign)
    return " ".join("".join(kept).split())
