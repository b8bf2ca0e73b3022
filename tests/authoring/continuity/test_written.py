"""What is asked by what an adventure has written: by names of variables, endings, numbers set."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.adventure.playing import rules_of
from solo.authoring.continuity.asking import Asking
from solo.authoring.continuity.questions import AGAIN, READ, UNREAD, settled
from solo.authoring.continuity.remembering import Remembering
from solo.authoring.continuity.telling import remembered
from solo.authoring.playtests.playtest import playtest
from solo.engine.chance import Seeded
from solo.engine.commands import Ask
from solo.engine.events import Narrated
from solo.engine.session import Session

Write = Callable[..., Path]

STORY = """\
clock: "09:00"
variables: {ann: here, rope_lost: false, has_lamp: true, coat: worn}
scenes:
  quay:
    text: There is Ann.
    choices: [{text: Go, SET, goto: way}]
  way: {text: Sand., choices: [{text: On, goto: end}]}
  end: {ending: home, text: "TOLD {{ ann }}{{ coat }}{{ 1 if rope_lost }}{{ 2 if has_lamp }}"}
"""


def asked(path: Path, games: int = 4) -> set[str]:
    """Return the questions that games of an adventure leave."""
    report = playtest(path, games, "written")
    assert not report.faults
    return set(settled(report.questions, report.shown, report.games))


@pytest.mark.parametrize(
    ("change", "told", "question"),
    [
        ("ann: \"'dead'\"", "“Well,” says Ann.", "gone ann/end"),
        ("ann: \"'gone'\"", "“Well,” says Ann.", ""),  # who is gone may come back
        ("rope_lost: true", "You throw the rope.", "held rope_lost/end"),
        ("has_lamp: false", "Your lamp is out.", "held has_lamp/end"),
        ("has_lamp: true", "Your lamp is out.", ""),
        ("coat: \"'sold'\"", "Your coat is wet.", "held coat/end"),
        ("coat: \"'burnt'\"", "Your coat is wet.", ""),
    ],
)
def test_what_a_variable_is_called_says_who_and_what_is_there(
    module: Write, change: str, told: str, question: str
) -> None:
    told = STORY.replace("SET", f"set: {{{change}}}").replace("TOLD", told)

    assert asked(module(told)) == ({question} if question else set())


def test_who_is_declared_by_a_variable_is_left_to_the_author(module: Write) -> None:
    told = STORY.replace("SET", "set: {ann: \"'dead'\"}").replace("TOLD", "“So,” says Ann.")

    assert not asked(module(f"present: {{ghost: {{when: ann, names: [Ann]}}}}\n{told}"))


BELL = """\
variables: {strokes: 0}
scenes:
  quay:
    text: A quay.
    choices:
      - {text: One, set: {strokes: 2}, then: It strikes two., goto: end}
      - {text: Two, set: {strokes: 3}, then: It strikes three., goto: end}
      - {text: Three, set: {strokes: 5}, then: It strikes TOLD., goto: end}
  end: {ending: home, text: "{{ strokes }}"}
"""


@pytest.mark.parametrize(("told", "asks"), [("four", True), ("five", False), ("on and on", False)])
def test_a_number_that_is_set_is_the_one_that_is_told(module: Write, told: str, asks: bool) -> None:
    assert ("count strokes/quay" in asked(module(BELL.replace("TOLD", told)), 20)) is asks


ROLLED = """\
variables: {strokes: 0, crane: awake, key: false}
scenes:
  quay:
    text: A quay.
    choices:
      - text: Ring
        check: {trait: {attribute: strength, difficulty: Poor}}
        outcomes:
          3s+: {text: Seven strokes., set: {strokes: 7, crane: "'ours'", key: true}, goto: end}
          1s-2s: {text: FIVE strokes., set: {strokes: 5, crane: "'ours'"SET}, goto: end}
          failure: {text: None., set: {crane: "'ours'", key: true}, goto: end}
  end: {ending: home, text: "{{ strokes }}{{ crane }}{{ key }}"}
