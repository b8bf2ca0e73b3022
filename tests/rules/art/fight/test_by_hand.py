"""Situations worked out by hand from the text alone, and then tried (fights of ART Engine)."""

from dataclasses import replace

import pytest

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight import by_hand
from solo.rules.art.fight.arms import arms
from solo.rules.art.fight.attack_roll import Blow, attack_check
from solo.rules.art.fight.surroundings import Feature
from solo.rules.art.foe import Foe
from solo.rules.art.gear.item import Carried, Item
from solo.rules.art.party import members as party
from solo.rules.core.dice import LoadedDice
from solo.rules.core.fights.by_hand import Met, Todo
from tests.rules.art.fight.arena import (
    AW,
    CT,
    FB,
    GD,
    GT,
    IN,
    PR,
    PS,
    PT,
    Bout,
    arm,
    bout,
    table_of,
)  # fmt: skip
from tests.rules.art.sample import face, hero

THUG = Foe(name="the thug", attributes={"alertness": FB, "dexterity": PR, "strength": FB},
           weapon="club", attack=PS)  # fmt: skip


@pytest.mark.rule("ART-426", "ART-427", "ART-428")
@pytest.mark.parametrize(
    ("mine", "theirs", "band", "difficulty"),
    [
        ("blade", "blade", 0, PR),  # the higher of Dexterity and Strength
        ("axe", "spear", 0, PR),  # two hands against two
        ("blade", "spear", 0, PS),  # one hand against two
        ("rifle", "rifle", 2, GD),  # shot out of the hands
        ("handgun", "club", 2, GD),
        ("bow", "blade", 1, GD),
        ("handgun", "rifle", 2, GT),  # both
    ],
)
def test_disarming_is_harder_by_hands_and_by_range(
    mine: str, theirs: str, band: int, difficulty: Rank
) -> None:
    dice = LoadedDice([face(7, PR), 50, *[50] * 4])
    begun = bout(replace(THUG, weapon=theirs), sheet=hero(gear=(arm(mine),)), range=band, dice=dice)
    (option,) = [one for one in begun.open if one.startswith("disarm")][:1]

    begun.take(option)

    (rolled,) = [note.facts for note in begun.said("roll") if note.facts["deed"] == "disarm"]
    assert rolled["difficulty"] == difficulty.word


@pytest.mark.rule("ART-368", "ART-369", "ART-372")
def test_an_awesome_run_ends_in_the_mud() -> None:
    """Five bands would go; the mud next door stops all that lead through it."""
    mud = {"3": Feature(name="mud", rough=True)}
    dice = LoadedDice([face(7, PR), 98])
    begun = bout(THUG, range=5, features=mud, dice=dice).take("move")
    here = begun.battle.fighters["ada"].band
    ways = {int(one.removeprefix("band-")) for one in begun.open if one.startswith("band-")}

    assert here == 2
    assert ways == {1, 3}


@pytest.mark.rule("ART-398", "ART-453", "ART-454")
def test_a_catastrophic_dodge_is_a_fall_and_worsens_defense() -> None:
    """Feeble, a column worse, against Passable with two columns for a blow at one who lies."""
    dice = LoadedDice([face(7, PR), face(7, CT), 50])
    begun = bout(THUG, range=0, dice=dice).take("dodge")

    (rolled,) = [note.facts for note in begun.said("roll") if note.facts["deed"] == "defense"]
    assert (rolled["difficulty"], rolled["label"]) == (GT.word, PT.word)
    assert rolled["failures"] == GT - PT


@pytest.mark.rule("ART-146", "ART-147")
def test_who_has_not_acted_may_fall_flat_before_the_whole_band_is_struck() -> None:
    """Feeble against Good is four failures: Good damage, and Passable for who lies flat."""
    bomber = Foe(name="the bomber", attributes={"alertness": GD}, attack=GD,
                 weapon="grenade", area=2)  # fmt: skip

    def damage(answer: str) -> list[str]:
        dice = LoadedDice([face(7, IN), face(1, FB), *[face(1, FB)] * 6])
        begun: Bout = bout(bomber, sheet=hero(health_rank=9), range=2, dice=dice)
        assert begun.open == ["stand", "fall-prone"]
        begun.take(answer)
        if "take-it" in begun.open:
            begun.take("take-it")
        return [note.facts["rank"] for note in begun.notes if note.code == "damaged"][:1]

    assert damage("stand") == [GD.word]
    assert damage("fall-prone") == [PS.word]


@pytest.mark.rule("ART-428", "ART-391", "ART-392")
@pytest.mark.parametrize(("result", "code"), [(PT, "stray"), (CT, "fumbles"), (FB, "")])
def test_a_shot_at_a_weapon_goes_wrong_as_any_shot_does(result: Rank, code: str) -> None:
    """Alertness 7 + 1 for a bow of this rank: row 8. Ben stands beside the foe."""
    sheet = party.with_member(hero(gear=(arm("bow"),)), hero(name="Ben"))
    dice = LoadedDice([face(7, PS), face(7, PS), face(8, result), face(7, PR), 50, 50, 50])
    begun = bout(THUG, sheet=sheet, range=0, dice=dice).take("disarm-f0")

    fallen = {one for one in begun.codes() if one in ("fight-stray", "fight-fumbles")}
    assert fallen == ({f"fight-{code}"} if code else set())
    assert begun.one("f0").weapon == "hand"


