"""The texts of an adventure by their ids: every form in which one may stand, and what none is."""

from pathlib import Path

import pytest

from solo import po
from solo.adventure.files import find
from solo.adventure.translation import (
    Text,
    catalogue,
    languages,
    out_of_date,
    part_id,
    size_of,
    texts,
    translate,
    unread,
    written_in,
)
from solo.errors import Problem
from solo.source import Node, parse

WRITTEN = """\
title: A title
author: Who
summary: What
content_notes: [grief, " "]
length: Short
tone: Cold
format: one
language: de
choices: [{text: Rest, then: Rested}]
questions:
- {about: [sea, ocean], text: Grey}
tries: {any: {else: Nothing}}
things: {lamp: {names: [light], text: [Bright, {when: x, text: Dim}], tries: {wit: {else: Hm}}}}
quests:
  walk: A walk
  lamp: {title: Light it, guidance: [Ask, {when: x, text: Climb}], glory: 5}
tables:
  finds: {1: Rope, 2: {text: Coin, tags: old}}
  small: {roll: d6, rows: [Bone, {text: Dust}]}
foes: {wolf: {name: the wolf, ability: {name: Howl, effect: x}, text: It growls}, bare: Word}
companions: {tom: {concept: no text, name: Tom}}
items: {drum: {text: Loud}}
events: {bell: {text: It rings, set: {name: none}}}
variables: {name: none}
scenes:
  quay:
    title: Quay
    text: Fog
    place: no text
    hint: [Up, {when: x, text: Down}]
    check: {c: {purpose: to see, foe: none, zones: {hall: {name: the hall}}}}
    outcomes: {success: Good, 1f: [{when: x, text: Bad}, Worse], also: {doubles: Twice}}
    choices:
    - {id: up, text: Go up, barred: Too high, certain_death: You die, input: {into: n, prompt: Who}}
    - {text: "!", then: {text: Then}, risk: It breaks}
    - {text: Talk, choices: [{text: Hello, then: Hi}]}
    - Word
    questions: [{about: boat, text: A boat}, {id: rope, about: [x], text: A rope}]
    arenas: {pit: {name: the pit}}
    features: {wall: {name: a wall}}
    told: Told
    names: {name: none}
    parts: [{intro: In, success: Well, failure: Ill, unread: none}]
    exits: {a: none}
    between: [A shoe]
    contest: {against: the cook}
    fight: {talk: Words}
    during: [{round: 1, text: A horn}]
  bare: {ending: {kind: won, title: Home}}
"""
HERO = """\
name: Ada
concept: a smith
goals: [rest]
motivation: Money
drive: Doubt
medkits: [{name: tin}]
features: {0: Quick}
exits: none
"""
FOUND = """\
title = A title
author = Who
summary = What
content_notes.1 = grief
length = Short
tone = Cold
everywhere.choice.rest.text = Rest
everywhere.choice.rest.then = Rested
everywhere.question.sea.about.1 = sea
everywhere.question.sea.about.2 = ocean
everywhere.question.sea.text = Grey
everywhere.tries.any.else = Nothing
everywhere.things.lamp.names.1 = light
everywhere.things.lamp.1 = Bright
everywhere.things.lamp.2 = Dim
everywhere.things.lamp.tries.wit.else = Hm
quests.walk = A walk
quests.lamp.title = Light it
quests.lamp.guidance.1 = Ask
quests.lamp.guidance.2 = Climb
tables.finds.1 = Rope
tables.finds.2 = Coin
tables.small.1 = Bone
tables.small.2 = Dust
foes.wolf.name = the wolf
foes.wolf.ability.name = Howl
foes.wolf.text = It growls
companions.tom.name = Tom
items.drum.text = Loud
events.bell.text = It rings
scenes.quay.title = Quay
scenes.quay.text = Fog
scenes.quay.hint.1 = Up
scenes.quay.hint.2 = Down
scenes.quay.check.c.purpose = to see
scenes.quay.check.c.zones.hall.name = the hall
scenes.quay.success = Good
scenes.quay.1f.1 = Bad
scenes.quay.1f.2 = Worse
scenes.quay.also.doubles = Twice
scenes.quay.choice.up.text = Go up
scenes.quay.choice.up.barred = Too high
scenes.quay.choice.up.certain_death = You die
scenes.quay.choice.up.input.prompt = Who
scenes.quay.choice.2.text = !
scenes.quay.choice.2.then.text = Then
scenes.quay.choice.2.risk = It breaks
scenes.quay.choice.talk.text = Talk
scenes.quay.choice.talk.choice.hello.text = Hello
scenes.quay.choice.talk.choice.hello.then = Hi
scenes.quay.question.boat.about = boat
scenes.quay.question.boat.text = A boat
scenes.quay.question.rope.about.1 = x
scenes.quay.question.rope.text = A rope
scenes.quay.arenas.pit.name = the pit
scenes.quay.features.wall.name = a wall
scenes.quay.told = Told
scenes.quay.parts.1.intro = In
scenes.quay.parts.1.success = Well
scenes.quay.parts.1.failure = Ill
scenes.quay.between.1 = A shoe
scenes.quay.contest.against = the cook
scenes.quay.fight.talk = Words
scenes.quay.during.1.text = A horn
scenes.bare.ending.title = Home
heroes.ada.concept = a smith
heroes.ada.goals.1 = rest
heroes.ada.motivation = Money
heroes.ada.drive = Doubt
heroes.ada.medkits.1.name = tin
heroes.ada.features.0 = Quick
"""


