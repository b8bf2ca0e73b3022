"""Slips of authors: what holds always, twice or not at all, and words alone where more is meant."""

from pathlib import Path

import pytest

from solo import shelf
from solo.authoring.lint.lint import lint
from solo.authoring.lint.translated import otherwise
from solo.campaigns.written import examine
from solo.rules.data_systems import reading
from solo.source.scalars import number_for
from tests.authoring.lint.test_corpus import base
from tests.authoring.lint.test_mistakes import END, HEAD, choice, text, told
from tests.edits import change

HALF = "where its 'if' is not so, this is nothing"
WHOLE = "the 'if' chooses between all that stands before it and 0; to add only a part"


SET = "before this is told; set it after the text, in a case: cases: [{set: {"


@pytest.mark.parametrize(
    ("asked", "set_", "told_of"),
    [
        ("weight == 3", "weight: 4", "this never holds: 'weight' is set to 4 in line"),
        ("weight == 3", "weight: 3", "this always holds: 'weight' is set to 3 in line"),
        ("weight == 3 or name == 'x'", "weight: 3", "this always holds: 'weight'"),
        ("weight == 3 and name == 'x'", "weight: 3", ""),
        ("weight == 3", "weight: weight + 1", ""),
        ("weight == 3", "weight: 4 if name == 'x' else weight", ""),
        ("weight == 3", "name: \"'x'\"", ""),
        ("name == 'Ebba'", "name: \"'x'\"", "this never holds: 'name' is set to 'x' in line"),
    ],
)
def test_a_text_that_asks_for_what_was_set_before_it_is_told(
    asked: str, set_: str, told_of: str, tmp_path: Path
) -> None:
    body = text(f'"{{% if {asked} %}}a{{% endif %}}b"') + f"    enter: {{set: {{{set_}}}}}\n"
    found = [one[3] for one in told(tmp_path, body) if one[0] == "condition-never"]

    assert [one for one in found if SET in one] == found
    assert [told_of in one for one in found] == [True] * bool(told_of)


def test_what_a_case_sets_after_a_text_settles_nothing_in_it(tmp_path: Path) -> None:
    asks = 'then: "{% if weight == 4 %}a{% endif %}b"'
    body = choice("cases: [{set: {weight: 4}}]").replace("then: x", asks)

    assert [one for one in told(tmp_path, body) if one[0] == "condition-never"] == []


