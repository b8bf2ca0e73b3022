"""Several adventurers at one thing: assisting, sharing steps and turns, contending."""

from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from solo.rules.art.actions.assist import Assist
from solo.rules.art.actions.complex import Complex, ComplexStep
from solo.rules.art.actions.contest import Contest
from solo.rules.art.actions.sustained import Goal, Sustained
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.table import standard
from solo.rules.art.foe import Foe
from solo.rules.art.health.burning import Burning
from solo.rules.art.heroes.sheet import Sheet, changed
from solo.rules.art.party import members as party
from solo.rules.art.party.group import Group, combine
from solo.rules.art.system import ART
from solo.rules.core.dice import LoadedDice
from solo.rules.core.menus.hiding import Chances, may_help
from solo.rules.core.odds import odds, weighed
from solo.rules.core.outcome import Odds
from solo.rules.core.protocols import Illegal
from solo.rules.core.system_parts import Cast
from tests.english import english
from tests.rules.art.sample import face, hero, play

CT, PT, FB, IN, PR, PS, GD, GT, SP, AW, EX = Rank
ROW = 7


def three(**ben: int) -> Sheet:
    """Return Ada, Ben with attributes of his own, and Cat."""
    sheet = party.with_member(hero(), hero(name="Ben", attributes=ben))
    return party.with_member(sheet, hero(name="Cat"))


# Assisting and hindering

LANDING = Assist(
    helper="any",
    helper_attribute="craft",
    helper_difficulty=GT,
    helper_skills=("radio",),
    attribute=("craft",),
    difficulty=PS,
)


@pytest.mark.rule("ART-239", "ART-240")
def test_another_adventurer_helps_with_a_roll_of_their_own() -> None:
    sheet = party.with_member(
        hero(attributes={"craft": 6}), hero(name="Jane", attributes={"craft": 12},
                                            skills={"radio": 2}))  # fmt: skip
    faces = [face(14, SP), face(8, PR)]

    played = play(ART.begin(LANDING, sheet, asks=False), sheet, faces, "help-jane")

    assert played.seen[0] == ("help-jane", "alone")
    assert (played.result.facts["row"], played.result.count) == (8, "1f")
    assert LANDING.resolve(sheet, LoadedDice(faces)).count == "1f"


@pytest.mark.rule("ART-241")
def test_a_catastrophic_roll_of_the_helper_ends_it() -> None:
    sheet = three(craft=7)

    played = play(ART.begin(LANDING, sheet, asks=False), sheet, [face(ROW, CT)], "help-ben")

    assert played.result.label == "disaster"


@pytest.mark.rule("ART-240")
def test_nobody_need_help_and_nobody_may_be_there() -> None:
    alone = play(ART.begin(LANDING, three(), asks=False), three(), [50], "alone")
    single = play(ART.begin(LANDING, hero(), asks=False), hero(), [50])

    assert alone.result.facts["row"] == single.result.facts["row"] == ROW


@pytest.mark.rule("ART-243")
def test_another_adventurer_hinders_a_foe() -> None:
    check = Assist(helper="any", helper_attribute="cunning", helper_difficulty=PR,
                   attribute=("agility",), difficulty=GD, impede=True)  # fmt: skip

    eased = play(ART.begin(check, three(), asks=False), three(), [face(ROW, PS), 50], "help-cat")
    failed = play(ART.begin(check, three(), asks=False), three(), [face(ROW, CT), 50], "help-cat")

    assert (eased.result.facts["row"], failed.result.facts["row"]) == (9, 7)


def test_what_helping_teaches_is_the_helpers() -> None:
    begun = ART.begin(LANDING, three(), asks=True)
    dice = LoadedDice([55, 50])
    step = begun.step("help-cat", "", three(), dice)
    step = step.encounter.step("roll", "", step.sheet, dice)  # type: ignore[union-attr]
    step = step.encounter.step("new-skill", "radio", step.sheet, dice)  # type: ignore[union-attr]

    assert party.named(step.sheet, "cat").skills == {"radio": 1}  # type: ignore[union-attr]
    assert step.sheet.skills == {}


