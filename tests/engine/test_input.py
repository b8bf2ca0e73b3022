"""Words that a player types become a variable's value, cleaned."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.authoring.exact.chances import Limits, chances
from solo.authoring.lint.lint import lint
from solo.authoring.playtests.playtest import playtest
from solo.engine.commands import Choose
from solo.engine.events import Narrated, Refused
from solo.engine.session import Session
from solo.rules import find
from solo.terminal.typed.lines import parse
from solo.terminal.typed.readings import Asking
from tests.english import english

STORY = """
variables: {guess: '', coins: 0, who: ''}
scenes:
  quay:
    text: A sphinx.
    choices:
      - text: Answer
        input: {into: guess, prompt: "What, {{ who or 'stranger' }}?"}
        cases:
          - {when: "guess|lower == 'man'", text: Right., goto: home}
          - {when: else, text: "Not {{ guess }}."}
      - {text: Bet, input: coins, then: "{{ coins + 1 }} coins."}
      - {id: name, text: Your name?, input: who, then: "Hello, {{ who }}."}
      - {text: Leave, goto: home}
  home: {text: Home., ending: home}
"""


def told(session: Session, option: str, words: str) -> list[str]:
    turn = session.do(Choose(option, words))
    match turn.events[0]:
        case Refused(reason):
            return [english(reason)]
    return [event.text for event in turn.events if isinstance(event, Narrated)]


@pytest.mark.parametrize(
    ("option", "words", "said"),
    [
        ("answer", "A Horse", ["Not A Horse."]),
        ("answer", "MAN", ["Right.", "Home."]),
        ("name", "  Ada \n\t\x1b[31m Byron ", ["Hello, Ada [31m Byron."]),
        ("name", "{{ coins }}", ["Hello, {{ coins }}."]),
        ("name", " \x1b ", ["type something for it"]),
        ("name", "", ["type something for it"]),
        ("name", "x" * 101, ["that is too long: at most 100 characters"]),
        ("bet", "12", ["13 coins."]),
        ("bet", "-3", ["-2 coins."]),
        ("bet", "many", ["'many' is no whole number; type one, such as 12"]),
        ("bet", "9" * 400, ["that is too long: at most 100 characters"]),
        ("bet", "9" * 40, ["'99999999999999999999' is no whole number; type one, such as 12"]),
    ],
)
def test_what_is_typed_is_cleaned_and_kept(
    game: Callable[..., Session], option: str, words: str, said: list[str]
) -> None:
    session = game(STORY)

    assert told(session, option, words) == said


def test_a_refused_word_changes_nothing(game: Callable[..., Session]) -> None:
    session = game(STORY)
    before = session.state

    told(session, "bet", "many")

    assert session.state is before


def test_the_prompt_asks_for_the_words(game: Callable[..., Session]) -> None:
    session = game(STORY)

    asking = parse("1", session)

    assert isinstance(asking, Asking)
    assert asking.prompt == "What, stranger?"
    assert session.options()[1].asks == "Bet"


def test_bots_and_exact_odds_type_something(module: Callable[..., Path]) -> None:
    folder = module(STORY)
    adventure = load(folder)

    report = playtest(folder, 10, "x", jobs=1)
    found = chances(adventure, find("art"), limits=Limits(5_000, 20))

    assert report.clean
    assert found.endings["home"][0] > 0
    assert not found.others


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("input: gues", "unknown variable 'gues'; did you mean 'guess'?"),
        ("input: {prompt: What?}", "'into' is missing"),
        ("input: flag", "'flag' holds true or false"),
        ("input: {into: guess, promt: x}", "unknown key 'promt'"),
        ("input: guess, certain_death: Sure?, die: true", "ask for them before"),
    ],
)
def test_lint_tells_of_words_that_go_nowhere(
    module: Callable[..., Path], key: str, said: str
) -> None:
    folder = module(
        "variables: {guess: '', flag: false}\nscenes:\n  quay:\n    text: '{{ guess }}{{ flag }}'\n"
        f"    choices: [{{text: Go, then: T., {key}}}, {{text: X, set: {{flag: true}}, goto: x}}]\n"
        "  x: {text: X., ending: x}\n"
    )

    assert said in " ".join(problem.message for problem in lint(folder))


def test_lint_has_nothing_against_it(module: Callable[..., Path]) -> None:
    assert lint(module(STORY), prove=True) == ()
