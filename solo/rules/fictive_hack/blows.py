"""The hero's attacks in a fight: the roll, what may be added to it after, and what it does."""

from dataclasses import dataclass, replace

from solo.rules.fictive_hack import awesome, gear, talents
from solo.rules.fictive_hack.attack import Struck, Terms, Thrown, reckon, throw
from solo.rules.fictive_hack.attributes import ATTRIBUTES
from solo.rules.fictive_hack.battle import HERO, Fighter, Job, State
from solo.rules.fictive_hack.effects import with_device
from solo.rules.fictive_hack.hurting import hurt
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.rolls import Worn
from solo.rules.fictive_hack.sheet import Sheet, changed
from solo.rules.fictive_hack.table import Table
from solo.rules.fictive_hack.weapons import (
    Arming,
    Weapon,
    arena_bonus,
    base_wounds,
    pool,
    shield_weapon,
    why_not_together,
)
from solo.rules.numbers import plural
from solo.rules.outcome import Option

FREE = ("charger", "backstab", "fight dirty", "parrying")
"""What adds to an attack without AP, either to hit or a Wound, chosen after the roll."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Blow:
    """An attack of the hero's whose dice have fallen.

    Args:
        target: Whom it is aimed at.
        weapon: With what.
        terms: What it is rolled with.
        thrown: How it fell.
        mode: attack, counter, smite, charge, bash, shoot, aim or moving-shot.
        free: What may yet be added without AP.
        paid: What was paid for.
        violence: AP of Awesome Violence.
        kills: How many of a group it is to fell.
    """

    target: str
    weapon: Weapon
    terms: Terms
    thrown: Thrown
    mode: str
    free: tuple[str, ...] = ()
    paid: tuple[str, ...] = ()
    violence: int = 0
    kills: int = 1

    @property
    def struck(self) -> Struck:
        """What it comes to as things stand."""
        return reckon(self.terms, self.thrown)

    @property
    def ranged(self) -> bool:
        """Whether it is shot or thrown."""
        return self.weapon.ranged


def held(sheet: Sheet, *, ranged: bool) -> Weapon:
    """Return the weapon in hand as it is used."""
    if sheet.weapon.kind == "unarmed" and sheet.shielded and not ranged:
        return shield_weapon(sheet.shield)
    return sheet.weapon if ranged else sheet.weapon.closed()


def arming(sheet: Sheet, weapon: Weapon, *, moving: bool = False) -> Arming:
    """Return what the hero fights with besides the weapon."""
    itself = weapon.name.endswith(" shield")
    shielded = sheet.shielded and not itself and weapon.kind != "unarmed"
    found = Arming(shield=shielded, shield_skill=sheet.has("shield skill"), moving=moving)
    if shielded and why_not_together(weapon.kind, found):
        found = replace(found, shield=False)
    parrying = bool(sheet.parrying) and not weapon.ranged and not found.shield
    with_parry = replace(found, parrying=parrying)
    return found if why_not_together(weapon.kind, with_parry) else with_parry


def strike(table: Table, target: str, mode: str, violence: int = -1) -> None:
    """Roll the hero's attack, and ask what is to be added to it.

    Args:
        table: The fight.
        target: Whom.
        mode: How.
        violence: AP of Awesome Violence declared before the roll; below 0 when not yet asked.
    """
    before = BeforeRoll(target=target, mode=mode)
    if violence < 0 and table.state.asks and before.applies(table.sheet):
        table.ask = before
        return
    foe = table.state.fighter(target)
    ranged = mode in ("shoot", "aim", "moving-shot")
    weapon = held(table.sheet, ranged=ranged)
    terms = _terms(table, foe, weapon, mode)
    if violence > 0:
        table.take(awesome.spend(table.sheet, violence, "Awesome Violence"))
        bonus = awesome.violence_bonus(violence, table.sheet.level)
        terms = terms.plus("Awesome Violence", bonus)
    if _expert_parry(table, foe, ranged=ranged):
        left = max(1, terms.pool.dice - 1)
        attribute = terms.pool.attribute and terms.pool.dice > 1
        terms = replace(terms, pool=terms.pool._replace(
            dice=left, keep=min(left, terms.pool.keep), attribute=attribute))  # fmt: skip
        table.tell(f"{foe.name} takes a die off your attack by Expert Parry.")
    thrown = throw(terms.pool, table.dice)
    table.turn(assisted=0, rolled=True)
    _spend_shot(table, weapon)
    _use_device(table, thrown)
    if table.sheet.bonus:
        table.take(Worn().apply(table.sheet, table.dice))
    blow = Blow(target=target, weapon=weapon, terms=terms, thrown=thrown, mode=mode)
    blow = replace(blow, free=_free(table, foe, blow))
    blow = _unaware(table, foe, blow)
    ask = AfterRoll(blow=blow)
    if table.state.asks and len(ask.options(table.state, table.sheet)) > 1:
        table.ask = ask
        return
    land(table, _best(blow))


def _terms(table: Table, foe: Fighter, weapon: Weapon, mode: str) -> Terms:
    sheet, state = table.sheet, table.state
    rules = printed("weapons")
    with_ = arming(sheet, weapon, moving=mode == "moving-shot")
    dice = pool(
        weapon.kind, ranged=weapon.ranged, arming=replace(with_, assists=state.turn.assisted)
    )
    named = weapon.attribute
    score = sheet.attributes[named] if named else max(sheet.attributes[a] for a in ATTRIBUTES)
    terrain = state.type_of(foe.arena if weapon.ranged else state.turn.arena)
    defend = rules["defend_shield"] if foe.shielded else rules["defend"]
    aiding = [one for one in sheet.devices if one.roll == "attack" and not one.broken]
    bonuses = (
        ("arena", arena_bonus(weapon.kind, terrain, ranged=weapon.ranged)),
        ("weapon", weapon.to_hit),
        ("defended", int(defend) if foe.defending else 0),
        ("intimidated", int(rules["intimidated"]) if sheet.frightened else 0),
        ("bonus", sheet.bonus),
        (aiding[0].name if aiding else "", 1 if aiding else 0),
        *_improved(sheet, weapon, mode),
    )
    return Terms(
        pool=dice,
        wounds=max(0, base_wounds(weapon.kind, ranged=weapon.ranged) + weapon.damage),
        attribute=score if dice.attribute else 0,
        bonuses=tuple((name, points) for name, points in bonuses if points),
        armor=foe.block.armor,
        pierces=rules["very_heavy_pierces"]
        if weapon.kind == "very-heavy" and not weapon.ranged
        else 0,
        all_faces=_chosen(sheet, weapon),
        dropped=sheet.options.face_die_counts_when_dropped,
        swarm=foe.block.kind == "swarm",
        misses=gear.encumbered(sheet),
    )


def _chosen(sheet: Sheet, weapon: Weapon) -> bool:
    """Tell whether this is the weapon of choice (FH-227)."""
    known = sheet.talents.get("weapon of choice")
    if known is None:
        return "weapon of choice" in sheet.borrowed
    return known.weapon == weapon.name


def _improved(sheet: Sheet, weapon: Weapon, mode: str) -> tuple[tuple[str, int], ...]:
    """Return what improved talents add to hit (FH-117)."""
    using = {"charge": "charger", "bash": "bash"}.get(mode, "")
    names = [using] if using else []
    if _chosen(sheet, weapon):
        names.append("weapon of choice")
    if sheet.shielded and sheet.has("shield skill"):
        names.append("shield skill")
    return tuple((name.title(), 1) for name in names if talents.improved(sheet, name, "hit"))


def _expert_parry(table: Table, foe: Fighter, *, ranged: bool) -> bool:
    """Let a tough use its Expert Parry on the first melee attack on it (FH-217, FH-225)."""
    if ranged or foe.block.talent != "expert parry" or foe.parried:
        return False
    table.fighter(foe.id, parried=True)
    return True


def _spend_shot(table: Table, weapon: Weapon) -> None:
    if not weapon.ranged:
        return
    if weapon.shots or weapon.thrown or weapon.tiny:
        table.sheet = gear.with_ammo(table.sheet, weapon.name, weapon.ammo - 1)
    if weapon.kind == "very-heavy":
        table.turn(unloaded=table.state.turn.unloaded | {weapon.name})


def _use_device(table: Table, thrown: Thrown) -> None:
    """Break a device that helps attacks when doubles are rolled (FH-241)."""
    aiding = [one for one in table.sheet.devices if one.roll == "attack" and not one.broken]
    if aiding and len(set(thrown.faces)) < len(thrown.faces):
        table.take(with_device(table.sheet, aiding[0].name, broken=True))


def _free(table: Table, foe: Fighter, blow: Blow) -> tuple[str, ...]:
    """Return what can be added to this attack without AP."""
    sheet = table.sheet
    found = []
    if blow.mode == "charge":
        found.append("charger")
    if _stabs(table, foe, blow) and foe.aware:
        found.append("backstab")
    if blow.struck.dirty and sheet.has("fight dirty"):
        found.append("fight dirty")
    parry = arming(sheet, blow.weapon).parrying and not table.state.turn.parried
    if parry and not blow.ranged:
        found.append("parrying")
    return tuple(found)


def _stabs(table: Table, foe: Fighter, blow: Blow) -> bool:
    """Tell whether Backstab applies: the right weapon, and a foe whose eyes are elsewhere."""
    right = blow.weapon.kind in ("light", "hand") or blow.ranged
    near = foe.arena == table.state.turn.arena
    elsewhere = not foe.aware or foe.target not in ("", HERO)
    return right and near and elsewhere and table.sheet.ready("backstab")


def _unaware(table: Table, foe: Fighter, blow: Blow) -> Blow:
    """Give a Backstab on somebody unaware both its effects (FH-260); from now on it is aware."""
    if not foe.aware:
        table.fighter(foe.id, aware=True)
        if _stabs(table, foe, blow):
            return _add(
                _add(blow, "backstab", "hit", table.sheet), "backstab", "wound", table.sheet
            )
    return blow


def _add(blow: Blow, what: str, how: str, sheet: Sheet) -> Blow:
    """Add +2 to hit or a Wound, with what an improvement gives besides."""
    better = 1 if talents.improved(sheet, what, how) else 0
    bonus = (2 + better) if how == "hit" else 0
    wounds = (1 + better) if how == "wound" else 0
    free = tuple(one for one in blow.free if one != what)
    terms = blow.terms.plus(what.title(), bonus, wounds)
    return replace(blow, terms=terms, free=free, paid=(*blow.paid, what))


def _best(blow: Blow) -> Blow:
    """Add what is free where nobody is asked: to hit if that is lacking, else a Wound."""
    for what in blow.free:
        how = "wound" if blow.struck.hit else "hit"
        bonus, wounds = (0, 1) if how == "wound" else (2, 0)
        terms = blow.terms.plus(what.title(), bonus, wounds)
        blow = replace(blow, terms=terms, paid=(*blow.paid, what))
    return replace(blow, free=())


@dataclass(frozen=True, slots=True, kw_only=True)
class BeforeRoll:
    """Awesome Violence, where it is declared before the dice (FH-221)."""

    target: str
    mode: str

    def applies(self, sheet: Sheet) -> bool:
        """Tell whether there is anything to decide."""
        own = "fighter" in sheet.inherent and sheet.options.violence == "before_roll"
        return own and sheet.ap > 0

    def status(self, state: State, sheet: Sheet) -> tuple[str, ...]:
        return (f"You are about to attack {state.fighter(self.target).name}. {sheet.ap} AP.",)

    def options(self, state: State, sheet: Sheet) -> tuple[Option, ...]:
        found = [Option("violence-0", "Roll", hint="roll")]
        for points in range(1, min(sheet.ap, awesome.violence_most(sheet.level)) + 1):
            bonus = awesome.violence_bonus(points, sheet.level)
            text = f"Roll at +{bonus}, for {points} AP"
            found.append(Option(f"violence-{points}", text, hint=f"violence {points}"))
        return tuple(found)

    def take(self, table: Table, option: str, words: str) -> None:
        strike(table, self.target, self.mode, int(option.removeprefix("violence-")))


@dataclass(frozen=True, slots=True, kw_only=True)
class AfterRoll:
    """What the player may add to an attack whose dice have fallen.

    Source: Fictive Hack, FH-062, FH-191, FH-207, FH-212, FH-213, FH-221, FH-223, FH-226, FH-229,
    FH-260.
    """

    blow: Blow

    def status(self, state: State, sheet: Sheet) -> tuple[str, ...]:
        struck = self.blow.struck
        faces = ", ".join(map(str, self.blow.thrown.faces))
        what = f"hits for {plural(struck.wounds, 'Wound')}" if struck.hit else "misses"
        target = state.fighter(self.blow.target).name
        return (f"You roll {faces}: {struck.total} {what} ({target}). {sheet.ap} AP.",)

    def options(self, state: State, sheet: Sheet) -> tuple[Option, ...]:
        blow, struck = self.blow, self.blow.struck
        free = [option for what in blow.free for option in self._free(what)]
        if not struck.hit:
            free = [option for option in free if option.id.endswith("-hit")] + [
                option for option in free if not option.id.endswith("-hit")
            ]
        else:
            free.sort(key=lambda option: option.id.endswith("-hit"))
        done = Option("done", "Leave it at that", hint="done")
        paid = [*self._elite(state, sheet), *self._violence(sheet)]
        if struck.hit:
            paid += [*self._wounds(sheet), *self._plow(state, sheet)]
        return (*free, done, *paid)

    def _free(self, what: str) -> tuple[Option, ...]:
        slug, title = talents.slug(what), what.title()
        if what == "parrying":
            title = "Parrying weapon"
        return (
            Option(f"{slug}-wound", f"{title}: +1 Wound", hint=f"{what} wound"),
            Option(f"{slug}-hit", f"{title}: +2 to hit", hint=f"{what} hit"),
        )

    def _elite(self, state: State, sheet: Sheet) -> tuple[Option, ...]:
        if "knight" not in sheet.inherent or "elite" in sheet.used:
            return ()
        price = awesome.price("elite")
        return (
            Option("elite", f"Elite: +2 for {price} AP", reason=_short(sheet, price), hint="elite"),
        )

    def _violence(self, sheet: Sheet) -> tuple[Option, ...]:
        if "fighter" not in sheet.inherent or sheet.options.violence == "before_roll":
            return ()
        now = awesome.violence_bonus(self.blow.violence, sheet.level)
        if self.blow.violence >= awesome.violence_most(sheet.level):
            return ()
        more = awesome.violence_bonus(self.blow.violence + 1, sheet.level) - now
        return (Option("violence", f"Awesome Violence: +{more} for 1 AP", reason=_short(sheet, 1),
                       hint="violence"),)  # fmt: skip

    def _wounds(self, sheet: Sheet) -> tuple[Option, ...]:
        found = []
        price = awesome.price("wound")
        if "wound" not in self.blow.paid:
            found.append(Option("wound", f"+1 Wound for {price} AP", reason=_short(sheet, price),
                                hint="wound"))  # fmt: skip
        if self.blow.terms.swarm:
            price = awesome.price("swarm")
            found.append(Option("swarm", f"Let every Wound count, for {price} AP",
                                reason=_short(sheet, price), hint="swarm"))  # fmt: skip
        return tuple(found)

    def _plow(self, state: State, sheet: Sheet) -> tuple[Option, ...]:
        foe = state.fighter(self.blow.target)
        most = kills(self.blow, foe)
        how = sheet.options.plow_cost
        found = []
        for count in range(self.blow.kills + 1, most + 1):
            price = awesome.plow_price(count, how) - awesome.plow_price(self.blow.kills, how)
            text = f"Fell {count} of them, for {price} AP"
            found.append(Option(f"plow-{count}", text, reason=_short(sheet, price), hint="plow"))
        return tuple(found)

    def take(self, table: Table, option: str, words: str) -> None:
        blow, sheet = self.blow, table.sheet
        if option == "done":
            land(table, blow)
            return
        table.ask = replace(self, blow=_added(table, blow, option, sheet))
        options = table.ask.options(table.state, table.sheet)
        if all(one.id == "done" or one.reason for one in options):
            blow, table.ask = table.ask.blow, None
            land(table, blow)


def _added(table: Table, blow: Blow, option: str, sheet: Sheet) -> Blow:
    """Do one thing that was chosen after the roll."""
    what, _, how = option.rpartition("-")
    if how in ("hit", "wound") and what.replace("-", " ") in blow.free:
        return _add(blow, what.replace("-", " "), how, sheet)
    if option == "elite":
        table.take(awesome.spend(sheet, awesome.price("elite"), "Elite"))
        table.sheet = changed(table.sheet, used=table.sheet.used | {"elite"})
        return replace(blow, terms=blow.terms.plus("Elite", 2))
    if option == "violence":
        table.take(awesome.spend(sheet, 1, "Awesome Violence"))
        now = awesome.violence_bonus(blow.violence, sheet.level)
        more = awesome.violence_bonus(blow.violence + 1, sheet.level) - now
        terms = blow.terms.plus("Awesome Violence", more)
        return replace(blow, terms=terms, violence=blow.violence + 1)
    if option == "wound":
        table.take(awesome.spend(sheet, awesome.price("wound"), "a Wound more"))
        return replace(blow, terms=blow.terms.plus("AP", 0, 1), paid=(*blow.paid, "wound"))
    if option == "swarm":
        table.take(awesome.spend(sheet, awesome.price("swarm"), "the whole swarm"))
        return replace(blow, terms=replace(blow.terms, swarm=False))
    count, rule = int(option.removeprefix("plow-")), sheet.options.plow_cost
    price = awesome.plow_price(count, rule) - awesome.plow_price(blow.kills, rule)
    table.take(awesome.spend(sheet, price, "more of them"))
    return replace(blow, kills=count)


def kills(blow: Blow, foe: Fighter) -> int:
    """Return how many of a group an attack can fell, AP aside.

    Each after the first is at a further -1, and needs a Wound of its own.

    Source: Fictive Hack, FH-212 to FH-216.
    """
    if not foe.grouped or foe.count < 2 or (blow.ranged and not foe.block.lined_up):
        return 1 if blow.struck.wounds else 0
    step = int(printed("weapons")["plow_to_hit"])
    most = 0
    for count in range(1, foe.count + 1):
        harder = blow.terms.plus("further", step * (count - 1))
        if reckon(harder, blow.thrown).wounds < count:
            break
        most = count
    return most


def land(table: Table, blow: Blow) -> None:
    """Do what an attack comes to."""
    foe, struck = table.state.fighter(blow.target), blow.struck
    _use_up(table, blow)
    faces = ", ".join(map(str, blow.thrown.faces))
    line = f"You attack {foe.name} with {_the(blow.weapon)}: {faces} makes {struck.total}"
    if not struck.hit:
        table.tell(f"{line}, a miss.")
        return
    table.tell(f"{line}, a hit" + (", and a telling one." if struck.critical else "."))
    bare = blow.weapon.kind == "unarmed" and table.sheet.options.unarmed == "ko"
    if foe.grouped:
        felled = min(blow.kills, max(kills(blow, foe), 1 if struck.wounds else 0))
        hurt(table, foe.id, felled, spares=bare)
    else:
        hurt(table, foe.id, struck.wounds, spares=bare)
    after = table.state.fighter(foe.id)
    if after.gone or struck.critical:
        table.turn(impressive=True)
    if blow.mode == "bash" and not after.gone:
        table.first(Job("bash", HERO, foe.id))
    answering = after.defending or after.protects
    if answering and not after.gone and not blow.ranged and blow.mode != "counter":
        table.first(Job("strike", foe.id, HERO, "counter"))


def _use_up(table: Table, blow: Blow) -> None:
    """Exhaust what this attack used: talents by success, the parrying weapon by use."""
    if "parrying" in blow.paid:
        table.turn(parried=True)
    if not blow.struck.hit:
        return
    for talent in ("charger", "backstab"):
        used = talent in blow.paid or (talent == "charger" and blow.mode == "charge")
        if used and table.sheet.ready(talent):
            table.take(talents.use(table.sheet, talent))


def _the(weapon: Weapon) -> str:
    return weapon.name if weapon.kind == "unarmed" else f"the {weapon.name}"


def _short(sheet: Sheet, price: int) -> str:
    return "" if price <= sheet.ap else f"that takes {price} AP, and you have {sheet.ap}"