def test_the_odds_of_a_helper_and_of_the_rest_are_told() -> None:
    begun = ART.begin(LANDING, three(craft=12), asks=True)

    better, worse = (weighed(begun, f"help-{who}", three(craft=12)) for who in ("ben", "cat"))

    assert better is not None
    assert worse is not None
    assert better.succeeding > worse.succeeding
    assert weighed(begun, "alone", three()) is None


# Steps and turns


def part(name: str, attribute: str, by: str = "any") -> ComplexStep:
    return ComplexStep(id=name, attribute=(attribute,), difficulty=PR, intro="Now.",
                       success="Well.", failure="Ill.", by=by)  # fmt: skip


DEBATE = Complex(steps=(part("charm", "charm"), part("trick", "cunning")))


@pytest.mark.rule("ART-239")
def test_each_step_may_be_another_adventurers() -> None:
    sheet = three(cunning=10)
    faces = [face(ROW, PS), face(12, SP)]

    played = play(ART.begin(DEBATE, sheet, asks=False), sheet, faces, "charm", "who-cat",
                  "who-ben")  # fmt: skip

    assert (played.result.facts["row"], played.result.count) == (12, "5s")
    assert played.result.triggers[-1] == "ben"
    assert [one.bonus for one in party.members(played.sheet)] == [0, 2, 0]


def test_steps_that_are_nobodys_are_the_leaders() -> None:
    plain = Complex(steps=(part("charm", "charm", by=""), part("trick", "cunning", by="")))

    played = play(ART.begin(plain, three(), asks=False), three(), [50, 50], "charm")

    assert not [ids for ids in played.seen if ids[0].startswith("who-")]


@pytest.mark.rule("ART-239")
def test_a_step_may_be_one_adventurers_or_a_companions() -> None:
    steps = (part("charm", "charm", by="cat"), part("trick", "cunning", by="tomas"))
    tomas = Foe(name="Tomas", attributes={"cunning": GD})
    sheet = party.joined(three(charm=2), "tomas", tomas)
    check, faces = Complex(steps=steps), [face(ROW, PS), face(21, SP)]

    played = play(ART.begin(check, sheet, asks=False), sheet, faces, "charm")
    resolved = check.resolve(sheet, LoadedDice(faces))

    assert (played.result.facts["row"], played.result.count) == (21, "5s")
    assert (resolved.facts["row"], resolved.count) == (21, "5s")
    assert [one.bonus for one in party.members(played.sheet)] == [0, 0, 0]
    assert odds(check, sheet).total == 10_000
    absent = play(ART.begin(check, hero(), asks=False), hero(), [face(ROW, PS), 50], "charm")
    assert absent.result.facts["row"] == 9


@pytest.mark.rule("ART-240")
def test_a_helper_may_be_one_adventurer_by_name() -> None:
    check = replace(LANDING, helper="cat")

    played = play(ART.begin(check, three(), asks=False), three(), [face(ROW, GT), 50])

    assert played.result.facts["row"] == ROW + 1
    assert play(ART.begin(check, hero(), asks=False), hero(), [50]).result.facts["row"] == ROW


@pytest.mark.rule("ART-225")
def test_an_author_says_how_many_may_help() -> None:
    lift = Group(attribute=("strength",), difficulty=PS, helpers=("tomas",), most=1)
    sheet = party.joined(three(), "tomas", Foe(name="Tomas", attributes={"strength": AW}))

    outcome = lift.resolve(sheet, LoadedDice([face(ROW, PR), face(ROW, IN)]))

    assert outcome.label == "Poor"
    with pytest.raises(ValueError, match="most: 0 or more"):
        replace(lift, most=-1)


REPAIR = Sustained(attribute=("craft",), difficulty=PR, goal=Goal(successes=5), by="any")


@pytest.mark.rule("ART-248")
def test_several_take_turns_at_a_sustained_action() -> None:
    sheet = three(craft=12)
    faces = [face(ROW, PR), face(12, PS), face(12, PS)]

    played = play(ART.begin(REPAIR, sheet, asks=False), sheet, faces, "who-ada",
                  "hand-ben", "go-on")  # fmt: skip

    assert played.seen[2] == ("go-on", "hand-ben", "hand-cat", "stop")
    assert played.seen[3] == ("go-on", "hand-ada", "hand-cat", "stop")
    assert played.result.facts["totals"] == (5, 0)
    assert played.result.triggers[-1] == "ben"


