"""What cooking and baking improvements bring (AGR-9.13)."""

from __future__ import annotations

from hearthside.core.hooks import Hook


class Cooking(Hook):
    """A cooking improvement: food for a vegetable, a sheep, a boar, a cattle (AGR-9.13)."""

    def __init__(self, vegetable: int, sheep: int, boar: int, cattle: int) -> None:
        super().__init__()
        self.rates = [vegetable, 0, sheep, boar, cattle]


class Oven(Hook):
    """A baking improvement: food per grain, and at most `most` grain per action (0: any)."""

    def __init__(self, food: int, most: int = 0) -> None:
        super().__init__()
        self.food = food
        self.most = most
