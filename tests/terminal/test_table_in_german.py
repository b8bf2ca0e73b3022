"""A table in German: what happens, what is refused, and what is typed."""

import dataclasses
import re

import pytest

from solo import rules
from solo.engine.chance import Seeded
from solo.engine.commands import Ask, Choose, Command, Prefer, Table, Undo
from solo.engine.events import Refused
from solo.engine.session import Session
from solo.story.book import book
from solo.story.text import text
from solo.tabletop import table_adventure
from solo.terminal.table.answers import welcome
from solo.terminal.told import answers, render
from solo.terminal.typed import open_options
from solo.terminal.typed.lines import parse
from solo.terminal.typed.matching import exactly
from solo.terminal.typed.readings import Nonsense, Query, Voting
from solo.view.parts import samples
from solo.words import Words

ENGLISH = re.compile(r"\b(?:the|is|of|and|you|with|to|not|for|here|there)\b", re.IGNORECASE)
TURNS = (
    Table("add", "Mara: fate 7, strength 9"),
    Table("add", "Bo"),
    Table("questions", "free"),
    Table("thread", "Glocke"),
    Table("npc", "Lull: taub"),
    Table("weigh", "Lull 3"),
    Table("clock", "Flut 4"),
    Table("when", "flut 2: Wasser im Keller"),
    Table("tick", "flut 2"),
    Table("close", "flut"),
    Table("pick", "rot, gelb"),
    Table("vote", "Wacht hier wer? wahrscheinlich, kaum"),
    Table("secret", "Lacht er? offen"),
    Table("reveal", "1"),
    Table("next", "Zur Mühle"),
    Table("tension", "7"),
    Table("turn", "Bo"),
    Table("leave", "Bo"),
    Table("draw", "cards"),
    Table("shuffle", ""),
)


@pytest.fixture
def german() -> Session:
    adventure = dataclasses.replace(table_adventure("Eva", "art", {}), spoken="de")
    return Session(adventure, rules.find("art"), Seeded("tisch"), offers="asked")


def told(session: Session, command: Command) -> str:
    events = session.do(command).events
    lines = (block.text for block in render.happened(events, session))
    return "\n".join(line for line in lines if "succeeds" not in line)  # a roll's own line


def test_what_happens_at_a_table_is_told_in_german(german: Session) -> None:
    lines = {command.verb: told(german, command) for command in TURNS}

    del lines["questions"]  # said elsewhere
    assert [line for line in lines.values() if ENGLISH.search(line)] == []
    assert lines["turn"] == "Bo ist jetzt dran."
    assert lines["shuffle"] == "1 Karte ist wieder in 'Spielkarten'."
    assert lines["vote"].startswith("Stimmen: wahrscheinlich, kaum. Von den beiden")


@pytest.mark.parametrize("topic", ["roster", "lists", "twists"])
def test_what_a_table_shows_is_german(german: Session, topic: str) -> None:
    for command in TURNS[:9]:
        german.do(command)
    shown = answers.answer(Query(topic), german, spoken=True)

    assert [block.text for block in shown if ENGLISH.search(block.text)] == []


def test_a_likelihood_is_named_in_german_and_understood(german: Session) -> None:
    said = told(german, Ask("Wacht hier wer?", "wahrscheinlich"))

    assert said.startswith("'wahrscheinlich': Ein Ja hat")
    assert re.search(r"\? *\S* *.* (?:Ja|Nein)[,.]", said.replace('"', ""))


def test_a_refusal_keeps_its_code_and_is_told_in_german(german: Session) -> None:
    turn = german.do(Table("tick", "ebbe"))
    (event,) = turn.events

    assert isinstance(event, Refused)
    assert not isinstance(event.reason, str)
    assert event.reason.code == "engine-table.no-entry"
    (block,) = render.happened(turn.events, german)
    assert block.text == "Keine Uhr heißt 'ebbe'; es gibt: nichts."


def test_tables_are_listed_drawn_from_and_missed_by_their_german_names(german: Session) -> None:
    (_, listed) = answers.answer(Query("tables"), german, spoken=True)

    assert "Vorzeichen" in listed.text
    assert "omens" not in listed.text
    assert "(aus 'Vorzeichen')" in told(german, Table("draw", "vorzeichen"))
    assert "(aus 'Vorzeichen')" in told(german, Table("draw", "omens"))
    assert "meintest du 'Vorzeichen'?" in told(german, Table("draw", "vorzeichem"))
    assert "davon handeln: Gerüchte bei Hof, Höflinge" in told(german, Table("draw", "court"))
    assert told(german, Table("shuffle", "tiefen")).startswith("'Tiefen' ist kein Kartenstapel")
    assert told(german, Table("shuffle", "")) == "Von 'Spielkarten' ist keine Karte gezogen."


