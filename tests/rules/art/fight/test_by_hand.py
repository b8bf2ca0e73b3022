"""Situations worked out by hand from the text alone, and then tried (fights of ART Engine)."""

from dataclasses import replace

import pytest

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight.written import Feature
from solo.rules.art.foe import Foe
from solo.rules.core.dice import LoadedDice
from tests.rules.art.fight.arena import CT, FB, GD, GT, IN, PR, PS, PT, Bout, arm, bout
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