@pytest.mark.parametrize(
    ("body", "code", "message"),
    [
        (choice("when: weight >= 0"), "condition-odd", "always holds; 'weight' is never below 0"),
        (choice("when: name"), "condition-odd", "'name' is only ever 'Ebba' or 'x'; mend it"),
        (choice("when: weight and weight"), "condition-odd", "both sides of this 'and' are the"),
        (text("'{% if weight or name or weight %}a{% endif %}'"), "condition-odd", "of this 'or'"),
        (choice("set: {weight: 5 if name}"), "condition-odd", HALF),
        (choice("set: {weight: weight + 1 if name == 'x' else 0}"), "condition-odd", WHOLE),
        (choice("when: weight == 0, set: {weight: 0}"), "set-idle", "'weight' is 0 already where"),
        (choice("time: 19-20"), "type-wrong", "'19-20' is a subtraction, which comes to -1"),
        (choice("set: weight"), "type-wrong", "found 'weight'; such as {weight: true}"),
        (choice("quest: lamp"), "type-wrong", "found 'lamp'; such as {take: lamp}"),
        (choice("minutes: 5"), "key-unknown", "'minutes'; write 'time'"),
        (choice("back: true"), "key-unknown", "'back'; write 'return'"),
        (choice("weight: 3"), "key-unknown", "is given its value so: set: {weight: …}"),
        (choice("unless: name"), "key-unknown", "when: not …"),
        (choice("set: weight = 3"), "type-wrong", "such as {weight: 3}"),
        (choice("set: {weight: +=1}"), "prose-syntax", "write the variable: clues + 1"),
        (choice('when: "weight, name"'), "prose-syntax", "',' joins nothing here; write 'and'"),
        (choice("quest: complete lamp"), "type-wrong", "such as {complete: lamp}"),
        (choice("time: 3 rounds"), "type-wrong", "a number has no unit: 3"),
        (choice("when: \"weight == '3'\""), "condition-never", "write it without quotes: 3"),
        (choice("when: \"weight == 'x'\""), "condition-never", "a number, not a text"),
        (choice("goto: scenes/c"), "scene-unknown", "did you mean 'c'?"),
        (choice("when: name != 'x' or name != 'y'"), "condition-odd", "name not in ['x', 'y']"),
        (text("'{% if weight != 1 or weight != 2 %}a{% endif %}'"), "condition-odd", "never both"),
        (text("'{% if weight %} {% endif %}a'"), "condition-odd", "nothing stands between"),
        (text("'See [b]this[/b].'"), "text-foreign", "'[b]this[/b]' is shown as it stands"),
        (choice("when: lamp"), "name-unknown", "of a quest write quests.lamp, which is 'take'"),
        (choice("when: b"), "name-unknown", "of a scene write visited['b']"),
        (choice("when: glory > 3"), "name-unknown", "'glory'; write hero.glory"),
        (choice("cost: {luck: 1}"), "key-unknown", "as an effect: treasure; or set: {coins:"),
        (choice("gold: -2"), "key-unknown", "as an effect: treasure; or set: {gold: gold - 1}"),
        (choice("quest: {lamp: complete}"), "key-unknown", "stands first: {complete: lamp}"),
        (choice("set: {weight += 2}"), "variable-unknown", "write weight: weight + 2"),
        (choice("set: {weight-: 3}"), "variable-unknown", "write weight: weight - 3"),
        (choice("set: [{weight: 2}]"), "type-wrong", "write one mapping of them all"),
        (choice("draw: [weather]"), "type-wrong", "what is drawn, write {finds: {}}"),
        (choice("goto: {c: true}"), "key-missing", "a scene stands alone: goto: c"),
        (choice("goto: {c: {weight: 3}}"), "key-missing", "gives values: visit: {c: {…}}"),
        (choice("goto: [b, c]"), "type-wrong", "only one way is taken: write cases"),
        (choice("goto: b if weight else c"), "scene-unknown", "no scene is worked out"),
        (choice("goto: back"), "scene-unknown", "write 'return: true', where a 'visit' led here"),
        (choice("goto: self"), "scene-unknown", "so leave it out"),
        (choice("when: companions == 'mina'"), "condition-odd", "write 'mina' in companions"),
        (choice("when: quests == 'lamp'"), "condition-odd", "write quests['lamp']"),
        (choice("when: quests.lamp == true"), "condition-never", "quests.lamp == 'complete'"),
        (choice("when: hour >= 22 and hour < 5"), "condition-never", "hour >= 22 or hour < 5"),
        (choice("when: time_of_day > 20"), "prose-type", "compare with hour, or write '20:00'"),
        (
            text("'{% if time_of_day > ''22:00'' and time_of_day < ''05:00'' %}a{% endif %}b'"),
            "condition-never",
            "a span over midnight takes 'or'",
        ),
        (text("'{% if visits > 1 %}a{% endif %}b'"), "condition-never", "1 at the first visit"),
        (text("'{{ hero }}'"), "value-shown", "ask for a part of it: hero.name"),
        (text("'{{ quests }}'"), "value-shown", "ask for a part of it: quests.lamp"),
        (text("'{{ 10 // weight }}'"), "prose-arithmetic", "… if weight else 0"),
        (text("'{{ 10 % weight }}'"), "prose-arithmetic", "'weight' may be 0 here"),
    ],
)
def test_a_slip_is_told(body: str, code: str, message: str, tmp_path: Path) -> None:
    found = [(one[0], one[3]) for one in told(tmp_path, body)]

    assert [words for own, words in found if own == code and message in words]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (choice("join: {mina: true}"), "type-wrong"),
        (choice("quest: {complete: [lamp]}"), "type-wrong"),
        (choice("goto: {c: true}"), "key-missing"),
        (choice("when: quests.lamp == 'done'"), "quest-step"),
        (text("'{% if quests.lamp == ''done'' %}a{% endif %}b'"), "quest-step"),
        (choice("when: time_of_day > 20"), "prose-type"),
    ],
)
def test_a_slip_is_told_once(body: str, code: str, tmp_path: Path) -> None:
    assert [one[0] for one in told(tmp_path, body)] == [code]


@pytest.mark.parametrize(
    "body",
    [
        text("'{% set hero = name %}{{ hero }}'"),
        text("'{{ weight and 10 // weight }} {{ quests.lamp }} {{ hero.name }} {{ weight }}'"),
        text("'10 % weight, 10/weight {{ 7 // 2 }}'") + "    enter: {set: {weight: 1}}\n",
        text("'{{ 10 // weight }}'") + "    enter: {set: {weight: 2}}\n",
        choice("set: {weight: weight - 1 if weight > 0 else 0}"),  # not below nothing
        choice("set: {weight: (weight + 1) if name == 'x' else 0}"),
        choice("when: weight > 0, set: {weight: 0}"),
        text("'{{ name if weight }}'"),  # which tells nothing otherwise
        choice("when: name != 'x' or weight != 2"),
        text("'{% if weight %}b{% endif %}{% if name != ''x'' %} {% else %}c{% endif %}a'"),
    ],
)
def test_what_is_meant_so_is_not_told(body: str, tmp_path: Path) -> None:
    assert told(tmp_path, body) == []


def test_of_a_choice_that_is_never_open_it_is_not_told_what_it_sets(tmp_path: Path) -> None:
    found = told(tmp_path, choice("when: weight > 0 and name == 'zzz', set: {weight: 0}"))

    assert [one[0] for one in found] == ["condition-never"]


