"""Mistakes that lint once passed over, each in an adventure that is right but for it.

Each is told where it stands, and nothing else is told. What is nearly a mistake is told by nothing.
"""

import shutil
from pathlib import Path

import pytest

from solo.authoring.lint.campaigns import problems
from solo.authoring.lint.lint import lint
from solo.authoring.scaffold import begin_system
from solo.authoring.strings import catalogue
from solo.errors import Problem
from solo.rules import find as find_system
from solo.shelf import find
from tests.authoring.lint.test_corpus import BASES, base

TEMPLATES = {"fell": "fell", "fallout": "fallout-2d20"}
CAMPAIGN = Path("tests/campaigns/lamps")
Change = tuple[str, str, str]  # the file, what stands there, and what stands there instead


def copied(name: str, folder: Path) -> Path:
    """Return a folder with an adventure, or a campaign, that is right."""
    if name in BASES:
        return base(name, folder).parent
    if name in TEMPLATES:
        shutil.copytree(find_system(TEMPLATES[name]).template, folder)
    elif name == "campaign":
        shutil.copytree(CAMPAIGN, folder)
    else:
        begin_system(folder)
    return folder


def changed(name: str, changes: tuple[Change, ...], folder: Path) -> set[tuple[str, int]]:
    """Make an adventure with some changes; return the lines that they changed, with their files."""
    place = copied(name, folder)
    lines: set[tuple[str, int]] = set()
    for file, old, new in changes:
        text = (place / file).read_text(encoding="utf-8")
        assert text.count(old) == 1, (file, old)
        (place / file).write_text(text.replace(old, new), encoding="utf-8")
        same = next((n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), 0)
        first = text.count("\n", 0, text.index(old) + same) + 1
        lines |= {(file, line) for line in range(first, first + new.count("\n", same) + 1)}
    return lines


def told(name: str, folder: Path) -> tuple[Problem, ...]:
    return problems(folder, find) if name == "campaign" else lint(folder)


A = "adventure.yaml"
STORM, QUAY, HEAD = "the-storm/adventure.yaml", "the-quay/adventure.yaml", "campaign.yaml"
HEIRS = "the-heirs/adventure.yaml"
BELL = 'at: "21:00"'
THE_BANK = "    title: The bank\n"
LEAVES = ("goto: bank, then: He shrugs.", "leave: mina, goto: bank, then: He shrugs.")
COMBAT = "{combat: {foes: [thug], exits: {1: the path}, range: woods}}"
WON = "        outcomes:\n          won: {text: He runs."
STOP = "          else: {text: You stop.}"
HELPFUL = "        outcomes:\n          helpful: {"
PURSE = "when: not purse\n"
LIGHT = "about: [lamp, light]"
REFUSE = "{text: Refuse, goto"


def during(*occasions: str) -> Change:
    listed = "".join(f"          - {one}\n" for one in occasions)
    return (A, WON, f"        during:\n{listed}{WON}")


MISTAKES: list[tuple[str, tuple[Change, ...], str, str]] = [
    ("art", ((A, BELL, f'{BELL}, until: "20:00"'),), "event-time", "lasts 23 hours"),
    (
        "art",
        (during("{round: 2, text: The boat drifts.}", "{text: The boat drifts., round: 2}"),),
        "key-idle",
        "the same stands in line 66",
    ),
    ("art", (during("{left: 1, text: Few are left.}"),), "key-idle", "write 'out'"),
    (
        "art",
        (
            (A, COMBAT, COMBAT.replace("exits", "ends: [{name: bell, round: 3}], exits")),
            (A, STOP, f"{STOP}\n          also: {{bell: A bell.}}"),
            during("{round: 4, text: The boat drifts.}"),
        ),
        "fight-idle",
        "happens in round 4, and 'combat' is over after round 3",
    ),
    ("art", ((A, LIGHT, "about: [the]"),), "question-alike", "'the' stands in most questions"),
    (
        "art",
        ((A, "You are over{%", "You are over{% if visited['over'] > 1 %}!{% endif %}{%"),),
        "condition-never",
        "never told",
    ),
    ("art", ((A, "system: art", "system: art\nlanguage: english"),), "value-odd", "write en"),
    ("art", ((A, "title: Under}", "title: over}"),), "ending-alike", "title of the ending 'over'"),
    (
        "art",
        ((A, THE_BANK, f"{THE_BANK}    enter: {{gain: rope}}\n"),),
        "effect-again",
        "'gain: rope' happens each time one comes to 'bank'",
    ),
    (
        "art",
        ((A, THE_BANK, f"{THE_BANK}    enter: {{join: mina}}\n"), (A, *LEAVES)),
        "effect-again",
        "'join: mina' happens each time one comes to 'bank'",
    ),
    ("campaign", ((STORM, 'fallen: ""}', 'fallen: "", year: 0}'),), "deed-unread", "world.year"),
    (
        "campaign",
        ((HEAD, "author: The", "language: Deutsch\nauthor: The"),),
        "value-odd",
        "write de",
    ),
    (
        "campaign",
        ((HEAD, "    years: 3\n", ""), (HEAD, "    years: 20\n", ""), (HEAD, "e: 40", "e: 41")),
        "key-idle",
        "nobody retires",
    ),
]

