"""What goes wrong: stray shots, fumbles row by row, and attacks that meet one's own."""

from dataclasses import replace

import pytest

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight.arms import Arm
from solo.rules.art.fight.assault import Assault, attack_rank
from solo.rules.art.fight.attack import free_attack, fumble, happen, land
from solo.rules.art.fight.attack_roll import Blow, attack_check
from solo.rules.art.fight.defense import defense_check
from solo.rules.art.fight.friendly_fire import stray_shot
from solo.rules.art.fight.npc_turns import npc_turn
from solo.rules.art.fight.state import Turn, worn
from solo.rules.art.fight.table import FightTable
from solo.rules.art.foe import Foe
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party import members as party
from solo.rules.core.dice import LoadedDice
from solo.rules.core.outcome import Outcome
from tests.rules.art.fight.arena import (
    AW,
    AXE,
    BRUTE,
    CT,
    FB,
    GD,
    GT,
    IN,
    PR,
    PS,
    PT,
    SP,
    answered,
    arm,
    bout,
    returned,
)
from tests.rules.art.fight.test_options import IDLE, axe, draft, result
from tests.rules.art.sample import face, hero


def two(**more: object) -> Sheet:
    """Ada and Ben, in one band."""
    return party.with_member(hero(gear=(AXE,), **more), hero(name="Ben"))


@pytest.mark.rule("ART-389")
@pytest.mark.example("E91")
def test_a_blow_that_goes_astray_is_met_by_a_comrades_defense() -> None:
    """E91 as it is played: a Good attack on Ben, who rolls Poor on Defense: Poor damage.

    Ada's Catastrophic blow is a fumble, the fumble's Agility is Feeble, and Ben is the only comrade
    in the band: she strikes him, Good; his Defense of 1 comes to Poor, two failures.
    """
    dice = LoadedDice([face(7, PS), face(7, PS), face(7, CT), face(7, FB), face(7, GD),
                       face(1, PR), *[face(7, PS)] * 30])  # fmt: skip
    begun = bout(IDLE, sheet=two(), range=0, dice=dice)
    while "attack-f0-hatchet" not in begun.open:
        begun.take(begun.listed[0])
    begun.take("attack-f0-hatchet")

    rolls = {(note.facts["who"], note.facts["deed"]): note.facts for note in begun.said("roll")}
    assert rolls["Ada", "fumble"]["label"] == "Feeble"
    assert rolls["Ben", "defense"]["difficulty"] == "Good"
    assert rolls["Ben", "defense"]["failures"] == 2
    ben = next(one for one in party.members(begun.sheet) if one.name == "Ben")
    assert [ben.boxes[place] for place in ben.checked] == [PR]


# Stray shots


def shot(now: FightTable, result_: Outcome) -> None:
    """Let a shot with a bow come to a result."""
    bow = arm("bow")
    blow = Blow(by="ada", at="f0", arm=Arm(item=bow.item, carried=bow))
    answered(land(now, blow, result_))


def rolls(now: FightTable) -> list[tuple[str, str, str]]:
    """Return who rolled what against what."""
    facts = [note.facts for note in now.notes if note.code == "fight-roll"]
    return [(one["who"], one["deed"], one["difficulty"]) for one in facts]


@pytest.mark.rule("ART-391")
@pytest.mark.parametrize("there", [True, False])
def test_a_pathetic_shot_strikes_the_unluckiest_of_ours_beside_the_target(there: bool) -> None:
    sheet = party.with_member(two(), hero(name="Cy"))
    dice = LoadedDice([face(7, GD), face(7, IN), face(1, PS)])
    now = draft(IDLE, sheet=sheet, dice=dice)
    now.alter("f0", band=9)
    for one in ("ben", "cy"):
        now.alter(one, band=9 if there else 3)
    shot(now, result(PT))

    assert [one for one in rolls(now) if one[1] != "cast"] == [("Cy", "defense", PR.word)] * there
    assert [one[0] for one in rolls(now) if one[1] == "cast"] == ["Ben", "Cy"] * there


@pytest.mark.rule("ART-391")
def test_a_henchman_counts_and_nobody_else_is_in_danger() -> None:
    sheet = party.joined(hero(), "tomas", Foe(name="Tomas"))
    now = draft(IDLE, sheet=sheet)
    now.alter("f0", band=9)
    now.alter("tomas", band=9)
    shot(now, result(PT))
    assert rolls(now) == [("Tomas", "defense", PR.word)]
    thrown = arm("hatchet", PS, "thrown")
    blow = Blow(by="ada", at="f0", arm=Arm(item=thrown.item, carried=thrown, thrown=True))
    assert returned(stray_shot(now, blow)) is None
    assert returned(stray_shot(now, axe())) is None


# The Fumble table


