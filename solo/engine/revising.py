"""A game in progress whose adventure has changed: all turns are done again in the new adventure."""

from solo.adventure.branch import Value
from solo.adventure.model import Adventure
from solo.adventure.shipped import OF_THE_PROGRAM
from solo.engine.chance import Chance
from solo.engine.events import Event, Faulted, Narrated, Refused, SceneEntered
from solo.engine.past import Rolls, Turn
from solo.engine.session import Session
from solo.engine.sharing import Tally
from solo.engine.state import State
from solo.errors import SoloError
from solo.rules.core.dice import Dice, RecordingDice
from solo.rules.core.protocols import Illegal
from solo.rules.core.system import AnySystem
from solo.words import english


def revise(session: Session, adventure: Adventure, system: AnySystem) -> str:
    """Let a game go on in its changed adventure; return what does not fit, or nothing.

    Each turn is done again with the same dice. If that no longer leads to the same scene, the game
    is carried over as it stands, and its turns can't be undone. If the scene is gone, the game goes
    on from the last turn that fits.

    Raises:
        SoloError: The game can't even begin so; it goes on as it was.
    """
    again, told = _played_again(session, adventure, system)
    if told and again.system.name == session.system.name:
        old = _last_in(session, adventure)
        if old is not None:
            _carry(again, old)
            told = f"{told}; you are in '{old.state.scene}' as before, but 'undo' ends here"
            if old is not session.turns[-1]:
                told += ", and what waited for you there is off"
        else:
            told = f"{told}; the game goes on after turn {again.state.turn}"
    session.become(again)
    return told


def _played_again(session: Session, adventure: Adventure, system: AnySystem) -> tuple[Session, str]:
    """Return the game as far as it can be played again, and why it ends elsewhere, if it does."""
    again = _begun_again(session, adventure, system)
    told = ""
    for turn in session.turns[1:]:
        assert turn.command is not None
        number = again.state.turn + 1
        again.offers, again.forced = turn.offers, ()
        again.repeat(number, turn.rolls)
        done = again.do(turn.command)
        again.forget(number)
        if not done.accepted:
            why = f"turn {turn.state.turn} does not fit any more: {_reason(done.events)}"
            told = told or why
            break
        if not told and done.state.scene != turn.state.scene:
            told = f"turn {turn.state.turn} leads to '{done.state.scene}' now"
    if len(again.turns) == len(session.turns) and again.state.scene == session.state.scene:
        told = ""
    again.offers, again.account, again.forced = session.offers, session.account, session.forced
    again.chance = session.chance
    again.record, again.after = session.record, session.after
    return again, told


def _begun_again(session: Session, adventure: Adventure, system: AnySystem) -> Session:
    """Return the beginning of a game in its changed adventure.

    Raises:
        SoloError: There is no beginning: the hero is gone, or the first scene has a mistake.
    """
    first = session.turns[0]
    try:
        again = Session(
            adventure,
            system,
            _Again(session.chance, first.rolls),
            offers=session.offers,
            prose=session.prose,
            hero=session.hero,
            company=session.company,
            guests=session.guests,
        )
    except Illegal as reason:
        raise SoloError(str(reason)) from reason
    again.trial = session.trial
    again.notes, again.rolled, again.fork = session.notes, session.rolled, session.fork
    if session.carried:
        if first.state.scene in adventure.scenes:
            _carry(again, first)
        else:
            again.carried = False
    return again


class _Again:
    """The dice of a game that is played again: in the opening they fall as they did."""

    def __init__(self, chance: Chance, opening: Rolls) -> None:
        self._chance = chance
        self._opening = opening
        self._opened = False

    def dice(self, turn: int, fork: int) -> Dice:
        dice = self._chance.dice(turn, fork)
        return dice if turn else RecordingDice(dice, self._opening)

    def apart(self, number: int) -> Dice:
        return self._chance.apart(number)

    def accepted(self, rolls: int) -> None:
        if self._opened:
            self._chance.accepted(rolls)
        self._opened = True  # what the opening rolled was counted when the game began

    def describe(self) -> dict[str, object]:
        return self._chance.describe()


def _reason(events: tuple[Event, ...]) -> str:
    match events[0]:
        case Refused(reason):
            return english(reason)
        case Faulted(problem):
            return str(problem)
    return "it is refused"


def _last_in(session: Session, adventure: Adventure) -> Turn | None:
    """Return the last turn of a game after which it stood in a scene that still exists."""
    where = session.state.scene
    if where not in adventure.scenes or session.state.sheet is None:
        return None
    turn: Turn
    for turn in reversed(session.turns):
        if turn.state.scene != where:
            return None
        if turn.state.pending is None:
            return turn
    return None


def _carry(again: Session, turn: Turn) -> None:
    """Return a game that begins where another stood."""
    state = _fitted(turn.state, again.adventure)
    again.turns = again.turns.anew(Turn(state, _scene_events(again, state)))
    again.carried = True


def _fitted(state: State, adventure: Adventure) -> State:
    """Return a state without what its changed adventure does not know."""
    scenes = adventure.scenes
    tables = {
        key: gone
        for key, gone in state.decks.items()
        if key in adventure.tables or key.startswith(OF_THE_PROGRAM)
    }
    return state._replace(
        variables={
            name: _kept(state.variables.get(name, value), value)
            for name, value in adventure.variables.items()
        },
        visits=Tally({key: state.visits[key] for key in state.visits if key in scenes}),
        quests={key: step for key, step in state.quests.items() if key in adventure.quests},
        settled={at: said for at, said in state.settled.items() if at[0] in scenes},
        returns=tuple(key for key in state.returns if key in scenes),
        pending=None,
        aside=None,
        decks=tables,
    )


def _kept(value: Value, first: Value) -> Value:
    """Return a variable's value, or its first value if the type has changed."""
    return value if type(value) is type(first) else first


def _scene_events(again: Session, state: State) -> tuple[Event, ...]:
    """Return what is told of the scene in which a game stands, as if it had been entered now."""
    title, text = again.interpreter.read(state)
    entered = SceneEntered(state.scene, title, state.visits[state.scene])
    return (entered, Narrated(text, "scene")) if text else (entered,)
