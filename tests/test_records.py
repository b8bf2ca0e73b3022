"""Our frozen dataclasses are the standard library's in all that shows."""

import copy
import dataclasses
import pickle
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from solo import records

Maker = Callable[..., Any]
MAKERS = pytest.mark.parametrize("maker", [records.dataclass, dataclasses.dataclass])


@records.dataclass(frozen=True, slots=True)
class Lamp:
    """A lamp, to be pickled: that needs a module to find it in."""

    oil: int
    name: str = "Ada"


def lamps(maker: Maker) -> tuple[type, type, type]:
    """Return classes that use what ours use: defaults, factories, words, heirs."""

    @maker(frozen=True, slots=True)
    class Lit:
        """A flame."""

        oil: int
        wicks: tuple[int, ...] = (1,)
        notes: Mapping[str, int] = dataclasses.field(default_factory=dict)
        told: str = dataclasses.field(default="", compare=False, repr=False)

    @maker(frozen=True, slots=True, kw_only=True)
    class Hung:
        """A lamp on a hook."""

        hook: str = "iron"
        height: int

        def __post_init__(self) -> None:
            if self.height < 0:
                raise ValueError("below the floor")

        def __repr__(self) -> str:
            return f"hung from {self.hook}"

    @maker(frozen=True, kw_only=True)
    class Swung(Hung):  # type: ignore[misc, valid-type]
        """One that moves."""

        by: int = 3

    return Lit, Hung, Swung


@MAKERS
def test_values_are_made_shown_and_compared(maker: Maker) -> None:
    """Parameters, defaults, repr and equality go by the fields."""
    lit, hung, swung = lamps(maker)
    lamp = lit(4, told="tales")

    assert repr(lamp).endswith("Lit(oil=4, wicks=(1,), notes={})")
    assert lamp == lit(oil=4, wicks=(1,)) != lit(5)
    assert lamp.notes is not lit(4).notes
    assert (hung(height=2).hook, swung(height=2, by=4).by) == ("iron", 4)
    assert repr(hung(height=2)) == "hung from iron"
    assert hash(hung(height=2)) == hash(hung(hook="iron", height=2))
    assert hung(height=2) != swung(height=2) == swung(by=3, height=2)
    assert lit.__match_args__ == ("oil", "wicks", "notes", "told")


@MAKERS
def test_fields_can_be_listed_and_replaced(maker: Maker) -> None:
    """What `dataclasses` offers works, for heirs as well."""
    lit, _, swung = lamps(maker)

    assert [field.name for field in dataclasses.fields(swung)] == ["hook", "height", "by"]
    assert dataclasses.replace(swung(height=2), by=9).by == 9
    assert dataclasses.is_dataclass(lit)
    assert not hasattr(lit(4), "__dict__")


@MAKERS
def test_nothing_can_be_set_or_taken_away(maker: Maker) -> None:
    """A value stays what it is."""
    lit, _, swung = lamps(maker)

    for value in (lit(4), swung(height=2)):
        name = dataclasses.fields(value)[0].name
        with pytest.raises(dataclasses.FrozenInstanceError, match="cannot assign"):
            setattr(value, name, 5)
        with pytest.raises(dataclasses.FrozenInstanceError, match="cannot delete"):
            delattr(value, name)


@MAKERS
def test_wrong_arguments_are_refused(maker: Maker) -> None:
    """What is missing, unknown, in the wrong place or against `__post_init__`."""
    lit, hung, _ = lamps(maker)

    with pytest.raises(TypeError, match="missing 1 required positional argument: 'oil'"):
        lit()
    with pytest.raises(TypeError, match="unexpected keyword argument 'heigt'"):
        hung(heigt=1)
    with pytest.raises(TypeError, match="takes 1 positional argument but 2 were given"):
        hung(1)
    with pytest.raises(ValueError, match="below the floor"):
        hung(height=-1)


def test_a_class_of_the_standard_library_may_be_an_heir() -> None:
    """A system of one's own need not know this module."""
    hung = lamps(records.dataclass)[1]

    @dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
    class Chained(hung):  # type: ignore[misc, valid-type]
        links: int = 7

    assert Chained(height=1) == Chained(height=1, links=7)
    with pytest.raises(TypeError, match="cannot inherit non-frozen"):
        dataclasses.dataclass(type("Loose", (hung,), {}))


def test_values_can_be_copied_and_sent_elsewhere() -> None:
    """As `solo test --jobs` sends them from one process to another."""
    lamp = Lamp(3)

    assert copy.copy(lamp) == pickle.loads(pickle.dumps(lamp)) == lamp


@MAKERS
def test_a_field_may_be_reckoned_from_the_others(maker: Maker) -> None:
    """Such a one is no parameter; `__post_init__` sets it."""

    @maker(frozen=True, slots=True)
    class Square:
        """A square."""

        side: int
        name: str = ""
        area: int = dataclasses.field(init=False, repr=False)

        def __post_init__(self) -> None:
            object.__setattr__(self, "area", self.side**2)

    assert Square(3).area == dataclasses.replace(Square(2), side=3).area == 9
    assert repr(Square(3)).endswith("Square(side=3, name='')")