SEARCH = "{trait: {attribute: alertness, difficulty: Poor, purpose: to search}}"
FOUND = "3s+: {text: A lamp and"
OTHERS = """
          rounds:
            limit: 4
            tasks: [{id: find, text: Look, attribute: alertness, difficulty: Poor}]
            others: [{id: dog, text: It wakes, phases: 6, ends: true}]"""
BRIBES = "          - {text: A cart rolls, ap: 2, routs: bruisers}"
PLANK = "type: open, text: A plank falls.}"
POLICY = '["last-wound: defend", "near: attack", wait]'
LOCK = "{lock: {difficulty: standard, complexity: 1}}"
STREET, RULES = "scenes/street.yaml", "system.yaml"
FOES = "foes: [{foe: dog}, {foe: owner}]"
SHRUG = "{text: Refuse, goto: bank, then: He shrugs.}"
MISTAKES += [
    (
        "art",
        (
            (A, "combat: {foes: [thug]", "combat: {ends: [{name: end, standing: 1}], foes: [thug]"),
            (A, STOP, f"{STOP}\n          also: {{end: Over.}}"),
        ),
        "fight-idle",
        "'end' is so from the start: there are 1",
    ),
    (
        "art",
        (
            (A, SEARCH, OTHERS),
            (A, FOUND, "done: {text: A lamp and"),
            (A, "1s-2s: {text: A lamp.,", "time-up: {text: A lamp.,"),
            (A, "failure: {text: Cobwebs.,", "else: {text: Cobwebs.,"),
        ),
        "fight-idle",
        "this takes 6, and time is up after 4",
    ),
    (
        "art",
        ((A, BELL, BELL), (A, "{text: Haggle,", '{text: Haggle, when: "not hero.tried.lock",')),
        "trait-unknown",
        "no task is called 'lock'",
    ),
    (
        "art",
        ((A, SHRUG, f"{SHRUG}\n      - {{text: Wait, fallback: true, then: No.}}"),),
        "key-idle",
        "this is never offered: 'refuse' always is",
    ),
    ("art", ((A, "glory: 3}", "glory: 3, on_fail: -2}"),), "key-idle", "nothing fails 'cross'"),
    (
        "art",
        (
            (
                A,
                'roll: 2d6, rows: {2-6: Rain., 7-12: "Sun, of a kind."}',
                "deck: true, rows: [Fog.]",
            ),
        ),
        "key-idle",
        "a deck of one row",
    ),
    ("art", ((A, "join: mina, then", "join: mina, leave: mina, then"),), "leave-idle", "at once"),
    ("art", ((A, "gain: rope, then", "gain: rope, lose: rope, then"),), "lose-idle", "at once"),
    (
        "art",
        (
            (A, "join: mina, then", "then"),
            (A, "exits: {1: the path}", "exits: {1: the path}, friends: [mina]"),
            (A, "check: {combat:", "check: {combat:  "),
        ),
        "companion-unused",
        "nothing lets 'mina' join",
    ),
    (
        "art",
        ((A, "start: house", "start: house\nexpect: {meant: [open cross/won]}"),),
        "expect-answer",
        "no scene is 'won'",
    ),
    (
        "art",
        (
            (A, "{text: Leave it, then: It s", "{text: Leave it, stay: true, then: It s"),
            (A, "text: Talk to the dog", "text:  Talk to the dog"),
        ),
        "visit-unreturned",
        "no reply leads out of this talk",
    ),
    (
        "fh",
        ((A, BRIBES, f"{BRIBES}\n          - {{text: Up, ap: 1, opens: parapet}}"),),
        "fight-idle",
        "'the-parapet' opens 'parapet' too",
    ),
    (
        "fh",
        ((A, PLANK, f"{PLANK}, {{round: 3, arena: bridge, type: tight, text: Two.}}"),),
        "fight-idle",
        "changes twice in round 3",
    ),
    ("fallout", ((STREET, FOES, "foes: [{foe: dog}, {foe: owner, cover: 9}]"),), "fight-idle", "6"),
    ("fallout", ((STREET, FOES, "foes: [{foe: dog}, {foe: owner, flees: 6}]"),), "fight-idle", "6"),
    (
        "fallout",
        ((STREET, FOES, "foes: [{foe: dog, assists: true}, {foe: owner, assists: true}]"),),
        "fight-idle",
        "helps the attacks of another kind",
    ),
    (
        "fh",
        (
            (A, LOCK, "{pay: {what: it}}"),
            (
                A,
                "{success: {text: It opens., goto: free}, left:",
                "{paid: {text: It opens., goto: free}, declined:",
            ),
        ),
        "value-odd",
        "nothing is to be paid",
    ),
    (
        "fh",
        ((A, LOCK, LOCK.replace("standard", "17")),),
        "value-odd",
        "difficulty 17: the hardest of the rules is 16, 'epic'",
    ),
    (
        "fell",
        (("scenes/yard.yaml", "pay: odd", "pay: lodger"),),
        "companion-unknown",
        "'lodger' is a foe and never comes along, so 'pay' does nothing; name a companion: odd",
    ),
    (
        "fell",
        (("scenes/yard.yaml", "hero.coins >= 5", "hero.str > 'd6'"),),
        "condition-odd",
        "compare their sides: hero.sides.str",
    ),
    (
        "fell",
        (("scenes/yard.yaml", "hero.coins >= 5", "hero.str == 'd20'"),),
        "trait-unknown",
        "did you mean 'd12'?",
    ),
    (
        "fell",
        (("scenes/yard.yaml", "hero.coins >= 5", "hero.sides.strong > 6"),),
        "trait-unknown",
        "'strong' in hero.sides",
    ),
    (
        "fh",
        ((A, BRIBES, "          - {text: A cart rolls, ap: 2}"),),
        "fight-idle",
        "this bribe does nothing; give it opens, arm",
    ),
    (
        "fh",
        ((A, PURSE, "when: not purse and hero.coins > 1\n"),),
        "name-unknown",
        "write hero.gold",
    ),
    (
        "fell",
        (("scenes/yard.yaml", HELPFUL, "        during: [{round: 2, text: x}]\n" + HELPFUL),),
        "fight-idle",
        "this happens in round 2, and 'meeting' is over after round 1",
    ),
    (
        "fell",
        (("scenes/yard.yaml", "hero.coins >= 5", "'bram' not in hero.hirelings"),),
        "trait-unknown",
        "nothing here gives a hero 'bram' in hero.hirelings",
    ),
    (
        "fell",
        (
            (
                "scenes/yard.yaml",
                "{meeting: {rival: d6, leverage: Offer her the landlord's good spoons}}",
                "{luck: {good: 7}}",
            ),
            ("scenes/yard.yaml", "          helpful: {", "          lucky: {"),
            (
                "scenes/yard.yaml",
                "          friendly: {text: She gives you the landlord's key., set: {key: true}}\n"
                "          hostile: She throws a pot. It was not a good pot.\n",
                "",
            ),
        ),
        "value-odd",
        "a d6 shows 6 at most, so this is never lucky",
    ),
    (
        "art",
        (during("{round: 2, again: true, text: The boat drifts.}"),),
        "key-idle",
        "a round comes once; write every: …",
    ),
    (
        "file",
        ((RULES, "revive: {mark: tired}\n", ""), (RULES, "  tired: one", "  tired:  one")),
        "idle",
        "marks the condition 'tired'",
    ),
    (
        "file",
        ((RULES, "reward: xp\n", "reward: xp\ntables: {omens: [A bird., A bell.]}\n"),),
        "idle",
        "draws from the table 'omens'",
    ),
    ("file", ((RULES, "then: {xp: 1}", "then: {luck: 9}"),), "idle", "write = 5"),
    (
        "file",
        ((RULES, "    dice: {two", "    on: oath\n    dice: {two"),),
        "name-unknown",
        "unknown kind",
    ),
]
MISTAKES += [
    (
        "art",
        (
            (
                A,
                "events:\n",
                'events:\n  bell: {at: "21:00", when: not lamp, text: A bell for the curfew.}\n',
            ),
            (A, "  curfew: {", "  curfew:  {"),
        ),
        "key-idle",
        "comes at the same time and says the same",
    ),
    (
        "art",
        ((A, "{% else %}Dark water.", "{% else %}{{ cycle('Dark water.') }}"),),
        "value-odd",
        "'cycle' has one text here",
    ),
    (
        "fallout",
        ((STREET, 'also: {complication: "The h', 'also: {complication-0: "The h'),),
        "label-unknown",
        "'complication-0' never comes on top",
    ),
    (
        "fallout",
        (
            (A, "tn: 10, health", "tn: 10, tag: 11, health"),
            (STREET, "foes: [{foe: dog}", "foes: [ {foe: dog}"),
        ),
        "value-odd",
        "give at most 10",
    ),
]
CURFEW = "when: not lamp, text: A bell for the curfew.}"
PURPOSE = "difficulty: Poor, purpose: to search"
LEFT = "{text: Leave it, then: It sleeps.}"
YARD = "scenes/yard.yaml"
HOSTILE = "          hostile: She throws a pot. It was not a good pot.\n"
FIGHT = "      - {text: Fight, goto: fight, then: You draw.}"
SPARED = "check: {hazard: {dice: 3}}, outcomes: {spared: Yes., hit: No.}}"
RAISES = "prevented: {text: He raises the staff.,"
FIGHTS = "{text: Fight, goto: brawl"
LAMPS = "items: {lamp: {name: storm lamp}}\ncompanions:\n"
ROAD = "    choices:\n      - text: Read"
COBWEBS = "          failure: {text: Cobwebs., time: 10}\n"
ASKED = "    questions: [{id: x, about: [gold], text: A., set: {purse: true}}]\n"
SWIM = "check: {hazard: {dice: 3}}, outcomes: {avoided: Yes., hit: No.}}"


