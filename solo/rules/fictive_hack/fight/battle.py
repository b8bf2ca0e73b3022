"""A fight, round after round, in the order of the book's phases."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypedDict

from solo.rules.core.dice import Dice, foreseen
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.script import Scripted, restart, scripted_on
from solo.rules.core.table import Restart, Script, StoryLeft
from solo.rules.core.wording.several import free_id, numbered
from solo.rules.core.words import words as together
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.ten_sided import d10
from solo.rules.fictive_hack.fight.additions import ELITE, has_elite, use_elite
from solo.rules.fictive_hack.fight.choosing import companions_choose, hero_chooses
from solo.rules.fictive_hack.fight.endings import closed, end_if_over
from solo.rules.fictive_hack.fight.hero_actions import hero_acts
from solo.rules.fictive_hack.fight.npc_turns import fighter_acts
from solo.rules.fictive_hack.fight.parties import in_order, parties_of
from solo.rules.fictive_hack.fight.phases import FOCUS_BEGINS, LAST, hero_phase, npc_phase
from solo.rules.fictive_hack.fight.policies import declare
from solo.rules.fictive_hack.fight.state import (
    ALLY,
    FOE,
    HERO,
    Battle,
    Fighter,
    Turn,
    hero_key,
    is_hero,
)
from solo.rules.fictive_hack.fight.table import FightTable
from solo.rules.fictive_hack.fight.words import words
from solo.rules.fictive_hack.fight.written import Fight
from solo.rules.fictive_hack.foe import Foe
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.sheet import Changed, Sheet
from solo.rules.fictive_hack.party import COMPANY
from solo.rules.fictive_hack.words import words as shared
from solo.words import Message


def begin(fight: Fight, sheet: Sheet, *, asks: bool) -> Scripted[Sheet]:
    """Open a fight as an encounter; `asks` is whether offers around rolls are made."""
    return scripted_on(FightTable, battle, placed(fight, sheet, asks=asks))


def placed(fight: Fight, sheet: Sheet, *, asks: bool) -> Battle:
    """Return a fight before its first round."""
    fighters = _placed(fight, sheet)
    several = _several(fight, sheet)
    turn = Turn(arena=fight.start)
    return Battle(fight=fight, asks=asks, fighters=fighters, turn=turn, **several)


class Heroes(TypedDict, total=False):
    """The fields of a battle that say of several heroes who they are."""

    now: str
    names: Mapping[str, str]
    bench: Mapping[str, Turn]


def _several(fight: Fight, sheet: Sheet) -> Heroes:
    """Return what a fight holds of several heroes."""
    if sheet is None or not sheet.party:
        return {}
    names = {hero_key(one): one.name for one in COMPANY.shown(sheet)}
    now, *others = names
    return {"now": now, "names": names, "bench": dict.fromkeys(others, Turn(arena=fight.start))}


def _placed(fight: Fight, sheet: Sheet) -> tuple[Fighter, ...]:
    """Let everybody take their place; the second guard is `guard-2`, and called the guard 2."""
    found: list[Fighter] = []

    def unique(key: str) -> str:
        return free_id(key, {HERO, "all", *(one.id for one in found)})

    for placed in fight.foes:
        block = placed.block or Foe(name=placed.foe)
        grouped = block.kind == "minion"
        count = placed.count if grouped else 1
        for _ in range(placed.count // count):
            found += [Fighter(
                id=unique(placed.foe), known_as=placed.foe, block=block,
                arena=placed.arena or fight.start, count=count, start=count,
                aware=placed.aware and not fight.surprise, resolve=block.resolve,
                party=placed.party,
            )]  # fmt: skip
    if fight.companions and sheet is not None:
        for key, block in sheet.companions.items():
            ally = Fighter(id=unique(key), known_as=key, block=block, arena=fight.start, side=ALLY)
            found.append(ally)
    names = numbered([one.block.name for one in found])
    return tuple(
        replace(one, called=name if name != one.block.name else "")
        for one, name in zip(found, names, strict=True)
    )


def battle(table: FightTable, start: Battle) -> Script[Outcome | Restart[Sheet]]:
    """Fight a round: foes declare themselves, the player chooses, and the phases follow.

    Then the script begins anew with the next round.

    Source: Fictive Hack, FH-132 to FH-136.
    """
    table.battle = start
    try:
        if not start.round:
            _open(table)
        _begin_round(table)
        declare(table)
        table.update(stirred=False)
        for key in table.standing_heroes:
            table.turn_to(key)
            if not table.sheet.down:
                yield from hero_chooses(table)
        yield from companions_choose(table)
        table.update(stirred=False)
        for number in range(1, LAST + 1):
            yield from _phase(table, number)
            for key in table.standing_heroes if number < LAST - 1 else ():
                yield from _change_of_mind(table, key)
    except StoryLeft:
        return closed(table, "fled")  # nothing is won by it
    return restart(battle, table.battle)


def _open(table: FightTable) -> None:
    table.sheet, _ = COMPANY.each(table.sheet, _in_a_new_arena)
    if table.battle.fight.gloat:
        table.feed(table.battle.fight.gloat, "the villain's laugh")


def _in_a_new_arena(sheet: Sheet) -> Changed:
    return talents.new_arena(sheet), ()


def _begin_round(table: FightTable) -> None:
    """Begin a round: what lasts a round is over, and arenas change (FH-126, FH-145)."""
    number = table.battle.round + 1
    fighters = tuple(
        replace(one, action="", target="", place="", acted=False, impeded="",
                cornered=bool(one.impeded), defending=False, protects="", blocked=False,
                harmed=False, assisted=0)
        for one in table.battle.fighters
    )  # fmt: skip
    table.update(round=number, phase=0, fighters=fighters, stirred=False)
    for key in table.battle.heroes:
        held = bool(table.battle.part(key).impeded)
        table.battle = table.battle.of_hero(
            key, action="", target="", place="", acted=False, rolled=False, defending=False,
            protects="", impeded="", cornered=held, harmed=False, blocked=False, parried=False,
            assisted=0, menaced=False,
        )  # fmt: skip
    end_if_over(table)
    for shift in table.battle.fight.changes:
        if shift.round == number and shift.arena in table.battle.arenas:
            table.update(types={**table.battle.types, shift.arena: shift.type})
            place = table.battle.called(shift.arena)
            news = words("place-becomes", place=place, type=shift.type)
            table.say(together("sentences", parts=(shift.text, news)))


def _phase(table: FightTable, number: int) -> Script[None]:
    """Let those act whose actions belong to a phase, by initiative where both sides do."""
    begins = number == FOCUS_BEGINS  # what happened before can't break a focus
    fighters = tuple(
        replace(one, abreast=one.count, harmed=one.harmed and not begins)
        for one in table.battle.fighters
    )
    table.update(phase=number, fighters=fighters)
    for key in table.battle.heroes:
        harmed = table.battle.part(key).harmed and not begins
        table.battle = table.battle.of_hero(key, harmed=harmed)
    ours, theirs = _ours(table, number), _theirs(table, number)
    if len(parties_of(table, theirs)) > 1 and number != LAST:
        yield from _several_parties(table, ours, theirs)
        return
    lead = 1
    if ours and theirs and number != LAST:
        lead = yield from _initiative(table, [key for key in ours if is_hero(key)])
    order = (*ours, *theirs) if lead >= 0 else (*theirs, *ours)
    at_once = () if lead else theirs  # who falls still acts, for it is the same moment (FH-136)
    for place, who in enumerate(order):
        table.at_once = tuple(key for key in order[place + 1 :] if key in at_once)
        yield from _act(table, who, at_once=who in at_once)
        end_if_over(table)


def _several_parties(table: FightTable, ours: Sequence[str], theirs: Sequence[str]) -> Script[None]:
    """Let several parties act by initiative; who falls in a tie still acts (FH-135, FH-136)."""
    for moment in (yield from in_order(table, ours, theirs)):
        for place, who in enumerate(moment):
            table.at_once = moment[place + 1 :]
            yield from _act(table, who, at_once=_tied(table, moment, who))
            end_if_over(table)


def _tied(table: FightTable, moment: Sequence[str], who: str) -> bool:
    """Tell whether somebody acts at the same moment as another party."""
    mine = "" if is_hero(who) else table.battle.fighter(who).side + table.battle.fighter(who).party
    return any(
        ("" if is_hero(key) else table.battle.fighter(key).side + table.battle.fighter(key).party)
        != mine
        for key in moment
    )


def _ours(table: FightTable, number: int) -> tuple[str, ...]:
    """Return who acts on the hero's side: assistants first, for their die counts (FH-151)."""
    helping = [one for one in table.battle.standing(ALLY) if npc_phase(one.action) == number]
    heroes = [
        key
        for key in table.standing_heroes
        if hero_phase(table.battle.part(key), table.sheet_of(key)) == number
    ]
    heroes.sort(key=lambda key: table.battle.part(key).action != "assist")
    first = [one.id for one in helping if one.action == "assist"]
    return (*first, *heroes, *(one.id for one in helping if one.action != "assist"))


