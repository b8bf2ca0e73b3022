"""An adventure as plain data: texts, conditions and ways on; and all that this leaves out."""

import dataclasses
import functools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from solo.adventure.branch import (
    Authored,
    Branch,
    Change,
    Draw,
    Join,
    Occasion,
    Outcomes,
    PassTime,
    Pool,
    QuestStep,
    SetVariable,
    Value,
)
from solo.adventure.model import Adventure, Choice, Event, Question, Scene
from solo.adventure.naming import DAY
from solo.authoring.export.book_checks import BookChecks
from solo.authoring.export.book_fights import BookFights
from solo.authoring.export.track import LONGEST, moment
from solo.authoring.export.words import Say
from solo.authoring.walking import fields_of
from solo.dataclass import dataclass
from solo.engine.words import ending_kind
from solo.errors import Mark
from solo.prose import Expression, Prose
from solo.prose.outline import NotCarriedError, Outline, place_of
from solo.rules.core.system import AnySystem
from solo.words.catalogue import room_of

Data = dict[str, Any]


@dataclass(slots=True)
class Story:
    """An adventure as plain data, and what of it that is not (`left`: places with reasons)."""

    data: Data
    left: list[tuple[Mark, str]]

    def told(self) -> list[str]:
        """Return what was left out, each with its place."""
        return [f"{mark}: {reason}" for mark, reason in self.left]


def story_of(adventure: Adventure, system: AnySystem, *, translated: bool = False) -> Story:
    """Return an adventure as plain data; names of variables have no translation."""
    return _Telling(adventure, system, translated=translated).story()