def leaving(more: str) -> Change:
    stays = "\n          - {text: Stay, then: It waits.}"
    return (A, LEFT, f"{{text: Leave it, {more}, then: It sleeps.}}{stays}")


MISTAKES += [
    ("art", ((A, BELL, f'{BELL}, until: "21:00"'),), "event-time", "over in the minute"),
    (
        "art",
        (
            (A, BELL, f'{BELL}, until: "21:30"'),
            (A, CURFEW, f"{CURFEW[:-1]}, else: {{text: A bell for the curfew.}}}}"),
        ),
        "key-idle",
        "write else: tell",
    ),
    (
        "art",
        ((A, PURPOSE, f'modifier: "2 if clues > 5 else 0", {PURPOSE}'),),
        "condition-never",
        "this never holds",
    ),
    (
        "art",
        (leaving("when: \"'mina' in companions\", join: mina"),),
        "set-idle",
        "'mina' is along already",
    ),
    (
        "art",
        (leaving("when: \"'mina' not in companions\", leave: mina"),),
        "set-idle",
        "'mina' is not along already",
    ),
    (
        "art",
        (leaving("when: quests.cross == 'complete', quest: {complete: cross}"),),
        "set-idle",
        "quest 'cross' is at 'complete' already",
    ),
    (
        "fh",
        (
            (A, "resolve: 1}", "resolve: 1, powers: [{name: Lash}, {name: Lash, does: heal}]}"),
            (A, "foes: [{foe: collector", "foes: [ {foe: collector"),
        ),
        "value-odd",
        "two powers of 'collector' are called 'Lash'",
    ),
    (
        "fell",
        ((YARD, HOSTILE, f"{HOSTILE}          success: Good.\n"),),
        "key-idle",
        "'success' is never told: each label",
    ),
    (
        "conan",
        ((A, FIGHT, f"{FIGHT}\n      - {{text: Swim, {SWIM}"),),
        "label-unknown",
        "'avoided' never comes of this 'hazard'; for that, say by which 'test'",
    ),
    (
        "conan",
        ((A, FIGHT, f"{FIGHT}\n      - {{text: Swim, {SPARED}"),),
        "label-unknown",
        "'spared' never comes of this 'hazard'; for that, say under 'doom_cost' what it costs",
    ),
    (
        "campaign",
        (
            (QUAY, "variables:", "needs: {deeds: {debt: 0}}\nvariables:"),
            (QUAY, "text: The lamp at", 'text: "{{ hero.deeds.debt }} debts. The lamp at'),
            (QUAY, "quay is out.", 'quay is out."'),
            (HEAD, "  - the-quay\n", "  - the-quay \n"),
        ),
        "deed-untold",
        "'the-quay' needs 'debt' (deeds), and only parts after it leave that, so it is always 0",
    ),
    (
        "fh",
        ((A, RAISES, f"{RAISES} set: {{purse: false}},"),),
        "set-idle",
        "'purse' is false already where this can be taken, by its 'when'",
    ),
    (
        "fh",
        ((A, FIGHTS, f"{FIGHTS}, gain: lamp"), (A, "companions:\n", LAMPS)),
        "item-unused",
        "'gain' in line 41 gives a thing of that name by itself; these rules know none by an id",
    ),
]


