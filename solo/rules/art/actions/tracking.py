"""Tracking: finding somebody's tracks and catching up, leg after leg, two rolls in each.

Notes: leg-over, trail-found.
"""

from dataclasses import field
from typing import Annotated, Literal

from solo.dataclass import dataclass
from solo.facts import Checked, Within, alike
from solo.rules.art.actions.legs import Gone, go_on, stopped, whole_way
from solo.rules.art.actions.phases import Scale, phases_taken
from solo.rules.art.actions.travel import FOOT, Means
from solo.rules.art.actions.words import words
from solo.rules.art.checks.ranks import Rank, clamp_rank
from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.checks.steps import Added, Ranks
from solo.rules.art.checks.terms import Skills
from solo.rules.art.checks.trait import Part, TraitRoll
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.printed import printed
from solo.rules.core.bases import CheckBase
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import restart, scripted
from solo.rules.core.shown.moment import Moment
from solo.rules.core.table import Ended, Script, Table
from solo.words import Message

REACHED, COLD = "reached", "cold"
NO_TRACKS = "no-tracks"


@dataclass(frozen=True, slots=True, kw_only=True)
class Tracking(CheckBase, Checked):
    """Follow tracks: find them, then catch up; perhaps in several legs.

    Source: ART Engine, ART-324 to ART-333.
    """

    difficulty: Annotated[Rank, "How hard the tracks are to find, by ground, age and concealment."]
    means: Annotated[Means, "On `foot` or `mounted`, as the target is."] = field(
        default_factory=lambda: FOOT
    )  # the target's as well (ART-324)
    pace: Annotated[
        Literal["usual", "restless", "faster", "slow"],
        "How the target moves: `usual`, `restless`, `faster` than you can, or `slow`.",
    ] = "usual"
    scale: Annotated[Scale, "How long a phase is."] = field(
        default_factory=lambda: Scale.parse("hours")
    )  # by distance (ART-330)
    legs: Annotated[int, "How many pairs of rolls it takes to the end.", Within(1, 20)] = 1
    between: Annotated[tuple[str, ...], "What is found at the end of each leg but the last."] = ()
    skills: Annotated[Skills, "Skills that may help both rolls."] = ("tracking",)
    modifier: Annotated[Added, "Added to the trait of the first roll."] = 0
    harder: Annotated[Ranks, "Ranks added to the first difficulty."] = 0

    @property
    def first(self) -> Part:
        """The roll for the tracks (ART-325)."""
        return Part(check=alike(TraitRoll, self, attribute=("alertness",)))

    def second(self, found: int) -> Part:
        """The roll to catch up, the easier the better the tracks were read (ART-327 to 329)."""
        rank = catching_up(found, self.pace)
        check = TraitRoll(attribute=(self.means.travels_by,), difficulty=rank, skills=self.skills)
        return Part(check=check)

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        return scripted(tracking, self, Gone(), asks=asks)


def catching_up(found: int, pace: str = "usual") -> Rank:
    """Return the difficulty of catching up after so many successes with the tracks.

    Source: ART Engine, ART-328, ART-329.
    """
    tracking = printed("phases")["tracking"]
    base = Rank.parse(tracking["catch_up"])
    return clamp_rank(base - found + int(tracking["pace"][pace]))


def tracking(
    table: Table[Sheet],
    check: Tracking,
    gone: Gone,
    *,
    asks: bool,
    found: int | None = None,
) -> Script[Ended[Sheet]]:
    """Find the tracks, or catch up: one of the two rolls of a leg (ART-326, ART-331 to ART-333).

    Between two legs one may stop. `found` are the successes with the tracks of this leg.
    """

    def where() -> tuple[Message, ...]:
        return (words("tracking", leg=gone.legs + 1, legs=check.legs),)

    table.stands = lambda: Moment(gone.legs, counts={"gone": gone.phases})
    if found is None:
        if gone.legs and not (yield from go_on(table, where)):
            return stopped(gone)
        tracks = yield from table.play(Rolling(check.first, asks), where)
        if tracks.label == "aborted":
            return stopped(gone)
        if tracks.failures:
            return whole_way(COLD, tracks, gone, NO_TRACKS)
        table.tell("trail-found", successes=tracks.successes)
        return restart(tracking, check, gone, asks=asks, found=tracks.successes)

    ahead = yield from table.play(Rolling(check.second(found), asks), where)
    if ahead.label == "aborted":
        return stopped(gone)
    if ahead.failures:
        return whole_way(COLD, ahead, gone)
    phases = phases_taken(ahead.facts["result_index"], 0)
    lies = check.between[gone.legs : gone.legs + 1]
    table.tell("leg-over", phases=phases, scale=check.scale.word, text=lies[0] if lies else "")
    table.minutes += phases * check.scale.minutes
    gone = gone.further(phases)
    if gone.legs == check.legs:
        return whole_way(REACHED, ahead, gone)
    return restart(tracking, check, gone, asks=asks)
