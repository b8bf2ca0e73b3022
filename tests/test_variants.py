"""Texts that change from visit to visit, by visits alone."""

import itertools
from collections.abc import Callable
from pathlib import Path

import pytest

from solo.authoring.lint.lint import lint
from solo.authoring.playtests.playtest import module_of, prepared
from solo.engine.commands import Choose
from solo.engine.events import Narrated
from solo.engine.session import Session
from solo.errors import Mark
from solo.prose import Language
from solo.prose.trees import Trees

HERE = Mark("adventure.yaml", 1, 1)


def read(source: str, visits: int, macros: str = "") -> str:
    return Language(macros, HERE).prose(source, HERE).render({"visits": visits})


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("{{ cycle('a', 'b', 'c') }}", "abcabca"),
        ("{{ sequence('a', 'b', 'c') }}", "abccccc"),
        ("{{ sequence('a', '') }}!", "a!!!!!!!"),
        ("{{ cycle('a', visits) }}", "a2a4a6a"),
    ],
)
def test_which_text_is_told_follows_from_the_visit(source: str, told: str) -> None:
    assert "".join(read(source, visit) for visit in range(1, 8)) == told


def test_a_shuffle_tells_each_once_in_a_round_and_none_twice_running() -> None:
    texts = [read("{{ shuffle('a', 'b', 'c', 'd') }}", visit) for visit in range(1, 401)]
    rounds = [tuple(texts[place : place + 4]) for place in range(0, 400, 4)]

    assert all(sorted(one) == ["a", "b", "c", "d"] for one in rounds)
    assert len(set(rounds)) > 10
    assert all(one != other for one, other in itertools.pairwise(texts))
    assert texts == [read("{{ shuffle('a', 'b', 'c', 'd') }}", visit) for visit in range(1, 401)]


def test_a_macro_of_that_name_goes_before() -> None:
    assert read("{{ cycle('a', 'b') }}", 1, "{% macro cycle(x, y) %}mine{% endmacro %}") == "mine"


def test_a_macro_may_use_it() -> None:
    assert read("{{ sky() }}", 2, "{% macro sky() %}{{ cycle('a', 'b') }}{% endmacro %}") == "b"


def test_a_macro_of_its_name_takes_its_place_also_in_macros_above_it() -> None:
    macros = (
        "{% macro sky() %}{{ cycle('a') }}{% endmacro %}{% macro cycle(x) %}{{ x }}!{% endmacro %}"
    )

    assert read("{{ sky() }} {{ cycle('b') }}", 2, macros) == "a! b!"


def test_macros_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of those that used a variant read them all again, until Python gave up."""
    read_, times = Trees.prose, list[object]()

    def counted(trees: Trees, place: object) -> object:
        times.append(place)
        return read_(trees, place)  # type: ignore[arg-type]

    monkeypatch.setattr(Trees, "prose", counted)
    macros = "{% macro sky() %}{{ cycle('a', 'b') }}{{ max(1, 2) }}{% endmacro %}"

    assert read("{{ sky() }}", 1, macros) == "a2"
    assert len(times) == 2


STORY = """
variables: {mood: none}
scenes:
  quay:
    enter: {set: {mood: "cycle('grim', 'gay')"}}
    text: "{{ mood }} {{ sequence('One.', 'Two.') }}"
    choices: [{text: On, goto: quay}, {text: Home, goto: home}]
  home: {text: Home., ending: home}
"""


def test_it_is_told_in_a_game_and_set_in_variables(game: Callable[..., Session]) -> None:
    session = game(STORY)
    told = [event.text for event in session.opening if isinstance(event, Narrated)]
    for _ in range(2):
        turn = session.do(Choose("on"))
        told += [event.text for event in turn.events if isinstance(event, Narrated)]

    assert told == ["grim One.", "gay Two.", "grim Two."]


def test_lint_and_playtests_know_the_texts(module: Callable[..., Path]) -> None:
    folder = module(STORY)

    names = [part.name for part in prepared(module_of(folder)).parts if part.kind == "texts"]

    assert lint(folder) == ()
    assert len(names) == 2
    assert "takes the texts" in lint(module(STORY.replace("'One.', 'Two.'", "")))[0].message