class _Telling:
    """One telling; what can't be told is noted, and the rest goes on."""

    def __init__(self, adventure: Adventure, system: AnySystem, *, translated: bool) -> None:
        self.adventure = adventure
        self.translated = translated
        self.system = system
        self.left: list[tuple[Mark, str]] = []
        self.outline = Outline(adventure.language.source)
        self.room = room_of(type(system).__module__)
        self.say = Say(adventure.spoken, self.room)
        self.book_checks = BookChecks(adventure, system, self._outlined, self.say)
        self.book_fights = BookFights(
            adventure, system, self.book_checks.put, self._outlined, self.say
        )
        self.fights: set[str] = set()
        self.meanwhile = False  # whether anything happens in the middle of a fight
        self.rolls: set[str] = set()  # the kinds of checks, and of fights
        self.effects: set[str] = set()  # the kinds of effects of the rules

    def story(self) -> Story:
        adventure = self.adventure
        events = sorted(adventure.events.values(), key=lambda one: one.minute)
        titles = {one.id: self.say("event", number=n) for n, one in enumerate(events, 1)}
        data = {
            "title": adventure.title,
            "author": adventure.author,
            "licence": adventure.licence,
            "summary": " ".join(adventure.summary.split()),
            "notes": list(adventure.content_notes),
            "language": adventure.spoken or "en",
            "room": self.room,
            "system": self.system.title,
            "rules_name": self.system.name,
            "try_minutes": self.system.try_minutes,
            "hero": next((hero.name for hero in adventure.heroes), ""),
            "sheet": self.book_checks.sheet(),
            "start": adventure.start,
            "clock": adventure.clock,
            "events": [self._event(one, n, titles) for n, one in enumerate(events, 1)],
            "people": {key: one.name for key, one in adventure.companions.items()},
            "variables": dict(adventure.variables),
            "translated": self.translated,
            "scenes": {key: self._scene(scene) for key, scene in adventure.scenes.items()},
        }
        hand = self.book_fights
        data["rules"], data["table"] = hand.rolls(self.rolls), hand.table()
        data["company"] = hand.company()
        data["counted"] = hand.counted()
        data["fights"] = [[hand.told(kind), hand.rules(kind)] for kind in sorted(self.fights)]
        data["meanwhile"] = self.meanwhile
        data["effects"] = hand.befalling(self.effects | self.rolls, self.fights)
        data["defeat"], data["down"] = adventure.defeat or "", hand.down()
        return Story(data, self.left)

    def _event(self, event: Event, number: int, titles: Mapping[str, str]) -> Data:
        last = max(event.minute, event.until)
        if last > LONGEST:
            days = LONGEST // DAY
            self.left.append((event.mark, f"an hour more than {days} days after the start"))
            last = 0
        return {
            "title": self.say("event-title", number=number),
            "said": moment(event, self.adventure.clock, titles, self.say),
            "last": last,
            "minutes": [event.minute, event.until, event.every],
            "early": not event.body.leads and not event.body.cases,
            "when": self._value(event.when),
            "again": bool(event.every),
            "then": self._branch(event.body),
        }

    def _scene(self, scene: Scene) -> Data:
        ending = None
        if scene.ending is not None:
            kind = self.say.say(ending_kind(scene.ending.kind)) if scene.ending.kind else ""
            ending = {"kind": kind, "title": scene.ending.title}
        return {
            **self._branch(scene.body),
            "title": self._prose(scene.title),
            "ending": ending,
            "tries": [[name, self._answers(found)] for name, found in scene.tries.items()],
            "choices": [
                *(self._choice(choice, scene.id) for choice in scene.choices),
                *(self._question(question, scene.id) for question in scene.questions),
            ],
        }

    def _choice(self, choice: Choice, scene: str) -> Data:
        typed = choice.input
        return {
            "input": None if typed is None else [typed.into, self._prose(typed.prompt)],
            "id": choice.id,
            "key": choice.key(scene),
            "text": self._prose(choice.label),
            "when": self._value(choice.when),
            "barred": self._prose(choice.barred),
            "once": choice.once,
            "fallback": choice.fallback,
            "warning": self._prose(choice.certain_death),
            "then": self._branch(choice.body),
        }

    def _question(self, question: Question, scene: str) -> Data:
        """Return a foreseen question as a choice: who has no program can't type it."""
        return {
            "input": None,
            "id": f"?{question.id}",
            "key": f"?{question.id}" if question.shared else f"{scene}/?{question.id}",
            "text": [["text", self.say("ask", about=question.about)]],
            "when": self._value(question.when),
            "barred": [],
            "once": True,
            "fallback": False,
            "warning": [],
            "then": self._branch(question.body),
        }

    def _branch(self, branch: Branch) -> Data:
        goto, among = branch.goto, list[list[Any]]()
        if isinstance(goto, Pool):
            scenes = [self.adventure.scenes[key] for key in self.adventure.pools[goto.name]]
            if goto.pick != "best" or _take_turns(scenes):
                self.left.append((branch.mark, f"a draw from the pool '{goto.name}'"))
            among, goto = self._among(scenes), None
        return {
            "do": [done for action in branch.actions for done in self._action(action)],
            "text": self._prose(branch.text),
            "cases": [
                {
                    "when": self._value(case.when),
                    "otherwise": case.otherwise,
                    "then": self._branch(case.branch),
                }
                for case in branch.cases
            ],
            "check": self._check(branch),
            "goto": goto,
            "among": among,
            "visit": branch.visit,
            "returns": branch.returns,
        }

    def _among(self, scenes: Iterable[Scene]) -> list[list[Any]]:
        """Return the scenes of a pool, each with its condition: the first that holds is next."""
        ordered = sorted(scenes, key=lambda scene: -scene.priority)
        return [[scene.id, self._value(scene.when)] for scene in ordered]

    def _action(self, action: object) -> Iterable[list[object]]:
        match action:
            case SetVariable(name=name, value=value):
                yield ["set", name, self._given(value)]
            case PassTime(minutes=minutes):
                yield ["time", self._given(minutes)]
            case QuestStep(quest=name, step=step, mark=mark):
                quest = self.adventure.quests[name]
                yield ["quest", self.say("quest", step=step, title=quest.title)]
                amount = quest.pays(step)
                paid = self.book_fights.reward(amount, mark) if amount else None
                if paid is not None:
                    yield from self._action(Change(paid))
            case Join(companion=name, joins=joins):
                who = self.adventure.companions[name].name
                words = self.say("joins" if joins else "leaves", who=who)
                yield ["rule", words, [["text", words]]]
            case Change(effect=effect):
                self.effects.add(effect.kind)
                yield ["rule", said(effect), self._in_words(effect, self.book_checks.effect)]
            case Draw(mark=mark):
                self.left.append((mark, "a draw from a table"))

    def _check(self, branch: Branch) -> Data | None:
        check, outcomes = branch.check, branch.outcomes
        if check is None or outcomes is None:
            return None
        self.rolls.add(check.kind)
        says: Sequence[Any] = []
        fight: Sequence[Any] = []
        if check.kind in self.system.encounters:
            heard = (outcomes.also or {}).keys()
            fight = self._in_words(check, functools.partial(self.book_fights.fight, heard=heard))
            self.fights |= {check.kind} if fight else set()
            self.meanwhile = self.meanwhile or bool(fight and branch.during)
        else:
            put = functools.partial(
                self.book_checks.check, labels=outcomes.labels, plain=not outcomes.counts
            )
            says = self._in_words(check, put)
        return {
            "kind": check.kind,
            "risk": self._prose(branch.risk),
            "says": says,
            "fight": fight,
            "during": [self._occasion(one) for one in branch.during] if fight else [],
            "mark": str(check.mark),
            "outcomes": self._answers(outcomes),
            "also": [
                [key, *self._offered(key, check.value), self._branch(one)]
                for key, one in (outcomes.also or {}).items()
            ],
        }

    def _occasion(self, one: Occasion) -> Data:
        said = ""
        try:
            said = self.book_fights.occasion(one)
        except NotCarriedError as reason:
            self.left.append((one.case.branch.mark, str(reason)))
        return {
            "said": said,
            "when": self._value(one.case.when),
            "again": one.again,
            "then": self._branch(one.case.branch),
        }

    def _in_words(
        self, authored: Authored, words: Callable[[Authored], Sequence[Any]]
    ) -> Sequence[Any]:
        try:
            return words(authored)
        except NotCarriedError as reason:
            self.left.append((authored.mark, str(reason)))
            return []

    def _outlined(self, value: Expression) -> list[Any]:
        return _said(self.outline.value(place_of(value.source, value.mark)))

    def _answers(self, outcomes: Outcomes) -> list[list[object]]:
        """Return the branches of outcomes, each once, by what leads to it."""
        answers = [
            *outcomes.labels.items(),
            *_spans(outcomes.counts),
            *(
                (name, branch)
                for name, branch in (
                    ("success", outcomes.success),
                    ("failure", outcomes.failure),
                    ("else", outcomes.otherwise),
                )
                if branch is not None
            ),
        ]
        return [[name, self._branch(branch)] for name, branch in answers]

    def _offered(self, key: str, check: object) -> tuple[str, str]:
        """Return what a player may take that has this id, and its price; nothing if none."""
        one = next((one for one in _offers(check) if one.id == key), None)
        if hasattr(one, "fix"):  # what the other side takes
            return "", ""
        told = str(getattr(one, "text", "") or getattr(one, "question", ""))
        pool = "momentum" if "momentum" in self.system.effects else "action_points"
        for field, name in (("fortune", "fortune"), ("luck", "luck"), ("cost", pool)):
            if isinstance(price := getattr(one, field, 0), int) and price:
                return told, f"{price} {self.say.value(name)}"
        return told, ""

    def _prose(self, text: Prose | None) -> list[Any]:
        if text is None:
            return []
        try:
            return _said(self.outline.prose(place_of(text.source, text.mark)))
        except NotCarriedError as reason:
            self.left.append((text.mark, f"{reason} in a text"))
            return []

    def _given(self, value: Value | Expression) -> list[object] | None:
        """Return a constant or an expression as a tree."""
        return self._value(value) if isinstance(value, Expression) else ["const", value]

    def _value(self, value: Expression | None) -> list[object] | None:
        if value is None:
            return None
        try:
            return self._outlined(value)
        except NotCarriedError as reason:
            self.left.append((value.mark, f"{reason} in a condition"))
            return None


