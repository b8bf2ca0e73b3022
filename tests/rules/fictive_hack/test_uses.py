"""Talents at work outside fights: locks, traps, machines, signs, knock-outs, inventions."""

from dataclasses import replace
from typing import Any

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.fictive_hack import anytime as standing
from solo.rules.fictive_hack.actions.locks import Opening
from solo.rules.fictive_hack.actions.machines import (
    SCALES,
    Demolition,
    Device,
    Engineering,
    Mend,
    Trap,
    repair_minutes,
)
from solo.rules.fictive_hack.actions.scouting import Birdcall, Elude, Signs, Travel
from solo.rules.fictive_hack.checks.difficulty import Difficulty
from solo.rules.fictive_hack.fight.bash import Bash
from solo.rules.fictive_hack.fight.single_attack import Attack
from solo.rules.fictive_hack.gear.effects import GiveDevice
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.effects import Enemies
from solo.rules.fictive_hack.heroes.hero_file import known
from solo.rules.fictive_hack.heroes.sheet import Device as Owned
from solo.rules.fictive_hack.heroes.sheet import Sheet, changed
from solo.rules.fictive_hack.heroes.talent_uses import Contraption, UseTalent
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.system import FICTIVE_HACK
from tests.english import english
from tests.rules.fictive_hack.sample import hero, play, rolled

NO_DICE = LoadedDice(())


def mechanic(*talents: str, **fields: Any) -> Sheet:
    return hero(*talents, template="mechanic", **fields)


@pytest.mark.rule("FH-237")
def test_engineering_is_a_mechanics_own_and_takes_its_time() -> None:
    plain = play(Engineering(), mechanic(), "roll")
    assert (plain.outcome_label, plain.minutes) == ("passed", 1)

    hard = Engineering(complexity="complex", difficulty=Difficulty(7))
    tested = play(hard, mechanic(awareness=1), "roll", faces=[5])
    assert (tested.outcome_label, tested.minutes) == ("failed", 60)
    assert play(Engineering(), hero(), "leave").outcome_label == "unable"


@pytest.mark.rule("FH-239")
def test_demolitions_takes_awareness_and_is_used_up_by_success() -> None:
    sheet = mechanic("demolitions", awareness=2)

    passed = play(Demolition(), sheet, "roll", faces=[5])
    assert (passed.outcome.facts["attribute"], passed.outcome_label) == ("awareness", "tie")
    assert passed.sheet.exhausted == {"demolitions": "rested"}
    assert play(Demolition(), sheet, "roll", faces=[4]).sheet.exhausted == {}


@pytest.mark.rule("FH-193", "FH-112")
def test_a_talent_that_is_lacking_or_used_up_can_be_paid_for() -> None:
    borrowed = play(Demolition(), mechanic(ap=3), "borrow", "roll", faces=[7])
    assert (borrowed.outcome_label, borrowed.sheet.ap) == ("tie", 0)
    assert borrowed.sheet.borrowed == frozenset()

    tired = mechanic("demolitions", ap=2, exhausted={"demolitions": "rested"})
    assert play(Demolition(), tired, "recharge", "roll", faces=[7]).sheet.ap == 0
    other = play(Demolition(), hero(ap=9))
    assert other.ids == ("leave",)


@pytest.mark.rule("FH-242", "FH-246")
def test_an_unknown_device_is_cunning_and_two_better_with_both_talents() -> None:
    assert rolled(Device(), 5, sheet=mechanic(cunning=2)).label == "tie"
    assert rolled(Device(), 5, sheet=mechanic("repair")).label == "failed"
    assert rolled(Device(), 5, sheet=mechanic("repair", "inventor")).label == "tie"


@pytest.mark.rule("FH-244")
@pytest.mark.example("FH-244")
def test_a_locksmith_wears_a_lock_down() -> None:
    lock = Opening(difficulty=Difficulty(4), complexity=3)
    assert lock.number == 13
    working = play(lock, mechanic("locksmith"), "work", "work")
    assert "takes 7" in working.status[0]

    failed = working.then("try", faces=[6])
    assert "takes 10" in failed.status[0]
    opened = failed.then("work", "try", faces=[7])
    assert opened.outcome_label == "tie"
    assert play(lock, hero(), "leave").outcome_label == "left"
    assert "work" not in play(lock, hero()).ids


