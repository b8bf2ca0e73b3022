"""A small correct adventure by a rules file, which authors begin their own from."""

from collections.abc import Mapping

from solo.rules.data_systems.book import Book
from solo.rules.data_systems.checks import Rolled

_HEADER = """\
format: 1
title: The Locked Mill
author: you
licence: CC BY-SA 4.0
summary: The mill has been locked for a week, and something in it still turns.
language: en
system: {system}
start: yard
include: [scenes/*.yaml]
hero: {{create: true, pregenerated: [heroes/*.yaml]}}
variables:
  key: false
"""
_SCENES = """\
scenes:
  yard:
    title: The yard
    text: The mill is locked, and it is grinding. There is no wind, and the race is dry.
    choices:
      - id: look
        text: Look for the key where people leave keys
        once: true
        check: {check}
        outcomes:
          success: {{text: It lies under the third flowerpot., set: {{key: true}}}}
          failure: Under the third flowerpot there is a toad.{neither}
      - id: open
        text: Unlock the door
        when: key
        goto: inside
      - id: leave
        text: Leave it to grind
        goto: road
  inside: {{title: Inside, text: "The stones are turning, and nothing turns them.", ending: found}}
  road: {{title: The road, text: You hear it for a mile., ending: left}}
"""
_HERO = """\
name: Ada Quist
concept: a miller's daughter, back from the town
"""


def files(book: Book, named: str, checks: Mapping[str, type]) -> Mapping[str, bytes]:
    """Return the files of an adventure, whose header names its rules so."""
    word, kind = next((word, kind) for word, kind in checks.items() if issubclass(kind, Rolled))
    signs: Mapping[str, str] = getattr(kind, "signs", {})
    plain = [label for label, sign in signs.items() if not sign]
    neither = "".join(f"\n          {label}: Nothing comes of it yet." for label in plain)
    scenes = _SCENES.format(check=f"{{{word}: {_fields(book, kind)}}}", neither=neither)
    texts = {
        "adventure.yaml": _HEADER.format(system=named),
        "scenes/all.yaml": scenes,
        "heroes/ada.yaml": _HERO,
    }
    return {name: text.encode() for name, text in texts.items()}


def _fields(book: Book, kind: type[Rolled]) -> str:
    """Return the fields that a check needs, as an author writes them."""
    told = []
    names = getattr(kind, "__dataclass_fields__", {})
    if "stat" in names:
        known = (kind.move.stat if kind.move else ()) or (*book.file.attributes,)
        told.append(f"stat: {known[0]}")
    if "skill" in names:
        told.append(f"skill: {next(iter(book.file.skills))}")
    if "on" in names:
        told.append('on: "5"')
    return f"{{{', '.join(told)}}}" if told else "{purpose: to find the key}"
