"""A fight as authors write one: its arenas, who stands where, and what can change."""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import field, replace
from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.facts import Checked, Filled, Within, in_field
from solo.rules.core.bases import CheckBase
from solo.rules.core.system_parts import Cast
from solo.rules.core.wording.naming import unfit, unknown
from solo.rules.core.wording.quoting import shown
from solo.rules.core.words import words as shared
from solo.rules.fictive_hack.checks.awesome import MOST_AP, gloat
from solo.rules.fictive_hack.checks.difficulty import Difficulty, foe_of
from solo.rules.fictive_hack.foe import Foe
from solo.rules.fictive_hack.gear.weapons import Arena, Weapon
from solo.rules.fictive_hack.messages.names import slug

Type = Literal["tight", "hazardous", "open", "dense", "neutral"]
FIELD = Arena(name="the field")
COUNTS = {"won": (1, 0), "talked": (1, 0), "endured": (1, 0), "fled": (0, 1), "ko": (0, 2),
          "dying": (0, 3), "dead": (0, 4)}  # fmt: skip
"""The labels of a fight, with the successes and failures of each."""
MOST_OF_A_KIND = 20
MOST_FOES = 40


@dataclass(frozen=True, slots=True, kw_only=True)
class Placement(Checked):
    """Foes of one kind, and where they stand."""

    shorthand: ClassVar[str] = "foe"

    foe: Annotated[str, "Its id among foes."]
    count: Annotated[
        int, "How many; minions together are one group.", Within(1, MOST_OF_A_KIND)
    ] = 1
    arena: Annotated[str, "Where; nothing is where the hero starts."] = ""
    aware: Annotated[bool, "Whether it knows of the hero."] = True
    party: Annotated[
        str, "The party that it belongs to, where foes are several; each rolls its own initiative."
    ] = ""
    block: Foe | None = field(default=None, metadata={"authored": False})  # what it is


@dataclass(frozen=True, slots=True, kw_only=True)
class Bribe(Checked):
    """A bribe: a change of the story that AP may buy (FH-125, FH-204)."""

    text: Annotated[str, 'What it is: "a cart to hide behind".']
    ap: Annotated[
        int, "Its price; an arena that anybody might think of costs 0.", Within(0, MOST_AP)
    ] = 1
    opens: Annotated[str, "A hidden arena that is there from now on."] = ""
    arm: Annotated[Weapon | None, "A weapon at hand."] = None
    bonus: Annotated[int, "What it adds to the hero's next roll.", Within(-MOST_AP, MOST_AP)] = 0
    routs: Annotated[str, "A foe that leaves, by id."] = ""
    heals: Annotated[int, "Wounds that come back.", Within(-MOST_AP, MOST_AP)] = 0
    id: Annotated[
        str, "What its option is called, behind `bribe-`; made of the text if it is not told."
    ] = ""

    def verify(self) -> None:
        object.__setattr__(self, "id", self.id or slug(self.text))

    @property
    def option(self) -> str:
        """The part of an option's id that stands for it."""
        return f"bribe-{self.id}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shift:
    """An arena that changes its type when a round begins (FH-126)."""

    round: int
    arena: str
    type: Type
    text: str = ""


def single(where: str, ids: Sequence[str]) -> None:
    """Refuse two of the same name, which nobody could tell apart.

    Raises:
        ValueError: There are two.
    """
    twice = next((one for one in ids if ids.count(one) > 1), None)
    if twice is not None:
        raise ValueError(f"{where}: two are called '{shown(twice)}'; give each a name of its own")


