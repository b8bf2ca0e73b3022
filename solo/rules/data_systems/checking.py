"""The mistakes of a rules file that no field can tell of: names, formulas, what goes together."""

import re
from collections.abc import Collection, Mapping

from solo.errors import Mark, did_you_mean
from solo.rules.data_systems.checking_heroes import Heroes
from solo.rules.data_systems.checking_idle import Idle
from solo.rules.data_systems.checking_rests import Rests
from solo.rules.data_systems.checks import BONUS, OF_CLASSES, PATH, SKILL, STAT, Rolled, is_number
from solo.rules.data_systems.clash import LOST, UNDECIDED, WON, FoeBase
from solo.rules.data_systems.judging import formulas_of
from solo.rules.data_systems.looking import Looking, Problems, is_word, near
from solo.rules.data_systems.model import (
    MOST,
    Action,
    Clash,
    Modifier,
    Move,
    Offer,
    Roll,
    RulesFile,
)
from solo.source import Node, shown

_LANGUAGE = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*")
_NOWHERE = Mark("", 1, 1)
_VERBS = {"win": WON, "lose": LOST, "flee": "fled"}  # for the labels of clashes
_UNREAD = {"name-unknown", "prose-syntax"}
"""Mistakes for which a formula does not read what it means to; so nothing is said to be unread."""
MOST_KINDS = 60  # entries of one part of a file


def check(file: RulesFile, root: Node) -> Problems:
    """Yield what is wrong with a rules file whose keys and values are as they should be."""
    found = [*_Checker(file, root).run(), *Heroes(file, root).run(), *Rests(file, root).run()]
    yield from found
    if not {one.code for one in found} & _UNREAD:
        yield from Idle(file, root).run()


