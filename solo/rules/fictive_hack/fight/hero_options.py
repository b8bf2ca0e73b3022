"""The actions that the hero may choose in a round, as options, and what each of them means."""

from collections.abc import Iterator

from solo.namedtuple import NamedTuple
from solo.rules.core.menus.offers import MAIN, Offer
from solo.rules.core.outcome import Option
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.fight.attack_roll import cover
from solo.rules.fictive_hack.fight.contests import parley
from solo.rules.fictive_hack.fight.phases import begun_in, takes_focus
from solo.rules.fictive_hack.fight.state import ALLY, FOE, Battle, Fighter
from solo.rules.fictive_hack.fight.view import kind_of
from solo.rules.fictive_hack.fight.words import words
from solo.rules.fictive_hack.gear.weapons import aimed_range
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed
from solo.words import Text


class Chosen(NamedTuple):
    """What somebody does in a round."""

    action: str
    target: str = ""  # to whom, by id
    place: str = ""  # where to, by id

    @property
    def id(self) -> str:
        """Its name among the options."""
        if self.action == "charge":  # where to is where the foe is
            return f"charge-{self.target}"
        if self.place and (self.target or self.action == "push"):
            return f"{self.action}-{self.target or 'all'}-to-{self.place}"
        parts = (self.action, self.target.replace(" ", "-"), self.place)
        return "-".join(filter(None, parts))


def offer(
    chosen: Chosen, text: Text, hint: str, *, reason: Text = "", page: str = MAIN
) -> Offer[Chosen]:
    """Offer something that is done in a round."""
    return Offer(Option(chosen.id, text, reason=reason, hint=hint), chosen, page)


def actions(battle: Battle, sheet: Sheet, after: int = 0) -> Iterator[Offer[Chosen]]:
    """List what the hero may do, the likeliest first."""
    wait = (offer(Chosen("wait"), words("wait-and-see"), "wait"),)
    here = battle.turn.arena
    awaited = any(comes_to(battle, foe, here) for foe in battle.standing(FOE)) and not battle.here
    first, last = (wait, ()) if awaited else ((), wait)
    fighting = (*_blows(battle, sheet), *_shots(battle, sheet), *first, *_ways(battle, sheet))
    rest = (*_guards(battle, sheet), *_holds(battle), *_others(battle, sheet), *last)
    for one in (*fighting, *rest):
        if not after or begun_in(one.does.action, sheet) > after:
            yield one


def comes_to(battle: Battle, foe: Fighter, arena: str) -> bool:
    """Tell whether a foe openly means to come to an arena."""
    return foe.block.telegraph == "full" and foe.action == "move" and foe.place == arena


def goes_first(foe: Fighter) -> bool:
    """Tell whether a foe openly means to be gone before blows fall, in phase 5 (FH-132)."""
    away = foe.action == "flee" or (foe.action == "move" and foe.place != foe.arena)
    return foe.block.telegraph == "full" and away


def _blows(battle: Battle, sheet: Sheet) -> Iterator[Offer[Chosen]]:
    for foe in sorted(battle.here, key=goes_first):
        yield offer(Chosen("attack", foe.id), words("attack", whom=foe.name), "attack")
        if sheet.shielded and sheet.weapon.kind in printed("weapons")["shield_with"]:
            text = words("batter", whom=foe.name)
            yield offer(Chosen("batter", foe.id), text, "shield")
    if not sheet.has("charger"):
        return
    why = talents.why_not(sheet, "charger") or _stuck(battle)
    for place in battle.next_to(battle.turn.arena):
        for foe in battle.standing(FOE, place):
            text = words("charge", whom=foe.name, place=battle.called(place))
            yield offer(Chosen("charge", foe.id, place), text, "charge", reason=why)


def _shots(battle: Battle, sheet: Sheet) -> Iterator[Offer[Chosen]]:
    weapon = sheet.weapon
    if not weapon.ranged:
        return
    why: Text = ""
    if weapon.ammo < 1 and (weapon.shots or weapon.thrown or weapon.tiny):
        why = words("nothing-to-shoot")
    elif weapon.name in battle.turn.unloaded:
        why = words("not-loaded", weapon=weapon.name)
        yield offer(Chosen("reload"), words("reload", weapon=weapon.name), "reload")
    far = battle.distances(battle.turn.arena)
    most = aimed_range(weapon, sheet.attributes["brawn"])
    for foe in battle.standing(FOE):
        away = far.get(foe.arena, 99)
        where = battle.called(foe.arena) if away else ""
        if away <= 1:
            text = words("shoot", whom=foe.name, place=where)
            yield offer(Chosen("shoot", foe.id), text, "shoot", reason=why)
            text = words("hold-shot", whom=foe.name)
            yield offer(Chosen("hold", foe.id), text, "hold", reason=why)
        elif away <= most:
            text = words("aim-at", whom=foe.name, place=where)
            yield offer(Chosen("aim", foe.id), text, "aim", reason=why)
    if not weapon.bow and not why:
        yield from _moving_shots(battle, sheet)


