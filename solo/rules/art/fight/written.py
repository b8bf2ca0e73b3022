"""A fight as authors write it: who, where, how it may end, and what may be done there."""

import re
from collections.abc import Collection, Mapping
from dataclasses import field, replace
from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.errors import did_you_mean
from solo.facts import Checked, Filled, Usually, Within
from solo.rules.art.binding import foe_named
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.terms import Attributes, Skills
from solo.rules.art.fight.surroundings import Feature, Stunt, Thing
from solo.rules.art.foe import Foe, Morale, Policy
from solo.rules.art.printed import printed
from solo.rules.core.bases import CheckBase
from solo.rules.core.system_parts import Cast
from solo.rules.core.wording.naming import unfit
from solo.rules.core.wording.quoting import shown
from solo.rules.core.words import words as shared

BY_INITIATIVE = "initiative"
Side = Literal["", "foes", "party"]
FEWEST_BANDS = 2
MOST_BANDS = 20
MOST_FOES = 24
STALEMATE = "stalemate"
"""The name of the end to which a fight comes when nobody gets anywhere."""
_ON_TOP = (STALEMATE, "companion-died", "left-behind", "foes-fled", "foes-yielded", "flawless")


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed(Checked):
    """A foe, or several of a kind, and where they begin."""

    foe: Annotated[str, "The id of its block."]
    count: Annotated[int, "How many there are.", Within(1, MOST_FOES)] = 1
    band: Annotated[
        int | None, "Their band; without it as far off as the fight's `range` says."
    ] = None
    name: Annotated[str, "What this one is called, when it is one and no other."] = ""
    policy: Annotated[Policy | None, "How these act, in place of the block's own policy."] = None
    morale: Annotated[Morale | None, "When these have had enough, in place of the block's own."] = (
        None
    )
    hidden: Annotated[bool, "Whether they are unseen until they strike."] = False

    shorthand: ClassVar[str] = "foe"

    def block(self, foe: Foe) -> Foe:
        """Return the block with what is otherwise for these."""
        return replace(
            foe,
            policy=foe.policy if self.policy is None else self.policy,
            morale=foe.morale if self.morale is None else self.morale,
            name=self.name or foe.name,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Talk(Checked):
    """An offer of words that may end the fight: an action, rolled."""

    attribute: Annotated[Attributes, "What is rolled."]
    difficulty: Annotated[Rank, "The lowest rank that succeeds."]
    skills: Annotated[Skills, "Skills that may help."] = ()
    text: Annotated[str, "How it reads among the options; a plain line unless given."] = ""
    successes: Annotated[
        int, "How many successes are needed in all; a single good roll by default.", Within(1, 100)
    ] = 1
    tries: Annotated[int, "How often it may be tried.", Within(1, 100)] = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class End:
    """A way in which the fight ends besides the usual ones; whatever is given must all hold."""

    name: Annotated[str, "What it is called: a trigger of the outcome, so a key under `also:`."]
    round: Annotated[int | None, "After this round.", Usually(1)] = None
    fallen: Annotated[str, "When all foes of this block or name are out of the fight."] = ""
    reached: Annotated[int | None, "When an adventurer has come to this band, or past it,"] = None
    all: Annotated[bool, "or all who still can."] = False
    standing: Annotated[int | None, "When at most so many foes are left."] = None
    wounded: Annotated[int | None, "When an adventurer has at most so many free Health boxes."] = (
        None
    )

    def __post_init__(self) -> None:
        given = (self.round, self.reached, self.standing, self.wounded, self.fallen or None)
        if all(one is None for one in given):
            raise ValueError("name: an end needs 'round', 'fallen', 'reached', 'standing' or so")


@dataclass(frozen=True, slots=True, kw_only=True)
class Combat(CheckBase, Checked):
    """A fight in rounds on a range track.

    Source: ART Engine, ART-334, ART-363 to ART-367.
    """

    opens_as: ClassVar[str] = "combat"
    foes: Annotated[tuple[Placed, ...], "Who is met.", Filled("a fight needs somebody to fight")]
    range: Annotated[
        str,
        "How many bands away they begin, or a kind of place; `initiative` lets the highest "
        "initiative decide.",
    ] = "indoors"
    bands: Annotated[int, "How long the track is.", Within(FEWEST_BANDS, MOST_BANDS)] = 10
    band: Annotated[
        int | None, "Where the adventurers begin; without it there is room on both sides."
    ] = None
    features: Annotated[Mapping[str, Feature], "What stands in which band."] = field(
        default_factory=dict
    )
    exits: Annotated[Mapping[str, str], "In which bands one may leave the fight, and by what."] = (
        field(default_factory=dict)
    )
    surprise: Annotated[Side, "Who is taken by surprise."] = ""
    dark: Annotated[bool, "Whether nobody sees well."] = False
    friends: Annotated[
        tuple[str, ...] | None, "Which companions fight; without it all who are there."
    ] = None
    talk: Annotated[Talk | None, "Whether words may end it."] = None
    stunts: Annotated[tuple[Stunt, ...], "What the place allows."] = ()
    objects: Annotated[Mapping[str, Thing], "What may be broken or forced, by name."] = field(
        default_factory=dict
    )
    works: Annotated[
        Mapping[str, Thing],
        "Sustained actions that may be done meanwhile, by name (ART-248, ART-249).",
    ] = field(default_factory=dict)
    repair: Annotated[Thing | None, "One such work, for short."] = None
    ends: Annotated[tuple[End, ...], "Further ways in which it ends."] = ()
    together: Annotated[
        bool | None,
        "Whether foes of a kind that act one after another on one target attack with one roll "
        "(ART-390); without it their policy `pack` decides.",
    ] = None
    retrieve: Annotated[
        bool, "Whether thrown weapons are gathered up after a fight that was won (ART-123)."
    ] = True
    title: Annotated[str, "What it is called above its options."] = ""
    blocks: Mapping[str, Foe] = field(default_factory=dict, metadata={"authored": False})

    def verify(self) -> None:
        if sum(placed.count for placed in self.foes) > MOST_FOES:
            raise unfit("foes", shared("foes-at-most", most=MOST_FOES))
        self._check_range()
        self._check_bands()
        names = [stunt.name for stunt in self.stunts]
        if len({*names}) < len(names):
            raise ValueError("stunts: two have the same name")
        if self.repair is not None and "repair" in self.works:
            raise ValueError("repair: there is a work of that name already")

    def _check_range(self) -> None:
        object.__setattr__(self, "range", str(self.range))
        if self.range.isascii() and self.range.isdigit():
            if len(self.range) > 2 or int(self.range) >= self.bands:
                raise ValueError(f"range: 0 to {self.bands - 1} bands, not {shown(self.range)}")
            return
        words = (*printed("fight")["ranges"], BY_INITIATIVE)
        if self.range not in words:
            near = did_you_mean(self.range, words) or ";"
            raise ValueError(
                f"range: unknown word '{shown(self.range)}'{near} "
                f"give a number of bands, or {', '.join(words)}"
            )

    def _check_bands(self) -> None:
        for name, keys in (("features", self.features), ("exits", self.exits)):
            for key in keys:
                if not (key.isascii() and key.isdigit() and 1 <= int(key) <= self.bands):
                    raise ValueError(
                        f"{name}: '{shown(key)}' is no band; bands are 1 to {self.bands}"
                    )
        placed: tuple[tuple[str, int | None], ...] = (
            ("band", self.band),
            *(("foes", one.band) for one in self.foes),
            *(("stunts", one.band) for one in self.stunts),
            *(("objects", one.band) for one in self.objects.values()),
            *(("works", one.band) for one in self.works.values()),
            *(("ends", one.reached) for one in self.ends),
        )
        for name, band in placed:
            if band is not None and not 1 <= band <= self.bands:
                raise ValueError(
                    f"{name}: band {band} is off the track; bands are 1 to {self.bands}"
                )

    @property
    def on_top(self) -> tuple[str, ...]:
        """What may come on top, as patterns: its own ends by name, and what happened besides."""
        deeds = (deed for stunt in self.stunts for deed in (stunt.success, stunt.failure))
        places = (*self.objects.items(), *self.labours.items())
        named = (
            *(end.name for end in self.ends),
            *(deed.ends for deed in deeds if deed.ends),
            *(name for name, thing in places if thing.ends),
        )
        return (*map(re.escape, named), *_ON_TOP)

    @property
    def opened_by(self) -> Mapping[str, str]:
        """What opens the ends that this fight can't come to as it is written."""
        things = (*self.objects.values(), *self.labours.values())
        exits = bool(self.exits) or any(thing.exit for thing in things)
        lacks = {} if exits else {"fled": "give it a way out: exits: {1: the door}"}
        return lacks if self.talk else {**lacks, "talked": "give it a 'talk'"}

    @property
    def distance(self) -> int:
        """The distance in bands at which the foes begin, unless initiative decides (ART-366)."""
        if self.range.isdigit():
            return int(self.range)
        return int(printed("fight")["ranges"].get(self.range, 1))

    @property
    def labours(self) -> Mapping[str, Thing]:
        """All works by name, the repair among them."""
        return self.works if self.repair is None else {**self.works, "repair": self.repair}

    def feature(self, band: int) -> Feature | None:
        """Return what stands in a band, or None."""
        return self.features.get(str(band))

    def bind(self, cast: Cast) -> "Combat":
        """Return it with the blocks of its foes.

        Raises:
            ValueError: There is no such foe or friend; the text names the nearest.
        """
        blocks = {one.foe: foe_named(one.foe, cast.foes, "combat") for one in self.foes}
        for friend in self.friends or ():
            foe_named(friend, cast.foes, "friends")
        names = {name for one in self.foes for name in (one.foe, one.name, blocks[one.foe].name)}
        for end in self.ends:
            if end.fallen and end.fallen not in names:
                near = did_you_mean(end.fallen, names) or ""
                raise ValueError(f"ends: nobody here is '{shown(end.fallen)}'{near}")
        return replace(self, blocks=blocks)

    @property
    def last_round(self) -> int:
        timed = (one for one in self.ends if one.round is not None)
        return min(
            (one.round or 0 for one in timed if one == End(name=one.name, round=one.round)),
            default=0,
        )

    @property
    def places(self) -> Collection[str]:
        return [str(band) for band in range(1, self.bands + 1)]

    def counts(self) -> frozenset[str] | None:
        return None
