"""Translations: texts by stable ids, another language at play, mistakes told in the PO file."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from solo import po, shelf
from solo.adventure import graph
from solo.adventure.loader import examine, load, texts_of
from solo.adventure.reading.context import Page
from solo.authoring import strings
from solo.authoring.lint.lint import failed, lint
from solo.engine.chance import Seeded
from solo.engine.commands import Choose
from solo.engine.session import Session
from solo.errors import SoloError
from solo.rules import fitted
from solo.rules.core.dice import SeededDice
from solo.source import Node
from tests.conftest import HEADER, HERO

SCENES = """\
language: en
scenes:
  quay:
    text: Fog.
    questions: [{about: [boat], text: There is a boat.}]
    choices:
      - {text: Go home, goto: home, when: 'not visited["home"]'}
      - text: Wait
        check: {trait: {attribute: strength, difficulty: Poor, purpose: to stand}}
        outcomes: {success: You stand., failure: {text: You sit., damage: Poor}}
  home: {text: "Done{{ visits }}.", ending: {kind: won, title: Home}}
"""
GERMAN = """\
msgctxt "scenes.quay.text"
msgid "Fog."
msgstr "Nebel."

msgctxt "scenes.quay.choice.go-home.text"
msgid "Go home"
msgstr "Nach Hause"

msgctxt "scenes.quay.choice.wait.failure"
msgid "You sit!"
msgstr "Du sitzt."

#, fuzzy
msgctxt "scenes.quay.choice.wait.success"
msgid "You stand."
msgstr "Du stehst."
"""


@pytest.fixture
def module(tmp_path: Path) -> Path:
    (tmp_path / "adventure.yaml").write_text(HEADER + SCENES, encoding="utf-8")
    (tmp_path / "ada.yaml").write_text(HERO, encoding="utf-8")
    (tmp_path / "languages").mkdir()
    (tmp_path / "languages" / "de.po").write_text(GERMAN, encoding="utf-8")
    return tmp_path


def test_every_text_has_an_id_of_its_place(module: Path) -> None:
    found = {text.id: text.node.value for text in texts_of(module)}

    assert found["scenes.quay.question.boat.text"] == "There is a boat."
    assert found["scenes.quay.question.boat.about.1"] == "boat"
    assert found["scenes.quay.choice.wait.check.trait.purpose"] == "to stand"
    assert found["scenes.quay.choice.wait.failure"] == "You sit."
    assert found["scenes.home.ending.title"] == "Home"
    assert found["heroes.ada.concept"] == "a tester"


def test_texts_of_checks_and_of_the_whole_adventure_have_ids(module: Path) -> None:
    """What all scenes share, typed words, cases, hints, and what systems tell around rolls."""
    (module / "adventure.yaml").write_text(HEADER + WIDE, encoding="utf-8")

    found = {text.id: text.node.value for text in texts_of(module)}

    assert {key: found.get(key) for key in ALSO} == ALSO
    assert not [key for key in found if ".set." in key]  # a variable may be called as a text is


WIDE = """\
variables: {guess: "", title: 0}
items: {drum: {name: a drum, text: It is loud.}}
choices: [{text: Rest, then: You rest.}]
questions: [{about: [sea], text: Grey.}]
tries: {any: {else: Nothing moves.}}
scenes:
  quay:
    text: Fog.
    hint: [Look up., {when: guess, text: Look down.}]
    choices:
      - {text: Answer, input: {into: guess, prompt: "Well?"}, goto: home}
      - text: Build
        check:
          complex:
            - {id: one, attribute: craft, difficulty: Poor, intro: A., success: B., failure: C.}
            - {id: two, attribute: craft, difficulty: Poor, intro: D., success: E., failure: F.}
        outcomes:
          success: [{when: guess, text: Good., goto: home}, {when: else, text: So so.}]
          else: No.
      - text: Follow
        set: {title: 2}
        check: {tracking: {difficulty: Poor, legs: 2, between: [A shoe.]}}
        outcomes: {else: You follow.}
  home: {text: Done., ending: won}
