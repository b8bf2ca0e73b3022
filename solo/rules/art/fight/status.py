"""The status of a fight above its options: the round, the track, and everybody's state.

What the drawing shows is said in words as well, once (ART-363, ART-516).
"""

from collections.abc import Iterator, Mapping

from solo.rules.art.fight.messages import capital
from solo.rules.art.fight.state import RULES, Fighter
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.track import behind, exits_of
from solo.rules.art.fight.written import End
from solo.rules.art.foe import Foe
from solo.rules.art.messages import track
from solo.rules.core import standing as core
from solo.rules.core.numbers import plural
from solo.rules.core.standing import Stand, standing
from solo.words import Message, Text

EXIT, FEATURE = "out", "*"
_FEW = 6  # as many of ours or of theirs have a line each; more stand in one paragraph


def lines(table: FightTable, who: str) -> tuple[Text, ...]:
    """Say where the fight stands, for somebody's turn."""
    there = [one for one in table.battle.fighters.values() if not one.gone]
    seen = [one for one in there if not (one.foe and one.hidden)]
    named = dict(
        zip(
            (one.id for one in seen),
            track.marks((one.name, one.foe) for one in seen),
            strict=True,
        )
    )
    ours = [_stand(table, who, one, named) for one in seen if not one.foe]
    theirs = [_stand(table, who, one, named) for one in seen if one.foe]
    many = max(len(ours), len(theirs)) > _FEW
    return standing(
        heading(table, who),
        points=" ".join(_own(table, who)),
        drawn=_drawn(table, seen, named),
        ours=ours,
        theirs=theirs,
        ground=_ground(table),
        many=many,
    )


def heading(table: FightTable, who: str) -> Message:
    """Say which round it is, and whose turn."""
    battle, name = table.battle, table.name(who)
    whose = "Your turn" if name == "you" else f"{capital(name)}'s turn"
    return core.heading(battle.round, _last(table), f"{whose}.", battle.combat.title)


def _last(table: FightTable) -> int:
    """Return the round after which the fight ends whatever happens, or 0."""
    ends = [one for one in table.battle.combat.ends if one.round is not None]
    bare = [one.round for one in ends if one == End(name=one.name, round=one.round)]
    return min((number for number in bare if number is not None), default=0)


def _drawn(table: FightTable, seen: list[Fighter], named: Mapping[str, str]) -> tuple[str, ...]:
    cells: list[list[str]] = [[] for _ in range(table.battle.combat.bands)]
    for one in seen:
        cells[one.band - 1].append(named[one.id])
    exits = exits_of(table)
    for place, cell in enumerate(cells, 1):
        if cell:
            continue  # the words below the drawing tell what is there
        if place in exits:
            cell.append(EXIT)
        elif table.battle.combat.feature(place) is not None:
            cell.append(FEATURE)
    return track.draw(cells)


def _ground(table: FightTable) -> Iterator[str]:
    """Say what stands and lies in which band."""
    combat, told = table.battle.combat, []
    for band in range(1, combat.bands + 1):
        feature, exit_ = combat.feature(band), combat.exits.get(str(band))
        there = (
            [f"{feature.name} (rough ground)" if feature.rough else feature.name] * bool(feature)
            if feature
            else []
        )
        there += [f"{exit_} (a way out)"] if exit_ else []
        there += [f"a {one.thing.item.name} on the ground" for one in table.battle.ground
                  if one.band == band]  # fmt: skip
        if there:
            told.append(f"{band}: {', '.join(there)}")
    if told:
        yield f"Bands {'; '.join(told)}."
    if table.battle.round == 1:
        yield "A hit takes the highest box up to its rank; below the lowest it does nothing."


def _stand(table: FightTable, who: str, one: Fighter, named: Mapping[str, str]) -> Stand:
    """Say of somebody where they are, in what state, and which boxes are free."""
    held = any(grip.held == one.id for grip in table.battle.grips)
    holds = any(one.id in (grip.holder, *grip.helpers) for grip in table.battle.grips)
    states = (
        ("down", not table.up(one.id)),
        ("lying", one.prone and table.up(one.id)),
        ("pinned", bool(one.pinned)),
        ("held", held and not one.pinned),
        ("holding on", holds),
        ("entangled", bool(one.bound)),
        ("burning", bool(one.burning)),
        ("poisoned", bool(one.venoms)),
        ("about to lose a turn", bool(one.lost)),
        ("unarmed", one.foe and one.weapon != "hand"),
        ("unseen", one.hidden),
        ("taken for dead", bool(one.fooled)),
        ("behind you", one.foe and behind(table, one.id, who)),
    )
    marks = [word for word, so in states if so]
    state = (f"band {one.band}", _free(table, one))
    return Stand(table.name(one.id), state, marks, mark=named[one.id])


def _free(table: FightTable, one: Fighter) -> str:
    """Say which boxes are free: the lowest is what a hit has to reach (ART-262)."""
    boxes, checked = table.boxes(one.id)
    free = [rank.word for place, rank in enumerate(boxes) if place not in checked]
    return f"Health {len(free)}/{len(boxes)}: {', '.join(free)}" if free else "no Health left"


def _own(table: FightTable, who: str) -> Iterator[str]:
    turn, fighter = table.battle.turn, table.fighter(who)
    if turn is not None and turn.action and turn.who == who:
        yield "Your action is spent." if fighter.block is None else "The action is spent."
    if fighter.lasting:
        now = [f"{one.name} {one.amount:+}" if one.amount else one.name for one in fighter.lasting]
        yield f"Lasting: {', '.join(now)}."


def tell_foes(table: FightTable) -> None:
    """Say of each kind of foe that is seen what can be seen of it."""
    seen = {one.ranks.name: one.ranks for one in table.foes() if not one.hidden}
    for block in seen.values():
        table.say("told", text=sized_up(block))


def sized_up(block: Foe) -> str:
    """Say what can be seen of a foe: how it strikes, how it acts, and when it has had enough."""
    far = f" at up to {plural(block.reach, 'band')}" if block.reach else ""
    armed = f" with a {block.arm.name.lower()}" if block.arm else ""
    many = f", at {block.area} in a band at once" if block.area else ""
    rated = f", damage rating {block.damage}" if block.damage else ""
    said = f"{capital(block.name)} strikes{armed}{far} (Attack {block.attack.word}{rated}{many})"
    said += f"; {RULES['policies'][block.policy]}"
    scares = block.morale.flee_when
    if scares:
        ways = " or ".join(RULES["scares"][scare] for scare in scares)
        said += f", and {'gives up' if block.morale.yields else 'runs'} {ways}"
    return f"{said}."