"""


@pytest.mark.parametrize(
    ("told", "more", "questions"),
    [
        ("Five", ", key: true", set()),
        ("Five", ", key: false", set()),
        ("Six", ", key: true", {"count strokes/quay"}),
        ("Five", "", {"set key/quay"}),
    ],
)
def test_outcomes_of_one_check_go_together(
    module: Write, told: str, more: str, questions: set[str]
) -> None:
    assert asked(module(ROLLED.replace("FIVE", told).replace("SET", more)), 40) == questions


QUEST = """\
quests: {four: Bring them out}
scenes:
  quay:
    text: A quay.
    choices:
      - text: Brake
        quest: {take: four}
        CHECK
  end: {ending: home, text: Home.}
"""
CHECKED = """\
check: {trait: {attribute: strength, difficulty: Poor}}
        outcomes:
          3s+: {text: Well., FIRST, goto: end}
          1s-2s: {text: So., SECOND, goto: end}
          failure: {text: Ill., THIRD, goto: end}"""
CHOSEN = """\
cases: [{when: turn < 1, FIRST, goto: end}, {when: turn < 2, SECOND, goto: end}, {THIRD, goto: end}]
"""
DONE, FAILED = "quest: {complete: four}", "quest: {fail: four}"


@pytest.mark.parametrize(
    ("ways", "way", "asks"),
    [
        (CHECKED, (DONE, "time: 0", DONE), True),
        (CHECKED, (FAILED, "time: 0", FAILED), True),
        (CHECKED, ("time: 0", DONE, DONE), True),  # the best alone does not complete it
        (CHECKED, (FAILED, FAILED, "time: 0"), True),  # the worst alone does not fail it
        (CHECKED, (DONE, DONE, "time: 0"), False),
        (CHECKED, ("time: 0", FAILED, FAILED), False),
        (CHECKED, (DONE, "time: 0", FAILED), False),  # some complete it, and some fail
        (CHECKED, (DONE, "cases: [{when: turn > 9, quest: {fail: four}}]", DONE), False),
        (CHECKED.replace("SECOND, goto: end", "SECOND"), (DONE, "time: 0", DONE), False),
        (CHOSEN, (DONE, "time: 0", DONE), True),
        (CHOSEN, ("time: 0", DONE, DONE), False),
        (CHOSEN, (FAILED, FAILED, "time: 0"), False),
    ],
)
def test_one_of_some_that_leaves_a_quest_open_is_asked_about(
    module: Write, ways: str, way: tuple[str, str, str], asks: bool
) -> None:
    told = zip(("FIRST", "SECOND", "THIRD"), way, strict=True)
    scenes = QUEST.replace("CHECK", ways)
    for place, does in told:
        scenes = scenes.replace(place, does)

    assert ("set four/quay" in asked(module(scenes), 20)) is asks


def test_it_is_asked_by_who_comes_to_any_of_them(module: Write) -> None:
    """Six successes are so rare that no game of these comes to the outcome that it is about."""
    check = CHECKED.replace("3s+", "6s").replace("1s-2s", "1s-5s").replace("FIRST", "time: 0")
    check = check.replace("SECOND", DONE).replace("THIRD", DONE)

    assert "set four/quay" in asked(module(QUEST.replace("CHECK", check)), 6)


def test_the_worst_outcome_may_leave_something_out(module: Write) -> None:
    scenes = ROLLED.replace("FIVE", "Five").replace("SET", ", key: true")

    assert not asked(
        module(scenes.replace("None., set: {crane: \"'ours'\", key: true}", "None.")), 40
    )
    assert not asked(
        module(scenes.replace(", key: true}, goto: end}\n  end", "}, goto: end}\n  end")), 40
    )


ENDINGS = """\
variables: {boy: home}
scenes:
  quay:
    text: A quay.
    choices:
      - {text: Bring, set: {boy: "'with'"}, goto: way}
      - {text: No, goto: way}
  way:
    text: Sand.
    choices: [{text: A, goto: a}, {text: B, goto: b}, {text: C, goto: c}, {text: D, goto: d}]
  a: {ending: a, text: "A {{ boy }}."}
  b: {ending: b, text: "B {{ boy }}."}
  c: {ending: c, text: "C {{ boy }}."}
  d: {ending: d, text: "D LAST."}
