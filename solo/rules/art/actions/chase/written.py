"""A chase as an author writes it: who runs from whom, how far, and the stunts on the way."""

import re
from collections.abc import Mapping
from dataclasses import field, replace
from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.facts import Checked, Filled, Within
from solo.rules.art.actions.sustained import Goal
from solo.rules.art.actions.words import words
from solo.rules.art.binding import foe_named
from solo.rules.art.checks.likelihood import Likelihood
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.terms import Attributes, Skills
from solo.rules.art.checks.trait import Part, TraitRoll
from solo.rules.art.foe import Foe
from solo.rules.art.naming import repeated
from solo.rules.art.printed import printed
from solo.rules.core.bases import CheckBase
from solo.rules.core.system_parts import Cast
from solo.rules.core.wording.naming import unfit
from solo.words import Message

ESCAPED, CAUGHT, ACCIDENT, GOT_AWAY = "escaped", "caught", "accident", "lost"
USUAL_COVER: Literal["some"] = "some"
FOE_ACCIDENT = "foe-accident"
CHASE_LABELS = (ESCAPED, CAUGHT, ACCIDENT, GOT_AWAY)
MOST_ROUNDS = 60
MOST_BANDS = 100  # ten tracks; the text has no place larger than ten bands
MOST_FOES = 24


@dataclass(frozen=True, slots=True, kw_only=True)
class Stunt(Checked):
    """A dangerous thing that the pursued may try, and the pursuer then has to match.

    Source: ART Engine, ART-381 to ART-385.
    """

    id: Annotated[str, "What names it."]
    text: Annotated[str, "How it reads among the options."]
    attribute: Annotated[
        Attributes,
        "What is rolled; Strength for distance, Agility for balance. Conflict C18: the text has "
        "both for a leap; the author says which.",
    ] = ("strength",)
    difficulty: Annotated[Rank, "The lowest rank that succeeds, alike for both sides."] = Rank.POOR
    skills: Annotated[Skills, "Skills that may help."] = ()
    found: Annotated[bool, "Whether it is hidden until a question finds it."] = False
    once: Annotated[bool, "Whether it can be done only once."] = True
    hold: Annotated[Rank, "What a foe who got hold of the hero makes one roll against."] = Rank.GOOD

    def part(self, difficulty: Rank | None = None) -> Part:
        """Return its roll, against its own difficulty or another."""
        rank = difficulty or self.difficulty
        check = TraitRoll(attribute=self.attribute, difficulty=rank, skills=self.skills)
        return Part(check=check)

    @property
    def told(self) -> Message:
        """The text of its option, with what is rolled."""
        names, difficulty = tuple(map(str, self.attribute)), self.difficulty.word
        return words("stunt", text=self.text, attributes=names, difficulty=difficulty)

    @property
    def words(self) -> list[str]:
        """The attributes of which a foe's rank is what it makes of it (ART-190, ART-385)."""
        return [word for word in self.attribute if isinstance(word, str)] or ["agility"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Chase(CheckBase, Checked):
    """Run away from foes, or after one, on a track in rounds; or as one sustained action.

    Source: ART Engine, ART-380 to ART-386. Conflict C17: another chapter calls a chase a sustained
    action; the rules for the track are followed, and the sustained roll is the variant `mode`. The
    road has no end here: the track shows the distance between you, so its ten squares never stop
    anybody.
    """

    opens_as: ClassVar[str] = "chase"
    foes: Annotated[
        tuple[str, ...],
        "Who is in it, by id; when you pursue, the first of them flees.",
        Filled("a chase needs somebody else"),
    ]
    role: Annotated[
        Literal["pursued", "pursuer"], "Whether you are `pursued` or the `pursuer`."
    ] = "pursued"
    start: Annotated[int, "How many bands are between you at first."] = 1
    escape: Annotated[
        int, "At how many bands the pursued is away; 0 leaves it to `cover`.", Within(0, MOST_BANDS)
    ] = 0
    cover: Annotated[
        Literal["much", "some", "open"], "`much`, `some` or `open`: 3, 5 or 10 bands."
    ] = USUAL_COVER
    mode: Annotated[
        Literal["track", "sustained"],
        "On the `track`, or `sustained`: one roll repeated to a goal.",
    ] = "track"
    attribute: Annotated[Attributes, "What is rolled to run."] = ("agility",)
    difficulty: Annotated[Rank | None, "Of the sustained roll; the foes' rank unless given."] = None
    goal: Annotated[Goal, "Of the sustained action."] = field(default_factory=Goal)
    chance: Annotated[Likelihood, "How likely a question finds a hidden stunt."] = field(
        default_factory=lambda: Likelihood.parse("even")
    )
    rounds: Annotated[
        int, "After how many rounds the pursuer gives up.", Within(1, MOST_ROUNDS)
    ] = 20
    skills: Annotated[Skills, "Skills that may help to run."] = ("running",)
    stunts: Annotated[tuple[Stunt, ...], "What may be tried."] = ()
    together: Annotated[
        bool,
        "Whether all adventurers run on the track, each in turn; with `false` whoever acts runs "
        "alone. Nobody is left behind: the hindmost of the pursued counts, and the foremost of the "
        "pursuers.",
    ] = True
    blocks: tuple[Foe, ...] = field(default=(), metadata={"authored": False})

    def verify(self) -> None:
        if len(self.foes) > MOST_FOES:
            raise unfit("foes", words("chase-at-most", most=MOST_FOES, count=len(self.foes)))
        if not 1 <= self.start < self.away:
            raise ValueError(f"start: 1 to {self.away - 1} bands, not {self.start}")
        if twice := repeated([stunt.id for stunt in self.stunts]):
            raise ValueError(f"stunts: two are called '{twice}'")

    def counts(self) -> frozenset[str] | None:
        return frozenset() if self.mode == "track" else None  # on the track it ends with a label

    def bind(self, cast: Cast) -> "Chase":
        """Return it with the foes that it names."""
        return replace(self, blocks=tuple(foe_named(key, cast.foes, "chase") for key in self.foes))

    @property
    def on_top(self) -> tuple[str, ...]:
        """What may come on top, as patterns: stunts done, and what became of foes."""
        return (*(re.escape(stunt.id) for stunt in self.stunts), FOE_ACCIDENT, *self.foes)

    @property
    def opened_by(self) -> Mapping[str, str]:
        """What opens the ends that this chase can't come to as it is written."""
        if self.role == "pursued":
            return {GOT_AWAY: "let the hero be the 'pursuer'"}
        return {ESCAPED: "let the hero be 'pursued'"}

    @property
    def last_round(self) -> int:
        return self.rounds

    @property
    def away(self) -> int:
        """At how many bands the pursued is away (ART-386)."""
        return self.escape or int(printed("phases")["chase"]["cover"][self.cover])

    @property
    def run(self) -> Part:
        """The roll to run: no difficulty, read on the movement table (ART-369, ART-380)."""
        return Part(check=TraitRoll(attribute=self.attribute, skills=self.skills), words="to run")

    def stunt(self, key: str) -> Stunt:
        """Return a stunt by its id."""
        return next(one for one in self.stunts if one.id == key)
