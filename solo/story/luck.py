"""Statistics of dice in played games, against their exact expectation."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import field
from fractions import Fraction
from typing import TypeGuard

from solo.dataclass import dataclass
from solo.engine.commands import Ask, Choose, Command, Table, Try
from solo.engine.events import CheckRolled, Event
from solo.engine.past import Rolls, Turn
from solo.engine.session import Session
from solo.engine.state import State
from solo.engine.table.events import (
    EventCame,
    MemberCalled,
    Picked,
    SceneTested,
    SecretKept,
    TableDrawn,
    TwistCame,
)
from solo.engine.table.hand import cast
from solo.engine.table.secrets import DRAWING
from solo.errors import SoloError
from solo.namedtuple import NamedTuple
from solo.rules.core.odds import odds
from solo.rules.core.outcome import AnySheet, Outcome
from solo.rules.core.protocols import Illegal
from solo.rules.core.wording.spoken import attribute_or_check
from solo.story.secret import told_rolls

MOST_LUCK = 99  # nobody is luckier than all: a series as lucky is always possible
MOST_COUNTED = 5_000  # rolls that go into the reckoning of luck; what comes after is only counted

_DRAWS = (TableDrawn, Picked, EventCame, TwistCame)

KEEP = "keep"  # the option that lets a roll stand as it fell


@dataclass(slots=True)
class Fallen:
    """The faces of all dice of one size: how often each fell."""

    sides: int
    faces: Counter[int] = field(default_factory=Counter)

    @property
    def count(self) -> int:
        """The number of dice that fell."""
        return self.faces.total()

    @property
    def mean(self) -> float:
        """The mean of what they showed."""
        return sum(face * times for face, times in self.faces.items()) / self.count

    @property
    def expected(self) -> float:
        """The mean of honest dice."""
        return (self.sides + 1) / 2


@dataclass(slots=True)
class Checked:
    """Results of checks of one kind; `chances` are of those whose odds are known."""

    rolled: int = 0
    succeeded: int = 0
    weighed: int = 0  # of those rolled, how many have known odds
    weighed_succeeded: int = 0
    chances: list[Fraction] = field(default_factory=list)

    def add(self, outcome: Outcome, chance: Fraction | None) -> None:
        """Take in one roll."""
        good = bool(outcome.successes) and not outcome.failures
        self.rolled += 1
        self.succeeded += good
        if chance is not None and len(self.chances) < MOST_COUNTED:
            self.weighed += 1
            self.weighed_succeeded += good
            self.chances.append(chance)

    @property
    def expected(self) -> float:
        """The average number of successes among the rolls with known odds."""
        return float(sum(self.chances))


@dataclass(slots=True)
class Statistics:
    """Statistics of some games' dice, in all and by check, hero and system."""

    games: int = 0
    dice: dict[int, Fallen] = field(default_factory=dict)
    drawn: dict[int, Fallen] = field(default_factory=dict)  # those of them that only drew rows
    all: Checked = field(default_factory=Checked)
    by_check: dict[str, Checked] = field(default_factory=dict)
    by_hero: dict[str, Checked] = field(default_factory=dict)
    by_system: dict[str, Checked] = field(default_factory=dict)

    def add(self, session: Session, hero: str) -> None:
        """Take in a game."""
        self.games += 1
        for turn in session.turns:
            every, rows = told_rolls(turn, session), _drawn(turn, session)
            for kept, rolls in ((self.dice, every), (self.drawn, rows)):
                for sides, face in rolls:
                    kept.setdefault(sides, Fallen(sides)).faces[face] += 1
        for one in checks(session):
            self.all.add(one.outcome, one.chance)
            for table, name in (
                (self.by_check, one.kind),
                (self.by_hero, one.who or hero),
                (self.by_system, session.system.title),
            ):
                table.setdefault(name, Checked()).add(one.outcome, one.chance)

    @property
    def thrown(self) -> tuple[Fallen, ...]:
        """The dice without those that only drew rows, by their sizes; of each there is one."""
        none = Fallen(0)
        every = (
            Fallen(sides, one.faces - self.drawn.get(sides, none).faces)
            for sides, one in sorted(self.dice.items())
        )
        return tuple(one for one in every if one.faces)

    @property
    def luckier(self) -> int | None:
        """The percentage of such series of rolls with fewer successes; ties count half."""
        return luckier(self.all.chances, self.all.weighed_succeeded)


