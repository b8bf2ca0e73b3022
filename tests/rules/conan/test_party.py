"""Several heroes under one player in Conan."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from solo.rules.core.bases import BROKEN_OFF
from solo.rules.core.dice import LoadedDice
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Outcome
from solo.rules.core.party.company import For
from solo.rules.core.protocols import Step
from solo.rules.two_d20.conan.actions.struggle import Struggle
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.doom import Policy
from solo.rules.two_d20.conan.fight.view import fight_view
from solo.rules.two_d20.conan.fight.written import DoomEffect
from solo.rules.two_d20.conan.foe import Foe
from solo.rules.two_d20.conan.gear.written import known_weapon
from solo.rules.two_d20.conan.health.hazard import Hazard
from solo.rules.two_d20.conan.heroes.creation import HeroFile
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.party import COMPANY
from solo.rules.two_d20.conan.system import CONAN
from solo.rules.two_d20.core.sheet import changed
from tests.english import all_english
from tests.rules.conan.sample import (
    GUARD,
    HALL,
    WALL,
    armed,
    at,
    battle,
    fight,
    hero,
    ids,
    play,
    told,
    trained,
)
from tests.rules.d20 import pool

MISS = (20, 20)
HIT = (1, 1, 2, 2, 2, 2, 10)  # the attack, its damage, and where it hits


def three(**lead: object) -> Sheet:
    """Return Ada, Bea and Cal, who have no Fortune."""
    sheet = COMPANY.with_member(one(**lead), one(name="Bea"))
    return COMPANY.with_member(sheet, one(name="Cal"))


def one(**fields: object) -> Sheet:
    """Return a hero with a sword and no Fortune."""
    return armed(hero(**{"luck": 0, **fields}), "sword")


@pytest.mark.rule("CON-072")
def test_the_gamemaster_starts_with_three_doom_for_each_hero() -> None:
    files = [
        HeroFile(name=name, attributes=dict(hero().attributes)) for name in ("Ada", "Bea", "Cal")
    ]
    choosing = CONAN.create(files, make=False, party=3)
    step = play(choosing, None, (), "hero-ada", "hero-bea", "enough")  # type: ignore[arg-type]

    assert step.sheet.threat == 6
    assert [one.name for one in COMPANY.members(step.sheet)] == ["Ada", "Bea"]
    alone = play(choosing, None, (), "hero-ada", "enough")  # type: ignore[arg-type]
    assert alone.sheet.threat == 3


def test_momentum_and_doom_lie_on_whoever_acts() -> None:
    sheet = changed(three(), pool=2, threat=5)
    bea = COMPANY.lead(sheet, "bea")

    assert (bea.pool, bea.threat) == (2, 5)
    assert [(one.pool, one.threat) for one in bea.party] == [(0, 0), (0, 0)]


@pytest.mark.rule("CON-018")
def test_the_heroes_choose_their_own_order_and_each_finishes_before_the_next() -> None:
    sheet = three()
    start = fight(WALL, sheet=sheet)
    step = play(start, sheet, (), "begin")
    assert {"first-bea", "first-cal"} < set(ids(step))

    step = play(step.encounter, step.sheet, (), "first-cal")
    assert step.sheet.name == "Cal"
    step = play(step.encounter, step.sheet, (), "drop-prone")
    assert not {"first-ada", "first-bea"} & set(ids(step))  # who has begun finishes first
    step = play(step.encounter, step.sheet, (), "end-turn")
    assert step.sheet.name in ("Ada", "Bea")
    assert "first-cal" not in ids(step)
    step = play(step.encounter, step.sheet, (), "end-turn")
    assert battle(step).due
    assert not told(step, "foe-attacks")


@pytest.mark.rule("CON-020")
def test_foes_act_when_all_heroes_have_acted() -> None:
    sheet = three()
    step = play(fight(GUARD, sheet=sheet), sheet, (), "begin", "end-turn", "end-turn", "end-turn")

    assert ids(step)[:3] == ["take-it", "parry", "dodge"]
    assert battle(step).due == ()


def test_foes_take_a_hero_each_and_it_is_said_whose_wounds_these_are() -> None:
    sheet = three()
    start = fight(GUARD, WALL, sheet=sheet, asks=False)
    step = play(start, sheet, (*HIT, *MISS), "begin", "end-turn", "end-turn", "end-turn")

    named = [note.facts["name"] for note in step.notes if note.code == "member"]
    assert set(named) == {"Ada", "Bea"}
    assert all_english(map(CONAN.phrase, step.notes))


@pytest.mark.parametrize(
    ("leader", "last", "struck"),
    [
        ("ada", "", ["Ada", "Bea"]),
        ("bea", "", ["Bea", "Cal"]),
        ("cal", "first-bea", ["Cal", "Ada"]),
        ("bea", "first-ada", ["Bea", "Cal"]),
    ],
)
def test_foes_take_a_hero_each_from_the_leader_on_whoever_acted_last(
    leader: str, last: str, struck: list[str]
) -> None:
    sheet = COMPANY.lead(three(), leader)
    start = fight(GUARD, WALL, sheet=sheet, asks=False)
    order = (*([last] if last else []), "end-turn", "end-turn", "end-turn")
    step = play(start, sheet, (*HIT, *MISS), "begin", *order)

    attacks = [note for note in step.notes if "foe-attacks" in (note.code, note.facts.get("code"))]
    assert [note.facts.get("name", step.sheet.name) for note in attacks] == struck


@pytest.mark.rule("CON-025")
def test_one_assists_another_whose_next_attack_has_a_die_more() -> None:
    sheet = three()
    step = play(fight(WALL, sheet=sheet), sheet, (), "begin", "assist-bea", "end-turn")
    while step.sheet.name != "Bea":
        step = play(step.encounter, step.sheet, (), "end-turn")
    step = play(step.encounter, step.sheet, (9, 9, 3), "attack-wall-sword", "roll")

    assert told(step, "attacks")[0]["faces"] == (9, 9, 3)


@pytest.mark.rule("CON-025", "CON-048", "CON-060")
@pytest.mark.parametrize(
    ("option", "faces", "vigor", "resolve"),
    [("treat-bea", (5, 6), 4 - 3, 3), ("calm-bea", (5, 18), 4, 3 - 2),
     ("calm-bea", (17, 18), 4, 3)],
)  # fmt: skip
def test_another_hero_of_the_same_zone_is_treated_or_steadied(
    option: str, faces: tuple[int, ...], vigor: int, resolve: int
) -> None:
    """Two points for a success, one more for each of Momentum, which is used up by it."""
    hurt = one(name="Bea", lost_vigor=4, lost_resolve=3)
    sheet = COMPANY.with_member(COMPANY.with_member(one(), hurt), one(name="Cal"))
    step = play(fight(WALL, sheet=sheet, zones=HALL), sheet, (), "begin")
    kinds = [one for one in ids(step) if one.startswith(("treat-", "calm-"))]
    assert kinds == ["treat-bea", "calm-bea"]
    away = play(step.encounter, step.sheet, (), "move-stair")
    assert not {*kinds} & {*ids(away)}

    after = play(step.encounter, step.sheet, faces, option, "roll")
    bea = COMPANY.named(after.sheet, "bea")
    assert bea is not None
    assert (bea.lost_vigor, bea.lost_resolve) == (vigor, resolve)
    assert (after.sheet.pool, battle(after).hero.standard) == (0, 0)
    assert told(after, "tested")[0]["action"] == option


@pytest.mark.parametrize(("hurt", "struck"), [((0, 3, 2), "Bea"), ((0, 3, 4), "Cal")])
def test_a_foe_that_goes_for_the_weak_strikes_the_weakest_of_those_nearest_to_it(
    hurt: tuple[int, ...], struck: str
) -> None:
    names = ("Ada", "Bea", "Cal")
    ada, bea, cal = (one(name=n, lost_vigor=x) for n, x in zip(names, hurt, strict=True))
    sheet = COMPANY.with_member(COMPANY.with_member(ada, bea), cal)
    foe = replace(GUARD, aims="weakest")
    step = play(fight(foe, sheet=sheet), sheet, (), "begin", *["end-turn"] * 3)
    assert step.sheet.name == struck

    far = play(fight(sheet=sheet, zones=HALL, foes=(at(foe, "loft"),)), sheet, (),
               "begin", "move-stair", "end-turn", "end-turn", "end-turn")  # fmt: skip
    assert far.sheet.name == "Ada", "of all she is nearest"


@pytest.mark.parametrize("options", [(), ("begin",), ("begin", "end-turn")])
def test_who_led_leads_again_when_the_story_leaves_a_fight_and_harm_counts_again(
    options: tuple[str, ...],
) -> None:
    sheet = COMPANY.with_member(one(), one(name="Bea", ignoring={"trauma": 9}))
    step = play(fight(WALL, sheet=sheet), sheet, (), *options)
    ignoring = changed(step.sheet, ignoring={"wounds": 9})
    assert step.encounter is not None

    left = step.encounter.broken_off(ignoring)
    assert left.outcome == Outcome(BROKEN_OFF)
    assert [(one.name, one.ignoring) for one in COMPANY.members(left.sheet)] == [
        ("Ada", {}), ("Bea", {}),
    ]  # fmt: skip
    assert left.minutes == bool(options)


def test_who_falls_in_their_own_turn_has_ended_it() -> None:
    sheet = COMPANY.with_member(one(wounds=4, lost_vigor=7), one(name="Bea"))
    start = fight(
        sheet=sheet, zones=HALL, foes=(at(GUARD, "hall"),), policy=Policy(name="none", defend=1)
    )
    step = play(start, sheet, HIT, "begin", "close-guard", "step-back", "take-it")

    assert COMPANY.members(step.sheet)[-1].fallen
    assert (step.sheet.name, battle(step).due) == ("Bea", ("bea",))


def test_who_has_fallen_leaves_the_lead_to_the_next_who_stands_at_the_end() -> None:
    frail = one(wounds=4, lost_vigor=7)
    sheet = COMPANY.with_member(frail, one(name="Bea"))
    start = fight(GUARD, sheet=sheet, asks=False)
    step = play(start, sheet, HIT, "begin", "end-turn", "end-turn")
    assert step.encounter is not None

    assert step.encounter.broken_off(step.sheet).sheet.name == "Bea"


@pytest.mark.rule("CON-025")
def test_of_several_whoever_holds_an_action_is_named() -> None:
    step = play(fight(WALL, sheet=three()), three(), (), "begin", "ready", *["end-turn"] * 3)
    assert step.encounter is not None

    assert step.sheet.name == "Ada"
    lines = all_english(step.encounter.status(step.sheet))
    assert lines[0] == "Round 1. Ada: You hold an action."
    assert lines[2:4] == (
        "Ada: Vigor 8/8, Resolve 8/8, at here, sword in hand (holding an action).",
        "Bea: Vigor 8/8, Resolve 8/8, at here, sword in hand.",
    )


def struck_in_the_loft(foe: Foe, zone: str = "loft") -> Step[Sheet]:
    """Let a foe go for Ada, who lies beside Bea, who has sprinted; Cal is far away."""
    bea = one(name="Bea", attributes={**hero().attributes, "coordination": 12})
    sheet = COMPANY.with_member(COMPANY.with_member(one(), bea), one(name="Cal"))
    start = fight(sheet=sheet, zones=HALL, foes=(at(foe, zone),))
    return play(start, sheet, (), "begin", "move-stair", "move-loft", "drop-prone", "end-turn",
                "sprint-loft", "end-turn", "end-turn")  # fmt: skip


@pytest.mark.rule("CON-026")
def test_another_hero_of_the_same_zone_protects_the_one_who_is_attacked() -> None:
    """Whoever reacts is told of by name, then whose attack it is."""
    step = struck_in_the_loft(GUARD)
    assert ids(step) == ["take-it", "parry", "dodge", "protect-bea"]

    bea = play(step.encounter, step.sheet, (), "protect-bea")
    assert (bea.sheet.name, bea.sheet.threat) == ("Bea", 9 + 1)
    assert all_english(map(CONAN.phrase, bea.notes)) == ("Bea: Doom +1: 10 now.",)
    after = play(bea.encounter, bea.sheet, (1, 18, *HIT), "roll")
    assert after.sheet.name == "Ada"
    of = [(facts["name"], facts["code"]) for facts in told(after, "member")]
    assert of == [
        ("Bea", "reacted"), ("Ada", "foe-attacks"), ("Ada", "foe-harder"), ("Ada", "hurt"),
        ("Ada", "harmed"),
    ]  # fmt: skip


@pytest.mark.rule("CON-026")
@pytest.mark.parametrize(
    ("weapon", "zone", "tn", "needed"),
    [("spear", "loft", 12, 1), ("cold stare", "loft", 8, 1), ("bow", "roof", 12, 2)],
)
def test_the_odds_of_another_heros_reaction_are_those_of_that_hero_and_of_the_target(
    weapon: str, zone: str, tn: int, needed: int
) -> None:
    """Bea's test is harder for her sprint; a shot from afar is harder since Ada lies low."""
    step = struck_in_the_loft(replace(GUARD, tn=12, weapons=(known_weapon(weapon),)), zone)
    protector = next(one for one in ids(step) if one.endswith("-bea"))
    taken: Any = step.encounter
    bea = play(step.encounter, step.sheet, (), protector)
    rolled: Any = bea.encounter

    aside = sum(
        share * more
        for (mine, _), share in pool(tn, 0, 2, 19).items()
        for (theirs, _), more in pool(12, 0, 2).items()
        if theirs < needed or (mine >= 2 and mine >= theirs)
    )
    found = taken.odds(protector, step.sheet)
    assert Fraction(found.labels["it comes to nothing"], found.total) == aside
    assert rolled.odds("roll", bea.sheet) == found
    assert "attacks Ada" in all_english(rolled.status(bea.sheet))[0]


