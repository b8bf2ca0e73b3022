"""One game in progress: the only mutable object of the core.

It keeps every turn, so that undo is going back to the state before; whoever wants the game recorded
hands it a `record`, which is called with each accepted command before its result is returned.
"""

from collections.abc import Callable, Mapping, Sequence
from copy import copy

from solo.adventure.heritage import Heritage
from solo.adventure.model import Adventure
from solo.engine.chance import MOST_SIDES, Chance, Sealed, dice_of
from solo.engine.commands import (
    Choose,
    Command,
    Draw,
    Force,
    Jot,
    Jump,
    Prefer,
    Roll,
    Set,
    Table,
    Undo,
    to_record,
)
from solo.engine.events import (
    Event,
    Faulted,
    NoteWritten,
    PreferenceSet,
    Refused,
    Undone,
)
from solo.engine.fingerprint import Fingerprints
from solo.engine.interpreter import Interpreter
from solo.engine.leaving import brought
from solo.engine.past import Again, Noted, Outline, Past, Rolls
from solo.engine.past import Turn as Turn
from solo.engine.state import State
from solo.engine.table.events import (
    MemberCalled,
    MemberJoined,
    NoteChanged,
    SealOpened,
    TableDrawn,
    TurnPassed,
    Whispered,
)
from solo.engine.turn_record import result_of
from solo.engine.words import words as say
from solo.errors import DiceError
from solo.late import late
from solo.rules.core.dice import ForcedDice, LoadedDice, RecordingDice, SeededDice
from solo.rules.core.heroes.kept import Guest
from solo.rules.core.odds import odds, weighed
from solo.rules.core.outcome import AnySheet, Odds, Option, Outcome
from solo.rules.core.protocols import Illegal
from solo.rules.core.system import AnySystem
from solo.rules.core.system_parts import Ready
from solo.rules.core.wording.naming import why
from solo.tables.gone import Gone
from solo.words import Text, Words

PREFERENCES: Mapping[str, tuple[str, ...]] = dict.fromkeys(
    ("offers", "account"), ("always", "asked")
)
"""When offers around a roll are made, and when the rules' own account of a roll follows it."""
NOTE_LENGTH = 4000  # characters of one note that are kept
_EXPLAINED = 100  # turns whose rolls are kept for `why`