def _theirs(table: FightTable, number: int) -> tuple[str, ...]:
    foes = table.battle.standing(FOE)
    return tuple(one.id for one in foes if npc_phase(one.action) == number and one.action != "wait")


def _initiative(table: FightTable, heroes: Sequence[str]) -> Script[int]:
    """Roll 1d10 for each side; return how far the hero's is ahead, below 0 if it is behind.

    A tie is simultaneous, or rolled again by option (FH-135, FH-136). It is a combat roll, which
    a Knight who acts may raise (FH-229).
    """
    while True:
        mine, other = foreseen(table.dice, _sides, tuple if table.asking else _ahead)
        if mine != other or table.sheet.options.initiative_ties == "together":
            break
    tie = "together" if mine == other else ""
    table.tell("told", text=words("initiative", mine=mine, other=other, tie=tie))
    price = awesome.price("elite")
    helps = mine <= other <= mine + ELITE
    able = [key for key in heroes if _raises(table.sheet_of(key), price)]
    if table.asking and able and helps:
        table.turn_to(able[0])
        keep = Option("keep", shared("keep-roll"), hint="keep")
        raised = words("elite-initiative", mine=mine + ELITE, other=other, price=price)
        elite = Option("elite", raised, hint="elite")
        if (yield from table.ask((keep, elite))).option == elite.id:
            table.become(use_elite(table.sheet))
            mine += ELITE
            again = table.sheet.options.initiative_ties == "reroll"
            tie = "" if mine != other else "again" if again else "together"
            table.tell("told", text=words("initiative-raised", mine=mine, tie=tie))
            if mine == other and again:
                return (yield from _initiative(table, heroes))
    return mine - other


