"""What an answer says when something is refused: a sentence in English, and the message."""

from __future__ import annotations

from typing import Any

from hearthside.core.message import Message, english


class LobbyError(Exception):
    """A wish that cannot be granted; `status` is the HTTP status of the answer."""

    def __init__(self, message: Message, status: int = 409) -> None:
        super().__init__(message)
        self.message = message
        self.status = status

    def __str__(self) -> str:
        return english(self.message)


def problem(message: Message) -> dict[str, Any]:
    """The body of a refusal."""
    return {"detail": english(message), "message": message.data()}