@pytest.mark.parametrize(
    ("kind", "old", "new", "message"),
    [
        ("fh", "against: {foe: collector}", "against: collector", "or its value alone, found"),
        ("conan", "armor: {torso: 2}", "armor: 1", "say of what, such as {…: 1}"),
        ("fh", "{text: A cart rolls, ap: 2", "{text: A cart rolls, cost: 2", "write 'ap'"),
        ("art", 'at: "21:00"', 'at: "17:00"', "comes the day after, in 1380 minutes"),
        (
            "conan",
            "when: \"'tarred rope' in hero.gear\"",
            "when: hero.gear.rope",
            "'rope' in hero.gear",
        ),
        ("conan", "once: true, give: rope", "once: true, give: roppe", "did you mean 'rope'?"),
        ("art", "about: [lamp, light]", 'about: "lamp, light"', "write a list: [lamp, light]"),
        ("art", "when: not lamp, text: A b", "when: lamp == 'true', text: A b", "true or false"),
        ("art", 'at: "21:00"', 'hour: "21:00"', "'hour'; write 'at'"),
        ("art", "companions:\n", "allies:\n", "'allies'; write 'companions'"),
        ("art", "exits: {1: the path}", "exits: [the path]", "a key and a colon before each"),
        ("fh", "count: 2, arena", "count: two, arena", "found 'two'; write 2"),
        (
            "art",
            "{tag: grim}}, then: You pull",
            "grim}, then: You pull",
            "write {finds: {tag: grim}}",
        ),
        ("art", "{finds: {tag: grim}}", "{tag: grim}", "the table stands first: {weather: {tag"),
        ("art", "{finds: {tag: grim}}", "{finds: d100}", "knows its dice; write the variable"),
        ("art", "{finds: {tag: grim}}", "d100", "dice are rolled into a variable: {d100: clues}"),
        (
            "art",
            "roll: 2d6, rows: {2-6: Rain., 7-12",
            "2d6: {2-6: Rain., 7-12",
            "{roll: 2d6, rows:",
        ),
        ("art", "roll: 2d6, rows: {2-6", "roll: 1-12, rows: {2-6", "'1-12' is no die; write d12"),
        ("art", "7-12:", "7+:", "'7+' is no row; write 7-12"),
        ("art", "2-6: Rain", "<=6: Rain", "'<=6' is no row; write 2-6"),
        ("art", "2-6: Rain", "2..6: Rain", "'2..6' is no row; write 2-6"),
        ("art", "defeat: bank", "expect: {won: 5-9%}", "under 'endings': endings: {won: 5-9%}"),
        (
            "art",
            "- Try the river.",
            "- {when: lamp, text: A light.}\n      - Try the river.",
            "this hint is never told: the one in line 33 fits wherever",
        ),
        ("fh", "adjacent: [bank]", "next: [bank]", "'next'; write 'adjacent'"),
        ("conan", "cost: 2, damage: 3}", "cost: 2, damage: 3CD}", "no dice are thrown for it"),
        ("conan", "adjacent: [stair]", "connects: [stair]", "'connects'; write 'adjacent'"),
    ],
)
def test_a_slip_of_one_system_is_told(
    kind: str, old: str, new: str, message: str, tmp_path: Path
) -> None:
    module = base(kind, tmp_path / kind)
    right = module.read_text(encoding="utf-8")
    module.write_text(right.replace(old, new, 1), encoding="utf-8")

    assert [one.message for one in lint(module.parent) if message in one.message]


FELL = """\
format: 1
title: Rats
system: fell
start: yard
defeat: end
hero: {create: true}
variables: {barrow: false, eggs: 0}
foes:
  rats: {name: the rats, str: d6, dex: d8, int: d4, wil: d4, hp: 4, weapon: d4}
scenes:
  yard:
    text: "A yard. {{ eggs }}{% if barrow %} A barrow.{% endif %}"
    choices:
      - {text: Take the barrow, when: not barrow, set: {barrow: true}, then: You take it.}
      - {text: Look for eggs, once: true, set: {eggs: 3}, then: Three.}
      - text: Lift the sack
        check: {test: {attribute: str, purpose: to lift, risk: it falls}}
        outcomes: {passed: {text: Up., goto: mill}, failed: No.}
  mill:
    check: {fight: {foes: [rats], talk: Show an egg, able: "1 if eggs >= 3 else 0"}}
    during:
      - {hurt: rats, text: Squeaks.}
    outcomes:
      won: {text: Won., goto: home}
      fled: {text: Out., goto: yard}
      else: {text: Over., goto: end}
  home: {ending: {kind: won, title: Home}, text: Home.}
  end: {ending: {kind: lost, title: End}, text: End.}
"""
FALLOUT = """\
format: 1
title: Shop
system: fallout-2d20
start: street
defeat: end
hero: {create: true}
foes:
  hand: {name: Lew, tn: 9, difficulty: 1, health: 6, weapons: [{name: prod, kind: melee, dice: 3}]}
scenes:
  street:
    text: A street.
    choices:
      - text: Talk
        check: {skill: {skill: speech, attribute: charm, difficulty: 2, purpose: to get in}}
        outcomes: {success: {text: Yes., goto: home}, failure: {text: No., goto: shop}}
  shop:
    check: {fight: {foes: [{foe: hand, count: 2}], policy: even, rounds: 5, exit: true}}
    outcomes:
      won: {text: Won., goto: home}
      fled: {text: Out., goto: street}
      else: {text: Down., goto: end}
  home: {ending: {kind: won, title: Home}, text: Home.}
  end: {ending: {kind: lost, title: End}, text: End.}
"""


