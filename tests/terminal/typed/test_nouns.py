"""Nouns of the story's text that no choice names, and tries of what a choice does as well."""

from collections.abc import Callable

import pytest

from solo.engine.commands import Choose, Try
from solo.engine.session import Session
from solo.terminal.told.answers import answer
from solo.terminal.typed.lines import parse
from solo.terminal.typed.readings import Nonsense, Query
from tests.english import said

STORY = """
scenes:
  quay:
    text: |
      Fog lies on the water. The bailiff holds out a folded warrant. "Read it," he says.
    choices:
      - {text: Take the warrant, goto: yard}
      - {text: Climb the wall, goto: end}
      - {text: Walk away, goto: end}
  yard:
    text: A yard.
    tries: {strength: {else: The door holds.}}
    choices: [{text: Force the door, goto: end}]
  end: {ending: won, text: Home.}
"""
Game = Callable[..., Session]


def test_to_talk_to_somebody_of_the_text_tells_what_he_holds_out(game: Game) -> None:
    reading = parse("talk to bailiff", game(STORY))

    assert isinstance(reading, Nonsense)
    assert "“The bailiff holds out a folded warrant.”" in said(reading).reason
    assert reading.suggestions[0] == "1  Take the warrant"
    assert not any("Climb" in one for one in reading.suggestions)


def test_to_look_at_a_noun_of_the_text_tells_what_was_told_of_it(game: Game) -> None:
    session = game(STORY)
    reading = parse("look at the fog", session)

    assert isinstance(reading, Query)
    told = "".join(span.text for block in answer(reading, session, spoken=True)
                   for span in block.spans)  # fmt: skip
    assert told == "There is nothing more to see here than you have read: “Fog lies on the water.”"
    assert isinstance(parse("look at the dragon", session), Nonsense)


def test_of_a_play_the_sentence_is_told_again_and_not_who_speaks(game: Game) -> None:
    """Stage directions stand in brackets, and names before what is said."""
    played = "[Enter the BAILIFF, with a folded warrant.]\\n\\n      BAILIFF. Read it."
    text = 'Fog lies on the water. The bailiff holds out a folded warrant. "Read it," he says.'
    reading = parse("talk to bailiff", game(STORY.replace(text, played.replace("\\n", "\n"))))

    assert isinstance(reading, Nonsense)
    assert said(reading).reason.endswith(": “Enter the BAILIFF, with a folded warrant.”")


def test_a_sentence_told_again_has_no_half_of_a_quotation(game: Game) -> None:
    session = game(STORY.replace('"Read it," he says.', "“Look. The seal is whole,” he says."))
    reading = parse("look at the seal", session)

    assert isinstance(reading, Query)
    told = "".join(span.text for block in answer(reading, session, spoken=True)
                   for span in block.spans)  # fmt: skip
    assert told.endswith("have read: “The seal is whole, he says.”")


def test_who_speaks_is_told_again_with_what_is_said(game: Game) -> None:
    session = game(STORY.replace('"Read it," he says.', "“Now!” says the bailiff."))
    reading = parse("talk to bailiff", session)

    assert isinstance(reading, Nonsense)
    assert "‘Now!’ says the bailiff." in said(reading).reason


@pytest.mark.parametrize("typed", ["try strength climb the wall", "try agility climb wall"])
def test_a_try_beside_a_choice_says_so(game: Game, typed: str) -> None:
    session = game(STORY)
    reading = parse(typed, session)

    assert isinstance(reading, Nonsense)
    assert reading.suggestions == ("2  Climb the wall", typed.replace("try", "try anyway", 1))
    tried = parse(reading.suggestions[1], session)
    assert tried == Try(typed.split()[1], "", " ".join(typed.split()[2:]))


def test_a_try_that_no_choice_does_or_its_author_foresaw_is_tried(game: Game) -> None:
    session = game(STORY)

    assert isinstance(parse("try strength swim", session), Try)
    assert isinstance(parse("try strength wall", session), Try)
    session.do(Choose("take-the-warrant"))
    assert isinstance(parse("try strength force the door", session), Try)


def test_a_sentence_does_not_end_behind_a_title(game: Game) -> None:
    session = game(STORY.replace("The bailiff holds out", "Mrs. J. Sprake holds out"))
    reading = parse("talk to sprake", session)

    assert isinstance(reading, Nonsense)
    assert "“Mrs. J. Sprake holds out a folded warrant.”" in said(reading).reason
