from pathlib import Path

import pytest

from tools.rule_coverage import (
    Citation,
    Project,
    Registry,
    cited_in_names,
    cited_in_text,
    definitions,
    main,
    own_examples,
)

RULES = """\
# Rules

**CAV-1.1** First rule; see CAV-1.2 and FF-9.9 elsewhere.

| ID | Rule |
|---|---|
| CAV-1.2 | second |
| CAV-1.10 | third; | CAV-7.7 | is no definition here |
| not an id | CAV-8.8 |

**FF-3.2 A title in bold.** Text.
**CAV-A1.1** An appendix.
"""

REGISTRY = Registry(
    [f"CAV-{n}" for n in ("1.1", "1.2", "1.10", "4.20", "4.21", "4.20.3")] + ["SC-01"]
)


def cites(text: str) -> list[str]:
    return [c.id if c.id == c.last else f"{c.id}..{c.last}" for c in cited_in_text(text, "x")]


def names(source: str) -> list[str]:
    return [citation.id for citation in cited_in_names(source, "x", REGISTRY)]


def test_an_id_is_defined_at_the_start_of_a_row_a_heading_or_a_bold_paragraph() -> None:
    assert definitions(RULES) == ["CAV-1.1", "CAV-1.2", "CAV-1.10", "FF-3.2", "CAV-A1.1"]
    assert definitions("### SC-01 A scenario\n- Rules: CAV-2.2\n") == ["SC-01"]


@pytest.mark.parametrize(
    "text, expected",
    [
        ("as CAV-4.20 says.", ["CAV-4.20"]),
        ("CAV-2.2, 2.3 and 2.5; 3 goods", ["CAV-2.2", "CAV-2.3", "CAV-2.5"]),
        ("CAV-4.20, CAV-4.21", ["CAV-4.20", "CAV-4.21"]),
        ("CAV-8.2/8.6", ["CAV-8.2", "CAV-8.6"]),
        ("CAV-9.5–9.8", ["CAV-9.5..CAV-9.8"]),
        ("CAV-9.5 to 9.8, 9.10", ["CAV-9.5..CAV-9.8", "CAV-9.10"]),
        ("CAV-3.6..3.8", ["CAV-3.6..CAV-3.8"]),
        ("SC-01 to SC-05", ["SC-01..SC-05", "SC-05"]),
        ("SC-07a, 2 players", ["SC-07"]),
        ("CAV-7.8 - 3 gold", ["CAV-7.8"]),
        ("AGR-R12 AGC-X.3 NEA-5.6.1 CAV-A1.1", ["AGR-R12", "AGC-X.3", "NEA-5.6.1", "CAV-A1.1"]),
        ("UTF-8, DISC-1, RUL-001, CAV-", []),
    ],
)
def test_citations_in_text(text: str, expected: list[str]) -> None:
    assert cites(text) == expected


@pytest.mark.parametrize(
    "name, expected",
    [
        ("test_cav_1_2_second", ["CAV-1.2"]),
        ("test_cav_1_10_2_food_per_dwarf", ["CAV-1.10"]),
        ("test_cav_4_20_3_longest_known_id", ["CAV-4.20.3"]),
        ("test_cav_4_20_and_4_21_together", ["CAV-4.20", "CAV-4.21"]),
        ("test_cav_4_20_and_cav_4_21", ["CAV-4.20", "CAV-4.21"]),
        ("test_cav_1_1_and_2_dogs", ["CAV-1.1"]),
        ("test_sc_01_calendar", ["SC-01"]),
        ("test_cav_9_9_unknown", ["CAV-9.9"]),
        ("test_cav_connectors", []),
        ("test_other_1_1", []),
    ],
)
def test_citations_in_names(name: str, expected: list[str]) -> None:
    assert names(f"def {name}() -> None: ...") == expected


@pytest.mark.parametrize(
    "text, where, expected",
    [
        ("| EX-01 | text |", "agr.md", "| AGR-EX01 | text |"),
        ("EX-26 to EX-34", "tests/agricola/test_one.py", "AGR-EX26 to AGR-EX34"),
        ("EX-26", "tests/neanderthal/test_one.py", "NEA-EX26"),
        ("EX-26a", "tests/fiends/test_one.py", "FF-EX26"),
        ("EX-26", "tests/core/test_one.py", "EX-26"),
        ("AGC-EX1, INDEX-1, AGR-EX-1", "agr.md", "AGC-EX1, INDEX-1, AGR-EX-1"),
        ("def test_ex_28_one()", "tests/agricola/x.py", "def test_agr_ex28_one()"),
        ("    def test_ex_28_and_ex_34()", "agricola/x.py", "    def test_agr_ex28_and_ex34()"),
        ("def test_extra()", "tests/agricola/x.py", "def test_extra()"),
    ],
)
def test_worked_examples_belong_to_the_game_of_their_file(
    text: str, where: str, expected: str
) -> None:
    assert own_examples(text, where) == expected


