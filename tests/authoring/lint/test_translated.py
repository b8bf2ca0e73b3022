"""A translation that tells another hour, number or name is told, and a free one is not."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo import po
from solo.authoring import strings
from solo.authoring.lint.lint import lint
from solo.authoring.lint.translated import names_of, numbers, otherwise, unlike
from tests.conftest import HEADER

NAMES = {"Magne", "Einar", "Roke"}
TOLD = {
    "another hour": ("It's ten o'clock.", "Es ist acht Uhr.", "another hour"),
    "another number": ("The five men.", "Die sechs Männer.", "it tells 6, and the text that it"),
    "a number in digits": ("In 1986.", "Im Jahr 1968.", "it tells 1968"),
    "a number more": ("The boats.", "Die 7 Boote.", "it tells 7, which the text that it"),
    "another name": ("“Magne has it.”", "»Einar hat sie.«", "it names Einar, and the text"),
}
SILENT = {
    "half an hour": ("At half past nine.", "Um halb zehn."),
    "another half hour": ("She rang at half past eleven.", "Um halb zwölf hat sie angerufen."),
    "a number that is left out": ("The five men.", "Die Männer."),
    "feet": ("Ten feet of rope.", "Drei Meter Seil."),
    "a genitive": ("Roke's leg.", "Rokes Bein."),
    "a pronoun": ("Magne has it.", "Er hat sie."),
    "an hour that is left out": ("It's nine o'clock. The clock strikes ten.", "Es ist neun Uhr."),
    "a fortnight": ("Dead for a fortnight.", "Seit vierzehn Tagen tot."),
}


@pytest.mark.parametrize(("source", "text", "said"), TOLD.values(), ids=TOLD)
def test_what_is_told_otherwise_is_told(source: str, text: str, said: str) -> None:
    assert said in unlike(source, text, ("en", "de"), NAMES)


@pytest.mark.parametrize(("source", "text"), SILENT.values(), ids=SILENT)
def test_a_free_translation_is_left_alone(source: str, text: str) -> None:
    assert unlike(source, text, ("en", "de"), NAMES) == ""


def test_of_another_language_only_digits_are_compared() -> None:
    assert numbers("Cinq hommes, 12 ans", "fr") == {12}
    assert numbers("Zwei und ein Dutzend", "de-AT") == {2, 12}


def test_names_are_those_that_stand_in_both_and_are_no_words() -> None:
    sources = ["Magne was here.", "Was Magne? The name.", "Roke."]
    texts = ["Magne war da. Was?", "Magne? Was? Name.", "Der Name."]

    assert names_of(sources, texts) == {"Magne"}


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("de", "Es ist {{ time_of_day|in_words }}.", ["in English words; write in_words('de')"]),
        ("de", "Es ist {{ time_of_day | in_words('en') }}.", ["write in_words('de')"]),
        ("fr", "Il est {{ time_of_day|in_words }}.", ["in English words; leave it out"]),
        ("de", "{% if n|number == m %}Es ist spät.{% endif %}", ["'number' tells a number"]),
        ("de", 'Es ist {{ time_of_day|in_words("de") }}.', []),
        ("de", "Es ist spät|number.", []),
        ("en_GB", "It's {{ time_of_day|in_words }}.", []),
    ],
)
def test_a_filter_that_speaks_english_is_told(language: str, text: str, told: list[str]) -> None:
    source = "It is {{ time_of_day|in_words }}." if "{{" in text else "It is late."
    entry = po.Entry(id="scenes.quay.text", source=source, text=text)
    data = po.written([entry], language=language, project="x").encode()

    found = otherwise(data, "x.po", language, "en")

    assert len(found) == len(told)
    assert all(said in one.message for said, one in zip(told, found, strict=True))


VALUES = {
    "one with a filter is lost": (
        "At {{ a|in_words }}, {{ b }}",
        "{{ b }}",
        "shows 'a', and this does not",
    ),
    "an ending is of one language": ("{{ a }} coin{{ b|plural }}", "{{ a }} Münzen", ""),
    "one of two is lost": ("{{ a }} of {{ b }}", "{{ b }}", "shows 'a', and this does not"),
    "asked instead": ("{{ a }} of {{ b }}", "{% if a > 1 %}{{ b }}{% endif %}", ""),
    "another, which is unknown elsewhere": ("{{ a }} of {{ b }}", "{{ x }} von {{ b }}", ""),
    "one brace": ("{{ a }} of {{ b }}", "{a} von {{ b }}", ""),
    "turned round": ("{% if a %}Up.{% endif %}", "{% if not a %}Auf.{% endif %}", "asks 'not a'"),
    "turned with its else": (
        "{% if a %}Up.{% else %}Down.{% endif %}",
        "{% if not a %}Ab.{% else %}Auf.{% endif %}",
        "",
    ),
    "a placeholder of C": ("{{ a }} men", "%d Männer", "'%d' is shown as it stands"),
    "a percentage": ("Twelve in a hundred.", "12 % sind da.", ""),
}


@pytest.mark.parametrize(("source", "text", "said"), VALUES.values(), ids=VALUES)
def test_a_value_or_condition_that_is_lost_is_told(source: str, text: str, said: str) -> None:
    entry = po.Entry(id="scenes.quay.text", source=source, text=text)
    data = po.written([entry], language="de", project="x").encode()

    found = [one.message for one in otherwise(data, "x.po", "de", "en")]

    assert [said in one for one in found] == ([True] if said else []), found


def test_another_encoding_in_the_head_is_told_at_its_line() -> None:
    data = po.written([], language="de", project="x").encode()
    (found,) = otherwise(data.replace(b"UTF-8", b"ISO-8859-1"), "x.po", "de", "en")

    assert "write charset=UTF-8" in found.message
    assert data.splitlines()[found.mark.line - 1].startswith(b'"Content-Type')


def test_lint_tells_it_at_the_line_of_the_translation(module: Callable[..., Path]) -> None:
    scenes = "scenes:\n  quay: {text: Five men., choices: [{text: Go, goto: end}]}\n"
    path = module(scenes + "  end: {ending: won, text: Home.}\n", f"{HEADER}language: en\n")
    entries = strings.entries_of(path)
    text = po.written(entries, language="de", project="x").replace(
        'msgid "Five men."\nmsgstr ""', 'msgid "Five men."\nmsgstr "Sechs Männer."'
    )
    (path / "languages").mkdir()
    (path / "languages" / "de.po").write_text(text, encoding="utf-8")

    found = [one for one in lint(path) if one.code == "translation-unlike"]

    assert [one.message for one in found] == ["it tells 6, and the text that it translates 5"]
    assert found[0].mark.file.endswith("de.po")


@pytest.mark.parametrize(
    ("old", "new", "more"),
    [
        ('msgctxt "scenes.quay.text"', 'msgctxt "scenes.key.text"', ""),
        ('msgid "Five men."', 'msgid "Six men."', ""),
        ('msgid "Five men."', '#, fuzzy\nmsgid "Six men."', None),
        ("", "", None),
        ('msgctxt "scenes.end', 'msgctxt "scenes.and', "; 1 more are left out for the same reason"),
    ],
)
def test_a_translation_of_what_does_not_stand_so_is_told(
    module: Callable[..., Path], old: str, new: str, more: str | None
) -> None:
    """It was left out in silence, and the author's words were shown."""
    scenes = "scenes:\n  quay: {text: Five men., choices: [{text: Go, goto: end}]}\n"
    path = module(
        scenes + "  end: {ending: {kind: won, title: A}, text: B.}\n", f"{HEADER}language: en\n"
    )
    text = po.written(strings.entries_of(path), language="de", project="x")
    for word in ("Five men.", "A", "B."):
        text = text.replace(f'msgid "{word}"\nmsgstr ""', f'msgid "{word}"\nmsgstr "{word}"')
    if new.startswith("#,"):
        text = text.replace(
            'msgctxt "scenes.quay.text"\nmsgid "Five',
            '#, fuzzy\nmsgctxt "scenes.quay.text"\nmsgid "Six',
        )
    else:
        assert old in text
        text = text.replace(old, new)
    (path / "languages").mkdir()
    (path / "languages" / "de.po").write_text(text, encoding="utf-8")

    found = [one.message for one in lint(path) if one.code == "translation-old"]

    assert len(found) == (more is not None)
    assert all(f"so this is not shown{more}; " in one for one in found)


