"""Situations worked out by hand from the text alone, and then tried (FELL)."""

from collections.abc import Sequence

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.core.outcome import Note, Outcome
from solo.rules.fell.catalogue import EFFECTS
from solo.rules.fell.checks.attacks import Attack
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.checks.social import Reaction
from solo.rules.fell.checks.tests import Contest
from solo.rules.fell.heroes.sheet import Sheet, changed
from solo.rules.fell.system import FELL
from tests.english import all_english, english
from tests.rules.fell.sample import D4, D6, D8, D10, D12, hero, with_dice

NONE = LoadedDice(())


def struck(faces: Sequence[int], **fields: object) -> int:
    """Return the harm of an attack with these dice."""
    outcome: Outcome = Attack(**fields).resolve(None, LoadedDice(faces))  # type: ignore[arg-type]
    return outcome.successes


@pytest.mark.rule("FELL-039")
@pytest.mark.parametrize(
    ("dice", "faces", "attackers", "armor", "harm"),
    [
        ((D6, D8), (6, 7), 2, 2, 7 - 2 + 1),
        ((D4, D4, D4, D4), (1, 2, 1, 2), 4, 3, 3),  # a die stopped: the three more still hurt
        ((D10, D6), (1, 6), 1, 1, 5),  # one attacker, two weapons
        ((D12,), (12,), 1, 3, 9),
    ],
)
def test_of_many_dice_the_highest_counts_and_each_more_attacker_adds_one(
    dice: tuple[Die, ...], faces: tuple[int, ...], attackers: int, armor: int, harm: int
) -> None:
    assert struck(faces, dice=dice, attackers=attackers, armor=armor) == harm


@pytest.mark.rule("FELL-041")
@pytest.mark.parametrize(
    ("fields", "faces", "harm"),
    [
        ({"detachment": True}, (8, 3), 3),
        ({"detachment": True, "advantage": True}, (5,), 5),  # one against the other: a plain roll
        ({"detachment": True, "blast": True}, (8,), 8),
        ({"by_detachment": True}, (2, 7), 7),
    ],
)
def test_one_against_many_and_many_against_one(
    fields: dict[str, bool], faces: tuple[int, ...], harm: int
) -> None:
    assert struck(faces, dice=(D8,), **fields) == harm


@pytest.mark.rule("FELL-042", "FELL-043", "FELL-046")
@pytest.mark.parametrize(
    ("hp", "harm", "strength", "faces", "left"),
    [
        (4, 4, D8, (), (0, D8, False, False)),
        (4, 5, D8, (4,), (0, D8, False, False)),  # the test is passed with 4
        (4, 5, D8, (3,), (0, D6, True, False)),
        (0, 1, D4, (3,), (0, D4, True, True)),
    ],
)
def test_harm_beyond_hp_is_tested_once(
    hp: int, harm: int, strength: Die, faces: tuple[int, ...], left: tuple[object, ...]
) -> None:
    sheet = changed(with_dice(str=strength), hp=hp)

    after, _ = EFFECTS["harm"](harm).apply(sheet, LoadedDice(faces))

    assert (after.hp, after.attributes["str"], not after.up, after.dead) == left


@pytest.mark.rule("FELL-050", "FELL-051")
def test_three_weeks_bring_three_steps_and_none_in_want() -> None:
    low = hero(attributes={"str": D4, "dex": D6, "int": D6, "wil": D8},
               whole={"str": D10, "dex": D6, "int": D6, "wil": D8})  # fmt: skip

    def after(sheet: Sheet, weeks: int) -> Die:
        healed, _ = EFFECTS["weeks"](weeks).apply(sheet, NONE)
        return healed.attributes["str"]

    assert [after(low, weeks) for weeks in (1, 2, 3, 4)] == [D6, D8, D10, D10]
    wanting, _ = EFFECTS["deprive"]("warmth").apply(low, NONE)
    assert after(wanting, 2) == D4


@pytest.mark.rule("FELL-048", "FELL-050", "FELL-051", "FELL-053")
def test_what_rest_and_want_do_is_told_once_and_a_d4_falls_no_further() -> None:
    wanting, _ = EFFECTS["deprive"]("food").apply(hero(), NONE)
    weak = changed(hero(), attributes={**hero().attributes, "int": D4})

    assert said(EFFECTS["weeks"](2).apply(wanting, NONE)) == [
        "Without food, rest gives you nothing back."
    ]
    assert said(EFFECTS["nights"](2).apply(wanting, NONE)) == [
        "Without food, rest gives you nothing back."
    ]
    assert said(EFFECTS["weeks"](3).apply(hero(), NONE)) == [
        "You rest, and have all your HP again.",
        "You rest well; nothing was left to mend.",
    ]
    after, _ = lowered = EFFECTS["lower"]("int").apply(weak, NONE)
    assert said(lowered) == ["INT is d4 already, and can't fall further."]
    assert (after.attributes["int"], after.dead) == (D4, False)


def said(changed: tuple[Sheet, tuple[Note, ...]]) -> list[str]:
    return [english(FELL.phrase(note)) for note in changed[1]]


@pytest.mark.rule("FELL-052", "FELL-053")
def test_want_of_fifty_hours_is_two_levels_and_a_night_takes_one() -> None:
    sheet, _ = EFFECTS["deprive"]("sleep").apply(hero(), NONE)
    levels = []
    for hours in (24, 1, 23, 2, 22):
        sheet, _ = FELL.pass_time(sheet, hours * 60)
        levels.append(sheet.fatigue)
    assert levels == [0, 1, 1, 2, 2]

    fed, _ = EFFECTS["provide"]("sleep").apply(sheet, NONE)
    rested, _ = EFFECTS["nights"](1).apply(fed, NONE)
    assert rested.fatigue == 1


@pytest.mark.rule("FELL-054")
@pytest.mark.parametrize(
    ("die", "face", "label"),
    [(D12, 3, "hostile"), (D12, 4, "wary"), (D12, 7, "indifferent"), (D12, 9, "friendly"),
     (D12, 10, "helpful"), (D4, 4, "wary"), (D6, 6, "indifferent")],
)  # fmt: skip
def test_reactions_at_the_edges_of_their_rows(die: Die, face: int, label: str) -> None:
    assert Reaction(die=die).resolve(None, LoadedDice([face])).label == label


@pytest.mark.rule("FELL-029")
@pytest.mark.parametrize(("coins", "slots"), [(0, 0), (1, 1), (100, 1), (101, 2), (400, 4)])
def test_coins_fill_a_slot_for_every_hundred_begun(coins: int, slots: int) -> None:
    assert hero(coins=coins).load - hero().load == slots


@pytest.mark.rule("FELL-003")
def test_a_die_below_d4_is_told_by_its_attribute() -> None:
    tired = changed(with_dice(wil=D4), fatigue=1)

    told = all_english(
        FELL.explain(Contest(attribute=("wil",), rival=D6).resolve(tired, LoadedDice((4,))))
    )

    assert told[0] == "WIL: nothing could be rolled, the other shows 4 on d6. Lost."