"""
ALSO = {
    "items.drum.text": "It is loud.",
    "everywhere.choice.rest.then": "You rest.",
    "everywhere.question.sea.text": "Grey.",
    "everywhere.tries.any.else": "Nothing moves.",
    "scenes.quay.hint.1": "Look up.",
    "scenes.quay.hint.2": "Look down.",
    "scenes.quay.choice.answer.input.prompt": "Well?",
    "scenes.quay.choice.build.check.complex.1.intro": "A.",
    "scenes.quay.choice.build.check.complex.1.success": "B.",
    "scenes.quay.choice.build.check.complex.1.failure": "C.",
    "scenes.quay.choice.build.success.1": "Good.",
    "scenes.quay.choice.build.success.2": "So so.",
    "scenes.quay.choice.follow.check.tracking.between.1": "A shoe.",
}


def test_what_all_scenes_share_is_translated(module: Path) -> None:
    (module / "adventure.yaml").write_text(HEADER + WIDE, encoding="utf-8")
    made = strings.pseudo_catalogue(module)
    (module / "languages" / "en_XA.po").write_text(made, encoding="utf-8")

    quay = load(module, language="en_XA").scenes["quay"]

    assert quay.choices[-1].label.source == "Rést"
    assert quay.choices[-1].key("quay") == "rest"


def test_what_luck_buys_and_a_question_finds_keep_their_ids(tmp_path: Path) -> None:
    """Where none are written they are made of the source text, and outcomes call them by it."""
    (tmp_path / "adventure.yaml").write_text(FALLOUT, encoding="utf-8")
    (tmp_path / "languages").mkdir()
    made = strings.catalogue(tmp_path, "", "fr")
    for source, text in (("Whose is it?", "À qui ?"), ("A lamp stands there", "Une lampe")):
        made = made.replace(f'msgid "{source}"\nmsgstr ""', f'msgid "{source}"\nmsgstr "{text}"')
    (tmp_path / "languages" / "fr.po").write_text(made, encoding="utf-8")

    check = load(tmp_path, language="fr").scenes["quay"].choices[0].body.check

    assert check is not None
    assert [(one.id, one.question) for one in check.value.info] == [("whose-is-it", "À qui ?")]
    offers = [(one.id, one.text) for one in check.value.luck_offers]
    assert offers == [("a-lamp-stands-there", "Une lampe")]


FICTIVE_HACK = """\
format: 1
title: T
system: fictive-hack
start: quay
hero: {create: true}
foes: {guard: {name: the guard, attributes: {brawn: 1}}}
scenes:
  quay:
    text: Fog.
    choices:
      - text: Fight
        check: {fight: {foes: [guard], bribes: [{text: A bell tolls, ap: 1, bonus: 2}]}}
        outcomes: {else: {text: Over., goto: home}}
  home: {text: Done., ending: won}
"""


def test_a_bribe_is_called_by_the_words_of_its_author(tmp_path: Path) -> None:
    (tmp_path / "adventure.yaml").write_text(FICTIVE_HACK, encoding="utf-8")
    (tmp_path / "languages").mkdir()
    made = strings.catalogue(tmp_path, "", "de")
    made = made.replace('msgid "A bell tolls"\nmsgstr ""', 'msgid "A bell tolls"\nmsgstr "Gong"')
    (tmp_path / "languages" / "de.po").write_text(made, encoding="utf-8")

    check = load(tmp_path, language="de").scenes["quay"].choices[0].body.check

    assert check is not None
    assert [(one.option, one.text) for one in check.value.bribes] == [
        ("bribe-a-bell-tolls", "Gong")
    ]


FALLOUT = """\
format: 1
title: T
system: fallout-2d20
start: quay
hero: {create: true}
scenes:
  quay:
    text: Fog.
    choices:
      - text: Look
        check:
          skill:
            skill: survival
            difficulty: 1
            info: [{question: Whose is it?, answer: Hers.}]
            luck_offers: [{text: A lamp stands there}]
        outcomes: {else: You look., also: {a-lamp-stands-there: It is lit.}}
      - {text: Go, then: You go., goto: home}
  home: {text: Done., ending: won}
