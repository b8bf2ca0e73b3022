"""Kinds of mistakes in a rules file, over 130: each is told with its place and its cure."""

from collections.abc import Iterable
from itertools import product
from math import prod
from pathlib import Path

import pytest

import solo
from solo.adventure.mistakes.codes import CODES
from solo.errors import Problem
from solo.rules.data_systems.judging import Plan
from solo.rules.data_systems.proofs import prove, sets_of
from solo.rules.data_systems.reading import examine, look

TEMPLATE = Path(solo.__file__).parent / "authoring" / "scaffold.yaml"
SOUND = TEMPLATE.read_text("utf-8").format(name="my-game", title="My Game", folder="my-game")

AGAIN = "more: {text: Roll it once more, when: degree == 'miss', "
DARE = "{dare: {text: Dare, when: luck > 9}}"
# What is written, what is written in its place, where the problem stands in that, what is told.
MISTAKES = [
    ("name: my-game", "name: My Game", "My Game", "small letters, digits and hyphens"),
    ("name: my-game", "nane: my-game", "nane", "unknown key 'nane'; did you mean 'name'?"),
    ("title: My Game", "titel: My Game", "titel", "did you mean 'title'?"),
    ("tracks:\n", "track:\n", "track:", "unknown key 'track'; did you mean 'tracks'?"),
    ("checks:\n", "check:\n", "check:", "did you mean 'checks'?"),
    ("strong: {range: [-1, 3]", "strong: {range: [3, -1]", "[3, -1]", "from the lowest to the"),
    ("strong: {range: [-1, 3]", "strong: {range: [-1]", "[-1]", "a list of 2, found 1"),
    ("strong: {range: [-1, 3]", "strong: {range: [a, 3]", "a, 3", "expected a whole number"),
    ("3], start: 0, means: lifting", "3], start: 9, means: lifting", "9,", "is outside of"),
    ("  quick: {", "  Quick: {", "Quick: {", "can't be read in a formula"),
    ("  quick: {", "  quick-one: {", "quick-one: {", "can't be read in a formula"),
    ("  quick: {", "  stat: {", "stat: {", "has a meaning of its own"),
    ("  quick: {", "  hp: {", "hp: {start", "stands under attributes too"),
    ("start: 6 + strong", "start: 6 + strung", "strung", "did you mean 'strong'?"),
    ("start: 6 + strong", "start: 6 +", "+,", "it ends too early"),
    ("range: [0, 10], fallen: 0", "range: [0, 10], fallen: 5", "5,", "one end of the range"),
    ("hp: {start: 6 + strong", "hp: {begin: 6 + strong", "begin", "unknown key 'begin'"),
    ("words: {act: Act", "words: {akt: Act", "akt", "nothing here is called 'akt'"),
    ("    dice: {two: 2d6}", "    dice: {two: 2e6}", "2e6", "is no dice; write d6, 2d10"),
    ("    dice: {two: 2d6}", f"    dice: {{two: '({')d(' * 150}'}}", "'()d(", "400 characters or"),
    ("    dice: {two: 2d6}", "    dice: {two: 2d600}", "2d600", "a die has 2 to 100 sides"),
    ("    dice: {two: 2d6}", "    dice: {two: 99d6}", "99d6", "1 to 20 dice"),
    ("    dice: {two: 2d6}", "    dice: {two: (99)d6}", "(99)d6", "1 to 20 dice"),
    ("    dice: {two: 2d6}", "    dice: {two: 2d(1)}", "2d(1)", "a die has 2 to 100 sides"),
    ("    dice: {two: 2d6}", "    dice: {two: 2d(sise)}", "2d(sise)", "unknown name 'sise'"),
    ("    dice: {two: 2d6}", "    dice: {two: (lucky)d6}", "(lucky)d6", "unknown name 'lucky'"),
    ("    dice: {two: 2d6}", "    dice: {strong: 2d6}", "strong: 2d6", "stands under the hero too"),
    ("    dice: {two: 2d6}", "    dice: {}", "about: Do", "'dice' is missing"),
    ("sum(two) + stat + bonus", "sum(tow) + stat + bonus", "tow)", "did you mean 'two'?"),
    ("sum(two) + stat + bonus", "two + stat", "two + stat", "write sum(two)"),
    (
        "    dice: {two: 2d6}",
        "    dice: {pair: 2d6}",
        "two) + stat",
        "write 2, or the name of dice: pair",
    ),
    ("weak: {when: score >= 7, count: 1}", "weak: 7", "7", "such as {when: score >= 7}"),
    ("weak: {ends: fled", "weak: {ends: flee", "flee", "is another label than 'fled'; write"),
    (
        "score: sum(two) + stat + bonus + hard + helped - (1 if tired else 0)",
        "score: two",
        "two",
        "score: 'two' is the list of its faces; write sum(two)",
    ),
    ("sum(two) + stat + bonus", "2d6 + stat", "2d6 + ", "dice: {thrown: 2d6}, and read that"),
    ("face <= chance", "d100 <= chance", "d100 <=", "dice: {face: d100}, and read that name"),
    ("sum(two) + stat + bonus", "seven + stat", "seven", "write 7"),
    ("sum(two) + stat + bonus", "sum(two) + skill + bonus", "skill", "unknown name 'skill'"),
    ("luck: {start: 2", "luck: {start: two", "two", "unknown name 'two'; write 2"),
    ("dice: {face: d100}", "dice: {d100}", "}\n  likelihoods", "behind their name: such as face"),
    ("dice: {face: d100}", "dice: d100", "d100", "say of what, such as {…: d100}"),
    ("when: score >= 10, count", "when: 10+, count", "10+", "write score >= 10"),
    ("when: score >= 10, count", "when: 10-12, count", "10-12", "score >= 10 and score <= 12"),
    ("strong: {range: [-1, 3]", "strong: {range: -1-3", "-1-3", "write [-1, 3]"),
    ("strong: {range: [-1, 3]", "strong: {range: 3", "3,", "such as [0, 3]"),
    ("strong: {range: [-1, 3]", "strong: {min: -1", "min", "unknown key 'min'; write 'range'"),
    (
        "clever: {range: [-1, 3], start: 0",
        "clever: {range: [-1, 3], start: 1d6",
        "1d6",
        "no dice are thrown for it",
    ),
    ("likely: 75", "likely: 75%", "75%", "a number has no unit: 75"),
    ("minutes: 480", "minutes: 8 hours", "8 hours", "time is in minutes: 480"),
    ("minutes: 480", "minutes: 60-480", "60-480", "it is one number, such as 60"),
    ("hard: {words: {easy: 1, usual: 0, hard: -1}}", "hard: {easy: 1}", "easy", "words: {easy: 1}"),
    ("cost: {luck: -1}", "cost: luck", "luck,", "such as {luck: …}"),
    ("cost: {luck: -1}", "cost: luck -1", "luck -1", "such as {luck: -1}"),
    ("cost: {luck: -1}", "cost: {luck: == 1}", "== 1", "to set it, write = 1"),
    ("cost: {luck: -1}", "cost: {luck: 1=}", "1=", "to set it, write = 1"),
    ("revive: {mark: tired}", "revive: {tired: 1}", "tired", "a condition; write mark: tired"),
    ("weak: {foe: {hp: -1}", "weak: {hp: -1", "hp: -1", "stands under 'then': then: {hp: -1}"),
    ("strong: {ends: fled}", "strong: {goto: fled}", "goto", "ends with a label"),
    ("name: my-game", "allies: {}\nname: my-game", "allies", "belongs to an adventure"),
    ("name: my-game", "degrees: {}\nname: my-game", "degrees", "belongs to a check: checks: {act"),
    ("name: my-game", "skill_or: 1\nname: my-game", "skill_or", "belongs to a check: checks: {act"),
    ("name: my-game", "won: true\nname: my-game", "won", "belongs to a clash: clash: {fight"),
    ("reward: xp", "reward: xp\ntables: {finds: {a: b}}", "{a: b}", "expected a list of texts"),
    ("reward: xp", "reward: xp\ntables: {finds: grim}", "grim", "table 'finds' has one row"),
    ("sum(two) + stat + bonus", "total(two) + stat + bonus", "total(two)", "there is no macro"),
    ("sum(two) + stat + bonus", "sum(two) + stat ? bonus", "?", "unexpected '?'"),
    ("sum(two) + stat + bonus", "two + stat + bonus", "two + stat", "adds two numbers"),
    ("sum(two) + stat + bonus", "100 // hard + bonus", "100 //", "division by zero"),
    ("modifiers:\n", "modifiers:\n      ways: {adds: 1}\n", "ways:", "of the program's own"),
    ("when: hp < 6 + strong or tired", "when: hp > 10 + luck * luck", "hp > 10", "never so"),
    ("    after:\n", f"    before: {DARE}\n    after:\n", "luck > 9", "when: it is never so"),
    (
        "    won: foe",
        "    lost: hp > 10 and tired\n    won: foe",
        "hp > 10",
        "lost: it is never so",
    ),
    (
        "      helped: 1 ",
        "      helped: {adds: 2, range: [0, 2]} ",
        "2, range",
        "stands for itself",
    ),
    ("foe: {hp: 4, ", "foe: {verify: 1, hp: 4, ", "verify:", "of the program's own"),
    (
        "{when: score >= 10, count: 2}",
        "{when: score >= 99, count: 2}",
        "strong: {when",
        "never comes",
    ),
    ("miss: {count: -1, ", "miss: {when: score < 3, count: -1, ", "degrees:  ", "fits these dice"),
    ("strong: {when: score >= 10, ", "strong: {", "strong: {count", "needs a 'when'"),
    ("weak: {when: score >= 7", "weak: {when: skore >= 7", "skore", "did you mean 'score'?"),
    ("weak: {when: score >= 7, count: 1}", "Weak: {when: score >= 7}", "Weak: {", "small letters"),
    ("count: 2}", "count: two}", "two}", "expected a whole number, found 'two'"),
    ("count: 2}", "count: 99}", "99}", "-20 to 20"),
    ("then: {xp: 1}", "then: {xpp: 1}", "xpp", "unknown change 'xpp'; did you mean 'xp'?"),
    ("then: {xp: 1}", "then: {xp: }", "}", "an amount is needed here"),
    ("then: {xp: 1}", "then: {xp: 1d}", "1d}", "'1d' is no dice; write 1d6"),
    ("then: {xp: 1}", "then: {xp: --1}", "--1}", "two signs stand before a number; write -1"),
    ("then: {xp: 1}", "then: {mark: tierd}", "tierd", "did you mean 'tired'?"),
    ("then: {xp: 1}", "then: {draw: omens}", "omens", "unknown table 'omens'"),
    ("then: {xp: 1}", "then: {progress: 1}", "progress", "this check has no 'on'"),
    ("on_top: {double: ", "on_top: {double: max(one) == ", "one)", "unknown name 'one'"),
    ("shows: [two, score]", "shows: [two, scores]", "scores", "did you mean 'score'?"),
    ("shows: [two, score]", "shows: [hp]", "hp", "is neither dice nor a value here"),
    (
        "when: degree == 'miss', cost",
        "when: grade == 'miss', cost",
        "grade",
        "unknown name 'grade'",
    ),
    ("cost: {luck: -1}", "cost: {lack: -1}", "lack", "did you mean 'luck'?"),
    ("reroll: two lowest", "reroll: tow lowest", "tow", "no dice are called 'tow'"),
    ("reroll: two lowest", "reroll: two least", "two least", "with 'lowest' or 'highest'"),
    ("    after:\n      again:", "    before:\n      again:", "degree ==", "unknown name 'degree'"),
    ("hard: {words: {easy: 1", "hard: {usual: no, words: {easy: 1", "no,", "none of its words"),
    ("helped: 1 ", "helped: yes ", "yes", "expected"),
    ("helped: 1 ", "tired: 1 ", "tired: 1", "stands under the hero too"),
    ("    roll: act\n    stat: [clever]", "    roll: akt\n    stat: [clever]", "akt", "no check"),
    ("stat: [clever]", "stat: [clevver]", "[clevver]", "did you mean 'clever'?"),
    ('degrees: {miss: "What', 'degrees: {mis: "What', "mis:", "has no degree 'mis'"),
    ("  notice:\n", "  act:\n", "act:\n    when", "is a check too"),
    ("  notice:\n", "  question:\n", "question:\n", "can't be a name here"),
    ("likelihoods: {certain: 95", "likelihoods: {certain: often", "often", "expected a whole"),
    ("when: face <= chance", "when: face <= odds", "odds", "unknown name 'odds'"),
    ("strong: face % 11 == 0", "strong: roll % 11 == 0", "roll %", "unknown name 'roll'"),
    ("minutes: 480", "minutes: -48", "-48", "0 to 100,000"),
    ("hp: 2, clear: tired", "hp: 2, clear: tyred", "tyred", "did you mean 'tired'?"),
    ("revive: {mark: tired}", "revive: {mark: fine}", "fine", "unknown condition 'fine'"),
    ("    foe: {hp: 4, hits: 1}", "    foe: {hp: 4, Hits: 1}", "Hits: 1", "can't be read in"),
    ("hit: {text: Hit them, roll: act", "hit: {text: Hit them, roll: akt", "akt", "no check"),
    ("set: {stat: strong}", "set: {stat: strung}", "strung", "did you mean 'strong'?"),
    ("set: {stat: strong}", "set: {stats: strong}", "stats", "the check has no 'stats'"),
    (
        "set: {stat: strong}",
        "set: {xyz: strong}",
        "xyz",
        "the check has no 'xyz'; known are stat, skill, bonus, hard, helped",
    ),
    ("{strong: {foe: {hp: -2}}", "{strong: {foe: {hq: -2}}", "hq", "no number is called 'hq'"),
    ("{strong: {foe: {hp: -2}}", "{strung: {foe: {hp: -2}}", "strung", "has no degree 'strung'"),
    ("hp: 0 - foe.hits", "hp: 0 - fo.hits", "fo.", "unknown name 'fo'"),
    ("won: foe.hp <= 0", "won: foes.hp <= 0", "foes", "did you mean 'foe'?"),
    ("won: foe.hp <= 0", "wonn: foe.hp <= 0", "wonn", "did you mean 'won'?"),
    ("making: {array: [2, 1, 0]}", "making: {array: [2, 1]}", "[2, 1]", "2 numbers for 3"),
    (
        "making: {array: [2, 1, 0]}",
        "making: {array: [9, 1, 0]}",
        "[9, 1, 0]",
        "array: 9 is outside of the range",
    ),
    ("making: {array: [2, 1, 0]}", "making: {roll: 3}", "3}", "dice are needed, such as 3d6"),
    ("advancement: {spend: xp", "advancement: {spend: gold", "gold", "there is no track 'gold'"),
    ('"3 + 2 * max(0, value)"', '"3 + 2 * max(0, worth)"', "worth", "unknown name 'worth'"),
    ("reward: xp", "reward: gold", "gold", "there is no track 'gold'"),
    ("xp: {range: [0, 50]", "xp: {range: [0, 99999]", "[0, 99999]", "within 9,999"),
    ("luck: {start: 2", "luck: {start: 9", "{start: 9", "start: 9 is outside of the range, 0 to 5"),
    ("when: degree == 'miss'", "when: degree == 'mis'", "'mis'", "did you mean 'miss'?"),
    ("6 + strong or tired", "6 + strong or tired == 'yes'", "'yes'", "is never 'yes'; it is a"),
    ("strong: face % 11 == 0", "strong: face % 0 == 0", "oracle:\n", "division by zero"),
    ("revive: {mark: tired}", "revive: {hp: = 0}", "= 0", "with = 0 the hero falls again at once"),
    ("revive: {mark: tired}", "revive: {hp: -1}", "-1}", "with -1 the hero falls again at once"),
    (
        "roll: act, set: {stat: quick}",
        "roll: notice, set: {stat: quick}",
        "quick}",
        "is not rolled with",
    ),
    ("won: foe.hp <= 0", "won: hits <= 0", "hits", "unknown name 'hits'; write foe.hits"),
    ("won: foe.hp <= 0", "won: foe.hpp <= 0", "foe.hpp", "did you mean 'hp'?"),
    ("set: {stat: quick}", "set: {}", "run: {text", "'act' needs 'stat'; write set: {stat"),
    ("{array: [2, 1, 0]}", "{array: [2, 1, 0], points: 3}", "points", "by one of array, points"),
    ('attributes: "3 + 2 * max(0, value)"', "attributes: 0", "0", "a price is 1 or more"),
    ("on_top: {double:", "on_top: {miss:", "miss:", "is a degree too"),
    ("language: en", "language: english", "english", "a code such as en, de"),
    ("making:", "progress: {path: {boxes: 4, ranks: {far: 9}}}\nmaking:", "9", "1 to 4 ticks here"),
    ("conditions:\n  tired: one", "conditions:\n  tired: *one", "*one", "lias"),
]