"""


@pytest.mark.parametrize(("last", "asks"), [("", True), ("{{ boy }}", False)])
def test_an_ending_that_alone_does_not_read_what_differs_is_asked_about(
    module: Write, last: str, asks: bool
) -> None:
    found = asked(module(ENDINGS.replace("LAST", last)), 60)

    assert found == ({"read boy/d"} if asks else set())


def test_what_does_not_differ_at_an_ending_need_not_be_read(module: Write) -> None:
    always = ENDINGS.replace("      - {text: No, goto: way}\n", "")

    assert not asked(module(always.replace("LAST", "")), 60)


@pytest.mark.parametrize(("other", "asks"), [(3, False), (5, True)])
def test_what_seldom_differs_at_an_ending_need_not_be_read(other: int, asks: bool) -> None:
    values = {f"{UNREAD} boy/d/with": 20 - other, f"{UNREAD} boy/d/home": other}

    assert (f"{READ} boy/d" in settled(values, {}, 20)) is asks


SAID = """\
scenes:
  quay:
    text: "TOLD"
    questions: [{about: rain, text: "ANSWER"}]
    choices: [{text: Stay, goto: quay}, {text: Go, goto: end}]
  end: {ending: won, text: Home.}
"""


@pytest.mark.parametrize(("quote", "asks"), [("“", True), ("", False)])
def test_who_says_the_same_long_words_again_is_asked_about(
    module: Write, quote: str, asks: bool
) -> None:
    found = asked(module(SAID.replace("TOLD", quote + "x" * 220)), 20)

    assert found == ({"again quay"} if asks else set())


def test_who_asks_the_same_again_is_answered_the_same(module: Write) -> None:
    adventure = load(module(SAID.replace("TOLD", "Fog.").replace("ANSWER", "“" + "y" * 220)))
    session = Session(adventure, rules_of(adventure), Seeded("1"), hero="ada")
    asking, answers = Asking(adventure), 0
    for _ in range(2):
        before, turn = session.state, session.do(Ask("rain"))
        answers += sum(isinstance(one, Narrated) and one.kind == "answer" for one in turn.events)
        assert not [*asking.of_turn(before, session, turn.events)]

    assert answers == 2


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("There is your old skiff, where you left it.", ["skiff"]),
        ("The lamp that you took is out.", ["lamp"]),
        ("The servant has seen where you put your hand.", []),
        ("It is the best that you found.", []),
        ("It is in the place where you left it.", []),
    ],
)
def test_a_text_remembers_what_the_hero_dealt_with(text: str, what: list[str]) -> None:
    assert list(remembered(text)) == what


def test_what_was_told_before_may_be_remembered(module: Write) -> None:
    keys = ("quay", *"bcdefgh")
    looks = "".join(
        f"  {key}: {{text: FOG{at}, choices: [{{text: On, goto: {keys[at]}}}]}}\n"
        for at, key in enumerate(keys[:-1], 1)
    )
    last = "text: 'There is your skiff, where you left it.'"
    scenes = f"scenes:\n{looks}  h: {{ending: won, {last}}}\n"

    assert not asked(module(scenes.replace("FOG2", "A skiff.")))
    assert asked(module(scenes)) == {"past h"}


def test_what_is_forgotten_was_not_told() -> None:
    told = Remembering()
    for word in "abcdef":
        told.missing(word)
    before, text = told.length, "A skiff, and " + "x" * 220
    assert (told.again(text, "quay", comes_back=False), told.missing(text)) == ("", False)
    assert told.again(text, "quay", comes_back=False) == AGAIN
    assert not told.missing("The skiff, where you left it.")

    told.cut(before)

    assert told.again(text, "quay", comes_back=False) == ""
    assert told.missing("There is the skiff, where you left it.")