@pytest.mark.parametrize(
    ("source", "text", "said"),
    [
        (
            "{% if n > 1 %}Many.{% endif %}",
            "{% if n > 10 %}Viele.{% endif %}",
            "it asks 'n > 10', an",
        ),
        (
            "{% if c == 'red' %}A.{% endif %}",
            "{% if c == 'rot' %}A.{% endif %}",
            "it asks 'c == 'rot'",
        ),
        ("You have {{ n }} coins.", "Du hast Geld.", "shows 'n', and this shows none"),
        (
            "{% if n > 1 %}Many.{% endif %}",
            "{% if n > 1 and x %}V.{% endif %}",
            "",
        ),  # in other words
        ("{{ n }} coins.", "{% if n == 1 %}Eine{% else %}Viele{% endif %}.", ""),
    ],
)
def test_a_translation_that_asks_otherwise_is_told(source: str, text: str, said: str) -> None:
    data = f'msgid ""\nmsgstr ""\n\nmsgctxt "a"\nmsgid "{source}"\nmsgstr "{text}"\n'
    found = [one.message for one in otherwise(data.encode(), "de.po", "de", "en")]

    assert len(found) == bool(said)
    assert all(said in one for one in found)


def test_of_translations_beside_an_adventure_of_one_file_nothing_is_told(tmp_path: Path) -> None:
    header = "format: 1\ntitle: T\nsystem: fell\nstart: quay\n"
    (tmp_path / "one.yaml").write_text(f"{header}scenes: {{quay: {{text: Fog., ending: won}}}}\n")
    (tmp_path / "of-another.po").write_text('msgid ""\nmsgstr ""\n')

    assert "translation-wrong" not in {one.code for one in lint(tmp_path / "one.yaml")}


