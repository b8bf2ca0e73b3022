"""Tables for inspiration: reading, drawing, and what is wrong with them."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from solo.cli.rolls.draw import draw
from solo.errors import AdventureError, SoloError
from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.wording.naming import slug
from solo.tables.model import Drawing, about, find
from solo.tables.reading import examine, load, shipped
from solo.words.catalogue import catalogue

WHOLE = """
title: Mine
tables:
  weather:
    about: [sky]
    roll: 2d6
    rows: {2: Hail., 3-6: Rain., 7-11: Sun., 12: "Frogs, {{ draw('number') }}."}
  number: [one, two, three]
  luck: {1-60: bad, 61-100: good}
  names: {rows: [{text: Ulf, tags: norse}, {text: Ana, tags: [iberian], weight: 3}]}
  cards: {deck: true, rows: [ace, king, queen]}
  key: {roll: d66, rows: {11-36: low, 41-66: high}}
"""


def file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "my.yaml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    return file(tmp_path, WHOLE)


def drawn(path: Path, name: str, *faces: int, tag: str = "") -> str:
    return Drawing(load(path), LoadedDice(faces), tag).draw(name).text


@pytest.mark.parametrize(
    ("name", "faces", "text"),
    [
        ("weather", (1, 1), "Hail."),
        ("weather", (3, 4), "Sun."),
        ("weather", (6, 6, 2), "Frogs, two."),
        ("number", (3,), "three"),
        ("luck", (60,), "bad"),
        ("luck", (61,), "good"),
        ("names", (1,), "Ulf"),
        ("names", (2,), "Ana"),
        ("names", (4,), "Ana"),
        ("key", (3, 6), "low"),
        ("key", (4, 1), "high"),
    ],
)
def test_a_row_is_drawn_by_its_dice(
    tables: Path, name: str, faces: tuple[int, ...], text: str
) -> None:
    assert drawn(tables, name, *faces) == text


def test_rows_are_chosen_by_their_tags(tables: Path) -> None:
    assert drawn(tables, "names", 1, tag="norse") == "Ulf"
    with pytest.raises(SoloError, match="iberian, norse"):
        drawn(tables, "names", 1, tag="greek")


@given(seed=st.text(max_size=8))
def test_a_deck_repeats_no_row_before_all_were_drawn(seed: str) -> None:
    path = Path(__file__).parent / "cards.yaml"
    drawing = Drawing(load(path), SeededDice(seed))

    for _ in range(3):
        assert sorted(drawing.draw("cards").text for _ in range(3)) == ["ace", "king", "queen"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("tables: {a: {1-2: x, 6-3: y}}", "its lower number behind; write 3-6"),
        ("tables: {a: {deck: yes, rows: [x]}}", "expected true or false, found 'yes'; write true"),
        ("tables: {a: {deck: true, entries: [x]}}", "did you mean 'rows', which is missing?"),
        ("tables: {a: {dice: d1, rows: [x]}}", "unknown key 'dice'; write 'roll'"),
        ("tables: {a: [{finds}]}", "write \"{{ draw('finds') }}\""),
    ],
)
def test_a_mistake_is_told_once_with_its_cure(tmp_path: Path, text: str, told: str) -> None:
    _, problems = examine(file(tmp_path, text))

    assert [told in one.message for one in problems if "no row for" not in one.message] == [True]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("tables: {a: {1-3: x, 3: y}}", "table-overlap"),
        ("tables: {a: {1-3: x, 5: y}}", "table-gap"),
        ("tables: {a: {roll: 2d6, rows: {2-11: x}}}", "table-gap"),
        ("tables: {a: {roll: 2d6, rows: {1: z, 2-12: x}}}", "table-row"),
        ("tables: {a: {roll: d66, rows: {11-66: x, 67-99: y}}}", "table-row"),
        ("tables: {a: {6-1: x}}", "table-row"),
        ("tables: {a: [\"{{ draw('b') }}\"]}", "table-unknown"),
        ("tables: {a: [\"{{ draw('b') }}\"], b: [\"{{ draw('a') }}\"]}", "table-circle"),
        ("tables: {a: [\"{{ draw('a') }}\"]}", "table-circle"),
        ('tables: {a: ["{{ hero.name }}"]}', "prose-forbidden"),
        ("tables: {a: {roll: 2d6>=4, rows: {1: x}}}", "value-wrong"),
        ("tables: {a: {roll: lots, rows: {1: x}}}", "value-wrong"),
        ("tables: {a: {deck: perhaps, rows: [x]}}", "type-wrong"),
        ("tables: {a: {rows: [{weight: 0, text: x}]}}", "value-wrong"),
        ("tables: {a: {rows: [{txt: x}]}}", "table-row"),
        ("tables: {a: {rows: [x], row: y}}", "key-unknown"),
        ("tables: {a: []}", "table-row"),
        ("tables: {A b: [x]}", "id-wrong"),
        ("tables: 7", "key-missing"),
        ("titel: x\ntables: {a: [x]}", "key-unknown"),
    ],
)
def test_a_mistake_has_its_place_and_its_code(tmp_path: Path, text: str, code: str) -> None:
    _, problems = examine(file(tmp_path, text))

    assert code in {problem.code for problem in problems}
    assert problems
    assert all(problem.mark.line >= 1 for problem in problems)
    with pytest.raises(AdventureError):
        load(file(tmp_path, text))


def test_each_circle_is_told_once_as_it_runs(tmp_path: Path) -> None:
    text = """tables:
  a: ["{{ draw('b') }}"]
  b: ["{{ draw('c') }}"]
  c: ["{{ draw('a') }}"]
  d: ["{{ draw('a') }} {{ draw('d') }}"]