def test_worked_examples_of_two_games_are_different_rules(root: Path) -> None:
    (root / "docs/rules/agr.md").write_text(
        "**AGR-1.1** One.\n\n| EX-01 | first |\n| EX-02 | x |\n"
    )
    (root / "docs/rules/nea.md").write_text("**EX-01** Another.\n")
    (root / "tests/agricola").mkdir()
    (root / "tests/agricola/test_one.py").write_text(
        "def test_ex_01_and_ex_02_both() -> None: ...\n"
    )
    project = Project(root)
    assert {"AGR-EX01", "AGR-EX02", "NEA-EX01"} <= set(project.registry.ids)
    assert {"AGR-EX01", "AGR-EX02"} <= project.covered()
    assert "NEA-EX01" not in project.covered()
    assert project.unknown() == []


def test_a_range_covers_only_rules_that_exist() -> None:
    assert REGISTRY.expand(Citation("CAV-1.1", "CAV-1.10", "x")) == [
        "CAV-1.1",
        "CAV-1.2",
        "CAV-1.10",
    ]
    assert REGISTRY.unknown(Citation("CAV-1.1", "CAV-1.11", "x")) == ["CAV-1.11"]


def test_a_chapter_may_be_cited_but_covers_nothing() -> None:
    chapter = Citation("CAV-4", "CAV-4", "x")
    assert REGISTRY.unknown(chapter) == []
    assert REGISTRY.expand(chapter) == []


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for folder in ("docs/rules", "src", "tests/caverna", "tests/tools"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "docs/rules/cav.md").write_text("**CAV-1.1** One.\n\n**CAV-1.2** Two.\n")
    (tmp_path / "docs/rules/cav-scenarios.md").write_text("### SC-01 Scenario\n")
    (tmp_path / "src/spaces.py").write_text('"""The first rule, CAV-1.1."""\n')
    (tmp_path / "tests/tools/test_tool.py").write_text("# CAV-1.2, CAV-6.66\n")
    (tmp_path / "tests/caverna/test_one.py").write_text(
        'def test_cav_1_1_one() -> None: ...\ndef test_scenario() -> None:\n    """SC-01"""\n'
    )
    return tmp_path


def test_report(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--root", str(root), "--code"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "CAV 50.0 % (1 of 2)",
        "SC 100.0 % (1 of 1)",
        "",
        "Without a test:",
        "  CAV-1.2     no reason given",
        "",
        "Cited nowhere in src (1):",
        "  CAV-1.2",
    ]


def test_check_fails_below_the_threshold_even_with_a_reason(root: Path) -> None:
    (root / "docs/rules/untested.toml").write_text('"CAV-1.2" = "nothing to test"\n')
    assert Project(root).reasons == {"CAV-1.2": "nothing to test"}
    assert main(["--root", str(root), "--check"]) == 1


def test_check_fails_on_an_unknown_id(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    test = root / "tests/caverna/test_two.py"
    test.write_text("def test_cav_1_2_two() -> None: ...\n")
    assert main(["--root", str(root), "--check"]) == 0
    (root / "src/more.py").write_text("x = 1\n# CAV-9.9\n")
    capsys.readouterr()
    assert main(["--root", str(root), "--check"]) == 1
    assert "  src/more.py:2 CAV-9.9" in capsys.readouterr().out


def test_check_demands_a_reason_for_each_rule_without_a_test(root: Path) -> None:
    rules = "".join(f"**CAV-1.{n}** Rule.\n\n" for n in range(1, 41))
    (root / "docs/rules/cav.md").write_text(rules)
    (root / "tests/caverna/test_two.py").write_text("# CAV-1.1 to 1.39\n")
    assert main(["--root", str(root), "--check"]) == 1
    (root / "docs/rules/untested.toml").write_text('"CAV-1.40" = "nothing to test"\n')
    assert main(["--root", str(root), "--check"]) == 0


def test_a_reason_that_is_no_longer_needed_is_named(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (root / "docs/rules/untested.toml").write_text('"CAV-1.1" = "none"\n')
    main(["--root", str(root)])
    assert "remove from untested.toml: CAV-1.1" in capsys.readouterr().out
