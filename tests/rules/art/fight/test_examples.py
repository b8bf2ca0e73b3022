"""The worked examples of combat, E79 to E93, and what follows straight from them."""

import pytest

from solo.rules.art.fight import order
from solo.rules.art.fight.assault import Assault, attack_rank
from solo.rules.art.fight.defense import damage
from solo.rules.art.fight.movement import movement
from solo.rules.art.fight.state import Fighter
from solo.rules.art.fight.surroundings import Feature, Hazard
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.track import places
from solo.rules.art.fight.view import fight_view
from solo.rules.art.fight.written import Placed
from solo.rules.art.foe import Foe
from solo.rules.art.party import members as party
from solo.rules.core.dice import LoadedDice
from solo.words import english
from tests.rules.art.fight.arena import (
    AW,
    AXE,
    BRUTE,
    CT,
    EX,
    FB,
    GD,
    GT,
    IN,
    PR,
    PS,
    PT,
    SP,
    Bout,
    arm,
    bout,
    fight,
    lineup,
    shield,
    table_of,
)  # fmt: skip
from tests.rules.art.sample import face, hero

MINION = Foe(name="the thug", attributes={"alertness": PR})
BOSS = Foe(name="the boss", attributes={"alertness": SP})


def fighters(*ranked: tuple[str, int, bool]) -> dict[str, Fighter]:
    return {
        name: Fighter(id=name, key=name, name=name, side="foe" if foe else "hero", initiative=rank)
        for name, rank, foe in ranked
    }


JEN = fighters(("jen", SP, False), ("bill", PR, False), ("sam", PT, False),
               ("thug", PR, True), ("boss", SP, True))  # fmt: skip


@pytest.mark.rule("ART-334", "ART-336", "ART-337", "ART-338", "ART-339", "ART-340", "ART-341")
@pytest.mark.rule("ART-342", "ART-343")
@pytest.mark.example("E79")
def test_the_best_initiative_acts_first_and_the_slowest_lose_a_turn() -> None:
    turns = order.in_order((one.id, one.initiative, one.foe) for one in JEN.values())

    assert turns == ("jen", "boss", "bill", "thug", "sam")
    assert order.bonus_round(JEN, turns, "") == ("jen", "boss")
    assert [who for who in turns if order.loses_first(JEN[who].initiative)] == ["sam"]


@pytest.mark.example("E79")
def test_the_example_of_initiative_played() -> None:
    sheet = party.with_member(
        party.with_member(hero(name="Jen"), hero(name="Bill")), hero(name="Sam")
    )
    faces = [face(7, SP), face(7, PR), face(7, PT), *[face(2, PS)] * 20]
    far = {"placed": (Placed(foe="f0", band=10), Placed(foe="f1", band=10)), "band": 1}
    started = Bout(fight(MINION, BOSS, sheet=sheet, **far), sheet, LoadedDice(faces)).take("go-on")

    assert started.sheet.name == "Jen"
    assert started.now is not None
    assert started.battle.order == ("jen", "f1", "bill", "f0", "sam")
    started.take("end-turn", "end-turn")
    assert started.sheet.name == "Bill"
    started.take("end-turn")
    lost = {note.facts["who"]: note.facts["why"] for note in started.said("loses-turn")}
    assert lost["Sam"] == "slow"


@pytest.mark.rule("ART-344")
def test_the_simple_order_goes_round_the_table() -> None:
    assert order.round_the_table(tuple(JEN.values())) == ("jen", "bill", "sam", "thug", "boss")
    slow = fighters(("a", PR, False), ("b", PS, False), ("foe", GD, True))
    assert order.round_the_table(tuple(slow.values())) == ("foe", "a", "b")
    quick = fighters(("a", PR, False), ("b", GD, False), ("foe", GD, True))
    assert order.round_the_table(tuple(quick.values())) == ("b", "foe", "a")


@pytest.mark.rule("ART-356", "ART-357", "ART-358", "ART-359", "ART-360")
@pytest.mark.example("E80")
def test_who_waits_later_acts_before_who_waited_first() -> None:
    after_abe = order.waits(("ben", "cindy"), "abe", "cindy")
    assert after_abe == ("ben", "cindy", "abe")
    assert order.may_wait_for(after_abe[1:], {"abe"}) == ("cindy",)
    after_ben = order.waits(after_abe[1:], "ben", "cindy")
    assert after_ben == ("cindy", "ben", "abe")
    assert order.may_wait_for(after_ben[1:], {"abe", "ben"}) == ()


