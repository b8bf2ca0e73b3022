"""Choices, questions and tries of the adventure itself, in every scene that has choices."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.authoring.lint.lint import lint
from solo.authoring.playtests.playtest import module_of, playtest, prepared
from solo.engine.commands import Ask, Choose, Try
from solo.engine.events import Narrated
from solo.engine.session import Session

STORY = """
variables: {lit: false}
choices:
  - {text: Light the lamp, once: true, set: {lit: true}, then: Light.}
  - {text: Wait, then: You wait.}
questions:
  - {about: [lamp], text: "It is {{ 'lit' if lit else 'dark' }}."}
tries:
  strength: {else: You strain.}
scenes:
  quay:
    text: Fog.
    choices: [{text: On, goto: hall}, {id: wait, text: Wait here, then: Here.}]
    tries: {any: {else: Something.}}
  hall:
    text: "{% if taken['light-the-lamp'] %}Light.{% else %}Dark.{% endif %}"
    choices: [{text: On, goto: cell}]
  cell:
    text: A cell.
    shared: false
    choices: [{text: On, goto: home}]
  home: {text: Home., ending: home}
"""
Game = Callable[..., Session]


def ids(session: Session) -> list[str]:
    return [option.id for option in session.options()]


def told(session: Session, command: Choose | Ask | Try) -> list[str]:
    events = session.do(command).events
    return [event.text for event in events if isinstance(event, Narrated)]


def test_every_scene_with_choices_offers_them_behind_its_own(game: Game) -> None:
    session = game(STORY)
    found = [ids(session)]
    for _ in range(2):
        session.do(Choose("on"))
        found.append(ids(session))

    assert found == [
        ["on", "wait", "light-the-lamp"],
        ["on", "light-the-lamp", "wait"],
        ["on"],
    ]
    assert told(game(STORY), Choose("wait")) == ["Here."]


def test_once_counts_for_the_whole_adventure(game: Game) -> None:
    session = game(STORY)

    assert told(session, Choose("light-the-lamp")) == ["Light."]
    assert told(session, Choose("on")) == ["Light."]
    assert ids(session) == ["on", "wait"]


def test_questions_and_tries_are_answered_everywhere(game: Game) -> None:
    session = game(STORY, (73, 73))
    session.do(Choose("on"))

    assert told(session, Ask("Is there a lamp?")) == ["It is dark."]
    assert told(session, Try("strength", "Poor", "to push")) == ["You strain."]


def test_playtests_count_each_once(module: Callable[..., Path]) -> None:
    folder = module(STORY)
    every = prepared(module_of(folder)).parts

    names = [part.name for part in every if part.kind in ("choices", "questions", "tries")]
    report = playtest(folder, 30, "x", jobs=1)

    assert names.count("light-the-lamp") == 1
    assert "hall/light-the-lamp" not in names
    assert names.count("lamp") == 1
    assert report.clean
    assert report.hits["choices light-the-lamp"]
    assert report.hits["questions lamp"]


def test_it_is_the_same_from_the_cache(
    module: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    folder = module(STORY)

    first, again = (load(folder, cache=True) for _ in range(2))

    assert again.scenes["hall"] == first.scenes["hall"]
    assert [choice.id for choice in again.scenes["hall"].choices] == [
        "on",
        "light-the-lamp",
        "wait",
    ]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("then: You wait.", "goto: hal", "unknown scene 'hal'"),
        ("- {text: Wait, then: You wait.}", "- {text: Light the lamp, then: Two.}", "the same id"),
        ("strength: {else", "strenth: {else", "strenth"),
        ("about: [lamp], ", "", "'about' is missing"),
        ("['light-the-lamp']", "['light-lamp']", "unknown choice 'light-lamp'"),
    ],
)
def test_lint_tells_of_mistakes_in_them(
    module: Callable[..., Path], old: str, new: str, said: str
) -> None:
    assert old in STORY
    told = lint(module(STORY.replace(old, new)))

    assert said in " ".join(problem.message for problem in told)


def test_lint_has_nothing_against_it(module: Callable[..., Path]) -> None:
    assert lint(module(STORY)) == ()
