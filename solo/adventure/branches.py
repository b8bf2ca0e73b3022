"""Branches from YAML nodes: effects, checks, outcomes, and the ways on."""

import dataclasses
import functools
import re
from collections import ChainMap
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import cast

from solo.adventure import counts, keys
from solo.adventure import other_systems as elsewhere
from solo.adventure.branch import (
    Action,
    Authored,
    Branch,
    Case,
    Change,
    Draw,
    Join,
    Outcomes,
    PassTime,
    Pool,
    QuestStep,
    SetVariable,
)
from solo.adventure.cases import read_cases
from solo.adventure.constants import constant, kind_of, literal
from solo.adventure.context import Page, dice_of
from solo.adventure.outcome_keys import parse_counts
from solo.errors import did_you_mean
from solo.prose import Expression, Prose, ProseError
from solo.rules.core.system import AnySystem
from solo.source import Node, decode_authored, place_of, shown, whole

WAYS = ("goto", "visit", "return")
CHECK = ("check", "risk", "outcomes")
BROAD = ("success", "failure", "else")
QUEST_STEPS = ("take", "complete", "fail", "refuse")
_TRIGGER = re.compile(r"[a-z]+(?:-[a-z0-9]+)*")
_WORDS = re.compile(r"[^\W\d][\w -]*")
_COUNTED = dict.fromkeys(("visits", "clock", "hour", "turn", "successes", "failures"), int)
_MISREAD = ("label-unknown", "outcome-key", "count-overlap")  # an outcome key meant otherwise
_OUTCOME_FORMS = "write counts (2s, 1f-3f, 4s+), success, failure, else, or a label of the rules"


