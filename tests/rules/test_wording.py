"""Words of players and of files: ids made of them, quotes, roots, and words for a likelihood."""

from pathlib import Path
from types import NoneType, SimpleNamespace
from typing import Any, Literal, Optional

import pytest

from solo.dataclass import dataclass
from solo.errors import TableError
from solo.facts import Unread
from solo.rules.core.protocols import Illegal
from solo.rules.core.values.printed import LabelsOf, ToldOf, tables
from solo.rules.core.wording.likelihood import likelihood_named
from solo.rules.core.wording.naming import (
    LONGEST_NAME,
    Unfit,
    by_slug,
    checked_roles,
    legal,
    lower,
    slug,
    unaccented,
    wanted,
    why,
)
from solo.rules.core.wording.numbers import plural
from solo.rules.core.wording.quoting import LONGEST, purpose_of, shown
from solo.rules.core.wording.roots import roots, singular
from tests.english import english


@pytest.mark.parametrize(
    ("text", "of_id", "small", "plain"),
    [
        ("Bell-Hanger", "bell-hanger", "bell-hanger", "bell-hanger"),
        ("  Zoë  O'Neill 2 ", "zoë-o-neill-2", "zoë o'neill 2", "zoe o'neill 2"),
        ("Straße", "straße", "straße", "strasse"),
        ("Łódź þing", "łódź-þing", "łódź þing", "lodz thing"),
        ("李", "李", "李", "李"),
        ("?!", "", "?!", "?!"),
    ],
)
def test_names_in_ids_and_as_they_are_looked_for(
    text: str, of_id: str, small: str, plain: str
) -> None:
    assert (slug(text), lower(text), unaccented(lower(text))) == (of_id, small, plain)


def test_heroes_of_one_name_are_told_apart_by_numbers() -> None:
    named: list[Any] = [SimpleNamespace(name=name) for name in ("Ada", "ada", "?!", "Ben")]
    called: Any = SimpleNamespace(name="Cass", option="guest-1")

    assert tuple(by_slug([*named, called])) == (
        "hero-ada",
        "hero-ada-2",
        "hero-unnamed",
        "hero-ben",
        "guest-1",
    )


def test_roles_are_ids_and_not_too_many() -> None:
    checked_roles(["bell-hanger", "a" * LONGEST_NAME, *map(str, range(18))])
    for role in ("", "Bell", "a b", "a" * (LONGEST_NAME + 1)):
        with pytest.raises(ValueError, match=f"^'{role[:40]}' is no id; write one such as bell-h"):
            checked_roles(["x", role])
    with pytest.raises(ValueError, match=r"^21 of them; a hero has at most 20$"):
        checked_roles(map(str, range(21)))


def test_a_reason_is_kept_as_a_message_where_it_is_one() -> None:
    def refuse(reason: Exception) -> Any:
        raise reason

    assert legal(int, "7") == 7
    for reason in (Unfit("too old"), ValueError("too old")):
        with pytest.raises(Illegal) as caught:
            legal(refuse, reason)
        assert caught.value.reason == why(reason) == why(Illegal("too old")) == "too old"


@dataclass(frozen=True)
class Stone:
    """Something of parts."""

    weight: int
    colour: str = ""


@dataclass(frozen=True)
class Measure:
    """Something that is read from a word."""

    @classmethod
    def parse(cls, text: str) -> "Measure":
        return cls()


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (str, "text"),
        (int, "a whole number"),
        (float, "a number"),
        (bool, "true or false"),
        (tuple[int, ...], "a list"),
        (dict[str, int], "parts, each with its key"),
        (int | str, "a whole number or text"),
        (str | int | None, "text or a whole number"),  # whichever is asked for first
        (int | None, "a whole number"),
        (Optional[int], "a whole number"),  # noqa: UP045 - as a type in quotation marks is read
        ((int, NoneType, str), "a whole number or text"),
        (Literal["near", "far"], "'near' or 'far'"),
        (Stone, "parts, each with its key: weight, colour"),
        (Measure, "a measure"),
    ],
)
def test_what_is_wanted_of_a_player_is_said_plainly(kind: object, told: str) -> None:
    assert english(wanted(kind)) == told
    reason = Unread("x", "in-field", field="hp", reason=Unread("y", "missing", name="x", kind=kind))
    said: Any = why(reason)
    assert said.facts["reason"].facts["kind"] == wanted(kind)