class _Checker(Looking):
    """One look through a file; each method yields the problems of one part."""

    def run(self) -> Problems:
        file = self.file
        yield from self._head()
        yield from self._names()
        for name, track in file.all_tracks.items():
            part = "tracks" if name in file.tracks else "group"
            known = {*file.attributes, *file.skills, *file.all_tracks}
            yield from self.formula(track.start, known, part, name, "start")
        if not file.rolls:
            yield self.problem(
                "key-missing",
                "'checks' is missing: a system has at least one",
            )
        for word, roll in file.rolls.items():
            at = ("roll",) if word == "roll" and file.roll is not None else ("checks", word)
            yield from self._roll(roll, at)
            yield from self._shows(roll, at)
        for word, move in file.moves.items():
            yield from self._move(word, move)
        for word, one in file.clash.items():
            yield from self._clash(word)
            del one

    # Parts

    def _head(self) -> Problems:
        name = self.file.name
        if not name or any(not (c.isalnum() or c == "-") or c.isupper() for c in name):
            message = f"name: small letters, digits and hyphens, not '{shown(name)}'"
            yield self.problem("value-wrong", message, "name")
        if self.file.language and not _LANGUAGE.fullmatch(self.file.language):
            message = f"language: a code such as en, de or pt-BR, not '{shown(self.file.language)}'"
            yield self.problem("value-wrong", message, "language")
        for one in self.file.words:
            if one not in self._all_names():
                cure = did_you_mean(one, self._all_names())
                message = f"words: nothing here is called '{shown(one)}'{cure}"
                yield self.problem("name-unknown", message, "words", one, key=True)
        for one, rows in self.file.tables.items():
            if len(rows) == 1:
                message = f"table '{shown(one)}' has one row; give it several: [one, two]"
                yield self.problem("value-odd", message, "tables", one, warning=True)
        reward = self.file.reward
        if reward and reward not in self.file.all_tracks:
            yield self.problem("name-unknown", f"reward: {self.no_track(reward)}", "reward")

    def _all_names(self) -> frozenset[str]:
        file = self.file
        found = {*self.hero, *file.rolls, *file.moves, *file.clash, *file.tables, *file.progress}
        for roll in file.rolls.values():
            found |= {*roll.degrees, *roll.on_top, *roll.worked_out, *roll.dice, *roll.modifiers}
            found |= {word for one in roll.modifiers.values() for word in one.words}
            found |= {*roll.before, *roll.after}
        for one in file.clash.values():
            found |= {*one.foe, WON, LOST, UNDECIDED}
            found |= {told.ends for act in one.actions.values() for told in act.degrees.values()}
        found |= {*file.foes}
        for kind in file.progress.values():
            found |= {*kind.ranks}
        if file.making is not None:
            found |= {*file.making.archetypes}
        return frozenset(found)

    def _names(self) -> Problems:
        """Look at the names that formulas read: each is a word, and means one thing."""
        file, seen = self.file, dict[str, str]()
        parts: Mapping[str, Collection[str]] = {
            "attributes": file.attributes, "skills": file.skills, "tracks": file.tracks,
            "group": file.group, "conditions": file.conditions,
        }  # fmt: skip
        for part, names in parts.items():
            if len(names) > MOST_KINDS:
                message = f"{part}: {len(names)} of them; at most {MOST_KINDS} are read"
                yield self.problem("list-long", message, part)
            for name in names:
                yield from self.name(name, part, name)
                if name in seen:
                    message = f"'{name}' stands under {seen[name]} too; give one another name"
                    yield self.problem("id-twice", message, part, name, key=True)
                seen[name] = part
        verbs = {*file.rolls} & {*file.moves}
        for name in sorted(verbs):
            message = f"'{shown(name)}' is a check too; give the move another name"
            yield self.problem("id-twice", message, "moves", name, key=True)
        for name in sorted({*file.clash} & {*file.rolls, *file.moves}):
            message = f"'{shown(name)}' is a check or a move too; give the clash another name"
            yield self.problem("id-twice", message, "clash", name, key=True)
        for part in ("checks", "moves", "clash"):
            for name in getattr(file, part):
                if name == "question" or not is_word(name):
                    message = f"'{shown(name)}' can't be a name here; write one such as face-danger"
                    yield self.problem("value-wrong", message, part, name, key=True)

    # Checks

    def given(self, roll: Roll) -> set[str]:
        """Return what the formulas of a check may read before its dice."""
        known = {*self.hero, BONUS, *roll.modifiers, *roll.before, *roll.after}
        if self.file.attributes:
            known.add(STAT)
        if self.file.skills:
            known.add(SKILL)
        if roll.on:
            known.add(PATH)
        return known

    def _shows(self, roll: Roll, at: tuple[str, ...]) -> Problems:
        told = (*roll.dice, *roll.worked_out)
        for number, name in enumerate(roll.shows):
            if name not in told:
                message = f"shows: '{shown(name)}' is neither dice nor a value here"
                yield self.problem(
                    "name-unknown", message + near(name, told), *at, "shows", str(number)
                )

    def _roll(self, roll: Roll, at: tuple[str, ...]) -> Problems:
        yield from self._own_names(roll, at)
        known, self.degrees = self.given(roll), roll.degrees
        for name, formula in roll.first.items():
            yield from self.formula(formula, known, *at, "first", name)
            known = known | {name}
        yield from self.dice(roll.dice, known, *at, "dice")
        known |= {*roll.dice}
        for name, formula in roll.worked_out.items():
            path = (*at, "score") if name == "score" and roll.score else (*at, "values", name)
            yield from self.formula(formula, known, *path)
            known = known | {name}
        yield from self._degrees(roll, known, at)
        for name, formula in roll.on_top.items():
            yield from self.formula(formula, {*known, "degree"}, *at, "on_top", name)
            if name in roll.degrees:
                message = f"on_top: '{shown(name)}' is a degree too; give it another name"
                yield self.problem("id-twice", message, *at, "on_top", name, key=True)
        for name, offer in roll.before.items():
            yield from self._offer(offer, self.given(roll), (*at, "before", name))
            if offer.reroll:
                message = "reroll: nothing has fallen yet; put the offer under 'after'"
                yield self.problem("value-wrong", message, *at, "before", name, "reroll")
        for name, offer in roll.after.items():
            yield from self._offer(offer, {*known, "degree"}, (*at, "after", name))
            for one in offer.reroll:
                if one.dice not in roll.dice:
                    message = f"reroll: no dice are called '{shown(one.dice)}'"
                    message += near(one.dice, roll.dice)
                    yield self.problem("name-unknown", message, *at, "after", name, "reroll")
        if roll.on and roll.on not in self.file.progress:
            message = f"on: unknown kind of progress '{shown(roll.on)}'"
            message += near(roll.on, self.file.progress)
            yield self.problem("name-unknown", message, *at, "on")

    def _own(self, name: str, kind: type, *at: str) -> Problems:
        """Refuse a field of a class that has something else of that name."""
        if name in {*dir(kind), *kind.__annotations__, *OF_CLASSES}:
            message = f"'{name}' is a name of the program's own; give it another"
            yield self.problem("value-wrong", message, *at, key=True)

    def _own_names(self, roll: Roll, at: tuple[str, ...]) -> Problems:
        seen: dict[str, str] = dict.fromkeys(self.hero, "the hero")
        parts: Mapping[str, Collection[str]] = {
            "modifiers": roll.modifiers, "before": roll.before, "after": roll.after,
            "first": roll.first, "dice": roll.dice, "values": roll.values,
        }  # fmt: skip
        for part, names in parts.items():
            for name in names:
                yield from self.name(name, *at, part, name)
                if part == "modifiers":
                    yield from self._own(name, Rolled, *at, part, name)
                if name in seen:
                    message = f"'{name}' stands under {seen[name]} too; give one another name"
                    yield self.problem("id-twice", message, *at, part, name, key=True)
                seen[name] = part

    def _degrees(self, roll: Roll, known: Collection[str], at: tuple[str, ...]) -> Problems:
        if not roll.degrees:
            message = "'degrees' has none: such as degrees: {hit: {when: score >= 10, count: 1}}"
            yield self.problem("key-missing", message, *at, "degrees")
        last = [*roll.degrees, ""][max(0, len(roll.degrees) - 1)]
        for label, degree in roll.degrees.items():
            here = (*at, "degrees", label)
            if not label or label != label.lower() or not label.replace(" ", "").isalnum():
                message = (
                    f"'{shown(label)}' can't be a degree; use small letters and blanks: strong hit"
                )
                yield self.problem("value-wrong", message, *here, key=True)
            if degree.when is None and label != last:
                message = f"'{shown(label)}' needs a 'when': those behind it are never read"
                yield self.problem("degree-never", message, *here, key=True)
            yield from self.formula(degree.when, known, *here, "when")
            yield from self.changes(degree.then, known, *here, "then")

    def _offer(self, offer: Offer, known: Collection[str], at: tuple[str, ...]) -> Problems:
        yield from self.formula(offer.when, known, *at, "when")
        yield from self.changes(offer.cost, known, *at, "cost")

    # Moves

    def _fields(self, roll: Roll) -> tuple[str, ...]:
        return (STAT, SKILL, BONUS, *roll.modifiers, *(("on",) if roll.on else ()))

    def _move(self, word: str, move: Move) -> Problems:
        at = ("moves", word)
        roll = self.file.rolls.get(move.roll)
        if roll is None:
            message = f"roll: there is no check '{shown(move.roll)}'"
            message += near(move.roll, self.file.rolls)
            yield self.problem("name-unknown", message, *at, "roll")
            return
        for name in move.stat:
            if name not in self.file.attributes:
                message = f"stat: unknown '{shown(name)}'{near(name, self.file.attributes)}"
                yield self.problem("name-unknown", message, *at, "stat")
        yield from self._set(move.set, roll, at)
        known = {*self.given(roll), *roll.dice, *roll.worked_out}
        for label, meaning in move.degrees.items():
            if label not in roll.degrees:
                message = f"'{move.roll}' has no degree '{shown(label)}'"
                message += near(label, roll.degrees)
                yield self.problem("name-unknown", message, *at, "degrees", label, key=True)
            yield from self.changes(meaning.then, known, *at, "degrees", label, "then")

    def _set(self, told: Mapping[str, str], roll: Roll, at: tuple[str, ...]) -> Problems:
        for name, text in told.items():
            if name not in self._fields(roll):
                message = f"set: the check has no '{shown(name)}'{near(name, self._fields(roll))}"
                yield self.problem("name-unknown", message, *at, "set", name, key=True)
            elif (one := roll.modifiers.get(name)) is not None and one.words:
                if text not in one.words:
                    message = f"set: unknown word '{shown(text)}'{near(text, one.words)}"
                    yield self.problem("name-unknown", message, *at, "set", name)
            elif one is not None and one.range is None and text not in ("true", "false"):
                message = f"set: {name} is true or false, not '{shown(text)}'"
                yield self.problem("value-wrong", message, *at, "set", name)
            elif name in (STAT, SKILL) and is_number(text):
                continue
            elif name == STAT and text not in self.file.attributes:
                message = f"set: unknown attribute '{shown(text)}'"
                message += near(text, self.file.attributes)
                yield self.problem("name-unknown", message, *at, "set", name)
            elif name == SKILL and text not in self.file.skills:
                message = f"set: unknown skill '{shown(text)}'{near(text, self.file.skills)}"
                yield self.problem("name-unknown", message, *at, "set", name)
            elif name not in (STAT, SKILL, "on") and (one is None or one.range is not None):
                yield from self._set_number(name, text, one, at)

    def _set_number(
        self, name: str, text: str, one: Modifier | None, at: tuple[str, ...]
    ) -> Problems:
        span = one.range if one is not None else None
        if is_number(text):
            if span is not None and not span[0] <= int(text) <= span[1]:
                message = f"set: {name} is {span[0]} to {span[1]}, not {text}"
                yield self.problem("value-wrong", message, *at, "set", name)
        elif at[0] == "clash":
            yield from self.text(text, {*self.hero, "foe", "foes", "round"}, *at, "set", name)
        else:
            message = f"set: {name} is a whole number, not '{shown(text)}'"
            yield self.problem("value-wrong", message, *at, "set", name)

    # Clashes

    def _clash(self, word: str) -> Problems:
        clash, at = self.file.clash[word], ("clash", word)
        known, self.of_foe = {*self.hero, "foe", "foes", "round"}, clash.foe
        for name, value in clash.foe.items():
            yield from self.name(name, *at, "foe", name)
            yield from self._own(name, FoeBase, *at, "foe", name)
            if not 0 <= value <= MOST:
                message = f"{name}: 0 to {MOST:,}, not {value}"
                yield self.problem("value-wrong", message, *at, "foe", name)
        if not clash.actions:
            message = "'actions' has none: say what the hero may do in a round"
            yield self.problem("key-missing", message, *at, "actions")
        for name, action in clash.actions.items():
            yield from self._action(word, name, action, known)
        yield from self.changes(clash.each_round, known, *at, "each_round")
        yield from self.formula(clash.won, known, *at, "won")
        yield from self.formula(clash.lost, known, *at, "lost")

    def _action(self, word: str, name: str, action: Action, known: set[str]) -> Problems:
        clash, at = self.file.clash[word], ("clash", word, "actions", name)
        yield from self.formula(action.when, known, *at, "when")
        kinds = {**self.file.rolls, **{m: self.file.rolls.get(one.roll)
                                       for m, one in self.file.moves.items()}}  # fmt: skip
        roll, move = kinds.get(action.roll), self.file.moves.get(action.roll)
        if roll is None and move is not None:
            return  # that the move rolls nothing is told there
        if roll is None:
            message = f"roll: there is no check '{shown(action.roll)}'{near(action.roll, kinds)}"
            yield self.problem("name-unknown", message, *at, "roll")
            return
        yield from self._set(action.set, roll, at)
        stat = action.set.get(STAT, "")
        if move is not None and stat in self.file.attributes and stat not in (move.stat or [stat]):
            message = f"set: '{action.roll}' is not rolled with '{stat}'{near(stat, move.stat)}"
            yield self.problem("value-wrong", message, *at, "set", STAT)
        yield from self._needed(action, roll, at)
        seen = {*known, *self.given(roll), *roll.dice, *roll.worked_out}
        for label, result in action.degrees.items():
            here = (*at, "degrees", label)
            if label not in roll.degrees:
                message = f"'{action.roll}' has no degree '{shown(label)}'"
                message += near(label, roll.degrees)
                yield self.problem("name-unknown", message, *here, key=True)
            yield from self._ends(result.ends, clash, (*here, "ends"))
            yield from self.changes(result.then, seen, *here, "then")
            for number, amount in result.foe.items():
                if number not in clash.foe:
                    message = f"foe: no number is called '{shown(number)}'"
                    message += near(number, clash.foe)
                    yield self.problem("name-unknown", message, *here, "foe", number, key=True)
                yield from self.amount(amount, seen, *here, "foe", number)

    def _ends(self, label: str, clash: Clash, at: tuple[str, ...]) -> Problems:
        """Tell what can't be a label with which a clash ends, or is hardly meant as one."""
        every = [one.ends for act in clash.actions.values() for one in act.degrees.values()]
        if not is_word(label.replace(" ", "") or "none"):
            message = f"ends: '{shown(label)}' can't be a label; write one such as fled"
            yield self.problem("value-wrong", message, *at)
        elif label in _VERBS and _VERBS[label] in every:
            message = f"ends: '{label}' is another label than '{_VERBS[label]}'; write that"
            yield self.problem("value-odd", message, *at, warning=True)

    def _needed(self, action: Action, roll: Roll, at: tuple[str, ...]) -> Problems:
        """Tell what an action must say for its check, as nobody else does."""
        move = self.file.moves.get(action.roll)
        said = {*action.set, *(move.set if move else ()), *([STAT] if move and move.stat else ())}
        texts = [text for text in formulas_of(roll) if text]
        read = set[str]().union(*(self.language.expression(one, _NOWHERE).names() for one in texts))
        held = {STAT: self.file.attributes, SKILL: self.file.skills}
        # where there are none of them, it is told that the name is unknown
        needed = [name for name, known in held.items() if name in read and known][:1]
        needed += ["on"] if roll.on in self.file.progress else []
        for name in needed:
            if name not in said:
                known = held.get(name, ("3",))
                message = (
                    f"'{action.roll}' needs '{name}'; write set: {{{name}: {next(iter(known))}}}"
                )
                yield self.problem("key-missing", message, *at, key=True)
