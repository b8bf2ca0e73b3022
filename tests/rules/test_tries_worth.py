"""What is tried in a fight, a chase, a phase or deep water is worth something by its rules."""

from dataclasses import replace
from typing import Any

import pytest

from solo.rules.art.actions.chase.written import Chase
from solo.rules.art.actions.exploration.written import PhaseTask
from solo.rules.art.actions.sustained import Sustained
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.trait import TraitRoll
from solo.rules.art.fight.state import Lasting
from solo.rules.art.foe import Foe as ArtFoe
from solo.rules.art.system import ART
from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.fights.turns import LATER, NOW, UNCOUNTED
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Encounter, Step
from solo.rules.core.script import Scripted
from solo.rules.core.system_parts import Cast
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.checks.tests import Test as FellTest
from solo.rules.fell.fight.attack import heros_blow
from solo.rules.fell.fight.battle import begin
from solo.rules.fell.fight.state import enemies
from solo.rules.fell.heroes.sheet import changed
from solo.rules.fell.system import FELL
from solo.rules.fictive_hack.actions.water import Crossing
from solo.rules.fictive_hack.checks.attribute_rolls import Challenge
from solo.rules.fictive_hack.system import FICTIVE_HACK
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.system import CONAN
from solo.rules.two_d20.core.improvise import worth
from tests.english import all_english, english
from tests.rules.art.fight.arena import BRUTE, Bout, bout, table_of
from tests.rules.art.sample import face
from tests.rules.art.sample import hero as adventurer
from tests.rules.art.test_phases import phases, two
from tests.rules.conan import sample as conan
from tests.rules.fell.sample import D4, D6, D8, D10, D12, along, gear
from tests.rules.fell.sample import hero as delver
from tests.rules.fell.test_fight import BRAM, GHOUL, codes, fight, now, play
from tests.rules.fictive_hack import sample as fictive

NO_DICE = LoadedDice(())
WATCH = PhaseTask(id="watch", text="Watch", attribute=("alertness",), difficulty=Rank.POOR)


def came_to(count: str, **facts: Any) -> Outcome:
    number, sign = int(count[:-1]), count[-1]
    return Outcome("x", number * (sign == "s"), number * (sign == "f"), facts=facts)


def acting() -> Bout:
    """Return an ART fight in which the hero's turn has come."""
    begun = bout(BRUTE, range=0, dice=SeededDice("tries"))
    while begun.now is not None and begun.now.moment(begun.sheet) != NOW:
        begun.take(begun.listed[0])
    return begun


def tried(begun: Bout, count: str) -> Bout:
    assert begun.now is not None
    step = begun.now.tried(came_to(count), begun.sheet, SeededDice("after"))
    begun.now, begun.sheet = step.encounter, step.sheet
    begun.notes = list(step.notes)
    return begun


def gains(begun: Bout) -> list[Lasting]:
    assert begun.now is not None
    mine = next(one for one in begun.battle.fighters.values() if one.side == "hero")
    return [one for one in mine.lasting if one.kind == "attack-columns"]


@pytest.mark.rule("ART-159", "ART-219", "ART-455")
@pytest.mark.parametrize(
    ("count", "columns", "prone"),
    [
        ("1s", 1, False),
        ("2s", 1, False),
        ("3s", 2, False),
        ("7s", 2, False),
        ("1f", 0, False),
        ("3f", -1, False),
        ("4f", -2, False),
        ("6f", -2, True),
    ],
)
def test_what_is_imaginative_gains_columns_and_what_is_foolish_costs_them(
    count: str, columns: int, prone: bool
) -> None:
    begun = tried(acting(), count)

    assert [one.amount for one in gains(begun)] == ([columns] if columns else [])
    assert all(one.once for one in gains(begun)), "the next attack uses it up"
    assert begun.now is not None
    assert next(iter(begun.battle.fighters.values())).prone == prone
    assert [note.code for note in begun.notes].count("fight-tried") == bool(columns)
    assert all(english(ART.phrase(note)) for note in begun.notes)


@pytest.mark.rule("ART-345")
def test_the_action_is_spent_and_what_needs_none_may_still_be_done() -> None:
    begun = tried(acting(), "1s")

    assert begun.now is not None
    assert begun.now.moment(begun.sheet) == LATER
    assert "move" in begun.listed
    assert not any(option.startswith("attack") for option in begun.listed)


