"""A gamebook of an adventure by a rules file says what becomes of tracks and conditions."""

from pathlib import Path

import pytest

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
    assert "Miss otherwise. It succeeds with Strong hit or Weak hit." in told
    assert "Health 0 to 5, Spirit 0 to 5, Momentum -6 to 10, Experience" in told
    assert "**Before a choice.** Wherever you may choose, you may do one of these first" in told


def fought(folder: Path, during: str = "") -> str:
    """Return the gamebook of a scene with a clash, and what happens in it."""
    check = "    check: {fight: {foe: wolf, count: 2}}\n"
    start, end = ADVENTURE.index("    choices:"), ADVENTURE.index("  b: {text")
    text = f"{ADVENTURE[:start]}{check}{during}    outcomes: {{else: {{goto: b}}}}\n"
    text += f"{ADVENTURE[end:]}foes: {{wolf: {{name: Wolf, grit: 2}}}}\n"
    (folder / "adventure.yaml").write_text(text, encoding="utf-8")
    (folder / "hero.yaml").write_text("name: Ada\n", encoding="utf-8")
    loaded = load(folder)
    story = story_of(loaded, rules_of(loaded))
    assert not book.not_carried(story)
    return book.markdown(story)


def test_a_clash_is_told_with_its_foes_and_how_it_goes(tmp_path: Path) -> None:
    told = fought(tmp_path)

    for said in (
        "Wolf 1 (Grit 2; Harm 1)", "Wolf 2 (Grit 2; Harm 1)",
        "**Strike hard.** Roll Act (Stat Iron). *Strong hit:* Momentum +1, their Grit -2;",
        "*Weak hit:* Health less by their Harm, their Grit -2",
        "It is *won* when their Grit is at most 0.",
        "You have fallen when Health is 0. Then, before you go on, 8 hours pass: Health = 1 if it",
    ):  # fmt: skip
        assert said in told


@pytest.mark.parametrize(
    ("during", "said", "once", "hurt"),
    [
        ("", "", False, False),
        ("    during: [{round: 2, text: It turns.}]\n", "(in round 2:)* It", True, False),
        ("    during: [{hurt: wolf, text: It turns.}]\n", "(when Wolf 1 is hurt:)* It", True, True),
    ],
)
def test_a_book_says_how_often_what_happens_in_a_clash_comes_and_what_hurts_in_it(
    tmp_path: Path, during: str, said: str, once: bool, hurt: bool
) -> None:
    told = fought(tmp_path, during)

    assert said in told
    assert ("behind brackets such as *(in round 2:)* comes once in it" in told) is once
    assert ("is hurt when a number of theirs falls below what it was at the start" in told) is hurt


def test_a_roll_is_put_with_as_many_dice_as_fall() -> None:
    crew = find("crew")
    sheet = crew.stand_in("Ada", {"prowl": "3"})

    assert "(3d6)" in english(crew.put(crew.checks["do"](stat="prowl"), sheet))


def printed(folder: Path, system: str, choices: str, hero: str, **more: str) -> str:
    """Return the gamebook of one scene with these choices."""
    start = ADVENTURE.index("    choices:")
    text = ADVENTURE[:start].replace("oath", system) + f"    choices:\n{choices}"
    text += "  b: {text: Done., ending: over}\n" + more.get("header", "")
    (folder / "adventure.yaml").write_text(text, encoding="utf-8")
    (folder / "hero.yaml").write_text(hero, encoding="utf-8")
    loaded = load(folder)
    story = story_of(loaded, rules_of(loaded))
    assert not book.not_carried(story)
    return book.markdown(story)


