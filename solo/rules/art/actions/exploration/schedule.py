"""The phase track: who is busy until when, and what an author puts to do on it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from solo.rules.art.actions.phases import Scale
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.terms import Words
from solo.rules.art.checks.trait import Attempt
from solo.rules.art.effects import Damage, Fall, GiveFatigue
from solo.rules.art.messages.track import SQUARES
from solo.rules.core.system import Effect


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseTrack:
    """Tokens on the track, in absolute phases; drawn on a ring of ten squares.

    Args:
        tokens: The phase in which each is free to act again, by slug or id.
        marker: The phase that is played.

    Source: ART Engine, ART-307 to ART-309; absolute numbers instead of a ring, as recommended.
    """

    tokens: Mapping[str, int]
    marker: int = 1

    def free(self) -> tuple[str, ...]:
        """Return whose token stands at the marker, in the order of the table (ART-295)."""
        return tuple(who for who, phase in self.tokens.items() if phase <= self.marker)

    def moved(self, who: str, phases: int) -> "PhaseTrack":
        """Return the track after an action of so many phases (ART-308)."""
        return self.put(who, self.marker + phases)

    def put(self, who: str, phase: int) -> "PhaseTrack":
        """Return the track with a token in a phase."""
        return replace(self, tokens={**self.tokens, who: phase})

    def without(self, who: str) -> "PhaseTrack":
        """Return the track without the token of one who can't act any more."""
        return replace(self, tokens={one: at for one, at in self.tokens.items() if one != who})

    def onward(self) -> int:
        """Return the next phase in which somebody is free (ART-309)."""
        return max(self.marker, min(self.tokens.values(), default=self.marker))

    def square(self, phase: int) -> int:
        """Return the square of the ring, from 0, that a phase falls on."""
        return (phase - 1) % SQUARES


@dataclass(frozen=True, slots=True, kw_only=True)
class Rescue(Attempt):
    """What may be rolled to save somebody from a failure that is still on its way.

    Source: ART Engine, ART-310, ART-311.
    """

    attribute: Words
    difficulty: Rank = Rank.CATASTROPHIC
    text: str = "Step in"
    skills: Words = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseTask(Attempt):
    """Something to be done in phases.

    Args:
        id: What names it.
        text: How it reads among the options.
        attribute: What is rolled; several let the player pick.
        difficulty: The lowest rank that succeeds; Catastrophic where nobody can fail.
        skills: Skills that may help.
        modifier: Added to the trait.
        shift: Columns to the right.
        harder: Ranks added to the difficulty.
        hidden: Whether the difficulty is kept back.
        perk: A perk without which this is rolled on row 1.
        after: The ids of tasks that must be done before.
        needed: Whether all is not done without it.
        each: Whether every adventurer has to do it.
        scale: How long its phases are, or None for the track's own.
        penalty: From how many failures failing has a penalty; 0 for never.
        ends: From how many failures failing ends everything; 0 for never.
        damage: What a failure with a penalty does.
        fall: A fall that such a failure brings.
        fatigue: Fatigue that it brings.
        rescue: What others may do before a failure happens.
        success: What is told when it is done.
        failure: What is told when it failed.

    Source: ART Engine, ART-292 to ART-311.
    """

    id: str
    text: str
    attribute: Words
    difficulty: Rank = Rank.CATASTROPHIC
    skills: Words = ()
    modifier: int = 0
    shift: int = 0
    harder: int = 0
    hidden: bool = False
    perk: str = ""
    after: tuple[str, ...] = ()
    needed: bool = True
    each: bool = False
    scale: Scale | None = None
    penalty: int = 0
    ends: int = 0
    damage: Rank | None = None
    fall: Fall | None = None
    fatigue: GiveFatigue | None = None
    rescue: Rescue | None = None
    success: str = ""
    failure: str = ""

    def __post_init__(self) -> None:
        Attempt.__post_init__(self)
        for name in ("id", "text"):
            if not getattr(self, name).strip():
                raise ValueError(f"{name}: every task needs one; it is empty")

    def harm(self) -> tuple[Effect, ...]:
        """Return what a failure with a penalty does to whoever failed."""
        found: list[Effect] = []
        if self.damage is not None:
            found.append(Damage(self.damage))
        if self.fall is not None:
            found.append(self.fall)
        if self.fatigue is not None:
            found.append(self.fatigue)
        return tuple(found)