def test_a_table_says_its_source(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "good.json").write_text('{"source": "a book", "rows": [1]}')
    (tmp_path / "data" / "bad.json").write_text('{"source": "", "rows": [1]}')
    folder, read = tables(str(tmp_path / "module.py"))

    assert folder == tmp_path / "data"
    assert read("good") == {"source": "a book", "rows": [1]}
    assert read("good") is read("good")
    with pytest.raises(TableError, match=r"bad.*a table must say its source"):
        read("bad")


def test_words_of_a_row_stand_for_lists_and_all_have_what_anybody_has(tmp_path: Path) -> None:
    (tmp_path / "outcome.json").write_text(
        '{"source": "s", "any": ["die"], "a-roll": ["face", "sum"], '
        '"of": {"trait": "a-roll luck", "fate": ""}, "labels": {"trait": "up down"}}'
    )
    system: Any = type("S", (), {"told": ToldOf(tmp_path), "labels": LabelsOf(tmp_path)})()

    assert system.told == {"trait": ("face", "sum", "luck", "die"), "fate": ("die",)}
    assert system.labels == {"trait": ("up", "down")}
    few = tmp_path / "few"
    few.mkdir()
    (few / "outcome.json").write_text('{"source": "s", "any": ["die"]}')
    bare: Any = type("S", (), {"told": ToldOf(few), "labels": LabelsOf(few)})()
    assert (bare.told, bare.labels) == ({}, {})


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a  line\nand\tmore ", "a line and more"),
        ("\x1b[31mred", "?[31mred"),
        ("x" * LONGEST, "x" * LONGEST),
        ("x" * (LONGEST + 1), "x" * (LONGEST - 1) + "…"),
        (" " * (4 * LONGEST) + "x", ""),
    ],
)
def test_what_is_quoted_is_one_short_line(text: str, told: str) -> None:
    assert shown(text) == told


@pytest.mark.parametrize(
    ("deed", "purpose"),
    [
        ("To climb the wall!", "To climb the wall"),
        ("climb the wall. ", '"climb the wall"'),
        ("together", '"together"'),
        ("find the X. !", '"find the X"'),
        ("!", ""),
    ],
)
def test_a_deed_is_an_infinitive_or_the_player_s_own_words(deed: str, purpose: str) -> None:
    assert purpose_of(deed) == purpose


@pytest.mark.parametrize(
    ("word", "one"),
    [("ladies", "lady"), ("ies", "ies"), ("ropes", "rope"), ("gas", "gas"), ("gems", "gem")],
)
def test_a_word_as_of_one_thing(word: str, one: str) -> None:
    assert singular(word) == one


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("climb climbing, climbed climbs", {"climb"}),
        ("hide, hiding", {"hid"}),
        ("swimming swims", {"swim"}),
        ("feed need", {"feed", "need"}),
        ("sing, red and bed", {"sing", "red", "and", "bed"}),
        ("Ladies2lady", {"lady"}),
        ("see ass", {"se", "ass"}),
    ],
)
def test_the_roots_of_words(text: str, found: set[str]) -> None:
    assert roots(text) == found


def test_a_number_has_its_noun() -> None:
    assert [plural(n, "failure") for n in (0, 1, 2)] == ["0 failures", "1 failure", "2 failures"]


def test_a_likelihood_is_found_however_it_is_spelt() -> None:
    rows = {"certain": 9, "very likely": 7, "even": 5}
    table = {"default": "even", "also": {"fifty fifty": "even"}}

    for text in ("", " Even ", "fifty-fifty", "FIFTY  fifty"):
        assert likelihood_named(text, rows, table) == 5
    assert likelihood_named("Very-Likely", rows, table) == 7
    with pytest.raises(Unfit) as caught:
        likelihood_named("Very likly", rows, table)
    assert str(caught.value) == (
        "unknown likelihood 'Very likly'; did you mean 'very likely'? "
        "likelihoods are certain, very likely, even"
    )
