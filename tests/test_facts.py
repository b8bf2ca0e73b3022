"""The facts of fields: each is stated once, and every value keeps to them."""

from collections.abc import Iterator
from dataclasses import dataclass, is_dataclass, replace
from typing import Annotated, get_args, get_type_hints

import pytest

from solo.facts import (
    Checked,
    Filled,
    Read,
    Reads,
    Rule,
    Within,
    alike,
    broken,
    facts,
    meanings,
    range_of,
)
from solo.rules import find
from tests.rules.every import every_system


def small(words: tuple[str, ...]) -> tuple[str, ...]:
    if "?" in words:
        raise ValueError("no word")
    return tuple(word.lower() for word in words)


Count = Annotated[int, "How many.", Within(1, 12)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Band(Checked):
    name: Annotated[str, Filled("a band needs a name")] = "the band"
    count: Count = 1
    danger: Annotated[int | None, "What it is.", Within(0, 6, "safe")] = None
    words: Annotated[tuple[str, ...], "Its words.", Read(small)] = ()
    last: int = 0

    def verify(self) -> None:
        if self.last and self.count < 2:
            raise ValueError("last: one alone has no last")


@dataclass(frozen=True, slots=True, kw_only=True)
class Horde(Band):
    count: Annotated[Count, "How many hundreds."] = 2
    name: str = "the horde"


@dataclass(frozen=True, slots=True)
class Pack(Checked):
    size: Annotated[Count, Within(1, 9), Within(1, 6)] = 1


@pytest.mark.parametrize("count", [1, 12])
def test_both_ends_of_a_range_belong_to_it(count: int) -> None:
    assert Band(count=count).count == count


@pytest.mark.parametrize("count", [0, 13])
def test_a_number_outside_its_range_is_refused_by_the_name_of_the_field(count: int) -> None:
    with pytest.raises(ValueError, match=rf"^count: 1 to 12, not {count}$"):
        Band(count=count)


def test_what_the_least_means_is_said() -> None:
    with pytest.raises(ValueError, match=r"^danger: 0 \(safe\) to 6, not 7$"):
        Band(danger=7)


def test_long_numbers_are_said_with_commas() -> None:
    with pytest.raises(ValueError, match=r"^count: 0 to 10,000, not 20,000$"):
        Within(0, 10_000).read("count", 20_000)


def test_a_field_without_a_number_is_free() -> None:
    assert Band().danger is None


@pytest.mark.parametrize("name", ["", "  "])
def test_a_text_that_is_needed_is_no_space(name: str) -> None:
    with pytest.raises(ValueError, match=r"^name: a band needs a name$"):
        Band(name=name)


def test_an_empty_list_is_refused_where_an_entry_is_needed() -> None:
    with pytest.raises(ValueError, match=r"^foes: give one$"):
        Filled("give one").read("foes", ())


def test_a_field_is_kept_as_it_is_read() -> None:
    assert Band(words=("Up",)).words == ("up",)
    with pytest.raises(ValueError, match=r"^words: no word$"):
        Band(words=("?",))


def test_what_no_field_alone_can_tell_is_refused_after_the_fields_are_read() -> None:
    with pytest.raises(ValueError, match=r"^last: one alone has no last$"):
        Band(last=1)
    with pytest.raises(ValueError, match=r"^count: "):
        Band(last=1, count=0)


def test_a_copy_is_checked_too() -> None:
    with pytest.raises(ValueError, match=r"^count: "):
        replace(Band(), count=0)


def test_a_reader_is_told_of_each_field_that_does_not_keep_to_its_facts_once() -> None:
    given = {"count": 13, "name": " ", "words": ("?",), "last": 5}

    assert [*map(str, broken(Band, given))] == [
        "name: a band needs a name",
        "count: 1 to 12, not 13",
        "words: no word",
    ]
    assert [*broken(Band, {"count": 1})] == []
    assert len([*broken(Pack, {"size": 20})]) == 1


def test_a_field_said_otherwise_keeps_the_range_of_its_type_and_has_its_own_meaning() -> None:
    assert meanings(Horde)["count"] == "How many hundreds."
    assert range_of(Horde, "count") == Within(1, 12)
    assert facts(Horde)["words"] == facts(Band)["words"]
    with pytest.raises(ValueError, match=r"^name: a band needs a name$"):
        Horde(name="")  # another usual value leaves the facts as they are
    assert "last" not in meanings(Band)


def test_a_range_without_an_end_says_so() -> None:
    assert Within(1).said == "1 or more"
    assert Within(1).read("count", 10**9) == 10**9


def test_what_can_be_read_may_be_kept_as_it_was_written() -> None:
    assert Reads(small).read("words", ("Up",)) == ("Up",)
    with pytest.raises(ValueError, match=r"^words: no word$"):
        Reads(small).read("words", ("?",))


def test_a_value_is_made_of_what_another_has_too_and_some_of_its_own() -> None:
    band = Band(name="a band", count=3, last=2)
    assert alike(Horde, band, last=1) == Horde(name="a band", count=3, last=1)


def authored(kind: type, found: dict[type, None]) -> None:
    """Add a class, its bases and the classes of its fields to those that authors write."""
    if kind not in found:
        found[kind] = None
        for one in (*kind.__bases__, *hints_within(kind)):
            if is_dataclass(one):
                authored(one, found)


def hints_within(kind: type) -> Iterator[type]:
    for hint in get_type_hints(kind).values():
        ahead = [hint]
        while ahead:
            one = ahead.pop()
            ahead += get_args(one)
            if isinstance(one, type):
                yield one


@every_system
def test_whatever_has_facts_to_keep_to_keeps_to_them(system: str) -> None:
    """A class with ranges that is not `Checked`, or goes its own way, would hold anything."""
    known: dict[type, None] = {}
    one = find(system)
    kinds = (*one.checks.values(), *one.encounters.values(), *one.effects.values())
    for kind in (*kinds, one.foe, one.item, one.hero, one.options):
        authored(kind, known)

    loose = [
        kind.__name__
        for kind in known
        if any(isinstance(one, Rule) for own in facts(kind).values() for one in own)
        if getattr(kind, "__post_init__", None) is not Checked.__post_init__
    ]
    assert len(known) > 30
    assert loose == []
