"""Offers that are hidden, in all systems: none that a player could want, by all ways of the dice.

What the offers are held against is written down here: each roll is run through as faces, and no
code of the rules reads them.
"""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from solo.rules import find
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.table import standard
from solo.rules.art.checks.trait import TraitRoll
from solo.rules.art.gear.item import Carried, Item, Power
from solo.rules.core.dice import LoadedDice
from solo.rules.core.menus.hiding import may_help
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.checks.tests import Test as FellTest
from solo.rules.fictive_hack.checks.attribute_rolls import Challenge, Opposed
from solo.rules.fictive_hack.checks.difficulty import Against, Difficulty
from solo.rules.fictive_hack.heroes.attributes import Rating as Attribute
from solo.rules.two_d20.conan.checks.skill import SkillTest as ConanTest
from solo.rules.two_d20.conan.gear.written import Talent
from solo.rules.two_d20.core.sheet import changed
from solo.rules.two_d20.fallout.checks.details import Alternative
from solo.rules.two_d20.fallout.checks.skill import SkillTest as FalloutTest
from solo.rules.two_d20.fallout.gear.written import Rating
from tests.rules.art import sample as art
from tests.rules.conan import sample as conan
from tests.rules.fallout import sample as fallout
from tests.rules.fell import sample as fell
from tests.rules.fictive_hack import sample as fictive

Fates = list[tuple[int, ...]]
"""What comes of a roll in all ways of its dice, each as likely; the more of all the better."""

D20 = range(1, 21)


def wanted(after: Fates, now: Fates) -> bool:
    """Say whether anything, or all of several things, is likelier with an offer."""
    levels = (sorted(set(level)) for level in zip(*after, strict=True))
    return any(share(after, least) > share(now, least) for least in product(*levels))


def share(fates: Fates, least: tuple[int, ...]) -> Fraction:
    """Return the chance of so much of everything."""
    met = sum(all(a >= b for a, b in zip(fate, least, strict=True)) for fate in fates)
    return Fraction(met, len(fates))


def listed(encounter: Any, sheet: Any, start: str) -> set[str]:
    """Return what the list shows of offers of a kind."""
    return {one.id for one in encounter.options(sheet) if one.id.startswith(start)}


def taken(encounter: Any, sheet: Any, option: str) -> None:
    """Take an option, listed or not."""
    encounter.admits(option, sheet)


# One rule


def test_what_is_as_likely_helps_nobody() -> None:
    even = [((1,), 10), ((0,), 10)]

    assert not may_help(even, [((1,), 1), ((0,), 1)])
    assert not may_help(even, [((2,), 1), ((0,), 1)])
    assert may_help(even, [((1,), 9), ((0,), 11)])


def test_two_things_together_may_be_likelier_though_neither_is() -> None:
    """A success without a complication: each is as likely, but they come together."""
    apart = [((1, -1), 1), ((0, 0), 1)]
    together = [((1, 0), 1), ((0, -1), 1)]

    assert may_help(together, apart)
    assert not may_help(apart, together)


# 2d20


def counted(faces: Iterable[int], tn: int, twice: int, worst: int, needed: int) -> tuple[int, ...]:
    """Return the count, the points and the complications, by the words of the rules."""
    shown = [*faces]
    successes = sum(0 if f > tn else 2 if f <= twice else 1 for f in shown)
    lacking = max(0, needed - successes)
    count = -lacking if lacking else successes
    return count, max(0, successes - needed), -sum(f >= worst for f in shown)


def two_dice(tn: int, twice: int, worst: int, needed: int) -> Fates:
    """Return what comes of two dice in all their ways."""
    return [counted(two, tn, twice, worst, needed) for two in product(D20, D20)]


def again(shown: tuple[int, ...], place: int, read: Callable[[Iterable[int]], Any]) -> Fates:
    """Return what comes of it when one die is thrown again."""
    return [read((*shown[:place], face, *shown[place + 1 :])) for face in D20]


@pytest.mark.rule("FO-035", "FO-008", "FO-009")
@pytest.mark.parametrize(("tag", "reach", "needed", "points"),
    [(0, 1, 1, 0), (3, 1, 2, 0), (3, 3, 1, 6), (9, 5, 5, 2), (0, 2, 0, 6)])  # fmt: skip
def test_fallout_hides_no_die_that_could_be_better(
    tag: int, reach: int, needed: int, points: int
) -> None:
    check = FalloutTest(tn=9, tag=tag, complication_range=reach, difficulty=needed)
    sheet = changed(fallout.hero(), pool=points)
    for shown in product(range(1, 21, 1), (1, 3, 9, 10, 16, 20)):
        walk = fallout.Walk(check, sheet, shown).take("roll")

        def read(faces: Iterable[int]) -> tuple[int, ...]:
            return counted(faces, 9, max(1, tag), 21 - reach, needed)

        open_ = [p for p in (0, 1) if wanted(again(shown, p, read), [read(shown)])]
        found = walk.step.encounter
        ids = listed(found, sheet, "reroll-") if found is not None and open_ else set()
        assert ids == {f"reroll-{shown[place]}" for place in open_}, shown