@pytest.mark.rule("FH-244")
def test_locks_have_a_complexity_of_one_to_ten_and_a_quality() -> None:
    assert Opening(complexity=1, quality=2).number == 12
    for wrong in (0, 11):
        with pytest.raises(ValueError, match="1 to 10"):
            Opening(complexity=wrong)


@pytest.mark.rule("FH-245", "FH-116")
@pytest.mark.example("FH-245")
def test_repair_times() -> None:
    assert {scale: repair_minutes(scale) for scale in SCALES} == {
        "ship": 1440, "wall": 1440, "gate": 720, "room": 720, "wagon": 360, "door": 360,
        "hinges": 60, "hub": 60, "small": 30,
    }  # fmt: skip
    assert repair_minutes("wagon", ideal=True) == 180
    mended = play(Mend(scale="wagon", ideal=True), mechanic("repair"), "roll")
    assert (mended.outcome_label, mended.minutes) == ("passed", 180)
    assert mended.sheet.exhausted == {"repair": "rested"}


@pytest.mark.rule("FH-247")
def test_traps() -> None:
    assert printed("tasks")["traps"] == [3, 6, 9, 12, 15]
    with pytest.raises(ValueError, match="3, 6, 9, 12, 15"):
        Trap(difficulty=Difficulty(7))
    spot = Trap(deed="spot", difficulty=Difficulty(9))
    assert rolled(spot, 7, sheet=hero()).label == "failed"
    assert rolled(spot, 7, sheet=mechanic("trapmaster")).label == "tie"
    disarm = Trap(deed="disarm", difficulty=Difficulty(6))
    outcome = rolled(disarm, 5, sheet=mechanic("trapmaster", cunning=1))
    assert (outcome.facts["attribute"], outcome.label) == ("cunning", "tie")
    for deed in ("disarm", "build", "repair", "trigger"):
        assert play(Trap(deed=deed), hero(), "leave").outcome_label == "unable"


@pytest.mark.rule("FH-249")
def test_military_intelligence_is_a_scouts_own() -> None:
    use = UseTalent(talent="military intelligence")

    assert play(use, hero(template="scout"), "use").outcome_label == "done"
    assert play(use, hero(ap=9)).ids == ("leave",)


@pytest.mark.rule("FH-251")
@pytest.mark.parametrize(
    ("proficient", "face", "label", "understood"),
    [(True, 4, "unnoticed", False), (True, 5, "noticed", True), (False, 9, "unnoticed", False),
     (False, 10, "noticed", False)],
)  # fmt: skip
def test_a_birdcall_is_theirs_to_notice(
    proficient: bool, face: int, label: str, understood: bool
) -> None:
    outcome = rolled(Birdcall(proficient=proficient), face)

    assert (outcome.label, outcome.facts["understood"]) == (label, understood)
    assert play(UseTalent(talent="birdcall"), hero("birdcall"), "use").outcome_label == "done"


@pytest.mark.rule("FH-252")
def test_the_elusive_vanish_unless_the_gm_pays() -> None:
    scout = hero("elusive", template="scout", cunning=2)

    gone = play(Elude(), scout, "roll")
    assert (gone.outcome_label, gone.sheet.exhausted) == ("vanished", {"elusive": "arena"})
    fed = Elude(fed=3, awareness=1)
    found = play(fed, scout, "roll", faces=[4, 6])
    assert (found.outcome_label, found.sheet.ap) == ("found", 3)
    assert rolled(fed, 5, 6, sheet=scout).label == "vanished"
    assert rolled(Elude(scent=True), 3, 6, sheet=scout).label == "found"
    assert play(Elude(), hero(), "leave").outcome_label == "unable"


@pytest.mark.rule("FH-253")
def test_reading_signs_also_tells_the_weather() -> None:
    scout = hero("read signs", template="scout", awareness=2)
    read = play(Signs(), scout, "roll", faces=[5])

    assert (read.outcome_label, read.sheet.forecast) == ("tie", 12 * 60)
    later, _ = FICTIVE_HACK.pass_time(read.sheet, 12 * 60)
    assert FICTIVE_HACK.view(read.sheet)["forecast"]
    assert not FICTIVE_HACK.view(later)["forecast"]
    assert play(Signs(), scout, "roll", faces=[4]).sheet.forecast == 0