ROWS = [
    (CT, AW, "shaken-2"),
    (PT, SP, "shaken-1"),
    (FB, GT, "comrade"),
    (IN, GD, "free-attack"),
    (PR, PS, "drop"),
    (PS, PR, "fall"),
    (GD, IN, "no-attack"),
    (GT, FB, "no-move"),
    (SP, PT, "no-parry"),
    (AW, CT, "recover"),
]


@pytest.mark.rule("ART-393", "ART-395")
@pytest.mark.parametrize(("own", "foe", "what"), ROWS)
def test_each_row_of_the_fumble_table(own: Rank, foe: Rank, what: str) -> None:
    for who, at, rank in (("ada", "f0", own), ("f0", "ada", foe)):
        there = draft(BRUTE, IDLE, sheet=two(), dice=LoadedDice([face(7, rank), *[50] * 20]))
        script = fumble(there, who, by="ada", at=at, arm=axe().arm if who == "ada" else None)
        answered(script, *["nothing"] * (rank == AW))  # doubles teach something
        found = [note.facts["what"] for note in there.notes if note.code == "fight-fumble"]
        assert found[:1] == [what]


@pytest.mark.rule("ART-393")
@pytest.mark.parametrize(("what", "columns"), [("shaken-1", -1), ("shaken-2", -2)])
def test_who_is_shaken_rolls_worse_until_the_end_of_the_next_turn(what: str, columns: int) -> None:
    there = draft(BRUTE)
    answered(happen(there, what, "ada", "f0"))
    assert attack_check(there, axe()).shift == columns
    assert defense_check(there, Assault(at="ada", by=("f0",), rank=PR)).shift == columns
    assert there.fighter("ada").lasting[0].left == 2
    there.update(turn=Turn(who="f0"))
    answered(happen(there, what, "ada", "f0"))
    assert there.fighter("ada").lasting[1].left == 1
    answered(happen(there, what, "f0", "ada"))
    assert attack_rank(there, "f0", "ada") == PR + columns


@pytest.mark.rule("ART-393")
def test_a_slip_towards_comrades_needs_one_in_the_band() -> None:
    alone = draft(BRUTE)
    answered(happen(alone, "comrade", "ada", "f0", axe().arm))
    assert alone.columns("ada", "rolls") == -1
    assert [note.code for note in alone.notes] == ["fight-fumble"]
    pair = draft(BRUTE, IDLE)
    answered(happen(pair, "comrade", "f0", "ada"))
    assault = next(note.facts for note in pair.notes if note.code == "fight-assault")
    assert (assault["who"], assault["at"]) == ("the brute", "the idler")


@pytest.mark.rule("ART-393")
def test_the_other_rows_do_what_they_say() -> None:
    def after(what: str, who: str = "ada", **changes: object) -> FightTable:
        there = draft(BRUTE)
        there.alter(who, **changes)
        other = "f0" if who == "ada" else "ada"
        answered(happen(there, what, who, other, axe().arm if who == "ada" else None))
        return there

    free = after("free-attack")
    codes = [note.code for note in free.notes]
    assert codes[:3] == ["fight-fumble", "fight-free-attack", "fight-assault"]
    assert (free.notes[2].facts["who"], free.notes[2].facts["at"]) == ("the brute", "you")
    assert not after("drop").sheet_of("ada").gear
    assert after("drop", "f0").fighter("f0").weapon == "ground"
    assert after("fall").fighter("ada").prone
    assert not after("fall", prone=True).sheet_of("ada").gear
    for kind in ("no-attack", "no-move", "no-parry"):
        there = after(kind)
        assert not there.barred("ada", kind)  # not in the turn in which it happens
        later = worn(there.fighter("ada").lasting, "end", there.battle.round)
        there.alter("ada", lasting=later)
        assert there.barred("ada", kind)
        assert not worn(later, "end", there.battle.round)
    assert not after("recover").fighter("ada").lasting


@pytest.mark.rule("ART-393", "ART-400")
def test_a_cautious_foe_that_is_off_balance_does_not_dodge() -> None:
    cautious = replace(BRUTE, policy="cautious")
    for slip, dodges in (("recover", True), ("no-parry", False)):
        there = draft(cautious)
        there.alter("f0", checked=frozenset(range(len(cautious.health))[1:]))
        answered(happen(there, slip, "f0", "ada"))
        answered(npc_turn(there, "f0"))
        assert ("fight-dodges" in [note.code for note in there.notes]) is dodges


@pytest.mark.rule("ART-393")
def test_a_free_attack_comes_only_if_it_reaches() -> None:
    there = draft(BRUTE)
    answered(free_attack(there, "f0", "ada", why="fumble"))
    assert "fight-assault" in [note.code for note in there.notes]
    far = draft(BRUTE)
    far.alter("f0", band=9)
    answered(free_attack(far, "f0", "ada", why="fumble"))
    assert not far.notes
