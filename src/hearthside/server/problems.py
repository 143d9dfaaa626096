"""What an answer says when something is refused: a sentence in English, and the message."""

from __future__ import annotations

from typing import Any

from hearthside.core.message import Message, english


def problem(message: Message) -> dict[str, Any]:
    """The body of a refusal."""
    return {"detail": english(message), "message": message.data()}