@pytest.mark.rule("FH-261")
@pytest.mark.example("FH-261")
@pytest.mark.parametrize(
    ("wounds", "head", "needed"), [(1, "none", 6), (2, "none", 11), (1, "light", 11)]
)
def test_bash_has_to_exceed_wounds_and_helmet(wounds: int, head: Any, needed: int) -> None:
    thief = hero("bash", template="thief", cunning=2)
    blow = Bash(wounds=wounds, head=head)

    assert not rolled(blow, needed - 3, sheet=thief).successes
    assert rolled(blow, needed - 2, sheet=thief).successes


@pytest.mark.rule("FH-262")
def test_the_gm_pays_to_resist_a_bash() -> None:
    thief = hero("bash", template="thief", cunning=3)

    harder = play(Bash(harder=2), thief, "roll", faces=[6])
    assert (harder.outcome_label, harder.sheet.ap) == ("failed", 2)
    assert play(Bash(harder=2), thief, "roll", faces=[7]).outcome_label == "passed"
    immune = rolled(Bash(immune=True), 10, sheet=thief)
    assert (immune.label, immune.facts["reason"]) == ("failed", "immune")


@pytest.mark.rule("FH-232")
def test_a_connection_brings_an_enemy_later() -> None:
    knight = hero("connected", template="knight")

    used = play(UseTalent(talent="connected"), knight, "use")
    assert (used.outcome_label, used.sheet.enemies) == ("done", 1)
    assert FICTIVE_HACK.view(used.sheet)["enemies"] == 1
    assert play(UseTalent(talent="connected"), used.sheet).ids == ("leave",)
    assert Enemies().apply(used.sheet, NO_DICE)[0].enemies == 0


@pytest.mark.rule("FH-233")
def test_a_logistician_goes_a_fifth_faster() -> None:
    knight = hero("logistician", template="knight")

    assert play(Travel(minutes=60), knight, "roll").minutes == 50
    assert play(Travel(minutes=60), hero(), "roll").minutes == 60


@pytest.mark.rule("FH-240")
def test_one_invention_for_each_level_takes_a_week() -> None:
    sheet = mechanic("inventor")
    offers = [one.id for one in standing.standing(sheet) if one.id.startswith("invent-")]

    built = standing.do_standing(offers[0], "", sheet, NO_DICE)
    assert built.minutes == 7 * 24 * 60
    device = built.sheet.devices[0]
    assert not [one for one in standing.standing(built.sheet) if one.id.startswith("invent-")]
    next_level = changed(built.sheet, level=2)
    assert [one for one in standing.standing(next_level) if one.id.startswith("invent-")]
    task = FICTIVE_HACK.improvise(device.roll, "7") if device.roll != "attack" else None
    if task is not None:
        assert rolled(task, 6, sheet=built.sheet).label == "tie"


@pytest.mark.rule("FH-240")
def test_a_devices_special_effect_takes_points_up_to_its_level_and_a_reset() -> None:
    sheet, _ = GiveDevice(name="smoke pot", level=2).apply(mechanic("inventor", ap=5), NO_DICE)

    offered = play(Contraption(effect="smoke"), sheet)
    assert offered.ids == ("leave", "use-1", "use-2")
    used = offered.then("use-2")
    assert (used.outcome_label, used.outcome.facts["ap"], used.sheet.ap) == ("worked", 2, 3)
    assert play(Contraption(), used.sheet).ids == ("leave",)
    reset = standing.do_standing("reset-smoke-pot", "", used.sheet, NO_DICE)
    assert "use-1" in play(Contraption(), reset.sheet).ids


@pytest.mark.rule("FH-117", "FH-240")
def test_a_better_inventor_puts_a_point_less_into_a_device() -> None:
    cheap = {"inventor": known("inventor", ("cheaper",), "")}
    sheet, _ = GiveDevice(name="pot", level=2).apply(mechanic(talents=cheap, ap=1), NO_DICE)
    offered = play(Contraption(), sheet)

    assert offered.ids == ("leave", "use-1", "use-2")
    used = offered.then("use-2")
    assert (used.outcome.facts["ap"], used.sheet.ap, used.sheet.spent) == (2, 0, 1)


@pytest.mark.rule("FH-241")
def test_a_broken_device_waits_for_its_mechanic() -> None:
    broken = (Owned(name="lens", roll="charm", level=1, broken=True),)

    for sheet, reason in ((hero(devices=broken), "it takes its Mechanic"),
                          (mechanic("inventor", devices=broken), "")):  # fmt: skip
        mend = next(one for one in standing.standing(sheet) if one.id == "mend-lens")
        assert english(mend.reason) == reason
    step = standing.do_standing("mend-lens", "", sheet, NO_DICE)
    assert (step.sheet.devices[0].broken, step.minutes) == (False, 60)
    task = FICTIVE_HACK.improvise("charm", "7")
    assert rolled(task, 6, sheet=sheet).label == "failed"
    assert rolled(task, 6, sheet=step.sheet).label == "tie"


