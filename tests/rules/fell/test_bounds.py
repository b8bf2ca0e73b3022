"""What authors may write in FELL: each number ends where its range ends."""

from collections.abc import Callable
from typing import Any

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.core.protocols import Illegal
from solo.rules.fell.actions.journey import Journey
from solo.rules.fell.actions.resting import Rest
from solo.rules.fell.checks.attacks import Attack, Blast, Harm
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.checks.luck import Luck
from solo.rules.fell.checks.social import Request, Row
from solo.rules.fell.checks.tests import Contest, Test
from solo.rules.fell.effects import Danger, Nights, Weeks
from solo.rules.fell.fight.written import Fight, Side
from solo.rules.fell.foe import Foe
from solo.rules.fell.gear.effects import Drop, Pay, Take, won
from solo.rules.fell.gear.item import Item
from solo.rules.fell.gear.spell import Spell
from solo.rules.fell.heroes.hero_file import HeroFile
from solo.rules.fell.options import FellOptions
from solo.rules.fell.system import FELL
from tests.english import english
from tests.rules.fell.sample import DICE, hero, load


def given(kind: Callable[..., object], **needed: object) -> Callable[..., object]:
    return lambda **more: kind(**needed, **more)


def _hero(**more: Any) -> HeroFile:
    return HeroFile(**{"name": "Ada", "attributes": DICE, **more})


TEST = given(Test, attribute=("str",))
CONTEST = given(Contest, attribute=("str",), rival=Die.D6)
HARM = given(Harm, die=Die.D6)
HERO = _hero
THING, SOMEBODY, CHARM = given(Item, name="a"), given(Foe, name="a"), given(Spell, name="a")


@pytest.mark.parametrize(
    ("kind", "field", "least", "most"),
    [
        (TEST, "dn", 1, 12),
        (TEST, "enhanced", 0, 20),
        (TEST, "impaired", 0, 20),
        (CONTEST, "rival_enhanced", 0, 20),
        (CONTEST, "rival_impaired", 0, 20),
        (Luck, "good", 1, 12),
        (Rest, "danger", -1, 6),
        (given(Journey, rounds=3), "trouble", 0, 6),
        (Attack, "attackers", 1, 12),
        (Attack, "armor", 0, 3),
        (Blast, "targets", 0, 12),
        (Blast, "armor", 0, 3),
        (HARM, "armor", 0, 3),
        (HARM, "hp", 0, 1000),
        (Weeks, "weeks", 0, 100),
        (Nights, "nights", 0, 100),
        (Danger, "faces", 0, 6),
        (given(Side, foe="a"), "count", 1, 12),
        (SOMEBODY, "hp", 0, 10_000),
        (SOMEBODY, "armor", 0, 3),
        (SOMEBODY, "fee", 0, 10_000),
        (SOMEBODY, "load", 0, 10_000),
        (THING, "bundle", 0, 1000),
        (THING, "value", 0, 10**6),
        (THING, "uses", 0, 1000),
        (THING, "armor", 0, 3),
        (CHARM, "holds", 0, 10),
        (CHARM, "ward", 0, 3),
        (CHARM, "side_harm", 0, 12),
        (given(Take, item="a"), "count", 0, 1000),
        (given(Drop, item="a"), "count", 0, 1000),
        (given(Pay, who="a"), "days", 1, 365),
        (FellOptions, "leverage_rows", 1, 4),
        (FellOptions, "dying_rounds", 0, 100),
    ],
)
def test_a_number_ends_where_its_range_ends(
    kind: Callable[..., Any], field: str, least: int, most: int
) -> None:
    assert getattr(kind(**{field: least}), field) == least
    assert getattr(kind(**{field: most}), field) == most
    for number in (least - 1, most + 1):
        with pytest.raises(ValueError, match=f"^{field}: "):
            kind(**{field: number})


REFUSED: list[tuple[Callable[..., object], dict[str, Any], str]] = [
    (Journey, {}, "rounds: give either 'rounds' or 'miles'"),
    (Journey, {"rounds": 1, "miles": 1}, "rounds: give either 'rounds' or 'miles'"),
    (Journey, {"miles": 6}, "miles: they are for 'mode: traveling'"),
    (Journey, {"rounds": 101}, "rounds: 1 to 100, not 101"),
    (Journey, {"rounds": -1}, "rounds: 1 to 100, not -1"),
    (Attack, {"dice": (Die.D6,) * 13}, "dice: at most 12, not 13"),
    (Harm, {"points": 1, "body": Die.D6}, "body: it stands for a hero's only together with 'hp'"),
    (Harm, {}, "points: "),
    (Harm, {"points": 1, "die": Die.D6}, "points: "),
    (Request, {}, "of: name a companion, or give a 'rival' die"),
    (Contest, {"rival": Die.D6},
     r"attribute: give an attribute \(str, dex, int, wil\), or a 'die'"),
    (Contest, {"attribute": ("str",)}, "rival: "),
    (Contest, {"attribute": ("str",), "rival": Die.D6, "vs": "a"}, "rival: "),
    (Fight, {"foes": (Side(foe="a", count=7), Side(foe="b", count=6))},
     "foes: at most 12; make groups of them detachments"),
    (Fight, {"foes": (Side(foe="a"),), "surprised": True, "ambush": True},
     "ambush: only one side can be surprised"),
    (Fight, {"foes": (Side(foe="a"), Side(foe="a"))}, "foes: name each kind once, with a 'count'"),
    (SOMEBODY, {"weapon": Die.D6, "weapons": (Die.D6,) * 12},
     "weapons: at most 12 dice in all, not 13"),
    (SOMEBODY, {"weapons": (Die.D6,)}, "weapons: give the first of them as 'weapon'"),
    (THING, {"bulky": True, "bundle": 2}, "bundle: a bulky thing can't be bundled"),
    (HERO, {"attributes": {"str": Die.D6}}, "attributes: missing DEX, INT, WIL"),
    (HERO, {"attributes": {"strong": Die.D6}}, "attributes: "),
    (HERO, {"gear": {"rope": 0}}, "gear: rope is 0; 1 to 1000"),
    (HERO, {"gear": {"rope": 1001}}, "gear: rope is 1001; 1 to 1000"),
    (HERO, {"name": " "}, "name: a hero needs a name"),
    (Row.parse, {"text": "cold"}, "unknown reaction 'cold'; reactions are hostile, wary, "),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "fields", "told"), REFUSED)
