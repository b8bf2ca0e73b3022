"""Frozen values as plain ones and back."""

import enum
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

import pytest

from solo.rules.core.values.codec import (
    DEEPEST,
    MOST_ITEMS,
    MOST_NUMBER,
    MOST_PARTS,
    MOST_TEXT,
    dump,
    load,
    tidy,
)


class Hue(enum.Enum):
    RED = 1
    PALE_BLUE = 2


class Pair(NamedTuple):
    left: int
    right: int = 0


FIRST = Pair(1)


@dataclass(frozen=True)
class Leaf:
    name: str


@dataclass(frozen=True)
class Stone:
    weight: int = 1

    def __post_init__(self) -> None:
        if self.weight < 0:
            raise ValueError("weight: it weighs something")


@dataclass(frozen=True)
class Tree:
    name: str
    hue: Hue = Hue.RED
    kind: Literal["oak", "ash"] = "oak"
    pair: Pair = FIRST
    exact: tuple[int, str] = (1, "a")
    many: tuple[Leaf, ...] = ()
    tags: frozenset[str] = frozenset()
    by_number: Mapping[int, str] = field(default_factory=dict)
    by_hue: Mapping[Hue, int] = field(default_factory=dict)
    perhaps: int | None = None
    under: Leaf | Stone | None = None
    free: Any = None
    inner: "tuple[Tree, ...]" = ()
    table: object = None


TREE = Tree(
    "t", Hue.PALE_BLUE, "ash", Pair(3, 4), (2, "b"), (Leaf("x"),), frozenset({"b", "a"}),
    {-2: "c"}, {Hue.RED: 5}, 7, Stone(2), "any", (Tree("u", under=Leaf("v")),),
)  # fmt: skip


def test_a_value_comes_back_as_it_went() -> None:
    values = json.loads(json.dumps(dump(Tree, TREE)))

    assert load(Tree, values) == TREE
    assert values["under"] == {"is": "Stone", "weight": 2}
    assert dump(Tree, Tree("t")) == {"name": "t"}


def test_what_is_left_out_is_neither_written_nor_read() -> None:
    without = frozenset({"table"})

    assert dump(Tree, Tree("t", table=object()), without) == {"name": "t"}
    with pytest.raises(ValueError, match="'table' is no part of a file"):
        load(Tree, {"name": "t", "table": 1}, without)
    with pytest.raises(TypeError, match="no file can hold"):
        dump(Tree, Tree("t", table=object()))


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        (None, "expected a mapping"),
        ({}, "'name' is missing"),
        ({"name": "t", "x": 1}, "'x' is not known here"),
        ({"name": None}, "name: expected text"),
        ({"name": "t", "hue": "green"}, "hue: no hue is called 'green'"),
        ({"name": "t", "hue": []}, "hue: no hue is called"),
        ({"name": "t", "kind": "elm"}, "kind: expected one of oak, ash"),
        ({"name": "t", "exact": [1]}, "exact: 1 entries are not what is kept there"),
        ({"name": "t", "exact": {}}, "exact: expected a list"),
        ({"name": "t", "many": [{"name": 1}]}, "many.1.name: expected text"),
        ({"name": "t", "tags": ["a"] * (MOST_ITEMS + 1)}, "tags: 501 entries"),
        ({"name": "t", "by_number": {"x": "y"}}, "by_number: expected a whole number"),
        ({"name": "t", "by_number": []}, "by_number: expected a mapping"),
        ({"name": "t", "perhaps": 1.5}, "perhaps: expected a whole number"),
        ({"name": "t", "perhaps": 10**10}, "perhaps: expected a whole number"),
        ({"name": "t", "under": {"is": "Stone", "weight": -1}}, "under: weight: it weighs"),
        ({"name": "t", "under": {"weight": 1}}, "under: expected nothing"),
        ({"name": "t", "free": []}, "free: expected a whole number"),
    ],
)
def test_what_is_no_such_value_is_refused_by_its_place(values: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        load(Tree, values)


def test_neither_depth_nor_breadth_goes_on_for_ever() -> None:
    def deep(levels: int) -> dict[str, Any]:  # each is two steps down, and its name one more
        return {"name": "t", "inner": [deep(levels - 1)] if levels else []}

    fits = DEEPEST // 2 - 1
    wide = {"name": "t", "inner": [{"name": "t", "tags": ["a"] * 400} for _ in range(400)]}

    assert load(Tree, deep(fits)).name == "t"
    with pytest.raises(ValueError, match="steps deep"):
        load(Tree, deep(fits + 1))
    with pytest.raises(ValueError, match=f"more than {MOST_PARTS:,} values"):
        load(Tree, wide)


@dataclass(frozen=True)
class Plain:
    sure: bool = False
    by: Mapping[str, int] = field(default_factory=dict)
    some: tuple[str, ...] = ()
    text: str = ""
    number: int = 0
    one: int | str | None = None


def test_to_the_limit_all_is_taken() -> None:
    full = Plain(
        True, {str(number): 1 for number in range(MOST_ITEMS)}, ("x",) * MOST_ITEMS,
        "x" * MOST_TEXT, -MOST_NUMBER,
    )  # fmt: skip
    assert load(Plain, dump(Plain, full)) == full


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"sure": 1}, "sure: expected true or false"),
        ({"by": {str(n): 1 for n in range(MOST_ITEMS + 1)}}, "by: more than 500 entries"),
        ({"text": "x" * (MOST_TEXT + 1)}, "text: more than 2,000 characters"),
        ({"number": MOST_NUMBER + 1}, "number: expected a whole number"),
        ({"number": True}, "number: expected a whole number"),
        ({"by": {"a\x07b": "x"}}, "by.a?b: expected a whole number"),
    ],
)
def test_beyond_a_limit_it_is_refused(values: Any, told: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - the whole text is compared
        load(Plain, values)
    assert str(refused.value) == told


def test_what_is_of_no_kind_of_a_field_is_not_put() -> None:
    wrong: Any = Plain(one=1.5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^1\.5 is none of "):
        dump(Plain, wrong)


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("plain", "plain"),
        ("a\nb\tc", "a b c"),
        ("\x1b[2J", "[2J"),
        ("\u202ea", "a"),
        ("é日", "é日"),
    ],
)
def test_texts_are_tidy(text: str, clean: str) -> None:
    assert tidy(text) == clean
