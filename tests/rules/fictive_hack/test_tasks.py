"""Attribute rolls: challenges, contests, lies, threats, theft, heights and water."""

from typing import Any

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.core.fights.encounters import made
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Illegal
from solo.rules.core.system_parts import Cast
from solo.rules.fictive_hack.actions.heights import Balance, Climb
from solo.rules.fictive_hack.actions.water import Crossing, Drown, Swim, swim_rounds
from solo.rules.fictive_hack.catalogue import CHECKS
from solo.rules.fictive_hack.checks.attribute_rolls import (
    Challenge,
    Contest,
    Deceive,
    Inspire,
    Intimidate,
    Luck,
    Opposed,
    Pickpocket,
    Push,
    Save,
)
from solo.rules.fictive_hack.checks.difficulty import Against, Difficulty
from solo.rules.fictive_hack.checks.door import Door
from solo.rules.fictive_hack.foe import Foe
from solo.rules.fictive_hack.gear.item import Item, Loads
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES, Rating
from solo.rules.fictive_hack.heroes.sheet import Device, Sheet
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.system import FICTIVE_HACK
from tests.english import all_english, english
from tests.rules.fictive_hack.sample import hero, play, rolled, with_options

GUARD = Foe(name="the guard", attributes={"awareness": 1, "cunning": 3, "brawn": 2, "daring": 4})


def challenge(name: str, score: int, difficulty: int, **fields: Any) -> Challenge:
    return Challenge(attribute=(Rating(name, score),), difficulty=Difficulty(difficulty), **fields)


def opposed(mine: int, theirs: int, kind: type[Opposed] = Opposed, **fields: Any) -> Opposed:
    return kind(attribute=(Rating("cunning", mine),), against=Against(value=theirs), **fields)


@pytest.mark.rule("FH-163", "FH-165")
@pytest.mark.parametrize(
    ("kind", "usual"),
    [
        (Opposed, {"awareness"}),
        (Save, {"commitment", "charm", "cunning"}),
        (Deceive, {"cunning", "awareness"}),
        (Intimidate, {"brawn", "charm", "commitment", "daring"}),
        (Contest, {"brawn", "cunning", "daring"}),
        (Push, {"brawn", "cunning", "daring"}),
    ],
)
def test_the_best_of_what_usually_opposes_it_opposes_it(
    kind: type[Opposed], usual: set[str]
) -> None:
    for name in ATTRIBUTES:
        somebody = Foe(name="the guard", attributes={name: 3})
        check = kind(attribute=(Rating("cunning", 1),), against=Against(foe="guard"))
        value = check.bind(Cast({"guard": somebody}, {})).against.value
        assert value == (3 if name in usual else 0), name
        other = hero(attributes={**dict.fromkeys(ATTRIBUTES, 0), name: 3})
        assert check.against_hero(other).against.value == (3 if name in usual else 0), name


@pytest.mark.rule("FH-009")
def test_there_are_six_attributes_each_with_a_meaning() -> None:
    assert ATTRIBUTES == ("awareness", "brawn", "charm", "commitment", "cunning", "daring")
    assert all(row["meaning"] for row in printed("attributes")["rows"])
    assert FICTIVE_HACK.trait("Dar") == "daring"
    with pytest.raises(Illegal, match="awareness"):
        FICTIVE_HACK.trait("strength")


@pytest.mark.rule("FH-161", "FH-164")
@pytest.mark.example("FH-164")
@pytest.mark.parametrize(("face", "label"), [(7, "passed"), (2, "failed")])
def test_a_challenge_is_a_die_and_an_attribute(face: int, label: str) -> None:
    assert rolled(challenge("brawn", 2, 7), face).label == label


@pytest.mark.rule("FH-163")
@pytest.mark.example("FH-163")
def test_in_an_opposed_roll_the_higher_wins() -> None:
    outcome = rolled(opposed(2, 1), 6, 5)

    assert (outcome.label, outcome.facts["total"], outcome.facts["difficulty"]) == ("passed", 8, 6)
    assert rolled(opposed(2, 1), 5, 7).label == "failed"