@pytest.mark.rule("FH-243")
def test_making_a_device_in_numbers_costs_a_levels_attribute() -> None:
    lens = (Owned(name="lens", roll="charm", level=1),)
    sheet = mechanic("inventor", devices=lens, spent=12)

    between = FICTIVE_HACK.advance(sheet)
    assert between is not None
    step = between.step("level", "", sheet, NO_DICE)
    assert step.encounter is not None
    made = step.encounter.step("produce-lens", "", step.sheet, NO_DICE)
    assert made.sheet.devices[0].owned == 2
    assert made.sheet.attributes == sheet.attributes
    assert made.encounter is not None
    left = [one.id for one in made.encounter.options(made.sheet)]
    assert not [one for one in left if one.startswith("raise-")]


@pytest.mark.rule("FH-109")
def test_only_success_uses_an_arena_talent_up() -> None:
    scout = hero("elusive", template="scout")
    caught = play(Elude(scent=True, awareness=3), scout, "roll", faces=[2, 9])

    assert (caught.outcome_label, caught.sheet.exhausted) == ("found", {})


@pytest.mark.rule("FH-117")
@pytest.mark.parametrize(
    ("talent", "task", "template"),
    [("super cunning", Opening(), "thief"), ("locksmith", Opening(), "mechanic"),
     ("trapmaster", Trap(deed="disarm"), "mechanic"), ("read signs", Signs(), "scout"),
     ("demolitions", Demolition(), "mechanic"), ("bash", Bash(), "thief")],
)  # fmt: skip
def test_an_improved_roll_is_two_better(talent: str, task: Any, template: str) -> None:
    sheet = hero(talent, template=template)
    known = sheet.talents[talent]
    better = changed(sheet, talents={talent: replace(known, improved=("roll",))})
    assert task.terms(better).bonus == task.terms(sheet).bonus + 2


@pytest.mark.rule("FH-255")
def test_a_survivor_shrugs_a_wound_off_at_any_time_once() -> None:
    hurt = hero("survivor", template="scout", toughened=3, lost=2)
    step = standing.do_standing("shrug", "", hurt, NO_DICE)
    again = {one.id: english(one.reason) for one in standing.standing(step.sheet)}

    assert (step.sheet.lost, step.sheet.exhausted, step.minutes) == (1, {"survivor": "rested"}, 1)
    assert again["shrug"] == "Survivor is used up until you have rested and eaten"
    assert "shrug" not in [one.id for one in standing.standing(changed(hurt, lost=0))]


@pytest.mark.rule("FH-110", "FH-193")
def test_at_any_time_a_talent_is_fresh_again_for_points_and_one_of_the_template_is_lent() -> None:
    tired = hero("charger", "expert parry", ap=5, exhausted={"expert parry": "rested"})
    poor = [
        (one.id, one.hint, english(one.reason)) for one in standing.standing(changed(tired, ap=1))
    ]
    assert ("recharge-expert-parry", "recharge", "that takes 2 AP, and you have 1") in poor
    assert not [one for one, *_ in poor if one.startswith("borrow")]

    fresh = standing.do_standing("recharge-expert-parry", "", tired, NO_DICE).sheet
    assert (fresh.exhausted, fresh.ap) == ({}, 3)
    offered = [(one.id, one.hint) for one in standing.standing(fresh)]
    assert ("borrow-fight-dirty", "borrow") in offered
    assert "recharge-expert-parry" not in dict(offered)
    lent = standing.do_standing("borrow-fight-dirty", "", fresh, NO_DICE).sheet
    assert (lent.borrowed, lent.ap) == ({"fight dirty"}, 0)


@pytest.mark.rule("FH-193")
def test_a_borrowed_talent_is_used_up_by_the_roll_that_it_helps() -> None:
    thief = hero(template="thief", borrowed=frozenset({"super cunning"}))
    task = FICTIVE_HACK.improvise("cunning", "7")

    first = play(task, thief, "roll", faces=[2, 8])
    assert (first.outcome_label, first.sheet.borrowed) == ("passed", frozenset())
    other = FICTIVE_HACK.improvise("charm", "7")
    assert play(other, thief, "roll", faces=[8]).sheet.borrowed == {"super cunning"}


