"""What the player may add to an attack whose dice have fallen."""

from dataclasses import dataclass, replace

from solo.rules.core.numbers import plural
from solo.rules.core.outcome import Option
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.fight.blow import Blow, kills
from solo.rules.fictive_hack.fight.landing import land, told
from solo.rules.fictive_hack.fight.offers import added, offers
from solo.rules.fictive_hack.fight.state import Fighter, State
from solo.rules.fictive_hack.fight.table import Table
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed

HITS_FROM = int(printed("weapons")["hits_from"])


@dataclass(frozen=True, slots=True, kw_only=True)
class AfterRoll:
    """What the player may add to an attack whose dice have fallen.

    Source: Fictive Hack, FH-062, FH-191, FH-207, FH-212, FH-213, FH-221, FH-223, FH-226, FH-229,
    FH-260.
    """

    blow: Blow

    def status(self, state: State, sheet: Sheet) -> tuple[str, ...]:
        struck, foe = self.blow.struck, state.fighter(self.blow.target)
        if self.blow.terms.misses:
            what = "A miss: you carry too much"
        elif not struck.hit:
            what = f"A miss, by {HITS_FROM - struck.total}"
        elif not struck.wounds:
            what = "A hit that does no harm"
        elif foe.start > 1:
            felled = self.blow.kills
            what = f"A hit: {felled} of {foe.block.name} {'falls' if felled == 1 else 'fall'}"
        else:
            what = f"A hit for {plural(struck.wounds, 'Wound')}"
        return (f"{what}. You have {sheet.ap} AP.",)

    def offers(self, state: State, sheet: Sheet) -> bool:
        """Tell whether there is anything to decide."""
        return any(one.id != "done" and not one.reason for one in self.options(state, sheet))

    def options(self, state: State, sheet: Sheet) -> tuple[Option, ...]:
        foe = state.fighter(self.blow.target)
        found = offers(self.blow, sheet, lambda blow: kills(blow, foe))
        if not self.blow.struck.hit:
            return found
        if not self._worth_a_wound(foe):
            found = tuple(option for option in found if option.id != "wound")
        return (*found, *self._plow(state, sheet))

    def _worth_a_wound(self, foe: Fighter) -> bool:
        """Tell whether a Wound more does anything.

        It has to come through armor; of a group it has to fell another (FH-213), of a swarm it
        counts only if every Wound does (FH-207).
        """
        harder = replace(self.blow, terms=self.blow.terms.plus("AP", 0, 1))
        if foe.grouped:
            return kills(harder, foe) > kills(self.blow, foe)
        return harder.struck.wounds > self.blow.struck.wounds

    def _plow(self, state: State, sheet: Sheet) -> tuple[Option, ...]:
        foe = state.fighter(self.blow.target)
        most = kills(self.blow, foe)
        how = sheet.options.plow_cost
        found = []
        for count in range(self.blow.kills + 1, most + 1):
            price = awesome.plow_price(count, how) - awesome.plow_price(self.blow.kills, how)
            text = f"Fell {count} of them, for {price} AP"
            found.append(
                Option(f"plow-{count}", text, reason=awesome.short(sheet, price), hint="plow")
            )
        return tuple(found)

    def take(self, table: Table, option: str, words: str) -> None:
        if option == "done":
            land(table, self.blow)
            return
        if option.startswith("plow-"):
            blow = self._more(table, int(option.removeprefix("plow-")))
        else:
            blow, paid = added(self.blow, option, table.sheet)
            table.take(paid)
        following = replace(self, blow=told(table, blow))
        if following.offers(table.state, table.sheet):
            table.ask = following
        else:
            land(table, following.blow)

    def _more(self, table: Table, count: int) -> Blow:
        """Pay for felling so many of a group (FH-212)."""
        rule = table.sheet.options.plow_cost
        price = awesome.plow_price(count, rule) - awesome.plow_price(self.blow.kills, rule)
        table.take(awesome.spend(table.sheet, price, "more of them"))
        return replace(self.blow, kills=count)
