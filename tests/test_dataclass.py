"""Dataclasses whose methods are written when they are first called: as Python's own, but cheap."""

import ast
import copy
import dataclasses
import pickle
from dataclasses import FrozenInstanceError, field, fields, replace
from pathlib import Path
from typing import Any, ClassVar

import pytest

import solo
from solo.dataclass import dataclass

PACKAGE = Path(solo.__file__).parent


@dataclass(frozen=True, slots=True)
class Weapon:
    """A thing to strike with."""

    name: str
    harm: int = 1
    runes: list[str] = field(default_factory=list, compare=False)
    secret: str = field(default="none", repr=False)

    shorthand: ClassVar[str] = "name"

    def __post_init__(self) -> None:
        if self.harm < 0:
            raise ValueError("harm: 0 or more")


@dataclass(frozen=True, slots=True, kw_only=True)
class Magic(Weapon):
    glow: int = 2


@dataclass(frozen=True, kw_only=True)
class Hero:
    name: str
    hp: int = 6


@dataclass
class Tally:
    count: int
    names: list[str] = field(default_factory=list)
    last: str = field(init=False)
    first: str = field(init=False, default="nobody")


@dataclass(frozen=True, eq=False)
class Alone:
    at: int


@dataclass(frozen=True, slots=True)
class Empty:
    pass


@dataclass(frozen=True, slots=True)
class Loud:
    at: int

    def __repr__(self) -> str:
        return "LOUD"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Loud)

    def __hash__(self) -> int:
        return 7


def test_it_takes_fields_by_place_and_by_name() -> None:
    axe = Weapon("axe", 3)

    assert (axe.name, axe.harm, axe.runes, axe.secret) == ("axe", 3, [], "none")
    assert Weapon(name="axe", harm=3) == axe
    assert Magic("wand", glow=5).glow == 5
    with pytest.raises(TypeError, match=r"Magic\.__init__\(\) takes"):
        Magic("wand", 1, [], "none", 5)  # type: ignore[misc]
    with pytest.raises(TypeError, match=r"Weapon\.__init__\(\) missing .* 'name'"):
        Weapon()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="unexpected keyword argument 'edge'"):
        Weapon("axe", edge=1)  # type: ignore[call-arg]


def test_what_is_made_for_each_is_made_anew() -> None:
    first, second = Weapon("axe"), Weapon("axe")
    first.runes.append("one")

    assert second.runes == []
    assert Weapon("axe", runes=first.runes).runes is first.runes


def test_a_class_checks_what_it_was_given() -> None:
    with pytest.raises(ValueError, match="harm"):
        Weapon("axe", -1)
    with pytest.raises(ValueError, match="harm"):
        replace(Weapon("axe"), harm=-1)


def test_equal_are_those_of_one_class_with_the_same_fields() -> None:
    assert Weapon("axe", runes=["x"]) == Weapon("axe")  # runes are not compared
    assert Weapon("axe") != Weapon("axe", secret="poison")
    assert Weapon("wand") != Magic("wand")
    assert Magic("wand") == Magic("wand") != Magic("wand", glow=3)
    assert {Weapon("axe"), Weapon("axe", runes=["x"])} == {Weapon("axe")}
    assert hash(Hero(name="Wren")) == hash(Hero(name="Wren")) != hash(Hero(name="Mara"))
    assert Alone(1) != Alone(1)
    assert hash(Alone(1)) != hash(Alone(1))
    assert Empty() == Empty()
    assert hash(Empty()) == hash(Empty())
    assert Hero(name="Wren") != ("Wren", 6)


def test_what_may_change_has_no_hash() -> None:
    assert Tally.__hash__ is None
    tally, other = Tally(1), Tally(2)
    with pytest.raises(AttributeError):
        _ = tally.last
    tally.last = other.last = "Wren"
    tally.count = 2

    assert tally == other
    assert tally.first == "nobody"


@pytest.mark.parametrize("one", [Weapon("axe"), Magic("wand"), Hero(name="Wren"), Empty()])
def test_what_is_frozen_refuses_a_change(one: Any) -> None:
    with pytest.raises(FrozenInstanceError, match="cannot assign to field 'name'"):
        one.name = "other"
    with pytest.raises(FrozenInstanceError, match="cannot delete field 'name'"):
        del one.name


def test_it_shows_its_fields() -> None:
    assert repr(Weapon("axe")) == "Weapon(name='axe', harm=1, runes=[])"
    assert repr(Magic("wand")) == "Magic(name='wand', harm=1, runes=[], glow=2)"
    tally = Tally(1)
    tally.last = "Wren"
    tally.names = [tally]  # type: ignore[list-item]

    assert repr(tally) == "Tally(count=1, names=[...], last='Wren', first='nobody')"


def test_methods_of_its_own_stay() -> None:
    assert repr(Loud(1)) == "LOUD"
    assert Loud(1) == Loud(2)
    assert hash(Loud(1)) == 7


@pytest.mark.parametrize("one", [Weapon("axe", 2, ["x"]), Magic("w", glow=1), Hero(name="Wren")])
def test_it_is_copied_and_pickled(one: object) -> None:
    assert copy.copy(one) == copy.deepcopy(one) == pickle.loads(pickle.dumps(one)) == one
    assert repr(copy.deepcopy(one)) == repr(one)


def test_python_sees_a_dataclass() -> None:
    assert dataclasses.is_dataclass(Weapon)
    assert [one.name for one in fields(Magic)] == ["name", "harm", "runes", "secret", "glow"]
    assert Weapon.__match_args__ == ("name", "harm", "runes", "secret")
    assert replace(Magic("wand"), glow=9) == Magic("wand", glow=9)
    assert not hasattr(Weapon("axe"), "__dict__")
    match Weapon("axe", 4):
        case Weapon("axe", harm):
            assert harm == 4
        case _:
            pytest.fail("no match")


def test_methods_are_written_when_they_are_first_called() -> None:
    @dataclass(frozen=True)
    class New:
        at: int

    def lines() -> int:
        return New.__init__.__code__.co_argcount

    assert lines() == 0
    assert New(1).at == 1
    assert lines() == 2


def test_a_class_below_calls_the_constructor_above() -> None:
    @dataclass
    class Above:
        at: int

    class Below(Above):
        def __init__(self) -> None:
            super().__init__(5)

    assert Below().at == 5
    assert Above(3).at == 3
    assert Below().at == 5


def test_a_small_class_costs_no_more_than_it_needs() -> None:
    """Every class of `solo` is made here, but those that are ordered or made for one program."""
    users = {
        str(path.relative_to(PACKAGE))
        for path in PACKAGE.rglob("*.py")
        if "dataclasses" in (text := path.read_text(encoding="utf-8"))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.ImportFrom) and node.module == "dataclasses"
        and any(alias.name in ("dataclass", "make_dataclass") for alias in node.names)
    }  # fmt: skip

    assert users == {"dataclass.py", "rules/art/actions/phases.py"}