@pytest.mark.rule("ART-489", "ART-495")
@pytest.mark.parametrize(("feat", "each"), [("feint", 2), ("backstab", 2)])
def test_what_deceives_in_melee_helps_no_shot(feat: str, each: int) -> None:
    """Poor against Poor Cunning is one success, against Feeble Alertness three."""
    gear = (arm("handgun"), arm("hatchet"))
    sheet = hero(gear=gear, perks={feat: 1})
    dice = LoadedDice([face(7, PS), face(7, PR), face(1, PS)])
    begun = bout(THUG, sheet=sheet, range=0, dice=dice).take(f"{feat}-f0").over()
    gained = each * (1 if feat == "feint" else 3)
    table = table_of(begun.now, begun.sheet)  # type: ignore[arg-type]
    added = {
        own.key: dict(attack_check(table, Blow(by="ada", at="f0", arm=own)).added)
        for own in arms(table, "ada")
        if not own.both
    }

    assert added["hatchet"].get(feat) == gained
    assert feat not in added["handgun"]


@pytest.mark.rule("ART-511", "ART-209")
@pytest.mark.parametrize(
    ("skill", "helps"),
    [
        ("attacking with hafted weapons", True),
        ("attack with clubs", True),
        ("attacking thugs", True),
        ("attacking with blades", False),
        ("defending against thugs", False),
    ],
)
def test_attack_skills_count_as_the_text_calls_them(skill: str, helps: bool) -> None:
    dice = LoadedDice([face(7, PS), 50])
    sheet = hero(gear=(arm("club"),), skills={skill: 2})
    begun = bout(THUG, sheet=sheet, range=0, dice=dice).take("attack-f0-club")

    (rolled,) = [note.facts for note in begun.said("roll") if note.facts["deed"] == "attack"]
    assert rolled["row"] == 7 + 2 * helps


@pytest.mark.rule("ART-511", "ART-209")
@pytest.mark.parametrize(
    ("skill", "helps"),
    [
        ("defending against thugs", True),
        ("defending while wearing mail", True),
        ("defending in mail", True),
        ("defending against blades", False),
        ("attacking thugs", False),
    ],
)
def test_defense_skills_count_as_the_text_calls_them(skill: str, helps: bool) -> None:
    """Agility 7 in Passable armor is a Defense of 7."""
    mail = Carried(item=Item(name="mail", rank=PS, armor=True), id="mail", slot="ready")
    dice = LoadedDice([face(7, PS), face(9, AW), face(7, CT)])
    sheet = hero(gear=(arm("club"),), worn=mail, skills={skill: 2})
    begun = bout(THUG, sheet=sheet, range=0, dice=dice).take("end-turn")

    (rolled,) = [note.facts for note in begun.said("roll") if note.facts["deed"] == "defense"]
    assert rolled["row"] == 7 + 2 * helps


@pytest.mark.rule("ART-444", "ART-446", "ART-206")
def test_when_fate_has_said_whom_a_shot_in_a_grapple_meets_it_is_too_late_to_abort() -> None:
    dice = LoadedDice([face(7, PS), face(7, GT), face(7, CT), face(13, PR)])
    sheet = hero(gear=(arm("handgun"),))
    begun = bout(THUG, sheet=sheet, range=0, dice=dice, asks=True).take("roll")
    begun.take("grapple-f0", "roll", "attack-f0-handgun")
    assert "abort" not in begun.open
    begun.take("roll")

    assert begun.said("astray-self")
    assert "abort" not in begun.open


# What somebody at a table opens


def test_a_chase_of_a_table_has_each_foe_two_bands_away() -> None:
    dog = Foe(name="the dog")

    fled = by_hand.chase([Met("thug", THUG, 2), Met("dog", dog)], pursues=False, together=True)
    caught = by_hand.chase([Met("dog", dog)], pursues=True, together=False)

    assert (fled.foes, fled.blocks) == (("thug", "thug", "dog"), (THUG, THUG, dog))
    assert (fled.role, fled.start, fled.together) == ("pursued", 2, True)
    assert (caught.role, caught.foes, caught.together) == ("pursuer", ("dog",), False)


def test_tasks_of_a_table_have_ids_of_their_own() -> None:
    wheel = "Turn the wheel"
    todo = [Todo(wheel, "str", "good"), Todo(wheel, "agility"), Todo("!", "cunning")]

    tasks = by_hand.rounds(todo).tasks

    assert [(one.id, one.text, one.attribute, one.difficulty) for one in tasks] == [
        ("turn-the-wheel", wheel, ("strength",), GD),
        ("turn-the-wheel-2", wheel, ("agility",), PR),
        ("task", "!", ("cunning",), PR),
    ]


@pytest.mark.parametrize("text", ["0", "11", "x", "²", "", " 3", "-1"])
def test_a_band_that_is_not_there_is_refused(text: str) -> None:
    assert [by_hand._band(band, 10) for band in ("1", "10")] == [1, 10]
    with pytest.raises(ValueError, match=f"^at: bands are 1 to 10, not {text}$"):
        by_hand._band(text, 10)


def test_who_is_first_is_rolled_by_alertness() -> None:
    roll = by_hand.first()

    assert (roll.attribute, roll.purpose) == (("alertness",), "to be first")
    assert roll.skills == ("initiative", "initiative rolls")