@pytest.mark.rule("FH-165")
def test_a_tie_is_the_heros_unless_the_option_or_the_check_says_otherwise() -> None:
    tie = rolled(opposed(0, 0), 5, 5)

    assert (tie.label, tie.successes) == ("tie", 1)
    between_heroes = rolled(opposed(0, 0, nobody=True), 5, 5)
    assert (between_heroes.label, between_heroes.failures) == ("tie", 1)
    nobody = with_options(hero(), ties="nobody")
    own = Opposed(attribute=(Rating("brawn"),))
    assert rolled(own, 5, 5, sheet=nobody).failures == 1
    assert rolled(own, 6, 5, sheet=nobody).label == "passed"


@pytest.mark.rule("FH-166")
def test_magic_is_resisted_by_commitment() -> None:
    outcome = rolled(Save(against=Against(value=3)), 6, 5, sheet=hero(commitment=2))

    assert (outcome.facts["attribute"], outcome.label) == ("commitment", "tie")
    witch = Foe(name="a witch", attributes={"commitment": 4})
    bound = Save(against=Against(foe="witch")).bind(Cast({"witch": witch}, {}))
    assert bound.against.value == 4


@pytest.mark.rule("FH-162")
def test_blind_luck_is_a_bare_die_that_nothing_raises() -> None:
    lucky = hero(charm=3, bonus=2, ap=5, frightened=True)
    luck = Luck(difficulty=Difficulty(6))

    assert [rolled(luck, face, sheet=lucky).label for face in (5, 6, 7)] == [
        "failed", "tie", "passed",
    ]  # fmt: skip
    encounter = FICTIVE_HACK.begin(luck, lucky, asks=True)
    step = encounter.step(encounter.forced or "", "", lucky, LoadedDice([5]))
    assert step.encounter is None
    assert step.sheet == lucky


@pytest.mark.rule("FH-167")
def test_the_five_difficulties() -> None:
    names = {"simple": 4, "standard": 7, "difficult": 10, "amazing": 13, "epic": 16}

    assert {name: Difficulty.parse(name).number for name in names} == names
    assert Difficulty.parse("9").number == 9
    assert english(Difficulty(13).word) == "Amazing 13"
    with pytest.raises(ValueError, match="did you mean 'epic'"):
        Difficulty.parse("epik")


@pytest.mark.rule("FH-168")
def test_the_author_sets_attribute_difficulty_and_kind() -> None:
    sheet = hero(brawn=1, charm=3)
    task = Challenge(attribute=(Rating("brawn"), Rating("charm")), modifier=-1)

    assert rolled(task, 5, sheet=sheet).facts["total"] == 7
    picked = play(task, sheet, "use-brawn", "roll", faces=[5])
    assert picked.outcome is not None
    assert picked.outcome.facts["total"] == 5
    improvised = FICTIVE_HACK.improvise("charm", "difficult", "hum")
    assert rolled(improvised, 7, sheet=sheet).label == "tie"


@pytest.mark.rule("FH-058", "FH-190")
def test_points_raise_attribute_rolls_but_no_blow() -> None:
    sheet = hero(ap=5, weapon="staff", template="scout")

    after = play(challenge("brawn", 0, 7), sheet, "roll", faces=[3])
    assert "boost-2" in after.ids
    assert "boost-3" not in after.ids
    blow = FICTIVE_HACK.begin(FICTIVE_HACK.checks["attack"](), sheet, asks=True)
    assert blow.forced == "go-on"


@pytest.mark.rule("FH-169")
@pytest.mark.parametrize(("armor", "lost"), [("light", 1), ("medium", 0), ("super-heavy", 0)])
def test_a_door_costs_a_wound_that_metal_soaks(armor: str, lost: int) -> None:
    sheet = hero(armor=armor, toughened=2, brawn=3)

    for face in (2, 9):
        assert play(Door(), sheet, "roll", faces=[face]).sheet.lost == lost


@pytest.mark.rule("FH-170")
@pytest.mark.example("FH-170")
@pytest.mark.parametrize(
    ("mine", "theirs", "label"),
    [(6, 10, "prevented"), (6, 9, "noticed"), (6, 6, "noticed"), (7, 6, "clean")],
)
def test_picking_a_pocket(mine: int, theirs: int, label: str) -> None:
    assert rolled(opposed(0, 0, Pickpocket), mine, theirs).label == label


@pytest.mark.rule("FH-170")
@pytest.mark.parametrize("mine", range(1, 11))
def test_what_is_noticed_is_taken_and_the_strip_says_so(mine: int) -> None:
    """Against 9 with nothing to add, 6 and more take it; by 4 too little the lift is prevented."""
    outcome = rolled(opposed(0, 0, Pickpocket), mine, 9)
    strip = FICTIVE_HACK.strip(outcome)

    assert strip is not None
    assert [(band.last, band.good) for band in strip.bands] == [(5, False), (10, True)]
    assert bool(outcome.successes) == (mine >= 6)


