"""What both 2d20 games share, as Fallout uses it: marks, points, words, tests that need no roll."""

from typing import Any

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.core.heroes.conditions import Condition
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Illegal
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core.likelihood import Likelihood, Oracle
from solo.rules.two_d20.core.offering import Buy
from solo.rules.two_d20.core.sheet import add_harder
from solo.rules.two_d20.fallout.catalogue import EFFECTS
from solo.rules.two_d20.fallout.checks.combat_dice import DamageRoll
from solo.rules.two_d20.fallout.checks.details import LuckOffer
from solo.rules.two_d20.fallout.checks.skill import SkillTest
from solo.rules.two_d20.fallout.gear.written import Item, Weapon, known_weapon
from solo.rules.two_d20.fallout.heroes.advancement import purchases
from solo.rules.two_d20.fallout.system import FALLOUT
from solo.words import Words
from tests.english import all_english, english
from tests.rules.fallout.sample import DOG, Walk, fight, hero, machines

NO_DICE = LoadedDice(())


def changed_by(key: str, value: Any, sheet: Any) -> tuple[Any, list[str]]:
    """Apply an author's effect; return the sheet and what is said of it."""
    after, notes = EFFECTS[key](value).apply(sheet, NO_DICE)
    return after, [english(FALLOUT.phrase(note)) for note in notes]


def test_a_mark_holds_for_the_longer_of_two_spells() -> None:
    wet, said = Condition("wet", 60).apply(hero(), NO_DICE)
    assert english(FALLOUT.phrase(said[0])) == "You are marked now: wet for 1 hour."
    assert Condition("wet", 30).apply(wet, NO_DICE) == (wet, ())
    for_good = Condition("wet").apply(wet, NO_DICE)[0]
    assert (for_good.conditions, for_good.lasting) == ({"wet"}, {})
    assert Condition("wet", 90).apply(for_good, NO_DICE) == (for_good, ())

    assert changed_by("cure", "wet", for_good) == (hero(), ["No longer: wet."])
    assert changed_by("cure", "wet", hero()) == (hero(), [])
    with pytest.raises(ValueError, match="minutes: 1 to "):
        Condition("wet", 0)


def test_points_are_won_and_lost() -> None:
    assert changed_by("luck", 1, hero())[1] == ["Luck +1: 6 now."]
    assert changed_by("xp", 3, hero())[1] == ["Experience +3: 3 now."]
    assert changed_by("luck", 0, hero()) == (hero(), [])
    assert changed_by("health", 2, hero(hurt=3))[1] == ["Health +2: 10 left."]
    assert changed_by("action_points", 2, hero(pool=6))[1] == [
        "Action Points: the pool is full at 6: 2 lost."
    ]
    assert changed_by("action_points", 3, hero(pool=5))[1] == [
        "Action Points +1: 6 now. The pool is full: 2 lost."
    ]


def test_what_is_harder_goes_no_lower_than_nought() -> None:
    eased, notes = add_harder(hero(harder=1), -3)
    assert (eased.harder, english(FALLOUT.phrase(notes[0]))) == (
        0,
        "Your next test is no harder than usual after all.",
    )
    assert add_harder(hero(), -1) == (hero(), ())


def test_the_dead_stay_so_and_only_on_purpose() -> None:
    assert changed_by("die", False, hero()) == (hero(), [])
    dead, said = changed_by("die", True, hero())
    assert said == ["You are dead."]
    assert changed_by("die", True, dead) == (dead, [])
    assert ("State", "dead") in [
        all_english(row[:2]) for s in FALLOUT.describe(dead) for row in s.rows
    ]


def test_what_needs_no_roll_is_done_or_rolled_for_its_points() -> None:
    easy = machines(difficulty=0)
    done = Walk(easy, hero(luck=0)).take("simple")
    assert (done.outcome.label, done.outcome.successes) == ("passed", 1)
    assert all_english(FALLOUT.explain(done.outcome)) == (
        "Nothing to roll for: difficulty 0.",
        "By FO-012.",
    )

    assert Walk(easy, hero(luck=0), [9, 9]).take("roll").sheet.pool == 2
    quiet: Any = FALLOUT.begin(easy, hero(), asks=False)
    assert (quiet.forced, all_english(quiet.status(hero()))) == ("simple", ())
    assert [option.id for option in quiet.options(hero())] == ["simple"]
    assert quiet.step("simple", "", hero(), NO_DICE).outcome == done.outcome


def test_a_failure_and_what_made_it_hard_are_explained() -> None:
    check = machines(difficulty=2, difficulty_mod=1, purpose="to start it")
    outcome = check.resolve(hero(), LoadedDice([9, 12]))
    told = " ".join(all_english(FALLOUT.explain(outcome)))

    assert "In the difficulty: the situation +1 (FO-003)." in told
    assert "1 of 3 needed: failed by 2 (FO-012)." in told
    bought = Walk(machines(buys=(Buy(id="long-bow", text="Bow"),)), hero(luck=0), [1, 20])
    bought.take("roll", "long-bow")
    assert "Bought with Action Points: long bow." in all_english(FALLOUT.explain(bought.outcome))


