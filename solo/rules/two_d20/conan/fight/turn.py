"""The hero's turn in a fight: what may be done, and what doing it costs (CON-015 to CON-029).

Notes: afflicted, and those of what is done.
"""

from solo.rules.core.fights.turns import SomethingFirst
from solo.rules.core.menus.menu import choose
from solo.rules.core.menus.offers import MAIN, Offer
from solo.rules.core.outcome import Option
from solo.rules.core.table import Script
from solo.rules.core.words import words as core
from solo.rules.two_d20.conan.fight.hits import lessened
from solo.rules.two_d20.conan.fight.messages import ground, status
from solo.rules.two_d20.conan.fight.table import BACK, FightTable, Improvised
from solo.rules.two_d20.conan.fight.turn_actions import END, STANDARD, Act, act, fresh_turn, spend
from solo.rules.two_d20.conan.fight.turn_menu import PAGES, all_of_turn, held_offers
from solo.rules.two_d20.conan.fight.words import words
from solo.rules.two_d20.conan.health.harm import lose
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core.improvise import worth
from solo.words import Message, Text


def begin_turn(table: FightTable) -> None:
    """Give the hero a turn's actions; what lasted until now is over (CON-016, CON-029)."""
    fresh_turn(table)


def hero_turn(table: FightTable) -> Script[None]:
    """Let the hero do one thing after another, until the player ends the turn."""

    def told(page: str) -> tuple[Text, ...]:
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
        if answer.tried is not None:
            table.stand(begun=True)
            table.become(worth(answer.tried, table.sheet))
            spend(table, STANDARD)
            table.stand(swift=False)
        elif answer.does is END:
            break
        else:
            yield from act(table, answer.does)
        table.judge()
        if table.sheet.fallen:  # another fights on
            return
    table.judge()
    _suffer(table)
    table.judge()


def held_action(table: FightTable, key: str) -> Script[None]:
    """Let a hero who holds an action use it before somebody's turn (CON-025).

    A Swift Action that it buys follows at once (CON-062).
    """
    name, left = table.battle.fighter(key).name, table.hero.standard

    def offers() -> list[Offer[Act]]:
        ready = table.hero.ready
        text = words("go-on-waiting", name=name) if ready else words("leave-one-more")
        wait = Offer(Option("wait", text, hint="wait"), END)
        return [wait, *held_offers(table.battle, table.sheet)]

    def told() -> tuple[Text, ...]:
        held = words("holding" if table.hero.ready else "one-more")
        held = core("said", text=table.named, said=held) if table.named else held
        return status(table.battle, table.sheet, held)

    table.stand(standard=left + 1)
    while table.hero.standard > left:
        answer = yield from choose(offers, PAGES, told, back=BACK, turn=SomethingFirst())
        if answer.does is END:
            break
        table.stand(ready=False)
        yield from act(table, answer.does)
        table.judge()
    table.stand(standard=left, swift=False)


def _turn(table: FightTable) -> Message:
    """Say whose turn it is, and what is left of it."""
    turn = words("your-turn", standard=table.hero.standard, minor=table.hero.minor)
    return core("said", text=table.named, said=turn) if table.named else turn


def _suffer(table: FightTable) -> None:
    """End the hero's turn: what goes on hurting hurts."""
    for one in table.hero.afflictions:
        damage = combat_dice.read(combat_dice.roll(table.dice, one.dice)).damage
        table.tell("afflicted", name=table.named or "you", word=one.word, damage=damage)
        if damage:
            table.become(lose(table.sheet, damage, mental=False))
    table.stand(afflictions=lessened(table.hero.afflictions))
