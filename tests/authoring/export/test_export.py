"""Gamebooks and web pages: all of a story, or a list of what can't be carried and no file."""

import dataclasses
import functools
import io
import re
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from solo import rules, shelf
from solo.adventure.graph import parts
from solo.adventure.loader import load
from solo.authoring.export import book, book_checks, track
from solo.authoring.export.book_checks import TRAITS
from solo.authoring.export.book_fights import _CALLED, _UNTOLD, _hand
from solo.authoring.export.comparing import compared
from solo.authoring.export.sections import Book
from solo.authoring.export.story import Story, story_of
from solo.authoring.export.words import Say
from solo.prose.outline import NotCarriedError, Outline, place_of
from solo.rules.core.dice import LoadedDice
from solo.shapes import authored_fields, is_record, shape
from solo.words.catalogue import room_of
from tests.conftest import HEADER, HERO, Solo
from tests.shipped import loaded

LINKS = """\
variables: {rope: false, coins: 3}
scenes:
  quay:
    title: The <quay>
    text: "Fog.{% if rope %} A rope.{% elif coins > 2 %} You have {{ coins }}.{% endif %}"
    choices:
      - {text: Take the rope, when: not rope, barred: It is yours., set: {rope: true}, goto: quay}
      - {text: Buy an eel, once: true, set: {coins: coins - 1}, then: An eel.}
      - {text: Home, when: 'rope and taken["quay/buy-an-eel"]', goto: home}
  home: {text: "{{ coins }} left, {{ visits }}.", ending: {kind: won, title: Home}}
"""
ROLLS = """\
scenes:
  quay:
    text: Fog.
    choices:
      - text: Climb
        check: {trait: {attribute: strength, difficulty: Poor}}
        outcomes: {2s+: {text: Up., goto: home}, 1s: Nearly., failure: {text: Down., fame: -1}}
  home: {text: Done., ending: won}
"""
FIGHT = ROLLS.replace("title: A test", "").replace(
    "check: {trait: {attribute: strength, difficulty: Poor}}\n        outcomes: {2s+: {text: Up., "
    "goto: home}, 1s: Nearly., failure: {text: Down., fame: -1}}",
    "check: {combat: {foes: [rat]}}\n        outcomes: {won: {goto: home}, else: Down.}",
)


def told(folder: Path, scenes: str) -> Story:
    (folder / "adventure.yaml").write_text(HEADER + scenes, encoding="utf-8")
    (folder / "ada.yaml").write_text(HERO, encoding="utf-8")
    adventure = load(folder)
    return story_of(adventure, rules.fitted(adventure.system, adventure.options, None))


def test_a_gamebook_has_numbers_conditions_and_notes(tmp_path: Path) -> None:
    made = book.markdown(told(tmp_path, LINKS))

    assert "write: rope no, coins 3." in made
    assert "*(if rope is no)* **Take the rope** Write down: rope yes. Turn to [1](#s1)." in made
    assert "*(otherwise:)* It is yours." in made
    assert "you have chosen 'Buy an eel'" in made
    assert "*(otherwise, if coins is more than 2:)* You have *coins*." in made
    assert "**The end. Home: won**" in made


def test_a_condition_is_told_with_the_brackets_that_it_needs(tmp_path: Path) -> None:
    when = "when: (coins > 2 or coins == 0) and not rope"
    made = book.markdown(told(tmp_path, LINKS.replace("when: not rope", when)))

    assert "*(if (coins is more than 2 or coins is 0) and rope is no)*" in made


def test_a_gamebook_tells_what_to_roll(tmp_path: Path) -> None:
    made = book.markdown(told(tmp_path, ROLLS))

    assert "You need a hero and the rules of ART Engine" in made
    assert "*Roll* says what Ada rolls by them" in made
    assert "*Roll.* Strength 7 + Climb 2 = 9 against Poor." in made or "Strength 7 against" in made
    assert "*Rules:* Fame -1." in made
    assert "*2 successes or more:* Up. Turn to [2](#s2)." in made
    assert "*failure:* Down. *Rules:* Fame -1." in made


SYSTEMS = ("art", "fell", "fictive-hack", "conan-2d20", "fallout-2d20")


@pytest.mark.parametrize("language", ["", "de"])
@pytest.mark.parametrize("name", SYSTEMS)
def test_a_gamebook_has_words_for_every_effect(name: str, language: str) -> None:
    effects, forms = rules.find(name).effects, book_checks._forms(language)[name]

    assert forms.keys() == effects.keys()
    for kind, form in forms.items():
        fields = {one.name for one in authored_fields(effects[kind])}
        for one in [form] if isinstance(form, str) else form:
            assert {field for _, field in book_checks._FIELD.findall(one)} <= fields, kind


def test_german_says_of_each_effect_what_english_says() -> None:
    english, german = book_checks._forms(), book_checks._forms("de")

    def fields(form: str | list[str]) -> list[list[tuple[str, str]]]:
        listed = [form] if isinstance(form, str) else form
        return [sorted(book_checks._FIELD.findall(one)) for one in listed]

    for system in {*english} - {"source", "note"}:
        assert {kind: fields(form) for kind, form in english[system].items()} == {
            kind: fields(form) for kind, form in german[system].items()
        }