def test_the_odds_of_the_next_turn_are_those_of_whoever_takes_it() -> None:
    sheet = three(craft=12)
    begun = ART.begin(REPAIR, sheet, asks=False)
    dice = LoadedDice([face(ROW, PR)])
    pause = begun.step("who-ada", "", sheet, dice).encounter.step("roll", "", sheet, dice).encounter  # type: ignore[union-attr]
    assert pause is not None

    own, other = weighed(pause, "go-on", sheet), weighed(pause, "hand-ben", sheet)

    assert own is not None
    assert other is not None
    assert own.succeeding < other.succeeding
    assert weighed(pause, "stop", sheet) is None


# Contests


@pytest.mark.rule("ART-186", "ART-188")
def test_two_of_a_party_race() -> None:
    race = Contest(attribute=("agility",), opponent="any", simple=True)
    sheet = three(agility=9)

    played = play(ART.begin(race, sheet, asks=False), sheet, [face(ROW, PR), face(9, GT)],
                  "against-ben")  # fmt: skip

    assert (played.result.count, played.result.triggers[-1]) == ("3f", "ben")
    assert english(ART.phrase(played.notes[-1])) == "Ben comes to Great: you lose by 3."
    tie = race.resolve(sheet, LoadedDice([face(ROW, PR), face(9, PR)]))
    assert (tie.count, "ben" in tie.triggers, "ada" in tie.triggers) == ("", False, False)


@pytest.mark.rule("ART-187")
@pytest.mark.example("E22", "E23")
@pytest.mark.parametrize(("victim", "count", "winner"), [(PR, "3s", "ada"), (GT, "1f", "ben")])
def test_one_adventurer_steals_from_another(victim: Rank, count: str, winner: str) -> None:
    theft = Contest(attribute=("dexterity",), opponent="any", opponent_attribute=("alertness",))
    sheet = party.with_member(hero(), hero(name="Ben"))

    played = play(ART.begin(theft, sheet, asks=False), sheet, [face(ROW, GT), face(ROW, victim)])

    assert (played.result.count, played.result.triggers[-1]) == (count, winner)


@pytest.mark.rule("ART-187")
def test_who_defends_rolls_second_and_may_spend_fame_on_it() -> None:
    caught = Contest(attribute=("alertness",), opponent="any", opponent_attribute=("dexterity",),
                     defending=True)  # fmt: skip
    sheet = party.with_member(hero(fame=4), hero(name="Ben"))

    played = play(ART.begin(caught, sheet, asks=True), sheet, [face(ROW, PS), face(ROW, PR)],
                  "roll", "roll", "spend-fame")  # fmt: skip

    assert (played.result.count, played.sheet.tally) == ("1s", 2)


@pytest.mark.rule("ART-192")
def test_a_companion_may_be_the_rival() -> None:
    wrestle = Contest(attribute=("strength",), opponent="tomas", simple=True)
    sheet = hero(companions={"tomas": Foe(name="Tomas", attributes={"strength": GT})})
    faces = [face(ROW, PS), face(23, PS)]

    assert play(ART.begin(wrestle, sheet, asks=False), sheet, faces).result.count == ""
    assert "Tomas" in english(ART.put(wrestle, sheet))
    gone = play(ART.begin(wrestle, hero(), asks=False), hero(), [])
    assert gone.result.label == "absent"


def test_a_contest_with_nobody_there_is_none() -> None:
    race = Contest(attribute=("agility",), opponent="any", simple=True)
    fallen = three()
    others = tuple(changed(one, checked=frozenset(range(4))) for one in fallen.party)

    for sheet in (hero(), changed(fallen, party=others)):
        assert play(ART.begin(race, sheet, asks=False), sheet, []).result.label == "absent"
        assert race.resolve(sheet, LoadedDice([])).label == "absent"