def test_the_fight_goes_on_for_the_others_and_is_lost_with_the_last() -> None:
    frail = one(wounds=4, lost_vigor=7)
    sheet = COMPANY.with_member(frail, one(name="Bea", wounds=5))
    start = fight(GUARD, sheet=sheet, asks=False)
    lost = play(start, sheet, HIT, "begin", "end-turn")
    assert lost.outcome is not None
    assert lost.outcome.label == "defeated"

    sheet = COMPANY.with_member(frail, one(name="Bea"))
    on = play(fight(GUARD, sheet=sheet, asks=False), sheet, HIT, "begin", "end-turn",
              "end-turn")  # fmt: skip
    assert on.encounter is not None
    assert on.sheet.name == "Bea"


def test_the_view_has_every_hero_where_they_stand() -> None:
    sheet = three()
    step = play(fight(WALL, sheet=sheet, zones=HALL), sheet, (), "begin", "move-stair")
    view = fight_view(battle(step), step.sheet)

    assert [(one.id, one.place) for one in view.fighters][:3] == [
        ("hero ada", "stair"), ("hero bea", "hall"), ("hero cal", "hall"),
    ]  # fmt: skip
    assert view.turn == "hero ada"


@pytest.mark.rule("CON-025")
def test_another_hero_helps_with_a_test() -> None:
    sheet = three()
    step = play(CONAN.begin(SkillTest(skill="athletics"), sheet, asks=True), sheet, (9, 9, 1),
                "help-bea", "roll")  # fmt: skip

    assert step.outcome is not None
    assert step.outcome.faces == (9, 9, 1)


