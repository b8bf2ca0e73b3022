"""The hero's turn in a fight: what may be done, and what doing it costs (CON-015 to CON-029).

Notes: moved, stance, drew, dropped, cleared, assisted, afflicted, and those of what is done.
"""

from dataclasses import replace

from solo.rules.core.menu import MAIN, Offer, choose
from solo.rules.core.naming import slug
from solo.rules.core.numbers import plural
from solo.rules.core.outcome import Option
from solo.rules.core.table import Script
from solo.rules.core.turns import SomethingFirst
from solo.rules.two_d20.conan.fight.attack import attack
from solo.rules.two_d20.conan.fight.difficulty import attack_test
from solo.rules.two_d20.conan.fight.hits import lessened
from solo.rules.two_d20.conan.fight.messages import ground, status
from solo.rules.two_d20.conan.fight.npc_turns import leave_reach, npc_turn
from solo.rules.two_d20.conan.fight.skill_actions import action_test, skill_action
from solo.rules.two_d20.conan.fight.state import arms
from solo.rules.two_d20.conan.fight.table import BACK, FightTable, Improvised
from solo.rules.two_d20.conan.fight.turn_menu import PAGES, STANDARD, all_of_turn, held_offers, snag
from solo.rules.two_d20.conan.health.harm import lose
from solo.rules.two_d20.conan.health.recovery import overcome, recover_all, second_wind
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core.fighting import FLED
from solo.rules.two_d20.core.improvise import worth
from solo.rules.two_d20.core.sheet import set_points

MINOR = ("move", "stand", "regain", "draw", "pick", "clear")


def begin_turn(table: FightTable) -> None:
    """Give the hero a turn's actions; what lasted until now is over (CON-016, CON-029)."""
    standard = 0 if table.hero.stunned else 1
    table.stand(standard=standard, minor=1, begun=False, swift=False, sprinted=False, morale=0,
                stunned=False, ready=False)  # fmt: skip


def hero_turn(table: FightTable) -> Script[None]:
    """Let the hero do one thing after another, until the player ends the turn."""

    def told(page: str) -> tuple[str, ...]:
        if page == MAIN:
            return status(table.battle, table.sheet, _turn(table))
        return (_turn(table), *(ground(table.battle) if page == "move" else ()))

    while True:
        answer = yield from choose(
            lambda: all_of_turn(table.battle, table.sheet),
            PAGES,
            told=told,
            back=BACK,
            turn=Improvised(table),
        )
        if answer.option == "end-turn":
            break
        if answer.option.startswith("first-"):
            yield from _let_act_first(table, answer.option.removeprefix("first-"))
            continue
        table.stand(begun=True)
        if answer.tried is not None:
            table.become(worth(answer.tried, table.sheet))
            _spend(table, standard=1)
            table.stand(swift=False)
        else:
            yield from _act(table, answer.option)
        table.judge()
    table.judge()
    _suffer(table)
    table.judge()


def _let_act_first(table: FightTable, key: str) -> Script[None]:
    """Let an ally have a turn before the hero begins: friends choose their order (CON-018)."""
    table.battle = replace(table.battle, acted=(*table.battle.acted, key))
    yield from npc_turn(table, key)
    table.judge()


def held_action(table: FightTable, key: str) -> Script[None]:
    """Let a hero who holds an action use it before somebody's turn (CON-025).

    A Swift Action that it buys follows at once (CON-062).
    """
    name, left = table.battle.fighter(key).name, table.hero.standard

    def offers() -> list[Offer]:
        text = f"Go on waiting: {name} is next" if table.hero.ready else "Leave it at that"
        wait = Offer(Option("wait", text, hint="wait"))
        return [wait, *held_offers(table.battle, table.sheet)]

    def told() -> tuple[str, ...]:
        held = "You hold an action." if table.hero.ready else "You have one more action."
        return status(table.battle, table.sheet, held)

    table.stand(standard=left + 1)
    while table.hero.standard > left:
        answer = yield from choose(offers, PAGES, told, back=BACK, turn=SomethingFirst())
        if answer.option == "wait":
            break
        table.stand(ready=False)
        yield from _act(table, answer.option)
        table.judge()
    table.stand(standard=left, swift=False)


def _turn(table: FightTable) -> str:
    """Say whose turn it is, and what is left of it."""
    hero = table.hero
    standard = plural(hero.standard, "Standard Action")
    return f"Your turn: {standard} and {plural(hero.minor, 'Minor Action')} left."


def _spend(table: FightTable, *, standard: int = 0, minor: int = 0) -> None:
    """Spend actions; a Minor Action that is lacking takes a Standard one (CON-017)."""
    hero = table.hero
    if minor > hero.minor:
        table.stand(standard=hero.standard - 1)
    else:
        table.stand(standard=hero.standard - standard, minor=hero.minor - minor)