def _moving_shots(battle: Battle, sheet: Sheet) -> Iterator[Offer[Chosen]]:
    """Shots on the move, for thrown weapons and crossbows (FH-069)."""
    price = awesome.price("moving-shot")
    if sheet.ap < price or _stuck(battle):
        return
    for place in battle.next_to(battle.turn.arena):
        far = battle.distances(place)
        for foe in battle.standing(FOE):
            if far.get(foe.arena, 99) <= 1:
                there = battle.called(place)
                text = words("moving-shot", place=there, whom=foe.name, price=price)
                yield offer(Chosen("moving-shot", foe.id, place), text, "moving")


def _stuck(battle: Battle) -> Text:
    return words("cornered", yours=True) if battle.turn.cornered else ""


def _ways(battle: Battle, sheet: Sheet) -> Iterator[Offer[Chosen]]:
    """The ways to other places, first those that lead to foes.

    Those that lead to a foe, with none near, are taken oftener; the others stand on a list.
    """
    why, foes = _stuck(battle), {foe.arena for foe in battle.standing(FOE)}
    for place in sorted(battle.next_to(battle.turn.arena), key=lambda key: to_foes(battle, key)):
        text = words("move", place=battle.called(place), kind=kind_of(battle, place))
        page = MAIN if place in foes and not battle.here else "ways"
        yield offer(Chosen("move", place=place), text, "move", reason=why, page=page)
    if sheet.has("sprinter"):
        tired = why or talents.why_not(sheet, "sprinter")
        for place, far in battle.distances(battle.turn.arena).items():
            if far == 2:
                text = words("sprint", place=battle.called(place))
                sprint = Chosen("sprint", place=place)
                yield offer(sprint, text, "sprint", reason=tired, page="ways")
    if battle.arenas[battle.turn.arena].exit:
        yield offer(Chosen("flee"), words("flee"), "flee", reason=why)


def to_foes(battle: Battle, place: str) -> int:
    """Return how far the nearest foe is from a place."""
    far = battle.distances(place)
    return min((far.get(foe.arena, 99) for foe in battle.standing(FOE)), default=0)


def _guards(battle: Battle, sheet: Sheet) -> Iterator[Offer[Chosen]]:
    text = words("defend", less=cover(shielded=sheet.shielded))
    yield offer(Chosen("defend"), text, "defend")
    for key, name in battle.names.items():
        near = key not in battle.down and battle.part(key).arena == battle.turn.arena
        if key != battle.now and near:
            yield offer(Chosen("protect", key), words("protect", whom=name), "protect")
            yield offer(Chosen("assist", key), words("assist", whom=name), "assist")
    for one in battle.standing(ALLY, battle.turn.arena):
        yield offer(Chosen("protect", one.id), words("protect", whom=one.name), "protect")
        yield offer(Chosen("assist", one.id), words("assist", whom=one.name), "assist")


def _holds(battle: Battle) -> Iterator[Offer[Chosen]]:
    """Offer to hold foes and to push them (FH-144, FH-148, FH-149)."""
    for foe in battle.here:
        held = Chosen("impede", foe.id)
        yield offer(held, words("impede", whom=foe.name), "impede", page="grips")
    for place in battle.next_to(battle.turn.arena):
        for foe in battle.here:
            text = words("push", whom=foe.name, place=battle.called(place))
            yield offer(Chosen("push", foe.id, place), text, "push", page="grips")
        if len(battle.here) > 1:
            text = words("push", whom="", place=battle.called(place))
            yield offer(Chosen("push", "", place), text, "push all", page="grips")


def _others(battle: Battle, sheet: Sheet) -> Iterator[Offer[Chosen]]:
    if sheet.frightened:
        yield offer(Chosen("steady"), words("steady"), "steady")
    if sheet.has("survivor") and sheet.lost and sheet.state != "limping":
        why = talents.why_not(sheet, "survivor")
        text = words("shrug", focus=takes_focus("shrug", sheet))
        yield offer(Chosen("shrug"), text, "shrug", reason=why)
    for foe in battle.here:
        if not foe.frightened:
            text = words("intimidate", whom=foe.name)
            yield offer(Chosen("intimidate", foe.id), text, "frighten")
        if sheet.has("bash") and sheet.weapon.blunt:
            why = talents.why_not(sheet, "bash")
            text = words("bash", whom=foe.name, focus=takes_focus("bash", sheet))
            yield offer(Chosen("bash", foe.id), text, "bash", reason=why)
        if sheet.has("pickpocket") and "robbed" not in foe.used and foe.block.kind != "swarm":
            text = words("pickpocket", whom=foe.name, place="")
            yield offer(Chosen("pickpocket", foe.id), text, "pick")
            for place in battle.next_to(battle.turn.arena):
                text = words("pickpocket", whom=foe.name, place=battle.called(place))
                yield offer(
                    Chosen("pickpocket", foe.id, place), text, "pick", reason=_stuck(battle)
                )
    if battle.fight.parley is not None:
        whom = battle.standing(FOE)[0].name if len(battle.standing(FOE)) == 1 else ""
        text = words("parley", whom=whom, against=battle.fight.parley.word)
        why = parley(battle).beyond(sheet)
        yield offer(Chosen("parley"), text, "talk", reason=why)
