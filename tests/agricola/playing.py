"""Short ways to play a hand card in a test."""

from tests.agricola.build import Table


def play_minor(table: Table, id: str, seat: int = 0) -> Table:
    """The seat plays a minor improvement from hand on Meeting Place; its price must be there."""
    table.farm(seat).hand(id)
    return table.turn(seat).play("place meeting_place", f"minor {id}")


def play_occupation(table: Table, id: str, seat: int = 0) -> Table:
    """The seat plays an occupation from hand on Lessons; the first one is free."""
    table.farm(seat).hand(id)
    return table.turn(seat).play("place lessons", f"occupation {id}")


def playable(table: Table, id: str, seat: int = 0) -> bool:
    """Could the seat play this minor improvement on Meeting Place?"""
    table.farm(seat).hand(id)
    table.turn(seat).play("place meeting_place")
    return table.decider == seat and not table.refuses(f"minor {id}")


def fed(table: Table, seat: int = 0) -> int:
    """Food enough for the seat's people at this harvest, put into its supply."""
    player = table.player(seat)
    due = 2 * len(player.people) - player.newborns()
    player.goods[6] += due
    return due
