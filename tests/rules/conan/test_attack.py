"""Attacks, combat dice, Soak, Stress, Harm and hit locations: CON-030 to CON-050."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.core.dice import LoadedDice
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Step
from solo.rules.core.table import Answer
from solo.rules.two_d20.conan.actions.struggle import Struggle
from solo.rules.two_d20.conan.anytime import do_standing, standing
from solo.rules.two_d20.conan.catalogue import EFFECTS
from solo.rules.two_d20.conan.checks.combat_dice import DamageRoll, Location, bonus_dice
from solo.rules.two_d20.conan.checks.situation import Tags
from solo.rules.two_d20.conan.doom import Policy
from solo.rules.two_d20.conan.effects import Damage, Mend
from solo.rules.two_d20.conan.fight.attack import attack, dice_of
from solo.rules.two_d20.conan.fight.difficulty import attack_test
from solo.rules.two_d20.conan.fight.hits import suffer
from solo.rules.two_d20.conan.fight.state import Affliction
from solo.rules.two_d20.conan.fight.table import FightTable
from solo.rules.two_d20.conan.fight.written import Zone
from solo.rules.two_d20.conan.foe import Foe
from solo.rules.two_d20.conan.gear.written import Item, Weapon, known_weapon
from solo.rules.two_d20.conan.health.harm import Blow, hurt, lose, roll_blow, take
from solo.rules.two_d20.conan.health.locations import location
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.options import ConanOptions
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.conan.system import CONAN
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core.combat_dice import Hit
from solo.rules.two_d20.core.sheet import changed
from tests.english import english
from tests.rules.conan.sample import (
    GUARD,
    HALL,
    WALL,
    able,
    armed,
    at,
    battle,
    beginning,
    codes,
    fight,
    hero,
    ids,
    in_turn,
    play,
    shown,
    state,
    told,
    trained,
)
from tests.rules.foreseeing import Foreseeing

READY = Policy(name="none", defend=1)
USUAL = ConanOptions()
FIGHTER = trained(able(agility=10), melee=(2, 1), ranged=(2, 0), menace=(2, 0))


def plain(dice: int = 1, **fields: Any) -> Weapon:
    return Weapon(name="stick", dice=dice, **fields)


@pytest.mark.rule("CON-030")
def test_an_attack_is_melee_ranged_or_a_threat() -> None:
    sheet = armed(hero(), "knife", "bow")
    start = fight(WALL, sheet=sheet, zones=HALL, foes=(at(WALL, "stair"),))
    step = play(start, sheet, [], "begin")
    assert {"attack-wall-cold-stare"} == {one for one in ids(step) if one.startswith("attack")}

    drawn = play(step.encounter, sheet, [], "draw-bow")
    assert {"attack-wall-bow", "attack-wall-cold-stare"} <= set(ids(drawn))
    near = play(step.encounter, sheet, [], "move-stair")
    assert {"attack-wall-knife", "attack-wall-cold-stare"} <= set(ids(near))
    assert "attack-wall-fists" not in ids(near)
    assert "attack-wall-fists" in ids(play(near.encounter, near.sheet, [], "drop"))


@pytest.mark.rule("CON-030", "CON-025")
def test_whom_to_frighten_or_study_is_asked_where_there_are_several() -> None:
    start = fight(WALL, GUARD, sheet=hero())
    step = play(start, hero(), [], "begin")
    assert not [one for one in shown(step) if "stare" in one or one.startswith("exploit")]

    whom = play(step.encounter, hero(), [], "frighten")
    assert shown(whom) == ["attack-wall-cold-stare", "attack-guard-cold-stare", "back"]
    assert "frighten" in shown(play(whom.encounter, hero(), [], "back"))
    studied = play(step.encounter, hero(), [19, 19], "other", "study", "exploit-guard", "roll")
    assert told(studied, "tested")[0]["action"] == "exploit-guard"
    alike = play(fight(GUARD, sheet=hero(), foes=(at(GUARD, "", 3),)), hero(), [], "begin")
    assert {"attack-guard-fists", "attack-guard-cold-stare", "exploit-guard"} <= set(ids(alike))
    assert not [one for one in ids(alike) if "guard-2" in one]


@pytest.mark.rule("CON-030")
def test_a_threat_is_a_test_of_menace_and_hurts_resolve() -> None:
    start = fight(WALL, sheet=FIGHTER)
    step = play(start, FIGHTER, [5, 19, 2, 2], "begin", "attack-wall-cold-stare", "roll")

    assert told(step, "struck")[0]["mental"] is True
    assert told(step, "struck")[0]["left"] == 900 - 4


@pytest.mark.rule("CON-031", "CON-026")
def test_a_foe_says_first_whether_it_defends_and_pays_for_it() -> None:
    start = fight(GUARD, sheet=FIGHTER, policy=READY)
    step = play(start, FIGHTER, [], "begin", "attack-guard-fists")

    assert told(step, "defends") == [{"name": "the guard", "doom": 1, "now": 2}]
    assert step.sheet.threat == 2
    poor = changed(FIGHTER, threat=0)
    start = fight(GUARD, sheet=poor, policy=READY)
    assert "defends" not in codes(play(start, poor, [], "begin", "attack-guard-fists"))


@pytest.mark.rule("CON-032", "CON-033")
@pytest.mark.parametrize(("theirs", "hit"), [([19, 19], True), ([3, 19], True), ([3, 4], False)])
def test_a_defended_attack_needs_strictly_more(theirs: list[int], hit: bool) -> None:
    damage = [1, 1, 9] if hit else []
    start = fight(GUARD, sheet=FIGHTER, policy=READY)
    faces = [5, 6, *theirs, *damage]
    last = ("strike",) if hit else ()
    step = play(start, FIGHTER, faces, "begin", "attack-guard-fists", "roll", *last)

    assert ("struck" in codes(step)) is hit
    # The difference is Momentum: two against none is two, two against one is one.
    assert step.sheet.pool == (2 - sum(face < 9 for face in theirs) if hit else 0)


@pytest.mark.rule("CON-032")
def test_the_difference_is_doom_when_the_foe_wins() -> None:
    keen = replace(GUARD, defense=12, focus=3)
    start = fight(keen, sheet=FIGHTER, policy=READY)
    step = play(start, FIGHTER, [5, 19, 2, 3], "begin", "attack-guard-fists", "roll")
    assert step.sheet.threat == 3 - 1 + 3

    lost = changed(FIGHTER, options=ConanOptions(foe_momentum="lost"))
    step = play(fight(keen, sheet=lost, policy=READY), lost, [5, 19, 2, 3],
                "begin", "attack-guard-fists", "roll")  # fmt: skip
    assert step.sheet.threat == 2


@pytest.mark.rule("CON-032")
def test_an_attack_on_a_hero_who_reacts_is_a_struggle_too() -> None:
    sheet = trained(able(coordination=9), parry=(1, 0))
    start = fight(GUARD, sheet=sheet)
    warded = play(start, sheet, [9, 10, 5, 6], "begin", "end-turn", "parry", "roll")
    assert "foe-missed" in codes(warded)

    hit = play(start, sheet, [9, 19, 5, 6, 1, 1, 1, 1, 9], "begin", "end-turn", "parry", "roll")
    assert told(hit, "foe-attacks")[0]["needed"] == 2
    assert told(hit, "hurt")[0]["damage"] == 4 + 1


@pytest.mark.rule("CON-032")
@pytest.mark.parametrize(
    ("mine", "theirs", "label", "momentum", "doom"),
    [([5, 6], [19, 19], "won", 2, 3), ([5, 19], [3, 19], "lost", 0, 3),
     ([19, 19], [3, 4], "lost", 0, 5), ([5, 6], [3, 19], "won", 1, 3)],
)  # fmt: skip
def test_a_struggle_outside_a_fight(
    mine: list[int], theirs: list[int], label: str, momentum: int, doom: int
) -> None:
    struggle = Struggle(tn=10, rival=9)
    sheet = hero()
    step = play(CONAN.begin(struggle, sheet, asks=True), sheet, [*mine, *theirs], "roll")

    assert step.outcome is not None
    assert step.outcome.label == label
    assert bool(step.outcome.failures) == (label == "lost")
    assert (step.sheet.pool, step.sheet.threat) == (momentum, doom)


@pytest.mark.rule("CON-013", "CON-032")
def test_a_struggle_at_difficulty_0_is_rolled_all_the_same() -> None:
    """What somebody stands against is no Simple task."""
    sheet = hero()
    start = CONAN.begin(Struggle(tn=10, rival=9, difficulty=0), sheet, asks=True)

    assert start.options(sheet)[0].id == "roll"
    step = play(start, sheet, [5, 19, 19, 19], "roll")
    assert step.outcome is not None
    assert step.outcome.label == "won"


@pytest.mark.rule("CON-033")
def test_a_miss_ends_the_attack_and_a_hit_rolls_damage() -> None:
    start = fight(WALL, sheet=FIGHTER)

    assert "missed" in codes(play(start, FIGHTER, [13, 14], "begin", "attack-wall-fists", "roll"))
    hit = play(start, FIGHTER, [5, 14, 1, 2, 9], "begin", "attack-wall-fists", "roll")
    assert told(hit, "struck")[0]["damage"] == 3


@pytest.mark.rule("CON-014", "CON-032")
def test_shots_count_ranges_away_from_the_best_one() -> None:
    sheet = armed(trained(able(coordination=10), ranged=(2, 0)), "bow")
    for zone, difficulty in (("hall", 2), ("stair", 1), ("loft", 2), ("roof", 3)):
        start = fight(sheet=sheet, zones=HALL, foes=(at(WALL, zone),))
        step = play(start, sheet, [20, 20], "begin", "attack-wall-bow", "roll")
        assert told(step, "attacks")[0]["difficulty"] == difficulty


@pytest.mark.rule("CON-034")
@pytest.mark.example("CON-034")
@pytest.mark.parametrize(
    ("faces", "hit"), [((1, 2, 3, 5), Hit(4, 1)), ((4, 4, 6), Hit(1, 1)), ((), Hit(0, 0))]
)
def test_combat_dice(faces: tuple[int, ...], hit: Hit) -> None:
    assert combat_dice.read(faces) == hit
    roll = DamageRoll(dice=len(faces)).resolve(None, LoadedDice(faces))
    assert (roll.facts["damage"], roll.facts["effects"]) == hit


@pytest.mark.rule("CON-034")
def test_the_six_faces_of_a_combat_die() -> None:
    shown = [combat_dice.read([face]) for face in range(1, 7)]

    assert shown == [Hit(1), Hit(2), Hit(0), Hit(0), Hit(1, 1), Hit(1, 1)]


@pytest.mark.rule("CON-035", "CON-037", "CON-038")
@pytest.mark.parametrize(
    ("attribute", "score", "weapon", "dice"),
    [("brawn", 12, Weapon(name="x", dice=4), 7),
     ("awareness", 8, Weapon(name="x", kind="ranged"), 3),
     ("personality", 16, Weapon(name="x", kind="threaten", dice=2), 7)],
)  # fmt: skip
def test_the_dice_are_the_weapons_and_the_bonus(
    attribute: str, score: int, weapon: Weapon, dice: int
) -> None:
    assert dice_of(weapon, able(**{attribute: score})) == dice


@pytest.mark.rule("CON-038")
def test_the_table_of_bonus_damage() -> None:
    told_ = [bonus_dice(score) for score in (6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20)]

    assert told_ == [0, 0, 1, 2, 2, 3, 3, 4, 4, 5, 5]


def blow(*faces: int, place: str = "torso", mental: bool = False, **qualities: int) -> Blow:
    return Blow(faces, qualities, mental=mental, place="" if mental else place)


def struck(weapon: Weapon, faces: list[int], foe: Foe = WALL, *, sheet: Sheet = FIGHTER) -> Step:
    """Strike with a weapon: five and nineteen hit without Momentum."""
    carried = armed(sheet, weapon)
    name = f"attack-{foe.name.removeprefix('the ')}-{weapon.name}"
    start = fight(foe, sheet=carried)
    return play(start, carried, [5, 19, *faces], "begin", name, "roll")


@pytest.mark.rule("CON-036")
def test_each_effect_wakes_the_qualities() -> None:
    assert blow(5, 6, vicious=2).damage == 2 + 4
    assert blow(1, 2, vicious=2).damage == 3
    step = struck(plain(2, qualities={"stun": 0, "knockdown": 0}), [5, 1, 9])
    foe = battle(step).fighter("wall")
    assert (foe.stunned, foe.prone) == (True, True)
    calm = struck(plain(2, qualities={"stun": 0, "knockdown": 0}), [2, 1, 9])
    assert not battle(calm).fighter("wall").stunned


@pytest.mark.rule("CON-036")
def test_what_burns_or_bleeds_hurts_at_the_end_of_turns() -> None:
    step = struck(plain(2, qualities={"incendiary": 2}), [5, 6, 9])
    later = play(step.encounter, step.sheet, [19, 19, 2, 1], "end-turn", "take-it")
    assert told(later, "afflicted") == [{"name": "the wall", "word": "burning", "damage": 3}]

    again = play(later.encounter, later.sheet, [19, 19, 2, 1], "end-turn", "take-it")
    assert told(again, "afflicted")
    over = play(again.encounter, again.sheet, [19, 19], "end-turn", "take-it")
    assert not told(over, "afflicted")


@pytest.mark.rule("CON-036")
@pytest.mark.parametrize(("shown", "rounds"), [((1, 2), []), ((5, 2), [1]), ((5, 6), [2])])
def test_a_hero_burns_only_by_effects(shown: tuple[int, int], rounds: list[int]) -> None:
    """A flaming weapon whose dice show no Effect does its damage, and nothing burns."""
    torch = plain(2, qualities={"incendiary": 1})
    arsonist = replace(GUARD, weapons=(torch,))
    start = fight(arsonist, sheet=FIGHTER)
    step = play(start, FIGHTER, [5, 19, *shown, 9], "begin", "end-turn", "take-it")

    assert told(step, "hurt")
    assert [one.rounds for one in battle(step).hero.afflictions] == rounds


@pytest.mark.rule("CON-036")
def test_intense_nonlethal_area_and_unwieldy() -> None:
    tough = replace(GUARD, wounds=9, vigor=20)
    assert told(struck(plain(1, qualities={"intense": 0}), [5, 9], tough), "struck")[0]["harm"] == 0
    hard = struck(plain(3, qualities={"intense": 0, "vicious": 2}), [5, 5, 5, 9], tough)
    assert told(hard, "struck")[0]["harm"] == 2
    taken = struck(plain(3, qualities={"nonlethal": 0}), [2, 2, 2, 9], replace(GUARD, vigor=5))
    assert taken.outcome is not None
    assert taken.outcome.triggers == ("taken",)
    heavy = armed(FIGHTER, "great hammer")
    missed = play(fight(WALL, sheet=heavy), heavy, [5, 19],
                  "begin", "attack-wall-great-hammer", "roll")  # fmt: skip
    assert told(missed, "attacks")[0]["difficulty"] == 2
    braced = play(fight(WALL, sheet=heavy), heavy, [5, 19, 1, 1, 1, 1, 1, 1, 9], "begin",
                  "brace", "fortune-action", "attack-wall-great-hammer", "roll")  # fmt: skip
    assert told(braced, "attacks")[0]["difficulty"] == 1


@pytest.mark.rule("CON-036")
def test_area_carries_half_to_others_in_the_zone() -> None:
    carried = armed(FIGHTER, plain(3, qualities={"area": 0}))
    other = replace(WALL, name="the other")
    start = fight(WALL, other, sheet=carried)
    step = play(start, carried, [5, 19, 5, 2, 2, 9, 18], "begin", "attack-wall-stick", "roll")

    assert [facts["damage"] for facts in told(step, "struck")] == [5, 3]


@pytest.mark.rule("CON-036", "CON-061")
@pytest.mark.parametrize(
    ("effects", "bought", "struck"),
    [(1, (), ["wall", "first"]), (2, (), ["wall", "first", "second"]),
     (3, (), ["wall", "first", "second", "third"]),
     (1, ("secondary-second",), ["wall", "second", "first"]),
     (0, ("secondary-third",), ["wall", "third"])],
)  # fmt: skip
def test_area_reaches_as_many_of_the_zone_as_there_are_effects_each_but_once(
    effects: int, bought: tuple[str, ...], struck: list[str]
) -> None:
    carried = changed(armed(FIGHTER, plain(3, qualities={"area": 0})), pool=2)
    others = [replace(WALL, name=name) for name in ("the first", "the second", "the third")]
    foes = (at(WALL, "hall"), *(at(one, "hall") for one in others),
            at(replace(WALL, name="the far"), "stair"))  # fmt: skip
    start = fight(sheet=carried, zones=HALL, foes=foes)
    faces = [5, 19, *([5] * effects), *([2] * (3 - effects)), 9, *([9] * (len(struck) - 1))]
    last = bought or ("strike",)  # what takes the last Momentum lets it fall
    step = play(start, carried, faces, "begin", "attack-wall-stick", "roll", *last)

    assert [facts["name"] for facts in told(step, "struck")] == [f"the {one}" for one in struck]


@pytest.mark.rule("CON-036", "CON-046", "CON-048")
def test_what_burns_and_bleeds_may_fell_who_is_hurt_by_both() -> None:
    table = FightTable(FIGHTER, LoadedDice((2, 1, 2)))
    table.battle = state(fight(replace(GUARD, wounds=2, vigor=5), WALL, sheet=FIGHTER))
    both = (Affliction("burning", 2, 1), Affliction("bleeding", 1, 2))
    table.put(replace(table.battle.fighter("guard"), afflictions=both))

    suffer(table, "guard")
    guard = table.battle.fighter("guard")
    assert [(one.facts["word"], one.facts["damage"]) for one in table.notes[:2]] == [
        ("burning", 3), ("bleeding", 2),
    ]  # fmt: skip
    assert (guard.vigor, guard.wounds, guard.down) == (0, 1, "")
    assert guard.afflictions == (Affliction("bleeding", 1, 1),)
    table.dice = LoadedDice((3,))
    suffer(table, "guard")
    assert table.battle.fighter("guard").afflictions == ()


@pytest.mark.rule("CON-039", "CON-040")
def test_damage_is_dice_qualities_and_momentum() -> None:
    assert blow(1, 2, 5)._replace(bonus=2).damage == 6
    assert DamageRoll(dice=3, bonus=2).resolve(None, LoadedDice([1, 2, 5])).facts["damage"] == 6


@pytest.mark.rule("CON-041")
@pytest.mark.example("CON-041")
def test_soak_is_armor_and_cover() -> None:
    assert DamageRoll(dice=0, soak=2, cover=2).resolve(None, LoadedDice([2, 3])).facts["soak"] == 4
    sheet = changed(able(brawn=12), armor={"all": 2})
    after, notes = hurt(sheet, blow(2, 2, 2), LoadedDice([2, 3]), cover=2)
    assert (after.vigor, notes[0].facts["soak"]) == (12 - 2, 4)


@pytest.mark.rule("CON-041")
def test_against_the_mind_soak_is_courage_and_morale() -> None:
    sheet = changed(able(willpower=12), courage=1, armor={"all": 9})
    after, _ = hurt(sheet, blow(2, 2, 2, mental=True), LoadedDice([2]), morale=1)

    assert (after.resolve, after.vigor) == (12 - 3, 8)
    brave = replace(WALL, courage=1, morale=1)
    step = play(fight(brave, sheet=FIGHTER), FIGHTER, [5, 19, 2, 2, 5],
                "begin", "attack-wall-cold-stare", "roll")  # fmt: skip
    assert told(step, "struck")[0]["soak"] == 2


@pytest.mark.rule("CON-041")
def test_who_stands_behind_cover_has_soak_dice() -> None:
    zones = {"here": Zone(cover=2)}
    step = play(fight(WALL, sheet=FIGHTER, zones=zones), FIGHTER, [5, 19, 2, 2, 9, 2, 3],
                "begin", "attack-wall-fists", "roll")  # fmt: skip

    assert told(step, "struck")[0]["soak"] == 2


@pytest.mark.rule("CON-042")
def test_piercing_ignores_soak_for_each_effect() -> None:
    assert blow(5, 5, 2, piercing=1).through(3) == 4 - 1
    assert blow(2, 2, piercing=1).through(3) == 1
    assert blow(5, 5, piercing=4).through(3) == 2


@pytest.mark.rule("CON-043")
@pytest.mark.parametrize(("damage", "soak", "through"), [(7, 3, 4), (3, 5, 0)])
def test_what_soak_leaves_gets_through(damage: int, soak: int, through: int) -> None:
    assert Blow((), {}, bonus=damage).through(soak) == through
    roll = DamageRoll(dice=0, bonus=damage, soak=soak).resolve(None, LoadedDice(()))
    assert (roll.facts["through"], roll.successes) == (through, through)
    assert roll.label == ("harmed" if through else "unharmed")


@pytest.mark.rule("CON-044")
def test_what_gets_through_is_stress() -> None:
    after, _ = hurt(able(brawn=10), blow(2, 2), LoadedDice(()))

    assert (after.vigor, after.resolve) == (6, 8)
    after, _ = hurt(able(willpower=10), blow(2, 2, mental=True), LoadedDice(()))
    assert (after.vigor, after.resolve) == (8, 6)


@pytest.mark.rule("CON-045")
@pytest.mark.parametrize(("through", "harm"), [(7, 1), (4, 0), (10, 2)])
def test_every_five_points_are_a_harm(through: int, harm: int) -> None:
    assert take(20, through, USUAL).harm == harm


@pytest.mark.rule("CON-046")
@pytest.mark.parametrize(
    ("left", "through", "now", "harm"), [(4, 4, 0, 1), (0, 2, 0, 1), (5, 5, 0, 2), (3, 12, 0, 3)]
)
def test_an_empty_track_is_a_harm_more(left: int, through: int, now: int, harm: int) -> None:
    assert take(left, through, USUAL) == (now, harm)


@pytest.mark.rule("CON-046")
def test_by_the_options_harm_does_not_add_up_and_overkill_is_nothing() -> None:
    assert take(5, 5, ConanOptions(harm_together=False)).harm == 1
    assert take(3, 12, ConanOptions(overkill=False)).harm == 0 + 1
    assert take(0, 2, ConanOptions(harm_together=False, overkill=False)).harm == 1
    assert take(8, 0, USUAL) == (8, 0)


@pytest.mark.rule("CON-044", "CON-045", "CON-046")
@given(st.integers(0, 40), st.integers(0, 60), st.booleans(), st.booleans())
def test_stress_and_harm_stay_whole(left: int, through: int, both: bool, over: bool) -> None:
    taken = take(left, through, ConanOptions(harm_together=both, overkill=over))

    assert taken.left == max(0, left - through)
    counted = through if over else min(left, through)
    five, empty = counted // 5, int(through > 0 and taken.left == 0)
    assert taken.harm == (five + empty if both else max(five, empty))


@pytest.mark.rule("CON-047")
def test_harm_is_wounds_trauma_or_breaks() -> None:
    body, _ = hurt(hero(), blow(*[2] * 4), LoadedDice(()))
    assert (body.wounds, body.trauma) == (2, 0)
    mind, _ = hurt(hero(), blow(*[2] * 4, mental=True), LoadedDice(()))
    assert (mind.wounds, mind.trauma) == (0, 2)
    for key, harm in (("vigor", (2, 0)), ("resolve", (0, 2))):
        worn, _ = EFFECTS[key](-8).apply(hero(), LoadedDice(()))
        assert (worn.wounds, worn.trauma) == harm
    raft = changed(hero(), gear=(Item(name="raft", structure=8, armor=1),))
    thing, notes = Damage(dice=3, thing="raft").apply(raft, LoadedDice([2, 2, 2]))
    assert (thing.gear[0].left, thing.gear[0].breaks, thing.wounds) == (3, 1, 0)
    assert english(CONAN.phrase(notes[0])).endswith("Structure 3, 1 Break.")
    worse, notes = Damage(dice=3, thing="raft", cover=2).apply(thing, LoadedDice([2, 2, 5, 2, 3]))
    assert (worse.gear[0].lost, worse.gear[0].breaks) == (5 + 2, 1)
    assert [note.facts for note in notes] == [
        {"name": "raft", "damage": 5, "soak": 3, "through": 2, "left": 1, "breaks": 0}
    ]
    for name in ("boat", "rope"):
        both = changed(raft, gear=(*raft.gear, Item(name="rope")))
        assert Damage(dice=1, thing=name).apply(both, LoadedDice([2])) == (both, ())


@pytest.mark.rule("CON-047", "CON-048")
def test_a_foe_is_broken_by_as_much_trauma_as_it_bears() -> None:
    timid = replace(WALL, resolve=4, trauma=1)
    step = play(fight(timid, sheet=FIGHTER), FIGHTER, [5, 19, 2, 2],
                "begin", "attack-wall-cold-stare", "roll")  # fmt: skip

    assert step.outcome is not None
    assert (step.outcome.label, step.outcome.facts["broken"]) == ("won", 1)


@pytest.mark.rule("CON-048")
@pytest.mark.example("CON-048")
def test_the_three_kinds_of_damage() -> None:
    assert trained(able(brawn=10), resistance=(2, 0)).most_vigor == 12
    assert trained(able(willpower=9), discipline=(1, 0)).most_resolve == 10
    kinds: Mapping[str, Mapping[str, Any]] = printed("harm")["kinds"]
    told_ = {name: (row["stress"], row["harm"], row["self"], row["others"])
             for name, row in kinds.items()}  # fmt: skip
    assert told_ == {
        "physical": ("vigor", "wounds", "resistance", "healing"),
        "mental": ("resolve", "trauma", "discipline", "counsel"),
        "object": ("structure", "breaks", "", "crafts"),
    }


@pytest.mark.rule("CON-048")
@pytest.mark.parametrize("step", [1, 2])
def test_harm_makes_the_tests_of_its_attributes_harder(step: int) -> None:
    sheet = changed(hero(), wounds=2, trauma=1, options=ConanOptions(harm_step=step))

    for attribute in sheet.attributes:
        body = attribute in ("agility", "brawn", "coordination")
        assert sheet.harmed(attribute) == step * (2 if body else 1)


@pytest.mark.rule("CON-048")
@pytest.mark.parametrize(("harm", "weapon", "parried"), [
    ({"wounds": 1}, "fists", False), ({"trauma": 1}, "fists", True),
    ({"wounds": 1}, "cold-stare", True), ({"trauma": 1}, "cold-stare", False),
])  # fmt: skip
def test_a_foe_defends_itself_worse_for_the_harm_that_bears_on_it(
    harm: dict[str, int], weapon: str, parried: bool
) -> None:
    """A Wound hampers body and hands, Trauma the mind: one success is too few for Challenging."""
    foe = replace(GUARD, wounds=3, trauma=3, defense=8)
    start = fight(foe, sheet=able(agility=10), policy=Policy(name="none", defend=1))
    now = battle(play(start, able(agility=10), [], "begin"))
    hurt = in_turn(now.put(replace(now.fighter("guard"), **harm)), able(agility=10))

    step = play(hurt, able(agility=10), [20, 20, 8, 20], f"attack-guard-{weapon}", "roll")
    assert told(step, "rival-rolled")[0]["successes"] == int(parried)


@pytest.mark.rule("CON-048")
def test_too_much_harm_brings_a_hero_down() -> None:
    assert not changed(hero(), wounds=4).fallen
    assert changed(hero(), wounds=5).fallen
    assert changed(hero(), trauma=5).fallen
    assert changed(hero(), wounds=2, options=ConanOptions(wounds_max=2)).fallen
    assert changed(hero(), trauma=1, options=ConanOptions(trauma_max=1)).fallen
    after, notes = lose(changed(hero(), wounds=4), 5, mental=False)
    assert (after.fallen, notes[-1].code) == (True, "fallen")


@pytest.mark.rule("CON-048")
def test_others_heal_the_body_and_counsel_the_mind() -> None:
    friends = {
        "mira": Foe(name="Mira", healing=10, focus=2),
        "oda": Foe(name="Oda", counsel=10),
    }
    sheet = changed(hero(), lost_vigor=5, lost_resolve=5, companions=friends)
    treatments = [one.id for one in standing(sheet) if one.id.startswith("treatment")]
    assert treatments == ["treatment-mira-vigor", "treatment-oda-resolve"]

    assert do_standing("treatment-oda-resolve", sheet, LoadedDice([5, 19])).sheet.resolve == 3 + 2
    for faces, back in (((2, 10), 4), ((5, 6), 3), ((5, 11), 2), ((11, 19), 0)):
        treated = do_standing("treatment-mira-vigor", sheet, LoadedDice(faces))
        assert (treated.sheet.vigor, treated.minutes) == (3 + back, 10)
        assert treated.outcome == Outcome("done", faces=faces)
        assert told(treated, "treats") == [{"name": "Mira", "faces": faces, "passed": back > 0}]


def test_what_may_be_done_at_any_time_is_told_with_what_is_lacking_for_it() -> None:
    mira = Foe(name="Mira", healing=10)
    raft = Item(name="old raft", structure=8, lost=5)
    hurt = changed(hero(), lost_vigor=5, trauma=1, companions={"mira": mira}, gear=(raft, raft))

    def read(sheet: Sheet) -> list[str]:
        return [
            f"{english(one.text)}; {english(one.reason)}".rstrip("; ") for one in standing(sheet)
        ]

    wind = "Second wind: 1 Vigor back (1 Momentum); there is no Momentum for it"
    always = ["Recover Vigor: Resistance, 10 minutes", "Let Mira treat your Vigor",
              "Mend the old raft: Crafts, 10 minutes"]  # fmt: skip
    lucky = ["Recover all Vigor (1 Fortune)", "Ignore your Trauma for this scene (1 Fortune)"]
    assert read(hurt) == [*always, wind, *lucky, "Rest for 8 hours"]
    assert read(changed(hurt, pool=1))[3] == wind.partition(";")[0]
    unlucky = [f"{one}; you have no Fortune left" for one in lucky]
    assert read(changed(hurt, luck=0))[4:6] == unlucky
    assert read(hero()) == ["Rest for 8 hours"]
    assert read(changed(hurt, trauma=5)) == read(changed(hurt, dead=True)) == []


def through(sheet: Sheet, option: str, faces: list[int], *answers: str) -> Step:
    """Do what stands open at any time, to its end, with these dice and answers."""
    return play(do_standing(option, sheet, LoadedDice(())).encounter, sheet, faces, *answers)


@pytest.mark.rule("CON-048")
def test_broken_things_are_mended_with_crafts() -> None:
    raft = Item(name="old raft", structure=8, lost=5, breaks=1)
    sheet = changed(able(intelligence=10), gear=(raft,))
    assert "repair-old-raft" in [one.id for one in standing(sheet)]

    mended = through(sheet, "repair-old-raft", [5, 6], "roll").sheet
    assert (mended.gear[0].left, mended.gear[0].breaks) == (3 + 3, 1)
    whole, notes = Mend(thing="old raft", structure=9).apply(mended, LoadedDice(()))
    told_of = {"name": "old raft", "left": 8, "structure": 8, "breaks": 1}
    assert [note.facts for note in notes] == [told_of]
    assert Mend(thing="old raft", structure=9).apply(whole, LoadedDice(())) == (whole, ())
    in_vain = through(sheet, "repair-old-raft", [11, 18], "roll")
    assert (in_vain.sheet.gear, in_vain.minutes) == (sheet.gear, 10)
    sound = through(whole, "repair-old-raft", [5, 18], "roll").sheet
    assert (sound.gear[0].lost, sound.gear[0].breaks) == (0, 0)
    assert "repair-old-raft" not in [one.id for one in standing(sound)]


@pytest.mark.rule("CON-048")
def test_self_recovery_is_by_resistance_and_discipline() -> None:
    sheet = changed(trained(able(brawn=9), resistance=(2, 0)), lost_vigor=6, lost_resolve=6)

    step = through(sheet, "recover-vigor", [11, 11], "roll")
    assert (step.sheet.vigor, step.sheet.pool, step.minutes) == (11 - 6 + 3, 0, 10)
    step = through(sheet, "recover-resolve", [8, 18], "roll")
    assert step.sheet.resolve == 8 - 6 + 2


@pytest.mark.rule("CON-008", "CON-048")
def test_recovery_has_the_decisions_of_any_test() -> None:
    """A die for Momentum, a die for Doom, or nothing at all: what the pool allows (CON-008)."""
    sheet = changed(trained(able(brawn=9), resistance=(2, 0)), lost_vigor=9, pool=1)

    step = through(sheet, "recover-vigor", [11, 11, 11], "momentum", "roll")
    assert (step.sheet.vigor, step.sheet.pool) == (11 - 9 + 4, 0)
    left = through(sheet, "recover-vigor", [], "abort")
    assert (left.sheet, left.minutes) == (sheet, 0)
    quiet = do_standing("recover-vigor", sheet, LoadedDice(()), asks=False).encounter
    assert quiet is not None
    assert quiet.forced == "roll"


@pytest.mark.parametrize(
    ("armor", "alike"),
    [
        ({"all": 1}, [1, 1, 1]),
        ({"all": 1, "head": 3}, [3, 1, 1]),
        ({"torso": 2}, [0, 0, 2]),
        (None, ["head", "left leg", "torso"]),
    ],
)
def test_places_are_alike_that_are_armored_alike(
    armor: Mapping[str, int] | None, alike: list[object]
) -> None:
    found = []
    for face in (1, 20, 10):
        dice = Foreseeing(2, face)
        blow = roll_blow(dice, 1, {}, mental=False, armor=armor)
        assert (blow.faces, blow.place) == ((2,), location(face))
        found.append(dice.told)

    assert found == alike
    assert roll_blow(LoadedDice([2]), 1, {}, mental=False, place="torso").place == "torso"
    assert roll_blow(LoadedDice([2]), 1, {}, mental=True, place="torso").place == ""


def test_where_nothing_is_asked_a_hit_is_told_apart_by_its_damage_and_its_place() -> None:
    dice, fists = Foreseeing(5, 19, 2, 5, 9), known_weapon("fists")
    table = FightTable(FIGHTER, dice)
    table.battle = state(fight(WALL, sheet=FIGHTER, asks=False))
    test = attack_test(table.battle, table.battle.foes[0], fists)

    running = attack(table, "wall", fists, test)
    next(running)
    with pytest.raises(StopIteration):
        running.send(Answer("roll"))

    assert (Hit(3, 1), "torso") in dice.all_told
    assert table.battle.foes[0].vigor == 900 - 3


@pytest.mark.rule("CON-049")
@pytest.mark.example("CON-049")
@pytest.mark.parametrize(
    ("face", "place"),
    [(1, "head"), (2, "head"), (3, "right arm"), (5, "right arm"), (6, "left arm"), (8, "left arm"),
     (9, "torso"), (14, "torso"), (15, "right leg"), (17, "right leg"), (18, "left leg"),
     (20, "left leg")],
)  # fmt: skip
def test_hit_locations(face: int, place: str) -> None:
    assert location(face) == place
    assert Location().resolve(None, LoadedDice([face])).label == place


@pytest.mark.rule("CON-050")
def test_armor_is_that_of_the_place_that_is_hit() -> None:
    sheet = changed(hero(), armor={"head": 3, "all": 1})
    hit_head, _ = Damage(dice=2).apply(sheet, LoadedDice([2, 2, 1]))
    hit_leg, _ = Damage(dice=2).apply(sheet, LoadedDice([2, 2, 20]))

    assert (hit_head.vigor, hit_leg.vigor) == (8 - 1, 8 - 3)
    helmet = replace(WALL, armor={"head": 5})
    step = struck(plain(2), [2, 2, 1], helmet)
    assert (told(step, "struck")[0]["place"], told(step, "struck")[0]["through"]) == ("head", 0)


def test_a_companion_who_falls_is_a_key_of_the_fight() -> None:
    friend = replace(WALL, name="Tomas")
    sheet = changed(hero(), companions={"tomas": friend, "berta": friend})
    start = battle(play(fight(WALL, sheet=sheet), sheet, [], "begin"))
    tomas, berta = start.allies
    fell = start.put(replace(tomas, down="down")).put(replace(berta, down="broken"))

    assert replace(fell, ended="won").outcome().triggers == ("lost-tomas",)


def test_a_fallen_hero_ends_the_fight_and_a_merciful_blow_is_told() -> None:
    net = Weapon(name="net", dice=3, qualities={"nonlethal": 0})
    catcher = Foe(name="the catcher", tn=12, weapons=(net,))
    sheet = changed(hero(), wounds=4)
    step = play(fight(catcher, sheet=sheet), sheet, [5, 6, 2, 2, 2, 9],
                "begin", "end-turn", "take-it")  # fmt: skip

    assert step.outcome is not None
    assert (step.outcome.label, step.outcome.triggers) == ("defeated", ("captured",))
    assert CONAN.fallen(step.sheet) == "defeated"


def held(step: Step) -> str:
    """Return what the thrower has in hand."""
    weapon = battle(step).fighter("thrower").held
    return weapon.name if weapon else ""


def test_empty_weapons_are_put_away_or_reloaded_for_doom() -> None:
    thrower = Foe(name="the thrower", weapons=(known_weapon("javelin"), known_weapon("knife")))
    zones = {"a": Zone(adjacent=("b",)), "b": Zone()}
    turn = ("end-turn", "take-it")
    start = fight(thrower, sheet=hero(), zones=zones, foes=(at(thrower, "b"),))
    step = play(start, hero(), [19, 19] * 2, "begin", *turn, *turn)
    third = play(step.encounter, step.sheet, [], "end-turn")
    assert "arms" in codes(third)

    assert held(third) == "knife"
    bare = replace(thrower, weapons=thrower.weapons[:1])
    start = fight(bare, sheet=hero(), zones=zones, foes=(at(bare, "b"),))
    step = play(start, hero(), [19, 19] * 2, "begin", *turn, *turn)
    assert held(play(step.encounter, step.sheet, [], "end-turn")) == "fists"

    rich = fight(thrower, sheet=hero(), zones=zones, foes=(at(thrower, "b"),),
                 policy=Policy(name="none", ability=1))  # fmt: skip
    step = play(rich, hero(), [19, 19] * 2, "begin", *turn, *turn)
    third = play(step.encounter, step.sheet, [], "end-turn")
    assert ("reloads" in codes(third), third.sheet.threat) == (True, 2)


@pytest.mark.rule("CON-014")
def test_night_and_ground_hinder_foes_and_friends_as_they_do_the_hero() -> None:
    """A cloudy night is two steps, the marsh one; a foreign tongue is the hero's alone."""
    friend = Foe(name="Tomas", tn=11, vigor=8, weapons=(known_weapon("sword"),))
    sheet = changed(able(agility=10), companions={"tomas": friend})
    guard = replace(GUARD, defense=9)
    start = fight(guard, sheet=sheet, zones={"here": Zone(name="the marsh", terrain=1)},
                  tags=Tags(light="cloudy", language="foreign"), policy=READY)  # fmt: skip

    ours = play(start, sheet, [2, 3], "begin", "end-turn")
    assert told(ours, "ally-attacks")[0]["needed"] == 1 + 2 + 1
    theirs = play(ours.encounter, ours.sheet, [2, 3], "take-it")
    assert told(theirs, "foe-attacks")[0]["needed"] == 1 + 2 + 1
    parried = play(start, sheet, [2, 3, 4, 5], "begin", "attack-guard-fists", "roll")
    assert told(parried, "rival-rolled")[0]["successes"] == 0, "two are too few for a parry now"
    stared = fight(replace(GUARD, weapons=(known_weapon("cold stare"),)), sheet=hero(),
                   zones={"here": Zone(name="the marsh", terrain=1)},
                   tags=Tags(light="cloudy", language="foreign"))  # fmt: skip
    shaken = play(stared, hero(), [19, 19], "begin", "end-turn", "take-it")
    assert told(shaken, "foe-attacks")[0]["needed"] == 1, "darkness is nothing to a stare"