"""


def test_a_med_kit_of_a_ready_made_hero_is_called_by_the_words_of_its_author(
    module: Path,
) -> None:
    hero = module / "ada.yaml"
    hero.write_text(f"{hero.read_text()}medkits: [{{name: tin of salve, bonus: 2}}]\n")
    entry = """
msgctxt "heroes.ada.medkits.1.name"
msgid "tin of salve"
msgstr "Salbendose"
"""
    german = module / "languages" / "de.po"
    german.write_text(german.read_text(encoding="utf-8") + entry, encoding="utf-8")

    kits = [load(module, language=language).heroes[0].sheet().medkits for language in ("", "de")]

    assert [(kit.name, kit.id) for (kit,) in kits] == [
        ("tin of salve", ""),
        ("Salbendose", "tin-of-salve"),
    ]


KITS = """
      - {text: Take it, goto: home, medkit: {name: tin of salve, bonus: 2}}
      - text: Talk
        goto: home
        check:
          complex:
            - {id: the-figures, attribute: charm, difficulty: Poor, intro: A, success: B,
               failure: C}
            - {id: chair, name: seat, attribute: charm, difficulty: Poor, intro: A, success: B,
               failure: C, after: [the-figures]}
        outcomes: {else: You talk.}
"""
KITS_IN_GERMAN = """
msgctxt "scenes.quay.choice.take-it.medkit.name"
msgid "tin of salve"
msgstr "Salbendose"

msgctxt "scenes.quay.choice.talk.check.complex.1.name"
msgid "the-figures"
msgstr "Zahlen"

msgctxt "scenes.quay.choice.talk.check.complex.2.name"
msgid "seat"
msgstr "Stuhl"
"""


def test_kits_and_steps_are_called_by_translated_names_and_keep_their_ids(module: Path) -> None:
    """So that a game goes the same way in each language, and asks for the same step."""
    path, german = module / "adventure.yaml", module / "languages" / "de.po"
    text = path.read_text(encoding="utf-8").replace("    choices:", f"    choices:{KITS.rstrip()}")
    path.write_text(text, encoding="utf-8")
    german.write_text(german.read_text(encoding="utf-8") + KITS_IN_GERMAN, encoding="utf-8")

    ids = [text.id for text in texts_of(module)]
    assert len({*ids}) == len(ids)
    found = []
    for language in ("", "de"):
        adventure = load(module, language=language)
        take, talk = adventure.scenes["quay"].choices[:2]
        (change,) = take.body.actions
        sheet, _ = change.effect.value.apply(adventure.heroes[0].sheet(), SeededDice("0"))
        steps = talk.body.check.value.steps
        offered = [one.id for one in fitted(adventure.system).standing(sheet)]
        assert "medkit-tin-of-salve" in offered
        assert [step.id for step in steps] == ["the-figures", "chair"]
        found.append((sheet.medkits[0].name, *(step.called for step in steps)))

    assert found == [("tin of salve", "the-figures", "seat"), ("Salbendose", "Zahlen", "Stuhl")]


def test_ids_never_come_from_translated_text(module: Path) -> None:
    written, german = load(module), load(module, language="de")

    assert [c.id for c in german.scenes["quay"].choices] == [
        c.id for c in written.scenes["quay"].choices
    ]
    assert german.scenes["quay"].choices[0].label.source == "Nach Hause"
    assert (german.spoken, written.spoken) == ("de", "en")


def test_what_is_not_translated_stays_in_the_authors_language(module: Path) -> None:
    """A fuzzy translation, and one of an older source, are not used."""
    scene = load(module, language="de").scenes["quay"]

    told = {branch.text.source for branch in graph.parts(scene) if branch.text is not None}

    assert told == {"Nebel.", "There is a boat.", "You stand.", "You sit."}


def test_a_language_that_is_not_there_is_told(module: Path) -> None:
    with pytest.raises(SoloError, match=r"no translation into 'fr' \(translations: de\)"):
        load(module, language="fr")
    with pytest.raises(SoloError, match="no translation into"):
        load(module, language="../de")
    assert load(module, language="en").digest == load(module).digest


def test_the_program_speaks_a_language_that_an_adventure_is_not_translated_into(
    module: Path,
) -> None:
    """The author's texts stay, and it is known that they do."""
    (module / "languages" / "de.po").unlink()

    adventure = load(module, language="de")

    assert (adventure.spoken, adventure.untold) == ("de", True)
    told = {one.text.source for one in graph.parts(adventure.scenes["quay"]) if one.text}
    assert "You stand." in told