@pytest.mark.rule("CON-009", "CON-005")
@pytest.mark.parametrize(
    ("focus", "untrained", "needed"), [(0, False, 1), (2, True, 2), (4, False, 5)]
)
def test_conan_hides_no_die_that_could_be_better(focus: int, untrained: bool, needed: int) -> None:
    check = ConanTest(tn=11, focus=focus, untrained=untrained, difficulty=needed)
    sheet = changed(conan.hero(), talents=(Talent(name="Again", reroll_d20=1),))
    for shown in product(D20, (1, 2, 4, 11, 12, 19, 20)):
        start = find("conan-2d20").begin(check, sheet, asks=True)
        step = start.step("roll", "", sheet, LoadedDice(shown))

        def read(faces: Iterable[int]) -> tuple[int, ...]:
            return counted(faces, 11, focus, 19 if untrained else 20, needed)

        open_ = [p for p in (0, 1) if wanted(again(shown, p, read), [read(shown)])]
        ids = listed(step.encounter, step.sheet, "reroll-") if open_ else set()
        assert ids == {f"reroll-{shown[place]}" for place in open_}, shown


@pytest.mark.rule("CON-048")
@pytest.mark.parametrize("expertise", [0, 3])
def test_conan_hides_no_attribute_that_could_roll_better(expertise: int) -> None:
    check = ConanTest(attribute=("brawn", "willpower"), skill="athletics", difficulty=1)
    for brawn, will, wounds in product((6, 9, 12, 16), (6, 8, 11, 12), (0, 1, 2)):
        sheet = changed(conan.able(brawn=brawn, willpower=will), wounds=wounds)
        sheet = conan.trained(sheet, athletics=(expertise, 1)) if expertise else sheet
        twice, worst = (1, 20) if expertise else (0, 19)
        fates = {
            "brawn": two_dice(brawn + expertise, twice, worst, 1 + wounds),
            "willpower": two_dice(will + expertise, twice, worst, 1),
        }

        encounter: Any = find("conan-2d20").begin(check, sheet, asks=True)
        used = check.rated(sheet)[0]
        other = "willpower" if used == "brawn" else "brawn"
        assert share(fates[used], (0, 0, -9)) >= share(fates[other], (0, 0, -9))
        assert listed(encounter, sheet, "with-") == (
            {f"with-{other}"} if wanted(fates[other], fates[used]) else set()
        ), (brawn, will, wounds)
        taken(encounter, sheet, f"with-{other}")


@pytest.mark.rule("FO-001", "FO-009")
def test_fallout_hides_no_skill_that_could_roll_better() -> None:
    """Speech is tagged: of a lower number it may still count two more often."""
    check = FalloutTest(skill="machines", alternatives=(Alternative(skill="speech"),), difficulty=2)
    for wits, charm, tagged in product((5, 7, 9), (5, 7, 9), (0, 3, 5)):
        skills = {"machines": Rating(rating=3), "speech": Rating(rating=tagged, tag=bool(tagged))}
        six = {**fallout.SIX, "wits": wits, "charm": charm}
        sheet = fallout.hero(attributes=six, skills=skills)
        fates = {
            "machines": two_dice(wits + 3, 1, 20, 2),
            "speech": two_dice(charm + tagged, max(1, tagged), 20, 2),
        }

        encounter: Any = find("fallout-2d20").begin(check, sheet, asks=True)
        used = check.way(sheet).skill
        other = "speech" if used == "machines" else "machines"
        assert share(fates[used], (0, 0, -9)) >= share(fates[other], (0, 0, -9))
        assert listed(encounter, sheet, "by-") == (
            {f"by-{other}"} if wanted(fates[other], fates[used]) else set()
        )


# FELL


def fell_fates(die: Die, down: int, dn: int, harmed: bool) -> Fates:
    """Return whether a test passes in each way of its dice: a rung down each, none below d4."""
    place = [*Die].index(die) - down
    if place < 0:
        return [(0,)]
    size = int([*Die][place])
    faces: Iterator[int] = map(min, *zip(*product(range(1, size + 1), repeat=2), strict=True))
    return [(int(face >= dn),) for face in (faces if harmed else range(1, size + 1))]


