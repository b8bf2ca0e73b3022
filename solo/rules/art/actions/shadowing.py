"""Shadowing: following somebody unnoticed, leg after leg, two rolls in each.

Notes: keeps-back, followed-on.
"""

from dataclasses import field, replace
from typing import Annotated

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.art.actions.legs import Gone, go_on, stopped, whole_way
from solo.rules.art.actions.phases import MINUTES, Scale
from solo.rules.art.actions.travel import FOOT, Means
from solo.rules.art.actions.words import words
from solo.rules.art.binding import foe_named
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.roll import CATASTROPHIC
from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.checks.steps import Added, Ranks
from solo.rules.art.checks.terms import Skills, Words
from solo.rules.art.checks.trait import Part, TraitRoll
from solo.rules.art.foe import Foe
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.printed import printed
from solo.rules.core.bases import CheckBase
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import restart, scripted
from solo.rules.core.shown.moment import Moment
from solo.rules.core.system_parts import Cast
from solo.rules.core.table import Ended, Script, Table
from solo.rules.core.wording.naming import unfit
from solo.words import Message

FOLLOWED, LOST, SPOTTED = "followed", "lost", "spotted"
RUINED = "disaster"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shadowing(CheckBase, Checked):
    """Follow somebody unnoticed: two rolls in each leg, and time in which the hero is not seen.

    Source: ART Engine, ART-315 to ART-323.
    """

    foe: Annotated[str, "Who is followed, by id; or else both ranks below."] = ""
    alertness: Annotated[Rank | None, "The target's Alertness."] = None
    movement: Annotated[Rank | None, "The target's rank in what its means of moving asks."] = None
    means: Annotated[Means, "How you go: `foot`, `mounted`, `vehicle`."] = field(
        default_factory=lambda: FOOT
    )
    target_means: Annotated[Means | None, "How the target goes; no faster than you."] = None
    legs: Annotated[int, "How many pairs of rolls have to succeed.", Within(1, 20)] = 1
    phases: Annotated[int, "Instead of legs: how many phases the target's way takes."] = 0
    scale: Annotated[Scale, "How long a phase is: minutes or hours."] = field(
        default_factory=lambda: MINUTES
    )
    skills: Annotated[Skills, "Skills that may help both rolls."] = ("shadowing",)
    places: Annotated[
        tuple[str, ...], "Where it happens, for specialty skills such as `shadowing in a city`."
    ] = ()
    modifier: Annotated[Added, "Added to the trait of both rolls."] = 0
    harder: Annotated[Ranks, "Ranks added to both difficulties."] = 0
    against: str = field(default="the target", metadata={"authored": False})

    def verify(self) -> None:
        given = self.alertness is not None and self.movement is not None
        if not self.foe and not given:
            raise unfit("foe", words("shadowed-needs"))
        if self.means.speed < (self.target_means or self.means).speed:  # ART-316
            raise unfit("means", words("shadow-too-slow"))
        known = printed("phases")["shadowing"]["places"]
        strange = next((place for place in self.places if place not in known), "")
        if strange:
            raise unfit("places", words("no-such-place", name=strange, known=(*known,)))

    def bind(self, cast: Cast) -> "Shadowing":
        """Return it with the ranks of the foe that it names."""
        if not self.foe:
            return self
        foe: Foe = foe_named(self.foe, cast.foes, "shadowing")
        by = (self.target_means or self.means).travels_by
        return replace(
            self,
            alertness=self.alertness or foe.rank("alertness"),
            movement=self.movement or foe.rank(by),
            against=foe.name,
        )

    @property
    def specialties(self) -> Words:
        """The skills that help: those given, and those of the means and the places (ART-323)."""
        means = printed("phases")["shadowing"]["skills"][self.means.word]
        named = printed("phases")["shadowing"]["places"]
        places = [f"shadowing {named[place]}" for place in self.places]
        return tuple(dict.fromkeys((*self.skills, *means, *places)))

    @property
    def first(self) -> Part:
        """The roll for keeping the target in sight (ART-317)."""
        return self._part("alertness", self.movement, ())

    def second(self, carried: int) -> Part:
        """The roll for not being seen, with what the first brought (ART-318, ART-319)."""
        more = (("keeping back", carried),) if carried else ()
        return self._part(self.means.follows_by, self.alertness, more)

    def _part(
        self, attribute: str, rank: Rank | None, carried: tuple[tuple[str, int], ...]
    ) -> Part:
        check = TraitRoll(
            attribute=(attribute,),
            difficulty=rank,
            skills=self.specialties,
            modifier=self.modifier,
            harder=self.harder,
            against=self.against,
        )
        return Part(check=check, carried=carried)

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        return scripted(shadowing, self, Gone(decides=self.phases > 0), asks=asks)


def shadowing(
    table: Table[Sheet],
    check: Shadowing,
    gone: Gone,
    *,
    asks: bool,
    carried: int | None = None,
) -> Script[Ended[Sheet]]:
    """Keep somebody in sight, or stay unseen: one of the two rolls of a leg (ART-315 to ART-322).

    Between two legs, which were safe for so many phases, one may stop. `carried` is what the first
    roll of this leg brings to the second.
    """

    def over(label: str, roll: Outcome) -> Outcome:
        ruined = roll.facts["result_index"] == CATASTROPHIC
        return whole_way(label, roll, gone, *([RUINED] if ruined else []))

    def where() -> tuple[Message, ...]:
        how_far = {"leg": gone.legs + 1, "safe": gone.phases, "phases": check.phases}
        return (words("shadowing", name=check.against, **how_far),)

    table.stands = lambda: Moment(gone.legs, counts={"safe": gone.phases})
    if carried is None:
        if gone.legs and not (yield from go_on(table, where)):
            return stopped(gone)
        sight = yield from table.play(Rolling(check.first, asks), where)
        if sight.label == "aborted":
            return stopped(gone)
        if sight.facts["result_index"] == CATASTROPHIC:
            return over(SPOTTED, sight)
        brought = sight.successes - sight.failures
        table.tell("keeps-back", by=brought, label=sight.label)
        return restart(shadowing, check, gone, asks=asks, carried=brought)

    unseen = yield from table.play(Rolling(check.second(carried), asks), where)
    if unseen.label == "aborted":
        return stopped(gone)
    if unseen.facts["result_index"] == CATASTROPHIC:
        return over(SPOTTED, unseen)
    if unseen.failures:  # one loses the target (ART-321), more give the hero away (ART-322)
        lost_at = int(printed("phases")["shadowing"]["lost_at"])
        return over(LOST if unseen.failures <= lost_at else SPOTTED, unseen)
    gone = gone.further(unseen.successes)
    table.tell("followed-on", phases=unseen.successes, scale=check.scale.word)
    table.minutes += unseen.successes * check.scale.minutes
    if (gone.phases >= check.phases) if check.phases else (gone.legs >= check.legs):
        return over(FOLLOWED, unseen)
    return restart(shadowing, check, gone, asks=asks)
