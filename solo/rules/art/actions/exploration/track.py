"""The phase track: who is busy until when."""

from collections.abc import Mapping
from dataclasses import replace

from solo.dataclass import dataclass
from solo.rules.art.messages.track import SQUARES


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseTrack:
    """Tokens on the track, in absolute phases; drawn on a ring of ten squares.

    Source: ART Engine, ART-307 to ART-309; absolute numbers instead of a ring, as recommended.
    """

    tokens: Mapping[str, int]  # the phase in which each is free to act again, by slug or id
    marker: int = 1  # the phase that is played

    def free(self) -> tuple[str, ...]:
        """Return whose token stands at the marker, in the order of the table (ART-295)."""
        return tuple(who for who, phase in self.tokens.items() if phase <= self.marker)

    def moved(self, who: str, phases: int) -> "PhaseTrack":
        """Return the track after an action of so many phases (ART-308)."""
        return self.put(who, self.marker + phases)

    def put(self, who: str, phase: int) -> "PhaseTrack":
        """Return the track with a token in a phase."""
        return replace(self, tokens={**self.tokens, who: phase})

    def marked(self, phase: int) -> "PhaseTrack":
        """Return the track with the marker in a phase."""
        return replace(self, marker=phase)

    def without(self, who: str) -> "PhaseTrack":
        """Return the track without the token of one who can't act any more."""
        return replace(self, tokens={one: at for one, at in self.tokens.items() if one != who})

    def onward(self) -> int:
        """Return the next phase in which somebody is free (ART-309)."""
        return max(self.marker, min(self.tokens.values(), default=self.marker))

    def square(self, phase: int) -> int:
        """Return the square of the ring, from 0, that a phase falls on."""
        return (phase - 1) % SQUARES