def read(text: str, name: str = "a.yaml") -> Node:
    problems: list[Problem] = []
    root = parse(text.encode(), name, problems).root
    assert root is not None, problems
    return root


def told(found: list[Text]) -> list[str]:
    return [f"{one.id} = {one.node.value}" for one in found]


def test_each_text_has_its_id_in_the_order_of_the_files() -> None:
    heroes = {"heroes/ada.yaml": read(HERO)}

    assert told([*texts({"a.yaml": read(WRITTEN)}, heroes)]) == FOUND.splitlines()


@pytest.mark.parametrize(
    "key",
    [
        *("text", "then", "barred", "certain_death", "title", "purpose", "guidance", "risk"),
        *("hint", "prompt", "intro", "told", "success", "failure", "question", "answer"),
        *("situation", "fix", "lessened", "side_effect", "leverage"),
    ],
)
def test_under_these_keys_stands_what_is_told(key: str) -> None:
    section = f"scenes: {{a: {{{key}: Told}}}}"

    assert told([*texts({"a.yaml": read(section)}, {})]) == [f"scenes.a.{key} = Told"]


@pytest.mark.parametrize("key", ["goto", "foe", "name", "kind", "when", "against", "talk"])
def test_under_others_does_not(key: str) -> None:
    assert [*texts({"a.yaml": read(f"scenes: {{a: {{{key}: Told}}}}")}, {})] == []


def test_the_header_is_read_of_the_first_file_alone_and_what_is_no_mapping_has_no_texts() -> None:
    roots = {"a.yaml": read("title: A"), "b.yaml": read("title: B"), "c.yaml": read("[x]")}
    heroes = {"ada.yaml": read("[x]"), "bo.yaml": read("concept: b")}

    assert told([*texts(roots, heroes)]) == ["title = A", "heroes.bo.concept = b"]


@pytest.mark.parametrize(
    ("part", "made"),
    [
        ("{id: Up There, about: [a b], text: c}", "Up There"),
        ("{about: [A b, c], text: d}", "a-b"),
        ("{about: A b, text: d}", "a-b"),
        ("{about: [], text: D e}", "d-e"),
        ("{text: D e!}", "d-e"),
        ("{then: D}", ""),
        ("[D]", ""),
        ("{id: [a], text: D}", "d"),
    ],
)
def test_the_id_of_a_part_is_written_or_made_of_its_first_words(part: str, made: str) -> None:
    assert part_id(read(part)) == made


def entry(key: str, source: str, text: str, **more: bool) -> po.Entry:
    return po.Entry(id=key, source=source, text=text, line=7, **more)


def test_what_has_a_translation_of_its_words_is_replaced_and_the_rest_is_left() -> None:
    root = read("scenes: {a: {text: ' Fog ', choices: [{text: Go, goto: b}], title: T}}", "s.yaml")
    given = [
        entry("scenes.a.text", "Fog", "Nebel"),
        entry("scenes.a.choice.go.text", "Go", "Los"),
        entry("scenes.a.title", "Other", "Titel"),
        entry("scenes.b.text", "x", "y"),
        entry("scenes.a.title", "T", "T", fuzzy=True),
        entry("scenes.c.text", "T", " "),
        entry("scenes.d.text", "T", "T", gone=True),
    ]

    replaced, left = translate({"s.yaml": root}, {}, given, "de.po")
    assert [(one.value, one.file, str(one.mark)) for one in replaced] == [
        ("Nebel", "de.po", "de.po:7:1"), ("Los", "de.po", "de.po:7:1"),
    ]  # fmt: skip
    assert [one.id for one in left] == ["scenes.a.title", "scenes.b.text"]
    choice = root.value["scenes"].value["a"].value["choices"].value[0]
    assert (choice.value["id"].value, str(choice.value["id"].mark)) == ("go", str(choice.mark))
    assert choice.value["id"].file == "s.yaml"


