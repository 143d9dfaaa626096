"""Names and chat contain only what can be seen."""

from __future__ import annotations

import pytest

from tests.server.people import Person

UNSEEN = {
    "a bell": "Be\x07n",
    "the end of a line": "Ben\u2028",
    "a control of C1": "Ben\x85",
    "right to left": "Ben\u202egro.live",
    "an isolate": "\u2066Ben\u2069",
    "a mark of direction": "Ben\u200f",
    "zero width": "Be\u200bn",
    "a joiner": "Be\u200dn",
    "a byte order mark": "\ufeffBen",
    "a soft hyphen": "Be\u00adn",
    "a filler": "\u3164\u3164",
    "a blank of Braille": "\u2800",
    "a tag": "Ben\U000e0041",
    "nothing": "   ",
    "a tower": "Z" + "\u0301" * 12,
}


@pytest.mark.parametrize("name", UNSEEN.values(), ids=UNSEEN)
def test_a_name_can_be_read(anna: Person, ben: Person, name: str) -> None:
    status, sentence = anna.refused("/api/play-now", {"name": name})
    assert (status, sentence[:6]) == (422, "name: ")
    table_id = anna.create("me", "open")["table"]["id"]
    assert ben.refused(f"/api/tables/{table_id}/join", {"name": name})[0] == 422
    seats = [{"kind": "me", "name": name}]
    wish = {"game": "caverna", "players": 1, "seats": seats}
    assert anna.refused("/api/tables", wish)[0] == 422


@pytest.mark.parametrize(
    "name", ["Jürgen", "Zoë O’Hara-Núñez", "李小龙", "さくら", "Мария", "👍 Jo", "नमस्ते"]
)
def test_names_of_all_languages_are_good(anna: Person, name: str) -> None:
    assert anna.post("/api/play-now", {"name": name})["table"]["seats"][0]["name"] == name


def test_chat_loses_what_cannot_be_seen(anna: Person) -> None:
    table_id = anna.create("me", "hotseat")["table"]["id"]
    with anna.socket(table_id) as wire:
        wire.turn()
        wire.send({"type": "say", "text": "good\u202e \u200bluck\u3164\x07 to\u2028all"})
        assert wire.expect("chat")["line"]["text"] == "good luck to all"
        for nothing in ("\u200b\u2066", "Z" + "\u0301" * 40):
            wire.send({"type": "say", "text": nothing})
            assert wire.expect("refusal")["message"]["key"] == "refused.nothing_said"
