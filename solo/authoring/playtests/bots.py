"""Players for playtests, of several tempers; each may do all that a player may.

`random` takes what is open; `thorough` wants to see, ask and try everything; `careful` keeps away
from fights, dice and death; `greedy` goes where something is to be got, and spends what it has;
`talker` asks and tries more than it chooses.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from solo.adventure import graph
from solo.adventure.branch import Change, QuestStep
from solo.adventure.model import Adventure, Choice, Question
from solo.engine.commands import Ask, Choose, Command, Try, Undo, Use
from solo.engine.session import Session
from solo.namedtuple import NamedTuple
from solo.rules.core.dice import SeededDice
from solo.rules.core.outcome import Option
from solo.rules.core.protocols import Illegal
from solo.words import english

T = TypeVar("T")

QUESTIONS = ("Is somebody here?", "Is there another way?", "Can I hear anything?", "Is it safe?")
NAMES = ("Ash", "Robin", "Sam Vane", "Élodie", "李白")
HUNDRED = 100
CURIOUS = (40, 75, 95)  # how many choices of a hundred go to one not taken yet, if there is any
OWN_WAY = 85  # how many choices of a hundred go as the temper wants


class Temper(NamedTuple):
    """The habits of a player: how many turns of a hundred go to what."""

    name: str  # what it is called
    tries: int = 3  # to trying something
    asks: int = 3  # to asking something
    uses: int = 2  # to what the rules allow at any time, such as first aid
    undos: int = 2  # to taking the last turn back
    # how many decisions of a hundred around a roll are the first, which is the default
    default: int = 50
    foreseen: int = 50  # how many questions and tries of a hundred are such as the author foresaw


TEMPERS: tuple[Temper, ...] = (
    Temper("random"),
    Temper("thorough", tries=6, asks=12, undos=1, foreseen=95),
    Temper("careful", tries=1, asks=3, uses=6, undos=1, default=90),
    Temper("greedy", tries=3, asks=1, uses=2, undos=1, default=15),
    Temper("talker", tries=14, asks=26, uses=1, undos=1, foreseen=80),
)


class Likings:
    """How much tempers like the choices of an adventure: the same in every game of it."""

    def __init__(self, adventure: Adventure) -> None:
        self._adventure = adventure
        self._known: dict[tuple[str, str], Mapping[str, int]] = {}

    def of(self, temper: str, scene: str) -> Mapping[str, int]:
        """Return by its id how much a temper that wants something likes each choice of a scene."""
        found = self._known.get((temper, scene))
        if found is None:
            written, wanted = self._adventure.scenes.get(scene), WANTS[temper]
            choices = () if written is None else written.choices
            found = self._known[temper, scene] = {one.id: wanted(one) for one in choices}
        return found


class Bot:
    """A player who decides by dice of its own; the same seed and temper decide alike.

    `likings` are those of the adventure, if other bots play it too.
    """

    def __init__(
        self, seed: str, temper: Temper = TEMPERS[0], likings: Likings | None = None
    ) -> None:
        self._dice = SeededDice(f"{seed}:player")
        self._temper = temper
        self._likings = likings
        self._curious = self._one(CURIOUS)
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
            return self._decision(session, plainly)
        return self._choice(session)

    def _decision(self, session: Session, plainly: bool) -> Command:
        """Decide something in an encounter; plainly, if it can be, without words of one's own."""
        hasty = self._percent() <= self._temper.default and not plainly
        option = (session.first() if hasty else None) or self._one(self._able(session, plainly))
        return Choose(option.id, self._words() if option.asks else "")

    def _able(self, session: Session, plainly: bool) -> Sequence[Option]:
        """Return the open options of an encounter among which one is picked."""
        able = [option for option in session.options() if not option.reason]
        if plainly:
            able = [option for option in able if not option.asks] or able
        if self._temper.name in ("careful", "greedy"):
            able = [option for option in able if option.hint != "abort"] or able
        return able

    def _choice(self, session: Session) -> Command:
        state = session.state
        legal = session.interpreter.legal(state)
        new = (one for one in legal if one not in state.taken)  # the adventure's own have no scene
        fresh = [choice for choice in new if f"{state.scene}/{choice}" not in state.taken]
        if self._temper.name in WANTS and self._percent() <= OWN_WAY:
            option = self._one(self._liked(session, fresh or legal))
            return session.interpreter.taking(state, option)
        option = self._one(fresh if fresh and self._percent() <= self._curious else legal)
        return session.interpreter.taking(state, option)

    def _liked(self, session: Session, open_now: Sequence[str]) -> Sequence[str]:
        """Return, of what is open, what the temper likes most."""
        if self._likings is None:
            self._likings = Likings(session.adventure)
        worth = self._likings.of(self._temper.name, session.state.scene)
        most = max([worth[name] for name in open_now if name in worth], default=0)
        return [name for name in open_now if worth.get(name, 0) == most]

    def _aside(self, session: Session) -> Command | None:
        """Return something else than an option, or None, which is usual."""
        temper, roll, state = self._temper, self._percent(), session.state
        if roll <= temper.undos:
            return Undo(anew=self._percent() > 50) if len(session.turns) > 1 else None
        if state.pending is not None or state.sheet is None:
            return None
        roll -= temper.undos
        if roll <= temper.tries:
            return self._try(session)
        if roll <= temper.tries + temper.asks:
            return Ask(self._question(session))
        if roll <= temper.tries + temper.asks + temper.uses:
            return self._use(session)
        return None

    def _question(self, session: Session) -> str:
        """Return a question that the author foresaw here, if there is any, or one for the dice."""
        foreseen = _unanswered(session)
        if foreseen and self._percent() <= self._temper.foreseen:
            return f"Is there a {self._one(self._one(foreseen).about)}?"
        return self._one(QUESTIONS)

    def _try(self, session: Session) -> Command | None:
        """Return something to try: with luck, what the author of the scene foresaw."""
        foreseen = foreseen_tries(session.adventure, session.state.scene)
        if foreseen and self._percent() <= self._temper.foreseen:
            return self._one([*foreseen.values()])
        known = self._known(session)
        return Try(self._one(known), text="something that nobody foresaw") if known else None

    def _known(self, session: Session) -> Sequence[str]:
        """Return the attributes of the hero that can be tried; where none can, the skills."""
        for part in ("attributes", "skills"):
            if not self._attributes:
                sections = session.system.describe(session.state.sheet)
                rows = [row for section in sections if section.id == part for row in section.rows]
                labels = (english(row.label).partition(" (")[0].lower() for row in rows)
                self._attributes = tuple(one for one in labels if _can_be_tried(session, one))
        return self._attributes

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


