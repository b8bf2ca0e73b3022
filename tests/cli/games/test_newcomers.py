"""What is asked once, before a player's first game: whether the dice fall at once."""

from pathlib import Path

import pytest
from click.exceptions import Exit

from solo.cli.games import menu, newcomers
from solo.cli.games.wishes import Wishes
from solo.shelf import find


@pytest.fixture
def wishes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Wishes:
    """Somebody at a terminal whose saves lie in an empty folder."""
    monkeypatch.setattr(Wishes, "talks", True)
    given = dict.fromkeys(Wishes._fields[: Wishes._fields.index("script")])
    return Wishes(**{**given, "saves": tmp_path / "saves", "as_json": False, "named": ()})  # type: ignore[arg-type]


@pytest.mark.parametrize(("answer", "offers"), [("", "asked"), ("n", "always")])
def test_a_newcomer_is_asked_once(
    wishes: Wishes, monkeypatch: pytest.MonkeyPatch, answer: str, offers: str
) -> None:
    questions: list[str] = []
    monkeypatch.setattr(menu, "read", lambda said: (questions.append(said), answer)[1])
    path = find("first-steps")

    assert newcomers.offers(wishes, path) == offers
    assert newcomers.offers(wishes, path) == offers
    assert questions == ["Let the dice fall at once? [Y/n] "]


def test_what_is_neither_yes_nor_no_is_answered(
    wishes: Wishes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["perhaps", "help", "undo", "y"])
    monkeypatch.setattr(menu, "read", lambda said: next(answers))

    assert newcomers.offers(wishes, find("first-steps")) == "asked"
    told = capsys.readouterr()
    assert told.out.count("Type y for yes or n for no; Enter is yes. 'quit' leaves.\n") == 3
    assert told.out.count("There is no turn to take back here.\n") == 1


@pytest.mark.parametrize(
    ("answer", "language"), [("quit", "en"), ("Q", "en"), (None, "en"), ("aufhören", "de")]
)
def test_who_leaves_at_the_question_leaves_and_is_asked_again(
    wishes: Wishes, monkeypatch: pytest.MonkeyPatch, answer: str | None, language: str
) -> None:
    answers = iter([answer, "y"])
    monkeypatch.setattr(menu, "read", lambda said: next(answers))
    path = find("first-steps")

    with pytest.raises(Exit) as left:
        newcomers.offers(wishes._replace(language=language), path)

    assert left.value.exit_code == 0
    assert newcomers.offers(wishes, path) == "asked"


def test_nobody_is_asked_who_has_played_or_has_said_it_or_cannot_be(
    wishes: Wishes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(menu, "read", lambda said: pytest.fail(said))
    path = find("first-steps")

    assert newcomers.offers(wishes._replace(offers="asked"), path) == "asked"
    monkeypatch.setattr(Wishes, "talks", False)
    assert newcomers.offers(wishes, path) == "always"
    monkeypatch.setattr(Wishes, "talks", True)
    assert newcomers.first_of("art", wishes.place)
    assert not newcomers.first_of("art", wishes.place)
    assert newcomers.offers(wishes, path) == "always"