@pytest.mark.parametrize(
    ("story", "old", "new", "message"),
    [
        (FELL, "", "", ""),
        (FELL, "hp: 4", "hp: 1d6", "found '1d6'; no dice are thrown for it"),
        (FELL, "attribute: str", 'attribute: "str, dex"', "write a list: [str, dex]"),
        (FELL, "1 if eggs >= 3", "if eggs >= 3 then 1", "what holds stands before its 'if'"),
        (FELL, "when: not barrow", "when: barrow == 'no'", "write barrow, or not barrow"),
        (FELL, "when: not barrow", "when: !barrow", "a condition says: not barrow"),
        (FELL, "{{ eggs }}", "{{ hero.strength }}", "write hero.str"),
        (FELL, "{hurt: rats", "{hit: rats", "unknown key 'hit'; write 'hurt'"),
        (FELL, "{hurt: rats", "{killed: rats", "unknown key 'killed'; write 'out'"),
        (FELL, "weapon: d4", "damage: d4", "unknown key 'damage'; write 'weapon'"),
        (FELL, "attribute: str", "attribute: weis", "unknown attribute 'weis'; attributes are"),
        (FELL, "attribute: str", "attribute: strenght", "did you mean 'STR'?"),
        (FELL, "str: d6, dex", "str: d7, dex", "dice are d4, d6, d8, d10, d12"),
        (FELL, "won: {text", "win: {text", "write 'won'"),
        (FELL, "defeat: end", "defeat: ending", "did you mean 'end'?"),
        (FALLOUT, "", "", ""),
        (FALLOUT, "health: 6", "hp: 6", "unknown key 'hp'; write 'health'"),
        (FALLOUT, "dice: 3", "damage: 3", "unknown key 'damage'; write 'dice'"),
        (FALLOUT, "dice: 3", "dice: −3", "a minus is a plain hyphen: -3"),
        (FALLOUT, "dice: 3", "dice: 3d6", "no dice are thrown for it"),
        (FALLOUT, "rounds: 5", "rounds: 5 rounds", "a number has no unit: 5"),
        (FALLOUT, "difficulty: 2", "difficulty: 0-2", "a subtraction, which comes to -2"),
        (FALLOUT, "rounds: 5", "complication_range: 19-20", "a subtraction, which comes to -1"),
        (FALLOUT, "attribute: charm", "attribute: charisma", "did you mean 'charm'?"),
        (FALLOUT, "{foe: hand, count: 2}", "{foe: hand, number: 2}", "write 'count'"),
        (FALLOUT, "else: {text: D", "lose: {text: D", "write 'defeated'"),
    ],
)
def test_a_slip_in_a_fight_is_told(
    story: str, old: str, new: str, message: str, tmp_path: Path
) -> None:
    assert old in story
    (tmp_path / "adventure.yaml").write_text(story.replace(old, new, 1), encoding="utf-8")

    found = [one.message for one in lint(tmp_path)]

    assert any(message in one for one in found) if message else found == []


RULES = """\
name: mine
title: Mine
attributes: {strong: {range: [0, 3]}}
tracks: {hp: {start: 5, range: [0, 5], fallen: 0}}
conditions: {tired: one less}
roll:
  dice: {two: 2d6}
  score: sum(two) + stat - (1 if tired else 0)
  degrees: {hit: {when: score >= 7, count: 1}, miss: {count: -1}}
oracle: {dice: {face: d100}, likelihoods: {likely: 75, even: 50}, when: face <= chance}
"""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("- (1 if tired else 0)", "- 1 if tired else 0", "to take away only a part"),
        ("likely: 75", "likely: 175", "'likely' is always answered yes"),
        ("likely: 75", "likely: 0", "'likely' is always answered no"),
    ],
)
def test_a_slip_in_a_rules_file_is_told(old: str, new: str, message: str) -> None:
    before = {one.message for one in reading.examine(RULES.encode(), "system.yaml")}
    found = reading.examine(RULES.replace(old, new).encode(), "system.yaml")

    assert not [one for one in before if message in one]
    assert [one.message for one in found if message in one.message]


def test_a_part_of_a_condition_between_adventures_is_told(tmp_path: Path) -> None:
    text = "{% if world.bell == 'a' or 'b' %}x{% endif %}"
    campaign = tmp_path / "campaign.yaml"
    campaign.write_text(
        "format: 1\ntitle: T\nworld: {bell: none}\nmodules:\n"
        f'  - {{adventure: first-steps, text: "{text}"}}\n',
        encoding="utf-8",
    )

    found = [one.message for one in examine(campaign, shelf.find)[1]]

    assert any("compare it too: … world.bell == 'b'" in one for one in found)


PO = """\
msgid ""
msgstr ""
"Language: {head}\\n"

msgctxt "a"
msgid "{{% if b %}}One.{{% endif %}} Two."
msgstr "{own}"
"""