class Branches:
    """Reads the branches of one adventure.

    Args:
        system: The rules that checks and effects belong to.
        page: What is read into.
    """

    def __init__(self, system: AnySystem, page: Page) -> None:
        self.system = system
        self.page = page
        self.keys = (*keys.OUTCOME, *system.effects)
        page.elsewhere = functools.partial(elsewhere.effect_note, system)
        self.deadly = False  # whether a warning of certain death stands over what is read
        self.died = False  # whether an effect killed since that was last asked
        self._kinds: dict[str, type | None] = {}  # of values that expressions plainly come to
        self._checks: Mapping[str, type] = ChainMap(
            cast("dict[str, type]", system.checks), cast("dict[str, type]", system.encounters)
        )  # not one dictionary: a system may read its types only when they are looked up
        self._outcome_keys = dict.fromkeys(("text", *self.keys))
        self._attempts: dict[str, Callable[[Node], Iterable[Action]]] = {
            "set": self._set,
            "time": self._time,
            "draw": self._draw,
            "join": lambda node: self._companions(node, joins=True),
            "leave": lambda node: self._companions(node, joins=False),
            "quest": self._quest,
        }

    def outcome(self, node: Node) -> Branch | None:
        """Read an outcome: a mapping, its text alone, or a list of cases."""
        if isinstance(node.value, str):
            return Branch(mark=node.key_mark, text=self.page.prose(node, draws=True))
        if isinstance(node.value, list):
            return Branch(mark=node.key_mark, cases=self._cases(node))
        entries = self.page.mapping(node, "text or an outcome")
        if entries is None:
            return None
        self.page.strange(entries, self._outcome_keys)
        return self.branch(entries, node, "text")

    def branch(self, entries: Mapping[str, Node], node: Node, text: str) -> Branch:
        actions = self.actions(entries)
        check, outcomes = self.check(entries, node)
        for more in [entries[way] for way in WAYS if way in entries][1:]:
            message = "only one of 'goto', 'visit' and 'return' can happen; remove the others"
            self.page.report(more.key_mark, "way-twice", message)
        visit, given = self._visit(entries.get("visit"))
        return Branch(
            mark=node.key_mark,
            actions=(*actions, *given),
            text=self.page.prose(entries.get(text), draws=True),
            check=check,
            risk=self.risk(entries),
            outcomes=outcomes,
            goto=self.goto(entries.get("goto")),
            visit=visit,
            returns=self.page.typed(entries.get("return"), bool, False),
            cases=self._cases(entries.get("cases")),
        )

    def _cases(self, node: Node | None) -> tuple[Case, ...]:
        return read_cases(node, self.page, self.keys, self.branch) if node is not None else ()

    def goto(self, node: Node | None) -> str | Pool | None:
        if node is None:
            return None
        if isinstance(node.value, str):
            self.page.known(node, node.value, self.page.names.scenes, "scene")
            return node.value
        entries = self.page.mapping(node, "a scene or {pool: name}")
        if entries is None:
            return None
        self.page.strange(entries, keys.POOL)
        if "pool" not in entries:
            self.page.report(node.mark, "key-missing", "'pool' is missing: the name of a pool")
            return None
        name = self.page.typed(entries["pool"], str, "")
        self.page.known(entries["pool"], name, self.page.names.pools, "pool")
        pick = self.page.typed(entries.get("pick"), str, "best")
        if pick not in ("best", "random"):
            message = f"unknown word '{shown(pick)}'; write best or random"
            self.page.report(entries["pick"].mark, "value-wrong", message)
        return Pool(name, pick)

    def _visit(self, node: Node | None) -> tuple[str | None, tuple[Action, ...]]:
        """Return the scene that is visited, and what gives its variables values before."""
        if node is None:
            return None, ()
        name, item = None, node
        if isinstance(node.value, dict) and len(node.value) == 1:
            ((name, item),) = node.value.items()
        elif isinstance(node.value, dict):
            message = f"one scene can be visited, found {len(node.value)}: {{haggle: {{price: 5}}}}"
            self.page.report(node.mark, "value-wrong", message)
            return None, ()
        if name is None:
            name = str(self.page.typed(node, str, ""))
        if item is not node or isinstance(node.value, str):
            self.page.known(item, name, self.page.names.scenes, "scene", key=item is not node)
        given = item.value if isinstance(item.value, dict) else {}
        self.page.visits.append((node.mark, name, tuple(given)))
        return name, tuple(self._set(item)) if item is not node else ()

    def actions(self, entries: Mapping[str, Node]) -> list[Action]:
        """Read effects in the order written; keys that are none have been reported."""
        found: list[Action] = []
        for key, node in entries.items():
            if key in self._attempts:
                found += self._attempts[key](node)
            elif key in self.system.effects:
                effect = self._authored(key, self.system.effects[key], node, draws=True)
                if effect is not None:
                    found.append(Change(effect))
                if key == "die":
                    self._dies(node)
        return found

    def _dies(self, node: Node) -> None:
        self.died = True
        if not self.deadly:
            message = (
                "a hero dies only by a choice that warns of it; move this under a choice with "
                "'certain_death: …'"
            )
            self.page.report(node.key_mark, "death-unwarned", message)

    def _set(self, node: Node) -> Iterator[Action]:
        entries = self.page.mapping(node, "variables with values") or {}
        for name, item in entries.items():
            if not self.page.known(item, name, self.page.names.variables, "variable", key=True):
                continue
            text = self.page.typed(item, str, "")
            value = constant(text)
            if value is None and self._unquoted(item, name, text):
                continue
            self._expected_type(item, name, literal(text) if value is None else value)
            new = self.page.expression(item, draws=True) if value is None else value
            if isinstance(new, Expression) and literal(text) is None:
                self._expected_kind(item, name, new)
            yield SetVariable(name, new, item.mark)

    def _unquoted(self, node: Node, name: str, text: str) -> bool:
        """Report a text that is meant as it stands but reads as the name of something."""
        plain = isinstance(self.page.names.variables.get(name), str) and bool(
            _WORDS.fullmatch(text)
        )
        if not plain or not self.page.checking or text in self.page.known_names():
            return False
        message = f"'{shown(text)}' is read as a name; for a text, write \"'{shown(text)}'\""
        self.page.report(node.mark, "text-unquoted", message)
        return True

    def _expected_type(self, node: Node, name: str, value: object) -> None:
        declared = self.page.names.variables.get(name)
        if value is None or declared is None or type(value) is type(declared):
            return
        message = (
            f"'{name}' holds {kind_of(declared)}, not {kind_of(value)}; "
            "change the value, or what 'variables' declares"
        )
        self.page.report(node.mark, "variable-type", message)

    def _expected_kind(self, node: Node, name: str, new: Expression) -> None:
        """Report an expression that plainly comes to another kind than the variable holds."""
        variables = self.page.names.variables
        if not self.page.checking or name not in variables or isinstance(variables[name], bool):
            return  # anything is true or false
        found = self._kind(new)
        if found is not None and (found is str) is not isinstance(variables[name], str):
            self._expected_type(node, name, found())

    def _kind(self, expression: Expression) -> type | None:
        """Return the kind of value that an expression plainly comes to; each is judged once."""
        source = expression.source
        if source not in self._kinds:
            variables = self.page.names.variables
            known = {key: type(value) for key, value in variables.items()} | _COUNTED
            self._kinds[source] = expression.kind(known)
        return self._kinds[source]

    def _time(self, node: Node) -> Iterator[Action]:
        text = node.value
        if not isinstance(text, str):
            self.page.typed(node, int, 0)
            return
        minutes = whole(text)
        if minutes is None and text:
            expression = self.page.drawn_number(node)
            self._not_negative(node, expression)
            yield PassTime(expression, node.mark)
        elif minutes is None or minutes < 0:
            found = f"'{shown(text)}'" if text else "nothing"
            message = f"expected minutes, 0 or more, found {found}"
            self.page.report(node.mark, "value-wrong", message)
        else:
            yield PassTime(minutes, node.mark)

    def _not_negative(self, node: Node, minutes: Expression) -> None:
        """Report a sum that comes to less than no minutes in every game."""
        if not self.page.checking or minutes.names() or minutes.draws:
            return
        try:
            found = minutes.value({})
        except ProseError:  # reported already
            return
        if isinstance(found, int) and found < 0:
            message = f"expected minutes, 0 or more, and '{shown(node.value)}' comes to {found}"
            self.page.report(node.mark, "value-wrong", message)

    def _draw(self, node: Node) -> Iterator[Action]:
        tables = self.page.names.tables
        for table, item in (self.page.mapping(node, "a table and a variable") or {}).items():
            roll = None if table in tables else dice_of(table)
            good = roll is not None or self.page.known(item, table, tables, "table", key=True)
            into, tag = self._drawn_into(item)
            if into is None:
                continue
            if into:
                if not self.page.known(item, into, self.page.names.variables, "variable"):
                    continue
                self._expected_type(item, into, "" if roll is None else 0)
            elif roll is not None:
                message = "dice are rolled into a variable, such as {2d6: clues}"
                self.page.report(item.mark, "key-missing", message)
                continue
            if good:
                self._tagged(table, tag, item)
                yield Draw("" if roll else table, into, item.mark, tag, roll)

    def _drawn_into(self, node: Node) -> tuple[str | None, str]:
        """Return the variable that a draw fills, nothing if its text is told, and a row's tag."""
        if not isinstance(node.value, dict):
            return self.page.typed(node, str, None), ""
        self.page.strange(node.value, keys.DRAW)
        into = self.page.typed(node.value.get("into"), str, "")
        return into, self.page.typed(node.value.get("tag"), str, "").casefold()

    def _tagged(self, table: str, tag: str, node: Node) -> None:
        """Report a tag that no row of a table has."""
        tags = self.page.names.tables.get(table)
        if tag and tags is not None and tag not in tags:
            known = ", ".join(sorted(tags)) or "none"
            message = f"table '{table}' has no row with the tag '{shown(tag)}'; it has {known}"
            self.page.report(node.mark, "value-wrong", message)

    def _companions(self, node: Node, *, joins: bool) -> Iterator[Action]:
        for item in node.value if isinstance(node.value, list) else [node]:
            name = self.page.typed(item, str, "")
            if self.page.known(item, name, self.page.names.companions, "companion"):
                yield Join(name, joins, item.mark)

    def _quest(self, node: Node) -> Iterator[Action]:
        entries = self.page.mapping(node, "a step and a quest") or {}
        self.page.strange(entries, QUEST_STEPS)
        for step, item in entries.items():
            name = self.page.typed(item, str, "")
            if step in QUEST_STEPS and self.page.known(item, name, self.page.names.quests, "quest"):
                yield QuestStep(name, step, item.mark)

    def check(
        self, entries: Mapping[str, Node], node: Node
    ) -> tuple[Authored | None, Outcomes | None]:
        asked, answers = entries.get("check"), entries.get("outcomes")
        if asked is None:
            if answers is not None:
                message = "'outcomes' without a 'check' never happen; add the check"
                self.page.report(answers.key_mark, "check-missing", message)
                self.outcomes(answers)
            return None, None
        check = self._one_check(asked)
        if answers is None:
            if "outcome" not in entries:  # which has been reported
                message = "a check needs 'outcomes' that say what follows from it"
                self.page.report(asked.key_mark, "outcomes-missing", message)
            return check, None
        before = len(self.page.problems)
        outcomes = self.outcomes(answers)
        if check is not None and outcomes is not None and self.page.checking:
            places = {mark for _, mark in outcomes.keys}
            new = self.page.problems[before:]
            misread = any(p.code in _MISREAD and p.mark in places for p in new)
            self.page.problems += counts.unanswered(self.system, check, outcomes, misread)
        return check, outcomes

    def risk(self, entries: Mapping[str, Node]) -> Prose | None:
        """Read what could go wrong in the check beside it."""
        node = entries.get("risk")
        if node is not None and "check" not in entries:
            message = "'risk' without a 'check' is never told; add the check"
            self.page.report(node.key_mark, "check-missing", message)
        return self.page.prose(node)

    def _one_check(self, node: Node) -> Authored | None:
        entries = self.page.mapping(node, "a check such as {trait: {…}}")
        if entries is None:
            return None
        if len(entries) != 1:
            message = f"a check is one of {', '.join(self._checks)}, found {len(entries)} keys"
            self.page.report(node.mark, "check-wrong", message + self._wrapped(entries))
            return None
        (kind, item), *_ = entries.items()
        if kind not in self._checks:
            cure = (
                elsewhere.check_note(self.system, kind)
                or self._wrapped(entries)
                or did_you_mean(kind, self._checks)
                or f"; known are {', '.join(self._checks)}"
            )
            self.page.report(item.key_mark, "check-unknown", f"unknown check '{shown(kind)}'{cure}")
            return None
        return self._authored(kind, self._checks[kind], item)

    def _wrapped(self, entries: Mapping[str, Node]) -> str:
        """Say how the keys of a check are put under its name, if that is what was forgotten."""
        for kind, type_ in (*self.system.checks.items(), *self.system.encounters.items()):
            if entries and entries.keys() <= {one.name for one in dataclasses.fields(type_)}:
                return (
                    f"; did you mean {{{kind}: {{{', '.join(f'{key}: …' for key in entries)}}}}}?"
                )
        return ""

    def _authored(
        self, kind: str, type_: type, node: Node, *, draws: bool = False
    ) -> Authored | None:
        number = self.page.drawn_number if draws else self.page.number
        value, fields = decode_authored(node, type_, self.page.problems, number)
        if value is None:
            return None
        try:
            value = self.system.bind(value, self.page.names.cast)
        except ValueError as reason:
            told = str(reason)
            if not any(f"'{name}'" in told for name in self.page.names.lost):
                place = place_of(node, told) or node.key_mark
                self.page.report(place, getattr(reason, "code", "foe-unknown"), told)
            return None
        return Authored(kind, node.key_mark, value, fields)

    def outcomes(self, node: Node) -> Outcomes | None:
        entries = self.page.mapping(node, "outcomes by their keys")
        if entries is None:
            return None
        self.page.inside += 1
        labels: dict[str, Branch] = {}
        single: dict[str, Branch] = {}
        broad: dict[str, Branch | None] = dict.fromkeys(BROAD)
        also: dict[str, Branch] = {}
        for key, item in entries.items():
            if key == "also":
                also = self._also(item)
                continue
            branch = self.outcome(item)
            name = key.lower()
            if branch is None:
                branch = Branch(mark=item.key_mark)
            if name in BROAD:
                broad[name] = branch
            elif name in self.system.labels:
                labels[name] = branch
            else:
                self._counted(key, item, branch, single)
        self.page.inside -= 1
        keys = tuple((key, item.key_mark) for key, item in entries.items() if key != "also")
        return Outcomes(
            node.key_mark,
            keys,
            labels,
            single,
            broad["success"],
            broad["failure"],
            broad["else"],
            also or None,
        )

    def _counted(self, key: str, node: Node, branch: Branch, into: dict[str, Branch]) -> None:
        try:
            counted = parse_counts(key)
        except ValueError as error:
            self.page.report(node.key_mark, "outcome-key", str(error))
            return
        if counted is None:
            known = (*self.system.labels, *BROAD, "also")
            cure = (
                elsewhere.label_note(self.system, key.lower())
                or did_you_mean(key, known)
                or f"; {_OUTCOME_FORMS}"
            )
            message = f"unknown outcome '{shown(key)}'{cure}"
            self.page.report(node.key_mark, "label-unknown", message)
            return
        taken = [count for count in counted.each if count in into]
        if taken:
            other = into[taken[0]].mark.line
            message = f"'{shown(key)}' and the key in line {other} both answer {_listed(taken)}"
            self.page.report(node.key_mark, "count-overlap", message)
        for count in counted.each:
            into.setdefault(count, branch)

    def _also(self, node: Node) -> dict[str, Branch]:
        found = {}
        for key, item in (self.page.mapping(node, "triggers with what they bring") or {}).items():
            if not _TRIGGER.fullmatch(key):
                message = f"'{shown(key)}' is no trigger; such are doubles or kicker-3"
                self.page.report(item.key_mark, "outcome-key", message)
            branch = self.outcome(item)
            if branch is not None:
                found[key] = branch
        return found


def _listed(words: Iterable[str]) -> str:
    return " and ".join(words)
