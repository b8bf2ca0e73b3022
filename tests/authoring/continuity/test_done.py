"""What texts do and show is kept by `solo test --accept`, and lint tells what has changed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo.adventure.files import find
from solo.adventure.loader import load
from solo.authoring.continuity import done
from solo.authoring.lint.lint import lint
from tests.conftest import Solo

Write = Callable[..., Path]

STORY = """\
clock: "09:00"
variables: {line: false, wire: 2, told: false}
items: {nail: {name: nail}}
quests: {mend: {title: Mend the line}, home: {title: Come home}}
events: {rain: {at: "09:30", text: It rains.}}
tables: {finds: {roll: d6, rows: {1-6: {text: A coin lies there., set: {told: true}}}}}
scenes:
  quay:
    text: "It is {{ time_of_day }}. You have {{ wire|number }} ends, and {{ wire + 1 }} hands."
    choices:
      - text: Join it
        check: {trait: {attribute: fate, difficulty: poor}}
        outcomes:
          1s+: {text: Joined at it., set: {line: true, wire: 0}, quest: {take: mend}, goto: end}
          1f: {set: {told: true}, goto: end}
          2f: {text: It slips., fall: {feet: 10, onto: wood}, goto: quay}
          else: {text: It parts., time: 5, heal: Poor, goto: quay}
      - {text: Look about, draw: {finds: {}}, fame: "wire", goto: gust}
      - text: Go on
        when: "'tam' in hero.name"
        then: "You go. It is {{ wire }}."
        gain: nail
        goto: end
  gust:
    text: The wind drops.
    check: {trait: {attribute: fate, difficulty: poor}}
    outcomes: {success: {set: {told: true}, goto: end}, else: {goto: end}}
  end:
    ending: won
    text: "{% if line %}It holds.{% endif %} {{ 'Well' if wire else 'Ill' }} done, {{ hero.name }}."
"""

BOATS = """\
scenes:
  quay:
    text: |
      The sea comes at half past four. To Ann he says it. I think one thing. He had nine boats.
      “Go with Tom Reed,” she says, “and I'll see.” Zum Glück hat er zwei Boote, and 40 men.
    choices: [{text: Go, goto: end}]
  end: {ending: won}
