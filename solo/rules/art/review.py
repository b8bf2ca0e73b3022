"""Advice on the checks of an adventure: what is allowed, and yet unwise."""

from collections.abc import Iterator, Sequence

from solo.errors import nearest
from solo.rules.art.actions.chase.written import USUAL_COVER, Chase
from solo.rules.art.actions.exploration.written import Phases
from solo.rules.art.actions.rounds.written import Rounds
from solo.rules.art.actions.shadowing import Shadowing
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight.written import Combat, End
from solo.rules.art.foe import Foe
from solo.rules.art.gear.item import Item
from solo.rules.art.heroes.attributes import ATTRIBUTES
from solo.rules.art.heroes.perks import nearest_perk
from solo.rules.art.vocabulary import listed_skills
from solo.rules.core.system_parts import Advice
from solo.rules.core.wording.quoting import shown

_TRAITS = ("attack", "defense")  # what a power is added to, besides attributes and skills
WIDE_SHIFT = 3  # columns; more should be avoided
EASY = Rank.PASSABLE  # starting heroes should seldom meet more
MANY_CHECKS = 4  # below this, a share says nothing


def review(checks: Sequence[object]) -> Iterator[Advice]:
    """Yield advice on shifts that are too wide and on adventures that are too hard.

    Source: ART Engine, ART-178, ART-199.
    """
    for place, check in enumerate(checks):
        if isinstance(check, Combat):
            yield from _over_at_once(place, check)
            yield from _idle_kickers(place, check)
        elif isinstance(check, Item):
            yield from _powers(place, check)
        elif isinstance(check, Phases | Rounds):
            yield from _too_late(place, check)
        elif isinstance(check, Chase) and check.escape and check.cover != USUAL_COVER:
            message = "'escape' says already when the pursued is away; leave out one of the two"
            yield Advice(place, "key-idle", message, "escape", ("cover",))
        elif isinstance(check, Shadowing) and check.phases and check.legs > 1:
            message = "'phases' says already how long the way is; leave out one of the two"
            yield Advice(place, "key-idle", message, "phases", ("legs",))
        if (perk := getattr(check, "perk", "")) and (near := nearest_perk(perk)):
            message = f"the rules have no perk '{shown(perk)}'; did you mean '{near}'?"
            yield Advice(place, "value-odd", message, "perk", ("perk",))
        shift = getattr(check, "shift", 0)
        if isinstance(shift, int) and abs(shift) > WIDE_SHIFT:
            yield Advice(
                place,
                "shift-wide",
                f"a shift of {shift} columns; more than {WIDE_SHIFT} should be avoided",
            )
    yield from _leaderless(checks)
    yield from _hard(checks)


def _powers(place: int, item: Item) -> Iterator[Advice]:
    """Say of what a thing gives that it is nearly, and not quite, a word of the rules (ART-085)."""
    traits = (*_TRAITS, *ATTRIBUTES)
    for number, power in enumerate(item.effects):
        for word in power.to:
            near = nearest(word, traits)
            if near and word not in (*traits, *listed_skills()):
                message = f"the rules know no '{shown(word)}'; did you mean '{near}'?"
                yield Advice(place, "value-odd", message, at=("effects", number, "to"))
        if near := nearest_perk(power.perk) if power.perk else "":
            message = f"the rules have no perk '{shown(power.perk)}'; did you mean '{near}'?"
            yield Advice(place, "value-odd", message, at=("effects", number, "perk"))


def _leaderless(checks: Sequence[object]) -> Iterator[Advice]:
    """Say of foes who would flee without their leader that nobody leads in any fight."""
    fights = [(place, one) for place, one in enumerate(checks) if isinstance(one, Combat)]
    there = [block for _, fight in fights for block in fight.blocks.values()]
    there += [one for one in checks if isinstance(one, Foe)]
    if any(block.leader for block in there):
        return
    told: set[str] = set()
    for place, fight in fights:
        for number, one in enumerate(fight.foes):
            block = fight.blocks.get(one.foe)
            if block is None or one.foe in told or "leader-down" not in block.morale.flee_when:
                continue
            told.add(one.foe)
            message = (
                f"'{shown(one.foe)}' flees at 'leader-down', and nobody here leads; write "
                "leader: true for the foe who does, or leave it out"
            )
            yield Advice(place, "fight-idle", message, at=("foes", number))


def _idle_kickers(place: int, combat: Combat) -> Iterator[Advice]:
    """Say of what foes do on a kicker that it is nothing (ART-016)."""
    for number, one in enumerate(combat.foes):
        block = combat.blocks.get(one.foe)
        if block is not None and any(kicker.idle for kicker in block.on_kicker):
            message = (
                f"an 'on_kicker' of '{shown(one.foe)}' does nothing; say what happens then, such "
                "as 'text', 'worse' or 'prone'"
            )
            yield Advice(place, "fight-idle", message, at=("foes", number))


def _over_at_once(place: int, combat: Combat) -> Iterator[Advice]:
    """Say of ends that hold as the fight begins, since no more foes are there."""
    foes = sum(one.count for one in combat.foes)
    for number, end in enumerate(combat.ends):
        many = end.standing if end.standing is not None else -1
        if many >= foes and end == End(name=end.name, standing=many):
            message = (
                f"'{shown(end.name)}' is so from the start: there are {foes}; give a number "
                "below that"
            )
            yield Advice(place, "fight-idle", message, at=("ends", number, "standing"))


def _too_late(place: int, written: Phases | Rounds) -> Iterator[Advice]:
    """Say of what others do that it takes longer than there is time."""
    for number, deed in enumerate(written.others):
        if 0 < written.limit < deed.phases:
            message = (
                f"this takes {deed.phases}, and time is up after {written.limit}, so it never "
                "happens; let it take less, or raise the 'limit'"
            )
            yield Advice(place, "fight-idle", message, at=("others", number, "phases"))


def _hard(checks: Sequence[object]) -> Iterator[Advice]:
    """Yield one piece of advice, at the first of them, when most checks are for veterans."""
    ranked = [
        (place, difficulty)
        for place, check in enumerate(checks)
        if isinstance(difficulty := getattr(check, "difficulty", None), Rank)
    ]
    hard = [place for place, rank in ranked if rank > EASY]
    if len(ranked) >= MANY_CHECKS and len(hard) * 2 > len(ranked):
        yield Advice(
            hard[0],
            "difficulty-high",
            f"{len(hard)} of {len(ranked)} checks are harder than {EASY.word}; starting heroes "
            "should seldom meet more",
        )