def test_two_d10_are_read_as_a_d100_with_what_the_rules_do(tmp_path: Path) -> None:
    told = printed(
        tmp_path,
        "dark",
        "      - text: Climb\n"
        "        check: {climb-down: {skill: climb, hard: hard, bonus: 5}}\n"
        "        outcomes: {fumble: {goto: b}, success: {goto: b}, failure: {goto: b}}\n"
        "      - text: Look\n"
        "        check: {nerve: {worth: dire}}\n"
        "        outcomes: {holds: {goto: b}, gives: {goto: b}}\n",
        "name: Ada\nattributes: {spirit: 40}\nskills: {climb: 45}\n",
    )

    assert (
        "Climb down: Climb 45, Bonus +5, Hard -20 (d10 and 1d10). On a d100: 1 to 30: success; "
        "31 to 95: failure (HP -1); 96 to 100: fumble (Insight +1, HP -1d6).\n"
    ) in told
    assert (
        "Keep your nerve: Worth 10 (d100). On a d100: 1 to 40: holds (Sanity -1); "
        "41 to 100: gives (Sanity -5, you are Shaken, Insight +2).\n"
    ) in told
    assert "Worth: How much it may take (slight 2, grave 6, dire 10; grave unless told)." in told
    assert "Hard: How hard it is (easy 20, usual 0, hard -20, dire -40; usual unless told)" in told
    assert "Goal is the skill + the bonus + Hard - (10 if you are Shaken and you did not" in told
    assert "Offers: Steady: Take a breath first, and let it see you (you are Hunted)" in told
    assert "**Shaken.** one step harder" in told
    assert "Bind it up (HP +1; 30 minutes), if HP is below Might divided by 5, rounded down" in told
    assert " // " not in told
    assert "==" not in told


def test_a_pool_is_read_by_its_highest_die_or_its_lowest(tmp_path: Path) -> None:
    told = printed(
        tmp_path,
        "crew",
        "      - text: Act\n        check: {do: {stat: prowl, danger: desperate}}\n"
        "        outcomes: {critical: {goto: b}, success: {goto: b}, bad: {goto: b}}\n"
        "      - text: Look\n        check: {do: {stat: study}}\n"
        "        outcomes: {success: {goto: b}, failure: {goto: b}}\n",
        "name: Ada\nattributes: {prowl: 2}\n",
    )

    assert (
        "Act: Prowl 2, How dangerous 2 (2d6). The highest of 2 d6: 1 to 3: bad (Stress +2); "
        "4 to 6: success; 6 more than once: critical."
    ) in told
    assert (
        "Act: Study 0 (2d6). The lowest of 2 d6: 1 to 3: failure (Stress +1); 4 to 6: success."
    ) in told


def test_dice_of_two_kinds_have_what_the_rules_do_behind_them(tmp_path: Path) -> None:
    told = printed(
        tmp_path,
        "oath",
        "      - {text: Say it, begin: {kind: oath, id: the-bell, rank: grim}}\n"
        "      - text: Look\n        check: {gather-signs: wits}\n"
        "        outcomes: {success: {goto: b}, miss: {goto: b}}\n"
        "      - text: End\n"
        "        when: \"'the-bell' in hero.full or hero.progress.the_bell > 3\"\n"
        "        check: {fulfil: the-bell}\n        outcomes: {else: {goto: b}}\n",
        "name: Ada\n",
    ).replace("the bell", "the-bell")

    assert "(d6 and 2d10). By the rules: strong hit (Momentum +2); weak hit (Momentum +1); " in told
    assert "draw a row of 10 boxes, and write beside it: the-bell. A step is 2 marks, and 4" in told
    assert (
        "if every box of the-bell is filled or the filled boxes of the-bell is more than 3" in told
    )
    assert "Fulfil: the-bell (2d10). By the rules: miss (Momentum -2)." in told


def test_sums_and_hours_are_told_in_words(tmp_path: Path) -> None:
    told = printed(
        tmp_path,
        "oath",
        "      - {text: Wait, time: (870 - clock) % 1440, goto: b}\n"
        "      - {text: Take, set: {eggs: eggs + 1, full: eggs > 3}, time: eggs % 7, goto: b}\n",
        "name: Ada\n",
        header="clock: '05:30'\nvariables: {eggs: 0, full: false}\n",
    )

    assert "**Time.** It is 05:30. Note the minutes that pass." in told
    assert "Time passes until 20:00." in told
    assert "Write down as eggs what this comes to: eggs + 1." in told
    assert "Write down: full yes if eggs is more than 3, else no." in told
    assert "Minutes pass: what is left over when eggs is divided by 7." in told