class Session:
    """A game in progress: it carries out commands, lists what is open, and goes back.

    Args:
        chance: Where its dice come from.
        offers: Whether the offers around a roll are made `always` or only when `asked` for.
        prose: Whether prose is rendered at all; bots can do without.
        hero: A ready-made hero to begin with; empty lets the player choose.
        company: The others who set out with that hero.
        guests: Heroes from elsewhere, to be chosen like the adventure's own.
        heritage: What earlier adventures left.
        record: Called with a plain record of each accepted command, before the result is returned.
        interpreter: What carries out its commands, if other games of the adventure share it: those
            that bring nothing from elsewhere.

    Raises:
        Illegal: No ready-made hero is called so, or so many can't set out together.
    """

    met: frozenset[str] = frozenset()  # the endings of the adventure that were met before
    following: Callable[[], Sequence[str]] = tuple  # titles of adventures to go on with
    doing: Command | None = None  # what was begun last, also if it could not be done
    reads: Callable[[str], tuple[str, str]] | None = None
    """Returns the name and the text of a file that is brought to a table; None reads none."""

    def __init__(  # noqa: PLR0913 - each is a port or a preference with a default
        self,
        adventure: Adventure,
        system: AnySystem,
        chance: Chance,
        *,
        offers: str = "always",
        prose: bool = True,
        hero: str = "",
        company: Sequence[str] = (),
        guests: Sequence[Ready[AnySheet]] = (),
        heritage: Heritage | None = None,
        record: Callable[[dict[str, object]], None] | None = None,
        interpreter: Interpreter | None = None,
    ) -> None:
        self.adventure = adventure
        self.system = system
        self.chance = chance
        self.offers, self.account = offers, "asked"
        self.prose = prose
        self.hero = hero
        self.company = tuple(company)
        self.guests = tuple(guests)
        self.after: Callable[[], None] | None = None  # called when a turn was taken, or taken back
        self.record = record
        self.interpreter = interpreter or Interpreter(
            adventure, system, brought(heritage, self.guests)
        )
        self.notes: list[Noted] = []
        self.digested = True  # whether a turn's record holds a digest of the state
        self.trial = False  # whether an author tries it out, who may set, jump and force
        self.carried = False  # whether it begins in the middle, as a trial was carried over
        self.forced: tuple[int, ...] = ()  # faces that the next dice show
        self.begun = 1  # how many turns there were when a player could first do something
        self.pinned: set[str] = set()  # the options of guests whom the record holds already
        self.fork = self.rolled = 0
        self.epoch = 0  # raised where a replay counts otherwise than the game did
        self._gone: Mapping[str, Gone] = {}  # rows of decks that were drawn aside
        self._undone: dict[int, Rolls] = {}
        self._fallen: dict[int, tuple[Outcome, ...]] = {}  # by the place of their turn
        self._fingerprints = Fingerprints()
        dice = RecordingDice(chance.dice(0, 0))
        state, events = self.interpreter.begin(
            dice,
            asks=offers == "always",
            prose=prose,
            hero=hero,
            company=company,
            guests=self.guests,
        )
        chance.accepted(dice.fresh)
        opening = Turn(state, tuple(events), None, tuple(dice.rolls), first=0)
        self.counted = len(events)  # the number of the next event in the log
        self.turns = Past(opening, _again(self.interpreter, prose=prose))

    @property
    def heritage(self) -> Heritage:
        """What earlier adventures left."""
        return self.interpreter.heritage

    @property
    def state(self) -> State:
        """The state now."""
        return self.turns.last.state

    def seen_by(self, sheet: AnySheet) -> "Session":
        """Return a copy of the game, to be looked at, in which another sheet acts."""
        view = copy(self)
        last = self.turns.last
        view.turns = self.turns.ending(last._replace(state=last.state._replace(sheet=sheet)))
        return view

    @property
    def opening(self) -> tuple[Event, ...]:
        """The events before the first command."""
        return self.turns.opening.events

    @property
    def over(self) -> bool:
        """Whether the adventure has ended."""
        return bool(self.state.ended)

    @property
    def ending(self) -> str:
        """The scene in which the adventure has ended, `death` where no author wrote it, or none."""
        if not self.state.ended:
            return ""
        state = self.state
        scene = self.adventure.scenes.get(state.scene)
        written = scene is not None and scene.ending is not None
        return state.scene if written else state.ended

    def do(self, command: Command) -> Turn:
        """Carry out a command; a mistake of the player's or the author's is an event."""
        self.doing = command
        turn = self._done(command)
        if turn.accepted:
            self.counted += len(turn.events)
            if self.after is not None:
                self.after()
        return turn

    def recounted(self, told: int, epoch: int) -> None:
        """Go on from the number that a record told, in a new epoch where that is another one."""
        self.epoch = max(self.epoch, epoch + (told != self.counted))
        self.counted = max(self.counted, told)

    def _numbered(self, turn: Turn) -> Turn:
        return turn._replace(first=self.counted)

    def _done(self, command: Command) -> Turn:
        match command:
            case Undo():
                return self._undo(command)
            case Jot():
                return self._jot(command)
            case Prefer():
                return self._prefer(command)
            case Roll():
                return self._roll(command)
            case Draw():
                return self._draw(command)
            case Set() | Jump() | Force() if not self.trial:
                return self._refuse(
                    command, "only the author of an adventure does that, in a trial"
                )
            case Force():
                return self._force(command)
        return self._play(command)

    def options(self) -> tuple[Option, ...]:
        """List what can be chosen now; barred choices carry their reason."""
        return self.interpreter.options(self.state)

    def first(self) -> Option | None:
        """Return the first open option of an encounter that waits; None if none is open."""
        return self.interpreter.first(self.state)

    def admits(self, option: str) -> bool:
        """Tell whether a pending encounter takes an option, listed or folded away."""
        pending = self.state.pending
        if pending is None:
            return False
        try:
            pending.encounter.admits(option, self.state.sheet)
        except Illegal:
            return False
        return True

    def status(self) -> tuple[Text, ...]:
        """Return the lines that say where a pending encounter stands."""
        pending = self.state.pending
        return () if pending is None else pending.encounter.status(self.state.sheet)

    def odds(self, option: str) -> Odds | None:
        """Return the exact chances of the check behind an option, or None if it asks for none.

        While an encounter is open they are those of the roll that its option makes.

        Raises:
            ProseError: An expression of the check has a mistake.
            ValueError: The check is an encounter whose odds depend on what the player does.
        """
        return self.odds_at(self.state, option)

    def odds_at(self, state: State, option: str) -> Odds | None:
        """Return what `odds` does, in any state of the game."""
        if state.pending is not None:
            return weighed(state.pending.encounter, option, state.sheet)
        body = self.interpreter.authored(state, option)
        if body is None or body.check is None:
            return None
        return odds(self.interpreter.value(body.check, state), state.sheet)

    def sheet_after(self, option: str) -> AnySheet:
        """Return the sheet as it would be once an option is taken; the game stays as it is."""
        dice = SeededDice("what would be")
        state, _ = self.interpreter.step(self.state, Choose(option), dice, asks=False, prose=False)
        return state.sheet

    def forget(self, turn: int) -> None:
        """Forget the dice kept for an undone turn: a replay has its own."""
        self._undone.pop(turn, None)

    def repeat(self, turn: int, rolls: Rolls) -> None:
        """Let the dice of a later turn fall as they did before, as far as it rolls as many."""
        self._undone[turn] = rolls

    def drawn_aside(self) -> tuple[Mapping[int, Rolls], Mapping[str, Gone]]:
        """Return the dice of turns that were taken back, and the rows that were drawn aside."""
        return dict(self._undone), self._gone

    def draw_aside(self, undone: Mapping[int, Rolls], gone: Mapping[str, Gone]) -> None:
        """Take what another session of the same game had as `drawn_aside`."""
        self._undone, self._gone = dict(undone), gone

    def become(self, other: "Session") -> None:
        """Take the place of another game: whoever holds this session goes on with that game."""
        vars(self).update(vars(other))

    def _play(self, command: Command) -> Turn:
        before = self.state
        number = before.turn + 1
        kept = self._undone.get(number, ())
        own, key = dice_of(self.chance, command, number, self.fork)
        forced = ForcedDice(self.forced, own)
        dice = RecordingDice(forced, () if self.forced else kept, key=key)
        state, events, rolled = self.interpreter.play(
            before, command, dice, asks=self.offers == "always", prose=self.prose
        )
        if events and isinstance(events[0], (Refused, Faulted)) and state is before:
            return Turn(state, tuple(events), command, (), accepted=False)
        if state.ended and isinstance(self.chance, Sealed):
            events = [*events, SealOpened(self.chance.seed, self.chance.nonce)]
        turn = Turn(
            state,
            tuple(events),
            command,
            tuple(dice.rolls),
            offers=self.offers,
            first=self.counted,
            key=key,
        )
        guest = self._came(turn)
        if self.record is not None:
            pin = {} if guest is None else {"guest": dict(guest.pin)}
            digest = self._fingerprints.of(turn.state) if self.digested else ""
            result = result_of(turn, self.adventure, digest)
            self._write({"turn": number, **to_record(command), **result, **pin})
        if guest is not None:
            self.pinned.add(guest.option)
        self.chance.accepted(dice.fresh - len(self.forced) + len(forced.left))
        self.forced = forced.left
        self._undone.pop(number, None)
        self._fallen[len(self.turns)] = rolled
        self._fallen.pop(len(self.turns) - _EXPLAINED, None)
        self.turns.append(turn)
        return turn

    def fallen(self, place: int) -> tuple[Outcome, ...]:
        """Return the rolls that one of the last turns made within what was open, in order."""
        return self._fallen.get(place, ())

    def _came(self, turn: Turn) -> Guest[AnySheet] | None:
        """Return the guest who begins to play in a turn, if the record does not hold them yet.

        So a journal holds the guests who play, not all who could have been chosen.
        """
        guests = [one for one in self.guests if isinstance(one, Guest)]
        if not guests:
            return None
        match turn.command:
            case Choose(option=option) if self._chooses_heroes:
                came = [one for one in guests if one.option == option]
            case Table(verb="join"):
                names = [event.name for event in turn.events if isinstance(event, MemberJoined)]
                came = [one for one in guests if one.name in names]
            case _:
                return None
        return came[-1] if came and came[-1].option not in {"", *self.pinned} else None

    @property
    def _chooses_heroes(self) -> bool:
        return self.state.pending is not None and self.state.pending.kind == "hero"

    def _undo(self, command: Undo) -> Turn:
        if len(self.turns) == 1:
            return self._refuse(command, say("nothing-to-undo"))
        if self.over and isinstance(self.chance, Sealed):
            return self._refuse(command, say("closed-for-good"))
        taken_back = self.turns[-1]
        before = self.turns[-2].state
        turn = self._numbered(Turn(before, (_undone(taken_back, before),), command))
        self._write({"turn": before.turn, **to_record(command)})
        self.turns.pop()
        self._fallen.pop(len(self.turns), None)
        if command.anew:
            self.fork += 1
            self._undone.clear()
        elif taken_back.rolls:
            self._undone[taken_back.state.turn] = taken_back.rolls
        return turn

    def _jot(self, command: Jot) -> Turn:
        text = command.text.strip()[:NOTE_LENGTH]
        if command.of:
            return self._rejot(command.of, text)
        if not text:
            return self._refuse(command, say("write-what"))
        turn = self._numbered(Turn(self.state, (NoteWritten(text),), command))
        self._write(to_record(Jot(text)))
        self.notes.append(Noted(self.state.turn, text))
        return turn

    def _rejot(self, number: int, text: str) -> Turn:
        """Put a text in the place of a note, or delete it; it is no turn."""
        command = Jot(text, number)
        if not 1 <= number <= len(self.notes):
            return self._refuse(command, say("no-note", number=number, most=len(self.notes)))
        turn = self._numbered(Turn(self.state, (NoteChanged(number, text),), command))
        self._write(to_record(command))
        note = self.notes[number - 1]
        self.notes[number - 1 : number] = [note._replace(text=text)] if text else []
        return turn

    def _force(self, command: Force) -> Turn:
        if not command.faces or not all(1 <= face <= MOST_SIDES for face in command.faces):
            return self._refuse(command, say("force-what", most=MOST_SIDES))
        self.forced = command.faces
        faces = ", ".join(map(str, command.faces))
        return self._numbered(Turn(self.state, (PreferenceSet("force", faces),), command))

    def _prefer(self, command: Prefer) -> Turn:
        known = PREFERENCES.get(command.name, ())
        if command.value not in known:
            wanted = known or tuple(PREFERENCES)
            return self._refuse(command, say("preference", name=command.name, known=wanted))
        set_ = PreferenceSet(command.name, command.value)
        turn = self._numbered(Turn(self.state, (set_,), command))
        self._write(to_record(command))
        setattr(self, command.name, command.value)
        return turn

    @late
    def _roll(self, command: Roll) -> Turn:
        """Roll dice for no rule; it is no turn, and changes how no other dice fall."""
        from solo.engine.rolling import noted, rolled  # here, since few games roll any

        dice = RecordingDice(self.chance.apart(self.rolled + 1))
        state, spoken = self.state, self.adventure.spoken
        try:
            events = rolled(command.notation, command.who, state, self.system, dice, spoken)
        except (ValueError, DiceError) as reason:
            return self._refuse(command, why(reason))
        turn = self._numbered(Turn(state, events, command, tuple(dice.rolls)))
        self._write({**to_record(command), "rolls": [list(roll) for roll in turn.rolls]})
        self.chance.accepted(dice.fresh)
        self.rolled += 1
        self.notes += noted(events, state.turn, Words(spoken))
        return turn

    @late
    def _draw(self, command: Draw) -> Turn:
        """Draw from a table for inspiration; it is no turn, and changes how no other dice fall."""
        from solo.engine.table.drawing import draws_aside

        dice = RecordingDice(self.chance.apart(self.rolled + 1))
        try:
            events, gone = draws_aside(self.adventure, command.words, dice, self._gone)
        except Illegal as refusal:
            return self._refuse(command, refusal.reason)
        turn = self._numbered(Turn(self.state, tuple(events), command, tuple(dice.rolls)))
        self._write({**to_record(command), "rolls": [list(roll) for roll in turn.rolls]})
        self.chance.accepted(dice.fresh)
        self.rolled += 1
        self._gone = gone
        for one in [event for event in events if isinstance(event, TableDrawn)]:
            title = one.table.replace("-", " ").capitalize()
            self.notes.append(Noted(self.state.turn, f"{title}: {one.text}", "draw"))
        return turn

    def _refuse(self, command: Command, reason: Text) -> Turn:
        return Turn(self.state, (Refused(reason),), command, (), accepted=False)

    def _write(self, record: dict[str, object]) -> None:
        """Have the command recorded; if that raises, the game stands as before."""
        if self.record is not None:
            epoch = {"epoch": self.epoch} if self.epoch else {}
            self.record({**record, "seq": self.counted, **epoch})


def _undone(turn: Turn, before: State) -> Undone:
    """Tell what is taken back: how many turns are left, what was done, and who did it."""
    did = {} if turn.command is None else to_record(turn.command)
    by = "" if before.table is None else before.table.acting
    if getattr(turn.command, "who", ""):
        named = [e.name for e in turn.events if isinstance(e, TurnPassed | MemberCalled)]
        by = next(iter(named), by)
    by = next((event.by for event in turn.events if isinstance(event, Whispered)), by)
    return Undone(before.turn, did, by)


def _again(interpreter: Interpreter, *, prose: bool) -> Again:
    """Return what makes a turn again, with the dice that fell."""

    def again(before: State, told: Outline) -> Turn:
        assert told.command is not None
        dice = RecordingDice(LoadedDice([face for _, face in told.rolls]), key=told.key)
        state, events = interpreter.step(
            before, told.command, dice, asks=told.offers == "always", prose=prose
        )
        return Turn(
            state,
            tuple(events),
            told.command,
            told.rolls,
            offers=told.offers,
            first=told.first,
            key=told.key,
        )

    return again
