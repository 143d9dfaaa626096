"""What people write for others to read: names and chat."""

from __future__ import annotations

import unicodedata

BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters by their class that show nothing."""
MOST_MARKS = 4
"""So many marks may stand on one letter."""


def shows(character: str) -> bool:
    """Is it to be seen? Control, direction and zero-width characters are not printable.

    >>> [shows(one) for one in "aé字\\u200b\\u202e\\x07\\u3164"]
    [True, True, True, False, False, False, False]
    """
    return character.isprintable() and character not in BLANKS


def is_plain(text: str) -> bool:
    """A name that can be read: something in it, nothing invisible, no towers of marks."""
    return bool(text.strip()) and all(map(shows, text)) and not towers(text)


def plain(text: str) -> str:
    """A line of chat, without what cannot be seen."""
    words = " ".join("".join(c if shows(c) else " " for c in text).split())
    return "" if towers(words) else words


def towers(text: str) -> bool:
    """Do more marks stand on one letter than any language has?"""
    height = 0
    for character in unicodedata.normalize("NFC", text):
        height = height + 1 if unicodedata.combining(character) else 0
        if height > MOST_MARKS:
            return True
    return False