def test_who_has_fallen_is_seen_to_while_hours_pass() -> None:
    sheet = COMPANY.with_member(one(), one(name="Bea", wounds=5))
    step = CONAN.do_standing("rescue-bea", "", sheet, LoadedDice([]))

    assert step.minutes > 0
    assert step.sheet.name == "Ada"
    assert not step.sheet.party[0].fallen


def test_who_is_dead_is_relieved_for_good_and_laid_to_rest() -> None:
    sheet = COMPANY.with_member(one(dead=True), one(name="Bea"))
    step: Step[Sheet] | None = CONAN.relieve(sheet)
    assert step is not None
    assert step.sheet.name == "Bea"
    assert CONAN.relieve(changed(one(dead=True))) is None

    buried = CONAN.do_standing("bury-ada", "", step.sheet, LoadedDice([]))
    assert [weapon.name for weapon in buried.sheet.weapons] == ["sword", "sword"]
    assert "bury-ada" not in [option.id for option in CONAN.standing(buried.sheet)]


def test_a_scene_may_ask_who_struggles() -> None:
    bea = one(name="Bea", attributes={**hero().attributes, "brawn": 16})
    sheet = COMPANY.with_member(one(), bea)
    start = CONAN.begin(Struggle(skill="athletics", rival=9, who="any"), sheet, asks=True)
    assert "who does it" in " ".join(all_english(start.status(sheet))).casefold()

    step = play(start, sheet, (16, 16, 19, 19), "who-bea", "roll")
    assert step.outcome is not None
    assert (step.outcome.label, step.outcome.facts["roller"]) == ("won", "bea")
    assert step.sheet.name == "Ada"
    assert step.sheet.pool == 2