def test_a_german_gamebook_is_german(solo: Solo, tmp_path: Path) -> None:
    made = tmp_path / "uhr.html"
    assert solo("export", "first-steps", "--language", "de", "-o", made).returncode == 0
    told = made.read_text(encoding="utf-8").partition("<main>")[2]
    english = r"\b(?:the|you|your|turn|if|when|once|of|not|and|or|yes|no|success|failure|minutes)\b"

    assert "*" not in re.sub(r"\* ", "", told)
    assert re.findall(english, told) == []
    assert 'unter <a href="#srules">Regeln</a>' in told
    assert '<h2 id="srules">Regeln</h2>' in told
    assert "<i>(wenn Notiz 1)</i> <b>Die Turmtür aufschließen</b>" in told
    assert "Mit einem d100: 1 bis 6: 2 Fehlschläge; 7 bis 13: 1 Fehlschlag; 14 bis 23: 1" in told
    assert "Du fällst 10 Fuß tief; worauf: Holz." in told
    assert "<b>Ende. Neun Uhr: gewonnen</b>" in told
    assert "Was schiefgehen kann:</i> Das Schloss ist alt" in told
    assert "<i>außerdem, bei einem Pasch:</i>" in told
    assert "Notiz 1 nein, Notiz 2 nein, Notiz 3 ja" in told
    assert re.findall(r"\b(?:chain|sooty|lantern|owlets)\b", told) == []
    assert "ask Gibt es eine" not in told
    assert "Höhen dazwischen werden aufgerundet. Ein Abenteuer" in told


def test_values_and_weapons_have_german_names_in_a_german_gamebook(
    solo: Solo, tmp_path: Path
) -> None:
    made = tmp_path / "mittag.md"
    assert solo("export", "the-long-noon", "--language", "de", "-o", made).returncode == 0
    told = made.read_text(encoding="utf-8")

    assert "dein Wert Verhängnis mindestens" in told
    assert "dein Wert Lebenskraft kleiner" in told
    assert "dein Wert höchste Lebenskraft" in told
    assert "wenn healer bei dir unter Rollen steht" in told
    assert "so vielen Kampfwürfeln: 2, Durchdringend 1." in told
    assert "Erschöpfung +1." in told
    assert "Müdigkeit" not in told


def test_a_scene_that_was_visited_so_often_is_counted(tmp_path: Path) -> None:
    story = told(tmp_path, LINKS.replace("when: not rope", "when: visited.home == 2"))

    made = book.markdown(story)
    assert "*(if the count of your visits to 2 is 2)* **Take the rope**" in made
    assert "make a stroke beside it: so many are your visits there" in made
    assert "Strike out what is *once only*" in made


WORDS = """\
variables: {rope: false, word: "", n: 3, way: none}
scenes:
  quay:
    title: "Act {{ ['One', 'Two'][n - 1] }}"
    text: "Fog.{% if word %} You say it.{% endif %}

      {% if visits == 1 %}New.{% endif %}

      {% if visits > 1 and visited.home == 0 %}Old.{% endif %}

      Rain [{% if rope %}on you{% endif %}]"
    choices:
      - text: Pull
        set: {n: n + 1, way: "'up' if rope else way"}
        time: "[n - (2 if rope else 1), 0]|max"
        then: "{% if n > 3 %}It comes.{% endif %}"
      - text: Wait
        set: {way: "'in' if n and rope else 'out'"}
        then: "{% if rope %}Yes.{% endif %}"
      - {text: Home, goto: home, set: {n: n - 1 if n == 3 else 0}}
      - {text: Ask, then: "{{ 'Now' if rope else 'Not yet.' if n else 'Never.' }}"}
  home: {text: "{{ sequence('A', 'B') }} {{ shuffle('C', 'D') }}", ending: won}
"""


@pytest.mark.parametrize(
    "said",
    [
        "**Act *number n of One, Two***",
        "Fog. *(if word is noted:)* You say it.",
        "New.\n*(if you have been here before and you have not been at 2:)* Old.\n"
        "*(in any case:)* Rain \\[*(if rope:)* on you]\n",
        "Minutes pass: the greatest of (n - (2 if rope, else 1)) and 0.",
        "Write down as n what this comes to: n + 1. If rope, write down: way up.",
        "If n is 3, write down as n what this comes to: n - 1. Else write down: n 0.",
        "*(if rope:)* Now *(otherwise, if n is not 0:)* Not yet. *(otherwise:)* Never.",
        "If n is not 0 and rope, write down: way in. Else write down: way out.",
        "[*(by the count of your visits here, after that always the last:)* A / B]",
        "[*(any of these, each once before one comes again:)* C / D]",
        "*(if this is your first visit here:)* New.",
        "*(if you have been here before and you have not been at 2:)* Old.",
    ],
)
def test_values_are_told_so_that_they_can_be_worked_out(tmp_path: Path, said: str) -> None:
    assert said in book.markdown(told(tmp_path, WORDS))


def test_what_a_text_asks_for_is_written_down_before_it(tmp_path: Path) -> None:
    """As in the program, which does what a choice does and then tells it."""
    made = book.markdown(told(tmp_path, WORDS))

    assert re.search(r"\*\*Pull\*\* Write down as n .* \*\(if n is more than 3:\)\* It comes", made)
    assert "**Wait** *(if rope:)* Yes. *(in any case:)* If n is not 0 and rope, write" in made


def test_a_list_that_no_words_tell_is_refused_with_its_place(tmp_path: Path) -> None:
    story = told(tmp_path, WORDS.replace("[n - 1]", "[n]"))

    assert [one.partition(": ")[2] for one in book.not_carried(story)] == ["'[…]' in a text"]


@functools.cache
def shipped(name: str) -> Story:
    """Return an adventure of the collection as a book has it."""
    adventure = loaded(name)
    return story_of(adventure, rules.fitted(adventure.system, adventure.options))


@functools.cache
def as_book(name: str) -> str:
    """Return the gamebook of an adventure of the collection."""
    return book.markdown(shipped(name))


