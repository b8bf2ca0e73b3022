"""Exact odds: they add up, and they are what `resolve` does."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.errors import SoloError
from solo.rules import find
from solo.rules.art.actions.assist import Assist
from solo.rules.art.actions.complex import Complex, ComplexStep
from solo.rules.art.actions.contest import Contest
from solo.rules.art.actions.sustained import Goal, Sustained
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.reactions import Alertness, Defense, Fate, Knowledge
from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.checks.trait import TraitRoll
from solo.rules.art.foe import Foe
from solo.rules.art.health.burning import Burning
from solo.rules.art.health.sanity import Horror, Sanity
from solo.rules.art.party import members as party
from solo.rules.art.party.group import Group
from solo.rules.core import odds as odds_module
from solo.rules.core.dice import Dice, LoadedDice, SeededDice
from solo.rules.core.odds import every, odds, tally, weighed
from solo.rules.core.outcome import Odds, Outcome
from tests.rules.art.sample import hero

ART = find("art")
JANE = Foe(name="Jane", attributes={"craft": Rank.GOOD, "strength": Rank.FEEBLE})
SHEET = hero(companions={"jane": JANE}, bonus=1, skills={"climb": 2})
TOLD = {"intro": "a", "success": "b", "failure": "c"}
SINGLE: list[Any] = [
    TraitRoll(attribute=("strength",), skills=("climb",), difficulty=Rank.POOR, shift=1),
    Alertness(difficulty=Rank.GREAT),
    Knowledge(difficulty=Rank.PASSABLE),
    Fate(difficulty=Rank.POOR),
    Sanity(difficulty=Horror.parse("fear")),
    Defense(attack=Rank.POOR, damage=1),
    Group(attribute=("strength",), difficulty=Rank.PASSABLE, helpers=("jane",), compounding=True),
    Group(attribute=("strength",), difficulty=Rank.PASSABLE, helpers=("jane",)),
]
LONGER: list[Any] = [
    Assist(
        helper="jane",
        helper_attribute="craft",
        helper_difficulty=Rank.POOR,
        attribute=("craft",),
        difficulty=Rank.GOOD,
    ),
    Complex(
        steps=(
            ComplexStep(id="a", attribute=("charm",), difficulty=Rank.POOR, **TOLD),  # type: ignore[arg-type]
            ComplexStep(id="b", attribute=("cunning",), difficulty=Rank.GOOD, **TOLD),  # type: ignore[arg-type]
        )
    ),
    Sustained(attribute=("craft",), difficulty=Rank.PASSABLE, goal=Goal(successes=5)),
    Burning(attack=Rank.PASSABLE),
    Contest(attribute=("strength",), rival=9),
    Contest(attribute=("strength",), rival=9, simple=True),
]


@pytest.mark.parametrize("check", SINGLE, ids=lambda check: type(check).__name__)
def test_odds_of_one_roll_are_the_counts_over_all_hundred(check: Any) -> None:
    found = odds(check, SHEET)
    shown = [check.resolve(SHEET, LoadedDice([face])) for face in range(1, 101)]

    assert found.total == 100
    assert found.counts == Counter(outcome.count for outcome in shown)
    assert found.labels == Counter(outcome.label for outcome in shown)


@pytest.mark.parametrize("check", SINGLE + LONGER, ids=lambda check: type(check).__name__)
def test_odds_of_every_check_add_up_and_are_possible(check: Any) -> None:
    found = odds(check, SHEET)

    assert sum(found.counts.values()) == sum(found.labels.values()) == found.total
    assert set(found.counts) <= (ART.counts(check) or set()) | {""}
    merits = [int(count[:-1]) * (1 if count[-1] == "s" else -1) for count in found.counts if count]
    assert merits == sorted(merits, reverse=True) or "" in found.counts


@pytest.mark.parametrize("check", LONGER, ids=lambda check: type(check).__name__)
def test_odds_of_longer_actions_are_what_their_resolve_does(check: Any) -> None:
    found = odds(check, SHEET)
    played = Counter(check.resolve(SHEET, SeededDice(str(seed))).count for seed in range(3000))

    for count, ways in found.counts.items():
        assert abs(played[count] / 3000 - ways / found.total) < 0.035


def test_counting_ways_gives_what_running_through_all_of_them_gives() -> None:
    check = LONGER[1]

    counted, run = odds(check, SHEET), Counter[str]()
    for outcome, ways in every(check, SHEET):
        run[outcome.count] += ways

    assert counted.total == sum(run.values()) == 10_000
    assert counted.counts == run


def assist(helper: str, rank: Rank = Rank.POOR, **more: Any) -> Assist:
    """Return help by somebody, who can be Catastrophic at it."""
    return Assist(
        helper=helper, helper_attribute="craft", helper_difficulty=rank, attribute=("craft",),
        difficulty=Rank.GOOD, **more,
    )  # fmt: skip


@pytest.mark.long(2)
@pytest.mark.rule("ART-239", "ART-240", "ART-241", "ART-243")
@pytest.mark.parametrize(
    "check",
    [
        assist("jane"),
        assist("ben"),
        assist("any"),
        assist("nobody"),
        assist("", impede=True),
        assist("jane", Rank.AWESOME, impede=True),
    ],
    ids=["companion", "adventurer", "picked", "absent", "hindering", "hindered by another"],
)
def test_odds_of_help_are_those_of_all_faces_of_both_rolls(check: Assist) -> None:
    sheet = party.with_member(SHEET, hero(name="Ben", skills={"climb": 1}))

    counted, run = odds(check, sheet), tally(every(check, sheet))

    assert counted.total % run.total == 0 or run.total % counted.total == 0
    for one, other in (
        (counted.labels, run.labels),
        (counted.counts, run.counts),
        (counted.triggers, run.triggers),
    ):
        assert {name: ways * run.total for name, ways in one.items()} == {
            name: ways * counted.total for name, ways in other.items()
        }


def test_odds_of_help_run_through_the_second_roll_once_for_each_result_of_the_first() -> None:
    rolled = [outcome for outcome, _ in assist("jane").ways(SHEET)]

    assert len(rolled) <= 100 * len(Rank)


@given(trait=st.integers(1, 30), difficulty=st.sampled_from(Rank))
def test_every_possible_count_has_its_chance_on_every_row(trait: int, difficulty: Rank) -> None:
    check = TraitRoll(trait=trait, difficulty=difficulty)

    assert set(odds(check, None).counts) == set(check.counts() or ())


def test_percentages_never_round_to_certainty() -> None:
    found = odds(TraitRoll(trait=30, difficulty=Rank.PATHETIC), None)

    assert found.percent(found.total) == 100
    assert found.percent(0) == 0
    assert (found.succeeding, found.percent(found.succeeding)) == (99, 99)


def test_too_many_rolls_are_refused() -> None:
    class Long:
        def resolve(self, sheet: object, dice: Dice) -> Outcome:
            return Outcome("x", faces=dice.roll(9, 100))

    with pytest.raises(SoloError, match="too many rolls"):
        odds(Long(), None)


def test_ways_of_different_dice_share_one_total() -> None:
    class Mixed:
        def resolve(self, sheet: object, dice: Dice) -> Outcome:
            first = dice.roll(1, 2)[0]
            return Outcome("a") if first == 1 else Outcome(f"b{dice.roll(1, 3)[0]}")

    assert odds(Mixed(), None).labels == {"a": 3, "b1": 1, "b2": 1, "b3": 1}


def test_what_no_way_leads_to_is_left_out() -> None:
    found = tally(iter([(Outcome("passed", 1), 0), (Outcome("failed", 0, 1, (), ("burnt",)), 3)]))

    assert (found.total, found.labels, found.counts) == (3, {"failed": 3}, {"1f": 3})


def test_what_takes_decisions_has_no_odds() -> None:
    class Fight:
        def begin(self, sheet: object) -> None: ...

    with pytest.raises(ValueError, match="depends on what you do"):
        odds(Fight(), None)  # type: ignore[arg-type]  # an author may put a check or an encounter


def test_an_option_that_can_not_be_taken_has_no_odds() -> None:
    """A player may ask for them all the same: nothing escapes to end the session."""
    poor = hero(fame=0)
    rolling = Rolling(TraitRoll(attribute=("strength",), difficulty=Rank.POOR))

    assert weighed(rolling, "roll", poor) is not None
    assert weighed(rolling, "spend-fame", poor) is None
    assert weighed(rolling, "sing", poor) is None


@pytest.mark.rule("CON-010", "FO-007", "FO-008", "FO-015")
@pytest.mark.parametrize(("name", "key"), [("conan-2d20", "focus"), ("fallout-2d20", "tag")])
def test_a_pool_may_be_one_d20(name: str, key: str) -> None:
    """Of 20 faces 9 are successes, two of which count twice; a helper's die has such a pool."""
    kind = find(name).checks["skill"]

    found = odds(kind(tn=9, dice=1, **{key: 2}), None)

    assert (found.total, found.counts) == (20, {"2s": 2, "1s": 7, "1f": 11})
    with pytest.raises(ValueError, match="dice: 1 to 2, not 3"):
        kind(tn=9, dice=3)