# Right by itself, but it does nothing, or can never be so.
IDLE = [
    ("won: foe.hp <= 0", "won: foe.hp <= 4", "foe.hp", "it is so before it begins"),
    (
        "won: foe.hp <= 0",
        "won: foe.hp <= 0\n    lost: hp <= 10",
        "hp <= 10",
        "lost: it is so before",
    ),
    ("won: foe.hp <= 0", "won: foe.hp < 0", "foe.hp", "it is never so, whatever the numbers"),
    ("won: foe.hp <= 0", "won: foe.hits <= 0", "foe.hits", "no action changes foe.hits"),
    (
        "{strong: {ends: fled}",
        "{strong: {ends: Fled!}",
        "Fled!",
        "can't be a label; write one such as",
    ),
    ("foe: {hp: 4, hits: 1}", "foe: {hp: -4, hits: 1}", "-4", "hp: 0 to 9,999, not -4"),
    (
        "foe: {hp: 4, hits: 1}",
        "foe: {hp: 4, hits: 1, armour: 2}",
        "armour",
        "nothing reads or changes 'foe.armour'",
    ),
    ("run: {text: Run,", "run: {text: Hit them,", "Hit them", "'hit' reads the same"),
    ("set: {stat: strong}", "set: {stat: strong, bonus: foe.hp + x}", "x}", "unknown name 'x'"),
    (
        "won: foe.hp <= 0",
        "won: foe.hp <= 0\n    each_round: {foe: -1}",
        "foe: -1",
        "unknown change 'foe'",
    ),
    ("stat: [clever]", "stat: [clever, clever]", "[clever, clever]", "the same attribute twice"),
    (
        "    stat: [clever]",
        "    stat: [clever]\n    set: {stat: quick}",
        "stat: quick",
        "'stat' is quick already",
    ),
    (
        "cost: {luck: -1}",
        "cost: {luck: 1}",
        "1}",
        "a hero begins with 2 of 'luck', which nothing else here names, and this gives 1; write",
    ),
    ("cost: {luck: -1}", "cost: {hp: 2}", "2}", "'hp' left has fallen, and this gives 2; write"),
    (
        "cost: {luck: -1}",
        f"cost: {{luck: -1}}, reroll: two}}\n      {AGAIN}cost: {{luck: 3}}",
        "3}",
        "'luck' is paid by having less of it elsewhere, and this gives 3; write luck: -3",
    ),
    ("cost: {luck: -1}", "cost: {luck: 0}", "0}", "'luck: 0' costs nothing; give a number, or"),
    ("cost: {luck: -1}", "cost: {luck: -9}", "-9", "nobody can pay -9: 'luck' is 0 to 5"),
    (
        ",\n        reroll: two lowest}",
        "}",
        "again: {text",
        "'again' does nothing: no formula reads it",
    ),
    ("reroll: two lowest", "reroll: [two, two]", "[two, two]", "the same dice are named twice"),
    (
        "when: degree == 'miss', cost",
        "when: score > 99, cost",
        "again: {text",
        "'again' is never offered",
    ),
    (
        "double: min(two) == max(two)",
        "double: sum(two) > 12",
        "double: sum",
        "'double' never comes on top",
    ),
    (
        "    dice: {two: 2d6}",
        "    dice: {two: 2d6, spare: d6}",
        "spare",
        "'spare' are rolled, but no formula",
    ),
    (
        "    dice: {two: 2d6}",
        "    first: {odd: 3}\n    dice: {two: 2d6}",
        "odd",
        "'odd' is worked out, but no",
    ),
    (
        "bonus + hard + helped -",
        "bonus + hard -",
        "helped: 1 ",
        "'helped' may be told, but no formula",
    ),
    ("{spend: xp,", "{spend: xp, tracks: {xp: 1},", "xp: 1", "can't be bought with itself"),
    (
        '"3 + 2 * max(0, value)"',
        '"99 + value"',
        '"99',
        "the first step costs 98, and 'xp' is at most 50",
    ),
    (', attributes: "3 + 2 * max(0, value)"}', "}", "advancement:", "there is nothing to buy"),
    ('max(0, value)"}', 'max(0, value)", skills: 2}', "skills: 2", "there are no skills to buy"),
    ('max(0, value)"}', 'max(0, value)", step: 5}', "step: 5", "step: skills have no price"),
    ("reward: xp", "reward: xp\ntables: {omens: [A door., '']}", "'']", "a row without text"),
    ("{array: [2, 1, 0]}", "{points: 99}", "99", "can be raised by 9 in all, not by 99"),
    ("{array: [2, 1, 0]}", "{roll: 3d6}", "3d6", "3 to 18 is not within that of 'strong', [-1, 3]"),
    (
        "{array: [2, 1, 0]}",
        "{array: [2, 1, 0], times: 5}",
        "times",
        "there is no 'roll' to multiply",
    ),
    (
        "{array: [2, 1, 0]}",
        "{array: [2, 1, 0], skill_points: 9}",
        "skill_points",
        "no skills to raise",
    ),
    ("{array: [2, 1, 0]}", "{array: [2, 1, 0, 0]}", "[2, 1, 0, 0]", "4 numbers for 3 attributes"),
    (
        "hp: {start: 6 + strong",
        "hp: {start: 1 + strong",
        "hp: {start",
        "a hero with strong -1 begins fallen",
    ),
    (
        "start: 6 + strong",
        "start: 16 + strong",
        "{start: 16",
        "16 is outside of the range, 0 to 10",
    ),
    (
        "luck: {start: 2, range: [0, 5]",
        "luck: {start: 2, range: [2, 2]",
        "[2, 2]",
        "'luck' can't change",
    ),
    (
        "range: [0, 5], means: what you",
        "range: [0, 5], dead: true, means: what you",
        "dead",
        "say at which number, with 'fallen'",
    ),
    ("when: face <= chance", "when: face <= 50", "face", "reads no 'chance', so each likelihood"),
    ("strong: face % 11 == 0", "strong: face > 0", "face > 0", "strong: it is always so"),
    ("words: {act: Act, hp: HP}", "words: {act: Act, hp: ''}", "hp: ''", "'hp' needs a text"),
    ("reward: xp", "reward: xp\ntime: {every: 60}", "time", "time does nothing: give 'then'"),
    ("reward: xp", "reward: xp\nfoes: {wolf: {grit: 3}}", "grit", "no clash has a number 'grit'"),
    (
        "reward: xp",
        "reward: xp\nfoes: {wolf: {hp: 0}}",
        "wolf",
        "in 'fight' it is beaten before it begins",
    ),
    ("won: foe.hp <= 0", "won: 6 // foe.hp > 6", "6 //", "with foe.hp 0, foe.hits 0 it fails"),
    ("won: foe.hp <= 0", "won: hp.foe <= 0", "hp.foe", "'hp' is no foe and has no 'foe'"),
]