def test_a_turn_before_the_first_round_is_told_of_nobody_else(german: Session) -> None:
    session = Session(german.adventure, german.system, Seeded("s1"), offers="asked")
    session.do(Table("add", "Mara"))
    session.do(Table("add", "Bo"))

    events = session.do(Table("fight", "2 bandits")).events
    lines = [block.text for block in render.happened(events, session, who="Mara")]

    assert "Ein Zug vor der ersten Runde: Bo." in lines


def test_rules_are_listed_by_their_german_titles_alone(german: Session) -> None:
    shown = [one.text.strip() for one in answers.answer(Query("rules"), german, spoken=True)]

    assert "Ruhm" in shown
    assert not any(text.startswith("fame") for text in shown)


def test_cards_that_are_drawn_in_secret_are_not_called_a_roll(german: Session) -> None:
    german.do(Table("add", "Mara"))

    assert told(german, Table("secret", "draw cards 2")).startswith(
        "„draw cards 2“ bleibt verdeckt."
    )


def test_the_chances_of_twists_are_told_before_there_is_a_hero(german: Session) -> None:
    waiting = dataclasses.replace(german.adventure, create=True)
    session = Session(waiting, german.system, Seeded("tisch"))

    assert session.state.sheet is None
    assert len(answers.answer(Query("twists"), session, spoken=True)) == 6


def test_a_story_is_told_in_german(german: Session) -> None:
    for command in TURNS:
        german.do(command)
    lines = text(book(german, rolls="hidden"), folded=True).splitlines()

    assert "Die Geschichte von Mara." in lines
    assert "Würfel: " in "\n".join(lines)
    assert [one for one in lines if ENGLISH.search(one) and "(aus 'cards')" not in one] == []


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("szene Das Tor", Table("scene", "Das Tor")),
        ("scene Das Tor", Table("scene", "Das Tor")),
        ("Vorrücken flut 2", Table("tick", "flut 2")),
        ("alle strength", Table("everyone", "strength")),
        ("listen", Query("lists")),
        ("sobald flut voll: Wasser", Table("when", "flut voll: Wasser")),
        ("wendungen an", Table("twists", "an")),
        ("fragen frei", Table("questions", "free")),
        ("stimme knapp", Table("voice", "terse")),
        ("angebote auf Wunsch", Prefer("offers", "asked")),
        ("rückgängig neu", Undo(anew=True)),
        ("kampf dazu ein Wolf", Table("fight", "add ein Wolf")),
        ("Kampf vorbei", Table("fight", "over")),
        ("sobald Spannung 7: Regen", Table("when", "tension 7: Regen")),
        ("frag Ist es frei?", Ask("Ist es frei?")),
        ("zieh Ereignis", Table("event")),
        ("draw event", Table("event")),
        ("draw weather", Table("draw", "weather")),
        ("heimlich Lügt er?", Table("secret", "Lügt er?")),
        ("check stärke", Table("check", "strength")),
        ("probe Kraft", Table("check", "strength")),
        ("alle Gewandtheit", Table("everyone", "agility")),
        ("setz Mara: Stärke 7", Table("add", "Mara: strength 7")),
    ],
)
def test_words_of_a_table_are_understood_in_both_languages(
    german: Session, line: str, read: Command | Query
) -> None:
    assert parse(line, german) == read


def test_a_vote_is_asked_for_by_other_words_too(german: Session) -> None:
    for name in ("Mara", "Bo"):
        german.do(Table("add", name))

    assert parse("abstimmung Kommt er?", german) == Voting("Kommt er?", ("Mara", "Bo"))


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (Table("when", "tension 7: Regen"), "Es war der Zug von Bo: Sobald spannung 7: Regen."),
        (Table("questions", "free"), "Es war der Zug von Bo: Fragen frei."),
        (Table("secret", "Lügt er?"), "Es war der Zug von Bo: Geheim."),
        (
            Ask("Lügt er?", "likely", "Bo"),
            "Es war der Zug von Bo: Frage: Lügt er? (wahrscheinlich).",
        ),
    ],
)
def test_what_is_taken_back_is_named_in_german(
    german: Session, command: Command, said: str
) -> None:
    german.do(Table("add", "Bo"))
    german.do(command)

    assert told(german, Undo()).endswith(said)


def test_an_option_that_is_taken_back_is_named_as_it_was_offered(german: Session) -> None:
    german.do(Table("add", "Bo"))
    german.do(Table("fight", "2 Räuber"))
    option = open_options.options(german)[-1]
    german.do(Choose(option.id))

    assert told(german, Undo()).endswith(f"Es war der Zug von Bo: {option.text}.")


def test_a_table_called_event_is_drawn_from(german: Session) -> None:
    german.do(Table("bring", "eigene.yaml\ntables: {event: [eins, zwei]}"))

    assert parse("draw event", german) == Table("draw", "event")


def test_an_english_table_knows_no_german_words() -> None:
    session = Session(table_adventure("Eve", "art", {}), rules.find("art"), Seeded("t"))

    assert not isinstance(parse("szene Das Tor", session), Table)