def test_a_contest_is_exactly_weighed() -> None:
    race = Contest(attribute=("agility",), opponent="any", simple=True)
    sheet = party.with_member(hero(), hero(name="Ben"))

    found = odds(race, sheet)

    assert found.total == 10_000
    ranks = [standard().column(ROW, roll) for roll in range(1, 101)]
    won = sum(mine > theirs for mine, theirs in product(ranks, ranks))
    assert found.succeeding == won == found.total - won - found.counts[""]


def test_each_rival_one_may_pick_is_weighed() -> None:
    race = Contest(attribute=("agility",), opponent="any", simple=True)
    sheet = three(agility=12)
    begun = ART.begin(race, sheet, asks=True)

    ben, cat = (weighed(begun, f"against-{who}", sheet) for who in ("ben", "cat"))

    assert ben is not None
    assert cat is not None
    assert ben.succeeding < cat.succeeding
    assert cat.succeeding == odds(race, party.with_member(hero(), hero(name="Cat"))).succeeding


# Everybody together


@pytest.mark.rule("ART-211", "ART-214", "ART-226", "ART-456")
def test_each_roll_of_a_combined_effort_is_its_adventurers_own() -> None:
    lift = Group(attribute=("strength",), difficulty=PS, compounding=True)
    sheet = party.with_member(hero(), hero(name="Ben", fame=5))
    faces = [face(ROW, PR), 22, face(ROW, PR)]

    played = play(ART.begin(lift, sheet, asks=True), sheet, faces[:2],
                  "roll", "spend-fame", "roll", "keep", "nothing")  # fmt: skip

    ben = played.sheet.party[0]
    assert played.sheet.name == "Ada"
    assert (ben.fame, ben.tally) == (5, 1)
    assert set(played.seen[-1]) == {"nothing", "new-skill"}, "what doubles teach is Ben's"


@pytest.mark.rule("ART-206", "ART-226")
def test_who_thinks_better_of_a_combined_effort_takes_no_part() -> None:
    lift = Group(attribute=("strength",), difficulty=PS)
    sheet = three()

    played = play(ART.begin(lift, sheet, asks=True), sheet, [face(ROW, PR), face(ROW, GD)],
                  "roll", "abort", "roll")  # fmt: skip

    assert [name for name, _ in played.result.facts["parts"]] == ["you", "Cat"]
    assert played.result.count == "2s"


@pytest.mark.rule("ART-227", "ART-228", "ART-229")
@pytest.mark.parametrize("compounding", [False, True])
def test_the_odds_of_many_together_are_exact(compounding: bool) -> None:
    lift = Group(attribute=("strength",), difficulty=GT, compounding=compounding)
    sheet = three(strength=12)

    found = odds(lift, sheet)

    columns = [Counter(standard().column(row, roll) for roll in range(1, 101))
               for row in (ROW, 12, ROW)]  # fmt: skip
    won = 0
    for ranks in product(Rank, repeat=3):
        ways = columns[0][ranks[0]] * columns[1][ranks[1]] * columns[2][ranks[2]]
        if CT not in ranks and combine(ranks, compounding) >= GT:
            won += ways
    assert found.total == 1_000_000
    assert found.succeeding == won
    assert found.labels["disaster"] == 1_000_000 - 10**6 * _no_disaster(columns) // 10**6


def _no_disaster(columns: list[Counter[int]]) -> int:
    first, second, third = (100 - column[CT] for column in columns)
    return first * second * third


@pytest.mark.parametrize("strength", [2, 7, 25, 30])
@pytest.mark.parametrize("difficulty", [CT, PS, AW])
def test_fame_is_offered_where_it_makes_a_result_of_all_likelier(
    strength: int, difficulty: Rank
) -> None:
    """What is offered is held against the exact chances, which throw every face."""
    lift = Group(attribute=("strength",), difficulty=difficulty)
    sheet = party.with_member(hero(fame=3, attributes={"strength": strength}), hero(name="Ben"))
    begun = ART.begin(lift, sheet, asks=True)

    now, dearer = (_merits(weighed(begun, option, sheet)) for option in ("roll", "spend-fame"))

    offered = "spend-fame" in {option.id for option in begun.options(sheet)}
    assert offered == may_help(dearer, now) == (strength < 25)


def _merits(odds: Odds | None) -> Chances:
    assert odds is not None
    return [
        ((-int(count[:-1]) if count.endswith("f") else int(count[:-1] or 0),), ways)
        for count, ways in odds.counts.items()
    ]


