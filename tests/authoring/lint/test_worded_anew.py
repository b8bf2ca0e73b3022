"""Macros and translations are looked at as the story's own texts are."""

from pathlib import Path

import pytest

from solo.authoring.lint.lint import lint

HEAD = """\
format: 1
title: T
language: en
system: art
start: a
macros: macros.j2
variables: {mood: calm, coins: 3, rope: false}
hero: {create: false, pregenerated: [ida.yaml]}
scenes:
  a:
    text: "TEXT"
    choices:
      - {text: Pay, then: Paid., set: {mood: "'cross'", coins: coins - 1, rope: true}}
      - {text: Go, then: Gone., goto: b}
  b: {ending: won, text: "{% if rope and mood == 'calm' %}Over.{% endif %}"}
"""
MACROS = "{% macro pay(n) %}{{ n|number }} coins{% if mood == 'calm' %}.{% endif %}{% endmacro %}\n"
OURS = "{% macro pay(n) %}{{ n }} Taler.{% endmacro %}\n"
PO = """\
msgid ""
msgstr ""
"Language: de\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "scenes.a.text"
msgid "{{ pay(coins) }}"
msgstr "WORDS"
"""
HERO = """\
name: Ida
attributes: {agility: 8, alertness: 7, charm: 6, craft: 8, cunning: 6, dexterity: 7, fate: 7,
  intelligence: 6, stamina: 7, strength: 8}
goals: [Home]
motivation: Rain.
"""
CALLED = "{{ pay(coins) }}"


def told(
    folder: Path, text: str = CALLED, macros: str = MACROS, words: str = "", ours: str = ""
) -> list[tuple[str, int, str]]:
    """Return the file, line and message of each problem."""
    (folder / "adventure.yaml").write_text(HEAD.replace("TEXT", text), encoding="utf-8")
    (folder / "macros.j2").write_text(macros, encoding="utf-8")
    (folder / "ida.yaml").write_text(HERO, encoding="utf-8")
    if words:
        (folder / "languages").mkdir()
        (folder / "languages" / "de.po").write_text(PO.replace("WORDS", words), encoding="utf-8")
        (folder / "languages" / "de.j2").write_text(ours or OURS, encoding="utf-8")
    return [(Path(one.mark.file).name, one.mark.line, one.message) for one in lint(folder)]


def test_what_is_right_is_not_told(tmp_path: Path) -> None:
    assert told(tmp_path, words="{{ pay(coins) }}{{ coins }}") == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (" coins", "&nbsp;coins", "'&nbsp;' is shown as it stands"),
        (" coins", " *coins", "'*' has no other in this paragraph"),
        ("'calm'", "'clam'", "'mood' is only ever 'calm' or 'cross'"),
        ("{% macro pay", "{% macro pay() %}{% endmacro %}{% macro pay", "is made again in line 1"),
        ("{% macro pay", "{% macro x() %}{{ x() }}{% endmacro %}{% macro pay", "the macro 'x'"),
    ],
)
def test_a_mistake_within_a_macro_is_told_there(
    old: str, new: str, message: str, tmp_path: Path
) -> None:
    ((file, line, found),) = told(tmp_path, macros=MACROS.replace(old, new))

    assert (file, line) == ("macros.j2", 1)
    assert message in found


@pytest.mark.parametrize("more", ["", " {{ draw('weather') }}", " {{ hero.name }}"])
@pytest.mark.parametrize(
    ("call", "message"),
    [
        ("{{ pay() }}", "macro 'pay' was not given 'n'; so it is in line 1 of the macros"),
        ("{{ pay(coins, 3) }}", "macro 'pay' does not take 2 arguments"),
    ],
)
def test_a_macro_that_is_called_in_a_wrong_way_is_told_at_the_call(
    call: str, message: str, more: str, tmp_path: Path
) -> None:
    found = told(tmp_path, f"{call}{more}")

    assert ("adventure.yaml", 11, message) in found


def test_a_text_with_a_draw_is_tried_out(tmp_path: Path) -> None:
    found = told(tmp_path, CALLED + "{{ draw('weather') }} {{ coins + 'x' }}")

    assert [line for file, line, message in found if "'+' adds two numbers" in message] == [11]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("{{ pay(coins) }}{% if mood == 'clam' %}x{% endif %}", "'mood' is only ever 'calm' or"),
        ("{{ pay(coins) }}{% if coins == '3' %}x{% endif %}", "'coins' is a number, not a text"),
        ("{{ pay(coins) }}{{ coins + 'x' }}", "'+' adds two numbers"),
        ("{{ pay(coins) }}{{ rope }}", "'rope' is shown as True or False"),
        ("{{ pay(coins, 3) }}", "macro 'pay' does not take 2 arguments"),
    ],
)
def test_a_translation_with_tags_of_its_own_is_looked_at(
    words: str, message: str, tmp_path: Path
) -> None:
    found = [one for one in told(tmp_path, words=words) if message in one[2]]

    assert [(file, line) for file, line, _ in found] == [("de.po", 8)]


@pytest.mark.parametrize(
    ("old", "new", "place", "message"),
    [
        ("{{ n }}", "{{ nonsuch }}", ("de.j2", 1), "unknown name 'nonsuch'"),
        ("{{ n }}", "{{ n|nummer }}", ("de.j2", 1), "unknown filter 'nummer'"),
        ("{{ n }}", "{{ n|number }}", ("de.j2", 1), "'number' tells a number in English words"),
        (" Taler", "&nbsp;Taler", ("de.j2", 1), "'&nbsp;' is shown as it stands"),
        ("{{ n }}", "{% if hour < 0 %}x{% endif %}", ("de.j2", 1), "'hour' is 0 to 23"),
        ("{% macro pay", "Ja {% macro pay", ("de.j2", 1), "only macros can stand"),
        ("macro pay", "macro zahl", ("de.po", 8), "has no macro 'pay'; write it there too"),
        ("pay(n)", "pay(n, m)", ("de.po", 8), "macro 'pay' was not given 'm'"),
    ],
)
def test_the_macros_of_a_translation_are_looked_at(
    old: str, new: str, place: tuple[str, int], message: str, tmp_path: Path
) -> None:
    ours = OURS.replace(old, new).replace(" Taler", " Taler{{ m }}" if "m)" in new else " Taler")
    found = told(
        tmp_path, words="{{ pay(coins) }}", ours=ours if "&" not in new else OURS.replace(old, new)
    )

    assert place in [(file, line) for file, line, told in found if message in told]
