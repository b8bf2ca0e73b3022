"""What a rules file has that is right by itself, but does nothing or can never be so."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping

from solo.errors import Mark, Problem
from solo.rules.data_systems.changes import CLEAR, DRAW, MARK
from solo.rules.data_systems.checks import GIVEN
from solo.rules.data_systems.forms import Amount, of_foe
from solo.rules.data_systems.judging import formulas_of
from solo.rules.data_systems.looking import Looking, Problems
from solo.rules.data_systems.model import Clash, Making, Offer, Result, Roll
from solo.source import Node, shown

MOST_ROWS = 100
_NOWHERE = Mark("", 1, 1)
_NAMED: Collection[str] = {MARK, CLEAR, DRAW}
"""Changes that name something, where others have an amount."""


class Idle(Looking):
    """A look for what nothing reads, nobody can pay, and nobody can get."""

    def run(self) -> Problems:
        for word, roll in self.file.rolls.items():
            at = ("roll",) if word == "roll" and self.file.roll is not None else ("checks", word)
            yield from self._roll(word, roll, at)
        yield from self._moves()
        for word, clash in self.file.clash.items():
            yield from self._clash(clash, ("clash", word))
        yield from self._tracks()
        yield from self._making()
        yield from self._advancement()
        yield from self._words()
        yield from self._rest()
        yield from self._lists()

    def _advice(self, message: str, *path: str, key: bool = False) -> Problem:
        found = self.problem("idle", message, *path, key=key)
        return Problem(found.mark, found.code, found.message, "warning")

    def _read(self, texts: Iterable[str]) -> set[str]:
        """Return the names that some formulas read."""
        return set[str]().union(
            *(self.language.expression(one, _NOWHERE).names() for one in texts if one)
        )

    # Checks and moves

    def _roll(self, word: str, roll: Roll, at: tuple[str, ...]) -> Problems:
        read = self._read(self._texts(word, roll))
        unread = {"dice": "are rolled", "first": "is worked out", "modifiers": "may be told"}
        for part, what in unread.items():
            for name in getattr(roll, part):
                if name not in read:
                    message = f"'{name}' {what}, but no formula reads it"
                    yield self._advice(message, *at, part, name, key=True)
        for part in ("before", "after"):
            for name, offer in getattr(roll, part).items():
                yield from self._offer(name, offer, read, (*at, part, name))
        if not any(one.count > 0 for one in roll.degrees.values()):
            message = "no degree counts as a success: give one a count of 1 or more"
            yield self._advice(message, *at, "degrees", key=True)

    def _texts(self, word: str, roll: Roll) -> Iterator[str]:
        """Yield all formulas that read what a check has."""
        yield from formulas_of(roll)
        for offer in (*roll.before.values(), *roll.after.values()):
            yield offer.when.text if offer.when else ""
            yield from _formulas(offer.cost)
        rolled = {word}
        for name, move in self.file.moves.items():
            if move.roll == word:
                rolled.add(name)
                for meaning in move.degrees.values():
                    yield from _formulas(meaning.then)
        for clash in self.file.clash.values():
            for action in clash.actions.values():
                for result in action.degrees.values() if action.roll in rolled else ():
                    yield from (*_formulas(result.then), *_formulas(result.foe))

    def _offer(self, name: str, offer: Offer, read: set[str], at: tuple[str, ...]) -> Problems:
        if name not in read and not offer.reroll:
            message = f"'{name}' does nothing: no formula reads it"
            message += ", and it has no 'reroll'" if at[-2] == "after" else ""
            yield self._advice(message, *at, key=True)
        whole = [one.dice for one in offer.reroll if not one.which]
        if len({*whole}) < len(whole):
            yield self._advice("reroll: the same dice are named twice", *at, "reroll")
        for track, amount in offer.cost.items():
            paid = self._number(amount)
            if track in self.file.all_tracks and paid is not None:
                least, most = self.file.all_tracks[track].range
                if abs(paid) > most - least:
                    message = f"nobody can pay {amount.text}: '{track}' is {least} to {most}"
                    yield self._advice(message, *at, "cost", track)
                elif paid > 0 and (why := self._is_better(track)):
                    message = f"{why}, and this gives {paid}; write {track}: -{paid}"
                    yield self._advice(message, *at, "cost", track)
                elif not paid:
                    message = f"'{track}: 0' costs nothing; give a number, or leave it out"
                    yield self._advice(message, *at, "cost", track)

    def _number(self, amount: Amount) -> int | None:
        """Return the number by which an amount changes, if it stands there as one."""
        told = self.language.expression(amount.text.removeprefix("+"), _NOWHERE)
        paid = told.value({}) if told.constant else None
        return paid if isinstance(paid, int) else None

    def _is_better(self, track: str) -> str:
        """Say why it is better to have more of a track; nothing where the file does not show it."""
        told = self.file.all_tracks[track]
        if told.fallen == told.range[0]:
            return f"who has no '{track}' left has fallen"
        for roll in self.file.rolls.values():
            for offer in (*roll.before.values(), *roll.after.values()):
                paid = self._number(offer.cost[track]) if track in offer.cost else None
                if paid is not None and paid < 0:
                    return f"'{track}' is paid by having less of it elsewhere"
        begun = self.language.expression(told.start.text, _NOWHERE)
        first = begun.value({}) if begun.constant else None
        some = told.fallen is None and isinstance(first, int) and first > told.range[0]
        if some and self._times(track) == 1:
            return f"a hero begins with {first} of '{track}', which nothing else here names"
        return ""

    def _times(self, track: str) -> int:
        """Return how often a track is named by what happens and is asked in the file."""
        sections = self.root.value if isinstance(self.root.value, dict) else {}
        named = re.compile(rf"\b{re.escape(track)}\b")
        return sum(
            len(named.findall(text))
            for name, part in sections.items()
            if name not in ("tracks", "words", "about")
            for text in _said(part)
        )

    def _set(self, told: Iterable[str], rolls: str, at: tuple[str, ...]) -> Problems:
        """Tell what is set, or may be, for a check in which nothing reads it."""
        move = self.file.moves.get(rolls)
        roll = self.file.rolls[move.roll if move is not None else rolls]
        read = self._read(formulas_of(roll))
        for name in told:
            if name in GIVEN and name not in read:
                message = f"no formula of '{rolls}' reads '{name}'"
                yield self._advice(message, *at, name, key=True)

    def _moves(self) -> Problems:
        for word, move in self.file.moves.items():
            yield from self._set(move.set, move.roll, ("moves", word, "set"))
            yield from self._set(("stat",) if move.stat else (), move.roll, ("moves", word))
            if len({*move.stat}) < len(move.stat):
                yield self._advice("stat: the same attribute twice", "moves", word, "stat")
            if move.stat and "stat" in move.set:
                message = f"set: 'stat' is {move.set['stat']} already, so no other can be chosen"
                yield self._advice(message, "moves", word, "set", "stat", key=True)

    # Clashes

    def _clash(self, clash: Clash, at: tuple[str, ...]) -> Problems:
        said: dict[str, str] = {}
        for name, action in clash.actions.items():
            if (other := said.setdefault(action.text, name)) != name:
                message = f"'{shown(other)}' reads the same: nobody can tell one from the other"
                yield self._advice(message, *at, "actions", name, "text")
            yield from self._set(action.set, action.roll, (*at, "actions", name, "set"))
        changed, asked = clash.changes, of_foe(clash.won.text)
        alone = self._read([clash.won.text]) == {"foe"}
        if alone and not changed & {*asked}:
            numbers = ", ".join(f"foe.{one}" for one in asked)
            message = f"won: no action changes {numbers}, so it is never won"
            yield self._advice(message, *at, "won")
        texts = [clash.lost.text if clash.lost else "", *_formulas(clash.each_round)]
        for action in clash.actions.values():
            texts += [action.when.text if action.when else "", *action.set.values()]
        for one in _results(clash):
            texts += [*_formulas(one.then), *_formulas(one.foe)]
        read = {*changed, *asked, *of_foe(" ; ".join(texts))}
        for name in clash.foe:
            if name not in read:
                message = f"nothing reads or changes 'foe.{name}'"
                yield self._advice(message, *at, "foe", name, key=True)

    # Heroes

    def _tracks(self) -> Problems:
        for name, track in self.file.all_tracks.items():
            part = "tracks" if name in self.file.tracks else "group"
            if track.range[0] == track.range[1]:
                message = f"'{name}' can't change: it is always {track.range[0]}"
                yield self._advice(message, part, name, "range")
            if track.dead and track.fallen is None:
                message = "dead: say at which number, with 'fallen'"
                yield self._advice(message, part, name, "dead", key=True)

    def _making(self) -> Problems:
        plan, rated = self.file.making or Making(), self.file.attributes
        room = sum(one.range[1] - one.usual for one in rated.values())
        if plan.points > room:
            message = f"points: the attributes can be raised by {room} in all, not by {plan.points}"
            yield self._advice(message, "making", "points")
        if len(plan.array) > len(rated):
            message = f"array: {len(plan.array)} numbers for {len(rated)} attributes"
            yield self._advice(message, "making", "array")
        if plan.roll is not None and (thrown := plan.roll.thrown) is not None:
            ends = sorted(thrown.sign * plan.times * n * thrown.many for n in (1, thrown.sides))
            for name, one in rated.items():
                if ends[0] < one.range[0] or ends[1] > one.range[1]:
                    message = f"roll: {ends[0]} to {ends[1]} is not within that of '{name}', "
                    yield self._advice(message + f"{list(one.range)}", "making", "roll")
                    break
        if plan.times > 1 and plan.roll is None:
            yield self._advice("times: there is no 'roll' to multiply", "making", "times", key=True)
        if plan.skill_points and not self.file.skills:
            yield self._advice("there are no skills to raise", "making", "skill_points", key=True)
        if plan.step > 1 and plan.step > plan.skill_points:
            message = f"step: {plan.step} at once, of {plan.skill_points} points"
            yield self._advice(message, "making", "step")

    def _advancement(self) -> Problems:
        plan, file = self.file.advancement, self.file
        if plan is None:
            return
        if plan.attributes is None and plan.skills is None and not plan.tracks:
            message = "there is nothing to buy: give prices for attributes, skills or tracks"
            yield self._advice(message, "advancement", key=True)
        for part in ("attributes", "skills"):
            if getattr(plan, part) is not None and not getattr(file, part):
                yield self._advice(f"there are no {part} to buy", "advancement", part, key=True)
        if plan.step > 1 and plan.skills is None:
            yield self._advice("step: skills have no price", "advancement", "step", key=True)
        if plan.spend in plan.tracks:
            message = f"'{plan.spend}' pays, and can't be bought with itself"
            yield self._advice(message, "advancement", "tracks", plan.spend, key=True)

    # The rest

    def _words(self) -> Problems:
        said: dict[str, str] = {}
        typed = {*self.file.attributes, *self.file.skills}
        for name, text in self.file.words.items():
            if not text.strip():
                message = f"'{shown(name)}' needs a text; leave it out to show its name"
                yield self.problem("value-wrong", message, "words", name, key=True)
            elif name in typed and (other := said.setdefault(text.lower(), name)) != name:
                message = f"'{shown(other)}' is shown so too: nobody can type one of them"
                yield self._advice(message, "words", name)

    def _rest(self) -> Problems:
        for name, rest in self.file.rest.items():
            if not rest.then and not rest.minutes:
                message = "it does nothing: give 'then' or 'minutes'"
                yield self._advice(message, "rest", name, key=True)
        if self.file.time is not None and not self.file.time.then:
            yield self._advice("time does nothing: give 'then'", "time", key=True)
        for name, rows in self.file.tables.items():
            for number, row in enumerate(rows):
                if not row.strip():
                    message = "a row without text; leave it out"
                    yield self.problem("value-wrong", message, "tables", name, str(number))
        oracle = self.file.oracle
        if oracle is None:
            return
        chances = {*oracle.likelihoods.values()}
        if len(chances) > 1 and "chance" not in self._read([oracle.when.text]):
            message = "when: it reads no 'chance', so each likelihood is answered alike"
            yield self._advice(message, "oracle", "when")

    def _lists(self) -> Problems:
        """Look at the steps of progress and the rows of tables."""
        file = self.file
        for name, kind in file.progress.items():
            most = kind.boxes * kind.ticks
            for rank, step in kind.ranks.items():
                if not 1 <= step <= most:
                    message = f"ranks: a step is 1 to {most} ticks here, not {step}"
                    yield self.problem("value-wrong", message, "progress", name, "ranks", rank)
        for name, rows in file.tables.items():
            if not 1 <= len(rows) <= MOST_ROWS:
                message = f"a table has 1 to {MOST_ROWS} rows, not {len(rows)}"
                yield self.problem("list-long", message, "tables", name)


def _formulas(changes: Mapping[str, Amount]) -> list[str]:
    """Return the formulas of some changes."""
    return [one.formula for name, one in changes.items() if name not in _NAMED]


def _results(clash: Clash) -> Iterator[Result]:
    for action in clash.actions.values():
        yield from action.degrees.values()


def _said(node: Node) -> Iterator[str]:
    """Yield the keys and texts of a part of a file, but for those that people read."""
    value = node.value
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in ("text", "about", "means"):
                yield key
                yield from _said(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _said(inner)
    elif isinstance(value, str):
        yield value