@pytest.mark.parametrize("cost", ["--9", "9" * 5_000])
def test_a_cost_that_python_reads_as_no_number_is_looked_at_as_a_formula(cost: str) -> None:
    """What had only digits behind its signs was read as a number, and the whole look failed."""
    text = SOUND.replace("cost: {luck: -1}", f"cost: {{luck: '{cost}'}}")
    assert text != SOUND

    told = [one.message for one in examine(text.encode(), "system.yaml")]

    assert not any("nobody can pay" in one for one in told), told


@pytest.mark.parametrize(("cost", "told"), [("-3", False), ("-4", True)])
def test_what_can_be_paid_is_what_lies_between_the_ends_of_a_track(cost: str, told: bool) -> None:
    text = SOUND.replace("range: [0, 5], means: what you", "range: [2, 5], means: what you")
    paying = text.replace("cost: {luck: -1}", f"cost: {{luck: {cost}}}")
    assert paying != text != SOUND

    found = [one.message for one in examine(paying.encode(), "system.yaml")]

    assert (f"nobody can pay {cost}: 'luck' is 2 to 5" in found) == told


@pytest.mark.parametrize(
    "change",
    [
        ("cost: {luck: -1}", "cost: {xp: 1}"),  # of which a hero begins with none
        ("cost: {luck: -1}", "cost: {luck: = 1}"),
        ("miss: {count: -1, then: {xp: 1}}", "miss: {count: -1, then: {luck: -1}}"),
        ("start: 2, range: [0, 5]", "start: 2, range: [0, 5], fallen: 5"),
    ],
)
def test_a_price_of_what_is_better_to_have_little_of_is_right(change: tuple[str, str]) -> None:
    paying = SOUND.replace("cost: {luck: -1}", "cost: {luck: 1}")
    text = (SOUND if "cost" in change[0] else paying).replace(*change)
    assert text != SOUND

    told = [one.message for one in examine(text.encode(), "system.yaml")]

    assert not any("this gives" in one for one in told), told