def brute(*talents: str, **fields: Any) -> Sheet:
    return hero(*talents, **{"weapon": "claymore", "brawn": 3, **fields})


@pytest.mark.rule("FH-191", "FH-221", "FH-226", "FH-229")
def test_one_blow_outside_a_fight_may_be_added_to_as_in_one() -> None:
    blow = Attack(armor="medium")
    missed = play(blow, brute(ap=1, level=2), "go-on", faces=[3, 4])
    assert missed.ids == ("done", "violence")
    hit = missed.then("violence")
    assert (hit.outcome_label, hit.outcome.facts["total"], hit.sheet.ap) == ("hit", 9, 0)

    dirty = play(blow, brute("fight dirty"), "go-on", "fight-dirty-hit", faces=[1, 6])
    assert dirty.outcome.facts["total"] == 9
    knight = play(blow, brute(template="knight", ap=3), "go-on", "elite", "wound", faces=[5, 4])
    assert (knight.outcome.facts["total"], knight.outcome.facts["wounds"]) == (11, 2)
    assert knight.sheet.ap == 0
    plain = play(blow, brute(), "go-on", faces=[5, 4])
    assert plain.outcome_label == "hit"


@pytest.mark.rule("FH-040", "FH-227", "FH-241")
def test_one_blow_is_made_with_what_the_hero_has() -> None:
    archer = brute(weapon="longbow", template="scout")
    shot = play(Attack(ranged=True), archer, "go-on", faces=[5, 4])
    assert (shot.outcome.facts["wounds"], shot.sheet.weapon.ammo) == (2, 19)
    assert rolled(Attack(), 5, 4, sheet=brute()).changes == ()

    chosen = brute("weapon of choice", weapon="spear")
    assert play(Attack(), chosen, "go-on", faces=[3, 10]).outcome.facts["critical"]
    lens = Owned(name="a sight", roll="attack", level=1)
    sighted = brute(devices=(lens,), bonus=2, template="scout")
    broken = play(Attack(), sighted, "go-on", faces=[3, 3])
    assert (broken.outcome.facts["total"], broken.sheet.devices[0].broken) == (9, True)
    assert broken.sheet.bonus == 0


@pytest.mark.rule("FH-244")
def test_a_lock_that_cannot_be_met_is_no_longer_tried_and_leaving_counts_the_tries() -> None:
    """Difficulty 4, complexity 2 and a retry make 13, which 10 and Cunning 2 never reach."""
    sheet = hero(cunning=2)
    picking = Opening(difficulty=Difficulty(4), complexity=2).begin(sheet, asks=True)
    assert picking.options(sheet)[0].id == "try"

    after = picking.step("try", "", sheet, LoadedDice([1])).encounter

    assert after is not None
    first, second = after.options(sheet)[:2]
    assert (first.id, second.id) == ("leave", "try")
    assert english(second.reason) == "12 is the most that you could reach"
    left = after.step("leave", "", sheet, LoadedDice([])).outcome
    assert left is not None
    assert (left.label, left.count) == ("left", "2f")


@pytest.mark.rule("FH-251")
def test_a_listener_rolls_with_its_own_awareness_and_nothing_of_the_heros() -> None:
    """4 and Awareness 1 meet 5; a frightened hero makes nobody else hear worse."""
    frightened = hero(frightened=True, bonus=-3, awareness=5)

    for sheet in (None, frightened):
        assert rolled(Birdcall(value=1, proficient=True), 4, sheet=sheet).label == "noticed"
        assert rolled(Birdcall(value=1, proficient=True), 3, sheet=sheet).label == "unnoticed"


@pytest.mark.rule("FH-111", "FH-193")
@pytest.mark.parametrize(
    ("sheet", "offered"),
    [
        (hero("expert parry"), ["use", "leave"]),
        (talents.use(hero("expert parry", ap=6), "expert parry")[0], ["leave", "recharge"]),
        (hero("charger", ap=6), ["leave", "borrow"]),
        (hero("sprinter", template="scout", ap=6), ["leave"]),
    ],
    ids=["ready", "used up", "of the template", "of another"],
)
def test_what_a_use_of_a_talent_offers(sheet: Sheet, offered: list[str]) -> None:
    encounter = UseTalent(talent="expert parry").begin(sheet, asks=True)

    assert [one.id for one in encounter.options(sheet)] == offered