@pytest.mark.long(5)
@pytest.mark.parametrize("name", [path.name for path in shelf.shipped()])
def test_what_a_gamebook_says_of_the_rules_has_no_keys_and_no_code(name: str) -> None:
    """Every check and effect of the shipped adventures."""
    made = as_book(name)
    said = [line for line in made.splitlines() if re.search(r"\*Roll\.\*|\*Rules:\*", line)]

    assert said
    for line in said:
        told = " ".join(re.findall(r"\*(?:Roll\.|Rules:)\* ([^.]*)\.", line))
        assert not re.search(
            r"\w=|<|None|\{|\}|True|False|, \.|\bpoints \d|difficulty [A-Z]", told
        ), line
        assert "_" not in told, line


def test_a_choice_that_asks_for_another_names_it_by_its_words(tmp_path: Path) -> None:
    again = "\"{{ 'Knock again' if taken['quay/knock'] else 'Wait' }}\""
    first = f"{{id: first, text: {again}, goto: quay}}"
    knock = "{id: knock, text: Knock, goto: quay}"
    late = "{id: late, text: \"Go{% if taken['quay/first'] %} on{% endif %}\", goto: out}"
    choices = f"[{first}, {knock}, {late}]"
    ends = ", out: {text: O, ending: over}"
    scenes = f"scenes: {{quay: {{text: Q, choices: {choices}}}{ends}}}"
    made = book.markdown(told(tmp_path, scenes))

    assert "if you have chosen 'Knock'" in made
    assert "quay/" not in made


def test_a_number_of_a_roll_that_depends_on_the_story_is_told_for_each_case(tmp_path: Path) -> None:
    check = "{trait: {attribute: strength, difficulty: Poor, modifier: 2 if rope else -1}}"
    scenes = ROLLS.replace("{trait: {attribute: strength, difficulty: Poor}}", check)
    made = book.markdown(told(tmp_path, "variables: {rope: false, n: 3}\n" + scenes))

    assert "*Roll.* *(if rope:)* Strength 7 + the situation 2 = 9 against Poor." in made
    assert "*Roll.* *(if rope is no:)* Strength 7 - the situation 1 = 6 against Poor." in made

    twice = scenes.replace("2 if rope else -1", "(2 if rope else -1) + (3 if rope and n else 0)")
    made = book.markdown(told(tmp_path, "variables: {rope: false, n: 3}\n" + twice))
    said = re.findall(r"\*\((.*):\)\* Strength 7 [+-] the situation (\d)", made)
    assert said == [
        ("if rope and n is not 0", "5"),
        ("if rope and not (rope and n is not 0)", "2"),
        ("if rope is no and not (rope and n is not 0)", "1"),
    ]

    counted = scenes.replace("2 if rope else -1", "n * 2")
    made = book.markdown(told(tmp_path, "variables: {rope: false, n: 3}\n" + counted))
    assert "*Roll.* Strength 7 against Poor. With *modifier* n times 2.\n" in made
    assert "**1:** 30 46 62 76 87 94 97 98 99 100" in made  # the row is not known before


BY_HAND = (
    *("first-steps", "berth-nine", "the-fifth-act", "the-long-noon", "nine-cold-bottles"),
    *("the-list-at-sluice-four", "the-ninth-gallery", "a-pot-of-fire", "the-pledged-bell"),
)


@pytest.mark.parametrize("name", BY_HAND)
def test_an_adventure_of_each_system_is_a_gamebook_whose_links_lead_somewhere(name: str) -> None:
    story = shipped(name)

    assert book.not_carried(story) == []
    packed = zipfile.ZipFile(io.BytesIO(book.epub(story)))
    pages = {one: packed.read(one).decode() for one in packed.namelist() if "xhtml" in one}
    linked = {link for text in pages.values() for link in re.findall(r'href="(s\w+.xhtml)"', text)}
    assert linked <= {one.rpartition("/")[2] for one in pages}
    assert "srules.xhtml" in linked
    for text in pages.values():
        ElementTree.fromstring(text)


def test_a_fight_is_told_with_its_foes_its_places_and_what_happens_in_it() -> None:
    """Of the Conan rules, and how they are fought by hand."""
    made = as_book("the-long-noon")
    fight = made.partition("*Fight,* as [rules](#srules) says.")[2].partition("## ")[0]

    assert "- 2 × the toll guard (zone the shade of the awning; target number 8; defense 7" in fight
    assert "weapons spear (kind melee; dice 4; range reach; hands 2" in fight
    assert "- the shade of the awning (next to the arch)" in fight
    assert "- *gong:* The sergeant beats the gong in the arch. (cost 1; kind complic" in fight
    assert "- *rope:* Cut the awning down on top of all of them (check Brawn 11 + Thievery" in fight
    assert "- *(when you come to the arch:)* The lion's head drips on your neck." in fight
    assert "Doom policy even: foes buy 1 die from 3 Doom on" in fight
    assert "- **Combat dice.**" in made.partition("srules")[2]
    assert "  - 3 or 4: nothing\n" in made.partition('id="srules"')[2]


def test_who_may_come_along_stands_with_the_numbers_that_a_fight_needs() -> None:
    front = as_book("the-long-noon").partition("## <a")[0]

    assert "- Desha (target number 11; defense 8; vigor 8; resolve 8; wounds 3; " in front
    assert "weapons sword (kind melee; dice 4; range reach; hands 1; qualities vicious 1" in front
    assert "Who may come with you" not in as_book("berth-nine")


