"""Mistakes of authors, each in an adventure that is right but for it: told with place and cure.

Each folder of `mistakes` has its own, and in `expected.txt` what a line of `solo lint` must match.
`MORE` are changes of three of these adventures; what each must be told is its code, on the line
that is changed.
"""

import re
import shutil
from functools import cache
from pathlib import Path

import pytest

from solo.authoring.lint.lint import lint
from solo.errors import Problem
from tests.edits import change

MISTAKES = Path(__file__).parent / "mistakes"
EACH = sorted(folder for folder in MISTAKES.iterdir() if folder.is_dir())


@cache
def told(folder: Path) -> tuple[tuple[Problem, str], ...]:
    """Return the problems of an adventure, with how they are printed."""
    found = []
    for one in lint(folder):
        file = Path(one.mark.file).resolve().relative_to(folder.resolve()).as_posix()
        place = f"{file}:{one.mark.line}:{one.mark.column}"
        found.append((one, f"{place}: {one.severity}: {one.message} [{one.code}]"))
    return tuple(found)


def expected(folder: Path) -> list[str]:
    lines = (folder / "expected.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


@pytest.mark.parametrize("folder", EACH, ids=lambda folder: folder.name)
def test_each_mistake_is_told_and_nothing_else(folder: Path) -> None:
    patterns = expected(folder)
    lines = [line for _, line in told(folder)]

    assert [one for one in patterns if not any(re.search(one, line) for line in lines)] == []
    extra = [line for line in lines if not any(re.search(one, line) for one in patterns)]
    assert [line for line in extra if "id-missing" not in line] == []  # which follows from a draw


# Each base is an adventure of `mistakes` with its mistake taken out again.
BASES = {
    "art": ("34-combat-range-word", "range: wood}", "range: woods}"),
    "fh": ("04-foe-weapon-unknown", "swrod", "sword"),
    "conan": ("26-zone-unknown", "zone: stairs", "zone: stair"),
}
EXITS = "exits: {1: the path}, range"
FLED = "fled: {text: You run., goto: house}"
RIVER = "- Try the river."
READ = "{% if letter == 'read' %}"
REFUSE = "{text: Refuse, goto"
LOST = "text: You are not."
HINT = "    hint:\n"
LOOKS = "{% if lamp %} and looks"
BELL = "when: not lamp, text: A bell"
GEAR = "'tarred rope' in hero.gear"
LAMP = "{text: A lamp., set: {lamp: true}}"
CASES = "[{when: lamp, text: A.}, {when: lamp, text: B.}, {when: else, text: C.}]"
ENDS = "conditions: {ready"
EXPECT = "expect: {endings: "
PAY = "id: no, text: Pay with the lamp, when: lamp, goto"
PAID = "quest: {complete: cross}, then: He t"

MORE = [
    ("art", FLED, "outfitted: {text: You run., goto: house}", "label-unknown"),
    ("art", FLED, "cold: {text: You run., goto: house}", "label-unknown"),
    ("art", FLED, "disaster: {text: You run., goto: house}", "label-unknown"),
    ("art", LAMP, '{text: "A {{ outcome.damage }}.", set: {lamp: true}}', "name-unknown"),
    ("art", LAMP, f"{CASES}", "key-idle"),
    ("art", READ, "{% if letter == 'raed' %}", "condition-never"),
    ("art", "{% if visits == 1 %}The f", "{% if visits == 0 %}The f", "condition-never"),
    ("art", "{% elif lamp %}", "{% elif ready %}", "condition-never"),
    ("art", "{{ clues }} n", "{{ 'x' if letter == 'raed' else clues }} n", "condition-never"),
    ("art", REFUSE, "{text: Refuse, when: \"visited['over']\", goto", "condition-never"),
    ("art", REFUSE, "{text: Refuse, when: \"taken['haggle/refuse']\", goto", "condition-never"),
    ("art", REFUSE, "{text: Refuse, when: quests.cross == 'fail', goto", "condition-never"),
    ("art", "{% if ferry == 'paid' %}, and", "{% if visits > 1 %}, and", "condition-never"),
    ("art", "join: mina, then", "leave: mina, then", "leave-idle"),
    ("art", RIVER, f"- {{when: not lamp, text: Dark}}\n      {RIVER}", "key-idle"),
    ("art", "about: [lamp, light]", "about: [man, light]", "question-alike"),
    ("art", "text: Refuse, goto", PAY, "choice-alike"),
    ("art", "letter: \"'read'\"", "letter: \"'unread'\"", "variable-unset"),
    ("art", PAID, "quest: {complete: cross, fail: cross}, then: He t",
     "quest-closed"),
    ("art", "{2-6: Rain.", "{1-6: Rain.", "table-row"),
    ("art", LOST, "text: You&nbsp;are not.", "text-foreign"),
    ("art", LOST, 'text: "# You are not."', "text-foreign"),
    ("art", LOST, 'text: "You [are](http://x.y) not."', "text-foreign"),
    ("art", LOST, "text: You <b>are</b> not.", "text-foreign"),
    ("art", LOST, "text: You *are not.", "emphasis-open"),
    ("art", LOST, "text: You _are not.", "emphasis-open"),
    ("art", BELL, "when: \"time_of_day >= '6:05'\", text: A bell", "condition-odd"),
    ("art", BELL, "when: \"time_of_day == 'night'\", text: A bell", "condition-odd"),
    ("art", BELL, "when: \"time_of_day == '06'\", text: A bell", "condition-odd"),
    ("art", BELL, "when: clock >= 1730, text: A bell", "condition-odd"),
    ("art", "time: 10}", 'time: "0:10"}', "type-wrong"),
    ("art", "{% else %}Still out.", "{% else %}{% else %}Still out.", "prose-syntax"),
    ("art", ENDS, f"{EXPECT}{{won: 70-80%, lost: 60-70%}}}}\n{ENDS}", "expect-contrary"),
    ("art", ENDS, f"{EXPECT}{{won: 10-20%, lost: 10-20%}}}}\n{ENDS}", "expect-contrary"),
    ("art", ENDS, f"{EXPECT}{{won: 60-80%, over: 10-20%}}}}\n{ENDS}", "expect-contrary"),
    ("fh", "routs: bruisers", "routs: jory", "fight-idle"),
    ("fh", "round: 3, arena", "round: 0, arena", "fight-idle"),
    ("fh", "type: open, text: A p", "type: hazardous, text: A p", "fight-idle"),
    ("fh", "lost-jory", "lost-jary", "label-unknown"),
    ("fh", "{text: You run., goto: d", '{text: "{{ outcome.score }}", goto: d', "name-unknown"),
    ("conan", GEAR, "'lantern' in hero.gear", "trait-unknown"),
    ("conan", "{text: Easily.", '{text: "{{ outcome.rounds }}"', "name-unknown"),
    ("conan", "{text: Won.", '{text: "{{ outcome.tn }}"', "name-unknown"),
    ("conan", GEAR, "'excalibur' in hero.weapons", "trait-unknown"),
    ("art", "2-6: Rain., 7-12:", "2-6: Rain., 7-13:", "table-row"),
    ("art", "roll: 2d6, rows", "dice: 2d6, rows", "key-unknown"),
    ("art", "rows: {2-6: Rain.,", "2-6: Rain., 7: {text: Fog.,", "key-missing"),
    ("art", LOST, "text: You `are` not.", "text-foreign"),
    ("art", LOST, "text: You ~~are~~ not.", "text-foreign"),
    ("art", LOST, "text: You $clues not.", "text-foreign"),
    ("art", LOST, "text: You are.\\n Not.", "text-foreign"),
    ("art", LOST, 'text: ""', "text-missing"),
    ("art", LOST, "text: You {{ if lamp }}a{{ endif }}.", "prose-syntax"),
    ("art", LOOKS, "{% if clues < 0 %} and looks", "condition-never"),
    ("art", LOOKS, "{% if clock >= '9:00' %} and looks", "prose-type"),
    ("art", REFUSE, '{text: Refuse, when: "lamp or not lamp", goto', "condition-odd"),
    ("art", REFUSE, "{text: Refuse, time: letter, goto", "type-wrong"),
    ("art", REFUSE, "{text: Refuse, set: {lamp}, goto", "type-wrong"),
    ("art", REFUSE, "{text: Refuse, check: {charm: {}}, goto", "check-unknown"),
    ("art", f"{REFUSE}: bank", f"{REFUSE}: {{scene: bank}}", "key-missing"),
    ("art", f"{REFUSE}: bank", "{text: Refuse, visit: lost", "visit-unreturned"),
    ("art", "once: true, gain: rope", "once: true, lose: rope", "lose-idle"),
    ("art", "{{ clues }} n", "{{ 'x' if clues is none else clues }} n", "condition-odd"),
    ("art", REFUSE, "{text: Refuse, when: lamp is defined, goto", "condition-odd"),
    ("art", HINT, f"    things: {{a: {{names: [b], text: c}}, b: d}}\n{HINT}", "thing-alike"),
    ("art", REFUSE, "{text: Refuse, when: clues >= 2, goto", "condition-never"),
    ("art", REFUSE, "{text: Refuse, when: clues == -1, goto", "condition-never"),
    ("art", LOOKS, "{% if clues > 1 %} and looks", "condition-never"),
    ("art", REFUSE, "{text: Refuse, when: quests.cross.done, goto", "name-unknown"),
    ("art", REFUSE, "{text: Refuse, when: companions > 0, goto", "prose-type"),
    ("art", "strength: {success: The", "strength: {3s: The", "count-unmet"),
]  # fmt: skip


def base(name: str, folder: Path) -> Path:
    source, wrong, right = BASES[name]
    shutil.copytree(MISTAKES / source, folder)
    module = folder / "adventure.yaml"
    change(module, wrong, right)
    return module


@pytest.mark.parametrize("name", BASES)
def test_the_bases_are_without_fault(name: str, tmp_path: Path) -> None:
    assert lint(base(name, tmp_path / name).parent) == ()


CURED = [
    ("when: lamp, set", "when: NOT lamp, set", "'NOT' is no word here; write 'not'"),
    ("when: lamp, set", "when: companions.mina, set", "write 'mina' in it"),
    ("when: lamp, set", "when: visits.bank > 0, set", "write visited['bank']"),
    ("when: lamp, set", "when: hero.inventory, set", "write hero.gear"),
    ("when: lamp, set", "when: len(companions) > 0, set", "write '|length' behind the value"),
    ("set: {lamp: true}}", "set: {lamp: yes}}", "unknown name 'yes'; write true"),
    ("{{ clues }} n", "{{ player.name }} n", "unknown name 'player'; write hero"),
    ("{{ clues }} n", "{{ state.clues }} n", "a variable stands there by its name alone"),
    ("{{ clues }} n", "{{ roll('2d6') }} n", "{{ draw('2d6') }} rolls"),
    ("{{ clues }} n", "[clues] n", "'[clues]' is shown as it stands; write {{ clues }}"),
    ("{{ clues }} n", "[hero.name] n", "'[hero.name]' is shown as it stands; write {{ hero.name"),
    ("{{ clues }} n", "%hero.name% n", "'%hero.name%' is shown as it stands; write {{ hero.name"),
    ("{{ clues }} n", "%clues% n", "'%clues%' is shown as it stands; write {{ clues }}"),
    (LOOKS, "{ % if lamp % } and looks", "write '{%' without a space"),
    (LOST, "text: You are not. <!-- x -->", "a comment in a text is {# … #}"),
    (LOST, "text: 'TODO: tell it.'", "'TODO' is shown as it stands"),
    ("once: true, gain: rope", "once: true, item: rope", "unknown key 'item'; write 'gain'"),
    ("gain: rope,", "effects: {gain: rope},", "what is done stands here by itself"),
    ("{take: cross}", "{start: cross}", "unknown key 'start'; write 'take'"),
    ("3s+: {text: A lamp and", "3+: {text: A lamp and", "write 3s+ for successes, 3f+ for"),
    ("won: {text: He", "victory: {text: He", "unknown outcome 'victory'; write 'won'"),
    (REFUSE, "{text: Refuse, cases: [{else: B}], goto", "a last case is {when: else, text: …}"),
    (", text: A bell for the curfew.", "", "this event does and tells nothing"),
    ("  lost:\n", "  lost:\n    talk: true\n", "'talk' does nothing in an ending"),
    (
        "\"'mina' not in companions\"",
        "mina not in companions",
        "a text stands in quotes: 'mina' not in companions",
    ),
    ('clues: "clues + 1"', 'clues: "--1"', "two signs come to 1; to take, write clues - 1"),
    ("purpose: to search}}\n", "purpose: to search}}\n        risk: true\n", "'true' is told"),
    ("- Try the river.", '- ""', "nothing is told here; write it"),
    ("when: lamp, set", "condition: lamp, set", "to ask, write 'when'"),
    ("start: house", "start: lost", "the adventure ends as it begins"),
]


@pytest.mark.parametrize(("old", "new", "words"), CURED)
def test_what_is_meant_is_told(old: str, new: str, words: str, tmp_path: Path) -> None:
    module = base("art", tmp_path / "art")
    change(module, old, new)

    found = [one.message for one in lint(module.parent)]
    assert any(words in one for one in found), found


@pytest.mark.parametrize(
    ("name", "old", "new", "words"),
    [
        ("fh", "'locksmith' in hero.talents", "hero.brawn == 'high'", "never is 'high'"),
        ("conan", "give: rope", "give: rop", "called 'rop'; did you mean 'rope'?"),
    ],
)
def test_what_other_rules_take_otherwise_is_told(
    name: str, old: str, new: str, words: str, tmp_path: Path
) -> None:
    module = base(name, tmp_path / name)
    change(module, old, new)

    found = [one.message for one in lint(module.parent)]
    assert any(words in one for one in found), found


ROOM = [
    ("once: true, gain", "gain"),  # then the rope may be taken twice, and each may count
    ("quest: {take: cross}", "quest: {take: cross}, set: {clues: clues + 1}"),
    ("when: not lamp, text: A b", "every: 60, set: {clues: clues + 1}, text: A b"),
]


@pytest.mark.parametrize(("old", "new"), ROOM)
def test_a_number_that_may_still_grow_has_no_bound(old: str, new: str, tmp_path: Path) -> None:
    module = base("art", tmp_path / "art")
    change(module, old, new)
    change(module, "gain: rope,", "gain: rope, set: {clues: clues + 1},")
    change(module, "text: Refuse, goto", "text: Refuse, when: clues >= 9, goto")

    assert "condition-never" not in {one.code for one in lint(module.parent)}


@pytest.mark.parametrize(("name", "old", "new", "code"), MORE)
def test_what_is_changed_is_told(name: str, old: str, new: str, code: str, tmp_path: Path) -> None:
    module = base(name, tmp_path / name)
    text = module.read_text(encoding="utf-8")
    at = text.index(old)
    module.write_text(text[:at] + new + text[at + len(old) :], encoding="utf-8")
    same = next(n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b)

    found = [(one.code, one.mark.line) for one in lint(module.parent)]

    first = text.count("\n", 0, at + same) + 1
    lines = range(first, first + 1 + new.count("\n"))
    assert any(one == code and line in lines for one, line in found), found


LACKING = [
    ("art", EXITS, "range", "'fled' never comes of this 'combat'; for that, give it a way out"),
    (
        "fh",
        "        parley: difficult\n",
        "",
        "for that, say how hard it is to talk them out of it",
    ),
    ("conan", ", exit: true", "", "'fled' never comes of this 'fight'; for that, give a zone"),
]


@pytest.mark.parametrize(("name", "old", "new", "words"), LACKING)
def test_what_a_fight_lacks_for_a_label_is_told(
    name: str, old: str, new: str, words: str, tmp_path: Path
) -> None:
    module = base(name, tmp_path / name)
    change(module, old, new)

    assert any(words in one.message for one in lint(module.parent))


SPOILT = """\
scenes:
  b: {text: "{{ lampp }}", goto: c}
  c:
    text: She says: come in
    goto: d
  d: {text: "{{ lamppp }}", goto: nowhere}
variables: {coins: 1}
"""


def test_a_mistake_in_yaml_hides_no_others(tmp_path: Path) -> None:
    """Neither those of the other files nor those of its own, and nothing false is told."""
    (tmp_path / "adventure.yaml").write_text(
        "format: 1\ntitle: T\nsystem: art\nstart: a\ninclude: [one.yaml, two.yaml]\n"
        'variables: {lamp: false}\nscenes:\n  a: {text: "{{ lmap }}", goto: b}\n',
        encoding="utf-8",
    )
    (tmp_path / "one.yaml").write_text(SPOILT, encoding="utf-8")
    (tmp_path / "two.yaml").write_text(
        "scenes:\n  e: {text: '{{ lomp }} {{ coins }}', goto: c}\n", encoding="utf-8"
    )

    found = [(Path(p.mark.file).name, p.mark.line, p.code) for p in lint(tmp_path)]

    assert found == [
        ("adventure.yaml", 8, "name-unknown"),
        ("one.yaml", 2, "name-unknown"),
        ("one.yaml", 4, "yaml-syntax"),
        ("one.yaml", 6, "name-unknown"),
        ("one.yaml", 6, "scene-unknown"),
        ("two.yaml", 2, "name-unknown"),
    ]
