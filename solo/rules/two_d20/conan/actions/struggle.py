"""Struggles: two tests against each other (CON-032; how they are settled is our default)."""

from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.facts import Checked, Within, alike
from solo.rules.core.bases import CheckBase
from solo.rules.core.common_fields import Purpose
from solo.rules.core.dice import Dice
from solo.rules.core.odds import tally
from solo.rules.core.outcome import Effect, Outcome
from solo.rules.core.party.rolls import Who, passed_first
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.core.system_parts import Cast as Named
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.naming import unfit
from solo.rules.core.wording.quoting import shown
from solo.rules.two_d20.conan.checks.situation import Tags
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.checks.spends import GAME
from solo.rules.two_d20.conan.foe import Foe
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.party import SEVERAL
from solo.rules.two_d20.conan.words import words
from solo.rules.two_d20.core.effects import Pool, Threat
from solo.rules.two_d20.core.fighting import found
from solo.rules.two_d20.core.gear import Number
from solo.rules.two_d20.core.pool import DICE, MOST_EXTRA, Aim, Count, pairs, triggers
from solo.rules.two_d20.core.pool import Pool as Dicepool
from solo.rules.two_d20.core.skill_test import Frame, skill_test
from solo.rules.two_d20.core.testing import Plan, Terms, counted

WON, LOST = "won", "lost"


class Untold(int):
    """A number that stands where an author names none; it is told from the same one written."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Struggle(CheckBase, Checked):
    """Two sides make a test against each other; the one with strictly more successes wins.

    The difference is Momentum for the winner: the hero's, or Doom.

    Source: CON-032, CON-033.
    """

    signs: ClassVar[Mapping[str, str]] = {WON: "s", LOST: "f"}

    skill: Annotated[str, "The hero's skill."] = ""
    attribute: Annotated[tuple[str, ...], "The attribute, if not the skill's own."] = ()
    tn: Annotated[int | None, "The hero's target number, in place of both."] = None
    focus: Annotated[int | None, "The hero's Focus, in place of the skill's."] = None
    rival: Annotated[Number, "The other's target number."] = Untold(9)
    rival_focus: Annotated[Number, "The other's Focus."] = 0
    rival_dice: Annotated[int, "The other's dice, 1 to 5.", Within(1, DICE + MOST_EXTRA)] = DICE
    vs: Annotated[str, "A foe whose numbers are the other's."] = ""
    difficulty: Annotated[int, "What both need at least."] = 1
    tags: Annotated[Tags, "Circumstances that count against the hero."] = field(
        default_factory=Tags
    )
    extra: Annotated[int, "Extra dice of the hero's that are there anyway."] = 0
    purpose: Purpose = ""
    on_complication: Annotated[Literal["doom", "author"], "As in a skill test."] = "doom"
    who: Who = "lead"
    against: str = field(default="", metadata={"authored": False})

    def verify(self) -> None:
        object.__setattr__(self, "attribute", self.test.attribute)

    def merit(self, outcome: Outcome) -> object:
        return passed_first(outcome)

    @property
    def test(self) -> SkillTest:
        """The hero's part."""
        against = self.against or words("rival", rival=self.rival)
        return alike(SkillTest, self, against=against, held=True, who="lead")

    @property
    def other(self) -> Dicepool:
        """The other's dice.

        Raises:
            ValueError: They are those of a foe who is not known here.
        """
        if self.vs:
            raise unfit("vs", words("nobody-outside", name=shown(self.vs)))
        return Dicepool(Aim(self.rival, self.rival_focus), self.rival_dice)

    def bind(self, cast: Named) -> "Struggle":
        """Return it with the foe's numbers put in.

        Raises:
            ValueError: There is no such foe.
        """
        if not self.vs:
            return self
        foe = found(Foe, self.vs, cast)
        return replace(self, vs="", rival=foe.tn, rival_focus=foe.focus, against=foe.name)

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        if (together := SEVERAL.resolved(self, sheet, dice)) is not None:
            return together
        terms = self.test.terms(sheet)
        faces, _ = terms.pool.roll(dice)
        theirs, _ = self.other.roll(dice)
        own = counted(terms, terms.pool.tally(faces), GAME)
        return self.judged(own._replace(faces=faces), self.other.tally(theirs), theirs)

    def judged(self, own: Outcome, rival: Count, faces: tuple[int, ...] = ()) -> Outcome:
        """Return the outcome of the hero's test against the successes of the other side."""
        theirs = rival.successes if rival.successes >= self.difficulty else 0
        mine = own.facts["rolled_successes"] if own.facts["passed"] else 0
        won = mine > theirs
        momentum = mine - theirs if won else 0
        number = own.facts["complications"]
        changes: tuple[Effect[Sheet], ...] = GAME.complications(self.on_complication, number)
        if momentum:
            changes += (Pool(momentum),)
        elif theirs > mine:
            changes += (Threat(theirs - mine),)
        facts = {
            **own.facts,
            "passed": won,
            "momentum": momentum,
            "rival": rival.successes,
            "rival_faces": faces,
        }
        return Outcome(
            WON if won else LOST,
            own.successes,
            0 if won else max(1, theirs - mine + 1),
            own.faces,
            triggers(number),
            changes,
            facts,
        )

    def ways(
        self,
        sheet: Sheet | None,
        plan: Plan = Plan(),  # noqa: B008 - frozen
    ) -> Iterator[tuple[Outcome, int]]:
        if (together := SEVERAL.ways(self, sheet)) is not None:
            yield from together
            return
        terms = self.test.terms(sheet, plan)
        for mine, theirs, ways in opposed(terms, self.other):
            yield self.judged(counted(terms, mine, GAME), theirs), ways

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it."""
        return opened(sheet, struggling, self, asks=asks)


def struggling(table: Table[Sheet], struggle: Struggle, *, asks: bool) -> Script[Outcome]:
    """Let the hero make the test, and the other roll right after it (CON-032, CON-033)."""
    frame = Frame(
        opposed=True,
        weigh=lambda plan: tally(struggle.ways(table.sheet, plan)),
        below=lambda: (words("most-win"),),
    )
    own = yield from skill_test(table, struggle.test, asks=asks, frame=frame)
    if own.label == "aborted":
        return own
    faces, _ = struggle.other.roll(table.dice)
    outcome = struggle.judged(own, struggle.other.tally(faces), faces)
    # The complications of the hero's own dice were paid for when the test was settled.
    table.change(*(change for change in outcome.changes if isinstance(change, Pool | Threat)))
    return outcome._replace(changes=())


def opposed(terms: Terms, other: Dicepool) -> Iterator[tuple[Count, Count, int]]:
    """Yield the outcomes of both sides together, each with the number of ways that lead to it."""
    for mine, ways in pairs(terms.pool.chances()):
        for theirs, more in pairs(other.chances()):
            yield mine, theirs, ways * more