def test_who_comes_into_a_fight_is_not_carried(tmp_path: Path) -> None:
    scenes = """\
foes: {rat: {name: the rat}}
scenes:
  quay:
    text: Fog.
    check: {fight: {foes: [rat]}}
    during: [{round: 2, arrive: rat}]
    outcomes: {won: {goto: home}, else: {goto: home}}
  home: {text: Done., ending: won}
"""
    header = HEADER.replace("system: art", "system: fell")
    header = header.replace("{create: false, pregenerated: [ada.yaml]}", "{create: true}")
    (tmp_path / "adventure.yaml").write_text(header + scenes, encoding="utf-8")
    adventure = load(tmp_path)
    story = story_of(adventure, rules.fitted(adventure.system, adventure.options))

    assert [reason for reason in book.not_carried(story) if "who comes" in reason]
    assert not [reason for reason in book.not_carried(story) if "encounter" in reason]


def test_typed_words_turns_of_words_and_plurals_are_carried(tmp_path: Path) -> None:
    scenes = """\
variables: {word: "", n: 2}
scenes:
  quay:
    text: "{{ cycle('Fog.', 'Rain.') }} {{ n }} eel{{ n|plural }} {{ n|plural('is', 'are') }} here."
    choices:
      - text: Say it
        input: {into: word, prompt: Which word?}
        cases: [{when: "word|trim|lower == 'eel'", text: Yes.}]
        goto: home
  home: {text: Done., ending: won}
"""
    made = book.markdown(told(tmp_path, scenes))

    turns = "*(by the count of your visits here, after the last from the first again:)*"
    assert f"\\[{turns} Fog. / Rain.] *n* eel(s) is/are here." in made
    assert "**Say it** *Which word?* Write them down as word." in made
    assert "*(if word is eel:)* Yes." in made


def test_a_roll_needs_a_ready_made_hero_whose_numbers_are_told(tmp_path: Path) -> None:
    header = HEADER.replace("{create: false, pregenerated: [ada.yaml]}", "{create: true}")
    (tmp_path / "adventure.yaml").write_text(header + ROLLS, encoding="utf-8")
    adventure = load(tmp_path)
    story = story_of(adventure, rules.fitted(adventure.system, adventure.options))

    assert any("a ready-made hero" in reason for reason in book.not_carried(story))


def test_a_printed_page_shows_names_as_words(tmp_path: Path) -> None:
    made = book.page(told(tmp_path, LINKS))

    assert "The &lt;quay&gt;" in made
    assert '<h2 id="s2">2</h2>' in made
    assert '<a href="#s2">2</a>' in made


def test_rules_tell_no_option_that_the_adventure_leaves_as_it_is() -> None:
    usual = loaded("berth-nine")
    options = dataclasses.replace(usual.options, contest_tie="reroll")
    other = dataclasses.replace(usual, options=options)
    made = book.markdown(story_of(other, rules.fitted(other.system, other.options, None)))

    assert "whoever acts has not managed it. With the option contest_tie: reroll both" in made
    assert "contest_tie" not in as_book("berth-nine")
    for option in "adv_stacks", "armor_vs_critical", "extra_before_armor", "untreated: dead":
        assert option not in made
    assert "- Some perks: 1, as the perk says." in as_book("first-steps")


def test_numbers_and_dice_of_a_sheet_stand_behind_their_names() -> None:
    front, _, rest = as_book("berth-nine").partition("## <a")

    assert "STR d6: " in front
    assert "; Lantern 1 slot; Coins 12; " in front
    assert '<a id="srules"></a>Rules\n' in rest


@pytest.mark.parametrize("name", BY_HAND)
def test_a_book_says_where_who_is_defeated_turns_to(name: str) -> None:
    defeat = loaded(name).defeat
    numbers = Book(shipped(name).data).numbers
    way = re.search(r"\*\*Defeat\.\*\* .* turn to \[(\d+)\]", as_book(name))

    assert defeat is not None
    assert way is not None
    assert numbers[defeat] == int(way[1])


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", SYSTEMS)
def test_a_book_says_what_becomes_of_the_defeated(name: str, language: str) -> None:
    said = Say(language)(f"down-{name}")

    assert said not in ("", f"down-{name}")
    assert said != Say("de" if language == "en" else "en")(f"down-{name}")


def test_a_book_says_once_what_holds_for_every_section() -> None:
    night, pot = as_book("berth-nine"), as_book("a-pot-of-fire")

    assert "A quest is completed or failed once" in night
    assert "A quest is completed or failed once" not in pot
    assert re.search(r"but turn to \[(\d+)\]\(#s\1\) instead of where it says\.", night)
    assert "- **Try INT** in a way of your own." in night
    assert "Before you choose, when all that a section has you read and roll is done" in night


def test_a_book_has_the_rules_of_what_befalls_the_hero() -> None:
    told = as_book("first-steps")
    _, _, last = told.partition("**What befalls you**")

    assert "You fall 10 feet onto wood." in told
    assert "- **Falling.** " in last
    assert "  - 10 feet: Inferior" in last
    assert "- **Damage.** " in last
    assert "- **How much it hurts.** " in last  # by the failures of a Defense roll, which it has
    assert [
        one for one in re.findall(r"- \*\*([^*]+)\.\*\*", told) if told.count(f"- **{one}.**") > 1
    ] == []


def test_a_book_tells_what_its_end_is_worth_in_experience() -> None:
    """Nothing in the book itself does: the rules give it, ART-469."""
    assert "- **Experience.** Each session earns you 1 experience point" in as_book("first-steps")