@pytest.mark.rule("FH-171", "FH-264")
def test_larger_and_secured_things_are_harder_to_lift() -> None:
    assert rolled(opposed(3, 0, Pickpocket, larger=2), 6, 7).label == "noticed"
    assert rolled(opposed(3, 0, Pickpocket), 6, 7).label == "clean"


@pytest.mark.rule("FH-263")
@pytest.mark.example("FH-263")
def test_an_open_grab_adds_daring_and_the_aware_resist_with_their_best() -> None:
    grab = Pickpocket(attribute=(Rating("cunning", 3),), open=True, daring=2)

    assert rolled(grab, 4, 1).facts["total"] == 9
    foes = {"guard": GUARD}
    assert Pickpocket(against=Against(foe="guard")).bind(Cast(foes, {})).against.value == 1
    aware = Pickpocket(against=Against(foe="guard"), aware=True).bind(Cast(foes, {}))
    assert (aware.against.value, aware.against.attribute) == (4, ("daring",))
    given = Pickpocket(against=Against(foe="guard"), resist=3).bind(Cast(foes, {}))
    assert (given.resist, Pickpocket(against=Against(foe="guard")).bind(Cast(foes, {})).resist) == (
        3,
        0,
    )


@pytest.mark.rule("FH-172")
def test_balancing_and_not_falling() -> None:
    sheet = hero(daring=1, brawn=2, toughened=2, lost=0)

    assert rolled(Balance(), 6, sheet=sheet).label == "moved"
    assert rolled(Balance(), 5, 5, sheet=sheet).label == "held"
    fell = rolled(Balance(height=6), 5, 4, sheet=sheet)
    assert (fell.label, fell.failures) == ("fell", 1)
    after, _ = made(fell.changes, sheet, LoadedDice(()))
    assert after.lost == 2


@pytest.mark.rule("FH-173")
def test_climbing_and_the_players_choice_not_to_fall() -> None:
    sheet = hero(brawn=1, daring=0, cunning=3, ap=1)
    slipped = play(Climb(), sheet, "roll", "keep", faces=[5])

    assert slipped.ids == ("roll",)  # Daring is lower; it may be asked for all the same
    assert "abort" not in slipped.ids
    assert slipped.then("roll", faces=[4]).outcome_label == "held"
    daring = slipped.then("use-daring", "roll", faces=[5])
    assert daring.ids == ("keep", "boost-1")
    assert daring.then("boost-1").outcome_label == "held"
    climbed = play(Climb(), sheet, "roll", "boost-1", faces=[5])
    assert (climbed.outcome_label, climbed.sheet.ap) == ("climbed", 0)


@pytest.mark.rule("FH-173")
def test_climbing_is_brawn_and_nothing_else() -> None:
    assert play(Climb(), hero(brawn=3), "roll", faces=[4]).outcome_label == "climbed"
    nimble = play(Climb(), hero(daring=5, cunning=5), "roll", faces=[6])
    assert "fall" in nimble.status[0]


@pytest.mark.rule("FH-173", "FH-174")
def test_who_falls_from_a_climb_is_hurt() -> None:
    sheet = hero(brawn=1, toughened=3)
    fell = play(Climb(height=9), sheet, "roll", "roll", faces=[2, 2])

    assert (fell.outcome_label, fell.sheet.lost) == ("fell", 3)
    assert any(
        "Not to fall: 2 against 7" in line
        for line in all_english(FICTIVE_HACK.explain(fell.outcome))
    )
    aborted = play(Climb(), sheet, "abort")
    assert (aborted.outcome_label, aborted.sheet) == ("aborted", sheet)


@pytest.mark.rule("FH-021", "FH-175", "FH-177")
@pytest.mark.example("FH-021")
@pytest.mark.parametrize(
    ("brawn", "face", "label", "halves"),
    [(1, 6, "swam", 2), (1, 5, "half", 1), (0, 7, "half", 1), (0, 6, "drowning", 0)],
)
def test_swimming(brawn: int, face: int, label: str, halves: int) -> None:
    outcome = rolled(Swim(), face, sheet=hero(brawn=brawn))

    assert (outcome.label, outcome.facts["halves"]) == (label, halves)
    assert FICTIVE_HACK.view(hero(brawn=brawn))["swims"] is (brawn > 0)