@pytest.mark.reading("C16")
@pytest.mark.rule("ART-360")
@pytest.mark.example("E81")
def test_nobody_slips_past_one_who_waits() -> None:
    after_abe = order.waits(("ben", "cindy"), "abe", "ben")
    assert after_abe == ("ben", "abe", "cindy")
    assert order.may_wait_for(after_abe[1:], {"abe"}) == ()


@pytest.mark.rule("ART-363", "ART-364", "ART-365", "ART-366")
def test_where_a_fight_begins() -> None:
    assert places(1, 10, None) == (4, 5)
    assert places(4, 10, 8) == (8, 4)
    assert lineup(BRUTE, range="open").fighters["f0"].band == 7
    assert lineup(BRUTE, range="woods").combat.distance == 3


@pytest.mark.rule("ART-367")
@pytest.mark.example("E82")
def test_initiative_may_set_the_range() -> None:
    begun = bout(BRUTE, range="initiative", dice=LoadedDice([face(7, GT)]))

    assert abs(begun.one("f0").band - begun.one("ada").band) == 7


@pytest.mark.rule("ART-369", "ART-376")
def test_the_movement_table() -> None:
    rows = [movement(rank) for rank in (CT, PT, FB, IN, PR, PS, GD, GT, SP, AW, EX)]

    assert rows == [(0, 0), (0, 1), (0, 1), (0, 1), (1, 1), (1, 2), (1, 3), (1, 4), (2, 4), (2, 5),
                    (2, 5)]  # fmt: skip


def moved(rank: int, **more: object) -> Bout:
    """A fight whose hero has rolled Agility for moving."""
    quiet = Foe(name="the idler", attributes={"alertness": CT}, policy="passive")
    dice = LoadedDice([face(7, PS), face(7, rank), *[face(7, GD)] * 9])
    begun = bout(quiet, dice=dice, **more).take("move")
    return begun.take("nothing") if "nothing" in begun.open else begun


@pytest.mark.rule("ART-368")
@pytest.mark.example("E83")
def test_a_poor_result_moves_one_band_and_leaves_the_action() -> None:
    begun = moved(PR).take("band-5")

    assert begun.one("ada").band == 5
    assert "attack-f0-hatchet" in begun.open


@pytest.mark.example("E84")
def test_an_inferior_result_moves_one_band_and_takes_the_action() -> None:
    begun = moved(IN)
    assert {"band-3", "band-5"} <= {*begun.open}

    begun.take("band-3")

    assert not {"move", "dodge", "band-2"} & {*begun.open}
    assert begun.over().said("round")[-1].facts["round"] == 2


@pytest.mark.rule("ART-370")
@pytest.mark.example("E85")
def test_movement_may_be_split_around_an_attack() -> None:
    begun = moved(AW, sheet=hero(gear=(arm("bow"),))).take("band-3", "attack-f0-bow")
    assert "band-2" in begun.open

    begun.take("band-2")

    assert begun.one("ada").band == 2


@pytest.mark.rule("ART-371")
@pytest.mark.example("E86")
def test_a_band_full_of_foes_is_hard_to_leave() -> None:
    idle = Foe(name="the idler", attributes={"alertness": CT}, policy="passive")
    sheet = party.joined(hero(), "tomas", idle)
    dice = LoadedDice([face(7, PS), face(1, IN), face(7, IN), *[face(7, GD)] * 9])
    both = (Placed(foe="f0"), Placed(foe="f0"))
    begun = bout(idle, dice=dice, sheet=sheet, range=0, placed=both).take("move")

    assert not [one for one in begun.open if one.startswith("band")]


@pytest.mark.rule("ART-372")
def test_rough_ground_ends_a_move() -> None:
    begun = moved(AW, features={"3": Feature(name="mud", rough=True)})

    assert "band-3" in begun.open
    assert "band-2" not in begun.open