ACTIONS = SOUND[SOUND.index("    actions:\n") : SOUND.index("    won: foe")]
DEGREES = SOUND[SOUND.index("    degrees:  ") : SOUND.index("    on_top:")]
MAKING = "making: {array: [2, 1, 0]"
ODDS = "likelihoods: {certain: 95, likely: 75, even: 50, unlikely: 25, remote: 5}"
STAT = "    stat: [clever]\n"
WORDS = "{words: {easy: 1, usual: 0, hard: -1}}"
MANY = "".join(f"  c{number}: x\n" for number in range(60))
PARTS = [
    ("conditions:\n", f"conditions:\n{MANY}", "c0: x", "61 of them; at most 60 are read"),
    ("clash:\n  fight:", "clash:\n  notice:", "notice:", "'notice' is a check or a move too"),
    ("clash:\n  fight:", "clash:\n  act:", "act:", "'act' is a check or a move too"),
    (
        "dice: {two: 2d6}\n",
        "dice: {two: 2d6}\n    on: quest\n",
        "quest",
        "unknown kind of progress",
    ),
    (DEGREES, "    degrees: {}\n", "{}", "'degrees' has none: such as degrees: {hit: {when"),
    (STAT, f"{STAT}    set: {{hard: hardd}}\n", "hardd}", "'hardd'; did you mean 'hard'?"),
    (STAT, f"{STAT}    set: {{helped: maybe}}\n", "maybe", "is true or false, not 'maybe'"),
    (STAT, f"{STAT}    set: {{bonus: much}}\n", "much", "bonus is a whole number, not 'much'"),
    (ACTIONS, "    actions: {}\n", "{}", "'actions' has none: say what the hero may do in a"),
    (MAKING, f"{MAKING}, archetypes: {{a: {{attributes: {{quik: 1}}}}}}", "quik", "'quick'?"),
    (
        MAKING,
        f"{MAKING}, archetypes: {{a: {{attributes: {{quick: 4}}}}}}",
        "4",
        "is -1 to 3, not 4",
    ),
    (MAKING, f"{MAKING}, archetypes: {{a: {{attributes: {{quick: -2}}}}}}", "-2", "3, not -2"),
    (MAKING, f"{MAKING}, archetypes: {{a: {{tracks: {{luk: 1}}}}}}", "luk", "did you mean 'luck'?"),
    (
        MAKING,
        f"{MAKING}, archetypes: {{a: {{tracks: {{luck: 6}}}}}}",
        "6",
        "'luck' is 0 to 5, not 6",
    ),
    (MAKING, f"{MAKING}, skill_points: 2, step: 3", "3", "step: 3 at once, of 2 points"),
    ('value)"}', 'value)", tracks: {grit: 5}}', "grit", "there is no track 'grit'"),
    ("reward: xp", "reward: xp\nfoes: {wolf: {hp: -1}}", "-1", "hp: 0 to 9,999, not -1"),
    ("reward: xp", "reward: xp\nfoes: {wolf: {hp: 10000}}", "10000", "hp: 0 to 9,999, not 10000"),
    ("hp: HP}", "hp: HP, strong: Arm, quick: arm}", "arm}", "'strong' is shown so too: nobody"),
    ("rest:\n", "rest:\n  nap: {text: Nap}\n", "nap", "it does nothing: give 'then' or 'minutes'"),
    (
        "rest:\n  sleep:",
        "rest:\n  Sleep:",
        "Sleep",
        "can't be a name here; write one such as make-",
    ),
    ("reward: xp", "reward: xp\ntables: {omens: []}", "[]", "a table has 1 to 100 rows, not 0"),
    ("reward: xp", "reward: xp\ntime: {every: 60, then: {hp: d6}}", "d6", "no dice fall as time"),
    (ODDS, "likelihoods: {}", "{}", "'likelihoods' has none: such as likelihoods: {likely: 75"),
    (ODDS, f"{ODDS}\n  usual: maybe", "maybe", "usual: 'maybe' is none of the likelihoods"),
    (
        WORDS,
        WORDS.replace("{words", "{range: [0, 1], words"),
        "{easy",
        "words or a range, not both",
    ),
    (
        WORDS,
        "{words: {easy: 1, hard: -1}}",
        "{words",
        "say which of the words stands where none is",
    ),
]
RIGHT = [
    {
        STAT: f"{STAT}    set: {{hard: easy, helped: true, bonus: -2}}\n",
        MAKING: f"{MAKING}, archetypes: {{a: {{attributes: {{quick: -1}}, tracks: {{luck: 5}}}}}}",
        "reward: xp": "reward: xp\nfoes: {wolf: {hp: 9999}}\ntime: {every: 60, then: {hp: -1}}",
        ODDS: f"{ODDS}\n  usual: even",
        "hp: HP}": "hp: HP, strong: Arm, quick: Leg}",
        "revive: {mark: tired}": "revive: {hp: = strong}",
    },
    {
        STAT: f"{STAT}    set: {{hard: hard, helped: false, bonus: '3'}}\n",
        MAKING: f"{MAKING}, archetypes: {{a: {{attributes: {{quick: 3}}, tracks: {{luck: 0}}}}}}",
    },
]


