"""Which values are alike: equal parts have one mark, and nothing that could act differently."""

import enum
import functools
from dataclasses import dataclass, field
from typing import Any

import pytest

from solo.authoring.exact.equal_parts import Likeness, Mark
from solo.engine.warning import Warned


class Rank(enum.Enum):
    POOR = 1
    GOOD = 2


@dataclass(frozen=True)
class Hero:
    name: str
    told: str = field(default="", compare=False)
    _kept: list[int] = field(default_factory=list, compare=False)


@dataclass(frozen=True)
class Foe:
    name: str
    wounds: int = 0

    def hit(self) -> None: ...

    def miss(self) -> None: ...


@dataclass
class Changing:
    name: str


@dataclass(frozen=True, eq=False)
class Itself:
    name: str


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ((1, "a"), (1, "a")),
        ([1, [2]], [1, [2]]),
        ({"a": 1, "b": (2,)}, {"a": 1, "b": (2,)}),
        ({1, 2}, {2, 1}),
        (frozenset({"a"}), frozenset({"a"})),
        (2.5, 2.5),
        (True, True),
        (Rank.POOR, Rank.POOR),
        (Hero("Ada"), Hero("Ada", "otherwise", [3])),
        (Foe("rat", 2), Foe("rat", 2)),
        ((Foe("rat"), [Hero("a")]), (Foe("rat"), [Hero("a", "b")])),
        (functools.partial(max, 1, key=2), functools.partial(max, 1, key=2)),
        (Foe("rat").hit, Foe("rat").hit),
        (Warned("It kills you."), Warned("You die.")),
    ],
)
def test_equal_values_have_one_mark(one: Any, other: Any) -> None:
    likeness = Likeness()

    assert likeness.of(one) is likeness.of(other)
    assert likeness.all([one, 7, None, "x", other]) == (
        likeness.of(one),
        7,
        None,
        "x",
        likeness.of(one),
    )


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ((1, "a"), (1, "b")),
        ((1, 2), [1, 2]),
        ((1,), (True,)),
        ((1,), (1.0,)),
        ({"a": 1}, {"a": 2}),
        ({"a": 1}, {"b": 1}),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}),
        ({1, 2}, frozenset({1, 2})),
        (Rank.POOR, Rank.GOOD),
        (Hero("Ada"), Hero("Ben")),
        (Foe("rat", 1), Foe("rat", 2)),
        (Hero("rat"), Foe("rat")),
        (functools.partial(max, 1), functools.partial(min, 1)),
        (functools.partial(max, 1), functools.partial(max, 2)),
        (functools.partial(max, key=1), functools.partial(max, key=2)),
        (Foe("rat").hit, Foe("rat").miss),
        (Foe("rat").hit, Foe("cat").hit),
        (Changing("a"), Changing("a")),
        (Itself("a"), Itself("a")),
        (object(), object()),
        (lambda: 1, lambda: 1),
    ],
)
def test_values_that_could_act_differently_have_two(one: Any, other: Any) -> None:
    likeness = Likeness()

    assert likeness.of(one) != likeness.of(other)
    assert likeness.of(one) == likeness.of(one)
    assert isinstance(likeness.of(one), Mark)


def test_numbers_and_texts_are_their_own_marks() -> None:
    assert [Likeness().of(value) for value in (3, "x", None)] == [3, "x", None]


def test_exactly_even_what_only_tells_how_a_value_came_about_counts() -> None:
    """But for what is kept beside it."""
    likeness = Likeness(exactly=True)

    assert likeness.of(Hero("Ada", "a")) != likeness.of(Hero("Ada", "b"))
    assert likeness.of(Hero("Ada", "a", [1])) is likeness.of(Hero("Ada", "a", [2]))
