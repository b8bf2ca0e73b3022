"""Attacks, armor, blast, harm, critical harm, death."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.odds import every, odds, tally
from solo.rules.fell.checks.attacks import Attack, Blast, Harm, own_dice
from solo.rules.fell.checks.ladder import LADDER, Die
from solo.rules.fell.checks.roll import Terms
from solo.rules.fell.fight.attack import Blow, heros_blow, land
from solo.rules.fell.fight.state import Enemy
from solo.rules.fell.foe import Foe
from solo.rules.fell.health.harm_dice import Swing, deal, dealt_by, suffer
from solo.rules.fell.heroes.sheet import changed
from solo.rules.fell.options import USUAL, FellOptions
from tests.proofs import amount
from tests.rules.fell.sample import D4, D6, D8, gear, hero

dice = st.sampled_from(LADDER)


@pytest.mark.rule("FELL-037")
@pytest.mark.parametrize(("face", "armor", "harm"), [(5, 1, 4), (2, 3, 0)])
def test_an_attack_is_its_die_less_armor(face: int, armor: int, harm: int) -> None:
    outcome = Attack(dice=(D6,), armor=armor).resolve(None, LoadedDice([face]))

    assert outcome.facts["harm"] == harm
    assert outcome.label == ("hit" if harm else "stopped")


@pytest.mark.rule("FELL-038")
def test_armor_is_never_more_than_three() -> None:
    assert hero(items=gear(plate=1, leather=1)).armor == 3


@pytest.mark.rule("FELL-038")
def test_armor_counts_at_no_hp_unless_the_option_says_otherwise() -> None:
    assert dealt_by(5, 1, 2, 0, USUAL) == 3
    assert dealt_by(5, 1, 2, 0, FellOptions(armor_vs_critical=False)) == 5
    assert dealt_by(5, 1, 2, 1, FellOptions(armor_vs_critical=False)) == 3


@pytest.mark.rule("FELL-039")
def test_of_many_attackers_the_highest_die_counts_and_one_for_each_more() -> None:
    dice = (D6, D6, D8)
    assert deal(Swing(dice), LoadedDice([2, 5, 4])) == ((2, 5, 4), 5)
    harms = [
        Attack(dice=dice, attackers=count).resolve(None, LoadedDice([2, 5, 4])).successes
        for count in (1, 3)
    ]
    assert harms == [5, 7]


@pytest.mark.rule("FELL-039")
def test_further_attackers_meet_armor_only_by_the_option() -> None:
    assert dealt_by(2, 3, 3, 1, USUAL) == 2
    assert dealt_by(2, 3, 3, 1, FellOptions(extra_before_armor=True)) == 1


@pytest.mark.rule("FELL-040")
@pytest.mark.example("FELL-040")
def test_a_blast_rolls_for_each() -> None:
    outcome = Blast(die=D6, armor=2).resolve(None, LoadedDice([3, 1, 2, 6]))

    assert (outcome.facts["targets"], outcome.facts["harms"]) == (3, (0, 0, 4))


@pytest.mark.rule("FELL-041")
@pytest.mark.example("FELL-041")
def test_a_detachment_is_struck_with_disadvantage_and_strikes_with_advantage() -> None:
    assert Attack(dice=(D8,), detachment=True).resolve(None, LoadedDice([7, 2])).successes == 2
    blast = Attack(dice=(D8,), detachment=True, blast=True)
    assert blast.resolve(None, LoadedDice([7])).successes == 7
    theirs = Attack(dice=(D6,), by_detachment=True).resolve(None, LoadedDice([2, 5]))
    assert theirs.successes == 5
    mob = Enemy(id="mob", name="mob", block=Foe(name="mob", detachment=True), hp=3)
    assert heros_blow(mob, hero(), 0).swing.extra == -1


@pytest.mark.rule("FELL-039", "FELL-041")
def test_blows_of_several_are_one_attack() -> None:
    blows = (Blow("a", Swing((D6,), 1)), Blow("b", Swing((D8,))))

    assert land(blows, 1, 4, hero(), LoadedDice([2, 5, 4])).harm == 5


@pytest.mark.rule("FELL-042")
@pytest.mark.parametrize(("harm", "hp", "critical"), [(2, 1, False), (3, 0, False), (5, 0, True)])
def test_harm_beyond_hp_is_critical(harm: int, hp: int, critical: bool) -> None:
    done = suffer(harm, 3, Terms("str", D8), LoadedDice([8]))

    assert (done.hp, done.critical) == (hp, critical)


@pytest.mark.rule("FELL-043", "FELL-045")
def test_a_failed_test_lowers_the_attribute_and_takes_out() -> None:
    passed = suffer(1, 0, Terms("str", D8), LoadedDice([5]))
    failed = suffer(1, 0, Terms("str", D8), LoadedDice([2]))

    assert (passed.die, passed.out, passed.label) == (D8, False, "held")
    assert (failed.die, failed.out, failed.label) == (D6, True, "out")


@pytest.mark.rule("FELL-043")
def test_skills_do_not_help_against_critical_harm_but_fatigue_hurts() -> None:
    sheet = hero(hp=0, skills=("str",), fatigue=1)
    outcome = Harm(points=1).resolve(sheet, LoadedDice([4]))

    assert outcome.facts["die"] == "d6"


@pytest.mark.rule("FELL-044", "FELL-045")
def test_the_size_of_critical_harm_is_nothing_to_str() -> None:
    done = suffer(9, 2, Terms("str", D8), LoadedDice([6]))

    assert (done.hp, done.die, done.out) == (0, D8, False)


@pytest.mark.rule("FELL-046")
def test_below_d4_is_death() -> None:
    assert suffer(1, 0, Terms("str", D4), LoadedDice([2])).dead
    assert not suffer(1, 0, Terms("str", D4), LoadedDice([4])).out


def test_harm_changes_the_sheet() -> None:
    outcome = Harm(points=6).resolve(hero(), LoadedDice([1]))
    sheet, notes = outcome.changes[0].apply(hero(), LoadedDice(()))

    assert (sheet.hp, sheet.attributes["str"], sheet.out) == (0, D6, True)
    assert outcome.facts == {
        "kind": "harm", "attribute": "str", "result": 1, "raw": 6, "armor": 0, "harm": 6, "hp": 0,
        "critical": True, "out": True, "dead": False, "die": "d8",
    }  # fmt: skip
    assert [note.code for note in notes] == ["harmed", "critical", "taken-out"]


@settings(max_examples=amount(15, 30, 100))
@given(st.lists(dice, min_size=1, max_size=3), st.integers(1, 3), st.integers(0, 3), st.booleans())
def test_the_ways_of_an_attack_are_those_of_running_through(
    many: list[Die], attackers: int, armor: int, mob: bool
) -> None:
    check = Attack(dice=tuple(many[:2] if mob else many), attackers=attackers, armor=armor,
                   detachment=mob)  # fmt: skip
    ways = 1
    for die in check.dice:
        ways *= int(die) ** (2 if mob else 1)
    if ways > 3000:
        return
    run, counted = tally(every(check, None)), odds(check, None)

    assert run.counts == counted.counts
    assert run.total == counted.total


@pytest.mark.parametrize(
    "check", [Blast(die=D4), Blast(die=D4, armor=2), Blast(targets=3, armor=1)]
)
def test_the_ways_of_a_blast_are_those_of_running_through(check: Blast) -> None:
    run, counted = tally(every(check, None)), odds(check, None)

    assert {n: run.total * w for n, w in counted.counts.items()} == {
        n: counted.total * w for n, w in run.counts.items()
    }


def test_a_blast_that_harms_nobody_has_a_closed_form() -> None:
    """Against armor 2 half of a d4 harms nobody; there are as many targets as another d4 shows."""
    spared = sum(Fraction(1, 2) ** count for count in range(1, 5)) / 4
    found = odds(Blast(die=D4, armor=2), None)

    assert Fraction(found.labels["stopped"], found.total) == spared
    three = odds(Blast(targets=3, armor=1), None)
    assert Fraction(three.labels["stopped"], three.total) == Fraction(1, 6) ** 3


@given(harm=st.integers(0, 40), hp=st.integers(0, 20), die=dice, seed=st.text(max_size=4))
def test_harm_never_lets_hp_fall_below_nothing(harm: int, hp: int, die: Die, seed: str) -> None:
    done = suffer(harm, hp, Terms("str", die), SeededDice(seed))

    assert 0 <= done.hp <= hp
    assert done.critical == (harm > hp)
    assert done.dead == (done.out and die is D4)


def test_a_highest_of_three_has_a_closed_form() -> None:
    counted = odds(Attack(dice=(D6, D6, D8)), None)
    runs = [max(way) for way in product(range(1, 7), range(1, 7), range(1, 9))]

    assert counted.counts == {f"{n}s": runs.count(n) for n in range(8, 0, -1)}


@pytest.mark.rule("FELL-030", "FELL-038")
def test_a_shield_needs_a_hand() -> None:
    assert hero(items=gear(sword=1, shield=1)).armor == 1
    with_maul = hero(items=gear(sword=1, maul=1, shield=1))
    assert changed(with_maul, wielded=("maul",)).armor == 0
    assert changed(with_maul, wielded=("sword",)).armor == 1


@pytest.mark.rule("FELL-039")
def test_two_weapons_of_a_kind_are_two_dice() -> None:
    pair = hero(items=gear(dagger=2, knife=1))

    assert own_dice(pair) == (D6, D6)
    assert own_dice(changed(pair, wielded=("dagger",))) == (D6, D6)
    assert own_dice(changed(pair, wielded=("knife",))) == (D4,)
    assert own_dice(hero(items=gear(dagger=2, shield=1))) == (D6,)
    assert hero(items=gear(dagger=2, shield=1)).armor == 1
