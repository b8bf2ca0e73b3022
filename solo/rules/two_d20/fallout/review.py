"""Advice on fights: what a fight has that can never come about."""

from collections.abc import Iterator

from solo.rules.core.system_parts import Advice
from solo.rules.core.wording.quoting import shown
from solo.rules.two_d20.fallout.fight.written import Rounds


def of_fight(place: int, fight: Rounds) -> Iterator[Advice]:
    """Say of foes who help nobody, and of those who would flee or take cover unhurt (ours)."""
    alone = all(one.assists for one in fight.foes)
    for number, one in enumerate(fight.foes):
        if alone and number == 0:
            message = (
                f"'{shown(one.foe)}' helps the attacks of another kind, and there is none; leave "
                "out 'assists', or add a foe who attacks"
            )
            yield Advice(place, "fight-idle", message, at=("foes", number, "assists"))
        if one.block is not None and one.block.tag > one.block.tn:
            message = (
                f"'{shown(one.foe)}' succeeds with {one.block.tn} or less, so a tag of "
                f"{one.block.tag} counts no die more; give at most {one.block.tn}"
            )
            yield Advice(place, "value-odd", message, at=("foes", number))
        health = 0 if one.block is None else one.block.health
        if one.block is not None and one.flees >= health:
            message = f"'{shown(one.foe)}' has {health} Health, so it leaves unhurt; give a number "
            yield Advice(place, "fight-idle", message + "below that", at=("foes", number, "flees"))
        if one.block is not None and one.cover > health:
            message = (
                f"'{shown(one.foe)}' has {health} Health, and never more; give at most {health}, "
                "which is always"
            )
            yield Advice(place, "fight-idle", message, at=("foes", number, "cover"))