@pytest.mark.rule("ART-455")
def test_what_is_tried_may_help_defense_instead() -> None:
    """A table knocked over: the columns count on Defense rolls until the next turn."""
    begun = tried(acting(), "3s")
    assert begun.now is not None
    begun.take("tried-defense")

    table = table_of(begun.now, begun.sheet)
    who = begun.battle.leader
    assert gains(begun) == []
    assert table.columns(who, "defense-columns") == 2
    assert "tried-defense" not in begun.open
    assert "tried-defense" not in tried(acting(), "3f").open
    begun.over()
    while begun.now is not None and begun.now.moment(begun.sheet) != NOW:
        begun.take(begun.listed[0])
    assert table_of(begun.now, begun.sheet).columns(who, "defense-columns") == 0


def test_what_is_tried_again_takes_the_place_of_what_was_gained_before() -> None:
    begun = tried(acting(), "3s")
    while begun.now is not None and begun.now.moment(begun.sheet) != NOW:
        begun.take("end-turn" if "end-turn" in begun.listed else begun.listed[0])

    assert [one.amount for one in gains(tried(begun, "1s"))] == [1]


def test_what_hampers_every_roll_hampers_what_is_tried_and_nothing_is_easier_than_usual() -> None:
    begun = acting()
    assert begun.now is not None
    table = table_of(begun.now, begun.sheet)
    table.lasts(begun.battle.leader, Lasting(kind="rolls", name="shaken", amount=-1))
    shaken = begun.now

    check = shaken.attempt(ART.improvise("cunning", "feeble"), begun.sheet)
    assert isinstance(check, TraitRoll)
    assert (check.difficulty, check.shift) == (Rank.POOR, -1)
    hard = shaken.attempt(ART.improvise("cunning", "great"), begun.sheet)
    assert isinstance(hard, TraitRoll)
    assert hard.difficulty == Rank.GREAT


# Chases and phases


def running(*, role: str = "pursued", start: int = 6) -> Any:
    check = Chase(foes=("thug",), role=role, start=start, escape=15)  # type: ignore[arg-type]
    bound = ART.bind(check, Cast({"thug": ArtFoe(name="the thug")}, {}))
    step = ART.begin(bound, adventurer(), asks=False).step(
        "roll", "", adventurer(), LoadedDice([FIRST])
    )
    assert step.encounter is not None
    assert step.encounter.options(adventurer())[-1].id == "stop"
    return step.encounter


FIRST = face(7, Rank.GOOD)
"""An initiative with which the hero is off before the thug."""


def bands(step: Step) -> list[tuple[int, int]]:
    """Return the bands that notes tell of, and what lies between then."""
    return [(note.facts["bands"], note.facts["between"]) for note in step.notes]


@pytest.mark.rule("ART-243", "ART-380")
@pytest.mark.parametrize(
    ("count", "gained"), [("5f", -2), ("4f", -1), ("1f", 0), ("1s", 1), ("3s", 2), ("9s", 4)]
)
def test_in_a_chase_it_gains_ground_or_loses_some(count: str, gained: int) -> None:
    away, after = running(), running(role="pursuer")
    step = away.tried(came_to(count), adventurer(), NO_DICE)
    codes = [note.code for note in step.notes]

    assert away.moment(adventurer()) == NOW
    assert codes == (["ground", "foe-ran"] if gained else ["foe-ran"])
    if gained:
        behind = after.tried(came_to(count), adventurer(), NO_DICE)
        assert bands(step)[0] == (gained, 6 + gained)
        assert bands(behind)[0] == (gained, 6 - gained)


def test_who_is_caught_up_with_by_it_is_caught() -> None:
    step = running(start=1).tried(came_to("4f"), adventurer(), NO_DICE)

    assert step.outcome is not None
    assert step.outcome.label == "caught"
    assert [english(ART.phrase(note)) for note in step.notes] == ["You lose 1 band; 0 between you."]


def test_a_roll_of_a_chase_comes_before_anything_else() -> None:
    check = Chase(foes=("thug",), start=3)
    bound = ART.bind(check, Cast({"thug": ArtFoe(name="the thug")}, {}))
    opened: Any = ART.begin(bound, adventurer(), asks=True)

    assert opened.moment(adventurer()) == LATER