def test_a_quest_is_told_with_what_it_pays_by_the_rules() -> None:
    """In the coin of each: who has a book alone can't look it up."""
    pays = {
        "first-steps": "Make the clock of Pelling strike nine. *Rules:* Glory +5.",
        "the-long-noon": "Bring Desha Tal off the sand alive. *Rules:* Experience +4.",
    }
    for name, told in pays.items():
        adventure = loaded(name)
        assert told in book.markdown(story_of(adventure, rules.find(adventure.system)))
    for name, of in _hand().items():
        if name not in ("source", "note"):
            assert of["reward"] in rules.find(name).effects


def test_each_rule_that_a_book_prints_is_there() -> None:
    for name, of in _hand().items():
        if name in ("source", "note"):
            continue
        system = rules.find(name)
        ids = {entry.id for entry in system.rules()}
        told = {id for some in of.get("effects", {}).values() for id in some}
        assert told <= ids, told - ids
        assert {*of.get("effects", {})} <= {*system.effects, *system.checks}


def test_a_scene_that_only_leads_on_has_no_section(tmp_path: Path) -> None:
    """Unless something asks whether the hero has been there."""
    ways = "scenes: {quay: {text: Q, goto: a}, a: {title: A, goto: b}, b: {goto: home}, "
    over = 'home: {text: "{% if visited.a %}H{% endif %}", ending: over}}'
    made = book.markdown(told(tmp_path, ways + over))
    assert re.findall(r'id="s(\d)"', made) == ["1", "2", "3"]
    assert "Q\n\n- Turn to [2](#s2).\n" in made
    assert "**A**\n\n- Turn to [3](#s3)." in made
    assert "*(if you have been at 2:)* H" in made

    made = book.markdown(told(tmp_path, ways + over.replace("visited.a", "visits")))
    assert re.findall(r'id="s(\d)"', made) == ["1", "2"]


def test_every_number_that_is_turned_to_is_there() -> None:
    adventure = loaded("first-steps")
    story = story_of(adventure, rules.find("art"))
    made = book.markdown(story)

    assert book.not_carried(story) == []
    assert set(re.findall(r"\(#s(\d+)\)", made)) <= set(re.findall(r'id="s(\d+)"', made))


def test_the_command_writes_nothing_that_is_not_whole(solo: Solo, tmp_path: Path) -> None:
    done = solo("export", "the-lending", "-o", "x.md", where=tmp_path)

    assert done.returncode == 1
    assert "can't be a gamebook" in done.stderr
    assert list(tmp_path.iterdir()) == []
    assert solo("export", "first-steps", "-o", "x.md", where=tmp_path).returncode == 0
    assert solo("export", "first-steps", "-o", "x.pdf", where=tmp_path).returncode == 2


@pytest.mark.parametrize("text", ["{% for x in y %}{% endfor %}", "{{ f() }}", "{{ 1 ~ 2 }}"])
def test_what_an_outline_has_no_words_for_is_refused(text: str, tmp_path: Path) -> None:
    with pytest.raises(NotCarriedError):
        Outline().prose(place_of(text, None))


def test_macros_that_double_each_other_are_refused() -> None:
    macros = "{% macro m0() %}x{% endmacro %}" + "".join(
        f"{{% macro m{n}() %}}{{{{ m{n - 1}() }}}}{{{{ m{n - 1}() }}}}{{% endmacro %}}"
        for n in range(1, 40)
    )
    outline = Outline(place_of(macros, None))

    with pytest.raises(NotCarriedError, match="more text"):
        outline.prose(place_of("{{ m39() }}", None))


def test_what_an_author_writes_is_no_html_and_no_link_in_a_book(tmp_path: Path) -> None:
    scenes = LINKS.replace("title: The <quay>", "title: '<script>x</script> [y](javascript:z)'")

    made = book.markdown(told(tmp_path, scenes))

    assert "**&lt;script&gt;x&lt;/script&gt; \\[y](javascript:z)**" in made
    assert "Turn to [1](#s1)." in made


def test_a_backslash_of_the_author_brings_no_link_to_life(tmp_path: Path) -> None:
    title = "title: '\\[x](javascript:z) \\\\[y](javascript:z)'"
    scenes = LINKS.replace("title: The <quay>", title)

    made = book.markdown(told(tmp_path, scenes))

    assert "**\\\\\\[x](javascript:z) \\\\\\\\\\[y](javascript:z)**" in made


def test_marks_without_an_end_take_no_long_work(tmp_path: Path) -> None:
    words = f"{'*a ' * 29_000}{'**b ' * 3_000}"
    scenes = f"scenes:\n  quay: {{text: '{words}', ending: won}}\n"
    story = told(tmp_path, scenes)
    start = time.process_time()

    made = book.page(story)

    assert "*a *a" in made
    assert time.process_time() - start < 2  # it was a quarter of a minute for a third of this


def test_marks_of_a_text_are_bold_and_italics_on_a_page(tmp_path: Path) -> None:
    words = "One *two* **three *four* five** 2 * 3 * 4 *six *seven* end**"
    scenes = f"scenes:\n  quay: {{text: '{words}', ending: won}}\n"

    made = book.page(told(tmp_path, scenes))

    assert "One <i>two</i> <b>three <i>four</i> five</b> 2 * 3 * 4 <i>six *seven</i> end**" in made