@pytest.mark.parametrize("changes", RIGHT, ids=["low", "high"])
def test_what_is_right_is_not_told_of(changes: dict[str, str]) -> None:
    text = SOUND
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new, 1)

    assert examine(text.encode(), "system.yaml") == ()


def test_the_sound_file_has_no_problems() -> None:
    assert examine(SOUND.encode(), "system.yaml") == ()


ALL = [*MISTAKES, *IDLE, *PARTS]
LISTED = Path(__file__).with_name("mistakes.txt")
"""All that is told of each mistake. `python -m tests.rules.data_systems.test_mistakes` lists it."""


def name(old: str, new: str) -> str:
    """Return what a mistake is listed under."""
    return f"{old!r} -> {new[:200]!r}"


def listing(told: Iterable[Problem]) -> str:
    return "".join(f"    {one.severity}: {one}\n" for one in told)


def test_each_mistake_is_listed_once() -> None:
    names = [line for line in LISTED.read_text("utf-8").splitlines() if line.startswith(("'", '"'))]

    assert names == [name(old, new) for old, new, _, _ in ALL]


@pytest.mark.parametrize(("old", "new", "at", "said"), ALL, ids=[one[1][-40:] for one in ALL])
def test_a_mistake_is_told_with_its_place_and_cure(old: str, new: str, at: str, said: str) -> None:
    assert SOUND.count(old) >= 1
    text = SOUND.replace(old, new, 1)
    place = text.index(new) + new.index(at) if at in new else text.index(at)
    line, column = text.count("\n", 0, place) + 1, place - text.rfind("\n", 0, place)

    found = examine(text.encode(), "system.yaml")

    told = [(one.mark.line, one.mark.column, one.message) for one in found]
    assert {one.code for one in found} <= {*CODES, "idle", "begins-fallen"}
    assert f"{name(old, new)}\n{listing(found)}\n" in LISTED.read_text("utf-8")
    assert any(said in message for _, _, message in told), told
    assert any((a, b) == (line, column) and said in message for a, b, message in told), (
        (line, column),
        told,
    )