@pytest.mark.rule("FELL-007", "FELL-003")
def test_fell_hides_no_attribute_that_could_roll_better() -> None:
    pairs = (("str", 0), ("dex", 1))
    for dice, tired, dn, loaded in product(product(Die, Die), (0, 1), (1, 4, 7), (False, True)):
        sheet = fell.hero(
            attributes={**fell.DICE, "str": dice[0], "dex": dice[1]},
            impaired=frozenset({"dex"}),
            fatigue=tired,
            items=fell.load(40) if loaded else (),
        )
        check = FellTest(attribute=("str", "dex"), dn=dn)
        fates = {name: fell_fates(dice[place], tired + place, dn, loaded) for name, place in pairs}
        used = check.terms(sheet).attribute
        other = "dex" if used == "str" else "str"
        encounter: Any = find("fell").begin(check, sheet, asks=True)

        assert not wanted(fates[other], fates[used]), (dice, tired, dn)
        assert listed(encounter, sheet, "use-") == set()
        step = encounter.step(f"use-{other}", "", sheet, LoadedDice(()))
        assert listed(step.encounter, sheet, "use-") == (
            {f"use-{used}"} if wanted(fates[used], fates[other]) else set()
        )


# Fictive Hack


def margins(bonus: int, dice: int, rival: int, rolls: bool) -> Fates:
    """Return the count of a roll in each way: 1 success for a tie, at most twelve either way."""
    met = []
    for own in product(range(1, 11), repeat=dice):
        for other in range(1, 11) if rolls else (0,):
            by = max(own) + bonus - rival - other
            met.append((min(12, by + 1) if by >= 0 else max(-12, by),))
    return met


@pytest.mark.rule("FH-265")
@pytest.mark.parametrize("rolls", [True, False])
def test_fictive_hack_hides_no_attribute_that_could_roll_better(rolls: bool) -> None:
    """Two dice for Cunning, of which the better counts, against one and a higher number."""
    for daring, rival in product(range(6), (0, 2, 4) if rolls else (3, 6, 8, 10, 13)):
        sheet = fictive.hero("super cunning", cunning=1, daring=daring)
        both = (Attribute("cunning"), Attribute("daring"))
        check = (
            Opposed(attribute=both, against=Against(value=rival))
            if rolls
            else Challenge(attribute=both, difficulty=Difficulty(rival))
        )
        fates = {
            "cunning": margins(1, 2, rival, rolls),
            "daring": margins(daring, 1, rival, rolls),
        }
        encounter: Any = find("fictive-hack").begin(check, sheet, asks=True)
        used = check.terms(sheet).attribute
        other = "daring" if used == "cunning" else "cunning"

        assert share(fates[used], (1,)) >= share(fates[other], (1,))
        assert listed(encounter, sheet, "use-") == (
            {f"use-{other}"} if wanted(fates[other], fates[used]) else set()
        ), (daring, rival)


# ART


def ranks(row: int, shift: int) -> Fates:
    """Return the ranks of all hundred rolls on a row, shifted by columns."""
    return [(min(10, max(1, standard().columns[row][roll] + shift)),) for roll in range(1, 101)]


@pytest.mark.rule("ART-168", "ART-208", "ART-212")
@pytest.mark.parametrize("shift", [-4, 0, 3])
def test_art_hides_no_attribute_no_skill_and_no_25_that_could_do_better(shift: int) -> None:
    for strength, agility, skill in product((1, 3, 7, 14), (1, 4, 7, 13), (-2, 0, 3)):
        scores = {"strength": strength, "agility": agility}
        sheet = art.hero(attributes=scores, skills={"climbing": skill})
        check = TraitRoll(attribute=("strength", "agility"), skills=("climbing",), shift=shift)
        used, other = ("strength", "agility") if strength >= agility else ("agility", "strength")
        rows = {name: max(1, scores[name] + skill) for name in scores}
        now = ranks(rows[used], shift)
        encounter: Any = find("art").begin(check, sheet, asks=True)
        at_25 = [(min(10, max(1, standard().columns[rows[used]][25] + shift)),)]

        assert listed(encounter, sheet, "use-") == (
            {f"use-{other}"} if wanted(ranks(rows[other], shift), now) else set()
        )
        assert listed(encounter, sheet, "without-") == (
            {"without-climbing"} if wanted(ranks(scores[used], shift), now) else set()
        )
        assert listed(encounter, sheet, "take-25") == ({"take-25"} if wanted(at_25, now) else set())


@pytest.mark.rule("ART-009", "ART-168")
def test_art_counts_what_a_thing_adds_to_one_attribute() -> None:
    """Strength 7 with gloves of +3 is better than Agility 8."""
    gloves = Item(name="gloves", cost=Rank.POOR, effects=(Power(bonus=3, to=("strength",)),))
    worn = (Carried(item=gloves, id="gloves", slot="ready"),)
    sheet = art.hero(attributes={"agility": 8}, gear=worn)
    check = TraitRoll(attribute=("agility", "strength"))

    assert check.terms(sheet).attribute == "strength"
    assert listed(find("art").begin(check, sheet, asks=True), sheet, "use-") == set()
    assert check.terms(art.hero(attributes={"agility": 8})).attribute == "agility"


def test_an_offer_of_which_nothing_is_known_helps_nobody() -> None:
    assert not may_help([], [((1,), 1)])
