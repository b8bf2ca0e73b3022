"""Books of foes: those of a system, and those of a file."""

from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from solo.dataclass import dataclass
from solo.errors import AdventureError
from solo.rules.core.fights import foe_book
from solo.rules.core.fights.foe_book import book, examined, read_foes
from solo.rules.fell.system import FELL


@dataclass(frozen=True, slots=True, kw_only=True)
class Beast:
    name: str
    hp: int = 3


@pytest.mark.parametrize(
    ("text", "foes", "told"),
    [
        ("foes: {wolf: {name: Wolf, hp: 4}, rat-2: {name: Rat}}",
         {"wolf": Beast(name="Wolf", hp=4), "rat-2": Beast(name="Rat")}, []),
        ("foes: {wolf: {hp: 4}, rat: {name: Rat}}", {"rat": Beast(name="Rat")},
         ["f.yaml:1:14: 'name' is missing: text [key-missing]"]),
        ("foes: {Grey_Wolf: {name: Wolf}}", {"Grey_Wolf": Beast(name="Wolf")},
         ["f.yaml:1:8: 'Grey_Wolf' is no id; an id is lower-case letters, digits and hyphens "
          "[id-wrong]"]),
        (f"foes: {{{'x' * 39}YZ: {{name: Wolf}}}}", {f"{'x' * 39}YZ": Beast(name="Wolf")},
         [f"f.yaml:1:8: '{'x' * 39}Y' is no id; an id is lower-case letters, digits and hyphens "
          "[id-wrong]"]),
        ("foes: [wolf]", {}, ["f.yaml:1:7: expected foes by their ids [type-wrong]"]),
        ("friends: {a: b}", {}, []),
        ("[foes]", {}, []),
    ],
)  # fmt: skip
def test_the_foes_of_a_file(text: str, foes: Mapping[str, object], told: list[str]) -> None:
    found, problems = examined(text.encode(), "f.yaml", Beast)

    assert found == foes
    assert [f"{one.mark}: {one.message} [{one.code}]" for one in problems] == told
    if told:
        with pytest.raises(AdventureError) as refused:
            read_foes(text.encode(), "f.yaml", Beast)
        assert list(refused.value.problems) == problems
    else:
        assert read_foes(text.encode(), "f.yaml", Beast) == foes


def test_what_is_hardly_meant_is_no_mistake_of_a_file_with_one() -> None:
    """Players who bring a file are told what they have to mend, and that alone."""
    text = b"foes: {ox: {name: the ox, hp: 400}, cow: {hp: 3}}"
    every = examined(text, "f.yaml", FELL.foe)[1]
    with pytest.raises(AdventureError) as refused:
        read_foes(text, "f.yaml", FELL.foe)

    assert [one.code for one in every] == ["value-odd", "key-missing"]
    assert [one.code for one in refused.value.problems] == ["key-missing"]


def test_a_file_that_is_no_yaml_has_no_foes() -> None:
    found, (problem,) = examined(b"foes: {a", "f.yaml", Beast)

    assert (found, problem.code) == ({}, "yaml-syntax")


def test_a_book_has_so_many_foes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foe_book, "MOST_FOES", 1)
    one, two = "foes: {a: {name: A}", ", b: {name: B}}"

    assert len(read_foes(f"{one}}}".encode(), "f.yaml", Beast)) == 1
    found, (problem,) = examined(f"{one}{two}".encode(), "f.yaml", Beast)
    assert (found, problem.code, problem.message, problem.mark.column) == (
        {}, "value-wrong", "at most 1 foes", 7,
    )  # fmt: skip


def test_the_book_of_a_system_is_its_own_or_a_file_beside_its_template(tmp_path: Path) -> None:
    def system(hand: object, folder: Path) -> Any:
        return SimpleNamespace(by_hand=hand, template=folder / "template", foe=Beast)

    (tmp_path / "foes.yaml").write_text("foes: {wolf: {name: Wolf}}")
    own, none = {"bear": Beast(name="Bear")}, SimpleNamespace(book=None)

    assert book(system(None, tmp_path)) == {}
    assert book(system(SimpleNamespace(book=own), tmp_path)) is own
    assert book(system(none, tmp_path)) == {"wolf": Beast(name="Wolf")}
    assert book(system(none, tmp_path / "elsewhere")) == {}
