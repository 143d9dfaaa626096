"""The four hooks by which a tile or card changes the game: trigger, static, replace, any time."""

from __future__ import annotations

from hearthside.core.state import AnyNode, Frame, State


class Effect:
    """What a trigger does: an automatic consequence of something that happened `amount` times."""

    def fire(self, s: State, p: int, amount: int) -> None:
        raise AssertionError("an effect says what it does")

    def improvable(self, s: State, p: int) -> bool:
        """Could an any-time exchange of `p` just before it make it larger?"""
        return False


class Push(Effect):
    """Let the owner do a node next."""

    def __init__(self, node: AnyNode) -> None:
        self.node = node

    def fire(self, s: State, p: int, amount: int) -> None:
        s.stack.append(Frame(self.node, p))


class Hook:
    """One of the four kinds."""


class Trigger(Hook):
    """When `window` happens to the owner, do `effect`."""

    def __init__(self, window: int, effect: Effect) -> None:
        self.window = window
        self.effect = effect


class Static(Hook):
    """While owned, the answer to `question` is larger by `amount`."""

    def __init__(self, question: int, amount: int = 1) -> None:
        self.question = question
        self.amount = amount


class Replace(Hook):
    """While owned, `there` is done wherever the owner would do `here`."""

    def __init__(self, here: AnyNode, there: AnyNode) -> None:
        self.here = here
        self.there = there


class Anytime(Hook):
    """The owner may use `offer` whenever he could decide; `offer` indexes the game's exchanges."""

    def __init__(self, offer: int) -> None:
        self.offer = offer


class Hooks:
    """All hooks a player owns. A value: adding and removing makes a new one."""

    def __init__(
        self,
        statics: list[int],
        triggers: list[list[Effect]],
        replacements: list[Replace],
        anytime: list[int],
    ) -> None:
        self.statics = statics
        self.triggers = triggers
        self.replacements = replacements
        self.anytime = anytime

    def adding(self, hooks: list[Hook]) -> Hooks:
        """These hooks and `hooks` as well."""
        statics = self.statics[:]
        triggers = [effects[:] for effects in self.triggers]
        replacements = self.replacements[:]
        anytime = self.anytime[:]
        for hook in hooks:
            if isinstance(hook, Static):
                statics[hook.question] += hook.amount
            elif isinstance(hook, Trigger):
                triggers[hook.window].append(hook.effect)
            elif isinstance(hook, Replace):
                replacements.append(hook)
            elif isinstance(hook, Anytime):
                anytime.append(hook.offer)
        return Hooks(statics, triggers, replacements, anytime)

    def removing(self, hooks: list[Hook]) -> Hooks:
        """These hooks without `hooks`."""
        statics = self.statics[:]
        triggers = [effects[:] for effects in self.triggers]
        replacements = self.replacements[:]
        anytime = self.anytime[:]
        for hook in hooks:
            if isinstance(hook, Static):
                statics[hook.question] -= hook.amount
            elif isinstance(hook, Trigger):
                triggers[hook.window].remove(hook.effect)
            elif isinstance(hook, Replace):
                replacements.remove(hook)
            elif isinstance(hook, Anytime):
                anytime.remove(hook.offer)
        return Hooks(statics, triggers, replacements, anytime)

    def fire(self, s: State, p: int, window: int, amount: int) -> None:
        """`window` happened to `p`, `amount` times."""
        for effect in self.triggers[window]:
            effect.fire(s, p, amount)

    def resolve(self, node: AnyNode) -> AnyNode:
        """What is done instead of `node`."""
        for replacement in self.replacements:
            if replacement.here is node:
                return replacement.there
        return node


def no_hooks(questions: int, windows: int) -> Hooks:
    """An owner of nothing, in a game with so many questions and windows."""
    return Hooks([0] * questions, [[] for _ in range(windows)], [], [])