def test_a_mistake_in_a_translation_is_told_at_its_line(module: Path) -> None:
    path = module / "languages" / "de.po"
    path.write_text(GERMAN.replace("Nebel.", "Nebel {{ nichts }}."), encoding="utf-8")

    _, problems = examine(module, language="de")

    (mistake,) = [problem for problem in problems if problem.severity == "error"]
    assert (mistake.mark.line, mistake.code) == (3, "name-unknown")
    assert mistake.mark.file.endswith("de.po")
    assert failed(lint(module))


def test_where_the_source_is_escaped_its_translation_has_its_own_place(module: Path) -> None:
    """The mistake was told at the line of the source, in the file of the translation."""
    head = module / "adventure.yaml"
    head.write_text(head.read_text().replace("Fog.", '"\\u0046og."', 1))
    path = module / "languages" / "de.po"
    path.write_text(GERMAN.replace("Nebel.", "Nebel {{ nichts }}."), encoding="utf-8")

    _, problems = examine(module, language="de")

    (mistake,) = [problem for problem in problems if problem.severity == "error"]
    assert (mistake.mark.line, mistake.code) == (3, "name-unknown")
    assert mistake.mark.file.endswith("de.po")


CURES = {
    'msgstr "He said "no"."': 'write \\" for it',
    "msgstr 'b'": 'write msgstr "b"',
    "msgstr „b“": 'write msgstr "b"',
    'Msgstr: "b"': 'write msgstr "b"',
    'msgstr "b': 'end each line of it with "',
    'msgstr "b" # c': "'# c' stands behind the text",
    'msgid_plural "as"\nmsgstr[0] "b"': "plural forms are not read",
}


@pytest.mark.parametrize(("line", "cure"), CURES.items())
def test_what_is_wrong_with_a_line_of_a_po_is_told_with_its_cure(line: str, cure: str) -> None:
    with pytest.raises(po.PoError) as told:
        po.read(f'msgid "a"\n{line}\n')

    assert cure in str(told.value)


@pytest.mark.parametrize("text", ['msgid "a', 'msgid "a"\nmsgstr "\\x1b"', 'msgstr "a"', "x"])
def test_a_file_that_is_no_po_is_told(module: Path, text: str) -> None:
    path = module / "languages" / "de.po"
    path.write_text(text + '\nmsgid "b"\nmsgstr "b"\n', encoding="utf-8")

    adventure, problems = examine(module, language="de")

    assert adventure is None
    assert "translation-wrong" in [problem.code for problem in problems]


def test_macros_of_a_language_go_before_the_authors(module: Path) -> None:
    head = (module / "adventure.yaml").read_text().replace("Fog.", '"{{ fog() }}"')
    (module / "adventure.yaml").write_text("macros: m.j2\n" + head, encoding="utf-8")
    (module / "m.j2").write_text("{% macro fog() %}Fog.{% endmacro %}", encoding="utf-8")
    other = module / "languages" / "de.j2"
    other.write_text("{% macro fog() %}Nebel.{% endmacro %}", encoding="utf-8")

    said = []
    for language in ("", "de"):
        text = load(module, language=language).scenes["quay"].body.text
        assert text is not None
        said.append(text.render({}))

    assert said == ["Fog.", "Nebel."]


