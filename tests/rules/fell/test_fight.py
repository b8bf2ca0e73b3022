"""Fights: order, surprise, morale, treatment, spells, flight, and a player of any kind."""

from dataclasses import replace
from math import prod
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from solo.rules.core.dice import LoadedDice, RecordingDice, SeededDice
from solo.rules.core.fights.by_hand import Change
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.protocols import Encounter, Illegal, Step
from solo.rules.core.script import Over, Scripted
from solo.rules.fell.actions.casting import CAST
from solo.rules.fell.checks.attacks import Blast
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.checks.tests import Contest
from solo.rules.fell.fight.attack import (
    Blow,
    blow_at,
    blow_by,
    companions_blow,
    heros_blow,
    land,
    use_up,
)
from solo.rules.fell.fight.battle import begin, calls_for_morale, count_rounds_of_the_dying
from solo.rules.fell.fight.by_hand import change
from solo.rules.fell.fight.npc_turns import aims
from solo.rules.fell.fight.spells import take_effect
from solo.rules.fell.fight.state import Battle, Enemy, enemies
from solo.rules.fell.fight.table import FightTable
from solo.rules.fell.fight.written import ENDS, Fight, Side
from solo.rules.fell.foe import Companion, Foe
from solo.rules.fell.health.harm_dice import Swing, dealt_ways
from solo.rules.fell.heroes.sheet import Sheet, changed
from solo.rules.fell.options import FellOptions
from solo.rules.fell.system import FELL
from tests.english import all_english, english
from tests.proofs import amount
from tests.rules.fell.sample import (
    D4,
    D6,
    D8,
    HOLD,
    NEEDLE,
    WARD,
    along,
    gear,
    hero,
    load,
    with_dice,
)

GHOUL = Foe(name="the ghoul", hp=3, weapon=D6)
BRAM = Foe(name="Bram", hp=3, weapon=D6, skills=("healing",))


def fight(*foes: tuple[str, Foe, int], **fields: Any) -> Fight:
    sides = tuple(Side(foe=name, count=count) for name, _, count in foes)
    return Fight(foes=sides, cast=tuple(foe for _, foe, _ in foes), **fields)


def play(fight: Fight, sheet: Sheet, faces: list[int], *options: str) -> Step[Sheet]:
    dice = LoadedDice(faces)
    step = Step(begin(fight, sheet), sheet)
    for option in options:
        assert step.encounter is not None
        step = step.encounter.step(option, "", step.sheet, dice)
    return step


def ids(step: Step) -> list[str]:
    assert step.encounter is not None
    return [option.id for option in step.encounter.options(step.sheet)]


def now(encounter: Encounter[Sheet] | None) -> FightTable:
    """Return the table of a fight that goes on."""
    assert isinstance(encounter, Scripted)
    table = encounter.table
    assert isinstance(table, FightTable)
    return table


def table_of(sheet: Sheet, fight: Fight) -> FightTable:
    """Return the table of a fight that has just begun."""
    table = FightTable(sheet, LoadedDice([]))
    table.set_up(Battle(fight=fight, enemies=enemies(fight)))
    return table


def codes(step: Step) -> list[str]:
    return [note.code for note in step.notes]


@pytest.mark.rule("FELL-033", "FELL-035")
def test_the_heros_side_acts_first_and_then_the_foes() -> None:
    step = play(
        fight(("ghoul", GHOUL, 1)), hero(items=gear(sword=1)), [2, 3], "begin", "attack-ghoul"
    )

    assert [note.facts["by"] for note in step.notes if note.code == "struck"] == [
        ("you",),
        ("the ghoul",),
    ]
    assert (now(step.encounter).battle.round, step.sheet.out) == (2, False)


@pytest.mark.rule("FELL-036")
@pytest.mark.example("FELL-036")
def test_the_surprised_act_first_only_if_they_win() -> None:
    battle = fight(("ghoul", GHOUL, 1), surprised=True)
    lost = play(battle, hero(), [2, 5, 3], "begin")
    won = play(battle, hero(), [5, 2], "begin")

    assert "struck" in codes(lost)
    assert now(lost.encounter).battle.round == 2
    assert codes(won) == ["surprised"]


@pytest.mark.rule("FELL-036")
def test_foes_in_an_ambush_lose_their_first_turn() -> None:
    battle = fight(("ghoul", GHOUL, 1), ambush=True)

    assert codes(play(battle, hero(), [5, 2], "begin", "wait")) == ["waited"]
    assert "struck" in codes(play(battle, hero(), [2, 5, 1], "begin", "wait"))


@pytest.mark.rule("FELL-039")
def test_all_together_are_one_attack() -> None:
    sheet = along(hero(items=gear(sword=1)), bram=BRAM)
    step = play(fight(("ghoul", GHOUL, 1)), sheet, [7, 2, 1], "begin", "all-ghoul")

    assert step.outcome is not None
    assert (step.outcome.label, step.outcome.triggers) == ("won", ())