def _said(outline: list[Any]) -> list[Any]:
    """Return an outline whose values a book has words for.

    Raises:
        NotCarriedError: A list stands alone in it, or something is looked up by a name that only
            play knows.
    """
    left = [outline]
    while left:
        match left.pop():
            case ["in", _, value, ["list", *several]]:
                left += [value, several]
            case ["filter", "min" | "max", ["list", *several]]:
                left.append(several)
            case ["get", ["list", *several], ["op", "-", count, ["const", 1]]]:
                left += [several, count]
            case ["get", whole, ["const", _]]:
                left.append(whole)
            case ["list" | "get" as form, *_]:
                raise NotCarriedError("a list" if form == "list" else "'[…]'")
            case ["const" | "text" | "turns", *_]:
                pass
            case list() as parts:
                left += parts
    return outline


def _offers(check: object) -> Iterator[Any]:
    """Yield what a player may say, buy or do at a roll or in a fight, and its own rolls."""
    for part in fields_of(check):
        if isinstance(part, tuple):
            yield from (one for one in part if getattr(one, "id", ""))
        elif hasattr(part, "purpose"):
            yield from _offers(part)


def _take_turns(scenes: Sequence[Scene]) -> bool:
    """Say whether some scenes of a pool stand beside each other: the least visited comes."""
    return len({scene.priority for scene in scenes}) < len(scenes)


def _spans(counts: Mapping[str, Branch]) -> Iterable[tuple[str, Branch]]:
    """Yield each branch once, by the counts that lead to it: `1s to 3s`."""
    by_branch: dict[int, list[str]] = {}
    for key, branch in counts.items():
        by_branch.setdefault(id(branch), []).append(key)
    for keys in by_branch.values():
        name = keys[0] if len(keys) == 1 else f"{keys[0]} to {keys[-1]}"
        yield name, counts[keys[0]]


def said(authored: Authored) -> str:
    """Return a check or effect as its author wrote it, what is usual left out."""
    value = authored.value
    if not dataclasses.is_dataclass(value):
        return f"{authored.kind} {value}"
    told, bare = [], False
    for field in dataclasses.fields(value):
        found = getattr(value, field.name)
        usual = field.default if field.default is not dataclasses.MISSING else None
        if field.name in authored.fields:
            found = authored.fields[field.name].source
        if found not in (usual, (), None, "") and field.name != "purpose":
            bare = field.name == getattr(value, "shorthand", "")  # as an author may write it
            named = "" if bare else f"{field.name.replace('_', ' ')} "
            told.append(f"{named}{_shown(found)}")
    sign = " " if bare and len(told) == 1 else ": "
    return f"{authored.kind}{sign}{', '.join(told)}" if told else authored.kind


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | list | frozenset):
        return " or ".join(map(_shown, value))
    words = (getattr(value, name, None) for name in ("word", "label", "name"))
    word = next((found for found in words if found), None)
    return str(word if isinstance(word, str) else getattr(value, "value", value))