def test_of_all_who_struggle_the_best_or_the_worst_counts_and_its_odds_know() -> None:
    sheet = COMPANY.with_member(one(), one(name="Bea"))
    faces = (20, 20, 19, 19, 1, 5, 19, 19)  # Ada loses, Bea wins
    for who, label, roller in (("best", "won", "bea"), ("all", "lost", "ada")):
        check = Struggle(tn=9, rival=9, on_complication="author", who=who)
        at_once = check.resolve(sheet, LoadedDice(faces))
        assert (at_once.label, at_once.facts["roller"]) == (label, roller)
        step = play(CONAN.begin(check, sheet, asks=False), sheet, faces, "roll", "roll")
        assert step.outcome is not None
        assert step.outcome.label == label

        alone = odds(Struggle(tn=9, rival=9), sheet)
        lost = Fraction(alone.labels["lost"], alone.total)
        found = odds(check, sheet)
        counted = Fraction(found.labels["lost"], found.total)
        assert counted == (lost**2 if who == "best" else 1 - (1 - lost) ** 2)


def test_a_scene_may_ask_whom_a_hazard_strikes() -> None:
    sheet = COMPANY.with_member(one(), one(name="Bea"))
    start = CONAN.begin(Hazard(dice=2, who="any"), sheet, asks=True)
    assert "whom does it happen to" in " ".join(all_english(start.status(sheet))).casefold()

    step = play(start, sheet, (1, 1, 9), "who-bea", "face-it")
    assert step.outcome is not None
    assert step.outcome.facts["roller"] == "bea"
    assert (step.sheet.name, step.sheet.lost_vigor) == ("Ada", 0)
    assert step.sheet.party[0].lost_vigor == 2


