"""The hero's turn in a fight: what may be done, and what doing it costs (CON-015 to CON-029).

Notes: moved, stance, drew, dropped, cleared, assisted, ready, retaliates, fortune, overcame.
"""

from dataclasses import dataclass, replace
from typing import Any

from solo.rules.core.dice import Dice
from solo.rules.core.naming import slug
from solo.rules.core.numbers import plural
from solo.rules.core.outcome import Note, Option
from solo.rules.two_d20.conan.fight import offers
from solo.rules.two_d20.conan.fight.attack import begin_attack
from solo.rules.two_d20.conan.fight.npc_turns import leave_reach
from solo.rules.two_d20.conan.fight.showing import ground, standing
from solo.rules.two_d20.conan.fight.skill_actions import begin_test
from solo.rules.two_d20.conan.fight.state import Battle, Due, arms
from solo.rules.two_d20.conan.health.harm import recover
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core.fighting import HERO, Move
from solo.rules.two_d20.core.menu import MAIN, Offer, listed, turned
from solo.rules.two_d20.core.sheet import changed, set_points


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """The hero's turn; `page` is the list that is open."""

    page: str = MAIN

    @property
    def forced(self) -> str | None:
        return None

    def status(self, battle: Battle, sheet: Sheet) -> tuple[str, ...]:
        hero, last = battle.hero, battle.plan.rounds
        number = f"{battle.round} of {last}" if last else f"{battle.round}"
        standard = plural(hero.standard, "Standard Action")
        left = f"{standard} and {plural(hero.minor, 'Minor Action')} left"
        turn = f"Your turn, round {number}: {left}."
        if self.page == MAIN:
            return (*standing(battle, sheet), turn)
        return (*ground(battle), turn) if self.page == "move" else (turn,)

    def options(self, battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
        return listed(self.offers(battle, sheet), offers.PAGES, self.page)

    def offers(self, battle: Battle, sheet: Sheet) -> list[Offer]:
        """Return all that may be done, and on which list."""
        return offers.all_of_turn(battle, sheet)

    def step(self, battle: Battle, option: str, words: str, sheet: Sheet, dice: Dice) -> Move:
        page = turned(self.offers(battle, sheet), offers.PAGES, self.page, option)
        if page is not None:
            return Move(battle, Turn(page=page), sheet)
        if option == "end-turn":
            return Move(replace(battle, acted=True), None, sheet)
        if option.startswith("attack-"):
            return _attack(battle, option, sheet)
        for act in (_do_standard, _do_minor, _do_free):
            move = act(battle, option, sheet, dice)
            if move is not None:
                return move
        raise AssertionError(f"nobody does '{option}'")


def _attack(battle: Battle, option: str, sheet: Sheet) -> Move:
    foe, weapon = next(
        (foe, weapon)
        for foe in battle.standing
        for weapon in arms(sheet)
        if option == f"attack-{foe.id}-{slug(weapon.name)}"
    )
    return _after_swift(begin_attack(spend(battle, standard=1), foe, weapon, sheet))


def _do_standard(battle: Battle, option: str, sheet: Sheet, dice: Dice) -> Move | None:
    kind, _, rest = option.partition("-")
    if kind in ("deed", "recover", "exploit", "treat", "calm"):
        return _after_swift(begin_test(spend(battle, standard=1), option, sheet))
    if kind not in ("brace", "sprint", "withdraw", "assist", "ready", "flee", "fix"):
        return None
    if kind == "fix" and offers.snag(battle, rest).cost == 1:
        return None
    battle = spend(battle, standard=1)
    if kind == "sprint":
        return _go(battle.stand(sprinted=True), rest, sheet)
    if kind == "assist":
        ally = battle.fighter(rest)
        note = Note("assisted", {"name": ally.name})
        return Move(battle.put(replace(ally, helped=True)), None, sheet, (note,))
    if kind == "flee":
        battle = leave_reach(battle)
        return Move(replace(battle, queue=(*battle.queue, Due(HERO, "leave"))), None, sheet)
    if kind == "fix":
        return _fixed(battle, rest, sheet)
    table: dict[str, dict[str, Any]] = {
        "brace": {"braced": True},
        "withdraw": {"near": frozenset[str]()},
        "ready": {"ready": True},
    }
    return Move(battle.stand(**table[kind]), None, sheet, (Note("stance", {"what": kind}),))


def _do_minor(battle: Battle, option: str, sheet: Sheet, dice: Dice) -> Move | None:
    kind, _, rest = option.partition("-")
    if kind not in ("move", "stand", "regain", "draw", "pick", "clear", "fix"):
        return None
    battle = spend(battle, minor=1)
    hero = battle.hero
    if kind == "move":
        return _go(battle, rest, sheet)
    if kind == "regain":
        return begin_test(battle, "regain-guard", sheet)
    if kind == "fix":
        return _fixed(battle, rest, sheet)
    if kind == "stand":
        return Move(battle.stand(prone=False), None, sheet, (Note("stance", {"what": "stand"}),))
    if kind == "clear":
        note = Note("cleared", {"what": "See to what hurts you"})
        return Move(battle.stand(afflictions=()), None, sheet, (note,))
    name = next(
        weapon.name
        for weapon in sheet.weapons
        if slug(weapon.name) == option.removeprefix("draw-").removeprefix("pick-up-")
    )
    dropped = tuple(pair for pair in hero.dropped if pair[1] != name)
    battle = battle.stand(hand=name, dropped=dropped)
    return Move(battle, None, sheet, (Note("drew", {"name": name}),))


def _do_free(battle: Battle, option: str, sheet: Sheet, dice: Dice) -> Move | None:
    hero = battle.hero
    if option.startswith("close-"):
        near = hero.near | {option.removeprefix("close-")}
        return Move(battle.stand(near=near), None, sheet, (Note("stance", {"what": "close"}),))
    if option == "step-back":
        note = Note("stance", {"what": "step-back"})
        return Move(leave_reach(battle), None, sheet, (note,))
    if option == "drop-prone":
        return Move(battle.stand(prone=True), None, sheet, (Note("stance", {"what": option}),))
    if option == "drop":
        dropped = (*hero.dropped, (hero.zone, hero.hand))
        note = Note("dropped", {"name": hero.hand})
        return Move(battle.stand(hand="", dropped=dropped), None, sheet, (note,))
    if option.startswith("second-wind-"):
        sheet, notes = set_points(sheet, "pool", sheet.pool - 1)
        sheet, more = recover(sheet, 1, mental=option.endswith("resolve"))
        return Move(battle, None, sheet, (*notes, *more))
    return _do_fortune(battle, option, sheet)


def _do_fortune(battle: Battle, option: str, sheet: Sheet) -> Move:
    sheet, notes = set_points(sheet, "luck", sheet.luck - 1)
    if option == "fortune-action":
        # No step of difficulty here, unlike a Swift Action (CON-068).
        return Move(battle.stand(standard=battle.hero.standard + 1), None, sheet, notes)
    if option.startswith("overcome-"):
        kind = option.removeprefix("overcome-")
        minutes = int(printed("recovery")["scene_minutes"])
        sheet = changed(sheet, ignoring={**sheet.ignoring, kind: minutes})
        return Move(battle, None, sheet, (*notes, Note("overcame", {"kind": kind})))
    mental = option == "fortune-resolve"
    most = sheet.most_resolve if mental else sheet.most_vigor
    sheet, more = recover(sheet, most, mental=mental)
    return Move(battle, None, sheet, (*notes, *more))


def spend(battle: Battle, *, standard: int = 0, minor: int = 0) -> Battle:
    """Spend actions; a Minor Action that is lacking takes a Standard one (CON-017)."""
    hero = battle.hero
    if minor > hero.minor:
        return battle.stand(standard=hero.standard - 1)
    return battle.stand(standard=hero.standard - standard, minor=hero.minor - minor)


def _after_swift(move: Move) -> Move:
    """Let the step of a Swift Action count once (CON-062)."""
    return move._replace(battle=move.battle.stand(swift=False))


def _go(battle: Battle, zone: str, sheet: Sheet) -> Move:
    """Go to a zone; who leaves a foe's Reach may be struck for it (CON-027)."""
    battle = leave_reach(battle).stand(zone=zone, braced=False)
    note = Note("moved", {"where": battle.plan.called(zone)})
    return Move(battle, None, sheet, (note,))


def _fixed(battle: Battle, key: str, sheet: Sheet) -> Move:
    snags = tuple(one for one in battle.hero.snags if one != key)
    note = Note("cleared", {"what": offers.snag(battle, key).fix})
    return Move(battle.stand(snags=snags), None, sheet, (note,))