def test_a_translation_that_nothing_reads_is_told(
    module: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = module("scenes:\n  quay: {text: Fog., ending: won}\n", f"{HEADER}language: en\n")
    for name in ("de.po", "texts/de.po", "languages/german.po", "languages/de.po"):
        (path / name).parent.mkdir(exist_ok=True)
        (path / name).write_text('msgid ""\nmsgstr ""\n', encoding="utf-8")

    monkeypatch.chdir(path)
    found = [(one.mark.file, one.message) for one in lint(path) if one.code == "translation-wrong"]

    assert [file for file, _ in found] == [
        "de.po", "languages/german.po", "texts/de.po"
    ]  # fmt: skip
    assert "move it there" in found[0][1]
    assert "'german' is no code of a language; call it by one, such as de.po" in found[1][1]


def test_of_what_is_not_shown_nothing_else_is_told(module: Callable[..., Path]) -> None:
    """Its text has changed: that it tells another number follows from that."""
    path = module(
        "scenes:\n  quay: {text: Five men., ending: {kind: won, title: A}}\n",
        f"{HEADER}language: en\n",
    )
    text = po.written(strings.entries_of(path), language="de", project="x")
    text = text.replace('msgid "Five men."\nmsgstr ""', 'msgid "Six men."\nmsgstr "Neun Mann."')
    (path / "languages").mkdir()
    (path / "languages" / "de.po").write_text(text, encoding="utf-8")

    assert [one.code for one in lint(path)] == ["translation-old"]
