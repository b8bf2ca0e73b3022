"""Random players: they take what is open, and now and then try, ask, use or take something back."""

from collections.abc import Sequence
from typing import TypeVar

from solo.engine.commands import Ask, Choose, Command, Try, Undo, Use
from solo.engine.session import Session
from solo.rules.core.dice import SeededDice
from solo.rules.core.outcome import Option
from solo.rules.core.system import Illegal

T = TypeVar("T")

QUESTIONS = ("Is somebody here?", "Is there another way?", "Can I hear anything?", "Is it safe?")
NAMES = ("Ash", "Robin", "Sam Vane", "Élodie", "李白")
HUNDRED = 100

# How many turns of a hundred go to something else than an option that is open.
TRIES, QUESTIONS_ASKED, USES, UNDOS = 3, 3, 2, 2
DEFAULT = 50  # how many decisions of a hundred around a roll are the default, which comes first
TEMPERS = (40, 75, 95)  # how many choices of a hundred go to one not taken yet, if there is any


class Bot:
    """A player who decides by dice of its own; the same seed decides alike."""

    def __init__(self, seed: str) -> None:
        self._dice = SeededDice(f"{seed}:player")
        self._curious = self._one(TEMPERS)
        self._attributes: tuple[str, ...] = ()

    def command(self, session: Session, *, plainly: bool = False) -> Command:
        """Return what to do next; `plainly` keeps to the options that are open.

        Raises:
            LookupError: Nothing is open; the game can't go on.
        """
        aside = None if plainly else self._aside(session)
        if aside is not None:
            return aside
        state = session.state
        if state.pending is not None:
            return self._decision(session.options(), plainly)
        return self._choice(session)

    def _decision(self, options: Sequence[Option], plainly: bool) -> Command:
        """Decide something in an encounter; plainly, if it can be, without words of one's own."""
        able = [option for option in options if not option.reason]
        if plainly:
            able = [option for option in able if not option.asks] or able
        first = self._percent() <= DEFAULT and not plainly
        option = able[0] if first and able else self._one(able)
        return Choose(option.id, self._words() if option.asks else "")

    def _choice(self, session: Session) -> Command:
        state = session.state
        legal = session.interpreter.legal(state)
        fresh = [choice for choice in legal if f"{state.scene}/{choice}" not in state.taken]
        return Choose(self._one(fresh if fresh and self._percent() <= self._curious else legal))

    def _aside(self, session: Session) -> Command | None:
        """Return something else than an option, or None, which is usual."""
        roll = self._percent()
        if roll <= UNDOS:
            return Undo(anew=self._percent() > 50) if len(session.turns) > 1 else None
        if session.state.pending is not None or session.state.sheet is None:
            return None
        roll -= UNDOS
        if roll <= TRIES:
            return self._try(session)
        if roll <= TRIES + QUESTIONS_ASKED:
            return Ask(self._question(session))
        if roll <= TRIES + QUESTIONS_ASKED + USES:
            return self._use(session)
        return None

    def _question(self, session: Session) -> str:
        """Return a question that the author foresaw here, if there is any, or one for the dice."""
        scene = session.adventure.scenes.get(session.state.scene)
        foreseen = [word for one in scene.questions for word in one.about] if scene else []
        if foreseen and self._percent() > 50:
            return f"Is there a {self._one(foreseen)}?"
        return self._one(QUESTIONS)

    def _try(self, session: Session) -> Command | None:
        if not self._attributes:
            sections = session.system.describe(session.state.sheet)
            rows = [
                row for section in sections if section.id == "attributes" for row in section.rows
            ]
            labels = (row.label.partition(" (")[0].lower() for row in rows)
            self._attributes = tuple(one for one in labels if _can_be_tried(session, one))
        if not self._attributes:
            return None
        return Try(self._one(self._attributes), text="something that nobody foresaw")

    def _use(self, session: Session) -> Command | None:
        standing = session.system.standing(session.state.sheet)
        allowed = [option for option in standing if not option.reason]
        if not allowed:
            return None
        option = self._one(allowed)
        return Use(option.id, self._words() if option.asks else "")

    def _words(self) -> str:
        """Return a name, a number or two: what an option may ask for."""
        count = self._dice.roll(1, 3)[0] - 1
        return " ".join(map(str, self._dice.roll(count, 12))) if count else self._one(NAMES)

    def _one(self, things: Sequence[T]) -> T:
        if not things:
            raise LookupError("nothing is open, and the adventure has not ended")
        return things[self._dice.roll(1, len(things))[0] - 1]

    def _percent(self) -> int:
        return self._dice.roll(1, HUNDRED)[0]


def _can_be_tried(session: Session, trait: str) -> bool:
    try:
        session.system.improvise(trait, "")
    except Illegal:
        return False
    return True
