"""The engine's one function: a state, a command and dice in; a state and events out."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from solo.adventure.branch import Authored, Branch
from solo.adventure.heritage import Heritage
from solo.adventure.model import Adventure
from solo.budget import STEP, SpentError
from solo.engine.actions import holds, narrate, value_at
from solo.engine.beginning import Beginning
from solo.engine.choices import any_open, offered
from solo.engine.commands import UNACTED, Ask, Choose, Command, Jump, Set, Table, Try, Use
from solo.engine.draft import Draft, Fault
from solo.engine.encounters import absorb, advance, drive, turn_of
from solo.engine.events import Event, Faulted, Refused
from solo.engine.examining import seen, things
from solo.engine.forward import come_forward
from solo.engine.leaving import left_behind
from solo.engine.state import Pending, State, blank
from solo.engine.story import bury, due, must_be_rolled, travel
from solo.engine.table.company import parted
from solo.engine.taking import take_one
from solo.engine.warning import Warned
from solo.engine.words import words as say
from solo.engine.world import World
from solo.errors import DiceError, Problem
from solo.late import late, lazy_imports
from solo.namedtuple import NamedTuple
from solo.prose import ProseError
from solo.rules.core.bases import first_open
from solo.rules.core.dice import Dice, LoadedDice
from solo.rules.core.heroes.kept import Guest
from solo.rules.core.outcome import AnySheet, Option, Outcome
from solo.rules.core.protocols import Illegal
from solo.rules.core.system import AnySystem
from solo.rules.core.system_parts import GUIDANCE, Ready
from solo.rules.core.wording.naming import why

with lazy_imports():  # of tries, and of what they interrupt
    from solo.engine import improvised, interruptions


class Played(NamedTuple):
    """The result of a command, and the rolls within the encounter that it led on, in order."""

    state: State
    events: list[Event]
    rolled: tuple[Outcome, ...] = ()


class _Opening(NamedTuple):
    """A game that nobody reads up to its first choice, where no die falls before it."""

    state: State
    events: tuple[Event, ...]
    left: int  # of the turn's work


class Interpreter:
    """Carries out commands in one adventure under its system; it has no state of its own."""

    def __init__(
        self, adventure: Adventure, system: AnySystem, heritage: Heritage | None = None
    ) -> None:
        self._world = World(adventure, system, heritage)
        self._beginning = Beginning(self._world)
        self._draft: Draft | None = None  # that of the last turn: it holds the state it made
        # by whether offers are made, and who is named; None where dice decide
        self._openings: dict[tuple[bool, tuple[str, ...]], _Opening | None] = {}

    @late
    def begin(
        self,
        dice: Dice,
        *,
        asks: bool = True,
        prose: bool = True,
        hero: str = "",
        company: Sequence[str] = (),
        guests: Sequence[Ready[AnySheet]] = (),
    ) -> tuple[State, list[Event]]:
        """Return the first state: the choice of a hero, or the first scene if `hero` names one.

        `asks` is whether the offers around a roll of that scene are made. `company` names the
        others who set out with that hero. `guests` are heroes from elsewhere, to be chosen like the
        adventure's own.

        Raises:
            Illegal: No ready-made hero is called so, or so many can't set out together.
            ProseError: The first scene has a mistake that only play could find.
        """
        adventure = self._world.adventure
        table = adventure.open and not adventure.heroes and not adventure.create
        names = (hero, *company) if hero else ()
        opening = None
        if not (prose or guests or table or hasattr(dice, "foresee")):  # else dice go every way
            opening = self._opening(asks, names)
        if opening is not None:
            self._world.left = (opening.state, opening.left)
            return opening.state, [*opening.events]
        adventure.language.refresh()
        if table:
            self._world.bench = tuple(guest for guest in guests if isinstance(guest, Guest))
            from solo.engine.table.roster import sit_down

            first = blank(adventure.variables)
            draft = Draft(self._world, first, dice, asks=asks, prose=prose)
            sit_down(draft)
        else:
            draft = self._beginning.draft(dice, asks=asks, prose=prose, names=names, guests=guests)
        return self._opened(draft)

    def _opening(self, asks: bool, names: tuple[str, ...]) -> _Opening | None:
        """Return how each game begins that nobody reads; None where dice decide."""
        key, beginning = (asks, names), self._beginning
        if key not in self._openings:
            self._openings[key] = None
            self._world.adventure.language.refresh()
            with suppress(DiceError):
                draft = beginning.draft(
                    LoadedDice(()), asks=asks, prose=False, names=names, guests=()
                )
                state, events = self._opened(draft)
                self._openings[key] = _Opening(state, tuple(events), self._world.run.left)
        return self._openings[key]

    def _opened(self, draft: Draft) -> tuple[State, list[Event]]:
        """Return a game at its first choice; the draft is at its first scene."""
        travel(draft)
        if draft.pending is not None and draft.pending.course is not None:
            _in_its_midst(draft)
        self._draft = draft
        return draft.freeze(), draft.events

    def step(
        self, state: State, command: Command, dice: Dice, *, asks: bool = True, prose: bool = True
    ) -> tuple[State, list[Event]]:
        """Carry out one command.

        A command that can't be carried out gives the same state and one event, `Refused` or
        `Faulted`; dice that were rolled for it don't count.
        """
        draft = self._drafted(state, dice, asks or getattr(command, "offers", False), prose)
        try:
            _turn(draft, command)
        except Illegal as refusal:
            return state, [Refused(refusal.reason)]
        except DiceError as reason:
            return state, [Refused(why(reason))]
        except (ProseError, Fault) as fault:
            return state, [Faulted(fault.problem)]
        except SpentError as spent:
            return state, [Faulted(Problem(draft.here(), "turn-large", str(spent)))]
        self._draft = draft
        return draft.freeze(), draft.events

    def play(
        self, state: State, command: Command, dice: Dice, *, asks: bool = True, prose: bool = True
    ) -> Played:
        """Do what `step` does, and return also the rolls that were made within an encounter."""
        after, events = self.step(state, command, dice, asks=asks, prose=prose)
        draft = self._draft
        rolled = draft.rolled if draft is not None and draft.frozen is after else ()
        return Played(after, events, tuple(rolled))

    def _drafted(self, state: State, dice: Dice, asks: bool, prose: bool) -> Draft:
        """Return a draft of a state: the one that has made it, if that was the last."""
        world, last = self._world, self._draft
        world.run.left = STEP
        if last is None or last.frozen is not state:
            return Draft(world, state, dice, asks=asks, prose=prose)
        self._draft = None
        last.begin(state, dice, asks, prose)
        return last

    def view(self, state: State) -> Mapping[str, object]:
        """Return what conditions and texts see of a state, by name."""
        return self._world.view(state)

    @property
    def heritage(self) -> Heritage:
        """What earlier adventures left."""
        return self._world.heritage

    def left(self, state: State) -> Heritage:
        """Return the facts that the adventure leaves to later ones, as things stand.

        Raises:
            ProseError: One of them can't be worked out.
        """
        return left_behind(self._world, self._world.look(state))

    def written(self, value: object) -> object:
        """Return the check with expressions that a value was made of; None if there is none."""
        return next((check for check, one in self._world.made.values() if one is value), None)

    def options(self, state: State) -> tuple[Option, ...]:
        """List what the player may choose now; barred choices carry their reason.

        Raises:
            ProseError: A label or condition has a mistake that only play could find.
        """
        last, options = self._world.listed
        if last is not state:
            options = self._list(state)
            self._world.listed = state, options
        return options

    def _list(self, state: State) -> tuple[Option, ...]:
        if state.ended:
            return ()
        if state.pending is not None:
            return self._waiting(state, state.pending)
        world = self._world
        if (same := world.same[state.scene]) is not None:
            return same
        view = world.look(state)
        found = []
        for offer, reason in offered(world.offers[state.scene], view):
            option = offer.option or offer.shown(view)
            found.append(option._replace(reason=reason) if reason else option)
        return tuple(found)

    def _waiting(self, state: State, pending: Pending) -> tuple[Option, ...]:
        """Return what an encounter offers; not giving up a roll that must be made."""
        options = pending.encounter.options(state.sheet)
        if not must_be_rolled(self._world.adventure, state.scene, pending):
            return options
        return tuple(option for option in options if option.hint != "abort")

    def first(self, state: State) -> Option | None:
        """Return the first open option of an encounter that waits: the others stay unmade.

        None if none is open.
        """
        world, pending = self._world, state.pending
        assert pending is not None
        found = None if world.listed[0] is state else pending.encounter.first(state.sheet)
        if found is not None and found.hint != "abort":
            return found
        return first_open(self.options(state))

    def legal(self, state: State) -> list[str]:
        """List the ids of the open options alone: what bots need, without any prose."""
        world = self._world
        if state.ended or state.pending is not None or world.listed[0] is state:
            return [option.id for option in self.options(state) if not option.reason]
        found = offered(world.offers[state.scene], world.look(state), barred=False)
        return [offer.choice.id for offer, _ in found]

    def any(self, state: State, draw: Callable[[int], int]) -> Choose | None:
        """Return what takes any open option, None if none is open: for bots that read nothing.

        All are equally likely. `draw`, given a number, returns one from 0 to the number below it.
        Conditions of options that are not drawn are not worked out.
        """
        if state.ended or state.pending is not None:
            legal = self.legal(state)
            return Choose(legal[draw(len(legal))]) if legal else None
        world = self._world
        return any_open(world.offers[state.scene], world.look(state), draw)

    def authored(self, state: State, option: str) -> Branch | None:
        """Return the body of a choice of the scene, for odds and previews."""
        if not state.scene or state.pending is not None:
            return None
        offer = self._world.offers[state.scene].get(option)
        return offer.choice.body if offer else None

    def ends(self, state: State, option: str) -> bool:
        """Say whether a choice of the scene surely ends the story."""
        body = self.authored(state, option)
        return body is not None and self._world.last_ways.ends(body)

    def hint(self, state: State) -> str:
        """Return the author's hint for the scene, or nothing.

        Raises:
            ProseError: It has a mistake that only play could find.
        """
        world = self._world
        scene = world.adventure.scenes.get(state.scene)
        if scene is None or not scene.hints:
            return ""
        world.adventure.language.refresh()
        view = world.view(state)
        fits = (one for one in scene.hints if one.when is None or one.when.value(view))
        return next((one.text.render(view) for one in fits), "")

    def things(self, state: State) -> tuple[tuple[str, ...], ...]:
        """Return the names of each thing that may be examined now."""
        return tuple(one.names for one in things(self._world, state))

    def examined(self, state: State, words: str) -> str:
        """Return what is seen of the thing that words name, or nothing."""
        return seen(words, self._world, state)

    def read(self, state: State) -> tuple[str, str]:
        """Return the title and text of the scene as they read now; no text if it draws any.

        Raises:
            ProseError: One of them has a mistake that only play could find.
        """
        world = self._world
        world.adventure.language.refresh()
        scene, view = world.adventure.scenes[state.scene], world.view(state)
        title = "" if scene.title is None else scene.title.render(view)
        text = scene.body.text
        return title, "" if text is None or text.draws else text.render(view)

    def taking(self, state: State, option: str) -> Choose:
        """Return the command that takes a choice of the scene, with any words that it needs."""
        offer = self._world.offers[state.scene].get(option) if state.scene else None
        return Choose(option) if offer is None else offer.command

    def value(self, authored: Authored, state: State) -> Any:
        """Return a check or effect with the values that its expressions have now."""
        view = self._world.look(state)
        try:
            return value_at(authored, view)
        finally:
            self._world.looked()


@late
def _turn(draft: Draft, command: Command) -> None:
    """Carry out a command, and all that follows from it until the player is needed."""
    world = draft.world
    if type(command) is Choose and not (command.who or draft.pending or draft.ended):
        take_one(draft, command)
    else:
        _carry_out(draft, command)
    if draft.pending is not None or draft.aside is not None:
        _follow_up(draft, draft.before.scene)
    elif draft.ahead or draft.waiting:
        travel(draft)
    if world.adventure.events:
        due(draft)
    if draft.pending is not None and draft.pending.course is not None:
        _in_its_midst(draft)
    if draft.sheet is not world.living:  # else nobody has died
        bury(draft)
    if draft.table is not None:
        from solo.engine.table.roster import in_common

        parted(draft)
        in_common(draft)


def _follow_up(draft: Draft, scene: str) -> None:
    """Go on with what was interrupted in a scene, or with the story."""
    if draft.aside is not None:
        interruptions.resume(draft, scene)
    if draft.pending is not None:
        improvised.take_up(draft)
    if draft.ahead or draft.waiting:
        travel(draft)


@late  # few adventures have anything of it
def _in_its_midst(draft: Draft) -> None:
    """Let happen what an author has happen in the middle of an encounter."""
    from solo.engine.occasions import happen

    scene = draft.scene
    while happen(draft):
        _follow_up(draft, scene)


@late
def _carry_out(draft: Draft, command: Command) -> None:
    if isinstance(command, Choose):
        if draft.ended:
            raise Illegal(say("over"))
        come_forward(draft, command.who, command.option)
        _choose(draft, command)
        return
    if isinstance(command, (Set, Jump)):
        from solo.engine.altering import alter

        draft.count()
        alter(draft, command)
        return
    if draft.ended:
        raise Illegal(say("over"))
    draft.count()
    who = getattr(command, "who", "")
    if not (isinstance(command, Table) and command.verb in UNACTED):
        come_forward(draft, who)
    if isinstance(command, Ask):
        from solo.engine.questions import ask

        interruptions.set_aside(draft)
        ask(draft, command)
        return
    if isinstance(command, Try):
        improvised.try_it(draft, command)
        return
    if isinstance(command, Table):
        from solo.engine.table.verbs import at_table

        at_table(draft, command)
        return
    if not isinstance(command, Use):
        raise TypeError(f"no turn of a game: {command!r}")
    if draft.pending is not None:
        raise Illegal(interruptions.unfinished(draft, draft.pending))
    _use(draft, command)


def _choose(draft: Draft, command: Choose) -> None:
    if draft.pending is not None:
        draft.count()
        if draft.asked and turn_of(draft.pending, draft) in ("now", "friends"):
            draft.asked = False  # a turn's next question may come after its deed
        advance(draft, command.option, command.words)
        pending = draft.pending
        if pending is not None and pending.tried is not None and draft.events:
            draft.pending = pending._replace(tried=None)  # it has gone on
        return
    take_one(draft, command)


def _use(draft: Draft, command: Use) -> None:
    system = draft.world.system
    asks = {} if draft.asks else {"asks": False}
    step = system.do_standing(command.option, command.words, draft.sheet, draft.dice, **asks)
    pending = Pending("standing", Warned(""), _guided)
    encounter = absorb(draft, pending, step)
    if encounter is not None:
        drive(draft, pending._replace(encounter=encounter))


def _guided(draft: Draft, pending: Pending, outcome: Outcome) -> None:
    """Tell what the author wrote about the quest taken last, if the rules ask for it."""
    if outcome.label != GUIDANCE:
        return
    quests = draft.world.adventure.quests
    for name in reversed([key for key, step in draft.quests.items() if step == "take"]):
        for guidance in quests[name].guidance:
            if holds(draft, guidance.when):
                narrate(draft, guidance.text, "aside")
                return
    raise Illegal(say("no-guidance"))