MEANING = (
    "stat skill bonus progress degree value foe foes round chance hero name concept pronouns "
    "roles archetype conditions full on purpose question mark clear draw begin advance end "
    "true false none and or not if else in is min max sum count range cycle sequence shuffle "
    "def class lambda"
)


def test_what_means_something_in_formulas_can_be_no_name_of_a_number() -> None:
    """The parts of a check and of a hero, what effects are called, and words of the language."""
    words = MEANING.split()
    text = SOUND.replace("tracks:\n", "tracks:\n" + "".join(f"  '{one}': {{}}\n" for one in words))

    found = [one.message for one in examine(text.encode(), "system.yaml")]

    other = "has a meaning of its own in formulas; give it another name"
    assert [one for one in words if f"'{one}' {other}" not in found] == []


def test_there_are_sixty_kinds() -> None:
    assert len(MISTAKES) >= 60


def test_dice_of_too_many_ways_are_thrown_by_chance() -> None:
    """All of 160,000 throws were more than the exact odds take, and that was all that was said."""
    many = """
  wide:
    dice: {a: d20, b: d20, c: d20, d: d20}
    degrees: {best: {when: a > 20, count: 2}, good: {when: a > 10, count: 1}, poor: {count: -1}}
"""
    text = SOUND.replace("\nchecks:\n", "\nchecks:" + many, 1)
    assert text != SOUND

    found = examine(text.encode(), "system.yaml")

    (never,) = (one for one in found if one.code == "degree-never")
    assert never.mark.line == text[: text.index("best: {when")].count("\n") + 1


