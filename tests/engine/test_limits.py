"""A turn of a module that means harm, or that breaks in play: a fault with its place, no more."""

from collections.abc import Callable

import pytest

from solo.engine.actions import MOST_TEXT
from solo.engine.commands import Choose, Undo
from solo.engine.events import Faulted
from solo.engine.session import Session, Turn
from solo.prose import ProseError

Game = Callable[..., Session]

LOOP = "{% for i in range(1600) %}{% for j in range(10) %}{{ i }}{% endfor %}{% endfor %}"
QUIET = LOOP.replace("{{ i }}", "")  # as much work, which tells nothing
STORY = """
variables: {{n: 0, word: abc}}
{sections}
scenes:
  quay:
    text: Fog.
    choices:
      - {{id: go, text: Go, {body}}}
      - {{id: on, text: On, goto: top}}
  pool: {{pool: p, text: Mist., goto: top}}
  top: {{text: Wind., ending: won}}
"""


def code(turn: Turn) -> str:
    """Return the code of the fault that a turn came to."""
    (event,) = turn.events
    assert isinstance(event, Faulted)
    assert event.problem.mark.line > 0
    return event.problem.code


def story(body: str, sections: str = "") -> str:
    return STORY.format(body=body, sections=sections)


def events(count: int, entry: str) -> str:
    return "events:\n" + "".join(
        f"  e{n}: {{after: 1, {entry.replace('#', str(n))}}}\n" for n in range(count)
    )


@pytest.mark.parametrize(
    ("body", "sections", "expected"),
    [
        ("time: 5", events(100, f"text: '{QUIET}#'"), "prose-limit"),
        ("time: 5", events(20, f"text: '{'x' * 90_000}'"), "turn-large"),
        ("set: {word: \"'x' * 99999\"}", "", "prose-limit"),
        ("set: {word: '[n][0]'}", "", "variable-type"),
        ("set: {n: '[word][0]'}", "", "variable-type"),
        ("set: {n: '1 // n'}", "", "prose-arithmetic"),
        ("time: '[5, word][1 - n]'", "", "value-wrong"),
        ("time: n - 5", "", "value-wrong"),
        ("when: word > 1", "", "prose-type"),
        ("then: '{{ 1 // n }}'", "", "prose-arithmetic"),
    ],
)
def test_too_much_or_a_mistake_in_a_turn_is_a_fault_and_the_game_stands(
    body: str, sections: str, expected: str, game: Game
) -> None:
    session = game(story(body, sections))
    before = session.state

    turn = session.do(Choose("go"))

    assert code(turn) == expected
    assert session.state is before
    assert session.do(Choose("on")).accepted


def test_a_label_that_fails_stops_neither_the_choices_nor_undo(game: Game) -> None:
    """The label breaks only after the first choice; the turn before can be gone back to."""
    session = game(
        story("goto: quay, set: {n: n + 1}").replace("text: On", "text: 'On {{ 1 // (1 - n) }}'")
    )
    assert len(session.options()) == 2
    assert session.do(Choose("go")).accepted

    with pytest.raises(ProseError, match="division by zero"):
        session.options()

    assert session.do(Undo()).accepted
    assert len(session.options()) == 2
    assert session.do(Choose("go")).accepted
    assert session.do(Choose("on")).accepted


def test_the_labels_of_a_scene_share_one_budget(game: Game) -> None:
    labels = "".join(f"      - {{id: c{n}, text: '{LOOP}', goto: top}}\n" for n in range(150))
    session = game(story("goto: top").replace("      - {id: on", labels + "      - {id: on"))

    with pytest.raises(ProseError, match="too much work"):
        session.options()

    assert session.do(Choose("on")).accepted


LONG = "{% for i in range(1800) %}{% for j in range(10) %}{% endfor %}{% endfor %}"


@pytest.mark.parametrize(("effects", "lists"), [(1, True), (900, False)])
def test_effects_texts_and_the_choices_behind_them_share_one_budget(
    effects: int, lists: bool, game: Game
) -> None:
    """Each alone is within what a turn may do; a turn taken back leaves the choices as before."""
    texts = "".join(f"      - {{id: c{n}, text: 'T{LONG}', goto: top}}\n" for n in range(3))
    module = story("time: 5, goto: far", events(effects, "set: {n: 1}, time: 0"))
    module += f"  far:\n    text: '{LONG * 3}'\n    choices:\n{texts}"
    session = game(module)

    assert session.do(Choose("go")).accepted
    if lists:
        assert len(session.options()) == 3
    else:
        with pytest.raises(ProseError, match="too much work"):
            session.options()

    assert session.do(Undo()).accepted
    assert [option.id for option in session.options()] == ["go", "on"]


def test_what_a_module_may_do_in_a_turn_is_far_more_than_any_needs(game: Game) -> None:
    text = "x" * MOST_TEXT
    session = game(story(f"set: {{word: \"'{text}'\"}}, then: '{{{{ word }}}}'"))

    for _ in range(30):
        assert session.do(Choose("go")).accepted