@pytest.mark.rule("ART-159", "ART-291")
def test_in_phases_it_takes_the_phase_of_whoever_acts() -> None:
    alone = adventurer()
    opened: Any = ART.begin(phases(WATCH), alone, asks=True)
    assert opened.moment(alone) == NOW
    assert all_english(opened.status(alone))[0].startswith("Phase 1;")

    step = opened.tried(came_to("1s"), alone, NO_DICE)
    assert step.encounter is not None
    assert all_english(step.encounter.status(alone))[0].startswith("Phase 2;")

    both: Any = ART.begin(phases(WATCH), two(), asks=True)
    declared: Any = both.step("wait", "", two(), NO_DICE).encounter
    assert declared.moment(two()) == NOW, "the other may try something too"


def test_what_counts_no_turns_says_so() -> None:
    roll: Any = Sustained(attribute=("craft",), difficulty=Rank.POOR).begin(adventurer(), asks=True)
    assert roll.moment(adventurer()) == UNCOUNTED


# FELL


def fought(edge: int, *faces: int) -> Step:
    battle = play(fight(("ghoul", GHOUL, 1)), delver(items=gear(sword=1)), [], "begin").encounter
    assert isinstance(battle, Scripted)
    count, result = ("1s", 4 if edge == 1 else 7) if edge else ("1f", 2)
    sheet = delver(items=gear(sword=1))
    return battle.tried(came_to(count, result=result, dn=4), sheet, LoadedDice(faces))


@pytest.mark.rule("FELL-005", "FELL-007", "FELL-012")
def test_a_pass_enhances_the_next_attack_and_a_good_one_gives_it_advantage() -> None:
    for edge, dice, extra in ((0, (D8,), 0), (1, (D10,), 0), (2, (D10,), 1)):
        step = fought(edge, 1)
        table = now(step.encounter)
        assert table.battle.edge == edge
        blow = heros_blow(table.standing[0], step.sheet, table.battle.edge).swing
        assert (blow.dice, blow.extra) == (dice, extra)
        assert codes(step).count("edge") == bool(edge)
        assert all(english(FELL.phrase(note)) for note in step.notes)


@pytest.mark.rule("FELL-004")
@pytest.mark.parametrize(
    ("weapon", "dice", "extra"), [(D12, (D12,), 1), (D4, (D6,), 0), (D10, (D12,), 0)]
)
def test_past_a_d12_an_enhanced_attack_has_advantage_instead(
    weapon: Die, dice: tuple[Die, ...], extra: int
) -> None:
    sword = replace(gear(sword=1)[0].item, damage=weapon)
    sheet = delver(items=(replace(gear(sword=1)[0], item=sword),))
    enemy = enemies(fight(("ghoul", GHOUL, 1)))[0]

    assert heros_blow(enemy, sheet, 1).swing == (dice, extra)


def test_the_next_attack_uses_the_edge_up_and_its_odds_know_of_it() -> None:
    step = fought(1, 1)
    assert isinstance(step.encounter, Scripted)
    found = step.encounter.odds("attack-ghoul", step.sheet)
    assert found is not None
    assert found.total == int(D10)

    after = step.encounter.step("attack-ghoul", "", step.sheet, LoadedDice([1, 1]))
    assert now(after.encounter).battle.edge == 0


@pytest.mark.rule("FELL-012")
def test_the_worst_of_it_costs_a_knock() -> None:
    battle = play(fight(("ghoul", GHOUL, 1)), delver(), [], "begin").encounter
    assert isinstance(battle, Scripted)

    step = battle.tried(came_to("1f", result=1, dn=4), delver(), LoadedDice([1]))

    assert codes(step)[0] == "harmed"
    assert step.notes[0].facts["harm"] == 1
    battle_now = now(step.encounter).battle
    assert (battle_now.edge, battle_now.round) == (0, 2)


def test_a_companion_told_what_to_do_tries_nothing_for_the_hero() -> None:
    step = play(fight(("ghoul", GHOUL, 1)), along(delver(), bram=BRAM), [], "begin", "wait")

    assert isinstance(step.encounter, Scripted)
    assert now(step.encounter).turns == ("bram",)
    assert step.encounter.moment(step.sheet) == LATER


@pytest.mark.rule("FELL-047")
def test_who_leads_out_of_a_fight_leaves_nobody_to_die() -> None:
    sheet = along(delver(), bram=BRAM)
    battle = play(fight(("ghoul", GHOUL, 1)), sheet, [], "begin").encounter
    assert isinstance(battle, Scripted)
    bram = replace(sheet.companions["bram"], out=True)
    dying = changed(sheet, companions={"bram": bram})

    closed = battle.broken_off(dying)

    assert closed.encounter is None
    assert not closed.sheet.companions["bram"].dead
    assert "treated" in codes(closed)


