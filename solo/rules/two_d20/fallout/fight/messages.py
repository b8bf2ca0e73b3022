"""The status of a fight: a line for the points, and one for each who takes part."""

from solo.rules.core.shown.standing import heading, stand, standing
from solo.rules.two_d20.core.sheet_rows import harder
from solo.rules.two_d20.fallout.fight.state import Battle
from solo.rules.two_d20.fallout.fight.view import fight_view
from solo.rules.two_d20.fallout.fight.words import words
from solo.rules.two_d20.fallout.heroes.sheet import Sheet
from solo.words import Text


def status(battle: Battle, sheet: Sheet, turn: Text = "") -> tuple[Text, ...]:
    """Say where the fight stands, in plain lines."""
    hero, *others = fight_view(battle, sheet).fighters
    # What the gamemaster's points are for matters when there are some, and at the start.
    policy = battle.policy.told() if sheet.threat or battle.round == 1 else ""
    return standing(
        heading(battle.round, battle.plan.rounds, turn),
        points=words("points", points=sheet.pool, luck=sheet.luck, gm=sheet.threat),
        ground=[policy],
        ours=(stand(hero, harder(sheet)), *(stand(one) for one in others if one.side != "foe")),
        theirs=(stand(one) for one in others if one.side == "foe"),
    )