MISTAKES += [
    (
        "art",
        (
            (A, "  haggle:\n", "  haggle:\n    takes: [clues]\n"),
            (A, "  haggle:\n    takes", "  haggle: \n    takes"),
        ),
        "key-idle",
        "nothing visits 'haggle', so nothing gives it what it 'takes'",
    ),
    (
        "campaign",
        ((STORM, "when: world.lamp_lit", "when: lamp_lit"),),
        "name-unknown",
        "unknown name 'lamp_lit'; write world.lamp_lit",
    ),
    (
        "campaign",
        ((HEIRS, "Debts: {{ hero.deeds.debt", "Debts: {{ hero.debt"),),
        "name-unknown",
        "the hero has no 'debt'; write hero.deeds.debt",
    ),
    (
        "campaign",
        ((HEAD, "when: hero.deeds.saved_boat", "when: world.saved_boat"),),
        "deed-unknown",
        "'saved_boat' is no fact of this campaign; write hero.deeds.saved_boat",
    ),
    (
        "art",
        ((A, REFUSE, "{text: Refuse, lose: tarred rope, goto"),),
        "item-unknown",
        "lose: unknown item 'tarred rope'; did you mean 'rope'?",
    ),
    (
        "art",
        ((A, "quest: {take: cross}", "quest: {take: Cross the river}"),),
        "quest-unknown",
        "unknown quest 'Cross the river'; its id is 'cross'",
    ),
    (
        "conan",
        (
            (A, "{name: tarred rope, enc: 1}", "{name: tarred rope, enc: 2}"),
            (A, "give: rope,", "give: tarred rope,"),
        ),
        "item-unused",
        "'give' in line 19 gives a thing of that name by itself; write give: rope",
    ),
    (
        "art",
        ((A, ", text: He went upstream.}", "}"),),
        "text-missing",
        "this question is answered by nothing; give it a 'text', or a 'check'",
    ),
    (
        "art",
        (
            (A, "{text: Take the rope,", "{text: 1. Take the rope,"),
            (A, "{text: Ask Mina along,", "{text: 2. Ask Mina along,"),
        ),
        "text-foreign",
        "so this reads '1. 1. …'; leave '1.' out, and the other numbers here",
    ),
    (
        "art",
        ((A, "about: [ferryman, man]", "about: Where is the ferryman?"),),
        "value-odd",
        "'Where is the ferryman?' is asked only by who types all of it",
    ),
    (
        "art",
        ((A, COBWEBS, f"{COBWEBS}          Failure: X.\n"),),
        "key-duplicate",
        "'Failure' stands here already, in other capitals",
    ),
    (
        "art",
        ((A, "goto: haggle, then: He is", "goto: 'haggle ', then: He is"),),
        "scene-unknown",
        "unknown scene 'haggle'; leave out the space at its end",
    ),
    (
        "art",
        ((A, REFUSE, "{text: Refuse, join: thug, goto"),),
        "companion-unknown",
        "'thug' is a foe; who comes along is declared under 'companions' too",
    ),
    (
        "art",
        ((A, REFUSE, "{text: Refuse, set: {cross: true}, goto"),),
        "variable-unknown",
        "'cross' is a quest: write quest: {complete: cross}",
    ),
    (
        "fell",
        ((YARD, "        join: odd\n        pay: odd\n", "        pay: odd\n"),),
        "companion-unused",
        "nothing lets 'odd' join, so nobody of that name is there",
    ),
]


