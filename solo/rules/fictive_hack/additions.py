"""What the player may add to an attack whose dice have fallen."""

from dataclasses import dataclass, replace

from solo.rules.fictive_hack import awesome
from solo.rules.fictive_hack.battle import State
from solo.rules.fictive_hack.blow import Blow, add, kills
from solo.rules.fictive_hack.ids import slug, title
from solo.rules.fictive_hack.landing import land
from solo.rules.fictive_hack.sheet import Sheet, changed
from solo.rules.fictive_hack.table import Table
from solo.rules.numbers import plural
from solo.rules.outcome import Option


@dataclass(frozen=True, slots=True, kw_only=True)
class AfterRoll:
    """What the player may add to an attack whose dice have fallen.

    Source: Fictive Hack, FH-062, FH-191, FH-207, FH-212, FH-213, FH-221, FH-223, FH-226, FH-229,
    FH-260.
    """

    blow: Blow

    def status(self, state: State, sheet: Sheet) -> tuple[str, ...]:
        struck, foe = self.blow.struck, state.fighter(self.blow.target)
        faces = ", ".join(map(str, self.blow.thrown.faces))
        what = f"hits for {plural(struck.wounds, 'Wound')}" if struck.hit else "misses"
        if struck.wounds and foe.start > 1:
            felled = self.blow.kills
            what = f"hits, and {felled} of them {'falls' if felled == 1 else 'fall'}"
        return (f"You roll {faces}: {struck.total} {what} ({foe.name}). {sheet.ap} AP.",)

    def offers(self, state: State, sheet: Sheet) -> bool:
        """Tell whether there is anything to decide."""
        return any(one.id != "done" and not one.reason for one in self.options(state, sheet))

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
        if blow.mode == "bash" and struck.hit and not blow.spare:
            free.append(Option("spare", "Do no damage, only knock out", hint="spare"))
        paid = [*self._elite(state, sheet), *self._violence(sheet)]
        if struck.hit:
            paid += [*self._wounds(sheet), *self._plow(state, sheet)]
        return (*free, done, *paid)

    def _free(self, what: str) -> tuple[Option, ...]:
        key, called = slug(what), title(what)
        if what == "parrying":
            called = "Parrying weapon"
        return (
            Option(f"{key}-wound", f"{called}: +1 Wound", hint=f"{what} wound"),
            Option(f"{key}-hit", f"{called}: +2 to hit", hint=f"{what} hit"),
        )

    def _elite(self, state: State, sheet: Sheet) -> tuple[Option, ...]:
        if "knight" not in sheet.inherent or "elite" in sheet.used:
            return ()
        price = awesome.price("elite")
        return (
            Option(
                "elite",
                f"Elite: +2 for {price} AP",
                reason=awesome.short(sheet, price),
                hint="elite",
            ),
        )

    def _violence(self, sheet: Sheet) -> tuple[Option, ...]:
        if "fighter" not in sheet.inherent or sheet.options.violence == "before_roll":
            return ()
        now = awesome.violence_bonus(self.blow.violence, sheet.level)
        if self.blow.violence >= awesome.violence_most(sheet.level):
            return ()
        more = awesome.violence_bonus(self.blow.violence + 1, sheet.level) - now
        text, short = f"Awesome Violence: +{more} for 1 AP", awesome.short(sheet, 1)
        return (Option("violence", text, reason=short, hint="violence"),)

    def _wounds(self, sheet: Sheet) -> tuple[Option, ...]:
        found = []
        price = awesome.price("wound")
        if "wound" not in self.blow.paid:
            text, short = f"+1 Wound for {price} AP", awesome.short(sheet, price)
            found.append(Option("wound", text, reason=short, hint="wound"))
        if self.blow.terms.swarm:
            price = awesome.price("swarm")
            text, short = f"Let every Wound count, for {price} AP", awesome.short(sheet, price)
            found.append(Option("swarm", text, reason=short, hint="swarm"))
        return tuple(found)

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
        blow, sheet = self.blow, table.sheet
        if option == "done":
            land(table, blow)
            return
        following = replace(self, blow=_added(table, blow, option, sheet))
        if following.offers(table.state, table.sheet):
            table.ask = following
        else:
            land(table, following.blow)


def _added(table: Table, blow: Blow, option: str, sheet: Sheet) -> Blow:
    """Do one thing that was chosen after the roll."""
    what, _, how = option.rpartition("-")
    if how in ("hit", "wound") and what.replace("-", " ") in blow.free:
        return add(blow, what.replace("-", " "), how, sheet)
    if option == "spare":
        return replace(blow, spare=True)
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