def foreseen_tries(adventure: Adventure, scene: str) -> Mapping[str, Try]:
    """Return the tries that an author foresaw in a scene, by what they are kept under."""
    things = adventure.things(scene)
    found: dict[str, Try] = {}
    for key in adventure.tries(scene):
        thing, _, trait = key.rpartition("/")
        if trait != "any" and (not thing or thing in things):
            deed = f"something with the {things[thing].names[0]}" if thing else "something foreseen"
            found[key] = Try(trait, text=deed)
    return found


def _unanswered(session: Session) -> list[Question]:
    """Return the questions foreseen here that are not answered yet, or else all of them."""
    state = session.state
    heard = session.adventure.heard(state.scene)
    found = [(scene.id, one) for scene in heard for one in scene.questions]
    fresh = [one for scene, one in found if (scene, one.id) not in state.settled]
    return fresh or [one for _, one in found]


def _can_be_tried(session: Session, trait: str) -> bool:
    try:
        session.system.improvise(trait, "")
    except Illegal:
        return False
    return True


def _safety(choice: Choice) -> int:
    """Return how safe a choice looks: no warning of death, no fight, no dice."""
    checks = [branch.check.kind for branch in graph.branches(choice.body) if branch.check]
    fights = any(kind in ("fight", "combat", "chase", "hazard") for kind in checks)
    return -4 * (choice.certain_death is not None) - 2 * fights - bool(checks)


def _gain(choice: Choice) -> int:
    """Return how much a choice may bring: effects on the hero and steps of quests."""
    return sum(map(_gains, _actions(choice)))


def _gains(action: object) -> bool:
    return isinstance(action, Change | QuestStep)


def _actions(choice: Choice) -> Iterable[object]:
    return (action for branch in graph.branches(choice.body) for action in branch.actions)


WANTS: dict[str, Callable[[Choice], int]] = {
    "thorough": lambda choice: 0,  # of what was not taken, anything
    "careful": _safety,
    "greedy": _gain,
}
"""How much a temper likes a choice; who is not here takes any."""

UNIFORM = "uniform"
POLICIES = {
    UNIFORM: "Each open choice of a scene is as likely",
    "careful": "Of the open choices those with the least danger are taken",
    "greedy": "Of the open choices those that bring the most are taken",
}
"""The policies of `solo odds` with what is said of them; all but the first are tempers."""
