"""The view and the events fit the schema that is made from their types, in every adventure."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from solo.authoring.playtests.bots import Bot
from solo.engine.chance import Seeded
from solo.engine.commands import Choose, Try
from solo.engine.log import logged
from solo.engine.session import Session
from solo.rules import find
from solo.terminal.front_ends.jsonl import offered
from solo.view.schema import schema
from solo.view.whole import view
from tests.conftest import Solo
from tests.proofs import amount
from tests.shipped import loaded

ADVENTURES = sorted((Path(__file__).parents[2] / "adventures").glob("*/adventure.yaml"))
SCHEMA = schema()
EVENTS = Draft202012Validator(SCHEMA)
VIEW = Draft202012Validator({**SCHEMA["$defs"]["View"], "$defs": SCHEMA["$defs"]})
TURNS = amount(15, 40, 40)


def as_read(record: object) -> Any:
    """Return a record as a program reads it."""
    return json.loads(json.dumps(record))


def turns_of(folder: Path, seed: str) -> Iterator[tuple[Session, list[Any]]]:
    """Play an adventure at random, and yield the game after each turn with what was told."""
    adventure = loaded(folder.name)
    session = Session(adventure, find(adventure.system), Seeded(seed))
    bot = Bot(seed)
    yield session, [one.record() for one in logged(session, session.turns[0])]
    for _ in range(TURNS):
        if session.over:
            return
        command = bot.command(session)
        before = session.state
        yield session, [one.record() for one in logged(session, session.do(command), before)]


@pytest.mark.long(6)
@pytest.mark.parametrize("path", ADVENTURES, ids=lambda path: path.parent.name)
def test_events_and_views_of_random_games_fit_the_schema(path: Path) -> None:
    for session, records in turns_of(path.parent, "schema"):
        for record in records:
            EVENTS.validate(as_read(record))
        seen = as_read(view(session))
        VIEW.validate(seen)
        EVENTS.validate(as_read(offered(session)))


def test_every_fact_of_an_event_is_in_the_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    titles = [one["title"] for one in SCHEMA["oneOf"]]

    assert len(titles) == len(set(titles))
    assert {"scene_entered", "check_rolled", "undone", "refused", "view"} <= set(titles)


KEYWORDS = {
    *("$schema", "$defs", "$ref", "title", "description", "version", "type", "const", "enum"),
    *("properties", "required", "additionalProperties", "items", "minimum", "anyOf", "oneOf"),
}


def keywords(schema: object) -> Iterator[str]:
    """Yield the keys by which a schema says something; a validator passes over a strange one."""
    if isinstance(schema, list):
        for one in schema:
            yield from keywords(one)
    elif isinstance(schema, dict):
        for key, value in schema.items():
            yield key
            named = key in ("properties", "$defs")
            yield from keywords(list(value.values()) if named else value)


def test_the_schema_says_all_in_keys_that_a_validator_knows() -> None:
    assert {*keywords(SCHEMA)} == KEYWORDS


@pytest.fixture
def first_steps() -> Session:
    adventure = loaded("first-steps")
    return Session(adventure, find("art"), Seeded("a"))


def test_an_open_roll_tells_its_exact_chances(first_steps: Session) -> None:
    first_steps.do(Choose(first_steps.options()[0].id))
    first_steps.do(Try("strength", text="push"))
    odds = first_steps.odds("roll")
    assert odds is not None

    prompt = as_read(view(first_steps))["prompt"]

    assert prompt["kind"] == "roll"
    roll = next(one for one in prompt["options"] if one["id"] == "roll")
    assert roll["chances"]["percent"] == odds.percent(odds.succeeding)
    assert sum(roll["chances"]["counts"].values()) == roll["chances"]["total"]


def test_a_barred_option_has_no_number_and_says_why(first_steps: Session) -> None:
    for session, _ in turns_of(ADVENTURES[0].parent, "bars"):
        for option in as_read(view(session))["prompt"]["options"]:
            assert (option["number"] is None) == bool(option["barred"])


def test_the_sheet_is_sections_of_rows_with_gauges(first_steps: Session) -> None:
    first_steps.do(Choose(first_steps.options()[0].id))

    (member,) = as_read(view(first_steps))["members"]

    assert member["acting"]
    assert {"attributes", "health"} <= {part["id"] for part in member["sheet"]}
    assert any(row["kind"] == "gauge" for row in member["status"])


def test_a_program_reads_the_view_and_its_own_cause(solo: Solo, tmp_path: Path) -> None:
    lines = 'view\n{"line": "1", "cause": "a7"}\nview\n{"line": "nonsense", "cause": "a8"}\n'
    place = str(tmp_path)
    done = solo("play", "first-steps", "--json", "--seed", "a", "--saves", place, typed=lines)
    records = [json.loads(line) for line in done.stdout.splitlines()]

    views = [record for record in records if record["event"] == "view"]
    assert [len(one["members"]) for one in views] == [0, 1]
    caused = [record for record in records if record.get("cause") == "a7"]
    assert {"hero_chosen", "scene_entered", "offered"} <= {one["event"] for one in caused}
    assert next(r["event"] for r in records if r.get("cause") == "a8") == "misunderstood"
    for record in records:
        EVENTS.validate(record)


def test_a_program_that_comes_back_reads_what_it_has_missed(solo: Solo, tmp_path: Path) -> None:
    place = ("--json", "--saves", str(tmp_path))
    first = solo("play", "first-steps", "--seed", "a", *place, typed="1\nundo\n1\n")
    told = [json.loads(line) for line in first.stdout.splitlines()]
    numbered = [record for record in told if "seq" in record]

    again = solo("play", "--resume", "first-steps", *place, "--events-from", "2")

    missed = [json.loads(line) for line in again.stdout.splitlines()]
    assert [r for r in missed if "seq" in r] == [r for r in numbered if r["seq"] >= 2]


def test_the_schema_is_printed(solo: Solo) -> None:
    assert json.loads(solo("schema", "events").stdout) == as_read(SCHEMA)


def test_a_table_says_what_may_be_done_there(solo: Solo, tmp_path: Path) -> None:
    done = solo("table", "--json", "--saves", str(tmp_path), typed="view\n")
    seen = next(r for r in map(json.loads, done.stdout.splitlines()) if r["event"] == "view")

    assert {"ask", "roll", "add"} <= set(seen["prompt"]["verbs"])
    VIEW.validate(seen)


def test_a_choice_that_surely_ends_the_story_is_told(game: Callable[..., Session]) -> None:
    session = game(
        "scenes:\n"
        "  quay:\n"
        "    text: The quay.\n"
        "    choices:\n"
        "      - {id: sail, text: Sail, goto: sea}\n"
        "      - {id: wait, text: Wait, goto: quay}\n"
        "  sea: {text: Gone., ending: gone}\n"
    )

    options = view(session, "")["prompt"]["options"]

    assert [(one["id"], one["ends"]) for one in options] == [("sail", True), ("wait", False)]