@pytest.mark.rule("FELL-056", "FELL-057")
def test_nerve_is_tried_when_the_first_falls() -> None:
    sheet = hero(items=gear(sword=1))
    battle = fight(("ghoul", GHOUL, 4))
    fled = play(battle, sheet, [8, 1, 7, 2, 6], "begin", "attack-ghoul-1")
    on = play(battle, sheet, [8, 1, 2, 5, 1, 1, 1], "begin", "attack-ghoul-1")

    assert fled.outcome is not None
    assert (fled.outcome.label, fled.outcome.triggers) == ("routed", ("flee",))
    assert "morale" in codes(on)
    assert now(on.encounter).battle.morale_causes == {"first"}


@pytest.mark.rule("FELL-056")
def test_nerve_is_tried_for_half_the_force_a_leader_and_a_lone_one() -> None:
    boss = Foe(name="the boss", leader=True, hp=0)
    many = standing(fight(("ghoul", GHOUL, 6)))
    first, second, third, *rest = many.enemies
    half = replace(many, enemies=(beaten(first), beaten(second), beaten(third), *rest))
    lone = standing(fight(("boss", boss, 1)))
    fallen = standing(fight(("boss", boss, 1), ("ghoul", GHOUL, 3)))
    led = replace(fallen, enemies=(beaten(fallen.enemies[0]), *fallen.enemies[1:]))

    assert calls_for_morale(half) == {"first", "half"}
    assert calls_for_morale(lone) == {"lone"}
    assert calls_for_morale(led) == {"first", "leader boss"}


@pytest.mark.rule("FELL-056")
def test_nerve_is_tried_for_every_leader_that_falls() -> None:
    boss = Foe(name="the boss", leader=True, hp=0, wil=D4, armor=0)
    sheet = hero(items=gear(sword=1))
    crowd = fight(("boss", boss, 2), ("ghoul", replace(GHOUL, weapon=None), 4))
    first = ("begin", "attack-boss-1")
    step = play(crowd, sheet, [8, 1, 1, 4, 8, 1, 1, 4], *first, "attack-boss-2")

    assert [note.facts["why"] for note in step.notes if note.code == "morale"] == [("leader",)]


def standing(fight: Fight) -> Battle:
    return Battle(fight=fight, enemies=enemies(fight))


def beaten(one: Enemy) -> Enemy:
    return replace(one, out=True)


@pytest.mark.rule("FELL-057")
def test_surrender_ends_a_fight_and_hesitation_costs_a_turn() -> None:
    sheet = changed(with_dice(wil=Die.D12), items=gear(sword=1))
    battle = fight(("ghoul", GHOUL, 4))
    gave_up = play(battle, sheet, [8, 1, 12, 2, 12], "begin", "attack-ghoul-1")
    paused = play(battle, sheet, [8, 1, 12, 2, 2], "begin", "attack-ghoul-1")

    assert gave_up.outcome is not None
    assert (gave_up.outcome.label, gave_up.outcome.triggers) == ("surrendered", ("surrender",))
    assert [n.facts["by"] for n in paused.notes if n.code == "struck"] == [("you",)]


@pytest.mark.rule("FELL-056")
def test_the_fearless_are_never_tried() -> None:
    bones = Foe(name="bones", hp=3, weapon=D6, fearless=True)
    step = play(
        fight(("bones", bones, 2)), hero(items=gear(sword=1)), [8, 1, 1], "begin", "attack-bones-1"
    )

    assert "morale" not in codes(step)


@pytest.mark.rule("FELL-047")
def test_the_dying_are_treated_in_a_fight_and_after_it() -> None:
    sheet = along(hero(items=gear(sword=1)), bram=BRAM)
    companions = {"bram": changed_companion(sheet, out=True, hp=0)}
    sheet = changed(sheet, companions=companions)
    battle = fight(("ghoul", GHOUL, 1))
    begun = play(battle, sheet, [], "begin")
    assert "treat-bram" in ids(begun)

    treated = play(battle, sheet, [4, 1], "begin", "treat-bram")
    assert not treated.sheet.companions["bram"].out
    missed = play(battle, sheet, [3, 1], "begin", "treat-bram")
    assert missed.sheet.companions["bram"].out
    won = play(battle, sheet, [8, 1], "begin", "attack-ghoul")
    assert not won.sheet.companions["bram"].out
    fled = play(battle, sheet, [6, 1], "begin", "flee")
    assert fled.outcome is not None
    assert fled.sheet.companions["bram"].dead
    assert fled.outcome.triggers == ("companion-lost",)


@pytest.mark.rule("FELL-042", "FELL-047")
def test_who_has_no_hp_left_is_told_what_harm_does_next_but_not_who_is_dying() -> None:
    sheet = along(hero(), bram=BRAM)
    lines = []
    for out in (False, True):
        companions = {"bram": changed_companion(sheet, out=out, hp=0)}
        begun = play(fight(("ghoul", GHOUL, 1)), changed(sheet, companions=companions), [], "begin")
        assert begun.encounter is not None
        lines += [one for one in all_english(begun.encounter.status(begun.sheet)) if "Bram" in one]

    assert ["any harm now calls for a STR test" in line for line in lines] == [True, False]
    assert "dying" in lines[1]


def changed_companion(sheet: Sheet, **fields: Any) -> Companion:
    return replace(sheet.companions["bram"], **fields)


