"""What is typed in the language of a game is understood, commands and deeds; so is English."""

import pytest

from solo.adventure.loader import load
from solo.engine.chance import Seeded
from solo.engine.commands import Ask, Choose, Try, Undo
from solo.engine.session import Session
from solo.rules import find
from solo.rules.core.outcome import Option
from solo.terminal import own_words
from solo.terminal.table.verbs import TABLE_VERBS
from solo.terminal.typed import habits, typed_names
from solo.terminal.typed.deeds import is_deed
from solo.terminal.typed.lines import parse
from solo.terminal.typed.readings import Nonsense, Query
from solo.terminal.typed.verbs import verb
from solo.terminal.words import words
from solo.words import Words
from tests.terminal.fake import FakeAdventure, FakeSession
from tests.test_transcripts import ADVENTURES


def first_morning(language: str = "de") -> Session:
    """Return first-steps where chain and key are held out."""
    adventure = load(ADVENTURES / "first-steps", language=language)
    return Session(adventure, find(adventure.system), Seeded("a"), hero="wren")


@pytest.fixture(scope="module")
def session() -> Session:
    return first_morning()


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("hilfe", Query("help")),
        ("bogen", Query("sheet")),
        ("Schau", Query("look")),
        ("untersuche den Käse", Query("look", "Käse")),
        ("schau den Käse an", Query("look", "Käse")),
        ("sieh dir den Käse an", Query("look", "Käse")),
        ("schau dich um", Query("look")),
        ("rückgängig", Undo()),
        ("frage Ist da ein Seil?", Ask("Ist da ein Seil?", "")),
        ("help", Query("help")),
        ("examine Käse", Query("look", "Käse")),
    ],
)
def test_commands_are_typed_in_german_or_english(
    line: str, expected: object, session: Session
) -> None:
    assert parse(line, session) == expected


@pytest.mark.parametrize("line", ["nimm die Kette", "die Kette nehmen", "hol dir den Schlüssel"])
def test_a_choice_is_taken_by_a_verb_that_means_the_same(line: str, session: Session) -> None:
    found = parse(line, session)

    assert isinstance(found, Choose)
    assert found.option == "chain"


@pytest.mark.parametrize(
    ("line", "attribute"),
    [
        ("try Stärke", "strength"),
        ("versuche über die Lücke zu springen", "agility"),
        ("try an der Wand hinaufklettern", "agility"),
        ("versuche die Tür aufzubrechen", "strength"),
        ("versuche Ausstrahlung den Vogt zu überreden", "charm"),
    ],
)
def test_a_deed_in_german_asks_for_its_attribute(
    line: str, attribute: str, session: Session
) -> None:
    found = parse(line, session)

    assert isinstance(found, Try)
    assert found.attribute == attribute


@pytest.mark.parametrize("word", ["bringen", "besuchen", "anfangen", "vorschlagen", "streiten"])
def test_a_verb_is_not_taken_for_the_one_that_it_ends_with(word: str, session: Session) -> None:
    assert own_words.plain(word, session) == word


def test_a_choice_goes_before_a_command_in_german() -> None:
    options = (Option("yes", "Ja, ich komme mit"), Option("landlord", "Den Wirt fragen"))
    session = FakeSession(choices=options, adventure=FakeAdventure(spoken="de"))

    assert parse("ja", session) == Choose("yes")  # type: ignore[arg-type]  # a fake
    assert parse("frage den Wirt", session) == Choose("landlord")  # type: ignore[arg-type]


def test_words_of_another_language_are_none_of_an_english_game() -> None:
    session = first_morning("")

    assert verb("hilfe", session) is None
    assert isinstance(parse("bogen", session), Nonsense)
    assert own_words.plain("springen", session) == "springen"


def test_every_word_of_a_command_means_a_command_that_there_is(session: Session) -> None:
    elsewhere = {"yes", "no", *(entry.name for entry in TABLE_VERBS)}
    named: set[str] = {own_words.command(word, session) for word in _words("own-commands")}

    assert {name for name in named if verb(name) is None} <= elsewhere
    assert len(named) > 20


def test_every_line_that_asks_the_game_itself_is_answered(session: Session) -> None:
    asked = _words("own-lines")

    assert parse("Wer bin ich?", session) == Query("sheet")
    assert all(verb(own_words.asked(line, session)) for line in asked)
    assert own_words.asked("wer bin ich", first_morning("")) == ""


def test_every_deed_is_one_that_some_rules_or_choices_know(session: Session) -> None:
    attributes = set(typed_names.attributes(session))
    means = {word: own_words.plain(word, session) for word in _words("own-deeds")}
    idle = {
        w
        for w, e in means.items()
        if not (is_deed(e) or habits.is_verb(e, session) or e in attributes)
    }

    assert idle <= {"warte", "warten"}


def _words(message: str) -> list[str]:
    entries = Words("de").say(words(message)).split(";")
    return [word.strip() for entry in entries for word in entry.partition(":")[2].split(",")]
