"""What the rest of a game may still read, of each part that an author writes."""

from collections.abc import Callable, Iterable
from pathlib import Path

from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.authoring.exact.still_read import (
    ALL,
    CLOCK,
    OUTCOME,
    REWARD,
    SHEET,
    TURN,
    Live,
    Thing,
)

WORLD = """\
variables: {n: 0, k: 0, w: none, i: 0, j: 0, m: 0}
macros: macros.j2
foes: {rat: {name: a rat, attributes: {agility: Poor}, attack: Poor, health: [Poor], damage: 1}}
companions: {tomas: {name: Tomas, attributes: {strength: Good}}}
quests: {lamp: {title: Relight the lamp, glory: 5}}
tables:
  plain: {1-50: red, 51-100: blue}
  cards: {deck: true, rows: [{text: red, when: k > 0}, {text: "blue {{ draw('plain') }}"}]}
  told: [{text: "{{ n }} of them", set: {w: "'x'"}}]
"""
MACROS = "{% macro late() %}{{ 'late' if clock > 90 or k > 1 else 'early' }}{% endmacro %}"
READ: dict[str, set[Thing]] = {
    "goto: x": set(),
    "when: n > 1": {("var", "n")},
    "when: n > 1 and not k, goto: x": {("var", "n"), ("var", "k")},
    "when: \"visited['b']\"": {("visits", "b")},
    'when: \'visited["b"] and visited [ "x" ]\'': {("visits", "b"), ("visits", "x")},
    'when: "visited[w]"': {("visits", ALL), ("var", "w")},
    "when: visits > 2": {("visits", "a")},
    "when: \"taken['a/c1']\"": {("taken", "a/c1")},
    "when: \"quests['lamp'] == 'take'\"": {("quest", "lamp")},
    "when: hero.wounds > 1": {SHEET},
    "when: \"'tomas' in companions\"": {SHEET},
    "when: clock > 60": {CLOCK},
    "when: hour > 6": {CLOCK},
    "when: time_of_day == 'night'": {CLOCK},
    "when: turn > 6": {TURN},
    "when: late() == 'late'": {CLOCK, ("var", "k")},
    "when: \"'rat' in foes\"": set(),
    "when: 3 > 2": set(),
    "then: '{{ n }} {{ clock }} {{ hero.name }}'": set(),
    "then: \"{{ draw('cards') }}\"": {("deck", "cards"), ("var", "k")},
    "set: {n: n + 1}": set(),
    "set: {n: n + k}": {("var", "k")},
    "set: {n: 4}": set(),
    "draw: {plain: w}": set(),
    "draw: {1d6: n}": set(),
    "draw: {told: w}": {("var", "n")},
    "draw: {cards: w}": {("deck", "cards"), ("var", "k")},
    "once: true": {("taken", "a/CHOICE")},
    "quest: {take: lamp}": {REWARD, ("quest", "lamp")},
    "join: tomas": {SHEET},
    "leave: tomas": {SHEET},
    "goto: {pool: road}": {("visits", "lane"), ("var", "k")},
    "goto: {pool: road, pick: random}": {("var", "k")},
    "cases: [{when: k, text: x}, {when: else, text: y}]": {("var", "k")},
    "check: {fate: {fate: n}}, outcomes: {else: {text: x, set: {w: outcome.label}}}": {
        ("var", "n"),
        OUTCOME,
        ("rule", "Fate"),
    },
    "damage: Inferior": {("rule", "Damage")},
    "check: {fate: {}}, outcomes: {success: {goto: x}, failure: {cases: [{when: failures > 1, "
    "goto: b}]}}": {OUTCOME, ("rule", "Fate")},
}
SCENES = """\
  lane: {pool: road, when: k > 1, text: L., choices: [{text: On, goto: x}]}
  x: {text: X., ending: won}
"""

Module = Callable[..., Path]


def live_of(module: Module, scenes: str, more: str = "") -> tuple[Live, Adventure]:
    header = "format: 1\ntitle: T\nsystem: art\nstart: a\nhero: {pregenerated: [ada.yaml]}\n"
    header += WORLD + more
    adventure = load(module(f"scenes:\n{scenes}{SCENES}", header, **{"macros.j2": MACROS}))
    return Live(adventure), adventure


def plain(live: Live, things: Iterable[Thing]) -> set[Thing]:
    """Return things with the classes of rules instead of where they lie."""
    others = {thing for thing in things if thing[0] != "rule"}
    rules = {("rule", type(rule).__name__) for rule in live.rules(things)}
    return others | rules


