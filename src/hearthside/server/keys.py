"""Secrets: unguessable keys for people and seats; only their hashes are stored."""

from __future__ import annotations

import hashlib
import secrets

from hearthside.core.chance import SECRET


def new_key() -> str:
    """A key nobody can guess."""
    return secrets.token_urlsafe(24)


def new_seed() -> int:
    """A seed nobody can guess or work out from what was drawn with it."""
    return SECRET | secrets.randbits(127)


def hashed(key: str) -> str:
    """What is stored of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_code() -> str:
    """A key that a person can write down and type: five groups of letters and digits."""
    alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
    groups = ("".join(secrets.choice(alphabet) for _ in range(5)) for _ in range(5))
    return "-".join(groups)


def new_table_id() -> str:
    """A short id for links; it is no secret."""
    alphabet = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(alphabet) for _ in range(8))
