"""Branches: what happens when something is chosen, asked, rolled or due, each with its place.

A branch does effects, tells prose, then perhaps asks for a check, whose `Outcomes` are branches
again, and says where to go.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from solo.dataclass import dataclass
from solo.errors import Mark
from solo.prose import Expression, Prose

if TYPE_CHECKING:
    from solo.rules.core.thrown import Notation

Value = bool | int | str


class Authored(NamedTuple):
    """A check, encounter or effect of the module's system, as an author wrote it.

    Args:
        kind: Its YAML name (`trait`, `damage`).
        mark: Where it stands.
        value: The system's own frozen value; for one with expressions, a specimen of it.
        fields: The whole-number fields given as expressions; `at` puts their values in.
    """

    kind: str
    mark: Mark
    value: Any
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
    """Draw from a random table into a variable, or tell what is drawn.

    Args:
        table: The table; nothing where dice are rolled.
        into: The variable; nothing tells the row.
        mark: Where it stands.
        tag: Only rows with this tag are drawn.
        roll: Dice whose total goes into the variable.
    """

    table: str
    into: str
    mark: Mark
    tag: str = ""
    roll: "Notation | None" = None


class Join(NamedTuple):
    """A companion comes along, or leaves when `joins` is false."""

    companion: str
    joins: bool
    mark: Mark


class QuestStep(NamedTuple):
    """A quest is taken, completed, failed or refused (`step` is the YAML word)."""

    quest: str
    step: str
    mark: Mark


class Change(NamedTuple):
    """An effect of the rules system."""

    effect: Authored


class Claim(NamedTuple):
    """Something that an author says of the story where a text is told.

    Args:
        condition: What must not hold then.
        mark: Where the claim stands.
        said: How a game that contradicts it is told of.
    """

    condition: Expression
    mark: Mark
    said: str


class Witness(NamedTuple):
    """Looks at a game as it is, and changes nothing; no author writes one."""

    see: "Callable[[Mapping[str, object]], None]"
    mark: Mark


Action = SetVariable | PassTime | Draw | Join | QuestStep | Change | Witness


class Pool(NamedTuple):
    """A draw among the scenes of a pool whose condition holds: loose situations (ART-513).

    `pick` is `best` (the highest priority, then the least visited, then as written) or `random`.
    """

    name: str
    pick: str


@dataclass(frozen=True, slots=True)
class Case:
    """A part of a branch that is done where its condition holds.

    Args:
        branch: What is done.
        when: The condition; nothing always holds.
        otherwise: Whether it is done only where no case before it was (`when: else`).
    """

    branch: "Branch"
    when: Expression | None = None
    otherwise: bool = False

    def pick(self) -> "Branch":
        """Return its branch, which is being done."""
        return self.branch


class Branch(NamedTuple):
    """The consequences of something: actions in order, prose, cases, then a check or a way on.

    The first case that is done and leads on, or asks for a check, is the last one. Its `claims`
    are of no account in play.
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
    """The branches that answer a check.

    Args:
        mark: Where they stand.
        keys: Every key as written, with its place, for lint.
        labels: Branches by label, lower case (`awesome`, `aborted`, `won`).
        counts: Branches by single count (`3s`, `1f`); ranges are spread out.
        success: The branch for any success that no count key names.
        failure: The same for failures.
        otherwise: The branch for all else.
        also: What happens on top, by trigger (`doubles`, `kicker-3`).
        shared: Whether they answer a try in every scene.
    """

    mark: Mark
    keys: tuple[tuple[str, Mark], ...]
    labels: Mapping[str, Branch]
    counts: Mapping[str, Branch]
    success: Branch | None = None
    failure: Branch | None = None
    otherwise: Branch | None = None
    also: Mapping[str, Branch] | None = None
    shared: bool = False

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