@pytest.mark.rule("CON-036")
def test_who_is_knocked_down_or_stunned_is_told_once() -> None:
    weapon = plain(2, qualities={"stun": 0, "knockdown": 0})
    assert codes(struck(weapon, [5, 1, 9]))[-2:] == ["floored", "stunned"]
    assert "floored" not in codes(struck(weapon, [2, 1, 9]))

    club = replace(GUARD, weapons=(replace(weapon, name="club"),))
    step = play(fight(club, sheet=hero()), hero(), [5, 19, 5, 1, 9], "begin", "end-turn", "take-it")
    told_ = [english(CONAN.phrase(note)) for note in step.notes]
    assert "You are knocked down." in told_
    assert "You are stunned." in told_


@pytest.mark.rule("CON-048")
def test_harm_hampers_a_foe_as_it_does_a_hero() -> None:
    """A Wound is a step for what a foe does with its body, a Trauma for what it does with its mind.

    The table of damage types has it for every creature; how much it is, is our default.
    """
    tough = replace(GUARD, wounds=3, trauma=3, defense=9)
    start = fight(tough, sheet=hero(), policy=Policy(name="none", defend=1))
    whole = play(start, hero(), [19, 19], "begin", "end-turn", "take-it")
    assert told(whole, "foe-attacks")[0]["needed"] == 1

    hurt_foe = replace(state(start).fighter("guard"), wounds=1, trauma=2)
    worse = beginning(state(start).put(hurt_foe), hero())
    step = play(worse, hero(), [19, 19], "begin", "end-turn", "take-it")
    assert told(step, "foe-attacks")[0]["needed"] == 2

    struck_at = play(worse, hero(), [7, 18, 5, 19, 1, 1, 9], "begin", "attack-guard-fists", "roll")
    assert told(struck_at, "rival-rolled")[0]["successes"] == 0, "one success is too few now"
    frightful = replace(tough, weapons=(known_weapon("war cry"),))
    loud = fight(frightful, sheet=hero())
    shaken = replace(state(loud).fighter("guard"), wounds=1, trauma=2)
    step = play(beginning(state(loud).put(shaken), hero()), hero(), [19, 19], "begin", "end-turn",
                "take-it")  # fmt: skip
    assert told(step, "foe-attacks")[0]["needed"] == 3
