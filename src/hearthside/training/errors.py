"""What can go wrong in training, for the person who asked for it."""

from __future__ import annotations

from hearthside.core.errors import HearthsideError


class BadTraining(HearthsideError):
    """Nothing can be trained like that."""
