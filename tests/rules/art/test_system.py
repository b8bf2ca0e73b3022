"""The ART Engine under the protocol's names."""

from pathlib import Path

import pytest
from click import Command
from click.testing import CliRunner

from solo.cli.rolls.roll import odds, roll
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.reactions import Defense
from solo.rules.art.checks.table import standard
from solo.rules.art.checks.trait import TraitRoll
from solo.rules.art.foe import Foe
from solo.rules.art.health.burning import Burning
from solo.rules.art.health.effects import Damage
from solo.rules.art.heroes.hero_file import HeroFile
from solo.rules.art.heroes.sheet import MedKit
from solo.rules.art.options import ArtOptions
from solo.rules.art.printed import DATA
from solo.rules.art.system import ART, ArtSystem
from solo.rules.core.dice import LoadedDice
from solo.rules.core.protocols import Illegal
from solo.rules.core.system_parts import Cast, OwnTable
from tests.english import all_english, english
from tests.rules.art.sample import hero, play, use

MARA = HeroFile(
    name="Mara",
    attributes=dict(hero().attributes),
    goals=("Find the bell",),
    motivation="It rang for me.",
)

OWN = OwnTable((DATA / "action-results.csv").read_text(encoding="utf-8"), "own.csv")


@pytest.mark.rule("ART-263", "ART-264", "ART-265")
def test_first_aid_stands_open_at_any_time() -> None:
    sheet = hero(fame=1, checked=frozenset({0, 1}))

    options = {option.id: english(option.reason) for option in ART.standing(sheet)}
    step = ART.do_standing("first-aid-inferior", "", sheet, LoadedDice([]))

    assert options == {"first-aid-inferior": "", "first-aid-poor": "that takes 2 Fame"}
    assert (step.sheet.checked, step.sheet.tally, step.minutes) == (frozenset({1}), 1, 5)
    with pytest.raises(Illegal, match="that takes 2 Fame"):
        ART.do_standing("first-aid-poor", "", sheet, LoadedDice([]))


@pytest.mark.rule("ART-267", "ART-268")
def test_a_medkit_stands_open_to_the_wounded() -> None:
    sheet = hero(checked=frozenset({0}), medkits=(MedKit(name="Tin of salves", bonus=2, uses=3),))

    played = use("medkit-tin-of-salves", sheet, [90])

    assert played.sheet.medkits[0].uses == 2
    assert played.sheet.checked == frozenset()


@pytest.mark.rule("ART-263")
def test_first_aid_is_barred_with_a_reason_to_the_unhurt() -> None:
    (option,) = ART.standing(hero())

    assert (option.hint, english(option.reason)) == ("aid", "you have no wound to bind")
    with pytest.raises(Illegal, match="no wound to bind"):
        ART.do_standing(option.id, "", hero(), LoadedDice([]))


def test_the_fallen_can_do_nothing() -> None:
    assert ART.standing(hero(checked=frozenset({0, 1, 2, 3}))) == ()


def test_companions_join_and_leave() -> None:
    tomas = Foe(name="Tomas")

    sheet = ART.companion(hero(), "tomas", tomas)

    assert ART.companions(sheet) == ("tomas",)
    assert ART.companions(ART.companion(sheet, "tomas", None)) == ()


def test_options_and_a_table_reach_every_hero() -> None:
    system = ART.using(options=ArtOptions(overkill_extra="next_left"), table=OWN)

    played = play(system.create([MARA], make=False), hero(), [])

    assert played.sheet.options.overkill_extra == "next_left"
    assert played.sheet.table.bounds == standard().bounds
    assert isinstance(system, ArtSystem)


def test_without_them_heroes_are_as_they_were_written() -> None:
    played = play(ART.create([MARA], make=False), hero(), [])

    assert (played.sheet.name, played.sheet.table) == ("Mara", None)


def test_traits_may_be_typed_short() -> None:
    assert ART.trait("STR") == "strength"
    with pytest.raises(Illegal, match="did you mean 'charm'"):
        ART.trait("charn")


@pytest.mark.rule("ART-069")
def test_a_quest_pays_glory() -> None:
    assert ART.reward(3).apply(hero(), LoadedDice(()))[0].glory == 3


@pytest.mark.rule("ART-021", "ART-469")
def test_the_end_of_an_adventure_heals_and_teaches() -> None:
    sheet, notes = ART.finish(
        hero(
            checked=frozenset({0}), conditions=frozenset({"speechless"}), lasting={"speechless": 60}
        )
    )

    assert (sheet.checked, sheet.conditions, sheet.xp) == (frozenset(), frozenset(), 8)
    assert all(english(ART.phrase(note)) for note in notes)


def test_effects_have_no_counts() -> None:
    assert ART.counts(Damage(Rank.POOR)) is None
    assert ART.bind(Damage(Rank.POOR), Cast({}, {})) == Damage(Rank.POOR)


def test_a_module_can_name_every_check_label_and_rule() -> None:
    assert set(ART.checks) == {
        *("trait", "alertness", "knowledge", "fate", "sanity", "defense"),
        *("group", "sustained", "complex", "assist", "burning", "contest"),
        "lip-reading",
        *("task", "travel", "enlist", "henchman", "lot"),
    }
    assert {"awesome", "aborted", "stopped", "disaster"} <= set(ART.labels)
    assert ART.rules()
    assert ART.describe(hero())
    assert all_english(ART.status(hero()))
    assert ART.view(hero())["strength"] == 7


def test_nobody_has_a_table_and_nothing_else() -> None:
    assert ART.nobody is None
    nobody = ART.using(table=OWN).nobody

    for check in (
        TraitRoll(attribute=("strength",), difficulty=Rank.POOR),
        Defense(attack=Rank.POOR),
    ):
        with pytest.raises(ValueError, match="a hero is needed, or a number in its place"):
            check.resolve(nobody, LoadedDice([50]))
    burning = Burning(attack=Rank.AWESOME, defense=1)
    faces = [1] * 60
    assert burning.resolve(nobody, LoadedDice(faces)) == burning.resolve(None, LoadedDice(faces))


@pytest.mark.rule("ART-009")
def test_a_roll_without_a_hero_is_read_on_a_groups_own_table(tmp_path: Path) -> None:
    rows = (DATA / "action-results.csv").read_text(encoding="utf-8")
    own = tmp_path / "own.csv"
    own.write_text(rows.replace("14,3,7,15,27,42,58,73,", "14,4,8,15,27,42,58,73,"), "utf-8")
    fields = ["art", "trait", "trait=14", "difficulty=Poor"]
    face = ["--dice", "4"]

    def said(command: Command, *words: str) -> str:
        done = CliRunner().invoke(command, [*fields, *words])
        assert done.exit_code == 0, done.output
        return done.output

    assert said(roll, *face).startswith("Pathetic")
    assert said(roll, *face, "--art-table", str(own)).startswith("Catastrophic")
    assert said(odds) != said(odds, "--art-table", str(own))
