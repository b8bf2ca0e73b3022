"""Generic prose for what is tried speaks of effort, time, harm and chance, in every system."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import solo.rules
from solo.words import Message
from solo.words.catalogue import ROOMS, catalogue
from tests.english import english

FILES = sorted(Path(solo.rules.__file__).parent.rglob("data/tries.json"))
PLACES = "you are there|here|room|wall|floor|door|window|corner|ground|street|roof|ceiling|way out"
PEOPLE = "somebody|everybody|everyone|anybody|nobody|they|their|he|she|voice|people"
THINGS = "lock|rope|glass|ledge|dust|shadow|footprint|landing|stone|rust"
BUT = re.compile("grandmother|people have lived|[Ss]omebody (else is|who knows)|tell anyone")
"""Figures of speech, which speak of the hero alone."""


def texts(value: object) -> Iterator[str]:
    """Yield the texts of a table, and the sentences of the messages whose codes it has."""
    if isinstance(value, str):
        said = [
            english(Message(f"{room}.{value}")) for room in ROOMS if value in catalogue(room, "en")
        ]
        yield from said or (value,)
    elif isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from texts(one)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.parent.name)
def test_it_names_no_place_no_people_and_no_things(path: Path) -> None:
    tries = json.loads(path.read_text(encoding="utf-8"))
    named = re.compile(rf"\b({PLACES}|{PEOPLE}|{THINGS})s?\b", re.IGNORECASE)

    told = [*texts(tries["prose"]), *texts(tries.get("complication", []))]

    assert [text for text in told if named.search(BUT.sub("", text))] == []


def test_the_sentences_of_codes_are_looked_at() -> None:
    assert "Your body knows how it goes, and will not do it." in texts("try-body-failed-2")


def test_all_five_systems_have_it() -> None:
    assert len(FILES) == 5
