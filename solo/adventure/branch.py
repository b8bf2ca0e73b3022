"""Branches: what happens when something is chosen, asked, rolled or due, each with its place.

A branch does effects, tells prose, then perhaps asks for a check, whose `Outcomes` are branches
again, and says where to go.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from solo.dataclass import dataclass
from solo.errors import Mark
from solo.namedtuple import NamedTuple
from solo.prose import Expression, Prose

if TYPE_CHECKING:
    from solo.rules.core.fights.arrivals import Modifier
    from solo.rules.core.notation.thrown import Notation

Value = bool | int | str


class Authored(NamedTuple):
    """A check, encounter or effect of the module's system, as an author wrote it."""

    kind: str  # its YAML name (`trait`, `damage`)
    mark: Mark  # where it stands
    value: Any  # the system's own frozen value; for one with expressions, a specimen of it
    # the whole-number fields given as expressions; `at` puts their values in
    fields: Mapping[str, Expression]


class SetVariable(NamedTuple):
    """Give a variable a value: a constant, or an expression's value at that moment."""

    name: str
    value: Value | Expression
    mark: Mark


class PassTime(NamedTuple):
    """Let minutes pass."""

    minutes: int | Expression
    mark: Mark


class Draw(NamedTuple):
    """Draw from a random table into a variable, or tell what is drawn."""

    table: str  # the table; nothing where dice are rolled
    into: str  # the variable; nothing tells the row
    mark: Mark  # where it stands
    tag: str = ""  # only rows with this tag are drawn
    roll: "Notation | None" = None  # dice whose total goes into the variable


class Join(NamedTuple):
    """A companion comes along, or leaves when `joins` is false."""

    companion: str
    joins: bool
    mark: Mark


TAKEN = "take"  # the step of a quest that is open


class QuestStep(NamedTuple):
    """A quest is taken, completed, failed or refused (`step` is the YAML word)."""

    quest: str
    step: str
    mark: Mark


class Change(NamedTuple):
    """An effect of the rules system."""

    effect: Authored


class Upon(NamedTuple):
    """Effects of the rules that happen to others than whoever acts: `whom` is the YAML word."""

    whom: str
    effects: tuple[Authored, ...]
    mark: Mark


class Claim(NamedTuple):
    """Something that an author says of the story where a text is told."""

    condition: Expression  # what must not hold then
    mark: Mark  # where the claim stands
    said: str  # how a game that contradicts it is told of


class Witness(NamedTuple):
    """Looks at a game as it is, and changes nothing; no author writes one."""

    see: "Callable[[Mapping[str, object]], None]"
    mark: Mark


Action = SetVariable | PassTime | Draw | Join | QuestStep | Change | Upon | Witness


class Pool(NamedTuple):
    """A draw among the scenes of a pool whose condition holds: loose situations (ART-513).

    `pick` is `best` (the highest priority, then the least visited, then as written) or `random`.
    """

    name: str
    pick: str


@dataclass(frozen=True, slots=True)
class Case:
    """A part of a branch that is done where its condition holds."""

    branch: "Branch"  # what is done
    when: Expression | None = None  # the condition; nothing always holds
    otherwise: bool = False  # whether it is done only where no case before it was (`when: else`)

    def pick(self) -> "Branch":
        """Return its branch, which is being done."""
        return self.branch


class Offered(NamedTuple):
    """Something that may be chosen in the middle of an encounter."""

    id: str
    label: Prose
    case: Case  # what taking it does, and when it is there


class Coming(NamedTuple):
    """Foes who come into an encounter: the id of a block, the block, how many, and where."""

    key: str
    block: Any
    number: int = 1
    at: str = ""


class Occasion(NamedTuple):
    """Something that happens in the middle of an encounter, when that comes to a point."""

    case: Case  # what is done, and what else must hold then
    # what calls for it: `round`, `every`, `hurt`, `out`, `left`, `reached` or `acts`; nothing
    # leaves it to the condition
    on: str = ""
    what: str = ""  # whom or where it is about
    number: int = 0  # which round, every how many, or how many are left
    again: bool = False  # whether it happens again and again
    arrivals: tuple[Coming, ...] = ()  # who comes
    shifts: "tuple[Modifier, ...]" = ()  # what changes rolls from then on
    offers: tuple[Offered, ...] = ()  # what the player may choose then; one of them is taken


class Branch(NamedTuple):
    """The consequences of something: actions in order, prose, cases, then a check or a way on.

    The first case that is done and leads on, or asks for a check, is the last one. Its `claims`
    are of no account in play. `during` its check, if that is an encounter, occasions may come.
    What comes on top of an outcome may be done `before` it.
    """

    mark: Mark
    actions: tuple[Action, ...] = ()
    text: Prose | None = None
    check: Authored | None = None
    risk: Prose | None = None
    outcomes: "Outcomes | None" = None
    goto: str | Pool | None = None
    visit: str | None = None
    returns: bool = False
    cases: tuple[Case, ...] = ()
    claims: tuple[Claim, ...] = ()
    during: tuple[Occasion, ...] = ()
    before: bool = False

    @property
    def leads(self) -> bool:
        """Whether it leads on by itself or asks for a check, so that no case follows it."""
        way = self.goto is not None or self.visit is not None or self.returns
        return way or self.check is not None

    @property
    def surely_leads(self) -> bool:
        """Whether it leads on, or asks for a check, whatever holds."""
        always = (case for case in self.cases if case.when is None and not case.otherwise)
        if self.leads or any(case.branch.surely_leads for case in always):
            return True
        other = any(case.otherwise for case in self.cases)
        return other and all(case.branch.surely_leads for case in self.cases)


@dataclass(frozen=True, slots=True)
class Outcomes:
    """The branches that answer a check."""

    mark: Mark  # where they stand
    keys: tuple[tuple[str, Mark], ...]  # every key as written, with its place, for lint
    labels: Mapping[str, Branch]  # branches by label, lower case (`awesome`, `aborted`, `won`)
    counts: Mapping[str, Branch]  # branches by single count (`3s`, `1f`); ranges are spread out
    success: Branch | None = None  # the branch for any success that no count key names
    failure: Branch | None = None  # the same for failures
    otherwise: Branch | None = None  # the branch for all else
    # what happens on top, by trigger (`doubles`, `kicker-3`)
    also: Mapping[str, Branch] | None = None
    shared: bool = False  # whether they answer a try in every scene

    def direct(self) -> list[Branch]:
        """Return the branches of the keys themselves, each once, without what comes on top."""
        broad = (self.success, self.failure, self.otherwise)
        every = (*self.labels.values(), *self.counts.values(), *broad)
        return list({id(branch): branch for branch in every if branch is not None}.values())

    def pick(self, label: str, count: str) -> Branch | None:
        """Return the branch for an outcome: a label goes before counts, counts before the rest."""
        found = self.labels.get(label.lower()) or self.counts.get(count)
        if found is not None:
            return found
        broad = {"s": self.success, "f": self.failure}.get(count[-1:])
        return broad if broad is not None else self.otherwise