@pytest.mark.rule("ART-225")
def test_six_together_are_weighed_in_no_time() -> None:
    sheet = hero(companions={"tomas": Foe(name="Tomas", attributes={"strength": GD})})
    for name in ("Ben", "Cat", "Dan", "Eve", "Flo"):
        sheet = party.with_member(sheet, hero(name=name))
    lift = Group(attribute=("strength",), difficulty=GT, helpers=("tomas",), compounding=True)

    assert odds(lift, sheet).total == 100**5


def test_helpers_who_are_nobody_are_told_before_play() -> None:
    lift = Group(attribute=("strength",), difficulty=PS, helpers=("tomsa",))
    cast = Cast({"tomas": Foe(name="Tomas")}, {})

    with pytest.raises(ValueError, match="unknown foe 'tomsa'; did you mean 'tomas'"):
        ART.bind(lift, cast)
    assert ART.bind(replace(lift, helpers=("tomas",)), cast).helpers == ("tomas",)


# Without a hero


@pytest.mark.parametrize(
    ("check", "message"),
    [
        (Group(attribute=(9,), difficulty=PR, helpers=("ann",)), "helpers: 'ann' is found only"),
        (LANDING, "helper: 'any' is found only in an adventure"),
        (
            Contest(trait=9, opponent="ann", opponent_attribute=("str",)),
            "opponent: 'ann' is found",
        ),
        (Group(attribute=(9,), difficulty=PR, skills=("climb",)), "skills: 'climb' is a hero's"),
    ],
)
def test_what_only_a_game_has_is_refused_without_one(
    check: Group | Assist | Contest, message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        check.resolve(None, LoadedDice([50, 50]))


def test_whom_there_is_not_nobody_picks() -> None:
    for check in (LANDING, Contest(attribute=("agility",), opponent="any", simple=True)):
        with pytest.raises(Illegal, match="is not open now"):
            ART.begin(check, three(), asks=True).step("help-dan", "", three(), LoadedDice([]))


# What is put before a roll of several


@pytest.mark.rule("ART-172")
def test_what_is_put_before_several_rolls_or_rolls_of_several() -> None:
    tomas = Foe(name="Tomas", attributes={"strength": GT})
    sheet = changed(party.with_member(hero(), hero(name="Ben")), companions={"tomas": tomas})
    might = {"attribute": ("strength",), "difficulty": PR}

    def put(check: object) -> str:
        return english(ART.put(check, sheet))  # type: ignore[arg-type]

    own = "Strength 7 against Poor."
    assert put(Sustained(**might, goal=Goal(successes=12, failures=5))) == (
        f"{own} You roll several times: with 12 successes in all it is done, with 5 failures it is"
        " over."
    )
    assert put(Burning(attack=PR)) == (
        "Defense 1 against Poor. Take care: failing this will hurt. You roll each round, until you"
        " are free of it."
    )
    assert put(Contest(attribute=("strength",), rival=8, against="the smith")) == (
        "Strength 7. The smith rolls 8."
    )
    assert put(Contest(attribute=("strength",), opponent="tomas")) == (
        "Strength 7. Tomas rolls against it."
    )
    assert put(Contest(attribute=("strength",), opponent="tomas", against="the giant")) == (
        "Strength 7. The giant rolls against it."
    )
    assert put(Contest(attribute=("strength",), opponent="nobody")) == (
        "Strength 7. Nobody is there against whom to roll."
    )
    assert put(Group(**might, helpers=("tomas",))) == (
        f"{own} Together with Ben, Tomas Great: the best stands."
    )
    assert put(Group(**might, helpers=("tomas",), compounding=True)) == (
        f"{own} Together with Ben, Tomas Great: added up."
    )
    helped = Assist(helper="tomas", helper_attribute="agility", helper_difficulty=GD, **might)
    assert put(helped) == f"First Tomas: Agility against Good. Then you: {own}"
    steps = (part("charm", "charm"), part("trick", "cunning"))
    assert put(Complex(steps=steps)) == (
        "Several steps with a roll for each; the last one decides: charm; trick."
    )