def _act(table: FightTable, option: str) -> Script[None]:
    """Do what the hero does, for the action that it takes (CON-022 to CON-025)."""
    kind, _, rest = option.partition("-")
    if kind == "fix":
        _fix(table, rest)
    elif kind in STANDARD:
        _spend(table, standard=1)
        yield from _standard_action(table, option)
    elif kind in MINOR:
        _spend(table, minor=1)
        yield from _minor_action(table, option)
    else:
        yield from _free_action(table, option)


def _standard_action(table: FightTable, option: str) -> Script[None]:
    """Do what takes a Standard Action (CON-025)."""
    kind, _, rest = option.partition("-")
    match kind:
        case "attack":
            yield from _attack(table, option)
        case "sprint":
            table.stand(sprinted=True)
            yield from _go(table, rest)
        case "assist":
            ally = table.battle.fighter(rest)
            table.put(replace(ally, helped=True))
            table.tell("assisted", name=ally.name)
        case "flee":
            yield from leave_reach(table)
            table.judge()
            table.end(FLED)
        case "brace":
            table.stand(braced=True)
            table.tell("stance", what=kind)
        case "withdraw":
            table.stand(near=frozenset())
            table.tell("stance", what=kind)
        case "ready":
            table.stand(ready=True)
            table.tell("stance", what=kind)
        case _:
            test = action_test(table.battle, option)
            table.stand(swift=False)  # its step counts once (CON-062)
            yield from skill_action(table, option, test)


def _attack(table: FightTable, option: str) -> Script[None]:
    foe, weapon = next(
        (foe, weapon)
        for foe in table.battle.standing
        for weapon in arms(table.sheet)
        if option == f"attack-{foe.id}-{slug(weapon.name)}"
    )
    test = attack_test(table.battle, foe, weapon)
    table.stand(swift=False)  # its step counts once (CON-062)
    yield from attack(table, foe.id, weapon, test)


def _minor_action(table: FightTable, option: str) -> Script[None]:
    """Do what takes a Minor Action (CON-024)."""
    kind, _, rest = option.partition("-")
    match kind:
        case "move":
            yield from _go(table, rest)
        case "regain":
            yield from skill_action(table, option, action_test(table.battle, option))
        case "stand":
            table.stand(prone=False)
            table.tell("stance", what="stand")
        case "clear":
            table.stand(afflictions=())
            table.tell("cleared", what="See to what hurts you")
        case _:
            wanted = option.removeprefix("draw-").removeprefix("pick-up-")
            name = next(one.name for one in table.sheet.weapons if slug(one.name) == wanted)
            dropped = tuple(pair for pair in table.hero.dropped if pair[1] != name)
            table.stand(hand=name, dropped=dropped)
            table.tell("drew", name=name)


def _free_action(table: FightTable, option: str) -> Script[None]:
    """Do what takes no action, or Momentum or Fortune instead (CON-022, CON-060, CON-066)."""
    hero = table.hero
    kind, _, rest = option.partition("-")
    match kind:
        case "close":
            table.stand(near=hero.near | {rest})
            table.tell("stance", what="close")
        case "step":
            table.tell("stance", what="step-back")
            yield from leave_reach(table)
        case "drop" if rest == "prone":
            table.stand(prone=True)
            table.tell("stance", what=option)
        case "drop":
            table.stand(hand="", dropped=(*hero.dropped, (hero.zone, hero.hand)))
            table.tell("dropped", name=hero.hand)
        case "second":
            second_wind(table, mental=option.endswith("resolve"))
        case "overcome":
            overcome(table, rest)
        case "fortune" if rest == "action":
            # No step of difficulty here, unlike a Swift Action (CON-068).
            table.become(set_points(table.sheet, "luck", table.sheet.luck - 1))
            table.stand(standard=hero.standard + 1)
        case _:
            recover_all(table, mental=rest == "resolve")


def _go(table: FightTable, zone: str) -> Script[None]:
    """Go to a zone; who leaves a foe's Reach may be struck for it (CON-027)."""
    table.stand(zone=zone, braced=False)
    table.tell("moved", where=table.battle.fight.called(zone))
    yield from leave_reach(table)


def _fix(table: FightTable, key: str) -> None:
    """See to a complication of the place (CON-077)."""
    one = snag(table.battle, key)
    _spend(table, minor=int(one.size == "minor"), standard=int(one.size == "standard"))
    table.stand(snags=tuple(other for other in table.hero.snags if other != key))
    table.tell("cleared", what=one.fix)


def _suffer(table: FightTable) -> None:
    """End the hero's turn: what goes on hurting hurts."""
    for one in table.hero.afflictions:
        damage = combat_dice.read(combat_dice.roll(table.dice, one.dice)).damage
        table.tell("afflicted", name="you", word=one.word, damage=damage)
        if damage:
            table.become(lose(table.sheet, damage, mental=False))
    table.stand(afflictions=lessened(table.hero.afflictions))
