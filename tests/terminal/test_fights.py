"""What a player sees of a fight: the state once, then what changed; why each roll went so."""

import io
import statistics
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.engine.chance import Loaded, Seeded
from solo.engine.session import Session
from solo.rules import find, fitted
from solo.terminal.front_ends.loop import play
from solo.terminal.front_ends.plain import PlainPlayer
from tests.shipped import loaded

ROOT = Path(__file__).parent.parent.parent
FIGHTS = (
    ("the-nine-oclock-reading", "scuffle"),
    ("the-fifth-act", "swords"),
    ("the-drowned-counting-house", "queue"),
    ("a-measure-of-rain", "plank"),
    ("what-the-bridge-will-bear", "croft-rises"),
)

YARD = """
format: 1
title: The yard
system: fell
start: yard
hero: {create: false, pregenerated: [ada.yaml]}
scenes:
  yard:
    text: A yard.
    choices:
      - id: draw
        text: Draw
        check:
          fight: {foes: [dog]}
        outcomes: {1s: {goto: end}, else: {goto: end}}
  end: {ending: won}
foes:
  dog: {name: the dog, hp: 4, armor: 1, str: d6, wil: d6, dex: d6, weapon: d6, fearless: true}
"""
SEIZED = """
format: 1
title: The yard
system: conan-2d20
start: yard
hero: {create: false, pregenerated: [ada.yaml]}
scenes:
  yard:
    text: A yard.
    choices:
      - id: draw
        text: Draw
        check:
          fight:
            zones: {yard: {name: the yard}}
            start: yard
            foes: [{foe: guard, zone: yard, count: 2}]
            policy: {name: even, seize: 2, reserve: 0, dice: 0}
            may_seize_initiative: true
        outcomes: {else: {goto: end}}
  end: {ending: won}
foes:
  guard: {name: the guard, tn: 9, vigor: 6, weapons: [spear]}
"""
CONAN_ADA = (
    "{name: Ada, weapons: [sword], attributes: {agility: 9, awareness: 9, brawn: 9, coordination:"
    " 9, intelligence: 9, personality: 9, willpower: 9}}"
)
ADA = (
    "{name: Ada, attributes: {str: d8, dex: d6, int: d6, wil: d6}, hp: 4, background: cook,"
    " gear: {sword: 1}}"
)


def fought(tmp_path: Path, faces: Sequence[int], *lines: str) -> str:
    """Play lines of a FELL fight in plain words; return what was written."""
    (tmp_path / "adventure.yaml").write_text(YARD, encoding="utf-8")
    (tmp_path / "ada.yaml").write_text(ADA, encoding="utf-8")
    session = Session(load(tmp_path), find("fell"), Loaded(faces), hero="Ada")
    out = io.StringIO()
    typed = "".join(f"{line}\n" for line in ("draw", *lines))
    play(session, PlainPlayer(session, io.StringIO(typed), out))
    return " ".join(out.getvalue().split())


def test_every_roll_of_a_round_can_be_explained(tmp_path: Path) -> None:
    said = fought(tmp_path, (3, 2, 2, 1), "", "why", "why 1", "", "why 3", "why 4")

    assert "Why The dog strikes you: 2; 2 harm." in said
    assert "Why, 1 before You strike the dog: 3, less 1 for armor; 2 harm." in said
    assert "Why, 3 before You strike the dog: 3" in said
    assert "There are only 4 rolls to explain: 'why 3' explains the first." in said


def test_the_roll_that_ended_a_fight_is_explained_after_it(tmp_path: Path) -> None:
    said = fought(tmp_path, (6, 2), "", "why")

    assert said.count("Why You strike the dog: 6") == 1


def test_chances_stand_beside_the_choices_of_a_fight_and_a_round_is_told_once(
    tmp_path: Path,
) -> None:
    said = fought(tmp_path, (3, 2, 2, 1), "")

    assert "1. Attack the dog: 88% to harm (Enter)" in said
    assert said.count("Round 2.") == 1


def shipped(name: str, scene: str, *lines: str, seed: str = "s1") -> str:
    """Play lines from a fight of a shipped adventure in plain words; return what was written."""
    adventure = loaded(name)
    system = fitted(adventure.system, adventure.options)
    hero = adventure.heroes[0].name
    session = Session(replace(adventure, start=scene, party=1), system, Seeded(seed), hero=hero)
    out = io.StringIO()
    play(session, PlainPlayer(session, io.StringIO("".join(f"{one}\n" for one in lines)), out))
    return out.getvalue()


def test_the_ground_of_a_fight_is_told_once_and_the_last_round_is_announced() -> None:
    said = shipped("the-nine-oclock-reading", "scuffle", *[""] * 8)

    assert "Round 1 of 5." in said
    assert "Round 2 of 5." in said
    assert said.count("Bands 1: the door (a way out); 2: the stove") == 1
    assert said.count("You: band 1, Health") == 1
    assert "A hit takes the highest box up to its rank" in " ".join(said.split())


def rounds_of(name: str, scene: str) -> list[str]:
    """Return the full rounds of a few fights in which every answer is Enter, as they are shown."""
    found = []
    for seed in ("s1", "s2", "s3", "s4"):
        said = shipped(name, scene, *[""] * 40, seed=seed)
        begun = [said.find(f"\nRound {number}") for number in range(1, 9)]
        found += [said[begin:end] for begin, end in pairwise(begun) if 0 <= begin < end]
    return found


