# mypy: disable-error-code="explicit-any"
"""Nodes have paths, so that a frame is a line of plain data and a state can be saved as JSON."""

from __future__ import annotations

from typing import Any

from hearthside.core.errors import DamagedState
from hearthside.core.state import AnyNode, Frame, State

Json = dict[str, Any]


class Program:
    """The named nodes of a game: every node that can lie on the stack, by its path."""

    def __init__(self) -> None:
        self.nodes: dict[str, AnyNode] = {}

    def add(self, name: str, node: AnyNode) -> None:
        """Give `node` and all nodes inside it paths below `name`; shared nodes keep their first."""
        if node.path:
            return
        if name in self.nodes:
            raise AssertionError(f"two nodes are called {name}")
        node.path = name
        self.nodes[name] = node
        for i, part in enumerate(node.parts()):
            self.add(f"{name}/{i}", part)

    def write_stack(self, stack: list[Frame]) -> list[list[Any]]:
        return [[f.node.path, f.player, f.pos, f.done] for f in stack]

    def read_stack(self, data: list[list[Any]]) -> list[Frame]:
        frames = []
        for path, player, pos, done in data:
            node = self.nodes.get(path)
            if node is None:
                raise DamagedState(f"This saved game names an unknown rule node: {path!r}.")
            frames.append(Frame(node, player, pos, done))
        return frames

    def write(self, s: State) -> Json:
        """The part of a state that every game has."""
        return {
            "seats": s.seats,
            "rng": str(s.rng),
            "main": self.write_stack(s.main),
            "lanes": [self.write_stack(lane) for lane in s.lanes],
            "offers": [offer[:] for offer in s.offers],
            "decider": s.decider,
            "options": s.options[:],
        }

    def read(self, s: State, data: Json) -> None:
        """Fill the common part of `s`."""
        s.rng = int(data["rng"])
        s.main = self.read_stack(data["main"])
        s.stack = s.main
        s.lanes = [self.read_stack(lane) for lane in data["lanes"]]
        s.offers = [list(offer) for offer in data["offers"]]
        s.decider = data["decider"]
        s.options = s.offers[s.decider] if s.lanes else list(data["options"])