def test_a_hazard_strikes_all_while_its_price_is_paid_for_each() -> None:
    sheet = changed(three(), threat=4)
    hazard = Hazard(dice=2, doom_cost="auto", who="all")
    step = play(CONAN.begin(hazard, sheet, asks=True), sheet, (1, 1, 9, 1, 1, 9), *["face-it"] * 3)

    assert step.outcome is not None
    assert step.outcome.label == "hit"
    assert step.sheet.threat == 0
    assert [one.lost_vigor for one in COMPANY.members(step.sheet)] == [2, 2, 0]


def test_the_odds_of_a_hazard_know_that_its_price_is_paid_hero_by_hero() -> None:
    sheet = changed(three(), threat=4)
    free = Hazard(dice=2, doom_cost=2, who="all")
    struck = free.resolve(sheet, LoadedDice([1, 1, 9, 1, 1, 9]))  # not a die for Cal
    assert {one.who for one in struck.changes if isinstance(one, For)} == {"ada", "bea"}

    test = SkillTest(tn=9, on_complication="author")
    alone = odds(Hazard(dice=2, doom_cost=2, test=test), changed(one(), threat=2))
    hit = Fraction(alone.labels["hit"], alone.total)
    for doom, struck_once in ((2, hit), (4, 1 - (1 - hit) ** 2), (6, 1 - (1 - hit) ** 3)):
        check = Hazard(dice=2, doom_cost=2, who="all", test=test)
        found = odds(check, changed(sheet, threat=doom))
        assert Fraction(found.labels["hit"], found.total) == struck_once


def test_of_all_who_make_a_test_whoever_has_more_counts_as_in_old_games() -> None:
    sheet = COMPANY.with_member(
        trained(one(wounds=2), acrobatics=(1, 1)), trained(one(name="Bea"), acrobatics=(1, 1))
    )
    check = SkillTest(skill="acrobatics", difficulty=2, who="best")
    outcome = check.resolve(sheet, LoadedDice([1, 5, 5, 5]))

    assert (outcome.label, outcome.successes, outcome.failures) == ("failed", 3, 1)
    assert outcome.facts["roller"] == "ada"


def test_whom_a_hazard_strikes_is_said_beside_its_test() -> None:
    with pytest.raises(ValueError, match="beside the test"):
        Hazard(test=SkillTest(tn=9, who="any"))


@pytest.mark.rule("CON-075")
def test_what_doom_does_at_a_place_it_does_to_every_hero_there() -> None:
    beam = DoomEffect(id="beam", text="A beam.", damage=2)
    policy = Policy(name="none", effects=1)
    start = fight(WALL, sheet=three(), policy=policy, doom_effects=(beam,))
    ended = ("begin", *["end-turn"] * 3, "take-it")
    step = play(start, three(threat=3), (*MISS, *[2, 2, 9] * 3), *ended)

    assert [one.lost_vigor for one in COMPANY.members(step.sheet)] == [4, 4, 4]
