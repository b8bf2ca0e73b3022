"""Whoever plays in German reads no English word of the program that is not kept on purpose."""

import dataclasses
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

import solo
from solo import rules, shelf
from solo.adventure.loader import load
from solo.cli.games.scripts import opener
from solo.engine.chance import Seeded
from solo.engine.events import Event, Refused
from solo.engine.session import Session
from solo.tabletop import table_adventure
from solo.terminal.scripts.script import read
from solo.terminal.scripts.scripted import play
from solo.terminal.table.verbs import TABLE_VERBS
from solo.terminal.told import answers, render
from solo.terminal.typed.readings import Query
from solo.terminal.typed.verbs import VERBS
from solo.terminal.words import words
from solo.words import Words
from tests.terminal.walks import Watcher
from tests.words.played import KEPT, SYSTEMS, in_accents, left_in, names_in, shown

TURNS = 60


def left(lines: Iterable[str], own: Sequence[str] = ()) -> dict[str, set[str]]:
    """Return the lines that have English words, with these."""
    found = {line: left_in(line, own) for line in lines}
    return {line: words for line, words in found.items() if words}


@pytest.mark.parametrize("make", [False, True], ids=["ready", "made"])
@pytest.mark.parametrize("system", SYSTEMS)
def test_a_game_shows_no_english(system: str, make: bool, tmp_path: Path) -> None:
    """A fight in each system, and the making of a hero, among other things."""
    place = tmp_path / system
    session = in_accents(system, place)

    lines = [*shown(session, TURNS, make=make)]

    assert len(lines) > TURNS
    assert left(lines, names_in(place)) == {}


def test_first_steps_shows_no_english() -> None:
    """Its walkthroughs, to their endings; but one asks in English what is foreseen in German."""
    place = shelf.find("first-steps")
    adventure = load(place, language="de")
    lines: set[str] = set()

    def seen(session: Session, events: Sequence[Event]) -> None:
        told = [one for one in events if not isinstance(one, Refused)]
        blocks = (*render.happened(told, session), *render.menu(session))
        asked = (answers.answer(Query(topic), session, spoken=True) for topic in ("sheet", "why"))
        lines.update(block.text for block in (*blocks, *(one for some in asked for one in some)))

    begin = opener(adventure, rules.fitted(adventure.system, adventure.options))
    texts = [file.read_text("utf-8") for file in (place / "tests").glob("*.txt")]
    unasked = [read(text) for text in texts if "> ask " not in text]
    ended = [play(one, begin, show=lambda session: Watcher(session, seen)) for one in unasked]

    assert ended
    assert not any(ended)
    assert left(lines, names_in(place)) == {}


def test_the_guide_lists_each_term_that_is_kept() -> None:
    guide = (Path(solo.__file__).parent / "guides" / "authors.md").read_text("utf-8")
    listed = guide.partition("These stay English on purpose")[2].partition("Who goes on with")[0]
    told = {*re.findall(r"[a-z]+", listed.lower())}

    assert sorted(KEPT - told) == []


@pytest.mark.parametrize("at_table", [False, True], ids=["alone", "table"])
def test_help_for_every_command_is_german(at_table: bool, tmp_path: Path) -> None:
    """What is typed stays as it is typed."""
    session = in_accents("art", tmp_path / "art")
    if at_table:
        adventure = dataclasses.replace(table_adventure("Eva", "art", {}), spoken="de")
        session = Session(adventure, rules.find("art"), Seeded("tisch"), offers="asked")
    verbs = (*VERBS, *TABLE_VERBS) if at_table else VERBS

    topics = ("", *(verb.name for verb in verbs))
    told = [answers.answer(Query("help", topic), session, spoken=True) for topic in topics]

    lines = [block.text for blocks in told for block in blocks]
    typed = ("Auch: ", "Zum Beispiel: ")
    usage = [Words("de").say(words(verb.usage)).lower() for verb in verbs]
    assert left((line for line in lines if not line.startswith(typed)), usage) == {}