@pytest.mark.rule("ART-238")
@pytest.mark.parametrize("rank", [Rank.INFERIOR, Rank.POOR, Rank.PASSABLE, Rank.GOOD])
def test_a_complex_action_is_harder_than_a_simple_one(rank: Rank) -> None:
    """Two steps that must both be managed succeed less often than one roll against the same."""
    names = ("a", "b")
    steps = tuple(
        ComplexStep(id=name, attribute=("charm",), difficulty=rank, **TOLD)  # type: ignore[arg-type]
        for name in names
    )
    simple = odds(TraitRoll(attribute=("charm",), difficulty=rank), hero())

    whole = odds(Complex(steps=steps), hero())

    assert whole.succeeding / whole.total < simple.succeeding / simple.total


def test_odds_are_worked_out_once_for_the_same_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    worked: list[object] = []
    through = odds_module.tally

    def counted(ways: Iterator[tuple[Outcome, int]], *, graded: bool = True) -> odds_module.Odds:
        worked.append(ways)
        return through(ways, graded=graded)

    monkeypatch.setattr(odds_module, "tally", counted)
    bold, meek = hero(attributes={"fate": 9}), hero(attributes={"fate": 2})

    first = [odds(Fate(difficulty=Rank.POOR), sheet) for sheet in (bold, meek)]
    again = [odds(Fate(difficulty=Rank.POOR), sheet) for sheet in (bold, meek)]

    assert first == again
    assert len(worked) == 2
    assert first[0] != first[1]