@pytest.mark.rule("FH-176")
@pytest.mark.example("FH-176")
def test_a_swimmer_with_three_loads_lasts_seven_rounds() -> None:
    chest = Item(name="a chest", loads=Loads(6))

    assert swim_rounds(hero(weapon="")) == 10
    assert swim_rounds(hero(weapon="", brawn=5, gear=(chest,))) == 7


@pytest.mark.rule("FH-178")
@pytest.mark.example("FH-178")
def test_drowning_gets_harder_each_round_and_costs_a_wound() -> None:
    for round_, number in ((1, 3), (2, 4), (3, 5)):
        assert Drown(round=round_).facing(None) == str(number)
    assert rolled(Drown(), 3, sheet=hero()).label == "tie"
    drowned = play(Drown(), hero(toughened=1), "roll", faces=[2])
    assert (drowned.outcome_label, drowned.sheet.lost) == ("failed", 1)


@pytest.mark.rule("FH-176")
@pytest.mark.example("FH-176")
def test_three_loads_pull_a_swimmer_under_in_the_eighth_round() -> None:
    loaded = hero(weapon="", brawn=5, gear=(Item(name="a chest", loads=Loads(6)),))
    after = play(Crossing(arenas=12), loaded, *["swim"] * 7, faces=[2] * 7)

    assert "drowning" not in after.status[0]
    assert after.encounter.odds("swim", loaded) is None  # nothing is rolled any more
    assert "drowning" in after.then("swim").status[0]


@pytest.mark.rule("FH-175", "FH-177", "FH-178")
def test_a_whole_way_across_water() -> None:
    swimmer = play(Crossing(arenas=1), hero(brawn=1), "swim", "swim", faces=[5, 5])
    assert swimmer.outcome.count == "1s"
    assert swimmer.outcome_label == "across"
    back = play(Crossing(arenas=2), hero(brawn=1), "swim", "back", faces=[5])
    assert (back.outcome_label, back.outcome.count, back.minutes) == ("back", "1f", 1)
    under = play(Crossing(arenas=1), hero(), "swim", "swim", "swim", faces=[2, 8, 2, 1])
    assert (under.outcome_label, under.outcome.count, under.sheet.state) == ("under", "2f", "ko")


@pytest.mark.rule("FH-176")
def test_a_spent_swimmer_goes_under() -> None:
    loaded = hero(weapon="", brawn=10, gear=(Item(name="lead", loads=Loads(18)),))
    after = play(Crossing(arenas=5), loaded, "swim", "swim", faces=[1])

    assert after.status[0].startswith("You are drowning")


@pytest.mark.rule("FH-179")
@pytest.mark.example("FH-179")
@pytest.mark.parametrize(
    ("mine", "theirs", "label"), [(9, 4, "possible"), (10, 4, "believed"), (3, 4, "disbelieved")]
)
def test_a_lie(mine: int, theirs: int, label: str) -> None:
    assert rolled(opposed(0, 0, Deceive), mine, theirs).label == label


@pytest.mark.rule("FH-179", "FH-180")
def test_a_lie_meets_the_better_of_two_and_may_be_harder() -> None:
    bound = Deceive(against=Against(foe="guard")).bind(Cast({"guard": GUARD}, {}))

    assert bound.against.value == 3
    assert rolled(opposed(0, 0, Deceive, modifier=-3), 6, 4).label == "disbelieved"
    assert rolled(opposed(0, 0, Deceive, modifier=2), 8, 4).label == "believed"


@pytest.mark.rule("FH-181")
def test_inspiration_adds_two_to_one_commitment_roll() -> None:
    sheet = hero(charm=2)
    inspired = play(Inspire(), sheet, "roll", faces=[5])

    assert (inspired.outcome_label, inspired.minutes) == ("tie", 10)
    roll = Challenge(attribute=(Rating("commitment"),))
    after = play(roll, inspired.sheet, "roll", faces=[5])
    assert after.outcome_label == "tie"
    assert play(roll, after.sheet, "roll", faces=[5]).outcome_label == "failed"
    assert play(Inspire(), sheet, "roll", faces=[4]).sheet.inspired == frozenset()