MISTAKES += [
    (
        "conan",
        (
            (A, "          also: {quietly: Not a splash.}\n", ""),
            (A, "outcomes:\n          3s+", "outcomes: \n          3s+"),
        ),
        "key-idle",
        "'quietly' is paid for, and nothing comes of it",
    ),
]


MISTAKES += [
    (
        "fell",
        ((YARD, "hero.coins >= 5", "hero.coins >= '5'"),),
        "condition-odd",
        "hero.coins is a number, and can't be compared so with the text '5'; write it without",
    ),
    (
        "fell",
        ((YARD, "'odd' not in companions and hero.coins >= 5", "hero.coins >= '5'"),),
        "prose-type",
        "compare two numbers or two texts",
    ),
]


def test_what_a_policy_never_does_is_told_where_the_foe_fights(tmp_path: Path) -> None:
    shoots = (A, POLICY, '["near: attack", shoot, move]')
    changed(
        "fh",
        ((A, "policy: coward, fled_at: 1", "policy: [wait, move], fled_at: 2"), shoots),
        tmp_path / "x",
    )

    found = told("fh", tmp_path / "x")

    assert [(one.code, one.mark.line) for one in found] == [("fight-idle", 49)] * 3
    for said in ("is to shoot by its policy", "never comes to 'move'", "run when 2 have fallen"):
        assert [one for one in found if said in one.message], said