@pytest.mark.parametrize("sizes", [(), (1,), (3, 7, 2, 16), (5, 8), (2, 2, 2, 2, 13)])
def test_each_set_of_numbers_is_tried_once(sizes: tuple[int, ...]) -> None:
    axes = [[(f"axis {place}", n) for n in range(size)] for place, size in enumerate(sizes)]

    tried = [tuple(way) for way in sets_of(axes, prod(sizes))]

    assert len({*tried}) == len(tried) == prod(sizes)
    assert {*tried} == {*product(*axes)}


def test_a_check_that_fails_for_one_word_alone_is_told_though_not_all_can_be_tried() -> None:
    """Numbers were tried one after another, and the second word of the first was never met."""
    wide = """
  wide:
    modifiers: {edge: {words: {above: 1, level: 0, below: -1}, usual: level}}
    dice: {two: 2d20}
    score: "(min(two) if edge > 0 else max(two) if edge < 0 else two[3]) + stat + bonus + luck"
    degrees: {good: {when: score > 10, count: 1}, poor: {count: -1}}
"""
    text = SOUND.replace("\nchecks:\n", "\nchecks:" + wide, 1)

    found = examine(text.encode(), "system.yaml")

    assert [one.message for one in found] == [
        "'wide' can't be rolled: there is nothing at this place of the list"
    ]