@pytest.mark.rule("FELL-047")
def test_by_the_option_the_dying_have_few_rounds() -> None:
    sheet = along(hero(options=FellOptions(dying_rounds=1)), bram=BRAM)
    sheet = changed(sheet, companions={"bram": changed_companion(sheet, out=True)})

    assert (
        play(fight(("ghoul", GHOUL, 1)), sheet, [1], "begin", "wait").sheet.companions["bram"].dead
    )


@pytest.mark.rule("FELL-061")
def test_the_unpaid_must_be_won_over_to_fight() -> None:
    sheet = along(hero(), bram=Foe(name="Bram", fee=5, weapon=D6))
    shy = play(fight(("ghoul", GHOUL, 1)), sheet, [1, 6], "begin")

    assert codes(shy) == ["refused"]
    assert not any(option.startswith("all-") for option in ids(shy))


@pytest.mark.rule("FELL-041")
def test_a_detachment_strikes_everybody_with_advantage() -> None:
    mob = Foe(name="the rabble", hp=5, weapon=D6, detachment=True)
    sheet = along(hero(), bram=BRAM)
    step = play(fight(("rabble", mob, 1)), sheet, [2, 3, 1, 2], "begin", "wait", "wait")

    struck = [note.facts for note in step.notes if note.code == "struck"]
    assert [(f["target"], f["highest"]) for f in struck] == [("you", 3), ("Bram", 2)]


@pytest.mark.rule("FELL-040", "FELL-041")
def test_a_blast_reaches_as_many_as_its_die_shows() -> None:
    sheet = hero(items=gear(fire_flask=1))
    step = play(fight(("ghoul", GHOUL, 3)), sheet, [2, 1, 1, 1, 1, 1], "begin", "blast-fire-flask")

    assert [n.facts["target"] for n in step.notes if n.code == "struck"][:2] == [
        "ghoul 1",
        "ghoul 2",
    ]
    assert step.sheet.items == ()


@pytest.mark.rule("FELL-026", "FELL-040")
def test_who_carries_too_much_throws_with_disadvantage() -> None:
    """Of each pair of d8 the lower counts."""
    sheet = hero(items=(*gear(fire_flask=1), *load(99)))
    step = play(fight(("ghoul", GHOUL, 1)), sheet, [4, 2, 1, 8, 8], "begin", "blast-fire-flask")

    (thrown,) = [n.facts for n in step.notes if n.code == "struck" and n.facts["target"] != "you"]
    assert (thrown["faces"], thrown["highest"], thrown["lean"]) == (((4, 2),), 2, -1)


@pytest.mark.rule("FELL-040")
def test_a_blast_at_the_only_foe_rolls_nothing_but_its_harm() -> None:
    """The weapon's die says how many where that is unsure, and of one it is not."""
    sheet = hero(items=gear(fire_flask=1))
    step = play(fight(("ghoul", GHOUL, 1)), sheet, [1, 1], "begin", "blast-fire-flask")

    assert "blast" not in [note.code for note in step.notes]
    first = next(note.facts for note in step.notes if note.code == "struck")
    assert (first["target"], first["faces"]) == ("the ghoul", ((1,),))


@pytest.mark.rule("FELL-040")
def test_why_tells_the_die_that_says_how_many_a_blast_reaches() -> None:
    sheet = hero(items=gear(fire_flask=1))
    step = play(fight(("ghoul", GHOUL, 3)), sheet, [2, 1, 1, 1, 1, 1], "begin", "blast-fire-flask")

    told = [line for one in step.rolled for line in all_english(FELL.explain(one))]
    assert told[0] == "The fire flask shows 2: it reaches 2 of them."
    assert "FELL-040" in told[1]


@pytest.mark.rule("FELL-021", "FELL-022", "FELL-023")
def test_a_spell_in_haste_is_contested_and_has_its_price() -> None:
    sheet = hero(spells=(NEEDLE, HOLD, WARD))
    battle = fight(("ghoul", GHOUL, 1))
    held = play(battle, sheet, [8, 1], "begin", "cast-hold-at-ghoul")
    slipped = play(battle, sheet, [1, 6], "begin", "cast-hold-at-ghoul")
    warded = play(battle, sheet, [4, 1], "begin", "cast-second-skin")

    assert "struck" not in codes(held)
    assert ids(slipped) == ["lessened", "strained", "spent"]
    assert now(warded.encounter).battle.ward == 1
    side = play(battle, sheet, [1, 6, 2, 1], "begin", "cast-salt-needle-at-ghoul", "side-effect")
    assert side.sheet.hp == 4 - 1 - 1


@pytest.mark.rule("FELL-047")
def test_the_chances_to_treat_the_dying_are_told() -> None:
    sheet = along(hero(), bram=BRAM)
    sheet = changed(sheet, companions={"bram": changed_companion(sheet, out=True, hp=0)})
    step = play(fight(("ghoul", GHOUL, 1)), sheet, [], "begin")

    assert chances(step, "treat-bram") == {"passed": 1 / 2, "failed": 1 / 2}, "INT d6"


def test_flight_may_be_barred_and_talk_ends_it() -> None:
    shut = fight(("ghoul", GHOUL, 1), flee=False, talk="Offer it the hat")
    with pytest.raises(Illegal, match="no way out"):
        play(shut, hero(), [], "begin", "flee")

    talked = play(shut, hero(), [8, 1], "begin", "talk")
    assert talked.outcome is not None
    assert talked.outcome.label == "talked"


