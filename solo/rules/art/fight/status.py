"""The status of a fight above its options: the round, the track, and everybody's state.

What the drawing shows is said in words as well, once (ART-363, ART-516).
"""

from collections.abc import Iterator, Mapping

from solo.rules.art.fight.state import Fighter
from solo.rules.art.fight.surroundings import Feature
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.track import behind, exits_of
from solo.rules.art.fight.words import words
from solo.rules.art.foe import Foe
from solo.rules.art.messages import track
from solo.rules.core.shown import standing as core
from solo.rules.core.shown.sheet_rows import fields
from solo.rules.core.shown.standing import Stand, standing
from solo.rules.core.words import words as shared
from solo.words import Message, Text

EXIT, FEATURE = "out", "*"
_FEW = 6  # as many of ours or of theirs have a line each; more stand in one paragraph


def lines(table: FightTable, who: str) -> tuple[Text, ...]:
    """Say where the fight stands, for somebody's turn."""
    there = [one for one in table.battle.fighters.values() if not one.gone]
    seen = [one for one in there if not (one.foe and one.hidden)]
    marks = track.marks((one.name, one.foe) for one in seen)
    named = dict(zip((one.id for one in seen), marks, strict=True))
    ours = [_stand(table, who, one, named) for one in seen if not one.foe]
    theirs = [_stand(table, who, one, named) for one in seen if one.foe]
    many = max(len(ours), len(theirs)) > _FEW
    return standing(
        heading(table, who),
        points=shared("sentences", parts=own) if (own := tuple(_own(table, who))) else "",
        drawn=_drawn(table, seen, named),
        ours=ours,
        theirs=theirs,
        ground=_ground(table),
        many=many,
    )


def heading(table: FightTable, who: str) -> Message:
    """Say which round it is, and whose turn."""
    battle, whose = table.battle, words("whose-turn", name=table.name(who))
    return core.heading(battle.round, _last(table), whose, battle.combat.title)


def _last(table: FightTable) -> int:
    """Return the round after which the fight ends whatever happens, or 0."""
    return table.battle.combat.last_round


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


def _ground(table: FightTable) -> Iterator[Message]:
    """Say what stands and lies in which band."""
    bands = range(1, table.battle.combat.bands + 1)
    told = tuple((band, there) for band in bands if (there := tuple(_there(table, band))))
    if told:
        yield words("in-bands", bands=told)
    if table.battle.round == 1:
        yield words("about-boxes")


def _there(table: FightTable, band: int) -> Iterator[Text]:
    combat = table.battle.combat
    if feature := combat.feature(band):
        yield words("rough", name=feature.name) if feature.rough else feature.name
        yield from columns(feature)
    if exit_ := combat.exits.get(str(band)):
        yield words("way-out", name=exit_)
    for one in table.battle.ground:
        if one.band == band:
            yield words("view-lying-here", thing=one.thing.item.name)


def states(table: FightTable, one: Fighter) -> list[str]:
    """Return what has befallen somebody, in the words of `view-state`."""
    grips = table.battle.grips
    found = {
        "down": not table.up(one.id),
        "prone": one.prone and table.up(one.id),
        "pinned": bool(one.pinned),
        "held": not one.pinned and any(grip.held == one.id for grip in grips),
        "holding": any(one.id in (grip.holder, *grip.helpers) for grip in grips),
        "entangled": bool(one.bound),
        "burning": bool(one.burning),
        "poisoned": bool(one.venoms),
        "losing": bool(one.lost),
        "unarmed": one.foe and one.weapon != "hand",
        "hidden": one.hidden,
        "fooling": bool(one.fooled),
    }
    return [state for state, so in found.items() if so]


def columns(feature: Feature) -> Iterator[Message]:
    """Say by how many columns a place shifts the rolls of whoever stands there."""
    for kind, number in feature.columns.items():
        yield words("view-columns", kind=kind, amount=number)


def _stand(table: FightTable, who: str, one: Fighter, named: Mapping[str, str]) -> Stand:
    """Say of somebody where they are, in what state, and which boxes are free."""
    found = states(table, one) + ["behind"] * (one.foe and behind(table, one.id, who))
    marks = [words("view-state", state=state) for state in found]
    state = (words("view-band", band=one.band), *_free(table, one))
    return Stand(table.name(one.id), state, marks, mark=named[one.id])


def _free(table: FightTable, one: Fighter) -> Iterator[Message]:
    """Say how many boxes are free, and which: the lowest is what a hit has to reach (ART-262)."""
    boxes, checked = table.boxes(one.id)
    free = tuple(rank.word for place, rank in enumerate(boxes) if place not in checked)
    yield words("boxes-left", now=len(free), most=len(boxes))
    if free:
        yield words("boxes-free", free=free)


def _own(table: FightTable, who: str) -> Iterator[Message]:
    turn, fighter = table.battle.turn, table.fighter(who)
    if turn is not None and turn.action and turn.who == who:
        yield words("spent", own=fighter.block is None)
    if fighter.lasting:
        yield words("lasting", effects=tuple(lasting(fighter)))


def lasting(one: Fighter) -> Iterator[Message]:
    """Say what changes somebody's rolls for a while."""
    return (words("view-lasting", name=it.name, amount=it.amount) for it in one.lasting)


def tell_foes(table: FightTable) -> None:
    """Say of each kind of foe that is seen what can be seen of it."""
    seen = {one.ranks.name: one.ranks for one in table.foes() if not one.hidden}
    for block in seen.values():
        table.say("told", text=sized_up(block))


def sized_up(block: Foe) -> Message:
    """Say what can be seen of a foe: how it strikes, how it acts, and when it has had enough."""
    weapon = block.arm.name.lower() if block.arm else ""
    scares = tuple(words(f"scared-{scare}") for scare in block.morale.flee_when)
    facts = fields(block, "name reach damage area policy")
    more = {"weapon": weapon, "rank": block.attack.word, "yields": block.morale.yields}
    return words("sized-up", **facts, **more, scares=scares)
