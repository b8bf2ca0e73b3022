"""A gamebook of an adventure by a rules file says what becomes of tracks and conditions."""

from pathlib import Path

from solo.adventure.loader import load
from solo.adventure.playing import rules_of
from solo.authoring.export import book
from solo.authoring.export.story import story_of
from solo.rules import find
from tests.english import english

ADVENTURE = """\
format: 1
title: A Short Tide
system: oath
start: a
hero: {create: false, pregenerated: [hero.yaml]}
scenes:
  a:
    text: The tide is out.
    choices:
      - text: Wade
        check: {act: {stat: iron}}
        outcomes:
          success: {text: Across., momentum: 2, goto: b}
          failure: {text: Cold., health: {dice: -1d6}, mark: shaken, goto: b}
      - {text: Wait, health: {to: 0}, goto: b}
  b: {text: Done., ending: over}
"""


def test_effects_of_a_rules_file_have_words(tmp_path: Path) -> None:
    (tmp_path / "adventure.yaml").write_text(ADVENTURE, encoding="utf-8")
    (tmp_path / "hero.yaml").write_text("name: Ada\nattributes: {iron: 3}\n", encoding="utf-8")
    loaded = load(tmp_path)
    story = story_of(loaded, rules_of(loaded))

    assert not book.not_carried(story)
    told = book.markdown(story)
    for said in ("Momentum +2.", "Health: -1d6.", "You are marked: shaken.", "Health is now 0."):
        assert said in told
    assert "Act: Iron 3 (d6 and 2d10)" in told


def test_a_clash_is_told_with_its_foes_and_how_it_goes(tmp_path: Path) -> None:
    scene = "check: {fight: {foe: wolf, count: 2}}\n    outcomes: {else: {goto: b}}"
    start, end = ADVENTURE.index("    choices:"), ADVENTURE.index("  b: {text")
    foes = "foes: {wolf: {name: Wolf, grit: 2}}\n"
    text = f"{ADVENTURE[:start]}    {scene}\n{ADVENTURE[end:]}{foes}"
    (tmp_path / "adventure.yaml").write_text(text, encoding="utf-8")
    (tmp_path / "hero.yaml").write_text("name: Ada\n", encoding="utf-8")
    loaded = load(tmp_path)
    story = story_of(loaded, rules_of(loaded))

    assert not book.not_carried(story)
    told = book.markdown(story)
    for said in (
        "Wolf 1 (Grit 2; Harm 1)", "Wolf 2 (Grit 2; Harm 1)",
        "**Strike hard.** Roll Act (stat iron). *Strong hit:* Momentum 1, their Grit -2;",
        "It is won when foe.grit",
    ):  # fmt: skip
        assert said in told


def test_a_roll_is_put_with_as_many_dice_as_fall() -> None:
    crew = find("crew")
    sheet = crew.stand_in("Ada", {"prowl": "3"})

    assert "(3d6)" in english(crew.put(crew.checks["do"](stat="prowl"), sheet))