def test_words_on_conditions_stand_apart_from_the_text(tmp_path: Path) -> None:
    inner = "{% if rope %} Wet{% if coins %}, and cold{% endif %}.{% endif %}"
    scenes = LINKS.replace(
        '"{{ coins }} left, {{ visits }}."',
        f"'A calf.{inner}Sit. “{{% if rope %}}Oh{{% endif %}}” »{{% if rope %}}Ah{{% endif %}}« or "
        "„{% if rope %}So{% endif %}“{% if rope %} No.{% endif %}»Ei«'",
    )

    made = book.markdown(told(tmp_path, scenes))

    assert "A calf. *(if rope:)* Wet \\[*(if coins is not 0:)*, and cold]." in made
    assert "*(in any case:)* Sit. “*(if rope:)* Oh *(in any case:)*” »*(if rope:)* Ah *(in" in made
    assert " *(in any case:)*« or „*(if rope:)* So *(in any case:)*“ *(if rope:)* No. *(in" in made
    assert " *(in any case:)* »Ei«" in made


def test_a_chain_of_conditions_is_told_as_one(tmp_path: Path) -> None:
    chain = "{% if coins > 9 %}A{% elif rope %}B{% if coins %}C{% else %}D{% endif %}{% else %}E"
    scenes = LINKS.replace('"{{ coins }} left, {{ visits }}."', f"'{chain}{{% endif %}} Sit.'")

    made = book.markdown(told(tmp_path, scenes))

    assert (
        "*(if coins is more than 9:)* A *(otherwise, if rope:)* B [*(if coins is not 0:)* C "
        "*(otherwise:)* D] *(otherwise:)* E *(in any case:)* Sit."
    ) in made.replace("\\[", "[")


def test_what_can_not_be_told_under_a_condition_is_left_out(tmp_path: Path) -> None:
    """A macro may ask again for what is so, or is not, where it is called."""
    asked = "{% if rope %}R{% else %}N{% endif %}{% if not coins %}0{% else %}C{% endif %}"
    text = f"{{% if rope and coins %}}1{asked}{{% elif rope %}}2{asked}{{% else %}}3{asked}"
    scenes = LINKS.replace('"{{ coins }} left, {{ visits }}."', f"'{text}{{% endif %}}'")

    made = book.markdown(told(tmp_path, scenes)).replace("\\[", "[")

    assert (
        "*(if rope and coins is not 0:)* 1RC *(otherwise, if rope:)* 2R0 *(otherwise:)* 3N" in made
    )
    assert " 3N [*(if coins is 0:)* 0 *(otherwise:)* C]" in made


@pytest.mark.parametrize(
    ("when", "said"),
    [
        ("not coins", "coins is 0"),
        ("not rope", "rope is no"),
        ("not visited['home']", "you have not been at 2"),
        ("not taken['quay/take-the-rope']", "you have not chosen 'Take the rope' at 1"),
        ("not (rope and coins)", "not (rope and coins is not 0)"),
        ("not coins == 3", "coins is not 3"),
        ("not coins > 3", "coins is at most 3"),
        ("not coins < 3", "coins is at least 3"),
        ("not visits == 1", "you have been here before"),
        ("not visited['home'] > 0", "you have not been at 2"),
        ("not coins in [1, 2] and rope", "(coins is not 1 or 2) and rope"),
        ("not not rope", "rope"),
    ],
)
def test_what_is_not_so_is_told_in_the_words_of_the_notes(
    tmp_path: Path, when: str, said: str
) -> None:
    made = book.markdown(told(tmp_path, LINKS.replace("when: not rope", f'when: "{when}"')))

    assert f"*(if {said})* **Take the rope**" in made


def test_no_time_is_not_told(tmp_path: Path) -> None:
    made = book.markdown(told(tmp_path, "scenes:\n  quay: {text: Fog., time: 0, ending: won}\n"))

    assert "minutes pass" not in made.partition("## ")[2]


def test_what_comes_on_top_says_what_it_is_for() -> None:
    """The ids alone stood there: `*skins:*`, `*cloud:*`."""
    long_noon = as_book("the-long-noon")
    assert (
        "*besides, if you take “Ask for water as well as trust” (1 momentum):* Two full"
        in long_noon
    )
    assert "enough to dull the sun” (1 fortune):* A wind" in long_noon  # of the roll of a hazard
    assert "*besides, with gong:* The gong" in long_noon  # which the other side takes
    assert "*besides, with complication:*" in long_noon


CASES = """\
variables: {rope: false}
choices: [{id: rest, text: Rest, once: true, then: You rest.}]
scenes:
  quay:
    text: Fog.
    choices:
      - text: Look
        cases:
          - {when: rope, text: A rope., goto: home}
          - {when: else, text: Nothing., set: {rope: true}}
        goto: shed
  shed: {text: Dark., choices: [{text: Back, goto: quay}]}
  home: {text: Done., ending: won}
"""


def test_cases_are_in_the_book(tmp_path: Path) -> None:
    story = told(tmp_path, CASES)

    made = book.markdown(story)

    assert "  - *(if rope:)* A rope. Turn to [3](#s3)." in made
    assert "  - *(if none of these held:)* Nothing. Write down: rope yes.\n  - Turn to [2]" in made
    look = story.data["scenes"]["quay"]["choices"][0]["then"]
    assert [case["then"]["goto"] for case in look["cases"]] == ["home", None]


HOURS = """\
variables: {rope: false, answer: none}
clock: "21:00"
companions: {jory: {name: Jory, attributes: {strength: Good}}}
events:
  tide: {at: "22:30", until: "23:00", when: not rope, text: The tide turns., goto: home}
  bell: {after: 60, every: 30, text: A bell., set: {rope: true}}
scenes:
  quay:
    text: Fog.
    time: 20
    choices:
      - {text: Call, when: "'jory' not in companions", join: jory, then: He comes.}
      - {text: Go, set: {answer: "'yes'"}, goto: {pool: road}}
      - {text: Ask, when: "answer in ['yes', 'no']", goto: home}
  low: {pool: road, when: rope, text: Mud., goto: home}
  high: {pool: road, priority: 2, when: visited.home, text: Stones., goto: home}
  last: {pool: road, priority: -1, text: Sand., goto: home}
  home: {text: Done., ending: won}
"""