@pytest.mark.rule("FELL-046", "FELL-047")
def test_a_hero_who_falls_alone_has_lost() -> None:
    out = play(fight(("ghoul", GHOUL, 1)), hero(hp=0), [6, 1], "begin", "wait")
    dead = play(
        fight(("ghoul", GHOUL, 1)), changed(with_dice(str=D4), hp=0), [6, 1], "begin", "wait"
    )

    assert out.outcome is not None
    assert (out.outcome.label, out.outcome.triggers) == ("lost", ("hero-down",))
    assert dead.outcome is not None
    assert dead.outcome.triggers == ("dead",)


def test_foes_go_by_their_policies() -> None:
    sheet = along(hero(), bram=BRAM)
    side = ("hero", "bram")
    for policy, whom in (("hero", "hero"), ("weakest", "bram"), ("strongest", "hero")):
        foe = Foe(name="x", weapon=D6, policy=policy)  # type: ignore[arg-type]
        assert aims(table_of(sheet, fight(("x", foe, 1))), side)[0][1] == (whom,)
    hurt = table_of(along(hero(hp=1), bram=BRAM), fight(("x", replace(foe, policy="strongest"), 1)))
    assert aims(hurt, side)[0][1] == ("bram",)
    spread = Foe(name="x", weapon=D6, policy="spread")
    chosen = aims(table_of(sheet, fight(("x", spread, 2))), side)
    assert [whom for _, whom in chosen] == [("hero",), ("bram",)]


@pytest.mark.rule("FELL-040")
def test_a_spell_may_strike_several_with_a_plain_roll_each() -> None:
    """The die shows 2 of the three: 1 and 2 fall to 3 and 4 of d6."""
    table = table_of(hero(), fight(("ghoul", GHOUL, 3)))
    table.dice = LoadedDice([2, 3, 3])

    take_effect(table, replace(NEEDLE, blast=True), None, CAST)

    assert [one.hp for one in table.battle.enemies] == [0, 0, 3]


def test_what_has_uses_is_used_up() -> None:
    sheet = hero(items=gear(fire_flask=2))

    assert use_up(sheet, "fire-flask").items[0].count == 1


FOES = (
    GHOUL,
    Foe(name="the rabble", hp=6, weapon=D6, detachment=True, wil=D4),
    Foe(name="the warden", hp=5, str=D8, weapon=D8, armor=2, leader=True, policy="weakest"),
    Foe(name="bones", hp=2, weapon=D4, fearless=True, policy="spread", blast=True),
)


def any_fight(seed: str) -> tuple[Fight, Sheet]:
    pick = SeededDice(f"{seed}:setting")

    def one(sides: int) -> int:
        return pick.roll(1, sides)[0]

    foes = [(f"f{n}", FOES[n], one(3)) for n in range(4) if one(2) == 1] or [("f0", GHOUL, 1)]
    kind = {1: {"surprised": True}, 2: {"ambush": True}}.get(one(4), {})
    battle = fight(*foes, talk="Talk" if one(2) == 1 else "", flee=one(4) > 1, **kind)
    things = {1: gear(sword=1, shield=1), 2: gear(maul=1, dagger=2, fire_flask=2), 3: ()}[one(3)]
    sheet = hero(items=things, spells=(NEEDLE, HOLD, WARD), hp=one(8), most_hp=8)
    rules = FellOptions(
        dying_rounds=one(3) - 1, adv_stacks=one(2) == 1, extra_before_armor=one(2) == 1
    )
    crowd = {"bram": BRAM, "eve": Foe(name="Eve", fee=5, weapon=D6, hp=2), "ned": Foe(name="Ned")}
    return battle, changed(along(sheet, **dict(list(crowd.items())[: one(4) - 1])), options=rules)


Ended = tuple[Outcome, Sheet, list[Note]]
"""How a fight came out, who came out of it, and all that was told."""


def fought(seed: str) -> tuple[list[str], Ended]:
    """Fight a fight by random options, and see that nothing impossible comes of it."""
    battle, sheet = any_fight(seed)
    choose, dice = SeededDice(f"{seed}:player"), RecordingDice(SeededDice(seed))
    step, taken, told = Step(begin(battle, sheet), sheet), [], list[Note]()
    while step.encounter is not None:
        options: tuple[Option, ...] = step.encounter.options(step.sheet)
        allowed = [option.id for option in options if not option.reason]
        assert allowed
        assert not options[0].reason or options[-1].id == "back"  # of a list within the turn's
        assert len({option.id for option in options}) == len(options)
        assert all(line.strip() for line in all_english(step.encounter.status(step.sheet)))
        option = step.encounter.forced or allowed[choose.roll(1, len(allowed))[0] - 1]
        taken.append(option)
        step = step.encounter.step(option, "", step.sheet, dice)
        sound(step.sheet)
        if step.encounter is not None:
            steady(now(step.encounter))
        assert all(english(FELL.phrase(note)).strip() for note in step.notes)
        told += step.notes
        assert len(taken) < 2000
    assert step.outcome is not None
    assert step.outcome.label in ENDS
    assert bool(step.outcome.failures) == (step.outcome.label in ("fled", "lost"))
    return taken, (step.outcome, step.sheet, told)