@dataclass(frozen=True, slots=True, kw_only=True)
class Fight(CheckBase, Checked):
    """A fight on a graph of arenas.

    Labels: `won`, `talked`, `endured` (the rounds are over), `fled`, `ko`, `dying`, `dead`.

    Source: Fictive Hack, FH-122 to FH-153, FH-198, FH-199.
    """

    opens_as: ClassVar[str] = "fight"
    rare: ClassVar[tuple[str, ...]] = ("endured",)
    """Even without `rounds` a fight that no blow ends is over at some time."""

    foes: Annotated[
        tuple[Placement, ...], "Who is against the hero.", Filled("a fight needs somebody to fight")
    ]
    arenas: Annotated[
        Mapping[str, Arena],
        "The places, by id; one neutral place if none are given.",
        Filled("a fight needs a place"),
    ] = field(default_factory=lambda: {"field": FIELD})
    start: Annotated[str, "Where the hero starts; the first place if nothing is given."] = ""
    hidden: Annotated[
        Mapping[str, Arena], "Places that are not there until a bribe opens them."
    ] = field(default_factory=dict)
    bribes: Annotated[tuple[Bribe, ...], "What AP may buy."] = ()
    changes: Annotated[tuple[Shift, ...], "Arenas that change."] = ()
    rounds: Annotated[
        int, "After how many rounds it is over anyway; 0 is never.", Within(0, MOST_AP)
    ] = 0
    companions: Annotated[bool, "Whether those who are with the hero fight as well."] = True
    surprise: Annotated[bool, "Whether no foe knows of the hero at first."] = False
    parley: Annotated[
        Difficulty | None, "What talking them out of it takes; can't be done if nothing is given."
    ] = None
    deadly: Annotated[bool, "Whether the hero can die outright; only under a warning of death."] = (
        False
    )
    award: Annotated[int, "AP for winning.", Within(0, MOST_AP)] = 0
    gloat: Annotated[int, "AP for the villain's laugh at the start."] = 0

    def verify(self) -> None:
        if sum(placed.count for placed in self.foes) > MOST_FOES:
            raise unfit("foes", shared("foes-at-most", most=MOST_FOES))
        if not self.start:
            object.__setattr__(self, "start", next(iter(self.arenas)))
        if self.gloat:
            gloat(self.gloat)
        self._check_places()
        single("bribes", [bribe.id for bribe in self.bribes])

    def _check_places(self) -> None:
        every = {**self.arenas, **self.hidden}
        self._known("start", self.start, self.arenas)
        for key, arena in every.items():
            for other in arena.adjacent:
                self._known("arenas", other, every)
                if other == key:
                    raise ValueError(f"arenas: '{shown(key)}' is next to itself")
        for placed in self.foes:
            if placed.arena:
                self._known("foes", placed.arena, self.arenas)
        for shift in self.changes:
            self._known("changes", shift.arena, every)
        for bribe in self.bribes:
            if bribe.opens:
                self._known("bribes", bribe.opens, self.hidden)

    def _known(self, where: str, key: str, arenas: Mapping[str, Arena]) -> None:
        if key not in arenas:
            raise in_field(where, unknown("arena", key, arenas))

    @property
    def on_top(self) -> tuple[str, ...]:
        """What may come on top, as patterns: companions who were lost, and foes robbed, by id."""
        foes = dict.fromkeys(re.escape(placed.foe) for placed in self.foes)
        robbed = (f"robbed-{foe}{number}" for foe in foes for number in ("", r"-\d+"))
        return ("lost-.*", *robbed)

    @property
    def signs(self) -> Mapping[str, str]:
        """The labels with which this fight can end, each with its sign (see `Check`)."""
        leads_out = any(one.exit for one in (*self.arenas.values(), *self.hidden.values()))
        found = {"talked": self.parley is not None, "endured": bool(self.rounds),
                 "fled": leads_out, "dead": self.deadly}  # fmt: skip
        return {
            label: "s" if successes else "f"
            for label, (successes, _) in COUNTS.items()
            if found.get(label, True)
        }

    @property
    def opened_by(self) -> Mapping[str, str]:
        """What opens the ends that this fight can't come to as it is written."""
        ways = {
            "talked": "say how hard it is to talk them out of it: parley: difficult",
            "fled": "give an arena 'exit: true'",
            "dead": "say 'deadly: true'",
        }
        return {label: way for label, way in ways.items() if label not in self.signs}

    @property
    def last_round(self) -> int:
        return self.rounds

    @property
    def places(self) -> Collection[str]:
        return (*self.arenas, *self.hidden)

    def counts(self) -> frozenset[str]:
        return frozenset(f"{max(COUNTS[one])}{sign}" for one, sign in self.signs.items())

    def bind(self, cast: Cast) -> "Fight":
        """Return it with the foes' blocks put in.

        Raises:
            ValueError: There is no such foe.
        """
        placed = tuple(replace(one, block=foe_of(cast, one.foe, "foes")) for one in self.foes)
        return replace(self, foes=placed)