def test_hours_are_a_track_to_be_crossed_off_and_events_come_by_it(tmp_path: Path) -> None:
    made = book.markdown(told(tmp_path, HOURS))

    assert "It is 21:00. Whenever minutes pass, cross off boxes of the track, one for ten" in made
    assert "- 21:00 ☐ ☐ ☐ ☐ ☐ ☐\n- 22:00 ☐ ☐ ☐ ☐ ☐ ☐\n- 23:00 ☐ ☐ ☐ ☐ ☐ ☐\n" in made
    bell = "when the track has come to 22:00, and again every 30 minutes from then on"
    assert f"- **Event 1** *(at once, {bell}:)* A bell. Write down: rope yes." in made
    tide = (
        "- ☐ **Event 2** *(when the track has come to 22:30; after 23:00 no more, if rope is no:)*"
    )
    assert f"{tide} The tide turns. Turn to [5](#s5)." in made


def test_a_box_is_five_minutes_where_something_comes_between_tens(tmp_path: Path) -> None:
    made = book.markdown(told(tmp_path, HOURS.replace('at: "22:30"', 'at: "22:35"')))

    assert "cross off boxes of the track, one for five minutes" in made
    assert f"- 21:00{' ☐' * 12}\n" in made


def test_a_long_time_has_a_box_for_each_hour() -> None:
    box = track.box_of([], 3 * 24 * 60)
    rows = [*track.rows(3 * 24 * 60, 6 * 60, Say("en"), box)]

    assert track.BOXES[box] == "hour"
    assert rows[2] == ("06:00 on day 2", "☐ " * 12)


def test_a_track_without_a_clock_counts_from_the_start_and_goes_on(tmp_path: Path) -> None:
    late = HOURS.replace('at: "22:30", until: "23:00"', "after: 61")
    scenes = late.replace('clock: "21:00"\n', "")
    made = book.markdown(told(tmp_path, scenes))

    assert "**Time.** Whenever minutes pass" in made
    assert "When the track is full, draw another." in made
    assert "- the start ☐ ☐ ☐ ☐ ☐ ☐\n- 1 hour after the start ☐" in made
    assert "when the track has come to 1 hour and 1 minute after the start" in made


def test_a_track_that_no_page_holds_is_refused(tmp_path: Path) -> None:
    story = told(tmp_path, HOURS.replace("after: 60,", "after: 900000000,"))

    assert "an hour more than 60 days after the start" in "".join(story.told())
    assert track.last_of(story.data["events"]) == 120


def test_scenes_of_a_pool_that_take_turns_are_refused(tmp_path: Path) -> None:
    story = told(tmp_path, HOURS.replace("priority: 2, ", ""))

    assert "a draw from the pool 'road'" in "".join(story.told())


def test_who_is_along_lists_and_pools_are_said_in_words(tmp_path: Path) -> None:
    made = book.markdown(told(tmp_path, HOURS))

    assert "*(if Jory is not with you)* **Call** He comes." in made
    assert "*(if answer is yes or no)* **Ask**" in made
    assert (
        "Turn to the first of these that holds: [3](#s3), if you have been at 5; "
        "[2](#s2), if rope; [4](#s4)."
    ) in made


def test_what_all_scenes_share_is_taken_once_on_the_page(tmp_path: Path) -> None:
    scenes = told(tmp_path, CASES).data["scenes"]

    keys = [[choice["key"] for choice in scenes[name]["choices"]] for name in ("quay", "shed")]

    assert keys == [["quay/look", "rest"], ["shed/back", "rest"]]


def test_asides_to_the_player_at_the_prompt_are_left_out_of_the_book(tmp_path: Path) -> None:
    aside = "[Type 'odds 1' to see your chances.]\\n\\n[Or '2 ?', or '25 nehmen'.]"
    fog = f"text: \"Fog.\\n\\n{aside}\\n\\n[A cat's on the owner's hat.]\\n\\nMore [or less] fog.\""
    made = book.markdown(told(tmp_path, ROLLS.replace("text: Fog.", fog, 1)))

    assert "odds 1" not in made
    assert "nehmen" not in made
    assert "Fog." in made
    assert "\\[A cat's on the owner's hat.]" in made
    assert "More" in made
    assert "or less" in made


def test_a_roll_says_what_each_number_of_the_dice_comes_to() -> None:
    """The same as the dice of the program, for each face."""
    adventure = loaded("first-steps")
    every = (branch for scene in adventure.scenes.values() for branch in parts(scene))
    kinds = (branch.check for branch in every if branch.check is not None)
    check = next(one.value for one in kinds if one.kind == "trait" and not one.fields)
    sheet = adventure.heroes[0].sheet()
    said = compared(check, sheet, Say("en"))
    assert said.startswith("On a d100: 1 to ")
    told = {}
    for part in said.removeprefix("On a d100: ").removesuffix(".").split("; "):
        span, _, comes_to = part.partition(": ")
        low, _, high = span.partition(" to ")
        told.update(dict.fromkeys(range(int(low), int(high or low) + 1), comes_to))
    assert sorted(told) == list(range(1, 101))
    for face, comes_to in told.items():
        outcome = check.resolve(sheet, LoadedDice((face,)))
        count = outcome.successes or outcome.failures
        assert comes_to.startswith(f"{count} {'success' if outcome.successes else 'failure'}")