@pytest.mark.parametrize(
    ("head", "own", "told"),
    [
        ("de", "{% if b %}Eins.{% endif %} Zwei.", []),
        ("de", "Eins. Zwei.", ["asks 'b', and this asks nothing"]),
        ("fr", "{% if b %}Eins.{% endif %} Zwei.", ["says Language: fr here"]),
    ],
)
def test_a_slip_of_a_translator_is_told(head: str, own: str, told: list[str]) -> None:
    data = PO.format(head=head, own=own).encode()
    found = [one.message for one in otherwise(data, "de.po", "de", "en")]

    assert len(found) == len(told)
    assert all(some in one for some, one in zip(told, found, strict=True))


def test_what_fails_and_is_never_taken_is_told(tmp_path: Path) -> None:
    found = told(tmp_path, choice("quest: {fail: lamp}"))
    assert not [one for one in found if one[0] == "quest-step"]  # another scene completes it

    whole = (tmp_path / "adventure.yaml").read_text(encoding="utf-8")
    (tmp_path / "adventure.yaml").write_text(whole.replace("quest: {complete: lamp}, ", ""))
    ((message),) = [one.message for one in lint(tmp_path) if one.code == "quest-step"]
    assert message.startswith("nothing takes 'lamp', so it never fails; write quest: {take: lamp}")


@pytest.mark.parametrize(
    ("value", "meant"), [("off", "false"), ("yes", "true"), ("'off'", ""), ("offer", "")]
)
def test_a_switch_that_is_a_text_is_told(tmp_path: Path, value: str, meant: str) -> None:
    body = text("'{{ lamp }}'")
    told(tmp_path, body)
    whole = (tmp_path / "adventure.yaml").read_text(encoding="utf-8")
    whole = whole.replace("{weight: 0,", f"{{lamp: {value}, weight: 0,")
    (tmp_path / "adventure.yaml").write_text(whole, encoding="utf-8")

    found = [one.message for one in lint(tmp_path) if one.code == "value-odd"]
    assert found == [f"'{value}' is a text here; write {meant}, or quote it"] * bool(meant)


EMBER = "format: 1\ntitle: T\nsystem: SYSTEM\nstart: a\nscenes:\n"
OVER = "  z: {text: Over., ending: won}\n"


def of(system: str, scene: str, folder: Path) -> list[tuple[str, str]]:
    """Return what is told of a scene by the rules of a system: codes and messages."""
    text = EMBER.replace("SYSTEM", system) + f"  a:\n    text: A mill.\n{scene}{OVER}"
    (folder / "adventure.yaml").write_text(text, encoding="utf-8")
    return [(one.code, one.message) for one in lint(folder)]


@pytest.mark.parametrize(
    ("system", "scene", "code", "message"),
    [
        (
            "fell",
            "    choices:\n      - {id: x, text: Push, then: It moves.}\n"
            "      - {text: Go, when: \"taken['a/x'] > 3\", goto: z}\n"
            "      - {text: Off, goto: z}\n",
            "condition-never",
            "so 'taken['a/x'] > 3' never holds; count it in a variable",
        ),
        (
            "ember",
            "    choices: [{text: Pay 10 coins for a loaf, coins: 10, goto: z}]\n",
            "value-wrong",
            "write coins: -10",
        ),
        (
            "fell",
            "    check: {luck: {}}\n"
            "    outcomes: {success: {text: Y., goto: z}, failure: {text: N., goto: z}}\n",
            "key-idle",
            "'failure' never comes of this check: 1s-6s can; write lucky, unlucky, or counts",
        ),
        (
            "conan-2d20",
            "    check: {struggle: {skill: athletics}}\n"
            "    outcomes: {won: {text: Y., goto: z}, lost: {text: N., goto: z}}\n",
            "key-missing",
            "nobody struggles back",
        ),
    ],
)
def test_what_never_comes_or_is_not_paid_is_told(
    system: str, scene: str, code: str, message: str, tmp_path: Path
) -> None:
    found = of(system, scene, tmp_path)

    assert [words for own, words in found if own == code and message in words]


@pytest.mark.parametrize(
    ("system", "scene"),
    [
        (
            "fell",
            "    choices:\n      - {id: x, text: Push, once: true, then: It moves.}\n"
            "      - {text: Go, when: \"taken['a/x'] > 0\", goto: z}\n"
            "      - {text: Off, goto: z}\n",
        ),
        ("ember", "    choices: [{text: Pay 10 coins for a loaf, coins: -10, goto: z}]\n"),
        ("ember", "    choices: [{text: Be paid 10 coins, coins: 10, goto: z}]\n"),
        ("ember", "    choices: [{text: Sell it for 10 coins, coins: 10, goto: z}]\n"),
        (
            "conan-2d20",
            "    check: {struggle: {skill: athletics, rival: 9}}\n"
            "    outcomes: {won: {text: Y., goto: z}, lost: {text: N., goto: z}}\n",
        ),
    ],
)
def test_what_is_meant_so_is_left_alone(system: str, scene: str, tmp_path: Path) -> None:
    assert not of(system, scene, tmp_path)


