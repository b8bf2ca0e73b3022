"""Continuity: each game of a playtest held against what its author says of the story.

What contradicts a claim is a mistake. What looks forgotten is a question (`asking`).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial

from solo.adventure.branch import TAKEN, Action, Branch, Claim, QuestStep, Witness
from solo.adventure.model import Adventure, Presence, Quest
from solo.authoring.continuity.asking import Asking
from solo.authoring.continuity.declared_words import Told, ToldWords
from solo.authoring.continuity.guarded import texts_of
from solo.authoring.continuity.kept_words import KeptWords
from solo.authoring.continuity.remembering import last_text, told_last
from solo.authoring.continuity.telling import named
from solo.engine.events import Event, Narrated, SceneEntered
from solo.engine.interpreter import Interpreter
from solo.engine.state import State
from solo.errors import Mark, Problem
from solo.namedtuple import NamedTuple
from solo.prose import Expression, Prose
from solo.source import shown


class _Text(NamedTuple):
    """A text with declared words, or the choice that was taken."""

    scene: str  # in which it is told
    words: Sequence[Told]
    last: bool = False  # whether it is the scene that is told last


MOST_SHOWN = 120  # characters of a sentence
_OF_STORY = ("visited", "taken", "quests")
"""Names that change only with the part of a state that keeps them."""


class Continuity:
    """What the games of an adventure contradict.

    Attributes:
        asking: What the games leave open to ask.
        untrue: What is declared, its condition, and a sentence that tells it though it is not so.
    """

    def __init__(self, adventure: Adventure) -> None:
        self._adventure = adventure
        self._broken: list[Problem] = []
        self._quests = adventure.quests
        self._language = adventure.language
        beyond = [one for one in adventure.never if one.condition.names() - {*adventure.variables}]
        self._beyond = tuple(beyond)  # these read more than variables, and these more than a story
        self._always = tuple(
            one for one in beyond if one.condition.names() - {*adventure.variables, *_OF_STORY}
        )
        self._carried = tuple(one for one in adventure.present.values() if one.carried)
        self._told = ToldWords(adventure)
        every = (one.when for one in adventure.declared)
        self._of_variables = {one for one in every if one.names() <= adventure.variables.keys()}
        self._known: dict[Expression, tuple[object, object]] = {}  # by which variables, and what
        self._declares = any(one.told for one in adventure.declared)
        told = texts_of(adventure)
        self.asking = Asking(adventure, [one.text.source for one in told])
        self._kept = KeptWords(adventure, told, self._broken.append)
        self.untrue: set[tuple[str, str, str]] = set()

    def heard(self, text: Prose) -> Prose:
        """Return a text that reads alike, and is held to the words that are kept."""
        return self._kept.heard(text)

    def watched(self, branch: Branch) -> Branch:
        """Return a branch that does the same, and whose claims are looked at as it does."""
        steps = any(isinstance(one, QuestStep) for one in branch.actions)
        reading = self.asking.reading(branch)
        if not branch.claims and not steps and reading is None:
            return branch
        looks = () if reading is None else (Witness(reading, branch.mark),)
        return branch._replace(actions=(*self._looked_at(branch), *looks))

    def _looked_at(self, branch: Branch) -> Iterator[Action]:
        """Yield the actions of a branch, with those that look at its claims."""
        for action in branch.actions:
            if isinstance(action, QuestStep):
                if action.step == "complete":
                    yield from self._completed(self._quests[action.quest], action.mark)
                yield Witness(self.asking.closing(action.quest, action.step), action.mark)
            yield action
        for claim in branch.claims:
            yield Witness(partial(self._look, claim), claim.mark)

    def _completed(self, quest: Quest, mark: Mark) -> Iterator[Action]:
        """Yield what looks at a quest that is still open, just before it is completed."""
        if quest.claims is not None:
            source = quest.claims.source
            held = f"quests['{quest.id}'] in ('', '{TAKEN}') and not ({source})"
            said = f"quest '{quest.id}' is completed, and '{source}' does not hold"
            claim = Claim(self._language.expression(held, mark), mark, said)
            yield Witness(partial(self._look, claim), mark)

    def _look(self, claim: Claim, scope: Mapping[str, object]) -> None:
        if claim.condition.value(scope):
            self._broken.append(Problem(claim.mark, "contradiction", claim.said))

    def contradictions(
        self,
        interpreter: Interpreter,
        before: State,
        state: State,
        events: Sequence[Event],
        label: str = "",
    ) -> list[Problem]:
        """Return what a turn that was accepted contradicts, given the states around it.

        `label` is the choice that was taken.
        """
        broken = self.taken()
        if self._declares:
            told = self._declared_in(before.scene, events, label)
            broken += self._mistold(interpreter, (before, state), told) if told else ()
        claims = self._adventure.never if state.sheet is not None else ()  # they may ask the hero
        started = before.turn and before.sheet is not None  # the first turn asks all of them
        if claims and started and state.variables is before.variables:
            same = state.visits is before.visits and state.taken is before.taken
            claims = self._always if same and state.quests is before.quests else self._beyond
        if claims or (state.ended and self._carried):
            scope = interpreter.view(state)
            for claim in claims:
                self._look(claim, scope)
            if state.ended:
                broken += self._forgotten(state.scene, scope, events)
            broken += self.taken()
        return broken

    def _declared_in(self, scene: str, events: Sequence[Event], label: str) -> list[_Text]:
        """Return where declared words are told: in the choice taken in a scene, or after it."""
        every = self._told.found(label) if label else ()
        told = [_Text(scene, every)] if every else []
        for event in events:
            if isinstance(event, SceneEntered):
                scene = event.scene
            elif isinstance(event, Narrated) and (every := self._told.found(str(event.text))):
                told.append(_Text(scene, every, told_last(event, events)))
        return told

    def _mistold(
        self, interpreter: Interpreter, states: tuple[State, State], told: Iterable[_Text]
    ) -> Iterator[Problem]:
        """Yield what is told while it is not so: neither before the turn nor after it.

        The scene that is told last has been told as things are after it.
        """
        for place, every, last in told:
            for words in every:
                one = words.one
                around = states[1:] if last else states[::-1]  # most are so after the turn
                if said := _untrue(words, (self._worth(one, interpreter, at) for at in around)):
                    self.untrue.add((one.id, one.when.source, words.sentence))
                    scene = self._adventure.scenes.get(place)
                    mark = one.when.mark if scene is None else scene.mark
                    yield Problem(mark, "contradiction", said)

    def _worth(self, one: Presence, interpreter: Interpreter, state: State) -> object:
        """Return what that which is declared comes to in a state.

        What reads variables alone is worked out again only when they have changed.
        """
        known = self._known.get(one.when)
        if known is not None and known[0] is state.variables:
            return known[1]
        worth = self.asking.worth(one, interpreter.view(state))
        if one.when in self._of_variables and worth is not None:  # None is told each time
            self._known[one.when] = state.variables, worth
        return worth

    def taken(self) -> list[Problem]:
        """Return what was seen since the last time, and forget it: of a refused turn, say."""
        broken = [*self._broken]
        self._broken.clear()
        return broken

    def _forgotten(
        self, key: str, scope: Mapping[str, object], events: Sequence[Event]
    ) -> Iterator[Problem]:
        """Yield what is carried and not named by the ending."""
        scene = self._adventure.scenes.get(key)
        if scene is None or scene.ending is None:
            return
        text = last_text(events)
        for one in self._carried:
            if self.asking.present(one, scope) and not self._names(one, text):
                said = f"'{one.id}' is carried, and ending '{key}' does not name it"
                yield Problem(scene.mark, "contradiction", said)

    def _names(self, one: Presence, text: str) -> bool:
        if named((*one.names, *one.told), text):
            return True
        return any(words.one is one for words in self._told.found(text))

    def begin(self) -> None:
        """Forget the game before."""
        self._broken.clear()
        self._known.clear()
        self.asking.begin()
        self.asking.ask(self._kept.questions)


def _untrue(told: Told, worths: Iterable[object]) -> str:
    """Say what is wrong with declared words, by what they depend on comes to around the turn.

    What it comes to at last stands first.

    Nothing if they are so at some time, or that is not known. Where a number is told, what is false
    is none, and what is merely true is so many that nobody knows.
    """
    words, source = told.words, told.one.when.source
    first: object = None
    for place, worth in enumerate(worths):
        if told.numbers:
            unknown = worth is True or not isinstance(worth, int | float)
            so = unknown or all(number == worth for number in told.numbers)
        else:
            so = worth is None or bool(worth)
        if so:
            return ""
        first = first if place else worth
    if told.numbers:
        return f"'{words}' is told as '{told.text}', and '{source}' comes to {first or 0}"
    stands = shown(told.sentence, MOST_SHOWN)
    return f"'{words}' is told, and '{source}' does not hold: {stands}"