def sound(sheet: Sheet) -> None:
    assert 0 <= sheet.hp <= sheet.most_hp
    assert all(sheet.attributes[name] <= sheet.whole[name] for name in sheet.whole)
    for one in sheet.companions.values():
        assert 0 <= one.hp <= one.block.hp
        assert not (one.out and one.hp), "who has HP left is not out"


def steady(table: FightTable) -> None:
    """See that whoever acts can, and that every foe is where its HP put it."""
    battle, side = table.battle, table.side
    assert len({one.id for one in battle.enemies}) == len(battle.enemies)
    assert table.standing, "without foes there is no fight"
    assert {*table.turns} <= {*side}
    assert len({*table.turns}) == len(table.turns)
    assert {*side}.isdisjoint(table.dying)
    assert {who for who, _ in table.plans} <= {*side}
    assert battle.ward >= 0
    for one in battle.enemies:
        assert 0 <= one.hp <= one.block.hp
        assert one.held >= 0
        assert not (one.out and one.hp)


@settings(max_examples=amount(8, 120, 400))
@given(st.text(max_size=8))
@example("맚¬Üð\x94\U000b488dè")  # a page of spells whose first one is spent
def test_no_order_of_legal_options_breaks_a_fight(seed: str) -> None:
    fought(seed)


@pytest.mark.parametrize("number", range(amount(5, 60, 5_000)))
def test_a_fight_replays_from_its_options(number: int) -> None:
    taken, ended = fought(str(number))
    battle, start = any_fight(str(number))
    dice = SeededDice(str(number))
    step, told = Step(begin(battle, start), start), list[Note]()
    for option in taken:
        assert step.encounter is not None
        step = step.encounter.step(option, "", step.sheet, dice)
        told += step.notes

    assert (step.outcome, step.sheet, told) == ended


def chances(step: Step, option: str) -> dict[str, float]:
    assert isinstance(step.encounter, Scripted)
    found = step.encounter.odds(option, step.sheet)
    assert found is not None
    return {label: ways / found.total for label, ways in found.labels.items()}


def test_the_chances_of_what_a_fight_offers_are_exact() -> None:
    ghoul = replace(GHOUL, armor=2)
    sheet = along(hero(items=gear(hatchet=1), spells=(NEEDLE,)), bram=BRAM)
    step = play(fight(("ghoul", ghoul, 1), talk="Bones"), sheet, [], "begin")

    assert chances(step, "attack-ghoul") == {
        **{f"{harm} harm": 1 / 6 for harm in (4, 3, 2, 1)},
        "no harm": 2 / 6,
    }
    together = chances(step, "all-ghoul")  # two d6, less 2, plus 1: the 1 gets through anyhow
    assert together["5 harm"] == 11 / 36
    assert together["1 harm"] == 4 / 36
    assert chances(step, "flee")["won"] == 15 / 36  # d6 against d6: ties stand as they are
    assert chances(step, "talk")["won"] == chances(step, "cast-salt-needle-at-ghoul")["cast"]
    assert isinstance(step.encounter, Scripted)
    assert step.encounter.odds("wait", sheet) is None


def test_the_chances_of_a_blast_are_those_of_as_many_as_its_die_may_show() -> None:
    sheet = hero(items=gear(fire_flask=1))
    crowd = play(fight(("ghoul", replace(GHOUL, armor=2), 6)), sheet, [], "begin")
    alone = play(fight(("ghoul", replace(GHOUL, armor=2), 1)), sheet, [], "begin")
    blast = odds(Blast(die=D6, armor=2), None)

    assert chances(alone, "blast-fire-flask") == {"1 harmed": 4 / 6, "nobody harmed": 2 / 6}
    assert isinstance(crowd.encounter, Scripted)
    found = crowd.encounter.odds("blast-fire-flask", sheet)
    assert found is not None
    for count, ways in blast.counts.items():
        assert found.counts[count] * blast.total == ways * found.total


@given(
    st.lists(st.tuples(st.sampled_from(Die), st.integers(-1, 1)), min_size=1, max_size=3),
    st.integers(0, 3),
)
def test_every_way_in_which_dice_can_fall_is_counted_once(
    dice: list[tuple[Die, int]], armor: int
) -> None:
    found = list(dealt_ways(dice, 1, armor, 3))

    assert sum(ways for _, _, ways in found) == prod(int(d) ** (1 + abs(e)) for d, e in dice)
    assert all(harm == max(0, highest - armor) for highest, harm, _ in found)


def test_foes_of_a_kind_are_told_apart_by_number_alone() -> None:
    assert [one.name for one in enemies(fight(("ghoul", GHOUL, 2)))] == ["ghoul 1", "ghoul 2"]
    assert [one.name for one in enemies(fight(("ghoul", GHOUL, 1)))] == ["the ghoul"]


@pytest.mark.rule("FELL-047")
def test_flight_says_whom_it_leaves_to_die() -> None:
    sheet = along(hero(), bram=BRAM)
    sheet = changed(sheet, companions={"bram": changed_companion(sheet, out=True)})
    step = play(fight(("ghoul", GHOUL, 1)), sheet, [], "begin")
    assert step.encounter is not None
    texts = {option.id: english(option.text) for option in step.encounter.options(sheet)}

    assert texts["flee"] == "Get away, leaving Bram to die (a contest of DEX)"


