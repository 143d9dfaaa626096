"""A set of die faces as one number: face 1 is bit 1."""

from __future__ import annotations


def face_mask(faces: list[int]) -> int:
    """Die faces as a set.

    >>> faces_in(face_mask([6, 2]))
    [2, 6]
    """
    mask = 0
    for face in faces:
        mask |= 1 << face
    return mask


def faces_in(mask: int) -> list[int]:
    """The faces of a set in ascending order."""
    return [face for face in range(1, 7) if mask >> face & 1]


def has_face(mask: int, face: int) -> bool:
    return mask >> face & 1 == 1


def with_face(mask: int, face: int) -> int:
    return mask | 1 << face


def without_face(mask: int, face: int) -> int:
    return mask & ~(1 << face)