def test_damage_by_itself_is_rolled_outright() -> None:
    walk = Walk(DamageRoll(dice=2, armor=1), hero(), [2, 6]).take("roll")

    assert (walk.outcome.label, walk.outcome.successes) == ("harmed", 2)
    assert walk.outcome.triggers == ("effect",)
    assert english(FALLOUT.put(DamageRoll(dice=2), hero())) == ""


def test_the_unarmed_have_their_fists() -> None:
    slow = Walk(fight((DOG, 1)), hero(weapons=(known_weapon("pistol"),)), [20, 20]).take("begin")
    options = slow.take("lucky-timing").options

    assert {"attack-dog-with-pistol", "attack-dog-with-fists"} < options.keys()


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (lambda: LuckOffer(text="x", luck=-1), "luck: 0 or more"),
        (lambda: Buy(id="x", text="x", cost=0), "cost: 1 or more"),
        (lambda: Weapon(name=" "), "name: a weapon"),
        (lambda: Weapon(name="a", qualities={"vicious": -1}), "qualities: vicious"),
        (lambda: Item(name=""), "name: a thing"),
        (lambda: Item(name="a", heals=-1), "heals: 0 to"),
        (lambda: known_weapon("pistl"), "did you mean 'pistol'"),
        (lambda: Oracle(tn=0), "tn: 1 to 20"),
        (lambda: Oracle(tn=3, likelihood=Likelihood.parse("likely")), "tn: give either"),
        (lambda: SkillTest(tn=3, tag=-1), "tag: 0 or more"),
    ],
)
def test_what_can_not_be_is_refused(make: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        make()


def test_the_oracle_can_come_to_two_yeses() -> None:
    assert FALLOUT.counts(Oracle()) == {"1f", "1s", "2s"}


def test_a_try_thought_better_of_has_words() -> None:
    text, effects = FALLOUT.improvised("wits", Outcome("aborted"), 0)

    assert (english(text), effects) == ("You decide not to do it.", ())


def test_the_making_of_a_hero_says_what_it_asks() -> None:
    making: Any = FALLOUT.create((), make=True).step("make", "", None, NO_DICE).encounter
    assert all_english(making.status(None)) == ("What kind of hero?",)
    making = making.step("by-hand", "", None, NO_DICE).encounter
    making = making.step("wits", "", None, NO_DICE).encounter
    assert all_english(making.status(None)) == ("Which attribute gets the 8?", "So far: wits 9.")
    for part in ("usual", "usual", "usual", "old-hand", "pistol"):
        making = making.step(part, "", None, NO_DICE).encounter
    assert all_english(making.status(None)) == ("Who is your hero, in a few words?",)
    making = making.step("own", "a tester", None, NO_DICE).encounter
    with pytest.raises(Illegal, match="pronouns"):
        making.step("own", "x", None, NO_DICE)


def test_growing_says_what_there_is_to_spend() -> None:
    encounter = FALLOUT.advance(hero(xp=7))
    assert encounter is not None

    assert encounter.forced is None
    least = min(purchases(hero()), key=lambda one: one.cost)
    assert all_english(encounter.status(hero(xp=7)))[0].startswith("Ada has 7 experience to spend.")
    assert all_english(encounter.status(hero(xp=0))) == (
        f"Ada has 0 experience to spend. The cheapest thing takes {least.cost}.",
    )
    assert [option.id for option in encounter.options(hero(xp=0))] == ["done"]
    assert least.id in {option.id for option in encounter.options(hero(xp=least.cost))}


def test_the_next_test_shows_on_the_sheet() -> None:
    rows = [row for section in FALLOUT.describe(hero(harder=2)) for row in section.rows]

    assert ("Next test", "2 steps harder") in [
        (english(row.label), english(row.value)) for row in rows
    ]
    assert FALLOUT.rules()[0].id == "tests"


def test_what_eases_or_hardens_a_test_is_told_by_what_it_comes_from() -> None:
    lamp = LuckOffer(id="lamp", text="A lamp on the ledge", luck=1, difficulty_mod=-2)
    check = machines(difficulty=3, difficulty_mod=1, situation="the wind", luck_offers=(lamp,))
    walk = Walk(check, hero(luck=2)).take("lamp")
    assert walk.step.encounter is not None

    told = all_english(walk.step.encounter.status(walk.sheet))

    assert told[-1] == "What changed the difficulty: the wind +1, your luck -2."


def test_no_condition_lasts_for_ever_but_one_without_an_end() -> None:
    with pytest.raises(ValueError, match="minutes: 1 to "):
        EFFECTS["condition"](name="wet", minutes=10**12)


@pytest.mark.parametrize("key", ["xp", "luck", "gm_points", "harder", "health"])
def test_a_hero_who_was_given_too_much_can_be_kept_and_loaded(key: str) -> None:
    sheet, _ = EFFECTS[key](10**12).apply(hero(), LoadedDice(()))

    assert FALLOUT.load(FALLOUT.dump(sheet)) == sheet


@pytest.mark.parametrize(
    ("count", "said", "german"),
    [(1, "0.8", "0,8"), (2, "1.7", "1,7"), (3, "2.5", "2,5"), (6, "5", "5")],
)
def test_an_average_is_written_as_the_language_writes_it(
    count: int, said: str, german: str
) -> None:
    message = combat_dice.mean(count)

    assert (str(message), Words("de").say(message)) == (said, german)