@pytest.mark.long(4)
@pytest.mark.parametrize("path", shelf.shipped(), ids=lambda path: path.name)
def test_no_text_of_a_shipped_adventure_is_missed(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the loader reads as prose has an id, and every id stands for one text."""
    read: set[tuple[str, str]] = set()
    usual = Page.prose

    def noted(page: Page, node: Node | None, **more: Any) -> Any:
        if node is not None and isinstance(node.value, str) and node.value.strip():
            read.add((node.file, str(node.mark)))
        return usual(page, node, **more)

    monkeypatch.setattr(Page, "prose", noted)
    load(path)
    found = texts_of(path)

    assert read <= {(text.node.file, str(text.node.mark)) for text in found}
    assert len({text.id for text in found}) == len(found)


@pytest.mark.long
def test_a_pseudo_translation_of_the_flagship_lints_and_plays(tmp_path: Path) -> None:
    """Everything is accented, nothing else is different: the same choices with the same dice."""
    source = shelf.find("the-nine-oclock-reading")
    place = tmp_path / source.name
    shutil.copytree(source, place, ignore=shutil.ignore_patterns("languages"))
    (place / "languages").mkdir()
    made = strings.pseudo_catalogue(place)
    (place / "languages" / "en_XA.po").write_text(made, encoding="utf-8")

    assert not failed(lint(place))
    games = []
    for language in ("", "en_XA"):
        adventure = load(place, language=language)
        session = Session(adventure, fitted(adventure.system, adventure.options, None), Seeded("7"))
        ids = []
        for turn in range(60):
            if session.over:
                break
            options = [option for option in session.options() if not option.reason]
            ids.append([option.id for option in options])
            session.do(Choose(options[turn % len(options)].id))
        drawn = {name: accented(value) for name, value in session.state.variables.items()}
        games.append((ids, session.state.scene, drawn))
    assert games[0] == games[1]
    assert len(games[0][0]) > 5


def accented(value: bool | int | str) -> bool | int | str:
    """Return what a variable holds, of a drawn text as it reads with accents."""
    return strings.pseudo(po.Entry(id="", source=value)) if isinstance(value, str) else value


def test_merging_keeps_what_was_translated() -> None:
    old = [
        po.Entry(id="a", source="One", text="Eins", notes=("sure",)),
        po.Entry(id="b", source="Two", text="Zwei"),
        po.Entry(id="c", source="Three", text="Drei"),
        po.Entry(id="x", source="Gone", text="Weg"),
    ]
    new = [
        po.Entry(id="a", source="One"),
        po.Entry(id="b", source="Two!"),
        po.Entry(id="d", source="Three"),
        po.Entry(id="e", source="Four"),
    ]

    found = {entry.id: entry for entry in po.merged(old, new)}

    assert (found["a"].text, found["a"].fuzzy, found["a"].notes) == ("Eins", False, ("sure",))
    assert (found["b"].text, found["b"].fuzzy, found["b"].before) == ("Zwei", True, "Two")
    assert found["d"].text == "Drei"
    assert found["e"].text == ""
    assert found["x"].gone
    assert list(found) == ["a", "b", "d", "e", "c", "x"]


def test_what_is_written_is_what_is_read() -> None:
    entries = (
        po.Entry(id="a", source='A "b"\\\n\nc\td', text="ä\n", fuzzy=True, before="old\ntext"),
        po.Entry(id="b", source="x", text="y", notes=("why", ""), hints=("file:3",)),
        po.Entry(id="c", source="z", text="w", gone=True),
    )

    made = po.written(entries, language="de", project="x")

    assert [e.__class__(**{**_fields(e), "line": 0}) for e in po.read(made)] == list(entries)


def _fields(entry: po.Entry) -> dict[str, Any]:
    return {name: getattr(entry, name) for name in po.Entry.__dataclass_fields__}
