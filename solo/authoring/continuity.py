"""Continuity: each game of a playtest held against what its author says of the story.

What contradicts a claim is a mistake. What looks forgotten, such as a quest that an ending leaves
open, is a question to the author, who answers it in the text or by `meant` under `expect`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from functools import partial

from solo.adventure.branch import Action, Branch, Claim, QuestStep, Witness
from solo.adventure.model import Adventure, Quest
from solo.engine.events import Event, Narrated, SceneEntered
from solo.engine.interpreter import Interpreter
from solo.engine.session import Session
from solo.engine.state import State
from solo.errors import Mark, Problem

OPEN, UNNAMED, LATE, AGAIN = "open", "unnamed", "late", "again"
"""The kinds of questions; a question is one of them, and what it is about."""
QUESTIONS: Mapping[str, str] = {
    OPEN: "A quest is still open at an ending",
    UNNAMED: "An ending's text does not name who is with the hero",
    LATE: "Events are told more than half an hour after their hour",
    AGAIN: "A long text of these scenes is told twice in one game",
}
LATEST = 30  # minutes after its hour until which an event may be told
LONG = 200  # characters of a text that a player notices when it comes again
_TAKEN = "take"  # the step of a quest that is open


class Continuity:
    """What the games of an adventure contradict.

    Args:
        adventure: The adventure, as loaded.
    """

    def __init__(self, adventure: Adventure) -> None:
        self._adventure = adventure
        self._broken: list[Problem] = []
        self._told: set[str] = set()  # in this game
        self._quests = adventure.quests
        self._language = adventure.language
        self._always = adventure.never
        self._carried = tuple(one for one in adventure.present.values() if one.carried)
        self._names = {
            key: frozenset(_words(str(block.name))) for key, block in adventure.companions.items()
        }

    def watched(self, branch: Branch) -> Branch:
        """Return a branch that does the same, and whose claims are looked at as it does."""
        steps = any(isinstance(one, QuestStep) for one in branch.actions)
        if not branch.claims and not steps:
            return branch
        return branch._replace(actions=tuple(self._looked_at(branch)))

    def _looked_at(self, branch: Branch) -> Iterator[Action]:
        """Yield the actions of a branch, with those that look at its claims."""
        for action in branch.actions:
            if isinstance(action, QuestStep) and action.step == "complete":
                yield from self._completed(self._quests[action.quest], action.mark)
            yield action
        for claim in branch.claims:
            yield Witness(partial(self._look, claim), claim.mark)

    def _completed(self, quest: Quest, mark: Mark) -> Iterator[Action]:
        """Yield what looks at a quest that is still open, just before it is completed."""
        if quest.claims is not None:
            source = quest.claims.source
            held = f"quests['{quest.id}'] in ('', '{_TAKEN}') and not ({source})"
            said = f"quest '{quest.id}' is completed, and '{source}' does not hold"
            claim = Claim(self._language.expression(held, mark), mark, said)
            yield Witness(partial(self._look, claim), mark)

    def _look(self, claim: Claim, scope: Mapping[str, object]) -> None:
        if claim.condition.value(scope):
            self._broken.append(Problem(claim.mark, "contradiction", claim.said))

    def contradictions(
        self, interpreter: Interpreter, state: State, events: Sequence[Event]
    ) -> list[Problem]:
        """Return what a turn that was accepted contradicts, given the state after it."""
        broken = self.taken()
        if self._always or (state.ended and self._carried):
            scope = interpreter.view(state)
            for claim in self._always:
                self._look(claim, scope)
            if state.ended:
                broken += self._forgotten(state.scene, scope, events)
        return broken + self.taken()

    def taken(self) -> list[Problem]:
        """Return what was seen since the last time, and forget it: of a refused turn, say."""
        broken, self._broken = self._broken, []
        return broken

    def _forgotten(
        self, key: str, scope: Mapping[str, object], events: Sequence[Event]
    ) -> Iterator[Problem]:
        """Yield what is carried and not named by the ending."""
        scene = self._adventure.scenes.get(key)
        if scene is None or scene.ending is None:
            return
        text = _last_text(events)
        for one in self._carried:
            if one.when.value(scope) and not _named(one.names, text):
                said = f"'{one.id}' is carried, and ending '{key}' does not name it"
                yield Problem(scene.mark, "contradiction", said)

    def questions(self, before: State, session: Session, events: Sequence[Event]) -> Iterator[str]:
        """Yield what a turn leaves open to ask, as a kind and what it is about."""
        after = session.state
        if after.fired is not before.fired:
            yield from self._late(after.fired - before.fired, after.clock)
        if session.over and session.ending in self._adventure.scenes:
            yield from self._left_open(session, events)
        for place, text in _told(events):
            if len(text) >= LONG and text in self._told:
                yield f"{AGAIN} {place or before.scene}"
            self._told.add(text)

    def begin(self) -> None:
        """Forget the game before."""
        self._told.clear()
        self._broken.clear()

    def _late(self, fired: Iterable[str], clock: int) -> Iterator[str]:
        for key in fired:
            event = self._adventure.events.get(key)
            told = event is not None and event.body.text is not None and not event.every
            if event is not None and told and clock - event.minute > LATEST:
                yield f"{LATE} {key}"

    def _left_open(self, session: Session, events: Sequence[Event]) -> Iterator[str]:
        ending, state = session.ending, session.state
        yield from (f"{OPEN} {q}/{ending}" for q, step in state.quests.items() if step == _TAKEN)
        if not self._names or state.sheet is None:
            return
        text = _last_text(events)
        for key in session.system.companions(state.sheet):
            if key in self._names and not _named(self._names[key], text):
                yield f"{UNNAMED} {key}/{ending}"


def asked(subject: str) -> str:
    """Return what a question, or a group of them, asks in words."""
    return QUESTIONS[subject.partition(" ")[0]]


def grouped(questions: Mapping[str, int]) -> Mapping[str, Mapping[str, int]]:
    """Return questions by what they are about, each with the number of games that asked it.

    A quest, or somebody who is not named, is one question at all endings; all late events are one.
    """
    found: dict[str, dict[str, int]] = {}
    for question, games in questions.items():
        kind, _, about = question.partition(" ")
        subject = f"{kind} {about.partition('/')[0]}" if "/" in about else kind
        found.setdefault(subject, {})[about] = games
    return found


def meant(questions: Iterable[str], answers: Set[str]) -> Iterator[str]:
    """Yield the questions that an author has answered.

    An answer may leave out the ending, or all but the kind.
    """
    for question in questions:
        if not answers.isdisjoint((question, question.partition("/")[0], question.split(" ")[0])):
            yield question


def _told(events: Sequence[Event]) -> Iterator[tuple[str, str]]:
    """Yield what is told of consequences and events, with the scene that was entered before."""
    place = ""
    for event in events:
        if isinstance(event, SceneEntered):
            place = event.scene
        elif isinstance(event, Narrated) and event.kind in ("result", "event"):
            yield place, str(event.text)


def _last_text(events: Sequence[Event]) -> str:
    """Return what is told from the entry into the last scene on."""
    found: list[str] = []
    for event in events:
        if isinstance(event, SceneEntered):
            found.clear()
        elif isinstance(event, Narrated):
            found.append(str(event.text))
    return " ".join(found).casefold()


def _named(names: Iterable[str], text: str) -> bool:
    return any(name.casefold() in text for name in names)


def _words(name: str) -> Iterator[str]:
    """Yield a name, and the words of it by which somebody may be called."""
    yield name
    yield from (word for word in name.split() if len(word) > 2 and word[0].isupper())