@pytest.mark.rule("FH-182")
def test_intimidation_is_met_by_the_targets_own_choice() -> None:
    bound = Intimidate(against=Against(foe="guard"), modifier=2).bind(Cast({"guard": GUARD}, {}))

    assert (bound.against.value, bound.against.attribute) == (4, ("daring",))
    outcome = rolled(bound, 5, 4, sheet=hero(charm=1))
    assert (outcome.facts["attribute"], outcome.facts["total"]) == ("charm", 8)
    assert [one.attribute for one in bound.attribute] == [
        "brawn", "charm", "commitment", "daring",
    ]  # fmt: skip


@pytest.mark.rule("FH-184")
def test_the_intimidated_roll_two_worse() -> None:
    assert rolled(challenge("brawn", 0, 7), 8).label == "passed"
    own = Challenge(attribute=(Rating("brawn"),))
    assert rolled(own, 8, sheet=hero(frightened=True)).label == "failed"


@pytest.mark.rule("FH-059", "FH-144")
@pytest.mark.example("FH-059")
def test_a_reach_weapon_is_two_better_at_holding() -> None:
    own = hero(brawn=1)

    assert rolled(Contest(reach=True), 5, 1, sheet=own).facts["total"] == 8
    assert rolled(Contest(they_reach=True), 5, 1, sheet=own).facts["total"] == 4
    assert [one.attribute for one in Contest().attribute] == ["brawn", "cunning", "daring"]
    assert Contest(against=Against(foe="guard")).bind(Cast({"guard": GUARD}, {})).against.value == 4


@pytest.mark.rule("FH-148", "FH-149")
@pytest.mark.example("FH-149")
def test_each_further_target_of_a_push_is_harder() -> None:
    push = Push(attribute=(Rating("brawn", 3),), targets=(3, 3, 3))
    outcome = rolled(push, 6, 5, 5, 5)

    assert outcome.facts["total"] == 9
    assert outcome.facts["moved"] == (0, 1)
    assert outcome.count == "2s"
    for name in ("brawn", "cunning", "daring"):
        assert rolled(Push(), 5, 5, sheet=hero(**{name: 2})).facts["attribute"] == name
    assert rolled(Push(), 5, 5, sheet=hero(charm=2)).facts["total"] == 5
    own = Push(targets=(3, 3))
    strict = with_options(hero(brawn=3), ties="nobody")
    assert rolled(own, 6, 5, 5, sheet=strict).facts["moved"] == (0,)


@pytest.mark.rule("FH-149", "FH-190")
def test_points_raise_a_push_until_all_are_moved() -> None:
    pushed = play(Push(targets=(0, 0)), hero(ap=5), "roll", faces=[5, 5, 8])

    assert pushed.ids == ("keep", "boost-1", "boost-2")
    done = pushed.then("boost-2")
    assert (done.outcome_label, done.sheet.ap) == ("passed", 3)
    assert done.outcome.facts["moved"] == (0, 1)


@pytest.mark.rule("FH-211")
def test_minions_who_act_together_add_their_best_two_dice() -> None:
    group = Contest(against=Against(value=1, count=3))

    assert rolled(group, 5, 3, 9, 6, sheet=hero()).facts["difficulty"] == 16


@pytest.mark.rule("FH-265")
@pytest.mark.example("FH-265")
def test_super_cunning_keeps_the_higher_of_two() -> None:
    sheet = hero("super cunning", template="thief", cunning=2)

    assert rolled(Challenge(attribute=(Rating("cunning"),)), 3, 8, sheet=sheet).facts["total"] == 10
    assert rolled(Challenge(attribute=(Rating("charm"),)), 3, sheet=sheet).facts["total"] == 3


@pytest.mark.rule("FH-241")
def test_a_device_breaks_on_doubles() -> None:
    lens = Device(name="a lens", roll="cunning", level=1)
    sheet = hero("super cunning", template="thief", devices=(lens,))
    task = Challenge(attribute=(Rating("cunning"),))

    broken = play(task, sheet, "roll", faces=[6, 6])
    assert (broken.outcome_label, broken.sheet.devices[0].broken) == ("tie", True)
    assert not play(task, sheet, "roll", faces=[6, 5]).sheet.devices[0].broken