@pytest.mark.rule("FELL-056")
def test_those_who_left_count_as_gone_from_the_force() -> None:
    battle = standing(fight(("ghoul", GHOUL, 6)))
    first, second, third, *rest = battle.enemies
    left = (beaten(first), replace(second, gone=True), replace(third, gone=True), *rest)

    assert calls_for_morale(replace(battle, enemies=left)) == {"first", "half"}
    assert calls_for_morale(replace(battle, enemies=(beaten(first), second, *left[2:]))) == {
        "first"
    }


def said(step: Step, code: str) -> str:
    return " ".join(english(FELL.phrase(note)) for note in step.notes if note.code == code)


def test_a_fight_is_reckoned_in_words() -> None:
    mob = Foe(name="the rabble", hp=3, armor=1, wil=D4, weapon=D6, detachment=True)
    sheet = along(hero(items=gear(sword=1), hp=1), bram=BRAM)
    faces = [7, 3, 2, 4, 1, 4, 2, 3, 8, 1, 4, 6]
    step = play(fight(("rabble", mob, 1)), sheet, faces, "begin", "all-rabble")

    assert said(step, "struck") == (
        "You and Bram strike the rabble: 7/3, 2/4 (the lower of each; 3 counts), less 1 for armor,"
        " plus 1 for striking together; 3 harm. The rabble strike you: 2/3 (the higher counts);"
        " 3 harm. The rabble strike Bram: 1/4 (the higher counts); 4 harm."
    )
    assert said(step, "foe-hurt") == "The rabble: 0 HP left."
    assert said(step, "morale") == (
        "Morale, since one alone is at 0 HP: your WIL shows 1 against 4; they fight on."
    )


def test_many_spells_stand_on_a_list_of_their_own() -> None:
    sheet = hero(spells=(NEEDLE, HOLD))
    few = play(fight(("ghoul", GHOUL, 2)), sheet, [], "begin")
    many = play(fight(("ghoul", GHOUL, 3)), sheet, [], "begin")

    assert [one for one in ids(few) if one.startswith("cast")] == [
        f"cast-{spell}-at-ghoul-{number}" for spell in ("salt-needle", "hold") for number in (1, 2)
    ]
    assert [one for one in ids(many) if one.startswith("cast")] == ["cast"]
    assert many.encounter is not None
    assert many.encounter.odds("cast", sheet) is None
    opened = play(fight(("ghoul", GHOUL, 3)), sheet, [], "begin", "cast")
    assert (len(ids(opened)), ids(opened)[-1]) == (7, "back")
    straight = play(fight(("ghoul", GHOUL, 3)), sheet, [1, 6], "begin", "cast-hold-at-ghoul-3")
    assert ids(straight) == ["lessened", "strained", "spent"]


def test_a_spell_in_a_fight_says_what_it_was_rolled_against() -> None:
    sheet = hero(spells=(HOLD, WARD))
    held = play(fight(("ghoul", GHOUL, 1)), sheet, [8, 1], "begin", "cast-hold-at-ghoul")
    warded = play(fight(("ghoul", GHOUL, 1)), sheet, [4, 1], "begin", "cast-second-skin")

    assert said(held, "cast") == "You cast Hold in haste: your WIL shows 8 against 1."
    assert (
        said(warded, "cast")
        == "You cast Second Skin in haste: your WIL shows 4; 4 or more succeeds."
    )


def test_a_long_fight_forgets_its_earlier_rounds() -> None:
    """So that undo and odds never run it from its beginning."""
    wall = Foe(name="the wall", hp=3, weapon=D4, fearless=True, armor=3)
    sheet, dice = along(hero(hp=10_000, most_hp=10_000), bram=BRAM), SeededDice("long")
    step = Step(begin(fight(("wall", wall, 1)), sheet), sheet)
    for _ in range(300):
        assert isinstance(step.encounter, Scripted)
        assert len(step.encounter.moves) <= 2
        step = step.encounter.step(step.encounter.forced or "wait", "", step.sheet, dice)
    assert now(step.encounter).battle.round > 100


def explained(step: Step) -> list[str]:
    """Return what `why` says at the prompt of a fight."""
    assert isinstance(step.encounter, Scripted)
    rolled = step.encounter.rolled
    return [] if rolled is None else list(all_english(FELL.explain(rolled)))


@pytest.mark.rule("FELL-037", "FELL-039", "FELL-041", "FELL-043")
def test_why_explains_the_last_roll_at_any_prompt_of_a_fight() -> None:
    mob = Foe(name="the rabble", hp=3, armor=1, wil=D4, weapon=D6, detachment=True)
    sheet = along(hero(items=gear(sword=1), hp=1), bram=BRAM)
    begun = play(fight(("rabble", mob, 1)), sheet, [], "begin")
    assert explained(begun) == []

    struck = play(fight(("rabble", mob, 1)), hero(hp=1), [6, 2, 5], "begin", "wait")
    assert explained(struck) == [
        "The rabble strike you: 6/2 (the higher counts); 6 harm.",
        "A detachment that attacks one alone has advantage (FELL-041).",
        "Harm beyond HP is critical (FELL-042): STR d8 shows 5 against 4; it holds (FELL-045).",
    ]


