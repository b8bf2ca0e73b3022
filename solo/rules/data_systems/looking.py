"""How one looks through a rules file: its places, names, formulas and changes."""

import keyword
import re
from collections.abc import Collection, Iterator, Mapping

from solo.errors import Mark, Problem, did_you_mean
from solo.late import lazy_imports
from solo.prose import Language
from solo.rules.data_systems.changes import CLEAR, DRAW, MARK, PROGRESS
from solo.rules.data_systems.checks import PATH
from solo.rules.data_systems.forms import Amount, Dice, Formula, no_dice
from solo.rules.data_systems.model import RulesFile
from solo.source import SPELT, Node, shown

with lazy_imports():  # of mistakes
    from solo.prose import advice

_OF_FORMULAS = (
    "stat skill bonus progress degree value foe foes round chance hero name concept pronouns "
    "roles archetype conditions full on purpose question mark clear draw begin advance end "
    "true false none min max sum count range cycle sequence shuffle"
)
RESERVED = frozenset((*keyword.kwlist, *_OF_FORMULAS.split()))
_NUMBER = re.compile(r"[+-]?\d{1,6}")
_DICE = re.compile(r"d\d{1,3}", re.ASCII)
Problems = Iterator[Problem]


class Looking:
    """A look through a file; each method yields the problems of what it is given."""

    def __init__(self, file: RulesFile, root: Node) -> None:
        self.file, self.root = file, root
        self.language = Language()
        self.of_foe: Collection[str] = ()  # the numbers of the other side, in a clash
        self.degrees: Collection[str] = ()  # those of the check that is looked at
        self.hero = {
            *file.attributes, *file.skills, *file.tracks, *file.group, *file.conditions
        }  # fmt: skip

    def at(self, *path: str) -> Node:
        """Return the node at a path, as far as it goes."""
        return within(self.root, *path)

    def problem(
        self, code: str, message: str, *path: str, key: bool = False, warning: bool = False
    ) -> Problem:
        node = self.at(*path)
        mark: Mark = node.key_mark if key and node.key_mark.line else node.mark
        return Problem(mark, code, message, "warning" if warning else "error")

    def name(self, name: str, *path: str) -> Problems:
        if name in RESERVED:
            message = f"'{name}' has a meaning of its own in formulas; give it another name"
            yield self.problem("value-wrong", message, *path, key=True)
        elif not name.isidentifier() or name != name.lower() or len(name) > 40:
            message = (
                f"'{shown(name)}' can't be read in a formula; write small letters, digits and _, "
                "and show it otherwise under 'words'"
            )
            yield self.problem("value-wrong", message, *path, key=True)

    def formula(self, formula: Formula | None, known: Collection[str], *path: str) -> Problems:
        """Yield what is wrong with a formula that may read some names."""
        if formula is not None:
            yield from self.text(formula.text, known, *path)

    def text(self, text: str, known: Collection[str], *path: str) -> Problems:
        node = self.at(*path)
        mark, indent = node.text_place
        if node.value != text:  # a part of what stands there
            mark, indent = node.mark, None
        expression = self.language.expression(text, mark, indent=indent)
        if expression.constant:
            return
        problems, parts, remarks = expression.examined(frozenset(known))
        for part in parts:
            if part.whole != "foe" and part.whole in known:
                message = f"'{part.whole}' is no foe and has no '{shown(part.key)}'"
                message += did_you_mean(part.whole, ("foe",) if self.of_foe else ())
                yield Problem(expression.place_of(part), "name-unknown", message)
            elif part.whole == "foe" and part.key not in self.of_foe:
                message = f"foe: no number is called '{shown(part.key)}'"
                message += near(part.key, self.of_foe)
                yield Problem(expression.place_of(part), "name-unknown", message)
        for remark in remarks:
            if remark.kind == "value" and not (
                remark.name == "degree" and remark.word in self.degrees
            ):
                message = f"'{remark.name}' is never '{shown(remark.word)}'"
                message += (
                    near(remark.word, self.degrees)
                    if remark.name == "degree"
                    else "; it is a number, or true or false"
                )
                yield Problem(expression.place_of(remark), "value-wrong", message)
            elif remark.kind in ("always", "twice", "half", "whole"):
                yield Problem(expression.place_of(remark), "value-wrong", advice.of_remark(remark))
        for one in problems:
            unknown = one.code == "name-unknown"
            message = self._unknown(one.message, known) if unknown else one.message
            yield Problem(one.mark, one.code, message)

    def _unknown(self, message: str, known: Collection[str]) -> str:
        """Return what is said of an unknown name, with the cure that there is in a rules file."""
        name = message.split("'")[1]
        if name in self.of_foe:
            return f"unknown name '{name}'; write foe.{name}"
        if _DICE.fullmatch(name):
            return no_dice(name)
        if name in SPELT and not did_you_mean(name, known):
            dice = sorted(
                {one for roll in self.file.rolls.values() for one in roll.dice} & {*known}
            )
            called = f", or the name of dice: {', '.join(dice)}" if dice else ""
            return f"unknown name '{name}'; write {SPELT.index(name)}{called}"
        message = message.partition("; declare")[0]
        return message if ";" in message else f"{message}{near(name, sorted(known))}"

    def dice(self, dice: Mapping[str, Dice], known: Collection[str], *path: str) -> Problems:
        if not dice:
            message = "'dice' is missing: such as dice: {action: d6, challenge: 2d10}"
            yield self.problem("key-missing", message, *path[:-1])
        for name, one in dice.items():
            for text in one.formulas:
                yield from self.text(text, known, *path, name)

    def changes(
        self, changes: Mapping[str, Amount], known: Collection[str], *path: str
    ) -> Problems:
        """Yield what is wrong with changes that may read some names."""
        file = self.file
        for name, amount in changes.items():
            here = (*path, name)
            match name:
                case "mark" | "clear":
                    for one in amount.text.split(","):
                        if one.strip() not in file.conditions:
                            message = f"{name}: unknown condition '{shown(one.strip())}'"
                            message += near(one.strip(), file.conditions)
                            yield self.problem("name-unknown", message, *here)
                case "draw":
                    if amount.text not in file.tables:
                        message = f"draw: unknown table '{shown(amount.text)}'"
                        message += near(amount.text, file.tables)
                        yield self.problem("name-unknown", message, *here)
                case "progress":
                    if PATH not in known:
                        message = "progress: this check has no 'on', so there is no track to mark"
                        yield self.problem("value-wrong", message, *here, key=True)
                    yield from self.amount(amount, known, *here)
                case _ if name in file.all_tracks:
                    yield from self.amount(amount, known, *here)
                    if path[-1:] != ("cost",):  # what nobody can pay is told elsewhere
                        yield from self._too_much(name, amount, *here)
                case _ if name in file.conditions:
                    message = f"'{shown(name)}' is a condition; write mark: {name}"
                    yield self.problem("name-unknown", message, *here, key=True)
                case _:
                    verbs = (*file.all_tracks, MARK, CLEAR, DRAW, PROGRESS)
                    message = f"unknown change '{shown(name)}'{near(name, verbs)}"
                    yield self.problem("name-unknown", message, *here, key=True)

    def _too_much(self, name: str, amount: Amount, *path: str) -> Problems:
        """Tell of a number that goes beyond all that a track can hold."""
        least, most = self.file.all_tracks[name].range
        told = _NUMBER.fullmatch(amount.formula)
        number = int(told[0]) if told else 0
        end = most if number > 0 else least
        if amount.sets and told and not least <= number <= most:
            message = f"'{name}' is {least} to {most}; write = {end}"
            yield self.problem("idle", message, *path, warning=True)
        elif not amount.sets and abs(number) > most - least:
            message = f"{number} is more than all of '{name}', {least} to {most}; write = {end}"
            yield self.problem("idle", message, *path, warning=True)

    def amount(self, amount: Amount, known: Collection[str], *path: str) -> Problems:
        if amount.formula:
            yield from self.text(amount.formula, known, *path)

    def no_track(self, name: str) -> str:
        return f"there is no track '{shown(name)}'{near(name, self.file.all_tracks)}"


def within(root: Node, *path: str) -> Node:
    """Return what stands at a path, as far as it goes."""
    for key in path:
        inside = root.value
        if isinstance(inside, dict) and key in inside:
            root = inside[key]
        elif isinstance(inside, list) and key.isdecimal() and int(key) < len(inside):
            root = inside[int(key)]
    return root


def near(name: str, known: Collection[str]) -> str:
    """Return the cure for a name: the nearest known one, or all."""
    return did_you_mean(name, known) or f"; known are {', '.join(known) or 'none'}"


def is_word(name: str) -> bool:
    """Whether a check, a move or a rest may be called so."""
    plain = name.replace("-", "").replace("_", "")
    return plain.isalnum() and name == name.lower()
