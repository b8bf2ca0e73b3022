"""Effects that are declared by the rule that they apply."""

from dataclasses import FrozenInstanceError, fields, is_dataclass
from typing import Annotated, cast

import pytest

from solo.facts import Within
from solo.rules.core.dice import Dice, LoadedDice
from solo.rules.core.effects import as_effect, as_rolled_effect, effect, rolled_effect
from solo.rules.core.fights.encounters import minutes_of
from solo.rules.core.outcome import Note
from solo.rules.core.values.codec import dump, load

Changed = tuple[int, tuple[Note, ...]]


def more(sheet: int, points: int, factor: int = 1) -> Changed:
    return sheet + points * factor, (Note("more", {"points": points}),)


def luck(sheet: int, dice: Dice, sides: int = 6) -> Changed:
    return sheet + dice.roll(1, sides)[0], ()


More = effect("More", more, "More of it.", shorthand="points")
Luck = rolled_effect("Luck", luck, "A die's worth of it.")
KIND = cast("type", More)


@as_effect(shorthand="points")
def Less(sheet: int, points: int, factor: int = 1) -> Changed:  # noqa: N802 - an effect's name
    """Less of it."""
    return sheet - points * factor, ()


@as_rolled_effect()
def Chance(sheet: int, dice: Dice, sides: int = 6) -> Changed:  # noqa: N802 - an effect's name
    """A die's worth of it."""
    return sheet + dice.roll(1, sides)[0], ()


def test_a_rule_may_be_declared_where_it_is_written() -> None:
    kind = cast("type", Less)

    assert Less(2, factor=3).apply(7, LoadedDice(())) == (1, ())
    assert Chance().apply(1, LoadedDice([4])) == (5, ())
    assert [(one.name, one.type) for one in fields(kind)] == [("points", int), ("factor", int)]
    assert (kind.__name__, kind.__doc__, kind.shorthand) == ("Less", "Less of it.", "points")  # type: ignore[attr-defined]


@as_effect(shorthand="points")
def Few(sheet: int, points: Annotated[int, Within(-10, 10)]) -> Changed:  # noqa: N802 - an effect's name
    """A few of it."""
    return sheet + points, ()


def test_a_number_that_is_too_large_is_refused() -> None:
    assert Few(-10).apply(1, LoadedDice(())) == (-9, ())
    for points in (11, -11):
        with pytest.raises(ValueError, match=f"points: -10 to 10, not {points}"):
            Few(points)


def test_an_effect_applies_its_rule() -> None:
    assert More(2, factor=3).apply(1, LoadedDice(())) == (7, (Note("more", {"points": 2}),))
    assert Luck().apply(1, LoadedDice([4])) == (5, ())


def test_an_effect_is_a_frozen_dataclass_with_the_parameters_as_fields() -> None:
    assert is_dataclass(KIND)
    assert [(one.name, one.type) for one in fields(KIND)] == [("points", int), ("factor", int)]
    assert (KIND.__name__, KIND.__doc__, KIND.shorthand) == ("More", "More of it.", "points")  # type: ignore[attr-defined]
    assert More(2) == More(2)
    with pytest.raises(FrozenInstanceError):
        More(2).points = 3  # type: ignore[attr-defined]


def test_what_the_rule_refuses_the_constructor_refuses() -> None:
    with pytest.raises(TypeError):
        More(factor=2)  # type: ignore[call-arg]


def test_the_codec_reads_what_it_wrote() -> None:
    assert load(KIND, dump(KIND, More(2, 3))) == More(2, 3)


def test_time_that_two_effects_take_is_added_up() -> None:
    """What several notes of one step tell of passes all."""
    notes = (Note("passed", {"passed": 5}), Note("x", {}), Note("passed", {"passed": 20}))

    assert minutes_of(notes) == 25