def test_what_does_not_go_together_is_refused(
    kind: Callable[..., object], fields: dict[str, Any], told: str
) -> None:
    with pytest.raises(ValueError, match=f"^{told}"):
        kind(**fields)


ALLOWED: list[tuple[Callable[..., object], dict[str, Any]]] = [
    (Journey, {"rounds": 100}),
    (Journey, {"miles": 3, "mode": "traveling"}),
    (Attack, {"dice": (Die.D6,) * 12}),
    (Harm, {"points": 1, "body": Die.D6, "hp": 2}),
    (Request, {"of": "a"}),
    (Request, {"rival": Die.D6}),
    (Request, {"paid": True}),
    (Contest, {"die": Die.D6, "vs": "a"}),
    (Fight, {"foes": (Side(foe="a", count=6), Side(foe="b", count=6)), "surprised": True}),
    (SOMEBODY, {"weapon": Die.D6, "weapons": (Die.D6,) * 11}),
    (THING, {"bulky": True}),
    (HERO, {"gear": {"rope": 1}}),
    (Row.parse, {"text": " Hostile "}),
]


@pytest.mark.parametrize(("kind", "fields"), ALLOWED)
def test_what_goes_together_is_allowed(kind: Callable[..., object], fields: dict[str, Any]) -> None:
    assert kind(**fields)


def test_what_needs_a_hero_says_what_may_stand_in_the_place() -> None:
    for check, told in (
        (Harm(points=1), "hp: a hero is needed, or 'hp' and the 'body' die in its place"),
        (Harm(points=1, hp=3), "hp: a hero is needed, or 'hp' and the 'body' die in its place"),
        (Attack(), "dice: a hero is needed, or dice in its place such as dice=d6"),
        (Request(of="pim"), "of: a companion is needed, or a 'rival' die in its place"),
        (Contest(attribute=("str",), die=Die.D6, vs="pim"),
         "vs: a foe is needed, or a 'rival' die in its place"),
    ):  # fmt: skip
        with pytest.raises(ValueError, match=f"^{told}$"):
            check.resolve(None, LoadedDice((1, 1, 1)))


def test_how_dice_and_reactions_are_written() -> None:
    assert Die.spellings() == ("d4", "d6", "d8", "d10", "d12", "4", "6", "8", "10", "12")
    assert Row.spellings() == ("hostile", "wary", "indifferent", "friendly", "helpful")


def test_tests_whose_risk_is_not_told_or_that_are_too_hard_are_advised_against() -> None:
    risk = (0, "risk-missing", "players learn what could go wrong before a test; say it as 'risk'")
    hard = (0, "difficulty-high", "a difficulty number of 9; it is usually 4")

    def advice(check: object) -> list[tuple[int, str, str]]:
        return [(one.check, one.code, one.message) for one in FELL.review([check])]

    assert advice(TEST()) == [risk]
    assert advice(TEST(risk=" ")) == [risk]
    assert advice(TEST(risk="You fall.", dn=8)) == []
    assert advice(TEST(risk="You fall.", dn=9)) == [hard]
    assert advice(TEST(dn=9)) == [risk, hard]
    assert advice(TEST(calm=True)) == []
    assert advice(Harm(points=1)) == []
    assert [one.check for one in FELL.review([Harm(points=1), TEST()])] == [1]


def test_only_in_a_test_does_somebody_help() -> None:
    with pytest.raises(Illegal, match="by FELL several help in a test"):
        FELL.gather(CONTEST(), hero(), (hero(name="Bo"),))


def test_coins_that_are_too_heavy_stay_behind() -> None:
    full = hero(items=load(hero().capacity - hero().load))

    after, notes = won(full, 10**5)
    assert after == full
    assert [(note.code, english(note.facts["name"])) for note in notes] == [
        ("refused-load", "100000 coins")
    ]
    poor, (note,) = won(hero(coins=5), -9)
    assert (poor.coins, note.facts) == (0, {"by": -5, "coins": 0})
    assert won(hero(coins=0), -1) == (hero(coins=0), ())