def test_a_translation_that_is_its_source_is_asked_about() -> None:
    head = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n\n'
    same = 'msgid "The mill stands in the rain."\nmsgstr "The mill stands in the rain."\n\n'
    names = 'msgid "Ida Rook, Aldous Finch"\nmsgstr "Ida Rook, Aldous Finch"\n'

    found = otherwise((head + same + names).encode(), "de.po", "de", "en")
    at_home = otherwise((head + same).encode(), "de.po", "de", "de_AT")

    assert [(one.mark.line, one.message[:11]) for one in found] == [(6, "it is the s")]
    assert not at_home


HERO = "heroes/osk.yaml"
NAMED = "name: Osk Verrin\nconcept: a tram conductor two years from a pension\n"


@pytest.mark.parametrize(
    ("old", "new", "told_of"),
    [
        ("pronouns: he/him", "gender: male", ["unknown key 'gender'; write 'pronouns'"]),
        ("roles: [tramman]", "roles: tramman, driver", ["write a list: [tramman, driver]"]),
        ("motivation:", "items: [rope]\nmotivation:", ["unknown key 'items'; write 'gear'"]),
    ],
)
def test_a_slip_in_the_file_of_a_hero_is_told_once(
    old: str, new: str, told_of: list[str], tmp_path: Path
) -> None:
    module = base("art", tmp_path / "art").parent
    change(module / HERO, old, new)

    found = [one.message for one in lint(module)]
    assert len(found) == len(told_of)
    assert all(words in one for words, one in zip(told_of, found, strict=True))


@pytest.mark.parametrize(
    ("before", "indent", "told_of"),
    [
        ("hero:\n", "  ", "unknown key 'hero'; leave it out: the keys below it stand here"),
        ("- ", "  ", "found a list; leave out the '- ' before its keys"),
    ],
)
def test_a_hero_who_is_wrapped_is_told_once_with_the_cure(
    before: str, indent: str, told_of: str, tmp_path: Path
) -> None:
    module = base("art", tmp_path / "art").parent
    lines = (module / HERO).read_text(encoding="utf-8").splitlines()
    wrapped = f"\n{indent}".join(lines)
    text = f"{before}{indent if before.endswith(chr(10)) else ''}{wrapped}\n"
    (module / HERO).write_text(text, encoding="utf-8")

    (found,) = [one.message for one in lint(module) if one.severity == "error"]
    assert told_of in found


def test_two_heroes_whom_nobody_can_tell_apart_are_told(tmp_path: Path) -> None:
    module = base("art", tmp_path / "art").parent
    text = (module / HERO).read_text(encoding="utf-8")
    other = module / "heroes/zora.yaml"
    other.write_text(text, encoding="utf-8")
    (found,) = [one.message for one in lint(module)]
    assert "the hero in osk.yaml is called 'Osk Verrin' too" in found

    other.write_text(text.replace("concept: a", "concept: another"), encoding="utf-8")
    assert lint(module) == ()


@pytest.mark.parametrize("written", ["heroes/osk.yaml", "[heroes/*.yaml]", "{name: Osk}"])
def test_a_hero_in_the_header_is_told_with_the_cure(written: str, tmp_path: Path) -> None:
    module = base("art", tmp_path / "art").parent
    old = "hero: {create: false, pregenerated: [heroes/*.yaml]}"
    change(module / "adventure.yaml", old, f"hero: {written}")

    found = [one.message for one in lint(module) if one.severity == "error"]
    assert found
    assert all("{pregenerated: [heroes/*.yaml]}" in one for one in found)


@pytest.mark.parametrize("text", ["2.400", "2,400", "2'400", "2 400"])
def test_separators_in_a_number_are_told(text: str) -> None:
    assert number_for(text) == "; a number stands without separators: 2400"


@pytest.mark.parametrize("folder", ["scenes", "heroes"])
def test_a_file_that_the_header_does_not_name_is_told(folder: str, tmp_path: Path) -> None:
    (tmp_path / "adventure.yaml").write_text(FELL, encoding="utf-8")
    (tmp_path / folder).mkdir()
    (tmp_path / folder / "x.yaml").write_text("name: Ada\n", encoding="utf-8")

    (found,) = lint(tmp_path)

    assert (found.code, found.mark.file.endswith(f"{folder}/x.yaml")) == ("file-unread", True)
    assert f"[{folder}/x.yaml]" in found.message


@pytest.mark.parametrize(
    ("words", "told_of"),
    [
        ("{{ sky() }} {{ 'a' + weight }}", "'+' adds"),
        ("{{ sky() }} {{ 'a' ~ weight }}", ""),
        ("{{ 'a' + weight }} {{ outcome.label }}", "'+' adds"),
    ],
)
def test_a_text_that_asks_for_more_than_it_names_is_tried(
    words: str, told_of: str, tmp_path: Path
) -> None:
    """Its macro asks for the hour, or an outcome is known only in play."""
    (tmp_path / "m.j2").write_text("{% macro sky() %}{{ hour }}{% endmacro %}", encoding="utf-8")
    answers = f'{{success: "{words}", failure: "{{{{ sky() }}}}"}}'
    check = f"check: {{fate: {{likelihood: even}}}}, outcomes: {answers}"

    found = told(tmp_path, choice(check), "macros: m.j2\n")

    assert bool(found) == bool(told_of)
    assert all(told_of in message for *_, message in found)


