"""The words of a trial: what is no such word, and how the game stands as its author sees it."""

import pytest

from solo.engine.sharing import Tally
from solo.terminal.typed.lines import parse
from solo.terminal.typed.readings import Nonsense
from solo.terminal.typed.trial_verbs import MOST_FORCED, standing
from solo.terminal.words import words
from tests.english import english
from tests.terminal.fake import BLANK, FakeSession

TRIED = BLANK._replace(
    variables={"up": True, "tries": 2},
    visits=Tally().plus("quay"),
    clock=90,
    quests={"lamp": "take"},
    returns=("attic", "gate"),
)


def shown(typed: str, session: FakeSession) -> list[tuple[str, bool]]:
    return [(one.text, one.tight) for one in standing(typed, session)]  # type: ignore[arg-type]  # a fake


def test_an_author_is_shown_the_scene_the_time_the_quests_and_all_variables() -> None:
    """Values are written as `set` takes them; the variables stand apart."""
    assert shown("", FakeSession(state=TRIED, forced=(7, 3))) == [
        ("scene = quay, visit 1", False),
        ("clock = 10:30, 90 minutes after the start", True),
        ("returns to = gate", True),
        ("quest lamp = take", True),
        ("forced = 7, 3", True),
        ("up = true", False),
        ("tries = 2", True),
    ]


def test_a_part_of_a_name_shows_the_variables_that_have_it() -> None:
    assert shown(" UP ", FakeSession(state=TRIED)) == [("up = true", False)]
    assert shown("rope", FakeSession(state=TRIED)) == [
        ("No variable has 'rope' in its name.", False)
    ]


def test_an_adventure_without_variables_says_so() -> None:
    bare = FakeSession(state=TRIED._replace(variables={}))

    assert shown("", bare)[-1] == ("There are no variables.", False)


@pytest.mark.parametrize(
    ("line", "code", "shows"),
    [
        ("set", "set-what", ("set clues=2", "set clock=18:00", "vars")),
        ("set clues=", "set-what", ("set clues=2", "set clock=18:00", "vars")),
        ("jump", "jump-where", ("jump cellar",)),
        ("force", "force-what", ("force 73", "force 7 3 12")),
        ("force x", "force-what", ("force 73", "force 7 3 12")),
    ],
)
def test_a_word_of_a_trial_that_lacks_something_shows_how_it_is_typed(
    line: str, code: str, shows: tuple[str, ...]
) -> None:
    told = parse(line, FakeSession(trial=True))  # type: ignore[arg-type]  # a fake

    assert told == Nonsense(words(code), shows)


def test_as_many_faces_as_are_said_may_be_forced() -> None:
    most = parse(f"force {'1 ' * MOST_FORCED}", FakeSession(trial=True))  # type: ignore[arg-type]
    more = parse(f"force {'1 ' * (MOST_FORCED + 1)}", FakeSession(trial=True))  # type: ignore[arg-type]

    assert not isinstance(most, Nonsense)
    assert isinstance(more, Nonsense)
    assert str(MOST_FORCED) in english(more.reason)