@pytest.mark.rule("FELL-021", "FELL-022")
def test_why_explains_a_spell_that_slips_and_talk_that_fails() -> None:
    sheet = hero(spells=(HOLD,))
    slipped = play(fight(("ghoul", GHOUL, 1)), sheet, [1, 6], "begin", "cast-hold-at-ghoul")
    assert explained(slipped)[0] == "WIL d8 shows 1. Hold goes wrong: lessened."

    talk = fight(("ghoul", replace(GHOUL, weapon=None), 1), talk="Offer it the hat")
    unmoved = play(talk, sheet, [1, 6], "begin", "talk")
    assert explained(unmoved)[0] == "WIL d8 shows 1, the other shows 6 on d6. Lost."


def test_each_foe_has_an_id_of_its_own() -> None:
    """A foe whose id is that of the first of two others is not lost, nor changed with it."""
    old = replace(GHOUL, name="the old ghoul")
    placed = enemies(fight(("ghoul", GHOUL, 2), ("ghoul-1", old, 1)))

    assert len({one.id for one in placed}) == 3
    named = {one.id: one.name for one in placed}
    assert named["ghoul-1"] == "the old ghoul"


MILITIA = Foe(name="the militia", hp=6, weapon=D6, detachment=True)


@pytest.mark.rule("FELL-040", "FELL-041")
def test_a_companion_that_is_a_detachment_strikes_everybody_with_advantage() -> None:
    sheet = along(hero(items=gear(sword=1)), militia=MILITIA)
    two = fight(("ghoul", replace(GHOUL, hp=9), 2))
    step = play(two, sheet, [1, 2, 5, 3, 1, 1, 1], "begin", "wait", "attack-ghoul-1")

    blows = [note.facts for note in step.notes if note.code == "struck"][:2]
    assert [(one["target"], one["faces"], one["harm"]) for one in blows] == [
        ("ghoul 1", ((1, 2),), 2), ("ghoul 2", ((5, 3),), 5),
    ]  # fmt: skip
    assert ids(play(two, sheet, [], "begin", "wait")) == ["attack-ghoul-1", "wait"]


@pytest.mark.rule("FELL-041")
@pytest.mark.parametrize(
    ("foe", "extra"),
    [({}, -1), ({"blast": True}, 0), ({"detachment": True}, 0),
     ({"detachment": True, "blast": True}, 0)],
)  # fmt: skip
def test_who_attacks_a_companion_that_is_a_detachment(foe: dict[str, bool], extra: int) -> None:
    """An individual has disadvantage unless it has blast; of two detachments neither is alone."""
    one = replace(GHOUL, **foe)
    blow = blow_by(one, one.name, one.dice, mass=True)

    assert blow.swing.extra == extra
    sheet = changed(along(hero(), militia=MILITIA), out=True)
    faces = [6] * (2 if extra else 1)
    step = play(fight(("ghoul", one, 1)), sheet, [*faces, *faces][: len(faces)], "begin", "wait")
    (struck,) = [note.facts for note in step.notes if note.code == "struck"]
    assert struck["faces"] == (tuple(faces),)


def test_a_companion_goes_for_the_attribute_that_its_block_names() -> None:
    howler = Foe(name="the hound", weapon=D6, critical="wil")
    (enemy,) = enemies(fight(("ghoul", GHOUL, 1)))

    assert companions_blow("hound", enemy, along(hero(), hound=howler)).attribute == "wil"


@pytest.mark.rule("FELL-006", "FELL-026", "FELL-043")
def test_both_dice_of_a_test_that_an_overload_makes_worse_are_told() -> None:
    """STR d8 has 16 slots; 17 bricks hide the HP, and of 7 and 2 the test keeps the 2."""
    sheet = hero(hp=3, items=load(17))
    step = play(fight(("ghoul", GHOUL, 1)), sheet, [1, 7, 2], "begin", "wait")
    told = [english(FELL.phrase(note)) for note in step.notes]

    assert (
        "Critical harm calls for a test of STR d8. It shows 7 and 2: 2; "
        "4 or more is needed: that is too little." in told
    )
    why = " ".join(all_english(FELL.explain(step.rolled[-1])))
    assert "STR d8 shows 7 and 2: 2 against 4" in why


@pytest.mark.rule("FELL-005", "FELL-006", "FELL-015")
def test_both_dice_of_either_side_of_a_contest_are_told() -> None:
    """Of 6 and 4 with disadvantage counts the 4; of 2 and 5 with advantage the 5."""
    contest = Contest(die=D6, rival=D6, disadvantage=True, rival_advantage=True)
    told = " ".join(all_english(FELL.explain(contest.resolve(None, LoadedDice([6, 4, 2, 5])))))

    assert "d6 shows 6 and 4: 4, the other shows 2 and 5: 5 on d6. Lost." in told
    plain = Contest(die=D6, rival=D6).resolve(None, LoadedDice([6, 4]))
    assert "d6 shows 6, the other shows 4 on d6. Won." in " ".join(all_english(FELL.explain(plain)))


