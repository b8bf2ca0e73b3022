"""What goes wrong: stray shots, fumbles row by row, and attacks that meet one's own."""

import pytest

from solo.rules.art.fight import attack, defend, fumble
from solo.rules.art.fight.state import Turn
from solo.rules.art.fight.tasks import Arm, Assault, Blow, Defend, FreeAttack, Fumbled
from solo.rules.art.foe import Foe
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party import members as party
from solo.rules.core.dice import LoadedDice
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
    arm,
    bout,
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


def shot(*, ben_in_their_band: bool) -> attack.Landed:
    bow = arm("bow")
    assert ben_in_their_band in (True, False)
    return attack.Landed(blow=Blow(by="ada", at="f0", arm=Arm(item=bow.item, carried=bow)))


@pytest.mark.rule("ART-391")
@pytest.mark.parametrize("there", [True, False])
def test_a_pathetic_shot_strikes_the_unluckiest_of_ours_beside_the_target(there: bool) -> None:
    sheet = party.with_member(two(), hero(name="Cy"))
    dice = LoadedDice([face(7, GD), face(7, IN)])
    now = draft(IDLE, sheet=sheet, dice=dice)
    now.change("f0", band=9)
    for one in ("ben", "cy"):
        now.change(one, band=9 if there else 3)
    shot(ben_in_their_band=there).after(now, result(PT))

    struck = [task for task in now.stack if isinstance(task, Assault)]
    assert [(task.at, task.rank, task.melee) for task in struck] == [("cy", PR, False)] * there
    if there:
        defend.announce(now, struck[0])
        assert isinstance(now.stack[-1], Defend)


@pytest.mark.rule("ART-391")
def test_a_henchman_counts_and_nobody_else_is_in_danger() -> None:
    sheet = party.joined(hero(), "tomas", Foe(name="Tomas"))
    now = draft(IDLE, sheet=sheet)
    now.change("f0", band=9)
    now.change("tomas", band=9)
    shot(ben_in_their_band=False).after(now, result(PT))
    assert [task.at for task in now.stack if isinstance(task, Assault)] == ["tomas"]
    thrown = arm("hatchet", PS, "thrown")
    blow = Blow(by="ada", at="f0", arm=Arm(item=thrown.item, carried=thrown, thrown=True))
    assert attack._mishap(now, blow, PT) == ()
    assert attack._mishap(now, axe(), PT) == ()


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
def test_each_row_of_the_fumble_table(own: int, foe: int, what: str) -> None:
    mine = fumble.Recovered(task=Fumbled(who="ada", by="ada", at="f0", arm=axe().arm))
    theirs = fumble.Recovered(task=Fumbled(who="f0", by="ada", at="ada"))
    for task, rank in ((mine, own), (theirs, foe)):
        there = draft(BRUTE, IDLE, sheet=two())
        task.after(there, result(rank))  # type: ignore[arg-type]
        assert [note.facts["what"] for note in there.notes if note.code == "fight-fumble"] == [what]


@pytest.mark.rule("ART-393")
@pytest.mark.parametrize(("what", "columns"), [("shaken-1", -1), ("shaken-2", -2)])
def test_who_is_shaken_rolls_worse_until_the_end_of_the_next_turn(what: str, columns: int) -> None:
    there = draft(BRUTE)
    fumble.happen(there, Fumbled(who="ada", by="ada", at="f0"), what)
    assert attack.check_of(there, axe()).shift == columns
    assert defend.check_of(there, Assault(at="ada", by=("f0",), rank=PR)).shift == columns
    assert there.fighter("ada").lasting[0].left == 2
    there.alter(turn=Turn(who="f0"))
    fumble.happen(there, Fumbled(who="ada", by="ada", at="f0"), what)
    assert there.fighter("ada").lasting[1].left == 1
    fumble.happen(there, Fumbled(who="f0", by="ada", at="ada"), what)
    from solo.rules.art.fight.assault import attack_rank

    assert attack_rank(there, "f0", "ada") == PR + columns


@pytest.mark.rule("ART-393")
def test_a_slip_towards_comrades_needs_one_in_the_band() -> None:
    alone = draft(BRUTE)
    fumble.happen(alone, Fumbled(who="ada", by="ada", at="f0", arm=axe().arm), "comrade")
    assert alone.columns("ada", "rolls") == -1
    assert not alone.stack
    pair = draft(BRUTE, IDLE)
    fumble.happen(pair, Fumbled(who="f0", by="ada", at="ada"), "comrade")
    assert pair.stack[-1].at == "f1"  # type: ignore[union-attr]


@pytest.mark.rule("ART-393")
def test_the_other_rows_do_what_they_say() -> None:
    def after(what: str, who: str = "ada", **changes: object) -> object:
        there = draft(BRUTE)
        there.change(who, **changes)
        other = "f0" if who == "ada" else "ada"
        fumble.happen(there, Fumbled(who=who, by="ada", at=other, arm=axe().arm), what)
        return there

    free = after("free-attack").stack[-1]  # type: ignore[attr-defined]
    assert isinstance(free, FreeAttack)
    assert (free.by, free.at) == ("f0", "ada")
    assert not after("drop").sheet("ada").gear  # type: ignore[attr-defined]
    assert after("drop", "f0").fighter("f0").weapon == "ground"  # type: ignore[attr-defined]
    assert after("fall").fighter("ada").prone  # type: ignore[attr-defined]
    assert not after("fall", prone=True).sheet("ada").gear  # type: ignore[attr-defined]
    assert after("no-attack").barred("ada", "no-attack")  # type: ignore[attr-defined]
    assert after("no-move").barred("ada", "no-move")  # type: ignore[attr-defined]
    assert after("no-parry").barred("ada", "no-parry")  # type: ignore[attr-defined]
    assert not after("recover").fighter("ada").lasting  # type: ignore[attr-defined]


@pytest.mark.rule("ART-393")
def test_a_free_attack_comes_only_if_it_reaches() -> None:
    there = draft(BRUTE)
    fumble.free_attack(there, FreeAttack(by="f0", at="ada", why="fumble"))
    assert isinstance(there.stack[-1], Assault)
    far = draft(BRUTE)
    far.change("f0", band=9)
    fumble.free_attack(far, FreeAttack(by="f0", at="ada", why="fumble"))
    assert not far.stack