def test_a_full_clock_and_nothing_are_typed_in_german(german: Session) -> None:
    german.do(Table("clock", "Flut 4"))

    assert told(german, Table("when", "flut voll: Wasser")) == "Bei Flut 4: Wasser."
    assert (
        told(german, Table("when", "flut voll: nichts")) == "Für Flut 4 ist nichts mehr vorgesehen."
    )
    assert german.do(Table("twists", "an")).accepted
    assert german.state.table is not None
    assert german.state.table.twists


@pytest.mark.parametrize("system", ["art", "fell", "fictive-hack", "conan-2d20", "fallout-2d20"])
def test_the_words_in_brackets_behind_actions_are_german_and_can_be_typed(system: str) -> None:
    adventure = dataclasses.replace(table_adventure("Eva", system, {}), spoken="de")
    session = Session(adventure, rules.find(system), Seeded("tisch"), offers="asked")
    for name in ("Mara", "Bo"):
        session.do(Table("add", name))
    session.do(Table("fight", "2 Räuber" if system != "fallout-2d20" else "2 Banditen"))
    assert session.state.pending is not None

    told = " ".join(block.text for block in render.menu(session))
    words = set(re.findall(r"\(([^\W\d]+)(?:, Eingabetaste)?\)", told)) - {"Fokus"}
    hints = {one.word for one in open_options.options(session) if one.word}
    assert words - {"Eingabetaste"} <= hints
    for option in open_options.options(session):
        if option.word and option.word != option.hint and not option.reason and not option.asks:
            assert parse(option.word, session, ids=False) is not None
            assert exactly(option.word, open_options.options(session), ids=False) is not None


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("add Mut schwer", Table("add", "Mut schwer")),
        ("add Mara: fate 7, kräuter 2", Table("add", "Mara: fate 7, kräuter 2")),
    ],
)
def test_a_name_alone_keeps_its_words_whatever_they_mean(
    line: str, meant: Table, german: Session
) -> None:
    """`schwer` is a difficulty, but here it is somebody's name."""
    german.do(Table("add", "Bo"))

    assert parse(line, german) == meant


def test_an_attribute_that_is_none_is_told_as_it_was_typed_and_the_others_once(
    german: Session,
) -> None:
    hack = Session(
        dataclasses.replace(table_adventure("Eva", "fictive-hack", {}), spoken="de"),
        rules.find("fictive-hack"), Seeded("tisch"),
    )  # fmt: skip
    hack.do(Table("add", "Bo"))
    reading = parse("try quatsch foo", hack)

    assert isinstance(reading, Nonsense)
    said = Words("de").say(reading.reason)
    assert said.startswith("ein Attribut 'quatsch' gibt es nicht; die Attribute sind ")
    assert said.count("ie Attribute sind") == 1


def test_how_likely_a_yes_may_be_is_named_in_german(german: Session) -> None:
    german.do(Table("add", "Bo"))

    said = told(german, Ask("Regnet es?", "foo"))

    assert "fast sicher" in said
    assert "almost certain" not in said


@pytest.mark.parametrize(
    ("system", "traits", "check"),
    [
        ("conan-2d20", "körperkraft 9, nahkampf 2", "körperkraft 2"),
        ("fictive-hack", "kraft 2, wagemut 1", "kraft"),
        ("fell", "str d8, wil d4", "str schwer"),
    ],
)
def test_examples_name_what_is_on_the_sheet_in_german(system: str, traits: str, check: str) -> None:
    adventure = dataclasses.replace(table_adventure("Eva", system, {}), spoken="de")
    session = Session(adventure, rules.find(system), Seeded("tisch"))

    def helped(word: str) -> str:
        shown = answers.answer(Query("help", words=word), session, spoken=True)
        return "\n".join(block.text for block in shown)

    assert f"'add Mara: {traits}'" in welcome(session)
    assert f"add Mara: {traits}." in helped("add")
    assert f"check {check};" in helped("check")
    assert parse(f"add Mara: {traits}", session) == Table("add", samples(session).joining[4:])


def test_help_names_the_german_words_for_a_command(german: Session) -> None:
    def also(word: str) -> str:
        shown = answers.answer(Query("help", words=word), german, spoken=True)
        return shown[-1].text

    assert also("look").startswith("Auch: schau, schaue, sieh, ")
    assert also("look").endswith("l, x, examine")
    assert also("pick") == "Auch: wähle, wähl, auswählen"  # as it is typed, not as it is compared
    assert also("account") == "Auch: abrechnung"
    for word in ("schau", "wähle", "abrechnung immer", "liste"):
        assert not isinstance(parse(word, german), Nonsense)
    english = Session(table_adventure("Eva", "art", {}), rules.find("art"), Seeded("tisch"))
    shown = answers.answer(Query("help", words="look"), english, spoken=True)
    assert shown[-1].text == "Also: l, x, examine"