"""
    _, problems = examine(file(tmp_path, text))

    told = [problem.message.partition(": ")[2] for problem in problems]
    assert len(told) == 2
    assert told[0] in ("a to b to c to a", "b to c to a to b", "c to a to b to c")
    assert told[1] == "d to d"


def test_what_is_too_much_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "big.yaml"
    path.write_bytes(b" " * 1_000_001)
    with pytest.raises(SoloError, match="bytes"):
        examine(path)
    rows = ", ".join(["x"] * 1_001)
    _, problems = examine(file(tmp_path, f"tables: {{a: [{rows}]}}"))
    assert "list-long" in {problem.code for problem in problems}


def test_every_shipped_table_is_whole_and_can_be_drawn_from() -> None:
    tables = shipped()

    assert len(tables) >= 60
    for name, table in tables.items():
        assert table.about, name
        for seed in range(20):
            assert Drawing(tables, SeededDice(f"{name}{seed}")).draw(name).text.strip()
    assert list(about(tables, "")) == list(tables.values())


def test_the_command_draws_with_faces_and_text(tables: Path) -> None:
    words = [f"{tables}#luck", "--dice", "73", "--json"]
    record = json.loads(CliRunner().invoke(draw, words).output)

    assert record == {"table": "luck", "faces": [73], "text": "good"}


def test_the_command_draws_several_times(tables: Path) -> None:
    done = CliRunner().invoke(draw, [f"{tables}#number", "3", "--dice", "1,2,3"])

    assert done.output.splitlines() == ["one", "two", "three"]


def test_the_command_lists_tables(tables: Path) -> None:
    assert "weather" in CliRunner().invoke(draw, [str(tables)]).output
    assert "weather" in CliRunner().invoke(draw, [str(tables), "--about", "sky"]).output
    assert CliRunner().invoke(draw, ["--list"]).exit_code == 0


@pytest.mark.parametrize("words", [["no-such-table"], ["nowhere.yaml#x"], ["--about", "xyzzy"]])
def test_the_command_tells_a_mistake(words: list[str]) -> None:
    assert CliRunner().invoke(draw, words).exit_code != 0


@pytest.mark.parametrize("name", ["names", "a name", "Name", "the names"])
def test_a_table_is_found_by_one_or_many(name: str) -> None:
    assert find(shipped(), name).id == "names"


@pytest.mark.parametrize("name", ["s", "the", ""])
def test_what_is_no_name_finds_no_table(name: str) -> None:
    with pytest.raises(SoloError, match="no table is called"):
        find(shipped(), name)


def test_rows_are_german_in_a_german_game() -> None:
    """The same dice draw the same rows, and names of people stay."""
    ours, theirs = shipped(), shipped("de_AT")
    left = [
        row.text
        for name, table in ours.items()
        if not name.startswith("names")
        for row, said in zip(table.rows, theirs[name].rows, strict=True)
        if row.text == said.text and not row.text.startswith("{{")
    ]

    assert left == []
    assert shipped("xx")["cards"].rows == ours["cards"].rows
    assert [row.low for row in theirs["cards"].rows] == [row.low for row in ours["cards"].rows]


def test_what_a_german_row_draws_is_drawn() -> None:
    drawn = Drawing(shipped("de"), LoadedDice((1, 1, 1))).draw("what-happens-now")

    assert drawn.text == "Jemand, der hier ist, tut etwas (verlassen, Ahnen)."


def test_no_german_row_is_without_a_table() -> None:
    keys = {f"{t.id}-{slug(row.text)}" for t in shipped().values() for row in t.rows}
    names = {f"name-{name}" for name in shipped()}

    assert set(catalogue("tables", "de")) <= keys | names


def test_each_table_has_a_german_name_of_its_own_and_is_found_by_it() -> None:
    theirs = shipped("de")
    called = [table.called for table in theirs.values()]

    assert all(called)
    assert len({name.casefold() for name in called}) == len(theirs)
    for table in theirs.values():
        assert find(theirs, table.called) is table
        assert find(theirs, table.id) is table
    assert find(theirs, "einen Wind").id == "wind"
    assert not any(table.called for table in shipped().values())
