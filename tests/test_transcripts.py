"""Whole games, turn by turn, as they were accepted once: each is played twice.

The second time every game is saved and played back between any two turns. A transcript is JSON
lines: a header, then a command with what it led to. `python -m tests.test_transcripts --again NAME`
gives the same commands again and writes what they lead to now; without `--again` new games are
played. A change to a transcript is to be explained in the commit.
"""

import json
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.authoring.playtests.bots import Bot
from solo.engine.chance import Seeded
from solo.engine.commands import from_record, to_record
from solo.engine.events import CheckRolled, Event, Narrated, Refused, SheetChanged, event_record
from solo.engine.journal import header, replay, seal, unseal
from solo.engine.session import Session, Turn
from solo.rules import find
from tests.english import english
from tests.shipped import loaded

FOLDER = Path(__file__).parent / "transcripts"
ADVENTURES = Path(__file__).parent.parent / "adventures"
FILES = sorted(FOLDER.glob("*.jsonl"))
MOST_TURNS = 150


@cache
def kept(name: str, place: Path) -> Adventure:
    """Return an adventure as its players have it: from what its check has kept in a folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(place))
        return [load(ADVENTURES / name, cache=True) for _ in range(2)][1]


def began(
    head: dict[str, Any], read: Callable[[str], Adventure] = loaded
) -> tuple[Session, list[dict[str, Any]]]:
    """Begin the game of a transcript; its records gather in the list."""
    adventure = read(head["adventure"])
    chance = Seeded(head["seed"])
    records = [header(adventure, chance, offers=head["offers"], hero=head["hero"])]
    session = Session(
        adventure,
        find(adventure.system),
        chance,
        offers=head["offers"],
        hero=head["hero"],
        record=records.append,
    )
    return session, records


def line(event: Event) -> str:
    """Say an event in one line: enough to see any change of dice, story or rules."""
    if isinstance(event, Narrated):
        return f"{event.kind}: {' '.join(english(event.text).split())[:70]}"
    if isinstance(event, CheckRolled):
        outcome = event.outcome
        return f"{event.kind}: {outcome.label} {outcome.count} {list(outcome.faces)}"
    if isinstance(event, Refused):
        return f"refused {english(event.reason)}"
    if isinstance(event, SheetChanged):
        return "changed: " + ", ".join(note.code for note in event.notes)
    record = event_record(event)
    return " ".join(map(_read, record.values()))


def _read(value: object) -> str:
    """Return a value of a record as it is read: the text of a message."""
    return str(value["text"] if isinstance(value, dict) and "code" in value else value)


def lines(turn: Turn) -> list[str]:
    """Say a turn."""
    return [line(event) for event in turn.events]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_game_goes_as_it_went(path: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    head, *turns = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    place = tmp_path_factory.getbasetemp()
    place = place.parent if "PYTEST_XDIST_WORKER" in os.environ else place  # for all workers
    session, _ = began(head, lambda name: kept(name, place))

    went = [lines(session.do(from_record(turn["command"]))) for turn in turns]

    assert went == [turn["events"] for turn in turns]


@pytest.mark.long(6)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_game_goes_the_same_through_a_save_before_every_seventh_turn(path: Path) -> None:
    head, *turns = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    session, records = began(head)

    for number, turn in enumerate(turns):
        if number % 7 == 3:
            saved = [unseal(seal(record)) for record in records]
            again = replay(saved, session.adventure, session.system, record=records.append)
            assert again.trouble == ""
            session = again.session
        assert lines(session.do(from_record(turn["command"]))) == turn["events"]


def test_there_are_transcripts_of_each_shipped_adventure() -> None:
    played = {
        json.loads(path.read_text(encoding="utf-8").splitlines()[0])["adventure"] for path in FILES
    }

    assert played == {path.parent.name for path in ADVENTURES.glob("*/adventure.yaml")}


def played(name: str, seed: str, hero: str, offers: str) -> list[str]:
    """Play a game as a random player does; return the lines of its transcript."""
    head = {"adventure": name, "seed": seed, "hero": hero, "offers": offers}
    session, _ = began(head)
    bot = Bot(seed)
    out = [json.dumps(head)]
    while not session.over and len(out) <= MOST_TURNS:
        command = bot.command(session)
        record = {"command": to_record(command), "events": lines(session.do(command))}
        out.append(json.dumps(record, ensure_ascii=False))
    return out


def write(name: str, place: str, hero: str, offers: str) -> None:
    """Write the longest of a few games."""
    games = {
        seed: played(name, seed, hero, offers) for seed in map(f"{place}-{{}}".format, range(4))
    }
    seed = max(games, key=lambda seed: len(games[seed]))
    text = "\n".join(games[seed]) + "\n"
    (FOLDER / f"{name}-{place}.jsonl").write_text(text, encoding="utf-8")


def write_again(path: Path) -> None:
    """Give the commands of a transcript again, and write what they lead to."""
    head, *turns = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    session, _ = began(head)
    out = [json.dumps(head)]
    for turn in turns:
        if session.over:
            break
        record = {"command": turn["command"]}
        record["events"] = lines(session.do(from_record(turn["command"])))
        out.append(json.dumps(record, ensure_ascii=False))
    path.write_text("\n".join(out) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--again"]:
        for path in FILES:
            if path.stem.startswith(tuple(sys.argv[2:])):
                write_again(path)
        sys.exit()
    for adventure in sorted(ADVENTURES.glob("*/adventure.yaml")):
        if sys.argv[1:] and adventure.parent.name not in sys.argv[1:]:
            continue
        heroes = [hero.name for hero in load(adventure.parent).heroes]
        for number, seed in enumerate(("north", "south", "east", "west", "up", "down")):
            offers = "always" if number % 2 else "asked"
            hero = [*heroes, ""][number % (len(heroes) + 1)]
            write(adventure.parent.name, seed, hero, offers)
    sys.stdout.write(f"{len(list(FOLDER.glob('*.jsonl')))} transcripts\n")