LEADERLESS = ("damage: 0}", "damage: 0, morale: [half, leader-down]}")
BOSS = "  boss: {name: the boss, attributes: {agility: Poor}, attack: Poor, leader: true}\n"


@pytest.mark.parametrize(
    ("changes", "many"),
    [
        ((), 1),
        (((A, "companions:\n", f"{BOSS}companions:\n"), (A, "[thug]", "[thug, boss]")), 0),
        (((A, "companions:\n", f"{BOSS}companions:\n"),
          during("{round: 2, text: He comes., arrive: boss}")), 0),
    ],
)  # fmt: skip
def test_who_would_flee_without_a_leader_is_told_where_nobody_leads(
    changes: tuple[Change, ...], many: int, tmp_path: Path
) -> None:
    changed("art", ((A, *LEADERLESS), *changes), tmp_path / "x")

    found = told("art", tmp_path / "x")

    assert [one.code for one in found] == ["fight-idle"] * many
    said = "'thug' flees at 'leader-down', and nobody here leads"
    assert all(said in one.message for one in found)


@pytest.mark.parametrize(
    ("check", "cure"),
    [
        ("{chase: {foes: [thug]}}", "write escaped, caught, accident, lost, stopped, or else"),
        ("{rounds: {tasks: [TASK]}}", "write done, time-up, left, interrupted, or else"),
        ("{phases: {tasks: [TASK]}}", "write done, time-up, left, interrupted, or else"),
        ("{outfit: [rope]}", "write outfitted, empty-handed, or else"),
    ],
)
def test_success_is_told_where_a_check_ends_with_a_label_alone(
    check: str, cure: str, tmp_path: Path
) -> None:
    task = "{id: row, text: Row, attribute: strength, difficulty: Poor}"
    won = "          won: {text"
    changes = ((A, COMBAT, check.replace("TASK", task)), (A, won, won.replace("won", "success")))
    changed("art", changes, tmp_path / "x")

    found = [one.message for one in told("art", tmp_path / "x") if one.code == "key-idle"]

    assert found == [f"'success' never comes of this check: no count can; {cure}"]


@pytest.mark.parametrize(("name", "changes", "code", "message"), MISTAKES)
def test_a_mistake_is_told_where_it_stands(
    name: str, changes: tuple[Change, ...], code: str, message: str, tmp_path: Path
) -> None:
    folder = tmp_path / "x"
    lines = changed(name, changes, folder)

    found = told(name, folder)

    assert [one.code for one in found] == [code], found
    file = Path(found[0].mark.file).resolve().relative_to(folder.resolve()).as_posix()
    assert (file, found[0].mark.line) in lines
    assert message in found[0].message


def test_a_deed_of_what_nothing_sets_is_told_at_the_deed(tmp_path: Path) -> None:
    changed("campaign", ((QUAY, "set: {owed: 2}, ", ""),), tmp_path / "x")

    (found,) = told("campaign", tmp_path / "x")

    assert (found.code, found.mark.line, found.mark.column) == ("variable-unset", 7, 15)
    assert "'debt' leaves the same after every game: 'owed' is always 0" in found.message


