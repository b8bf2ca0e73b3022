"""Things that an author marked: `examine` answers for them, and a try may name them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo import po
from solo.adventure.loader import load, texts_of
from solo.authoring.lint.lint import lint
from solo.authoring.playtests.bots import foreseen_tries
from solo.authoring.playtests.parts import parts
from solo.authoring.playtests.playtest import playtest
from solo.engine.commands import Choose, Command, Try
from solo.engine.events import Narrated
from solo.engine.session import Session
from solo.terminal.told.answers import answer
from solo.terminal.typed.complete import completions
from solo.terminal.typed.lines import parse
from solo.terminal.typed.readings import Nonsense, Query
from tests.conftest import HEADER, HERO

STORY = """
variables: {lit: false}
things:
  sea: Grey, as far as one sees.
scenes:
  quay:
    text: A mill, and a boulder beside it.
    things:
      boulder:
        names: [boulder, big rock]
        text: It rocks when you lean on it.
        tries:
          strength: {else: {text: The boulder rolls., set: {lit: true}}}
          any: {else: The boulder stays where it is.}
      mill-stone: [{when: lit, text: A lamp lies under it.}, It lies still.]
      lamp: {when: lit, text: "It is {{ 'lit' if lit else 'out' }}."}
    tries: {strength: {else: You strain.}}
    choices:
      - {text: Go on, goto: end}
      - text: Speak to the miller
        choices: [{text: Leave, then: He nods.}]
  end: {ending: won, text: Home.}
"""
Game = Callable[..., Session]


def seen(session: Session, line: str) -> str:
    """Return what is answered to a line that asks to look at something; nothing for nonsense."""
    reading = parse(line, session)
    if not isinstance(reading, Query):
        return ""
    blocks = answer(reading, session, spoken=True)
    return " ".join("".join(span.text for span in block.spans) for block in blocks)


def told(session: Session, command: Command) -> list[str]:
    events = session.do(command).events
    return [one.text for one in events if isinstance(one, Narrated) and isinstance(one.text, str)]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("examine boulder", "It rocks when you lean on it."),
        ("look at the big rock", "It rocks when you lean on it."),
        ("x rock", "It rocks when you lean on it."),
        ("examine the mill stone", "It lies still."),
        ("look at the sea", "Grey, as far as one sees."),
        ("examine lamp", ""),
    ],
)
def test_examine_answers_for_what_is_marked_and_there(game: Game, line: str, expected: str) -> None:
    session = game(STORY)
    before = len(session.turns)

    assert seen(session, line) == expected
    assert len(session.turns) == before


def test_a_try_that_names_a_thing_is_answered_by_it_before_the_scene(game: Game) -> None:
    session = game(STORY, (73,) * 6)

    assert "You strain." in told(session, Try("strength", text="shout"))
    assert "The boulder stays where it is." in told(session, Try("agility", text="on a big rock"))
    assert "The boulder rolls." in told(session, Try("strength", text="push the boulder"))
    assert seen(session, "examine lamp") == "It is lit."
    assert seen(session, "examine mill stone") == "A lamp lies under it."


def test_a_talk_hears_the_things_of_its_scene(game: Game) -> None:
    session = game(STORY)
    session.do(Choose("speak-to-the-miller"))

    assert session.state.scene != "quay"
    assert seen(session, "examine boulder") == "It rocks when you lean on it."


def test_look_lists_what_may_be_examined_and_tab_completes_it(game: Game) -> None:
    session = game(STORY)

    assert "You can examine: boulder, mill stone and sea." in seen(session, "look")
    assert [one.text for one in completions("examine b", session)] == ["boulder", "big rock"]
    reading = parse("examine bolder", session)
    assert isinstance(reading, Nonsense)
    assert "look boulder" in reading.suggestions


def test_bots_try_what_is_foreseen_with_a_thing(module: Callable[..., Path]) -> None:
    folder = module(STORY)
    found = foreseen_tries(load(folder), "quay")
    report = playtest(folder, 30, "x", jobs=1)

    assert {*found} == {"strength", "boulder/strength"}
    assert report.hits["tries quay/boulder/strength"]
    assert [part.name for part in parts(load(folder)) if part.kind == "texts"] == []


def test_a_text_that_is_never_told_is_found(module: Callable[..., Path]) -> None:
    story = STORY.replace("It lies still.]", "It lies still., It is heavy., {when: lit, text: B.}]")
    problems = lint(module(story))

    assert any("this text is never told" in one.message for one in problems)


def test_a_translation_names_things_in_its_own_words(tmp_path: Path) -> None:
    (tmp_path / "adventure.yaml").write_text(
        HEADER.replace("format: 1", "format: 1\nlanguage: en") + STORY, encoding="utf-8"
    )
    (tmp_path / "ada.yaml").write_text(HERO, encoding="utf-8")
    ids = {text.id: str(text.node.value) for text in texts_of(tmp_path)}

    assert ids["scenes.quay.things.mill-stone.names.1"] == "mill stone"
    assert ids["scenes.quay.things.boulder.tries.any.else"] == "The boulder stays where it is."
    assert ids["everywhere.things.sea"] == "Grey, as far as one sees."
    (tmp_path / "languages").mkdir()
    german = {
        "everywhere.things.sea.names.1": ("sea", "Meer"),
        "everywhere.things.sea": ("Grey, as far as one sees.", "Grau, so weit man sieht."),
    }
    entries = [po.Entry(id=key, source=one, text=other) for key, (one, other) in german.items()]
    (tmp_path / "languages" / "de.po").write_text(
        po.written(entries, language="de", project="t"), encoding="utf-8"
    )
    things = load(tmp_path, language="de").things("quay")

    assert things["sea"].names == ("Meer",)