def test_odds_that_are_remembered_do_not_pile_up() -> None:
    for _ in range(300):
        odds(Fate(difficulty=Rank.POOR, fate=7), hero())

    assert len(odds_module._REMEMBERED) <= odds_module._MOST_REMEMBERED


@pytest.mark.parametrize("check", [one for one in SINGLE if one.reads(SHEET) is not None], ids=repr)
def test_odds_that_are_remembered_are_those_of_the_sheet(check: Any) -> None:
    """What a sheet has besides what the roll reads changes nothing; what it reads does."""
    sheets = [SHEET, replace(SHEET, fame=4), replace(SHEET, bonus=0), hero(party=(SHEET,))]
    sheets += [hero(attributes=dict.fromkeys(SHEET.attributes, 11), skills={"climb": 1})]

    for sheet in sheets:
        fresh = tally(check.ways(sheet), graded=check.graded)
        assert replace(odds(check, sheet), by_label=False) == fresh


def test_odds_of_a_hero_who_changed_otherwise_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    check, first = Fate(difficulty=Rank.GREAT), hero(companions={"jane": JANE})
    known = odds(check, first)
    monkeypatch.setattr(odds_module, "_worked_out", None)

    assert odds(check, replace(first, xp=3, fame=2)) is known


@pytest.mark.parametrize(
    ("ways", "total", "told"),
    [(0, 1000, 0), (1, 1000, 1), (999, 1000, 99), (1000, 1000, 100), (5, 1000, 1), (1, 3, 33),
     (1, 200, 1), (199, 200, 99), (15, 1000, 2)],
)  # fmt: skip
def test_a_chance_is_0_or_100_percent_only_if_it_is_so_exactly(
    ways: int, total: int, told: int
) -> None:
    found = Odds(total=total, labels={}, counts={}, triggers={})

    assert found.percent(ways) == told
