"""Tests, contests, luck, questions; help and skills."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.adventure.loader import load
from solo.engine.chance import Loaded
from solo.engine.commands import Choose
from solo.engine.events import CheckRolled, Narrated
from solo.engine.session import Session
from solo.errors import SoloError
from solo.rules.core.dice import LoadedDice
from solo.rules.core.odds import every, odds, tally, weighed
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Illegal
from solo.rules.fell.checks.attacks import Attack
from solo.rules.fell.checks.improvise import improvise
from solo.rules.fell.checks.ladder import LADDER, Die
from solo.rules.fell.checks.likelihood import Question, likely_words
from solo.rules.fell.checks.luck import Luck
from solo.rules.fell.checks.roll import TOP
from solo.rules.fell.checks.terms import applying
from solo.rules.fell.checks.tests import Contest, Test
from solo.rules.fell.foe import Foe
from solo.rules.fell.gear.effects import Pay
from solo.rules.fell.gear.spell import Spell
from solo.rules.fell.heroes.sheet import Sheet, changed
from solo.rules.fell.messages import sentences as words
from solo.rules.fell.options import FellOptions
from solo.rules.fell.system import FELL
from solo.source import decode_words
from tests.english import all_english, english
from tests.rules.fell.sample import D4, D6, D8, D10, D12, along, hero, with_dice

dice = st.sampled_from(LADDER)


@pytest.mark.rule("FELL-010", "FELL-011")
@pytest.mark.example("FELL-010")
@pytest.mark.parametrize(("face", "label"), [(4, "passed"), (3, "failed")])
def test_as_high_as_the_number_passes(face: int, label: str) -> None:
    outcome = Test(die=D6).resolve(None, LoadedDice([face]))

    assert outcome.label == label
    assert outcome.facts["dn"] == 4
    assert outcome.failures == (label == "failed")


@pytest.mark.rule("FELL-005", "FELL-010")
def test_the_roll_of_the_issue() -> None:
    outcome = Test(die=D6, dn=4, advantage=True).resolve(None, LoadedDice([2, 5]))

    assert (outcome.facts["result"], outcome.facts["passed"], outcome.faces) == (5, True, (2, 5))


@pytest.mark.rule("FELL-003")
def test_what_can_not_be_rolled_fails() -> None:
    assert Test(die=D4, impaired=1).resolve(None, LoadedDice(())).label == "failed"
    assert Contest(die=D4, impaired=1, rival=D4).resolve(None, LoadedDice([1])).label == "lost"
    none = "That is below d4: it can't be rolled, and so it fails (FELL-003)."
    assert none in all_english(FELL.explain(Test(die=D4, impaired=1).resolve(None, LoadedDice(()))))
    assert none not in all_english(FELL.explain(Test(die=D4).resolve(None, LoadedDice([1]))))


@pytest.mark.rule("FELL-005")
def test_advantages_of_an_attack_add_up_only_where_a_table_plays_so() -> None:
    both = Attack(dice=(D6,), advantage=True, by_detachment=True)
    stacked = hero(options=FellOptions(adv_stacks=True))

    assert [both.swing(sheet).extra for sheet in (None, hero(), stacked)] == [1, 1, 2]
    assert replace(both, disadvantage=True).swing(stacked).extra == 1
    assert replace(both, disadvantage=True).swing(hero()).extra == 0


@pytest.mark.rule("FELL-004", "FELL-005")
def test_the_others_advantages_of_a_contest_add_up_only_where_a_table_plays_so() -> None:
    """A step above the d12 is an advantage too."""
    other = Contest(die=D6, rival=Die.D12, rival_enhanced=1, rival_advantage=True)
    stacked = hero(options=FellOptions(adv_stacks=True))

    assert [other.other_terms(sheet).extra for sheet in (None, hero(), stacked)] == [1, 1, 2]


@pytest.mark.rule("FELL-008")
def test_time_skill_and_no_danger_need_no_roll() -> None:
    calm = Test(attribute=("dex",), skills=("climbing",), calm=True)

    assert calm.resolve(hero(), LoadedDice(())).label == "passed"
    assert calm.resolve(hero(skills=()), LoadedDice([1])).label == "failed"


@pytest.mark.rule("FELL-009")
def test_the_risk_is_told_before_the_roll_and_lint_asks_for_it() -> None:
    check = Test(attribute=("dex",), risk="the ledge may crumble")

    status = all_english(FELL.begin(check, hero(), asks=True).status(hero()))
    assert "What could go wrong: the ledge may crumble." in status
    assert [advice.code for advice in FELL.review([check, Test(die=D6)])] == ["risk-missing"]


STAKED = """\
format: 1
title: The ledge
system: fell
start: quay
hero: {create: false, pregenerated: [ada.yaml]}
scenes:
  quay:
    text: Fog.
    choices:
      - text: Go
        check: {KIND: {die: d6, MORErisk: it may crumble}}
        outcomes: {else: {text: So., goto: end}}
  end: {ending: home}
