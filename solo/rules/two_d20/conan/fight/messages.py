"""A fight in plain lines, as its player sees it or hears it read; no rule is decided here."""

from collections.abc import Mapping

from solo.rules.core.shown.fight_view import Fighter, Place
from solo.rules.core.shown.standing import Stand, heading, points, standing
from solo.rules.two_d20.conan.checks.ranges import range_of
from solo.rules.two_d20.conan.fight.state import Battle
from solo.rules.two_d20.conan.fight.view import fight_view, places
from solo.rules.two_d20.conan.fight.words import words
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.core.sheet_rows import harder
from solo.words import Message, Text

Places = Mapping[str, Place]


def status(battle: Battle, sheet: Sheet, turn: Text) -> tuple[Text, ...]:
    """Say all there is to know before a turn: pools, policy, who stands where.

    The ground is said in the first turn; later it stands on the list of moves.
    """
    view = fight_view(battle, sheet)
    hero, *others = view.fighters
    known = {place.id: place for place in view.places}
    there = [one for one in others if one.up or one.side == "hero"]
    stood = [(one.side, _stand(battle, one, known)) for one in there]
    mine = _of_hero(hero, known)
    doom = battle.policy.now(sheet.threat, battle.uses)
    fresh = battle.round == 1 and battle.hero.standard == battle.hero.minor == 1
    return standing(
        heading(battle.round, battle.fight.rounds, turn),
        points=words(
            "points", momentum=sheet.pool, fortune=sheet.luck, doom=sheet.threat, now=doom
        ),
        ours=(
            Stand(hero.name or "you", mine, (*hero.conditions, *harder(sheet))),
            *(one for side, one in stood if side != "foe"),
        ),
        theirs=(one for side, one in stood if side == "foe"),
        ground=ground(battle) if fresh else (),
    )


def ground(battle: Battle) -> tuple[Message, ...]:
    """Draw the ground in words, if there is more of it than one zone."""
    known = {place.id: place for place in places(battle)}
    ways = tuple(
        (place.name, tuple(known[key].name for key in place.near), place.features)
        for place in known.values()
    )
    return (words("ground", ways=ways),) if len(ways) > 1 else ()


def _points(one: Fighter) -> tuple[Message, ...]:
    """Say Stress, and Harm where there is any; of foes who can bear several Wounds those too."""
    several = ("wounds",) if one.side != "hero" and one.gauges[2].most > 1 else ()
    always = ("vigor", "resolve", *several)
    return points(one._replace(gauges=tuple(g for g in one.gauges if g.id in always or g.value)))


def _of_hero(one: Fighter, known: Places) -> tuple[Text, ...]:
    """Say how a hero is, where, and with what in hand."""
    here = words("at", where=known[one.place].name, features=known[one.place].features)
    return (*_points(one), here, *one.facts)


def _stand(battle: Battle, one: Fighter, known: Places) -> Stand:
    if one.side == "hero":
        return Stand(one.name, _of_hero(one, known), one.conditions)
    far, near = battle.to(battle.fighter(one.id)), one.id in battle.hero.near
    where = words("within-reach") if near else words("range", range=range_of(far))
    if far:
        where = words("at-range", where=known[one.place].name, range=where)
    return Stand(one.name, (*_points(one), where), one.conditions[near:])  # Reach stands first
