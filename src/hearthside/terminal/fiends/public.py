"""What lies on the table for all: orc events, drawn movement, the bounty board, the milestone."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from hearthside.terminal.caverna.words import goods
from hearthside.terminal.fiends.words import WORDS
from hearthside.terminal.paper import styled

ROOMY = 110
"""From this width on the bounty board says what is given."""


def event_text(board: dict[str, Any]) -> str:
    """An event: how far each orc goes, what can be paid, which harvest follows."""
    reach = " ".join(f"{letter}{n}" for letter, n in board["range"].items())
    after = WORDS.speaker.word(f"harvest_then.{board['harvest']}")
    return f"steps {reach}; bribe {board['bribe']}, displace {board['displace']}. {after}"


def event_lines(view: dict[str, Any], most: int) -> list[Text]:
    """The events that are not over, the next one first."""
    ahead = [board for board in view["events"] if not board["done"]][:most]
    return [
        styled(
            (f"Orc event {board['number']}", "bold red" if board["active"] else "bold"),
            f"{' now' if board['active'] else ''}: {event_text(board)}",
        )
        for board in ahead
    ]


def step_text(step: dict[str, Any]) -> str:
    """One step of an orc with what happens there."""
    if step["cave"]:
        takes = "/".join(step.get("takes", []))
        return f"into the cave, takes {takes}" if takes else "into the cave"
    lost = {**step.get("crops", {}), **step.get("animals", {})}
    notes = [f"tramples {goods(lost)}"] if lost else []
    if "trap" in step:
        notes.append(WORDS.trap_title(step["trap"]))
        if "strength" in step:
            notes.append(f"strength {step['strength']}")
        elif step.get("outcome", "asks") != "asks":
            notes.append(step["outcome"])
    return f"{step['cell']} ({', '.join(notes)})" if notes else str(step["cell"])


def path_text(steps: list[dict[str, Any]]) -> str:
    """The way of an orc: 'f12 > f22 (Pitfall, defeated)'."""
    return " > ".join(step_text(step) for step in steps) or "does not move"


def movement_lines(view: dict[str, Any], names: list[str]) -> list[Text]:
    """The movement cards on the table and where they lead."""
    return [
        styled(
            (f"{name}'s orc {orc['letter']} {orc['strength']}", "bold"),
            f" draws {WORDS.card_text(orc['card'])}: {path_text(orc['preview'])}",
        )
        for name, home in zip(names, view["homes"], strict=True)
        for orc in home["orcs"]
        if orc["card"]
    ]


def bounty_lines(view: dict[str, Any], names: list[str], width: int) -> list[Text]:
    """The bounty board, a strip per line; what is taken is dim."""
    out = []
    for strip in view["bounties"]:
        line = styled((f"Bounties {strip['strip']}:", "bold"))
        for slot in strip["slots"]:
            title = WORDS.bounty_title(slot["name"])
            gives = f" ({WORDS.bounty_text(slot['name'])})" if width >= ROOMY else ""
            line.append(f" {slot['column']} ", style="cyan")
            if slot["taken_by"]:
                who = names[slot["taken_by"]["seat"]]
                line.append(f"{title} [{who} {slot['taken_by']['orc']}]", style="dim")
            else:
                line.append(f"{title}{gives}")
        out.append(line)
    return out


def milestone_lines(view: dict[str, Any]) -> list[Text]:
    """The milestone of a campaign."""
    milestone = view["milestone"]
    if milestone is None:
        return []
    needs = {WORDS.speaker.thing(f"good:{name}"): n for name, n in milestone["needs"].items()}
    discount = f"{milestone['discount']} points discount"
    return [styled(("Milestone ", "bold"), f"{milestone['name']}: {goods(needs)} for {discount}")]