RIGHT: list[tuple[str, tuple[Change, ...]]] = [
    ("fell", (("scenes/yard.yaml", "hero.coins >= 5", "hero.sides.str > 6 or hero.dex == 'd8'"),)),
    (
        "art",
        (
            (A, "  haggle:\n", "  haggle:\n    takes: [clues]\n"),
            (A, "text: A bell for the curfew.}", "text: A bell., visit: {haggle: {clues: 1}}}"),
        ),
    ),
    ("art", ((A, "{text: Take the rope,", "{text: 1. May rope,"),)),
    ("art", ((A, THE_BANK, f"{THE_BANK}    enter: {{join: mina}}\n"),)),
    ("art", ((A, "title: Over}\n", "title: Over}\n    enter: {gain: rope}\n"),)),
    (
        "art",
        (
            (A, "title: The price\n", "title: The price\n    enter: {gain: rope}\n"),
            (A, "{text: Haggle, goto", "{text: Haggle, once: true, goto"),
        ),
    ),
    (
        "fh",
        (
            (A, RAISES, f"{RAISES} set: {{purse: false}},"),
            (A, PURSE, f"{PURSE}        set: {{purse: true}}\n"),
        ),
    ),
    ("fh", ((A, RAISES, f"{RAISES} set: {{purse: false}},"), (A, ROAD, f"{ASKED}{ROAD}"))),
    ("art", ((A, PURPOSE, f'modifier: "2 if clues > 0 else 0", {PURPOSE}'),)),
    ("art", (leaving("when: \"'mina' in companions\", leave: mina"),)),
    (
        "art",
        (
            (A, BELL, f'{BELL}, until: "21:30"'),
            (A, CURFEW, f"{CURFEW[:-1]}, else: {{text: No bell.}}}}"),
        ),
    ),
    (
        "conan",
        (
            (
                A,
                FIGHT,
                f"{FIGHT}\n      - {{text: Swim, {SWIM.replace('3}', '3, test: athletics}')}",
            ),
        ),
    ),
    ("art", ((A, "{% else %}Dark water.", "{% else %}{{ cycle('Dark water.', 'Mud.') }}"),)),
    (
        "art",
        (
            (
                A,
                "events:\n",
                'events:\n  bell: {at: "20:00", when: not lamp, text: A bell for the curfew.}\n',
            ),
        ),
    ),
    ("fallout", ((STREET, 'also: {complication: "The h', 'also: {complication-2: "The h'),)),
    (
        "art",
        (
            (
                A,
                "gain: rope, then",
                "gain: {item: rope, count: 2}, lose: {item: rope, count: 1}, then",
            ),
        ),
    ),
    (
        "art",
        (
            (
                A,
                SHRUG,
                "{text: Refuse, when: lamp, goto: bank}\n"
                "      - {text: Go, fallback: true, goto: bank}",
            ),
        ),
    ),
    ("art", ((A, "start: house", "start: house\nexpect: {meant: [open cross/lost]}"),)),
    ("fh", ((A, PLANK, f"{PLANK}, {{round: 4, arena: bridge, type: tight, text: Two.}}"),)),
    (
        "fh",
        (
            (A, POLICY, '["near: attack", shoot, move]'),
            (A, "weapon: sword", "shoots: longbow, weapon: sword"),
        ),
    ),
    (
        "fallout",
        ((STREET, FOES, "foes: [{foe: dog, assists: true}, {foe: owner, cover: 6, flees: 2}]"),),
    ),
    ("file", ((RULES, "then: {xp: 1}", "then: {luck: 5}"),)),
    ("art", ((A, BELL, 'at: "23:00", until: "01:00"'),)),
    ("art", (during("{round: 2, text: The boat drifts.}", "{round: 2, text: It is late.}"),)),
    (
        "art",
        (
            (A, COMBAT, COMBAT.replace("exits", "ends: [{name: bell, round: 3}], exits")),
            (A, STOP, f"{STOP}\n          also: {{bell: A bell.}}"),
            during("{round: 3, text: The boat drifts.}"),
        ),
    ),
    ("art", ((A, COMBAT, COMBAT.replace("[thug]", "[thug, thug]")), during("{left: 1, text: X.}"))),
    ("art", ((A, LIGHT, "about: [the lamp]"),)),
    ("art", ((A, "Still out.{%", "Still out{% if visited['house'] > 2 %}!{% endif %}.{%"),)),
    ("art", ((A, "system: art", "system: art\nlanguage: pt-BR"),)),
    (
        "art",
        (
            (A, "variables: {lamp", "variables: {dog: false, lamp"),
            (A, "tables:\n", "present: {ferryman: dog}\ntables:\n"),
            (A, "Leave it, then", "Leave it, set: {dog: true}, then"),
        ),
    ),
    (
        "campaign",
        (
            (QUAY, "debt: owed", "debt: 1"),
            (QUAY, "variables: {owed: 0}\n", ""),
            (QUAY, "set: {owed: 2}, ", ""),
        ),
    ),
]


@pytest.mark.parametrize(("name", "changes"), RIGHT)
def test_what_is_nearly_a_mistake_is_told_by_nothing(
    name: str, changes: tuple[Change, ...], tmp_path: Path
) -> None:
    changed(name, changes, tmp_path / "x")

    assert told(name, tmp_path / "x") == ()


def test_a_fact_that_a_macro_reads_is_read(tmp_path: Path) -> None:
    asks = (STORM, "By the light of the lamp you see", "{{ old() }}")
    needs = (STORM, 'fallen: ""}', 'fallen: "", year: 0}\nmacros: m.j2')
    changed("campaign", (asks, needs), tmp_path / "x")
    macro = "{% macro old() %}{{ world.year }} years{% endmacro %}\n"
    (tmp_path / "x" / "the-storm" / "m.j2").write_text(macro, encoding="utf-8")

    assert told("campaign", tmp_path / "x") == ()


