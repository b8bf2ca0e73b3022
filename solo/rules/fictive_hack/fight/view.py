"""A fight of Fictive Hack as data: arenas, and everybody in them."""

from collections.abc import Iterator, Mapping

from solo.rules.core.party.company import slug
from solo.rules.core.shown.fight_view import Fighter, FightView, Gauge, Place
from solo.rules.core.words import words
from solo.rules.fictive_hack.fight.phases import npc_phase
from solo.rules.fictive_hack.fight.state import FOE, HERO, Battle, is_hero
from solo.rules.fictive_hack.fight.state import Fighter as Standing
from solo.rules.fictive_hack.fight.words import words as say
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.party import COMPANY
from solo.rules.fictive_hack.printed import printed
from solo.words import Text


def fight_view(battle: Battle, sheet: Sheet) -> FightView:
    """Return a fight as it stands; of foes' intentions only what they show (FH-133)."""
    return FightView(
        battle.round,
        phase=words("view-phase", phase=battle.phase) if battle.phase else "",
        places=tuple(_place(battle, key) for key in battle.arenas),
        turn=battle.now if battle.names else "",
        fighters=(*_heroes(battle, sheet), *(fighter(battle, one) for one in battle.fighters)),
    )


def _place(battle: Battle, key: str) -> Place:
    return Place(key, battle.called(key), (kind_of(battle, key),), battle.next_to(key))


def _heroes(battle: Battle, sheet: Sheet) -> Iterator[Fighter]:
    """Yield the heroes, whoever it is about first."""
    for one in COMPANY.members(sheet):
        key = battle.now if one.name == sheet.name else f"{HERO} {slug(one.name)}"
        part = battle.part(key)
        wounds = _gauge("wounds", one.left, one.most)
        down = bool(battle.names) and one.down
        states = {"cornered": part.cornered, "down": down}
        marks = (*burdens(one), *states_of(states))
        name = battle.names.get(key, "")
        held = tuple(_held(one))
        yield Fighter(key, name, "hero", part.arena, (wounds,), held, marks, up=not down)


def burdens(sheet: Sheet) -> tuple[Text, ...]:
    """Say what the hero carries from round to round: fear, and too much load."""
    fear = states_of({"frightened": sheet.frightened})
    return (*fear, say("too-much-carried")) if gear.encumbered(sheet) else fear


def _held(sheet: Sheet) -> Iterator[Text]:
    """Say what the hero has to fight with."""
    ammo = sheet.weapon.ammo if sheet.weapon.ranged else None
    yield say("ap", ap=sheet.ap)
    yield say("weapon", weapon=sheet.weapon.name, ammo=ammo)
    if sheet.shielded:
        yield say("shield", shield=sheet.shield)
    if sheet.parrying:
        yield say("to-parry", weapon=sheet.parrying)


def fighter(battle: Battle, one: Standing) -> Fighter:
    """Return somebody else than the hero."""
    states = {
        "frightened": one.frightened,
        "cornered": one.cornered,
        "down": one.gone in ("down", "ko"),
        "fled": one.gone == "fled",
    }
    left = (
        _gauge("standing", one.count, one.start)
        if one.grouped
        else _gauge("wounds", one.left, one.block.wounds)
    )
    foe = one.side == FOE
    return Fighter(
        one.id,
        one.one,
        "foe" if foe else "friend",
        one.arena,
        (left,),
        conditions=states_of(states),
        intent=meaning(battle, one) if foe and not one.gone else "",
        up=not one.gone,
        heads=one.count,
    )


def _gauge(name: str, value: int, most: int) -> Gauge:
    return Gauge(name, words("view-gauge", gauge=name), value, most)


def states_of(states: Mapping[str, bool]) -> tuple[Text, ...]:
    """Say in which of these states somebody is."""
    return tuple(words("view-state", state=state) for state, so in states.items() if so)


def meaning(battle: Battle, fighter: Standing) -> Text:
    """Say what the player may know of a fighter's intention (FH-133)."""
    telegraph, action, many = fighter.block.telegraph, fighter.action, fighter.many
    if telegraph == "hidden":
        return say("gives-nothing-away", many=many)
    if telegraph == "phase":
        return say("means-to-act", many=many, phase=npc_phase(action))
    lost = action in ("move", "push") and not fighter.place
    unaware = action == "wait" and not fighter.aware
    key = fighter.target
    target = battle.names.get(key, "") if is_hero(key) else battle.fighter(key).name if key else ""
    return say(
        "meant",
        does="unaware" if unaware else "wait" if lost else action,
        many=many,
        target=target,
        place=battle.called(fighter.place) if fighter.place else "",
    )


def kind_of(battle: Battle, key: str) -> Text:
    """Say what a place is like: `tight: light weapons +2, a way out` (FH-123)."""
    rules, kind = printed("weapons"), battle.type_of(key)
    favored, bonus = rules["arenas"].get(kind, ""), rules["arena_bonus"]
    return say("kind", type=kind, favored=favored, bonus=bonus, exit=key in battle.exits)