def _raises(sheet: Sheet, price: int) -> bool:
    """Tell whether a Knight may raise the initiative (FH-229)."""
    return has_elite(sheet) and sheet.ap >= price


def _sides(dice: Dice) -> tuple[int, int]:
    return d10(dice), d10(dice)


def _ahead(sides: tuple[int, int]) -> int:
    mine, other = sides
    return (mine > other) - (mine < other)


def _act(table: FightTable, who: str, *, at_once: bool) -> Script[None]:
    """Let somebody do what was chosen; who fell in this phase still does if all act at once."""
    if is_hero(who):
        table.turn_to(who)
        if not table.sheet.down or at_once:
            yield from hero_acts(table)
        return
    one = table.battle.fighter(who)
    if one.acted or one.gone == "fled" or (one.gone and not at_once):
        return
    table.alter(who, acted=True)
    yield from fighter_acts(table, who)


def _change_of_mind(table: FightTable, key: str) -> Script[None]:
    """Offer another action for 1 AP when a phase is over, if anything has happened (FH-195)."""
    turn, phase, sheet = table.battle.part(key), table.battle.phase, table.sheet_of(key)
    possible = not turn.rolled and hero_phase(turn, sheet) > phase and sheet.ap > 0
    if not table.asking or not table.battle.stirred or not possible:
        return
    table.turn_to(key)

    def status() -> tuple[Message, ...]:
        return (words("phase-over", phase=phase, action=turn.action, ap=table.sheet.ap),)

    price = awesome.price("flexibility")
    options = (
        Option("go-on", words("as-meant"), hint="go on"),
        Option("change", words("something-else", price=price), hint="change"),
    )
    table.update(stirred=False)
    if (yield from table.ask(options, status)).option == "change":
        table.become(awesome.spend(table.sheet, price, "Flexibility"))
        yield from hero_chooses(table, after=phase)