def test_ids_are_made_where_none_is_written_and_the_words_stay_the_same() -> None:
    text = (
        "{choices: [{text: 'See {{ x }}'}, {text: Go on}, {id: own, text: Go}, Word, {then: x}], "
        "questions: [{about: [A b]}], luck_offers: [{text: A lamp}], bribes: [{text: A bell}], "
        "info: [{question: Whose?}, {answer: Hers}], medkits: [{name: A tin}], choice: [{text: x}],"
        " inner: [{choices: [{text: Deep}]}], "
        "found: [{medkit: {name: A tin}}, {medkit: {name: '{{ x }}'}}]}"
    )
    root = read(text)
    translate({"a": root}, {}, [], "de.po")

    def ids(key: str, of: Node = root) -> list[str]:
        parts = of.value[key].value
        return [
            part.value["id"].value if "id" in part.value else "" if part.value else "none"
            for part in parts
            if isinstance(part.value, dict)
        ]

    assert ids("choices") == ["", "go-on", "own", ""]
    assert [ids(key) for key in ("questions", "luck_offers", "bribes", "info", "medkits")] == [
        ["a-b"], ["a-lamp"], ["a-bell"], ["whose", ""], ["a-tin"],
    ]  # fmt: skip
    assert ids("choice") == [""]
    kits = [part.value["medkit"].value for part in root.value["found"].value]
    assert [kit["id"].value if "id" in kit else "" for kit in kits] == ["a-tin", ""]
    (inner,) = root.value["inner"].value
    assert ids("choices", inner) == ["deep"]


def test_translations_that_are_left_out_are_told_at_the_first() -> None:
    one, two = entry("a.b", "x", "y"), entry("c", "x", "y")
    (alone, both) = (out_of_date(left, "de.po") for left in ([one], [one, two, two]))

    assert (str(alone.mark), alone.code, alone.severity) == (
        "de.po:7:1", "translation-old", "warning",
    )  # fmt: skip
    assert alone.message == (
        "the text at 'a.b' was changed or taken out after this was translated, so this is not "
        "shown; `solo strings ADVENTURE -o FILE` brings the file up to date"
    )
    assert "is not shown; 2 more are left out for the same reason; `solo" in both.message


def test_a_catalogue_that_can_not_be_read_is_told_at_its_line(tmp_path: Path) -> None:
    (tmp_path / "languages").mkdir()
    file = tmp_path / "languages" / "de.po"
    cases = {
        b'msgid "a"\nmsgstr "b"\n\nmsgid "a\nmsgstr "b"': (4, "translation-wrong", "no PO file: "),
        b"\xff": (1, "file-encoding", ""),
    }
    for data, (line, code, start) in cases.items():
        file.write_bytes(data)
        problems: list[Problem] = []
        assert catalogue(find(tmp_path), "de", problems) is None
        (problem,) = problems
        assert (problem.mark.line, problem.mark.file) == (
            line,
            find(tmp_path).shown("languages/de.po"),
        )
        assert (problem.code, problem.message.startswith(start)) == (code, True)
    file.write_bytes(b'msgctxt "a"\nmsgid "b"\nmsgstr "c"\n')
    (found,) = catalogue(find(tmp_path), "de", []) or ()
    assert (found.id, found.source, found.text) == ("a", "b", "c")


def test_translations_that_nobody_reads_are_told(tmp_path: Path) -> None:
    poor = ("languages/nl.mo", "languages/pt_BR.mo")  # the second has its source beside it
    written = ("de.po", "po/fr.po", "languages/pt_BR.po", "languages/german.po", "deep/er/x.po")
    for name in written + poor:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")

    assert [*unread(find(tmp_path))] == [
        ("de.po", "only folder 'languages' is read; move it there"),
        ("languages/german.po", "'german' is no code of a language; call it by one, such as de.po"),
        ("po/fr.po", "only folder 'languages' is read; move it there"),
        (
            "languages/nl.mo",
            "only .po is read, and this is made of one; put that into 'languages'",
        ),
    ]
    assert languages(find(tmp_path)) == ("pt_BR",)
    assert (size_of(find(tmp_path), "pt_BR"), size_of(find(tmp_path), "nl")) == (0, 0)


def test_the_language_that_an_adventure_is_written_in() -> None:
    for text, language in (
        ("language: de", "de"),
        ("language: [de]", ""),
        ("[x]", ""),
        ("a: b", ""),
    ):
        assert written_in(read(text)) == language
