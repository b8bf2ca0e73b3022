"""Effects from YAML nodes: those of the engine, such as `set` and `time`, and the rules' own."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping

from solo.adventure import keys
from solo.adventure.branch import (
    Action,
    Authored,
    Change,
    Draw,
    Join,
    PassTime,
    QuestStep,
    SetVariable,
    Upon,
)
from solo.adventure.constants import constant, kind_of, literal
from solo.adventure.reading.context import Page
from solo.adventure.shipped import dice_of
from solo.errors import did_you_mean
from solo.late import pattern
from solo.prose import Expression
from solo.rules.core.system import AnySystem
from solo.rules.core.system_parts import Unbound
from solo.source import Node, decode_authored, place_of, shown, whole

QUEST_STEPS = ("take", "complete", "fail", "refuse")
_SIGNS = ("+", "-")
_DIE = pattern(r"d\d{1,3}")
_WORDS = pattern(r"[^\W\d][\w -]*")
_COUNTED = dict.fromkeys(("visits", "clock", "hour", "turn", "successes", "failures"), int)

_STEP = pattern(r"(\w+) *([+-])=? *(\w{0,40})")  # of a variable
_GIVEN = pattern(r"([^\W\d]\w*)(?: *[+-]?= *([^=]{1,60}))?")


class EffectReader:
    """Reads the effects of one adventure.

    Args:
        system: The rules that effects belong to.
        page: What is read into.
    """

    def __init__(self, system: AnySystem, page: Page) -> None:
        self.system = system
        self.page = page
        self.deadly = False  # whether a warning of certain death stands over what is read
        self.died = False  # whether an effect killed since that was last asked
        self._kinds: dict[str, type | None] = {}  # of values that expressions plainly come to
        self._attempts: dict[str, Callable[[Node], Iterable[Action]]] = {
            "set": self.set_variables,
            "time": self.time,
            "draw": self._draw,
            "join": lambda node: self._companions(node, joins=True),
            "leave": lambda node: self._companions(node, joins=False),
            "quest": self._quest,
        }
        self._doing = frozenset((*self._attempts, *system.effects))

    def actions(self, entries: Mapping[str, Node]) -> list[Action]:
        """Read effects in the order written; keys that are none have been reported."""
        found = self._actions(entries)
        whom = entries.get("whom")
        if whom is None:
            return found
        places = {one.key_mark for one in entries.values()}
        return self._upon(whom, found, wrong=any(p.mark in places for p in self.page.problems))

    def _upon(self, node: Node, actions: list[Action], *, wrong: bool) -> list[Action]:
        """Let the rules' effects happen together to others than whoever acts."""
        whom = self.page.typed(node, str, "lead")
        effects = tuple(one.effect for one in actions if isinstance(one, Change))
        if whom not in keys.WHOM:
            message = f"unknown word '{shown(whom)}'; write {', '.join(keys.WHOM)}"
            self.page.report(node.mark, "value-wrong", message)
        elif not effects and not wrong:
            message = "'whom' says whom effects of the rules happen to, and there are none here"
            self.page.report(node.key_mark, "value-odd", message, "warning")
        if whom == "lead" or not effects:
            return actions
        first = next(place for place, one in enumerate(actions) if isinstance(one, Change))
        before, after = actions[:first], actions[first:]
        rest = [one for one in after if not isinstance(one, Change)]
        return [*before, Upon(whom, effects, node.mark), *rest]

    def _actions(self, entries: Mapping[str, Node]) -> list[Action]:
        found: list[Action] = []
        if self._doing.isdisjoint(entries):
            return found
        for key, node in entries.items():
            if key in self._attempts:
                found += self._attempts[key](node)
            elif key in self._doing:
                effect = read_authored(
                    self.system, self.page, key, self.system.effects[key], node, draws=True
                )
                if effect is not None:
                    found.append(Change(effect))
                if key == "die":
                    self._dies(node)
                elif key == "condition" and self.page.checking:
                    self._no_question(node)
        return found

    def _no_question(self, node: Node) -> None:
        """Warn of a hero's condition that is called as a variable is: `when` is meant."""
        names = self.page.names
        if str(node.value) in {*names.variables, *names.conditions}:
            message = f"this gives the hero the condition '{node.value}'; to ask, write 'when'"
            self.page.report(node.key_mark, "value-odd", message, "warning")

    def _dies(self, node: Node) -> None:
        self.died = True
        if not self.deadly:
            message = (
                "a hero dies only by a choice that warns of it; move this under a choice with "
                "'certain_death: …'"
            )
            self.page.report(node.key_mark, "death-unwarned", message)

    def set_variables(self, node: Node) -> Iterator[Action]:
        """Read what gives variables values."""
        given = _GIVEN.fullmatch(node.value) if isinstance(node.value, str) else None
        cure = f"; such as {{{given[1]}: {given[2] or 'true'}}}" if given else ""
        if isinstance(node.value, list):
            cure = "; write one mapping of them all: set: {…: …, …: …}"
        entries = self.page.mapping(node, "variables with values", cure) or {}
        variables = self.page.names.variables
        for name, item in entries.items():
            if name not in variables and (
                self._stepped(name, item)
                or not self.page.known(item, name, variables, "variable", key=True)
            ):
                continue
            text = self.page.typed(item, str, "")
            if not text and isinstance(item.value, str):
                message = (
                    f"'{name}' is given nothing; write its value behind it, \"''\" for no text"
                )
                self.page.report(item.mark, "type-wrong", message)
                continue
            value = constant(text)
            if text[:1] in _SIGNS:
                self._added(item, name, text)
            if value is None and self._unquoted(item, name, text):
                continue
            if value is not None:
                self._expected_type(item, name, value)
                yield SetVariable(name, value, item.mark)
                continue
            told = literal(text)
            self._expected_type(item, name, told)
            new = self.page.expression(item, draws=True)
            if told is None:
                self._expected_kind(item, name, new)
            yield SetVariable(name, new, item.mark)

    def _stepped(self, key: str, node: Node) -> bool:
        """Report a key that says how a variable changes, such as `clues += 1`."""
        match = _STEP.fullmatch(key)
        if match is None or match[1] not in self.page.names.variables:
            return False
        by = match[3] or (node.value if isinstance(node.value, str) else "") or "1"
        message = f"'{shown(key)}' is no variable; write {match[1]}: {match[1]} {match[2]} {by}"
        self.page.report(node.key_mark, "variable-unknown", message)
        return True

    def _added(self, node: Node, name: str, text: str) -> None:
        """Report a number with a plus, which is set and not added."""
        if self.page.checking and re.fullmatch(r"\+\s*\d+", text):
            number = text[1:].strip()
            message = f"this sets '{name}' to {number}; to add, write {name} + {number}"
            self.page.report(node.mark, "value-odd", message, "warning")
        elif self.page.checking and (signs := re.fullmatch(r"--\s*(\d+)", text)):
            message = f"two signs come to {signs[1]}; to take, write {name} - {signs[1]}"
            self.page.report(node.mark, "value-odd", message, "warning")

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
        if "/" in new.source and isinstance(variables[name], int):
            self.page.divided(node, new)
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

    def time(self, node: Node) -> Iterator[Action]:
        """Read how many minutes pass."""
        text = node.value
        if not isinstance(text, str):
            self.page.typed(node, int, 0)
            return
        minutes = whole(text)
        if minutes is None and text:
            expression = self.page.drawn_number(node)
            always = expression.fixed() if self.page.checking else None
            if isinstance(always, int) and always < 0:
                message = f"expected minutes, 0 or more, and '{shown(text)}' comes to {always}"
                self.page.report(node.mark, "value-wrong", message)
            if self.page.checking and literal(text) is None and self._kind(expression) is str:
                message = f"expected minutes, a whole number; '{shown(text)}' comes to text"
                self.page.report(node.mark, "type-wrong", message)
            yield PassTime(expression, node.mark)
        elif minutes is None or minutes < 0:
            found = f"'{shown(text)}'" if text else "nothing"
            message = f"expected minutes, 0 or more, found {found}"
            self.page.report(node.mark, "value-wrong", message)
        else:
            yield PassTime(minutes, node.mark)

    def _draw(self, node: Node) -> Iterator[Action]:
        tables = self.page.names.tables
        told = shown(node.value) if isinstance(node.value, str) and node.value in tables else ""
        cure = f"; to tell what is drawn, write {{{told}: {{}}}}" if told else ""
        if not told and isinstance(node.value, str):
            dice = dice_of(node.value) is not None
            cure = f"; dice are rolled into a variable: {{{node.value}: clues}}" if dice else ""
            cure = cure or did_you_mean(node.value, tables)
        elif isinstance(node.value, list):
            listed = [one.value for one in node.value if isinstance(one.value, str)]
            named = next((one for one in listed if one in tables), "finds")
            cure = f"; to tell what is drawn, write {{{named}: {{}}}}"
        for table, item in (self.page.mapping(node, "a table and a variable", cure) or {}).items():
            if self._misdrawn(table, item):
                continue
            roll = None if table in tables else dice_of(table)
            good = roll is not None or self._is_table(table, item)
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

    def _misdrawn(self, table: str, node: Node) -> bool:
        """Report a tag or dice where the variable should stand, or a tag where the table should."""
        names, named = self.page.names, node.value
        if not isinstance(named, str) or not self.page.checking:
            return False
        if named in names.variables and table not in keys.DRAW:
            return False
        tags = names.tables_for(table).get(table) or ()
        message = ""
        if named.casefold() in tags:
            message = f"'{named}' is a tag, and no variable; write {{{table}: {{tag: {named}}}}}"
        elif table in keys.DRAW and table not in names.tables_for(table):
            one = next(iter(names.tables), "finds")
            message = f"the table stands first: {{{one}: {{{table}: {shown(named)}}}}}"
        elif dice_of(named) is not None:
            message = f"the table knows its dice; write the variable: {{{shown(table)}: …}}"
        if message:
            self.page.report(node.mark, "value-wrong", message)
        return bool(message)

    def _is_table(self, name: str, node: Node) -> bool:
        """Say whether a table is the adventure's or the program's; report one that is neither."""
        if not self.page.checking:
            return True
        known = self.page.names.tables_for(name)
        return self.page.known(node, name, known, "table", key=True)

    def _drawn_into(self, node: Node) -> tuple[str | None, str]:
        """Return the variable that a draw fills, nothing if its text is told, and a row's tag."""
        if not isinstance(node.value, dict):
            return self.page.typed(node, str, None), ""
        self.page.strange(node.value, keys.DRAW)
        into = self.page.typed(node.value.get("into"), str, "")
        return into, self.page.typed(node.value.get("tag"), str, "").casefold()

    def _tagged(self, table: str, tag: str, node: Node) -> None:
        """Report a tag that no row of a table has."""
        if not tag or not self.page.checking:
            return
        tags = self.page.names.tables_for(table).get(table)
        if tags is not None and tag not in tags:
            known = ", ".join(sorted(tags)) or "none"
            message = f"table '{table}' has no row with the tag '{shown(tag)}'; it has {known}"
            self.page.report(node.mark, "value-wrong", message)

    def _companions(self, node: Node, *, joins: bool) -> Iterator[Action]:
        for item in node.value if isinstance(node.value, list) else [node]:
            if isinstance(item.value, dict):
                words = (*item.value, *(one.value for one in item.value.values()))
                known = self.page.names.companions
                meant = next((one for one in words if isinstance(one, str) and one in known), "…")
                verb = "join" if joins else "leave"
                message = f"expected a companion's id, found a mapping; write {verb}: {meant}"
                self.page.report(item.mark, "type-wrong", message)
                continue
            name = self.page.typed(item, str, "")
            if self.page.known(item, name, self.page.names.companions, "companion"):
                yield Join(name, joins, item.mark)

    def _quest(self, node: Node) -> Iterator[Action]:
        quests, named = self.page.names.quests, node.value
        step, _, quest = named.rpartition(" ") if isinstance(named, str) else ("", "", "")
        cure = f"; such as {{{step or 'take'}: {quest}}}" if quest in quests else ""
        entries = dict(self.page.mapping(node, "a step and a quest", cure) or {})
        for quest in [key for key in entries if key in quests and key not in QUEST_STEPS]:
            item = entries.pop(quest)
            step = item.value if item.value in QUEST_STEPS else "complete"
            message = f"'{quest}' is a quest, and its step stands first: {{{step}: {quest}}}"
            self.page.report(item.key_mark, "key-unknown", message)
        self.page.strange(entries, QUEST_STEPS)
        for step, item in entries.items():
            name = self.page.typed(item, str, "")
            if step in QUEST_STEPS and self.page.known(item, name, self.page.names.quests, "quest"):
                yield QuestStep(name, step, item.mark)