@pytest.mark.parametrize(
    ("body", "events", "message"),
    [
        (choice("if: weight"), "", "unknown key 'if'; write 'when'"),
        (choice("cases: [{when: weight, text: A}, {default: yes, text: B}]"), "", "{when: else"),
        ("  a: {text: T, menu: []}\n", "", "unknown key 'menu'; write 'choices'"),
        ("  a: {text: T, ending: {kimd: won}}\n", "", "unknown key 'kimd'; did you mean 'kind'?"),
        ("  a: {text: T, goto: c, enter: {text: x}}\n", "", "it belongs to a scene, a choice or"),
        (choice("also: {doubles: x}"), "", "'outcomes': outcomes: {also: {…}}"),
        (text("T"), "bell: {trigger: 5, text: x}", "unknown key 'trigger'; did you mean 'at'"),
        (text("T"), "bell: {at: '05:00', after: 5, text: x}", "give either"),
        (text("T"), "bell: {\n    text: x\n  }", "give either"),
    ],
)
def test_a_strange_key_is_told_once(body: str, events: str, message: str, tmp_path: Path) -> None:
    """What is missing because of it is not told as well."""
    found = told(tmp_path, body, f"events:\n  {events}\n" if events else "")

    (one,) = [
        text for code, *_, text in found if code in ("key-unknown", "key-missing", "event-time")
    ]
    assert message in one


def test_a_condition_of_an_outcome_is_told_as_a_case(tmp_path: Path) -> None:
    outcomes = "{success: {if: weight, text: A}, failure: x}"
    check = f"check: {{fate: {{likelihood: even}}}}, outcomes: {outcomes}"

    ((*_, message),) = told(tmp_path, choice(check))

    assert message == (
        "unknown key 'if'; what depends on a condition is a case: cases: [{when: …, text: …}]"
    )


@pytest.mark.parametrize(
    ("header", "cure"),
    [
        ("mood:\n", "it has no value, so leave it out"),
        ("expect:\n  unreached: 0\n  unreachd:\n", "it has no value, so leave it out"),
        ("expect: {unreached: 0, and more}\n", "a comma ends a text inside { }"),
        ("expect: {unreached: 0, more}\n", "a comma ends a text inside { }"),
    ],
)
def test_an_empty_key_is_no_piece_of_a_text(header: str, cure: str, tmp_path: Path) -> None:
    assert any(cure in message for *_, message in told(tmp_path, text("T"), header))


@pytest.mark.parametrize(
    ("value", "messages"),
    [
        ("", ["'weight' begins with an empty text; write what it begins with: false, 0, ''"]),
        ("''", []),
        ("[]", ["expected true, false, a whole number or text"]),  # and not that it is unknown
    ],
)
def test_what_a_variable_begins_with_is_told_once(
    value: str, messages: list[str], tmp_path: Path
) -> None:
    more = "{% if weight == 'x' %}a{% endif %}"
    (tmp_path / "adventure.yaml").write_text(
        f"format: 1\ntitle: T\nsystem: art\nstart: a\nvariables:\n  weight: {value}\nscenes:\n"
        "  a:\n    text: T\n    choices:\n      - {text: X, set: {weight: \"'x'\"}, goto: b}\n"
        f'      - {{text: Y, goto: b}}\n  b: {{text: "{more}b", ending: won}}\n',
        encoding="utf-8",
    )

    assert [one.message for one in lint(tmp_path)] == messages


@pytest.mark.parametrize(
    ("header", "message"),
    [
        ("never: {always: weight >= 0}\n", "this always holds, and stands under 'never'"),
        ("never: {always: weight > 0}\n", ""),
        ("never: {b: hero.fame > 0}\n", ""),
    ],
)
def test_a_claim_that_every_game_contradicts_is_told(
    header: str, message: str, tmp_path: Path
) -> None:
    found = told(tmp_path, text("T"), header)

    assert [message in one for *_, one in found] == ([True] if message else [])


@pytest.mark.parametrize(("claim", "codes"), [("weight < 0", ["condition-never"]), ("weight", [])])
def test_a_claim_of_a_quest_that_never_holds_is_told(
    claim: str, codes: list[str], tmp_path: Path
) -> None:
    quests = f"lamp: {{title: The lamp, claims: {claim}}}"
    module = (HEAD + choice("time: 1") + END).replace("lamp: The lamp", quests)
    (tmp_path / "adventure.yaml").write_text(module, encoding="utf-8")

    assert [one.code for one in lint(tmp_path)] == codes


BOY = "{name: the boy, attributes: {agility: Poor, alertness: Poor}, attack: Poor, health: [Poor]}"
PICK = "{id: lock, text: Pick it, attribute: dexterity, difficulty: Poor"
RING = "{id: bell, text: He runs, phases: 2, ends: true}"