@pytest.mark.parametrize(
    ("system", "check", "fields", "labels", "says"),
    [
        ("fell", "luck", {}, ("lucky", "unlucky"), "On a d6: 1 to 3: unlucky; 4 to 6: lucky."),
        ("fictive-hack", "luck", {}, (), "On a d10: 1: 6 failures; 2: 5 failures"),
        ("oath", "act", {"stat": "edge"}, (), ""),  # three dice decide
    ],
)
def test_it_is_said_where_one_number_decides(
    system: str, check: str, fields: dict[str, str], labels: tuple[str, ...], says: str
) -> None:
    by = rules.find(system)
    said = compared(by.checks[check](**fields), by.nobody, Say("en"), labels)
    assert said.startswith(says) if says else said == ""


def test_a_failure_with_some_successes_is_read_as_a_failure() -> None:
    """Two d20 against 10, of which both have to succeed: the higher one decides."""
    by = rules.find("conan-2d20")
    check = by.checks["skill"](skill="thievery", attribute=("agility",), difficulty=2)
    sheet = loaded("the-long-noon").heroes[0].sheet()

    said = compared(check, sheet, Say("en"), plain=True)

    assert said == "The highest of 2 d20: 1 to 10: success; 11 to 20: failure."


def test_a_book_says_how_long_a_roll_and_a_try_take() -> None:
    told = as_book("the-long-noon")
    door = next(line for line in told.splitlines() if "a door in a wall full of open eyes" in line)

    assert door.endswith("It takes 30 minutes.")
    assert "**Try observation** in a way of your own. *Roll* it, as hard as it seems" in told
    tries = {one for one in told.splitlines() if one.startswith("- **Try ")}
    assert {one.partition("to you. ")[2] for one in tries} == {"It takes 5 minutes."}


def test_a_book_says_what_could_go_wrong_and_what_an_offer_costs() -> None:
    told = as_book("nine-cold-bottles")

    assert "- *What could go wrong:* if it goes badly, you will pay more than she asks.\n" in told
    assert "whatever you roll)” (1 luck):* You give it to her" in told
    assert "- **Gear:** Pipe: melee, 3 combat dice; stun; Patch kit: heals 3\n" in told


def test_the_sheet_of_a_book_is_that_with_which_a_game_begins() -> None:
    """What the adventure gives whoever sets out, and the roles that its conditions ask for."""
    play = as_book("the-fifth-act")

    assert "Awesome Points 3 at hand" in play  # for the motive of the adventure
    assert "; Roles: caravan" in as_book("the-long-noon")
    assert "*(if the Wounds that you have lost is more than 0, once only)*" in play


def test_the_sheet_stands_before_the_first_section(tmp_path: Path) -> None:
    made = book.markdown(told(tmp_path, ROLLS))
    front = made[: made.index("## <a")]
    assert "**The sheet of Ada.** Copy it" in front
    assert "Strength (STR) " in front
    assert "\n\n- **Identity:**" in front
    assert "The sheet of" not in book.markdown(told(tmp_path, LINKS))


def test_an_epub_has_a_file_for_each_section_with_links_between(solo: Solo, tmp_path: Path) -> None:
    out = tmp_path / "book.epub"
    assert solo("export", "first-steps", "-o", out).returncode == 0
    archive = zipfile.ZipFile(out)
    assert archive.namelist()[0] == "mimetype"
    names = {name for name in archive.namelist() if name.endswith(".xhtml")}
    assert {"book/nav.xhtml", "book/begin.xhtml", "book/s1.xhtml"} <= names
    assert "nav ol { list-style: none; }" in archive.read("book/style.css").decode()  # else "2. 1"
    for name in names:
        text = archive.read(name).decode()
        ElementTree.fromstring(text)
        assert {f"book/{one}" for one in re.findall(r'href="([\w.]+xhtml)"', text)} <= names
    assert 'href="s2.xhtml">2</a>' in archive.read("book/s1.xhtml").decode()


def test_tags_that_cross_are_left_out_of_an_epub(tmp_path: Path) -> None:
    crossed = LINKS.replace("An eel.", "A *b **c* d** e.")
    archive = zipfile.ZipFile(io.BytesIO(book.epub(told(tmp_path, crossed))))
    text = archive.read("book/s1.xhtml").decode()
    ElementTree.fromstring(text)
    assert "A b c d e." in text


def fields_told(kind: object, seen: set[object]) -> Iterator[str]:
    """Yield the names of the fields of a type, and of what it is made of, that a book tells."""
    form = shape(kind)
    if form.form in ("either", "row", "list", "entries"):
        for inner in form.inner:
            yield from fields_told(inner, seen)
    elif form.form == "record" and is_record(form.made) and kind not in seen:
        seen.add(kind)
        for one in authored_fields(form.made):
            yield one.name
            yield from fields_told(one.kind, seen)


@pytest.mark.parametrize("system", ["fictive-hack", "conan-2d20", "fallout-2d20", "fell"])
def test_what_stands_beside_a_fight_has_a_german_name(system: str) -> None:
    found, seen = rules.find(system), set[object]()
    say = Say("de", room_of(type(found).__module__))
    kinds = [found.encounters[kind] for kind in _hand()[system] if kind in found.encounters]
    told = {name for kind in (*kinds, found.foe) for name in fields_told(kind, seen)}
    called = {_CALLED.get(name, name).replace("_", " ") for name in told - {*_UNTOLD, *TRAITS}}

    assert {name for name in called if say.name(name) == name} == set()
    assert len(called) > 15