def _drawn(turn: Turn, session: Session) -> Rolls:
    """Return the dice of a table's turn that only drew rows; those of checks fall before them."""
    if any(isinstance(event, SecretKept) and _only_drew(event) for event in turn.events):
        return told_rolls(turn, session)
    if not any(isinstance(event, _DRAWS) for event in turn.events):
        return ()
    thrown = 0
    for event in turn.events:
        match event:
            case CheckRolled(outcome=outcome):
                thrown += len(outcome.faces)
            case SceneTested(faces=faces):
                thrown += len(faces)
    return told_rolls(turn, session)[thrown:]


def _only_drew(kept: SecretKept) -> bool:
    return kept.question.partition(" ")[0].casefold() in DRAWING


def luckier(chances: Iterable[Fraction], successes: int) -> int | None:
    """Return what share of a hundred series of rolls with these chances has fewer successes.

    The number of successes of independent rolls is distributed as the product of their own
    distributions; series with as many successes count half. None where nothing was rolled.
    """
    spread = [1.0]
    for chance in chances:
        good = float(chance)
        spread = [
            (spread[at] * (1 - good) if at < len(spread) else 0.0)
            + (spread[at - 1] * good if at else 0.0)
            for at in range(len(spread) + 1)
        ]
    if len(spread) == 1:
        return None
    share = 100 * (sum(spread[:successes]) + spread[successes] / 2)
    return min(MOST_LUCK, round(share))


class Rolled(NamedTuple):
    """A check that was rolled.

    The chance of success is that of the moment when the dice fell, None where it isn't known. It
    counts for nothing where something else than the dice, such as Fame, has changed the result
    since. `who` is the one who acted at a table, and nothing elsewhere.
    """

    kind: str
    outcome: Outcome
    chance: Fraction | None
    who: str


def checks(session: Session) -> Iterator[Rolled]:
    """Yield each check that was rolled, in order."""
    before: State | None = None
    waiting: Fraction | None = None  # the chance of a roll that is not settled yet
    for turn in session.turns:
        who = "" if turn.state.table is None else turn.state.table.acting
        if before is not None and turn.command is not None:
            if turn.rolls:
                waiting = _chance(session, before, turn.command, who)
            elif getattr(turn.command, "option", "") != KEEP:
                waiting = None
        for event in turn.events:
            if isinstance(event, MemberCalled) and before is not None and turn.command is not None:
                who, waiting = event.name, _chance(session, before, turn.command, event.name)
            elif _is_roll(event, session):
                yield Rolled(event.kind, event.outcome, waiting, who)
                waiting = None
        before = turn.state


def _is_roll(event: Event, session: Session) -> TypeGuard[CheckRolled]:
    """Say whether a single roll was settled; how a fight ended is no roll.

    Neither is one that neither succeeds nor fails, such as that of who acts first.
    """
    if not isinstance(event, CheckRolled) or not event.outcome.faces:
        return False
    if not event.outcome.successes and not event.outcome.failures:
        return False
    if _has_no_difficulty(event.outcome):
        return False
    return event.kind not in session.system.encounters


def _has_no_difficulty(outcome: Outcome) -> bool:
    """Say whether a roll was held against nothing, so that it is neither a success nor a failure.

    Such is the roll for who acts first, and that of how far somebody runs.
    """
    facts = outcome.facts
    return "difficulty" in facts and facts["difficulty"] in (None, "", 0)


def _chance(session: Session, before: State, command: Command, who: str) -> Fraction | None:
    """Return the chance of success of the roll that a command made; None where it isn't known."""
    try:
        match command:
            case Choose():
                found = session.odds_at(before, command.option)
            case Try() if before.pending is None:
                check = session.system.improvise(command.attribute, command.difficulty)
                found = odds(check, _sheet_of(before, who))
            case Ask():
                found = odds(session.system.question(command.likelihood), _sheet_of(before, who))
            case Table(verb="check" | "everyone" | "order" | "group" | "versus", words=words):
                of = session.system.improvise
                cast_of = cast(session.adventure)
                words = words.partition(":")[2] if command.verb == "versus" else words
                _, value = attribute_or_check(session.system, words.strip(), cast_of, of)
                found = odds(value, _sheet_of(before, who))
            case _:
                return None
    except (SoloError, ValueError, Illegal):
        return None
    if found is None or not found.graded or not any(found.counts):
        return None
    return Fraction(found.succeeding, found.total)


def _sheet_of(state: State, who: str) -> AnySheet:
    """Return the sheet of somebody at a table; elsewhere that of the hero."""
    if state.table is None or who in ("", state.table.acting):
        return state.sheet
    return next((one.sheet for one in state.table.members if one.name == who), state.sheet)
