import json
from pathlib import Path

import pytest

from tools.translations import FOLDER, catalogues, compare, lacking, languages, main, parameters

ENGLISH = {
    "ago": "{n} min",
    "turn": "{name} to choose",
    "fields": "{n, plural, one {# field} other {# fields}}",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    def write(name: str, words: dict[str, str]) -> None:
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(words), encoding="utf-8")

    write("en/general/table.json", {"ago": ENGLISH["ago"], "turn": ENGLISH["turn"]})
    write("en/general/more.json", {"fields": ENGLISH["fields"]})
    write("de/general/table.json", {"ago": "{n} Min.", "turn": "{name} wählt"})
    return tmp_path


def test_files_of_a_language_are_put_together(folder: Path) -> None:
    named = {f"general: {key}": text for key, text in ENGLISH.items()}
    assert catalogues(folder)["en"] == named


def test_missing_unknown_and_wrong_parameters_are_found() -> None:
    words = {"ago": "{n} Min.", "turn": "{wer} wählt", "alt": "weg"}
    found = compare("de", words, ENGLISH)
    assert (found.translated, found.missing, found.unknown) == (2, ["fields"], ["alt"])
    assert found.parameters == ["turn"]


def test_a_plural_is_one_placeholder() -> None:
    text = "{n, plural, one {# waits} other {# wait}} for {name}"
    assert parameters(text) == {"n", "name"}


def test_words_that_are_no_message_format_are_found() -> None:
    assert compare("de", {"ago": "{n Min."}, ENGLISH).broken == ["ago"]


def test_the_tool_lists_and_does_not_fail(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--folder", str(folder)]) == 0
    shown = capsys.readouterr().out
    assert "de: 2 of 3 words" in shown
    assert "    general: fields" in shown


def test_check_fails_on_unknown_keys(folder: Path) -> None:
    assert main(["--check", "--folder", str(folder)]) == 0
    (folder / "de" / "general" / "old.json").write_text('{"gone": "weg"}', encoding="utf-8")
    assert main(["--check", "--folder", str(folder)]) == 1


def test_the_catalogues_fit_english() -> None:
    found = languages(FOLDER)
    assert [language.name for language in found] == ["de", "ja", "zh"]
    for language in found:
        assert (language.unknown, language.parameters, language.broken) == ([], [], [])


@pytest.mark.parametrize("game", ["caverna", "fiends", "agricola", "neanderthal"])
def test_english_has_words_for_every_message(game: str) -> None:
    assert [key for key in lacking(FOLDER) if key.startswith(f"{game}:")] == []
