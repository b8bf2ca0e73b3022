"""The attacks of foes: their rank with all that shifts it, alone or several as one.

Source of all: ART Engine, ART-197, ART-205, ART-387, ART-390, ART-395, ART-443, ART-453, ART-454.
"""

from solo.rules.art.checks.ranks import Rank, add_difficulties
from solo.rules.art.fight.draft import Draft
from solo.rules.art.fight.facing import behind
from solo.rules.art.fight.state import RULES
from solo.rules.art.fight.tasks import Assault


def assault_of(draft: Draft, by: tuple[str, ...], at: str, *, area: bool = False) -> Assault:
    """Return the attack of a foe, or of several as one, on somebody.

    Several add up their Attack ranks, and the highest damage rating counts (ART-390).
    """
    ranks = [attack_rank(draft, one, at) for one in by]
    total = ranks[0] if len(ranks) == 1 else add_difficulties(ranks)
    first = draft.fighter(by[0])
    block = first.ranks
    arm = block.arm if armed(draft, by[0]) else None
    melee = first.band == draft.fighter(at).band and (arm is None or arm.type == "melee")
    name = first.name if len(by) == 1 else f"{first.name} and {len(by) - 1} more"
    return Assault(
        at=at,
        by=by,
        rank=total,
        rating=max(draft.fighter(one).ranks.damage for one in by),
        name=name,
        melee=melee and not area,
        hands=arm.hands if arm else 0,
        large=block.weapon == "large-natural",
        firearm=arm.firearm if arm else False,
        area=area,
        added=_hold(draft, by[0]),
        behind=any(behind(draft, one, at) for one in by),
    )


def attack_rank(draft: Draft, by: str, at: str) -> Rank:
    """Return a foe's Attack rank on somebody, with the columns that shift it.

    Source: ART Engine, ART-197, ART-395, ART-443, ART-453, ART-454.
    """
    foe, target = draft.fighter(by), draft.fighter(at)
    block = foe.ranks
    has = armed(draft, by)
    level = int(block.attack) if has or block.arm is None else block.attack + RULES["unarmed_foe"]
    melee = foe.band == target.band and (not has or block.arm is None or block.arm.type == "melee")
    columns = RULES["columns"]
    level += draft.columns(by, "rolls", "attack-columns") + draft.columns(at, "attacked")
    if target.prone:
        level += columns["melee_at_prone"] if melee else columns["ranged_at_prone"]
    if foe.prone and melee:
        level += columns["melee_while_prone"]
    grip = draft.fight.grip_of(by)
    if draft.fight.combat.dark and not block.sees_dark and not (grip and at in grip.members):
        level += columns["unseen"]
    if grip is not None:
        level += RULES["grapple"]["columns"]
    return Rank(max(1, min(11, level)))


def armed(draft: Draft, by: str) -> bool:
    """Tell whether a foe can use its weapon now; in a grapple only one for one hand (ART-442).

    A block does not say how long its weapon is: we take those for two hands to be too long.
    """
    one = draft.fighter(by)
    arm = one.ranks.arm
    if one.weapon != "hand" or arm is None:
        return one.weapon == "hand"
    return arm.hands < 2 or draft.fight.grip_of(by) is None


def _hold(draft: Draft, by: str) -> tuple[tuple[str, int], ...]:
    """Return what a foe's hold does to a player's roll: its bonus, reversed (ART-205, ART-439)."""
    grip = draft.fight.grip_of(by)
    if grip is None or grip.holder != by or not grip.bonus:
        return ()
    return (("the hold", -grip.bonus),)