def test_a_choice_reads_what_is_written_in_it_and_no_more(module: Module) -> None:
    """Prose is read by players alone, but what it draws may do something."""
    choices = "".join(
        f"      - {{id: c{place}, text: C, {written}"
        f"{'' if 'goto' in written or 'outcomes' in written else ', goto: x'}}}\n"
        for place, written in enumerate(READ)
    )
    live, adventure = live_of(module, f"  a:\n    text: A.\n    choices:\n{choices}{AHEAD}")

    for choice, (written, things) in zip(adventure.scenes["a"].choices, READ.items(), strict=True):
        due = {(kind, name.replace("CHOICE", choice.id)) for kind, name in things}
        assert plain(live, live.own(choice, "a")) == due, written


LED: dict[str, set[Thing] | None] = {
    "goto: b": {("var", "i")},
    "goto: x": set(),
    "goto: {pool: road}": None,  # which has none to draw, perhaps
    "visit: c": None,
    "then: Nothing.": None,
    "cases: [{when: k, goto: b}], goto: x": {("var", "k"), ("var", "i")},
    "cases: [{when: k, text: So.}], goto: b": {("var", "k"), ("var", "i")},
    "cases: [{when: k, goto: b}], then: Nothing.": None,
    "cases: [{when: k, visit: c}], goto: b": None,
    "check: {fate: {}}, outcomes: {else: {goto: b}}": None,
    "set: {m: n + 1}, when: j, goto: b": {("var", "n"), ("var", "i")},
}
AHEAD = """\
  b: {text: B., choices: [{text: On, when: i, goto: x}]}
  c: {text: C., choices: [{text: On, goto: x}]}
"""


def test_what_surely_leads_away_reads_only_what_is_ahead(module: Module) -> None:
    choices = "".join(
        f"      - {{id: c{place}, text: C, {written}}}\n" for place, written in enumerate(LED)
    )
    live, adventure = live_of(module, f"  a:\n    text: A.\n    choices:\n{choices}{AHEAD}")

    for choice, (written, things) in zip(adventure.scenes["a"].choices, LED.items(), strict=True):
        led, chosen = live.led((choice.body,)), live.chosen(choice)
        assert (None if led is None else plain(live, led)) == things, written
        own = {("var", "j")} if "when: j" in written else set()
        assert (None if chosen is None else plain(live, chosen)) == (
            None if things is None else things | own
        )


ROLLS = """\
  a:
    text: A.
    enter: {set: {w: "'x' if k else 'y'"}}
    check: {fate: {fate: n}}
    outcomes: {success: {goto: b}, failure: {text: F., set: {w: "'x' if failures > m else 'y'"}}}
    choices: [{text: Go, when: j, goto: b}]
"""


def test_what_is_read_from_a_state_on_is_that_of_its_scene_and_of_what_lies_behind(
    module: Module,
) -> None:
    """Of the scene itself only what is still to come: its choices, and its check if that waits."""
    live, adventure = live_of(module, ROLLS + AHEAD)
    choices, ahead = {("var", "j")}, {("var", "i")}
    after = {("var", "k"), ("var", "m"), OUTCOME}

    assert plain(live, live.at("b", waits=False)) == ahead
    assert plain(live, live.at("a", waits=False)) == choices | ahead
    assert plain(live, live.at("a", waits=True)) == choices | ahead | after
    whole = choices | ahead | after | {("var", "n"), ("rule", "Fate")}
    assert plain(live, live.at("a", waits=True, rolls=True)) == whole
    assert plain(live, live.at("", waits=True, rolls=True)) == whole, "a hero is being chosen"
    assert live.behind("a") == live.behind("c") | {"b", "x"}
    body = adventure.scenes["a"].body
    assert [live.tells(one) for one in (None, body.outcomes, adventure.scenes["b"].choices)] == [
        True, True, False,
    ]  # fmt: skip


def test_what_may_happen_at_any_time_is_always_read_and_always_behind(module: Module) -> None:
    events = "events: {e: {after: 60, when: m > 0, text: x, goto: b}}\ndefeat: c\n"
    live, adventure = live_of(module, "  a: {text: A., choices: [{text: X, goto: x}]}\n" + AHEAD,
                              events)  # fmt: skip
    always = {("var", "m")}

    assert plain(live, live.at("x", waits=False)) == {*always, ("var", "i")}
    (choice,) = adventure.scenes["a"].choices
    assert live.led((choice.body,)) == live.chosen(choice) == {*always, ("var", "i")}
    assert live.own(choice, "a") == always
    assert live.behind("x") == {"b", "c", "x"}
    assert live.reads(("var", "i"))
    assert not live.reads(("var", "n"))