@pytest.mark.parametrize(
    ("check", "answers", "message"),
    [
        ("chase: {foes: [boy]}", "lost: x", "'lost' never comes of this 'chase'; for that, let"),
        ("chase: {foes: [boy], role: pursuer}", "escaped: x", "'escaped' never comes of this"),
        ("chase: {foes: [boy]}", "escaped: x, also: {boy: y}", ""),
        ("chase: {foes: [boy]}", "escaped: x, also: {leap: y}", "'leap' never comes on top"),
        ("chase: {foes: [boy], escape: 4, cover: open}", "escaped: x", "leave out one of the two"),
        ("chase: {foes: [boy], cover: open}", "escaped: x", ""),
        ("shadowing: {foe: boy, phases: 6, legs: 2}", "followed: x", "leave out one of the two"),
        ("shadowing: {foe: boy, legs: 2}", "followed: x", ""),
        (f"phases: {{tasks: [{PICK}}}]}}", "time-up: x", "'time-up' never comes of this 'phases'"),
        (f"phases: {{limit: 3, tasks: [{PICK}}}]}}", "time-up: x", ""),
        (f"phases: {{tasks: [{PICK}}}]}}", "interrupted: x", "what others do, the key 'ends'"),
        (f"phases: {{tasks: [{PICK}, ends: 2}}]}}", "interrupted: x", ""),
        (f"rounds: {{tasks: [{PICK}}}], others: [{RING}]}}", "interrupted: x", ""),
        (f"rounds: {{tasks: [{PICK}}}], leave: false}}", "left: x", "leave out 'leave: false'"),
        (f"rounds: {{tasks: [{PICK}}}]}}", "left: x, also: {lock: y, lock-failed: z}", ""),
        (f"rounds: {{tasks: [{PICK}}}]}}", "left: x, also: {lok: y}", "did you mean 'lock'?"),
        ("fate: {likelihood: even}", "doubles: x", "so write also: {doubles: …}"),
    ],
)
def test_what_a_check_never_comes_to_is_told(
    check: str, answers: str, message: str, tmp_path: Path
) -> None:
    body = choice(f"check: {{{check}}}, outcomes: {{{answers}, else: z}}")

    found = [one for code, *_, one in told(tmp_path, body, f"foes: {{boy: {BOY}}}\n")]

    assert [message in one for one in found if "nothing uses" not in one] == [True] * bool(message)


@pytest.mark.parametrize(
    ("first", "other", "told_of"),
    [
        ("weight > 1", "weight < 2", True),
        ("weight > 1", "weight < 1", False),
        ("name == 'x'", "name != 'x'", True),
        ("name == 'x'", "hero.fame > 1", False),
    ],
)
def test_an_else_that_no_case_leaves_anything_is_told(
    first: str, other: str, told_of: bool, tmp_path: Path
) -> None:
    cases = f"{{when: {first}, text: A}}, {{when: {other}, text: B}}, {{when: else, text: C}}"

    found = told(tmp_path, choice(f"cases: [{cases}]"))

    assert ["is never done" in message for *_, message in found] == [True] * told_of


@pytest.mark.parametrize(
    ("words", "told_of"),
    [
        ("{% if weight > 2 %}{{ name + weight }}{% endif %}x", "'+' adds two numbers"),
        ("{% if weight > 2 %}{{ name ~ weight }}{% endif %}x", ""),
        ("{% if hour > 12 %}{{ hour|in_words }}{% endif %}x", "'in_words' takes a time"),
        ("{% if hour > 12 %}{{ time_of_day|in_words }}{% endif %}x", ""),
    ],
)
def test_values_of_two_kinds_are_told_where_only_some_games_put_them_together(
    words: str, told_of: str, tmp_path: Path
) -> None:
    body = f'  a: {{text: T, choices: [{{text: Go, goto: c}}, {{text: X, then: "{words}"}}]}}\n'

    found = told(tmp_path, body)

    assert [told_of in message for *_, message in found] == [True] * bool(told_of)


def test_what_stands_among_outcomes_and_belongs_beside_them_is_told_once(tmp_path: Path) -> None:
    check = "check: {fate: {likelihood: even}}, outcomes: {during: [{round: 2, text: x}], else: y}"

    assert [one for *_, one in told(tmp_path, choice(check))] == [
        "unknown outcome 'during'; it stands beside 'check' and 'outcomes'"
    ]


def test_what_a_section_names_is_known_though_it_is_a_list(tmp_path: Path) -> None:
    items = "items:\n  - {id: lamp-oil, name: oil, keepsake: true}\n"

    found = told(tmp_path, choice("gain: lamp-oil"), items)

    assert [code for code, *_ in found] == ["type-wrong"]


def test_a_word_of_another_kind_is_told_once(tmp_path: Path) -> None:
    found = told(tmp_path, "  a: {text: T, pool: [road], goto: c}\n")

    assert [code for code, *_ in found] == ["type-wrong"]