"""


def accepted(module: Write) -> Path:
    """Write the story, and keep what its texts do and show."""
    path = module(STORY)
    keep(path)
    return path


def keep(path: Path) -> None:
    """Keep what the texts of a story do and show, as it is now."""
    (path / "tests").mkdir(exist_ok=True)
    (path / done.FILE).write_text(done.written(done.kept(load(path))), encoding="utf-8")
    assert told(path) == []


def told(path: Path) -> list[str]:
    """Return line, column and message of each change, without the cure."""
    codes = ("effect-changed", "value-changed")
    found = [one for one in lint(path) if one.code in codes]
    assert all(one.message.endswith(" --accept") for one in found)
    return [f"{one.mark.line}:{one.mark.column} {one.message.rpartition(';')[0]}" for one in found]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("slips.", "slips., time: 5", "since 'it slips' was accepted, 'time 5' has come"),
        ("onto: wood", "onto: stone", "'fall 10 wood' has gone and 'fall 10 stone' has come"),
        ("heal: Poor", "heal: Good", "'heal poor' has gone and 'heal good' has come"),
        ('fame: "wire"', "fame: 3", "'fame points wire' has gone and 'fame 3' has come"),
        ("success: {set: {told: true}, ", "success: {", "since 'the wind drops success' was"),
        (
            ", quest: {take: mend}",
            "",
            "since 'joined at it' was accepted, 'quest take mend' has gone",
        ),
        ("line: true, wire: 0", "wire: 0", "'set line: true' has gone"),
        ("line: true, wire: 0", "line: true", "'set wire: 0' has gone"),
        ("wire: 0}", "wire: 1}", "'set wire: 0' has gone and 'set wire: 1' has come"),
        (
            "take: mend",
            "complete: mend",
            "'quest take mend' has gone and 'quest complete mend' has",
        ),
        (
            "time: 5",
            "time: 10",
            "since 'it parts' was accepted, 'time 5' has gone and 'time 10' has",
        ),
        (
            "1f: {set: {told: true}, ",
            "1f: {",
            "since 'join it 1f' was accepted, 'set told: true' has",
        ),
        ("gain: nail", "fame: 1", "since 'you go it is #' was accepted, 'gain nail"),
        (
            'at: "09:30"',
            'at: "09:40"',
            "since 'rain at' was accepted, 'at 30' has gone and 'at 40'",
        ),
        (
            "there., set: {told: true}",
            "there.",
            "since 'a coin lies there' was accepted, 'set told: true' has",
        ),
        (
            "draw: {finds: {}}",
            "set: {told: true}",
            "'draw finds' has gone and 'set told: true' has come",
        ),
        (
            "It is {{ time_of_day }}.",
            "It is half past nine.",
            "'half past nine' has come in place of",
        ),
        ("{{ wire|number }}", "two", "'you have # ends and' was accepted, 'two' has come in"),
        ("{{ wire + 1 }}", "{{ wire + 2 }}", "'wire + 2' has come in place of {{ wire + 1 }}"),
        ("'Well' if wire", "'Well' if line", "in place of {{ 'Well' if wire else 'Ill' }}"),
    ],
)
def test_what_has_changed_beside_a_text_or_in_it_is_told(
    module: Write, old: str, new: str, said: str
) -> None:
    accepted(module)
    assert old in STORY
    found = told(module(STORY.replace(old, new)))

    assert len(found) == 1
    assert said in found[0]


def test_it_is_told_where_it_stands(module: Write) -> None:
    accepted(module)
    text = STORY.replace("set: {line: true, wire: 0}, ", "").replace("{{ wire|number }}", "two")
    found = told(module(text))

    lines = module(text).joinpath("adventure.yaml").read_text(encoding="utf-8").splitlines()
    places = [tuple(map(int, one.split(" ")[0].split(":"))) for one in found]
    assert [lines[line - 1][column - 1 :][:7] for line, column in places] == ["two end", "1s+: {t"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Joined at it.", "Joined."),  # who writes the text anew knows what it does
        ("  end:\n    ending", "  end:\n    title: End\n    ending"),
        ("It parts., time: 5", "It parts! , time: 5"),
        ("wire", "copper"),  # another name, wherever it stands
        ("mend", "splice"),
        ("You have {{ wire|number }} ends, and {{ wire + 1 }} hands.", "You have hands."),
        ("You go. It is {{ wire }}.", "You go on."),
        ("It is {{ time_of_day }}.", "It is. Late."),
        ("  end:", "  close: {ending: lost, text: Joined at it.}\n  end:"),
    ],
)
def test_what_is_written_anew_or_called_otherwise_is_not_told(
    module: Write, old: str, new: str
) -> None:
    accepted(module)
    assert old in STORY

    assert told(module(STORY.replace(old, new))) == []


def test_of_texts_that_read_alike_the_one_that_changed_is_told(module: Write) -> None:
    twice = STORY.replace("It parts.", "Joined at it.")
    path = module(twice)
    (path / "tests").mkdir(exist_ok=True)
    (path / done.FILE).write_text(done.written(done.kept(load(path))), encoding="utf-8")
    found = told(module(twice.replace("time: 5", "time: 6")))

    assert [one.partition(" ")[2] for one in found] == [
        "since 'joined at it' was accepted, 'time 5' has gone and 'time 6' has come"
    ]


def test_accepting_writes_it_anew_and_says_so(module: Write, solo: Solo) -> None:
    accepted(module)
    path = module(STORY.replace("time: 5", "time: 10"))
    before = solo("test", str(path), "--games", "2").stdout
    assert "Changed since it was accepted\n" in before
    assert "since 'it parts' was accepted" in " ".join(before.split())
    said = solo("test", str(path), "--games", "2", "--accept").stdout

    assert f"Kept in {path / done.FILE}: 15 texts that do or show something: 1 new, 1 gone." in said
    assert told(path) == []


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ("", ""),
        ("does: {quay: {joined at it: []}}", ""),
        ("[a]", "type-wrong"),
        ("does: [a]", "type-wrong"),
        ("does: {quay: {joined: {a: b}}}", "type-wrong"),
        ("shows: {quay: {'#': [", "yaml-syntax"),
    ],
)
def test_a_wrong_file_is_told_and_the_adventure_plays(
    module: Write, content: str, code: str
) -> None:
    path = accepted(module)
    (path / done.FILE).write_text(content, encoding="utf-8")
    found = [one.code for one in lint(path) if one.mark.file.endswith("done.yaml")]

    assert found == [code] * bool(code)
    assert load(path)
    assert done.FILE not in find(path).contents


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("nine boats", "seven boats", "'seven' has come in place of 'nine'"),
        ("at half past four", "at half past one", "'one' has come in place of 'four'"),
        ("40 men", "41 men", "'41' has come in place of '40'"),
        ("40 men", "half a dozen men", "'half dozen' has come in place of '40'"),
        ("zwei Boote", "drei Boote", "'drei' has come in place of 'zwei'"),
        ("with Tom Reed", "with Tom Rudd", "'Rudd' has come in place of 'Reed'"),
        ("To Ann he", "To Bet he", "'Bet' has come in place of 'Ann'"),
    ],
)
def test_a_number_or_a_name_in_place_of_another_is_told(
    module: Write, old: str, new: str, said: str
) -> None:
    keep(module(BOATS))
    assert old in BOATS

    (one,) = told(module(BOATS.replace(old, new)))
    assert one.endswith(f"since 'the sea comes at # past # to' was accepted, {said}")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (" He had nine boats.", ""),  # a sentence went
        ("40 men.", "40 men. And then, with two more, Bet came."),  # one came
        ("I think", "We think"),
        ("one thing", "another thing"),
        ("“Go", "“Stay"),  # begins what is said
        ("nine boats", "nine ships"),
        ("He had nine", "Tom had nine"),  # begins a sentence
        ("nine boats", "Ann's boats"),  # of another kind
        ("nine boats", "two or three boats"),  # several for one
    ],
)
def test_other_changes_of_a_text_are_not_asked_about(module: Write, old: str, new: str) -> None:
    keep(module(BOATS))
    assert old in BOATS

    assert told(module(BOATS.replace(old, new))) == []


def test_of_texts_that_begin_alike_the_one_that_changed_is_told(module: Write) -> None:
    day = "That is how it was with us on the day of the {} geese."
    choice = "{{text: {}, then: {}, goto: end}}"
    every = ", ".join(choice.format(n, day.format(n)) for n in ("two", "six"))
    story = BOATS.replace("{text: Go, goto: end}", every)
    keep(module(story))

    (one,) = told(module(story.replace("the two geese", "the ten geese")))
    assert one.endswith("'ten' has come in place of 'two'")