@pytest.mark.rule("ART-195", "ART-454", "ART-455")
def test_a_place_shifts_the_rolls_of_whoever_stands_there() -> None:
    stair = Feature(name="the stair", attack=1, defense=-2, rolls=1)
    post = Foe(name="the post", attack=PR, policy="passive")
    with_it, without = (
        bout(post, sheet=hero(gear=(AXE,)), range=0, band=4, features=features)
        for features in ({"4": stair, "5": Feature(name="the wall", attack=5)}, {})
    )

    def workbench(begun: Bout) -> FightTable:
        assert begun.now is not None
        return table_of(begun.now, begun.sheet)

    def shifts(begun: Bout) -> tuple[int, int, int, int]:
        table = workbench(begun)
        return (
            table.columns("ada", "rolls", "attack-columns"),
            table.columns("ada", "rolls", "defense-columns"),
            table.columns("ada", "attacked"),
            int(attack_rank(table, "f0", "ada")),
        )

    assert shifts(with_it) == (2, -1, 0, int(PR) + 2)
    assert shifts(without) == (0, 0, 0, int(PR))
    there = [english(one) for one in fight_view(workbench(with_it)).places[3].features]
    assert there == ["the stair", "all rolls +1", "Attack +1", "Defense -2"]


@pytest.mark.rule("ART-387")
@pytest.mark.example("E88")
def test_a_failed_defense_takes_damage_by_its_failures() -> None:
    assert damage(2, Assault(at="ada", rank=PS)) is PR
    assert damage(2, Assault(at="ada", rank=PS, rating=1)) is PS


def struck(health: tuple[int, ...], *ranks: int) -> Bout:
    """A passive foe that takes attacks of these results, one a round."""
    foe = Foe(name="the post", attributes={"alertness": CT}, policy="passive", health=health)  # type: ignore[arg-type]
    sheet = hero(gear=(AXE,), fame=0)
    begun = bout(
        foe, sheet=sheet, range=0, dice=LoadedDice([face(7, PS), *(face(7, r) for r in ranks)])
    )
    for _ in ranks:
        begun.take("attack-f0-hatchet").over()
    return begun


@pytest.mark.reading("C19")
@pytest.mark.rule("ART-261", "ART-388")
@pytest.mark.example("E89")
def test_a_hit_staggers_and_a_second_checks_the_lowest_besides() -> None:
    once = struck((PR, PS, GD, GT), GT)
    assert once.one("f0").checked == {3}
    assert "fight-staggered" in once.codes()

    twice = struck((PR, PS, GD, GT), GT, GT)
    assert twice.one("f0").checked == {0, 2, 3}
    thrice = struck((PR, PS, GD, GT), GT, GT, PR)
    assert thrice.one("f0").checked == {0, 2, 3}


@pytest.mark.rule("ART-388", "ART-053")
@pytest.mark.example("E90")
def test_one_blow_far_above_every_box_is_the_end() -> None:
    ended = struck((IN, IN, PR, PS), SP)

    assert ended.outcome is not None
    assert ended.outcome.label == "won"


@pytest.mark.rule("ART-389")
@pytest.mark.example("E91")
def test_an_attack_among_adventurers_is_met_by_its_result() -> None:
    attack = Assault(at="ben", rank=GD, name="Ada", comrade=True)

    assert damage(GD - PR, attack) is PR


@pytest.mark.rule("ART-401", "ART-402", "ART-403", "ART-409")
@pytest.mark.example("E92")
def test_a_parry_stops_the_damage_and_takes_the_action() -> None:
    foe = Foe(name="the duelist", attributes={"alertness": AW}, attack=GD, weapon="blade")
    sheet = hero(gear=(shield(), AXE))
    dice = LoadedDice([face(7, PS), face(1, IN), face(7, GT), *[face(7, GD)] * 9])
    begun = bout(foe, sheet=sheet, range=0, asks=True, dice=dice, bands=3)
    begun.take("roll", "no-shield", "roll", "parry-shield", "roll")

    assert "fight-parried" in begun.codes()
    assert not begun.sheet.checked


@pytest.mark.rule("ART-414", "ART-415", "ART-416")
@pytest.mark.example("E93")
def test_five_feet_are_a_goal_of_five() -> None:
    ledge = Feature(name="the ledge", hazard=Hazard(damage=EX, feet=5))
    foe = Foe(name="the post", attributes={"alertness": CT, "strength": PR}, policy="passive")
    dice = LoadedDice([face(7, PS), face(7, GD), face(7, GD)])
    begun = bout(foe, range=0, features={"5": ledge}, dice=dice)
    begun.take("force-back-f0").over()
    effort = begun.said("effort")[-1].facts
    assert (effort["won"], effort["goal"]) == (3, 5)

    begun.take("force-back-f0")

    assert begun.outcome is not None
    assert begun.outcome.label == "won"