def test_an_oracle_of_much_work_is_looked_at_within_bounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It would be asked five hundred times: five likelihoods by a hundred faces."""
    heavy = "sum(range(99999), range(99999), range(99999))"
    text = SOUND.replace("when: face <= chance", f'when: "{heavy}"')
    found = look(text.encode(), "system.yaml")
    assert found.book is not None
    assert found.root is not None
    asked, label = [], Plan.label
    monkeypatch.setattr(Plan, "label", lambda *given: asked.append(given[0].word) or label(*given))

    list(prove(found.book, found.root))

    assert 0 < asked.count("question") < 60


@pytest.mark.parametrize(
    ("old", "new"),
    [("sum(two) + stat + bonus", "sum(tow) + stat + bonus"), ("face <= chance", "face <= chanse")],
)
def test_where_a_name_is_misspelt_nothing_is_said_to_be_unread(old: str, new: str) -> None:
    text = SOUND.replace(old, new, 1)
    assert text != SOUND

    found = examine(text.encode(), "system.yaml")

    assert {one.code for one in found} == {"name-unknown"}


def test_a_move_that_rolls_nothing_is_told_once() -> None:
    """The clash that rolls it was told of too, as 'no check notice; did you mean notice?'."""
    text = SOUND.replace(
        "    roll: act\n    stat: [clever]", "    roll: akt\n    stat: [clever]", 1
    )
    text = text.replace("roll: act, set: {stat: quick}", "roll: notice", 1)
    assert "notice}" not in text != SOUND

    found = examine(text.encode(), "system.yaml")

    assert [one.message for one in found] == ["roll: there is no check 'akt'; did you mean 'act'?"]


if __name__ == "__main__":
    LISTED.write_text(
        "".join(
            f"{name(old, new)}\n{listing(examine(text.encode(), 'system.yaml'))}\n"
            for old, new, _, _ in ALL
            for text in [SOUND.replace(old, new, 1)]
        ),
        "utf-8",
    )
