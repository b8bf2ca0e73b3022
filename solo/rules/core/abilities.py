"""What only some systems can do; a system that says nothing of it has these defaults.

Each system inherits them with `solo.rules.core.system.System`.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from solo.late import lazy_imports
from solo.rules.core.dice import Dice
from solo.rules.core.effects_in_order import InOrder
from solo.rules.core.outcome import AnyEffect, Effect, Note, Option, Outcome
from solo.rules.core.protocols import AnyCheck, Check, Encounter, Illegal, Step
from solo.rules.core.system_parts import Advice, RuleEntry, Thing, Words
from solo.rules.core.words import words as say
from solo.words import Text

if TYPE_CHECKING:  # most of what knows a system needs neither
    from solo.rules.core.fights.by_hand import ByHand
    from solo.rules.core.shown.fight_view import FightView
    from solo.rules.core.shown.moment import Moment, Standing
    from solo.rules.core.shown.strip import Strip

with lazy_imports():
    from solo.rules.core import script, table
    from solo.rules.core.shown import moment

S = TypeVar("S")


class Abilities(Generic[S]):
    """The defaults: no companions, no offers, no wounds, no party, no group."""

    __slots__ = ()

    title: str
    # the facts that the outcomes of each kind of check may have; nothing leaves them unchecked
    told_of: Mapping[str, Collection[str]] = {}
    # with what each kind of check ends that does not say so itself
    labels_of: Mapping[str, Collection[str]] = {}
    brought: str = ""  # how the ids begin of companions whom heroes bring from elsewhere

    # Heroes

    def lacks(self, hero: object) -> Iterable[str]:
        """Return what the rules ask of a hero file and it has not; each text begins with its key.

        Such a hero may be played all the same.
        """
        return ()

    def companions(self, sheet: S) -> tuple[str, ...]:
        """Return the ids of the companions who are with the hero."""
        return ()

    def companion(self, sheet: S, key: str, block: object | None) -> S:
        """Return the sheet with a companion joined, or gone when `block` is None.

        Who may not join by the rules does not; the engine tells of it by a note
        `companion-refused`.
        """
        return sheet

    def forget(self, sheet: S, ahead: Sequence[object]) -> S:
        """Return a hero without what the checks and effects ahead do not read, for exact odds."""
        return sheet

    # Of a game as it goes on

    def standing(self, sheet: S) -> tuple[Option, ...]:
        """List what a player may do at any time besides the scene's choices, such as first aid."""
        return ()

    def do_standing(
        self, option: str, words: str, sheet: S, dice: Dice, *, asks: bool = True
    ) -> Step[S]:
        """Do one of them; raises `Illegal` like an encounter's step.

        `asks` is whether offers around its roll are to be made, as for `begin`.

        What ends with the label `GUIDANCE` has the author's guidance on a quest told, and counts
        for nothing where there is none.
        """
        raise Illegal(say("nothing-to-do", system=self.title))

    def pass_time(self, sheet: S, minutes: int) -> tuple[S, tuple[Note, ...]]:
        """Let game time pass: what wears off wears off."""
        return sheet, ()

    def fallen(self, sheet: S) -> str:
        """Return `defeated` or `dead` when the hero can't act, else nothing."""
        return ""

    def revive(self, sheet: S, dice: Dice) -> Step[S]:
        """Bring a defeated hero back by the system's own default (hours pass, a wound heals).

        The outcome's label may be `relieved`, where somebody else goes on in the hero's place, or
        `woke`, where it was no defeat at all: then the story goes on. Else it is a defeat.
        """
        return Step(None, sheet, (), Outcome("revived"))

    def relieve(self, sheet: S) -> Step[S] | None:
        """Let the next of several heroes take over from a dead one; None when nobody can."""
        return None

    def everybody(self, sheet: S) -> tuple[S, ...]:
        """Return the sheets of all heroes whom the player leads, whoever acts now first."""
        return (sheet,)

    def upon(self, whom: str, effects: Sequence[AnyEffect], roller: str = "") -> AnyEffect:
        """Return the effects that happen to others than whoever acts, as one effect.

        Args:
            whom: `all`, `any` whom the player picks, `random`, or the `roller`.
            effects: What happens, in this order.
            roller: The slug of whoever made the roll that led here, if anybody did.
        """
        return InOrder(tuple(effects))

    def own_quest(self, sheet: S) -> str:
        """Return the open quest that the players have stated themselves, if there is one."""
        return ""

    def reward(self, amount: int) -> Effect[S]:
        """Return the effect that pays a quest's reward, which may ask; amount may be negative."""
        return InOrder(())

    def finish(self, sheet: S) -> tuple[S, tuple[Note, ...]]:
        """Close an adventure: experience, rest, what the rules do at its end."""
        return sheet, ()

    # A table of several players

    def effort(self, attribute: str, difficulty: str) -> Check[S]:
        """Return the check of several in which an attribute counts.

        Raises:
            Illegal: There is none; the text says what to do instead.
        """
        raise Illegal(say("no-roll-of-several", system=self.title))

    def versus(self, outcome: Outcome) -> tuple[int, int]:
        """Return what of a roll is compared where two roll against each other: more is better.

        The second number decides where the first is the same.
        """
        return outcome.successes - outcome.failures, 0

    def skilled(self, skill: str, difficulty: str) -> Check[S] | None:
        """Return the check of a skill that the rules have under an attribute; None if they don't.

        Raises:
            Illegal: There is no such difficulty.
        """
        return None

    def gather(self, check: AnyCheck, sheet: S, others: Sequence[S]) -> tuple[AnyCheck, S]:
        """Return a check and a hero's sheet with others at their side.

        Raises:
            Illegal: It is no check of several; the text says what to do instead.
        """
        raise Illegal(say("no-roll-of-several", system=self.title))

    def part(self, sheet: S) -> tuple[S, tuple[S, ...]]:
        """Return the sheets of a hero and of those who were gathered, in their order.

        Nobody is there where the check has done nothing to the others.
        """
        return sheet, ()

    def things(self, sheet: S) -> Sequence[Thing[S]]:
        """Return what a hero may hand to another."""
        return ()

    def pooled(self, sheet: S, of: S) -> S:
        """Return a hero's sheet with what the group has together, as it stands on another's."""
        return sheet

    def welcomed(self, group: S, newcomer: S) -> S:
        """Return the sheet of one of a group, with what changes for all when somebody joins it."""
        return group

    @property
    def by_hand(self) -> "ByHand[S] | None":
        """What a table needs to open and alter fights; None where the rules have no fights."""
        return None

    # What is shown, and what authors are told

    def strip(self, outcome: Outcome) -> "Strip | None":
        """Return a roll as a strip with the faces that fell; None where its odds show it best."""
        return None

    def fight(self, encounter: Encounter[S], sheet: S) -> "FightView | None":
        """Return an open fight as data; None where the encounter is none."""
        return None

    # the kinds of encounters of which a moment is seen, and what it tells besides its round
    moments: Mapping[str, Collection[str]] = {}
    _counts_up: Collection[str] = ()  # the gauges of a fight that count what was suffered

    def moment(self, encounter: Encounter[S], sheet: S) -> "Moment | None":
        """Return what is seen of an open encounter, None where it is none that is told of."""
        waits = script.table_of(self._inmost(encounter), table.Table)
        if waits is None:
            return None
        if waits.stands is None:
            view = self.fight(encounter, sheet)
            return None if view is None else moment.moment_of(view, waits.acted, self._counts_up)
        now, hero = waits.stands(), self._fares(waits.sheet)
        return now if hero is None else now.with_hero(hero)

    def _fares(self, sheet: S) -> "Standing | None":
        """Return how a hero fares, as one in an encounter."""
        return None

    def _inmost(self, encounter: Encounter[S]) -> Encounter[S]:
        """Return an encounter without whatever wraps it."""
        return encounter

    @property
    def reading(self) -> Text:
        """How dice are read, in a sentence or two for who never played: is high good?"""
        return ""

    def meaning(self, trait: str) -> Text:
        """Return what an attribute is for, in a few words, where no rule of the index lists it."""
        return ""

    def rules(self) -> tuple[RuleEntry, ...]:
        """Return the rule index."""
        return ()

    def words(self) -> Mapping[str, Words]:
        """Return which words conditions may ask the parts of `hero` for, by the parts' names.

        Of numbers it says between what they surely are. A part that is not there is not looked at.
        """
        return {}

    def review(self, checks: Sequence[object]) -> Iterable[Advice]:
        """Say what is unwise, though allowed, in the checks of an adventure (for `solo lint`).

        Behind them stand the blocks of foes who come into encounters, of which nothing is said,
        and the items of the adventure.
        """
        return ()
