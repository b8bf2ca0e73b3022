"""Ways in legs, each of two rolls: following somebody unnoticed, and following somebody's tracks.

Notes: keeps-back, followed-on, leg-over, trail-found.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, Protocol

from solo.rules.art.actions.phases import MINUTES, Scale, phases_taken
from solo.rules.art.actions.sustained import STOPPED
from solo.rules.art.actions.travel import FOOT, Means
from solo.rules.art.actions.within import ended, going, roll_part
from solo.rules.art.binding import foe_named
from solo.rules.art.checks.ranks import Rank, clamp_rank
from solo.rules.art.checks.roll import CATASTROPHIC
from solo.rules.art.checks.terms import Words, skill_names
from solo.rules.art.checks.trait import Part, TraitRoll
from solo.rules.art.foe import Foe
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.printed import printed
from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.odds import Odds, odds
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.core.system import Cast, Encounter

FOLLOWED, LOST, SPOTTED = "followed", "lost", "spotted"
REACHED, COLD = "reached", "cold"
RUINED, NO_TRACKS = "disaster", "no-tracks"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shadowing:
    """Follow somebody unnoticed: two rolls a leg, and some time in which nothing is seen of you.

    Args:
        foe: Who is followed, by id; or else both ranks below.
        alertness: The target's Alertness.
        movement: The target's rank in what its means of moving asks.
        means: How you go: `foot`, `mounted`, `vehicle`.
        target_means: How the target goes; no faster than you.
        legs: How many pairs of rolls have to succeed.
        phases: Instead of legs: how many phases the target's way takes.
        scale: How long a phase is: minutes or hours.
        skills: Skills that may help both rolls.
        places: Where it happens, for specialty skills such as `shadowing in a city`.
        modifier: Added to the trait of both rolls.
        harder: Ranks added to both difficulties.

    Source: ART Engine, ART-315 to ART-323.
    """

    foe: str = ""
    alertness: Rank | None = None
    movement: Rank | None = None
    means: Means = field(default_factory=lambda: FOOT)
    target_means: Means | None = None
    legs: int = 1
    phases: int = 0
    scale: Scale = field(default_factory=lambda: MINUTES)
    skills: Words = ("shadowing",)
    places: tuple[str, ...] = ()
    modifier: int = 0
    harder: int = 0
    against: str = field(default="the target", metadata={"authored": False})

    def __post_init__(self) -> None:
        object.__setattr__(self, "skills", skill_names(self.skills))
        given = self.alertness is not None and self.movement is not None
        if not self.foe and not given:
            raise ValueError("foe: give a 'foe', or its 'alertness' and 'movement'")
        if self.means.speed < (self.target_means or self.means).speed:
            raise ValueError("means: whoever shadows must be at least as fast as the target")
        if not 1 <= self.legs <= 20:
            raise ValueError(f"legs: 1 to 20, not {self.legs}")
        known = printed("phases")["shadowing"]["places"]
        strange = next((place for place in self.places if place not in known), "")
        if strange:
            raise ValueError(f"places: unknown place '{strange}'; places are {', '.join(known)}")

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

    def counts(self) -> None:
        """It is answered by labels alone."""

    @property
    def specialties(self) -> Words:
        """The skills that help: those given, and those of the means and the places (ART-323)."""
        means = printed("phases")["shadowing"]["skills"][self.means.word]
        places = [f"shadowing in a {place}" for place in self.places]
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

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter:
        """Open it as an encounter."""
        return Way(check=self, asks=asks).opened()

    def going_on(self, way: "Way") -> bool:
        """Tell whether the target is still on its way."""
        return way.safe < self.phases if self.phases else way.legs < self.legs

    def judged(self, way: "Way", roll: Outcome) -> tuple["Way", str]:
        """Return how a roll leaves it, and the label when it is over (ART-320 to ART-322)."""
        ruined = roll.facts["result_index"] == CATASTROPHIC
        if ruined:
            return replace(way, triggers=(RUINED,)), SPOTTED
        if way.part == 1:
            carried = roll.successes - roll.failures
            return replace(way, part=2, carried=carried), ""
        if roll.failures:
            lost_at = int(printed("phases")["shadowing"]["lost_at"])
            return way, LOST if roll.failures <= lost_at else SPOTTED
        way = replace(
            way,
            part=1,
            carried=0,
            legs=way.legs + 1,
            safe=way.safe + roll.successes,
            minutes=roll.successes * self.scale.minutes,
        )
        return way, "" if self.going_on(way) else FOLLOWED

    def told(self, way: "Way") -> str:
        """Say where it stands."""
        of = f"{way.safe} of {self.phases} phases" if self.phases else f"leg {way.legs + 1}"
        return f"Shadowing {self.against}: {of}."

    def note(self, way: "Way", roll: Outcome) -> Note:
        """Say what a roll came to."""
        if way.part == 1:
            return Note("keeps-back", {"by": roll.successes - roll.failures, "label": roll.label})
        return Note("followed-on", {"phases": roll.successes, "scale": self.scale.word})

    def part(self, way: "Way") -> Part:
        return self.first if way.part == 1 else self.second(way.carried)


@dataclass(frozen=True, slots=True, kw_only=True)
class Tracking:
    """Follow tracks: find them, then catch up; perhaps in several legs.

    Args:
        difficulty: How hard the tracks are to find, by ground, age and concealment.
        means: On `foot` or `mounted`, as the target is.
        pace: How the target moves: `usual`, `restless`, `faster` than you can, or `slow`.
        scale: How long a phase is.
        legs: How many pairs of rolls it takes to the end.
        between: What is found at the end of each leg but the last.
        skills: Skills that may help both rolls.
        modifier: Added to the trait of the first roll.
        harder: Ranks added to the first difficulty.

    Source: ART Engine, ART-324 to ART-333.
    """

    difficulty: Rank
    means: Means = field(default_factory=lambda: FOOT)
    pace: Literal["usual", "restless", "faster", "slow"] = "usual"
    scale: Scale = field(default_factory=lambda: Scale.parse("hours"))
    legs: int = 1
    between: tuple[str, ...] = ()
    skills: Words = ("tracking",)
    modifier: int = 0
    harder: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "skills", skill_names(self.skills))
        if not 1 <= self.legs <= 20:
            raise ValueError(f"legs: 1 to 20, not {self.legs}")

    def counts(self) -> None:
        """It is answered by labels alone."""

    @property
    def first(self) -> Part:
        """The roll for the tracks (ART-325)."""
        return Part(
            check=TraitRoll(
                attribute=("alertness",),
                difficulty=self.difficulty,
                skills=self.skills,
                modifier=self.modifier,
                harder=self.harder,
            )
        )

    def second(self, found: int) -> Part:
        """The roll to catch up, the easier the better the tracks were read (ART-327 to 329)."""
        rank = catching_up(found, self.pace)
        check = TraitRoll(attribute=(self.means.travels_by,), difficulty=rank, skills=self.skills)
        return Part(check=check)

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter:
        """Open it as an encounter."""
        return Way(check=self, asks=asks).opened()

    def judged(self, way: "Way", roll: Outcome) -> tuple["Way", str]:
        """Return how a roll leaves it, and the label when it is over (ART-326, 331 to 333)."""
        if roll.failures:
            return (replace(way, triggers=(NO_TRACKS,)) if way.part == 1 else way), COLD
        if way.part == 1:
            return replace(way, part=2, carried=roll.successes), ""
        phases = phases_taken(roll.facts["result_index"], 0)
        minutes = phases * self.scale.minutes
        way = replace(
            way, part=1, carried=0, legs=way.legs + 1, safe=way.safe + phases, minutes=minutes
        )
        return way, "" if way.legs < self.legs else REACHED

    def told(self, way: "Way") -> str:
        """Say where it stands."""
        return f"Tracking: leg {way.legs + 1} of {self.legs}."

    def note(self, way: "Way", roll: Outcome) -> Note:
        """Say what a roll came to."""
        if way.part == 1:
            return Note("trail-found", {"successes": roll.successes})
        found = self.between[way.legs : way.legs + 1]
        phases = phases_taken(roll.facts["result_index"], 0)
        facts = {"phases": phases, "scale": self.scale.word, "text": found[0] if found else ""}
        return Note("leg-over", facts)

    def part(self, way: "Way") -> Part:
        return self.first if way.part == 1 else self.second(way.carried)


def catching_up(found: int, pace: str = "usual") -> Rank:
    """Return the difficulty of catching up after so many successes with the tracks.

    Source: ART Engine, ART-328, ART-329.
    """
    tracking: Mapping[str, Any] = printed("phases")["tracking"]
    base = Rank.parse(tracking["catch_up"])
    return clamp_rank(base - found + int(tracking["pace"][pace]))


class Legged(Protocol):
    """What goes in legs of two rolls."""

    def part(self, way: "Way") -> Part: ...

    def judged(self, way: "Way", roll: Outcome) -> tuple["Way", str]: ...

    def told(self, way: "Way") -> str: ...

    def note(self, way: "Way", roll: Outcome) -> Note: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """The plan of such a way, as far as it has gone.

    Args:
        check: What the author wrote.
        asks: Whether offers are made around its rolls.
        part: Which of the two rolls is at hand.
        carried: What the first roll brought for the second.
        legs: How many pairs have succeeded.
        safe: How many phases they gave.
        minutes: How long the last leg took.
        triggers: What happened on top.
    """

    check: Legged
    asks: bool
    part: int = 1
    carried: int = 0
    legs: int = 0
    safe: int = 0
    minutes: int = 0
    triggers: tuple[str, ...] = ()

    def opened(self) -> Encounter:
        """Open the roll at hand."""
        return roll_part(self.check.part(self), self, asks=self.asks)

    def told(self, sheet: Sheet) -> tuple[str, ...]:
        return (self.check.told(self),)

    def after(self, step: Step, dice: Dice) -> Step:
        roll = ended(step)
        if roll.label == "aborted":
            return step._replace(outcome=self.stopped())
        now, label = self.check.judged(self, roll)
        passed = now.minutes if now.legs > self.legs else 0
        failed = label and now.legs == self.legs
        notes = step.notes if failed else (*step.notes, self.check.note(self, roll))
        step = step._replace(notes=notes, minutes=step.minutes + passed)
        if label:
            facts = {**roll.facts, "kind": "way", "legs": now.legs, "phases": now.safe}
            triggers = (*roll.triggers, *now.triggers)
            whole = roll._replace(label=label, triggers=triggers, facts=facts)
            return step._replace(outcome=whole)
        if now.legs > self.legs:
            return going(step, NextLeg(way=now))
        following = now.opened()
        return going(step, following)

    def stopped(self) -> Outcome:
        """Return the outcome of giving up."""
        return Outcome(STOPPED, facts={"kind": "way", "legs": self.legs, "phases": self.safe})


@dataclass(frozen=True, slots=True, kw_only=True)
class NextLeg:
    """Between two legs: go on, or give up."""

    way: Way

    @property
    def forced(self) -> str | None:
        return None

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        return self.way.told(sheet)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        return (
            Option("go-on", "Go on", hint="go on"),
            Option("stop", "Give it up", hint="stop"),
        )

    def odds(self, option: str, sheet: Sheet) -> Odds | None:
        """Return the chances of the next roll."""
        return odds(self.way.check.part(self.way), sheet) if option == "go-on" else None

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "stop":
            return Step(None, sheet, (), self.way.stopped())
        opened = self.way.opened()
        return Step(opened, sheet) if self.way.asks else opened.step("roll", "", sheet, dice)