def read_authored(
    system: AnySystem, page: Page, kind: str, type_: type, node: Node, *, draws: bool = False
) -> Authored | None:
    """Read a check or an effect of the rules, with the foes and things that it names put in.

    Expressions in it may draw if `draws`; None if it is wrong, which was reported.
    """
    if (die := _bare_die(node, type_)) and die not in page.names.variables:
        message = f"a die that is thrown has a key of its own: {kind}: {{die: {die}}}"
        page.report(node.mark, "type-wrong", message)
        return None
    number = page.drawn_number if draws else page.number
    value, fields = decode_authored(node, type_, page.problems, number)
    if value is None:
        return None
    try:
        value = system.bind(value, page.names.cast)
    except ValueError as reason:
        told = str(reason)
        if not page.names.excuse(told):
            place = place_of(node, told) or node.key_mark
            code = reason.code if isinstance(reason, Unbound) else "foe-unknown"
            page.report(place, code, told)
        return None
    return Authored(kind, node.key_mark, value, fields)


def _bare_die(node: Node, type_: type) -> str:
    """Return the die that stands alone where a key of another meaning is left out, or nothing."""
    text = node.value if isinstance(node.value, str) else ""
    own = getattr(type_, "shorthand", None) not in (None, "die") and hasattr(type_, "die")
    return text if own and _DIE.fullmatch(text) else ""
