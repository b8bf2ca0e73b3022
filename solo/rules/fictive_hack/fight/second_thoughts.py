"""Changing one's mind within a round, for AP: Flexibility, and an assistant's change of mind."""

from dataclasses import dataclass

from solo.rules.core.outcome import Option
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.fight import blows
from solo.rules.fictive_hack.fight.choosing import ChooseAction
from solo.rules.fictive_hack.fight.npc_turns import help_
from solo.rules.fictive_hack.fight.state import State
from solo.rules.fictive_hack.fight.table import Table
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed


@dataclass(frozen=True, slots=True, kw_only=True)
class AssistShift:
    """An assistant may strike or protect after all, for 1 AP (FH-152)."""

    who: str

    def status(self, state: State, sheet: Sheet) -> tuple[str, ...]:
        return (f"You are about to help {state.fighter(self.who).name}. {sheet.ap} AP.",)

    def options(self, state: State, sheet: Sheet) -> tuple[Option, ...]:
        price = awesome.price("assist-shift")
        found = [Option("help", "Help", hint="help")]
        if sheet.ap >= price:
            for foe in state.here:
                text = f"Strike {foe.name} yourself, for {price} AP"
                found.append(Option(f"strike-{foe.id}", text, hint="strike"))
            text = f"Protect {state.fighter(self.who).name} instead, for {price} AP"
            found.append(Option("protect", text, hint="protect"))
        return tuple(found)

    def take(self, table: Table, option: str, words: str) -> None:
        if option == "help":
            help_(table, self.who)
            return
        table.take(awesome.spend(table.sheet, awesome.price("assist-shift"), "a change of mind"))
        if option == "protect":
            table.turn(protects=self.who)
            table.tell(f"You stand before {table.name(self.who)}.")
            return
        blows.strike(table, option.removeprefix("strike-"), "attack")


@dataclass(frozen=True, slots=True, kw_only=True)
class Flexibility:
    """A chance to do something else this round after all, for 1 AP (FH-195)."""

    def status(self, state: State, sheet: Sheet) -> tuple[str, ...]:
        told = printed("fight")["told"][str(state.phase)]
        meant = printed("fight")["meant"][state.turn.action]
        return (f"Phase {state.phase} ({told}) is over; you mean to {meant}. {sheet.ap} AP.",)

    def options(self, state: State, sheet: Sheet) -> tuple[Option, ...]:
        price = awesome.price("flexibility")
        return (
            Option("go-on", "Go on as you meant to", hint="go on"),
            Option("change", f"Do something else, for {price} AP", hint="change"),
        )

    def take(self, table: Table, option: str, words: str) -> None:
        if option == "change":
            table.take(awesome.spend(table.sheet, awesome.price("flexibility"), "Flexibility"))
            table.ask = ChooseAction(after=table.state.phase)