TRANSLATIONS = [
    ({"over.ending.title": "Aus", "lost.ending.title": "Aus"}, ["ending-alike"]),
    ({"over.ending.title": "Aus", "lost.ending.title": "Vorbei"}, []),
    ({"take-the-rope.text": "Nimm es", "look-at-the-sky.text": "Nimm es"}, ["choice-alike"]),
    ({"take-the-rope.text": "Nimm das Seil", "look-at-the-sky.text": "Sieh auf"}, []),
    ({"man.about.1": "Licht", "light.about.2": "Licht"}, ["question-alike"]),
    ({"man.about.1": "der"}, ["question-alike"]),
    ({"man.about.1": "der Mann"}, []),
]


@pytest.mark.parametrize(("texts", "codes"), TRANSLATIONS)
def test_what_reads_alike_in_a_translation_alone_is_told_there(
    texts: dict[str, str], codes: list[str], tmp_path: Path
) -> None:
    folder = copied("art", tmp_path / "x")
    lines = catalogue(folder, "", "de").splitlines()
    for place, line in enumerate(lines):
        for name, text in texts.items():
            if line.startswith("msgctxt") and line.endswith(f'.{name}"'):
                lines[place + 2] = f'msgstr "{text}"'
    (folder / "languages").mkdir()
    (folder / "languages" / "de.po").write_text("\n".join(lines) + "\n", encoding="utf-8")

    found = lint(folder)

    assert [one.code for one in found] == codes
    for one in found:
        assert one.mark.file.endswith("de.po")
        assert lines[one.mark.line - 1].startswith("msgstr")


def test_a_macro_that_nothing_calls_is_told_unless_a_translation_calls_it(tmp_path: Path) -> None:
    folder = copied("art", tmp_path / "x")
    changes = ((A, "start: house\n", "start: house\nmacros: m.j2\n"),)
    shutil.rmtree(folder)
    changed("art", changes, folder)
    macros = "{% macro one() %}x{% endmacro %}\n{% macro two() %}y{% endmacro %}\n"
    (folder / "m.j2").write_text(macros, encoding="utf-8")

    found = lint(folder)

    assert [(one.code, one.mark.line) for one in found] == [
        ("macro-unused", 1),
        ("macro-unused", 2),
    ]
    (folder / "languages").mkdir()
    po = catalogue(folder, "", "de").replace(
        'msgid "Rain."\nmsgstr ""', 'msgid "Rain."\nmsgstr "{{ one() }}{{ two() }}."'
    )
    (folder / "languages" / "de.po").write_text(po, encoding="utf-8")
    assert [one for one in lint(folder) if one.code == "macro-unused"] == []


def test_what_running_through_the_rules_of_a_folder_shows_is_told(tmp_path: Path) -> None:
    changed("file", (("system.yaml", "certain: 95", "certain: 195"),), tmp_path / "x")

    (found,) = lint(tmp_path / "x")

    assert Path(found.mark.file).name == "system.yaml"
    assert "'certain' is always answered yes" in found.message


@pytest.mark.parametrize(
    ("when", "codes"),
    [
        ("world.year > 3", ["condition-never"]),
        ("world.year > 2", []),
        ("world.chapter > 2", ["condition-never"]),
        ("world.chapter > 1", []),
    ],
)
def test_years_and_parts_before_one_are_counted(
    when: str, codes: list[str], tmp_path: Path
) -> None:
    again = (HEAD, "    death: again\n", "")
    asks = "hero.deeds.saved_boat or world.fallen != ''"
    when = f"hero.deeds.saved_boat and {when}"
    changed("campaign", (again, (HEAD, asks, when)), tmp_path / "x")

    assert [one.code for one in told("campaign", tmp_path / "x")] == codes


def test_titles_that_are_alike_in_the_source_are_told_there_alone(tmp_path: Path) -> None:
    changed("art", ((A, "title: Under}", "title: Over}"),), tmp_path / "x")
    (tmp_path / "x" / "languages").mkdir()
    translated = catalogue(tmp_path / "x", "", "de").replace(
        'Over"\nmsgstr ""', 'Over"\nmsgstr "Aus"'
    )
    (tmp_path / "x" / "languages" / "de.po").write_text(translated, encoding="utf-8")

    found = lint(tmp_path / "x")

    assert translated.count('"Aus"') == 2
    assert [(one.code, Path(one.mark.file).name) for one in found] == [("ending-alike", A)]