@pytest.mark.parametrize(
    ("name", "scene", "most"),
    [("the-drowned-counting-house", "queue", 69), ("a-measure-of-rain", "plank", 65)],
)
def test_a_usual_round_of_the_long_fights_is_not_longer_than_this(
    name: str, scene: str, most: int
) -> None:
    """The lines of a round with every question in it; in plain words each option has its own."""
    lengths = [text.count("\n") for text in rounds_of(name, scene)]

    assert len(lengths) >= 6
    assert statistics.median(lengths) <= most


def test_what_may_be_decided_about_a_roll_is_told_once_a_round() -> None:
    """Each of three strikes alike: so its chances with Doom and Fortune stand at the first."""
    first, second, *_ = rounds_of("the-drowned-counting-house", "queue")

    assert first.count("Parry (1 Doom): 61%, with doom 75%, fortune 88%") == 1
    assert first.count("Parry (1 Doom): 61%") == 2
    assert "Parry (1 Doom): " in second
    assert ", with" in second.partition("Parry (1 Doom): ")[2].partition("\n")[0]


def test_how_a_roll_is_decided_about_is_told_once_before_the_first_turn(tmp_path: Path) -> None:
    """Two guards strike before the round is told: they have seized the initiative."""
    (tmp_path / "adventure.yaml").write_text(SEIZED, encoding="utf-8")
    (tmp_path / "ada.yaml").write_text(CONAN_ADA, encoding="utf-8")
    session = Session(load(tmp_path), find("conan-2d20"), Seeded("s1"), hero="Ada")
    out = io.StringIO()
    play(session, PlainPlayer(session, io.StringIO("draw\n\n\n"), out))

    before = out.getvalue().partition("Your turn")[0]
    assert before.count("attacks you") == 2
    assert before.count("rolls at once") == 1


def test_a_second_look_tells_all_that_may_be_decided() -> None:
    said = shipped("the-drowned-counting-house", "queue", *[""] * 3, "look")
    before, after = said.rsplit("No Reaction", 1)

    assert "2. Parry (1 Doom): 61%\n 3. Dodge (Acrobatics, 1 Doom): 65%" in before
    assert "2. Parry (1 Doom): 61%, with" in after


def test_a_weapon_on_a_further_list_is_drawn_and_no_table() -> None:
    said = shipped("the-drowned-counting-house", "queue", "draw the knife")

    assert "Something else…, then Draw the knife" in said
    assert "table" not in said


def test_how_the_hero_stands_is_not_told_twice_in_a_row() -> None:
    said = shipped("the-drowned-counting-house", "queue", "1 ?", "")

    _, asked = said.split("against the tithe-payer.")
    assert "You: Vigor" not in said.split("End your turn")[1].split("against the tithe-payer.")[0]
    assert "Each die of" in asked


def test_the_menu_of_a_turn_fits_a_window_of_24_rows() -> None:
    """With the state above it and the prompt, toolbar and a gap below it."""
    for name, scene in FIGHTS:
        said = shipped(name, scene, *[""] * 12)
        for part in said.split("\n> \n"):
            told = part.strip().splitlines()
            heads = [place for place, one in enumerate(told) if "Your turn" in one]
            if heads and "Round 1" not in told[heads[-1]]:
                assert len(told) - heads[-1] <= 24 - 4, "\n".join(told)


def test_who_has_no_hp_left_is_said_to_test_for_the_next_harm(tmp_path: Path) -> None:
    """FELL-042, FELL-045: harm beyond HP is critical, and 4 or more on STR holds."""
    said = fought(tmp_path, (5, 2), "")

    assert "The dog: HP 0/4 (any harm now calls for a STR test: 4 or more" in said
    assert said.count("any harm now") == 1


def test_what_a_menu_has_folded_away_is_taken_by_its_id(tmp_path: Path) -> None:
    adventure = YARD.replace("foes: [dog]", "foes: [{foe: dog, count: 3}]")
    spells = "spells: [{name: Hush, holds: 1}, {name: Hold, holds: 2}], gear:"
    (tmp_path / "adventure.yaml").write_text(adventure, encoding="utf-8")
    (tmp_path / "ada.yaml").write_text(ADA.replace("gear:", spells), encoding="utf-8")
    session = Session(load(tmp_path), find("fell"), Loaded((6, 1, 1, 1, 1)), hero="Ada")
    out = io.StringIO()
    play(
        session,
        PlainPlayer(session, io.StringIO("draw\ncast-hold-at-dog-9\ncast-hold-at-dog-2\n"), out),
    )
    told = " ".join(out.getvalue().split())

    assert "Cast a spell…" in told
    assert "'cast-hold-at-dog-9' is no choice" in told
    assert "You cast Hold in haste: your WIL shows 6 against 1." in told


@pytest.mark.parametrize(
    ("name", "scene", "lines", "told"),
    [
        (*FIGHTS[0], ("", "7", "", "odds 1"), "Inferior or better does harm: 58%."),
        (*FIGHTS[1], ("", "odds 1"), "Stopped by armor: 60%"),
        (*FIGHTS[2], ("odds 1",), "A hit does 5.8 damage on average, less Soak"),
        (*FIGHTS[3], ("odds 1",), "A hit does 2.5 damage on average"),
        (*FIGHTS[4], ("1", "odds 1"), "No harm: 25%"),
    ],
)
def test_odds_of_a_blow_tell_its_harm_in_every_system(
    name: str, scene: str, lines: tuple[str, ...], told: str
) -> None:
    assert told in shipped(name, scene, *lines)