@pytest.mark.rule("FH-234")
@pytest.mark.parametrize(
    ("name", "topic", "total"),
    [("awareness", "politics", 7), ("charm", "politics", 7), ("charm", "", 5),
     ("cunning", "politics", 5)],
)  # fmt: skip
def test_a_politician_reads_the_court(name: str, topic: Any, total: int) -> None:
    sheet = hero("politician", template="knight")
    task = Challenge(attribute=(Rating(name),), topic=topic)

    assert rolled(task, 5, sheet=sheet).facts["total"] == total


@pytest.mark.rule("FH-224", "FH-229", "FH-247")
@pytest.mark.parametrize(
    ("sheet", "name", "topic"),
    [(hero("combat toughened"), "charm", "parley"), (hero("trapmaster"), "awareness", "traps"),
     (hero(template="knight"), "commitment", "resolve"),
     (hero(template="knight"), "charm", "rally")],
)  # fmt: skip
def test_talents_that_help_with_one_subject(sheet: Sheet, name: str, topic: Any) -> None:
    about = Challenge(attribute=(Rating(name),), topic=topic)
    other = Challenge(attribute=(Rating(name),))

    assert rolled(about, 5, sheet=sheet).facts["total"] == 7
    assert rolled(other, 5, sheet=sheet).facts["total"] == 5


@pytest.mark.parametrize(
    ("check", "sheet"),
    [(Challenge(), hero(ap=3)), (Opposed(), hero(ap=1)), (Climb(), hero(ap=2)),
     (Deceive(), hero()), (Push(targets=(1, 2)), hero(ap=9))],
)  # fmt: skip
def test_a_roll_nobody_is_asked_about_is_the_check_itself(check: Any, sheet: Sheet) -> None:
    """Where the engine asks nothing, the encounter comes to what `resolve` says."""
    for faces in ([3, 4, 5], [9, 9, 9], [1, 1, 10]):
        encounter: Any = FICTIVE_HACK.begin(check, sheet, asks=False)
        dice, outcome, now = LoadedDice(faces), None, sheet
        while encounter is not None:
            step = encounter.step(encounter.forced, "", now, dice)
            encounter, now, outcome = step.encounter, step.sheet, step.outcome
        plain = check.resolve(sheet, LoadedDice(faces))
        assert isinstance(outcome, Outcome)
        assert (outcome.label, outcome.count, outcome.faces) == (
            plain.label, plain.count, plain.faces,
        )  # fmt: skip


def test_a_foe_that_is_not_there_is_named() -> None:
    wrong = Opposed(against=Against(foe="gard"))
    cast = Cast(foes={"guard": GUARD}, items={})

    with pytest.raises(ValueError, match="did you mean 'guard'"):
        FICTIVE_HACK.bind(wrong, cast)


@pytest.mark.rule("FH-175", "FH-178", "FH-190")
def test_points_keep_a_swimmer_going() -> None:
    swimmer = play(Crossing(arenas=1), hero(brawn=1, ap=1), "swim", faces=[5])
    assert swimmer.ids == ("keep", "boost-1")
    assert swimmer.then("boost-1").outcome_label == "across"

    sinking = play(Crossing(arenas=1), hero(ap=1), "swim", "keep", "swim", faces=[2, 2])
    saved = sinking.then("boost-1")
    assert (saved.sheet.lost, saved.sheet.ap) == (0, 0)
    just = play(Crossing(arenas=1), hero(), "swim", "swim", faces=[2, 3])
    assert ["1/2" in one.status[0] for one in (sinking, saved, just)] == [False, True, True]


@pytest.mark.parametrize(
    ("check", "field", "number"),
    [
        ("challenge", "resist", -1),
        ("pickpocket", "larger", -2),
        ("bash", "wounds", 0),
        ("bash", "harder", -1),
        ("dying", "overflow", -1),
        ("dying", "level", -4),
        ("travel", "minutes", -60),
        ("climb", "height", -3),
        ("balance", "height", -3),
        ("attack", "bonus_wounds", -1),
        ("minions", "wounds", 0),
        ("elude", "fed", -1),
    ],
)
def test_a_number_that_can_not_be_is_refused_by_the_name_of_its_field(
    check: str, field: str, number: int
) -> None:
    with pytest.raises(ValueError, match=rf"^{field}: \d to [\d,]+, not {number}$"):
        CHECKS[check](**{field: number})


def test_a_second_roll_that_nobody_makes_asks_for_its_number() -> None:
    with pytest.raises(ValueError, match=r"^catch_value: there is no hero here"):
        rolled(CHECKS["climb"](value=2), 1)