def test_no_fell_try_is_easier_than_usual() -> None:
    battle = begin(fight(("ghoul", GHOUL, 1)), delver())
    check = battle.attempt(FELL.improvise("str", "easy"), delver())

    assert isinstance(check, FellTest)
    assert check.dn == 4


# Fictive Hack


def in_the_water(sheet: Any) -> Encounter:
    swimming = FICTIVE_HACK.begin(Crossing(arenas=2), sheet, asks=False)
    assert swimming.counts_turns
    return swimming


@pytest.mark.rule("FH-176", "FH-177")
def test_in_deep_water_a_round_goes_by_with_it() -> None:
    sheet = fictive.hero(brawn=1)
    swimming = in_the_water(sheet)
    assert swimming.moment(sheet) == NOW
    assert all_english(swimming.status(sheet)) == (
        "You have swum 0 of 2 arenas; you can go on for 10 rounds more.",
    )

    step = swimming.tried(came_to("1s"), sheet, NO_DICE)
    assert step.encounter is not None
    assert all_english(step.encounter.status(sheet)) == (
        "You have swum 0 of 2 arenas; you can go on for 9 rounds more.",
    )
    assert step.sheet.lost == sheet.lost


@pytest.mark.rule("FH-178")
def test_who_goes_under_and_fails_at_it_swallows_water() -> None:
    sheet = fictive.hero(brawn=0)
    sinking = in_the_water(sheet).step("swim", "", sheet, LoadedDice([1])).encounter
    assert sinking.counts_turns
    assert all_english(sinking.status(sheet))[0].startswith("You are drowning. Round 1:")

    held = sinking.tried(came_to("1s"), sheet, SeededDice("water"))
    lost = sinking.tried(came_to("1f"), sheet, SeededDice("water"))

    assert held.encounter is not None
    assert all_english(held.encounter.status(sheet))[0].startswith("You are drowning. Round 2:")
    assert held.sheet.lost == sheet.lost
    assert lost.sheet.lost > sheet.lost or lost.sheet.state


def test_no_fictive_hack_try_is_easier_than_standard() -> None:
    swimming = in_the_water(fictive.hero())
    easy = swimming.attempt(FICTIVE_HACK.improvise("brawn", "simple"), fictive.hero())
    hard = swimming.attempt(FICTIVE_HACK.improvise("brawn", "epic"), fictive.hero())

    assert isinstance(easy, Challenge)
    assert isinstance(hard, Challenge)
    assert (easy.difficulty.number, hard.difficulty.number) == (7, 16)


# The two games of two d20


@pytest.mark.rule("CON-007", "FO-013")
@pytest.mark.parametrize(
    ("count", "pool", "threat"), [("2s", 1, 0), ("1f", 0, 0), ("2f", 0, 0), ("3f", 0, 1)]
)
def test_success_is_worth_a_point_and_the_worst_one_to_the_other_side(
    count: str, pool: int, threat: int
) -> None:
    before = conan.hero(pool=0)
    after, _ = worth(came_to(count), before)

    assert (after.pool - before.pool, after.threat - before.threat) == (pool, threat)


@pytest.mark.rule("CON-014", "CON-029")
def test_what_the_moment_makes_harder_weighs_on_what_is_tried() -> None:
    now = conan.state(conan.fight(conan.GUARD, sheet=conan.hero()))
    running_on = conan.in_turn(now.stand(sprinted=True, swift=True), conan.hero())

    check = running_on.attempt(CONAN.improvise("agility", "0"), conan.hero())

    assert isinstance(check, SkillTest)
    assert check.terms(conan.hero()).difficulty == 1 + 1 + 1
    lying: Any = conan.in_turn(now.stand(prone=True), conan.hero())
    harder = [
        lying.attempt(CONAN.improvise(skill, ""), conan.hero()).terms(conan.hero()).steps
        for skill in ("melee", "ranged")
    ]
    assert harder == [(("lying down", 1),), ()], "as an attack is, from the ground"


def test_every_encounter_of_turns_fulfils_the_protocol() -> None:
    begun: list[Encounter] = [
        bout(BRUTE, range=0).now or acting().now,  # type: ignore[list-item]
        running(),
        begin(fight(("ghoul", GHOUL, 1)), delver()),
        conan.fight(conan.GUARD, sheet=conan.hero()),
        in_the_water(fictive.hero()),
    ]
    assert [type(one) for one in begun if not one.counts_turns] == []