"""
ADA = "{name: Ada, attributes: {str: d8, dex: d6, int: d6, wil: d6}, hp: 5, background: cook}"


@pytest.mark.rule("FELL-009")
@pytest.mark.parametrize("offers", ["always", "asked"])
@pytest.mark.parametrize("kind", ["test", "contest", "leverage"])
def test_the_risk_is_told_before_a_roll_that_does_not_stop(
    kind: str, offers: str, tmp_path: Path
) -> None:
    """Under `offers asked` nothing is asked before the dice fall; what they risk is told first."""
    story = STAKED.replace("KIND", kind).replace("MORE", "" if kind == "test" else "rival: d6, ")
    (tmp_path / "adventure.yaml").write_text(story)
    (tmp_path / "ada.yaml").write_text(ADA)
    session = Session(load(tmp_path), FELL, Loaded([3, 2]), hero="Ada", offers=offers)

    events = session.do(Choose("go")).events

    told = [n for n, one in enumerate(events) if isinstance(one, Narrated) and one.kind == "risk"]
    rolled = [n for n, one in enumerate(events) if isinstance(one, CheckRolled)]
    assert len(told) == len(rolled) == (offers == "asked")
    assert told < rolled or offers == "always"


@pytest.mark.rule("FELL-008", "FELL-009")
def test_what_needs_no_roll_risks_nothing() -> None:
    calm = Test(attribute=("dex",), skills=("climbing",), calm=True, risk="it may crumble")

    assert [calm.stake(one) for one in (hero(), hero(skills=()))] == ["", "it may crumble"]


@pytest.mark.rule("FELL-013")
def test_there_are_four_attributes_and_a_size_is_a_number() -> None:
    assert [english(row.label) for row in FELL.describe(hero())[1].rows] == [
        "STR",
        "DEX",
        "INT",
        "WIL",
    ]
    assert hero().slots == 2 * 8


@pytest.mark.rule("FELL-014", "FELL-059")
@pytest.mark.example("FELL-014")
def test_a_skilled_helper_gives_advantage_and_shares_the_trouble() -> None:
    bram = Foe(name="Bram", skills=("lifting",))
    sheet = along(hero(), bram=bram, eve=Foe(name="Eve"))
    rolling = FELL.begin(Test(attribute=("dex",), help=("lifting",)), sheet, asks=True)
    assert [o.id for o in rolling.options(sheet)] == ["roll", "help-bram", "abort"]
    helped = rolling.step("help-bram", "", sheet, LoadedDice(())).encounter

    assert helped is not None
    assert helped.step("roll", "", sheet, LoadedDice([2, 5])).outcome.label == "passed"
    failed = helped.step("roll", "", sheet, LoadedDice([2, 3])).outcome
    assert (failed.label, failed.triggers) == ("failed", ("helper-trouble",))


@pytest.mark.rule("FELL-061", "FELL-059")
def test_the_help_of_the_unpaid_must_be_won() -> None:
    sheet = along(hero(), bram=Foe(name="Bram", skills=("lifting",), fee=5))
    rolling = FELL.begin(Test(attribute=("dex",), help=("lifting",)), sheet, asks=True)

    refused = rolling.step("help-bram", "", sheet, LoadedDice([1, 6])).encounter
    assert refused is not None
    with pytest.raises(Illegal, match="will not"):
        refused.step("help-bram", "", sheet, LoadedDice([8, 1]))


@pytest.mark.rule("FELL-015")
@pytest.mark.example("FELL-015")
def test_the_highest_wins_a_contest() -> None:
    assert Contest(die=D6, rival=D6).resolve(None, LoadedDice([5, 3])).label == "won"


@pytest.mark.rule("FELL-005", "FELL-006")
def test_the_other_side_may_have_advantage_or_disadvantage() -> None:
    favored = Contest(die=D6, rival=D6, rival_advantage=True)
    hindered = Contest(die=D6, rival=D6, rival_disadvantage=True)

    assert favored.resolve(None, LoadedDice([4, 2, 5])).label == "lost"
    assert hindered.resolve(None, LoadedDice([4, 2, 5])).label == "won"
    assert "against d6 with advantage (the situation)" in english(FELL.put(favored, hero()))


@pytest.mark.rule("FELL-016")
@pytest.mark.example("FELL-016")
def test_a_tie_goes_to_the_higher_die() -> None:
    assert Contest(die=D8, rival=D6).resolve(None, LoadedDice([4, 4])).label == "won"
    assert Contest(die=D6, rival=D8).resolve(None, LoadedDice([4, 4])).label == "lost"
    enhanced = Contest(die=D6, enhanced=1, rival=D6).resolve(None, LoadedDice([4, 4]))
    assert enhanced.label == "won"


@pytest.mark.rule("FELL-016")
def test_an_even_tie_leaves_things_as_they_are_or_is_rolled_again() -> None:
    acting, resisting = Contest(die=D6, rival=D6), Contest(die=D6, rival=D6, acting=False)
    again = hero(options=FellOptions(contest_tie="reroll"))

    assert acting.resolve(None, LoadedDice([4, 4])).label == "lost"
    assert resisting.resolve(None, LoadedDice([4, 4])).label == "won"
    assert acting.resolve(again, LoadedDice([4, 4, 5, 1])).label == "won"
    assert odds(acting, again).labels == {"won": 15, "lost": 15}


@pytest.mark.rule("FELL-017")
@pytest.mark.example("FELL-017")
@pytest.mark.parametrize(
    ("die", "count", "to", "extra"), [(D6, 1, D8, 0), (D6, 2, D10, 0), (D10, 3, D12, 1)]
)
def test_each_skill_is_a_step(die: Die, count: int, to: Die, extra: int) -> None:
    known = ("a", "b", "c")[:count]
    sheet = changed(with_dice(dex=die), skills=known)
    terms = Test(attribute=("dex",), skills=("a", "b", "c")).terms(sheet)

    assert (terms.die, terms.extra) == (to, extra)
    assert (TOP in terms.all_advantages) is bool(extra)


@pytest.mark.rule("FELL-018")
@pytest.mark.example("FELL-018")
def test_a_fitting_background_is_one_skill_more() -> None:
    check = Test(attribute=("dex",), skills=("climbing",), backgrounds=("sailor",))

    assert check.terms(hero()).die is D10
    assert check.terms(hero(background="clerk")).die is D8


@pytest.mark.rule("FELL-019", "FELL-048")
@pytest.mark.example("FELL-019")
def test_skills_count_up_to_int() -> None:
    words = tuple("abcdefg")

    assert hero(skills=words).known_skills == words[:6]
    assert changed(with_dice(int=D4), skills=words).known_skills == words[:4]


@pytest.mark.rule("FELL-031", "FELL-032")
def test_luck_is_its_face() -> None:
    check = Luck(occasion="trap")

    assert check.resolve(None, LoadedDice([5])).count == "5s"
    assert [check.resolve(None, LoadedDice([n])).label for n in (3, 4)] == ["unlucky", "lucky"]
    assert check.counts() == {f"{n}s" for n in range(1, 7)}
    assert odds(check, None).labels == {"lucky": 3, "unlucky": 3}
    assert odds(check, None).counts == {f"{n}s": 1 for n in range(1, 7)}
    assert not odds(check, None).graded


@pytest.mark.rule("FELL-031")
def test_questions_are_answered_by_luck() -> None:
    answers = [Question().resolve(None, LoadedDice([n])).label for n in range(6, 0, -1)]

    assert answers == ["yes, and", "yes", "yes, but", "no, but", "no", "no, and"]
    percents = [row.percent for row in FELL.likelihoods(hero())]
    assert percents == sorted(percents, reverse=True)
    assert all(likely.word for likely in likely_words().values())


def test_a_question_says_which_die_is_rolled_and_what_is_yes() -> None:
    likely = Question(likelihood=likely_words()["likely"])

    assert english(FELL.put(Question(), None)) == "A luck die, d6; 4 or more is yes."
    assert english(FELL.put(likely, hero())) == "A luck die, d8; 4 or more is yes."


@given(die=dice, dn=st.integers(1, 12), up=st.integers(0, 3), lean=st.integers(-1, 1))
def test_the_odds_of_a_test_are_those_of_the_closed_form(
    die: Die, dn: int, up: int, lean: int
) -> None:
    check = Test(die=die, dn=dn, enhanced=up, advantage=lean > 0, disadvantage=lean < 0)
    terms = check.terms(None)
    assert terms.die is not None
    size, many = int(terms.die), 1 + abs(terms.extra)
    over = max(0, size - dn + 1)
    passing = {0: over, 1: size**2 - (size - over) ** 2, -1: over**2}[terms.extra]

    assert (
        odds(check, None).labels.get("passed", 0) * size**many == passing * odds(check, None).total
    )


@given(mine=dice, theirs=dice, lean=st.booleans())
def test_the_ways_of_a_contest_are_those_of_running_through(
    mine: Die, theirs: Die, lean: bool
) -> None:
    check = Contest(die=mine, rival=theirs, advantage=lean)

    assert tally(every(check, None)) == odds(check, None)


@given(mine=dice, theirs=dice)
def test_a_contest_of_plain_dice_has_a_closed_form(mine: Die, theirs: Die) -> None:
    won = sum(min(face - 1, theirs) for face in range(1, mine + 1))
    won += min(mine, theirs) if mine > theirs else 0

    assert odds(Contest(die=mine, rival=theirs), None).labels.get("won", 0) == won


@pytest.mark.parametrize(
    "fields",
    [{}, {"die": D6, "dn": 0}, {"attribute": ("luck",)}, {"die": D6, "enhanced": -1}],
)
def test_impossible_tests_are_refused(fields: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"^\w+: "):
        Test(**fields)  # type: ignore[arg-type]


def test_a_hero_is_needed_without_a_die() -> None:
    with pytest.raises(ValueError, match=r"^die: DEX needs a hero"):
        Test(attribute=("dex",)).resolve(None, LoadedDice(()))


def test_several_attributes_let_the_player_pick() -> None:
    rolling = FELL.begin(Test(attribute=("str", "dex")), hero(), asks=True)

    # A smaller die helps nobody, but may be asked for.
    assert [o.id for o in rolling.options(hero())] == ["roll", "abort"]
    picked = rolling.step("use-dex", "", hero(), LoadedDice(())).encounter
    assert picked is not None
    done = picked.step("roll", "", hero(), LoadedDice([6])).outcome
    assert isinstance(done, Outcome)
    assert done.facts["attribute"] == "dex"


def test_the_chances_before_a_roll_are_those_of_what_would_be_rolled() -> None:
    helper = Foe(name="Bram", skills=("locks",), fee=5)
    sheet = along(hero(), bram=helper)
    check = Test(attribute=("dex", "str"), skills=("locks",))
    asked = FELL.begin(check, sheet, asks=True)
    rolling = asked.step("use-dex", "", sheet, LoadedDice(())).encounter
    assert rolling is not None

    def passing(option: str, now: Sheet = sheet) -> float:
        found = weighed(rolling, option, now)
        assert found is not None
        return found.succeeding / found.total

    assert passing("roll") == 3 / 6
    assert passing("use-str") == 5 / 8
    assert passing("help-bram") == 33 / 48  # whether he will, unpaid: d8 against d6
    paid, _ = Pay("bram").apply(changed(sheet, coins=5), LoadedDice(()))
    assert passing("help-bram", paid) == 27 / 36
    assert weighed(rolling, "abort", sheet) is None


@pytest.mark.parametrize(
    ("check", "words", "key"),
    [
        ("contest", {"die": "d6", "rival": "d6", "rival_attribute": "x"}, "rival_attribute"),
        ("contest", {"die": "d6", "rival": "d6", "rival_enhanced": "-1"}, "rival_enhanced"),
        ("contest", {"die": "d6", "rival": "d6", "rival_impaired": "99"}, "rival_impaired"),
        ("cast", {"spell": "hush", "die": "d6", "resists": "x"}, "resists"),
        ("attack", {"dice": "d6,d7"}, "dice"),
        ("blast", {"die": "d7"}, "die"),
        ("blast", {"targets": "-1"}, "targets"),
        ("harm", {}, "points"),
        ("harm", {"points": "-3"}, "points"),
    ],
)
def test_what_is_wrong_with_a_check_is_told_with_its_key(
    check: str, words: dict[str, str], key: str
) -> None:
    with pytest.raises((SoloError, ValueError), match=rf"^{key}: "):
        decode_words(words, FELL.checks[check])


def test_an_attack_on_nobody_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^vs: a foe is needed"):
        Attack(dice=(D6,), vs="rat").resolve(None, LoadedDice([3]))


def test_a_spell_is_resisted_with_an_attribute() -> None:
    assert Spell(name="Hush", resists="Strength").resists == "str"
    with pytest.raises(ValueError, match=r"^resists: unknown attribute 'x'"):
        Spell(name="Hush", resists="x")


def test_the_steps_of_a_situation_are_told_by_what_they_come_from() -> None:
    test = Test(attribute=("dex",), skills=("climbing",), impaired=2, situation="what you carry")
    outcome = test.resolve(hero(), LoadedDice([1, 1]))

    assert ("what you carry", -2) in outcome.facts["steps"]
    assert "What you carry: 2 steps down (FELL-007)." in all_english(words.explain(outcome))
    contest = Contest(attribute=("wil",), rival=Die.D6, enhanced=1, situation="her name")
    assert ("her name", 1) in contest.terms(hero()).steps


@pytest.mark.rule("FELL-017")
@pytest.mark.parametrize(
    ("deed", "counts"),
    [
        ("climb the wall", ("climbing",)),
        ("tie a knot in the line", ("rope work",)),
        ("climbing up on a rope", ("climbing", "rope work")),
        ("jump the gap", ()),
        ("work the bellows", ()),
    ],
)
def test_what_is_tried_has_a_step_for_each_skill_that_its_words_ask_for(
    deed: str, counts: tuple[str, ...]
) -> None:
    check = improvise("dex", "", deed)

    assert applying(check.skills, check.backgrounds, hero()) == counts


@pytest.mark.rule("FELL-007")
def test_of_two_equal_dice_the_one_that_is_not_impaired_is_rolled() -> None:
    sheet = changed(with_dice(str=D8, wil=D8), impaired=frozenset({"str"}))
    check = Test(attribute=("str", "wil"))

    assert check.terms(sheet).attribute == "wil"
    assert check.resolve(sheet, LoadedDice([8])).facts["attribute"] == "wil"


@pytest.mark.rule("FELL-007")
def test_an_attribute_is_offered_with_the_die_that_is_rolled() -> None:
    sheet = changed(with_dice(str=D12, wil=D6), impaired=frozenset({"str"}), fatigue=1)
    encounter = FELL.begin(Test(attribute=("str", "wil")), sheet, asks=True)
    step = encounter.step("use-wil", "", sheet, LoadedDice(()))
    assert step.encounter is not None
    told = {one.id: one.text for one in step.encounter.options(sheet)}

    assert english(told["use-str"]) == "Use STR d12, fatigue -1, impaired until dawn -1: d8"


@pytest.mark.rule("FELL-007", "FELL-015")
def test_a_contest_of_two_attributes_is_rolled_with_the_better() -> None:
    sheet = changed(with_dice(str=D8, dex=D8), impaired=frozenset({"str"}))

    assert Contest(attribute=("str", "dex"), rival=D6).terms(sheet).attribute == "dex"


@pytest.mark.rule("FELL-014")
def test_one_helper_is_enough() -> None:
    both = (Foe(name="Bram", skills=("climbing",)), Foe(name="Ida", skills=("climbing",)))
    sheet = along(hero(), bram=both[0], ida=both[1])
    encounter = FELL.begin(Test(attribute=("dex",), skills=("climbing",)), sheet, asks=True)
    assert {"help-bram", "help-ida"} <= {one.id for one in encounter.options(sheet)}
    helped = encounter.step("help-bram", "", sheet, LoadedDice(()))
    assert helped.encounter is not None

    barred = {one.id: one.reason for one in helped.encounter.options(sheet)}
    assert english(barred["help-ida"]) == "one helper is enough"