@pytest.mark.rule("FELL-044")
@pytest.mark.parametrize(("first", "second"), [("str", "wil"), ("wil", "str")])
def test_of_tied_highest_dice_the_first_says_what_is_affected(first: Any, second: Any) -> None:
    blows = [Blow(by, Swing((D6,), 0), critical) for by, critical in (("a", first), ("b", second))]

    landed = land(blows, 0, 1, hero(), LoadedDice([4, 4]))

    assert (landed.highest, landed.attribute) == (4, first)


@pytest.mark.parametrize("rounds", range(4))
def test_what_has_come_about_lasts_as_many_rounds_as_were_said_or_for_good(rounds: int) -> None:
    battle = Battle(fight=fight(("x", GHOUL, 1)), enemies=(), shifts=((2, rounds), (-1, 0)))
    shifted = []
    for _ in range(4):
        shifted.append(battle.shifted)
        battle = replace(battle, shifts=battle.a_round_on())

    assert shifted == [1 if not rounds or number < rounds else -1 for number in range(4)]


@pytest.mark.rule("FELL-002")
def test_what_has_come_about_moves_the_dice_of_heroes_and_of_nobody_else() -> None:
    """Bare hands are a d4; two steps up and one down are one up."""
    table = table_of(along(hero(), bram=BRAM), fight(("ghoul", GHOUL, 1)))
    table.battle = replace(table.battle, shifts=((2, 0), (-1, 1)))
    ada, bram = (blow_at(table, who, table.standing[0]) for who in ("hero", "bram"))

    assert (ada.swing, ada.reasons, ada.by) == (Swing((D6,)), ("moment",), "you")
    assert (bram.swing, bram.reasons) == (Swing((D6,)), ())
    assert companions_blow("bram", table.standing[0], table.sheet) == bram


@pytest.mark.rule("FELL-005", "FELL-007")
def test_an_edge_of_two_is_a_step_up_and_advantage() -> None:
    """Bare hands are a d4; the edge enhances, from 2 on with advantage."""
    foe = standing(fight(("rat", GHOUL, 1))).enemies[0]
    swings = [heros_blow(foe, hero(), edge).swing for edge in (0, 1, 2)]

    assert [(one.dice, one.extra) for one in swings] == [((D4,), 0), ((D6,), 0), ((D6,), 1)]


def test_what_is_in_hand_is_not_offered_to_be_taken_in_hand() -> None:
    armed = play(fight(("ghoul", GHOUL, 1)), hero(items=gear(sword=1, maul=1)), [], "begin")
    (offered,) = [one for one in ids(armed) if one.startswith("wield-")]
    changed_to = play(fight(("ghoul", GHOUL, 1)), armed.sheet, [], "begin", offered)

    assert offered.removeprefix("wield-") not in {one.id for one in armed.sheet.arms}
    assert offered.removeprefix("wield-") in {one.id for one in changed_to.sheet.arms}


@pytest.mark.parametrize(
    ("hp", "does", "amount", "left", "out"),
    [(3, "hurt", 2, 1, False), (3, "hurt", 3, 0, False), (3, "hurt", 4, 0, True),
     (0, "hurt", 1, 0, True), (1, "heal", 1, 2, False), (1, "heal", 9, 3, False)],
)  # fmt: skip
def test_a_table_hurts_and_heals_a_foe_by_hand(
    hp: int, does: Any, amount: int, left: int, out: bool
) -> None:
    """Two ghouls of 3 HP: the other one goes on fighting."""
    table = table_of(hero(), fight(("ghoul", GHOUL, 2)))
    one, other = table.battle.enemies
    table.put(replace(one, hp=hp))
    change(table, Change(does, one.id, amount))

    assert table.battle.enemies == (replace(one, hp=left, out=out), other)


def test_a_fight_by_hand_is_over_when_the_last_foe_has_left() -> None:
    table = table_of(hero(), fight(("ghoul", GHOUL, 1)))

    with pytest.raises(Over) as over:
        change(table, Change("away", table.battle.enemies[0].id))
    assert over.value.outcome.label == "won"


@pytest.mark.rule("FELL-047")
@pytest.mark.parametrize("most", [1, 2, 3])
def test_the_dying_have_as_many_rounds_as_the_option_says(most: int) -> None:
    sheet = along(hero(options=FellOptions(dying_rounds=most)), bram=BRAM)
    sheet = changed(sheet, companions={"bram": changed_companion(sheet, out=True, hp=0)})
    table = table_of(sheet, fight(("ghoul", GHOUL, 1)))
    for number in range(1, most + 1):
        assert not table.sheet.companions["bram"].dead
        count_rounds_of_the_dying(table)
        assert dict(table.battle.rounds_left)["bram"] == most - number

    assert table.sheet.companions["bram"].dead
    assert [note.code for note in table.notes] == ["died"]


@pytest.mark.rule("FELL-047")
def test_without_that_option_nobody_counts_rounds() -> None:
    sheet = along(hero(), bram=BRAM)
    sheet = changed(sheet, companions={"bram": changed_companion(sheet, out=True, hp=0)})
    table = table_of(sheet, fight(("ghoul", GHOUL, 1)))
    count_rounds_of_the_dying(table)

    assert (table.battle.rounds_left, table.sheet.companions["bram"].dead) == ((), False)
