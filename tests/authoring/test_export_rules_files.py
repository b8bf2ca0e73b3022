"""A gamebook of an adventure by a rules file says what becomes of tracks and conditions."""

from pathlib import Path

from solo.adventure.loader import load
from solo.adventure.playing import rules_of
from solo.authoring.export import book
from solo.authoring.export.story import story_of

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
