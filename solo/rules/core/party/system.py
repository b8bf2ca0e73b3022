"""The base of systems whose heroes may go as a party: what every one of them does alike.

A system says how it is with one hero (`own_view`, `own_standing`, `own_revive` and so on), and what
a party is by its rules (`several`).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import ClassVar, Protocol, TypeAlias, TypeVar

from solo.late import lazy_imports
from solo.rules.core.dice import Dice
from solo.rules.core.menus.offers import Offer, take
from solo.rules.core.outcome import AnyEffect, AnySheet, Note, Option, Outcome
from solo.rules.core.party.company import MOST, Changed, Company, Led, about, slug
from solo.rules.core.party.giving import giving, giving_offer
from solo.rules.core.party.rolls import Together
from solo.rules.core.protocols import AnyCheck, Encounter, Illegal, Step
from solo.rules.core.system import System
from solo.rules.core.values.copying import changed
from solo.rules.core.words import words

with lazy_imports():
    from solo.rules.core.party import effects as party_effects


class Leader(Led, Protocol):
    """A sheet of somebody whom companions may go with."""

    @property
    def companions(self) -> Mapping[str, object]: ...


S = TypeVar("S", bound=Leader)
Doing: TypeAlias = Callable[[Dice], Step[S]]
"""Something that may be done at any time because there are others."""


class PartySystem(System[S]):
    """A system in which one player may lead several heroes."""

    __slots__ = ()

    party: int = MOST
    several: ClassVar[Together[AnySheet]]
    """How it rolls for several heroes."""

    @property
    def company(self) -> Company[S]:
        """Its heroes as a party."""
        found: Company[S] = self.several.company
        return found

    def for_several(self, value: object, sheet: S, *, asks: bool) -> Encounter[S] | None:
        """Open a check that says who rolls it; None when that is whoever acts."""
        if sheet is None or not sheet.party:
            return None
        opened: Encounter[S] | None = self.several.opened(value, self.begin, sheet, asks=asks)
        return opened

    def everybody(self, sheet: S) -> tuple[S, ...]:
        return self.company.shown(sheet)

    def upon(self, whom: str, effects: Sequence[AnyEffect], roller: str = "") -> AnyEffect:
        struck = party_effects.Struck(whom, tuple(effects), roller)
        return party_effects.Upon[S](self.several, struck)

    def companions(self, sheet: S) -> tuple[str, ...]:
        return tuple(sheet.companions)

    def companion(self, sheet: S, key: str, block: object | None) -> S:
        left = {name: one for name, one in sheet.companions.items() if name != key}
        return changed(sheet, companions=left if block is None else {**left, key: block})

    def load(self, values: object) -> S:
        return changed(super().load(values), options=self._house)

    # At a table

    def led(self, check: AnyCheck, sheet: S, others: Sequence[S]) -> S | None:
        """Return a hero's sheet with others at their side for a fight; None for anything else."""
        if getattr(check, "opens_as", "") != "fight":
            return None
        for one in others:
            sheet = self.company.beside(sheet, one)
        return sheet

    def part(self, sheet: S) -> tuple[S, tuple[S, ...]]:
        return (changed(sheet, party=()), tuple(sheet.party)) if sheet.party else (sheet, ())

    # What prose sees

    def own_view(self, sheet: S) -> Mapping[str, object]:
        """Return what prose sees of one hero; to be written."""
        raise NotImplementedError

    def view(self, sheet: S) -> Mapping[str, object]:
        seen = dict(self.own_view(sheet))
        others = self.company.shown(sheet)[1:] if sheet.party else ()
        seen["party"] = tuple(one.name for one in others)
        seen["everyone"] = (dict(seen), *(dict(self.own_view(one)) for one in others))
        return seen

    # What may be done at any time

    def own_standing(self, sheet: S) -> tuple[Option, ...]:
        """Return what one hero may do at any time."""
        return ()

    def do_own_standing(
        self, option: str, words: str, sheet: S, dice: Dice, *, asks: bool = True
    ) -> Step[S]:
        """Do one of them."""
        raise NotImplementedError

    def party_offers(self, sheet: S, *, asks: bool = True) -> Sequence[Offer[Doing[S]]]:
        """Offer what may be done at any time because there are others, besides going first.

        `asks` is whether offers around a roll are to be made.
        """
        return ()

    def standing(self, sheet: S) -> tuple[Option, ...]:
        own = self.own_standing(sheet)
        if not sheet.party:
            return own
        return (*own, *(one.option for one in self._party_offers(sheet)))

    def do_standing(
        self, option: str, words: str, sheet: S, dice: Dice, *, asks: bool = True
    ) -> Step[S]:
        offers = self._party_offers(sheet, asks=asks) if sheet.party else ()
        if any(one.option.id == option for one in offers):
            return take(offers, option)(dice)
        return self.do_own_standing(option, words, sheet, dice, asks=asks)

    def _party_offers(self, sheet: S, *, asks: bool = True) -> tuple[Offer[Doing[S]], ...]:
        leads = (
            Offer(one.option, partial(self._led, sheet, one.does, one.option.id))
            for one in self.company.leaders(sheet)
        )
        if not self.company.able(sheet):
            return tuple(leads)
        own = self.party_offers(sheet, asks=asks)
        return (*own, *self._rescues(sheet), *self._gives(sheet), *leads)

    def dead(self, sheet: S) -> bool:
        """Tell whether a hero is dead."""
        return self.fallen(sheet) == "dead"

    def _led(self, sheet: S, who: str, option: str, dice: Dice) -> Step[S]:
        after, notes = self.company.take_over(sheet, who)
        return Step(None, after, notes, Outcome("done", facts={"option": option}))

    def _rescues(self, sheet: S) -> Iterator[Offer[Doing[S]]]:
        """Offer to see to those who are down, and to lay the dead to rest."""
        for one in sheet.party:
            who, dead = slug(one.name), self.dead(one)
            if not dead and self.fallen(one):
                option = Option(f"rescue-{who}", words("rescue", name=one.name), hint="rescue")
                yield Offer(option, partial(self._rescued, sheet, who))
            elif dead and self.things(one):
                option = Option(f"bury-{who}", words("bury", name=one.name), hint="bury")
                yield Offer(option, partial(self._buried, sheet, one))

    def _rescued(self, sheet: S, who: str, dice: Dice) -> Step[S]:
        """Bring one hero back as the rules bring back the last who falls."""
        first = slug(sheet.name)
        step = self.rescue(self.company.lead(sheet, who), dice)
        notes = about(step.sheet.name, step.notes)
        back = self.company.lead(step.sheet, first)
        return step._replace(sheet=back, notes=notes, outcome=Outcome("done"))

    def rescue(self, sheet: S, dice: Dice) -> Step[S]:
        """Bring back a hero whom another sees to; as nobody's help does, unless it says so."""
        return self.own_revive(sheet, dice)

    def _buried(self, sheet: S, dead: S, dice: Dice) -> Step[S]:
        """Lay a dead hero to rest, and take along what they carried."""
        for thing in self.things(dead):
            try:
                dead, taker = thing.move(dead, sheet)
            except Illegal:  # there is no room for it
                continue
            sheet = taker
        sheet = self.company.with_one(sheet, dead)
        return Step(None, sheet, (Note("buried", {"name": dead.name}),), Outcome("done"))

    def _gives(self, sheet: S) -> Iterator[Offer[Doing[S]]]:
        option = giving_offer(sheet, self.company, self.things)
        if option is not None:
            yield Offer(option, lambda dice: Step(giving(sheet, self.company, self.things), sheet))

    # When time passes, and when somebody falls

    def own_pass_time(self, sheet: S, minutes: int) -> Changed[S]:
        """Let game time pass for one hero."""
        return sheet, ()

    def pass_time(self, sheet: S, minutes: int) -> Changed[S]:
        return self.company.each(sheet, lambda one: self.own_pass_time(one, minutes))

    def own_revive(self, sheet: S, dice: Dice) -> Step[S]:
        """Bring one hero back whom nobody relieves; to be written."""
        raise NotImplementedError

    def revive(self, sheet: S, dice: Dice) -> Step[S]:
        """Let the next hero go on; where nobody stands, all who have fallen are brought back."""
        if not sheet.party:
            return self.own_revive(sheet, dice)
        return self.company.relieved(sheet) or self._all_revived(sheet, dice)

    def _all_revived(self, sheet: S, dice: Dice) -> Step[S]:
        first, last = slug(sheet.name), self.own_revive(sheet, dice)
        for one in sheet.party:
            there = self.company.lead(last.sheet, slug(one.name))
            if self.fallen(there) != "defeated":
                continue
            step = self.own_revive(there, dice)
            notes: tuple[Note, ...] = (*last.notes, *about(one.name, step.notes))
            minutes = max(last.minutes, step.minutes)
            last = last._replace(sheet=step.sheet, notes=notes, minutes=minutes)
        sheet = self.company.lead(last.sheet, first)
        return last._replace(sheet=self.company.next_able(sheet) or sheet)

    def relieve(self, sheet: S) -> Step[S] | None:
        return self.company.relieved(sheet) if sheet.party else None

    def own_finish(self, sheet: S) -> Changed[S]:
        """Close an adventure for one hero."""
        return sheet, ()

    def finish(self, sheet: S) -> Changed[S]:
        return self.company.each(sheet, self.own_finish)

    def own_home(self, sheet: S) -> S:
        """Return one hero as they come home."""
        return sheet

    def home(self, sheet: S) -> tuple[S, ...]:
        return tuple(
            self.own_home(self.company.resting(one)) if sheet.party else self.own_home(one)
            for one in self.company.members(sheet)
        )
