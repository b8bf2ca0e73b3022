"""The choice of the heroes of a game: ready-made ones, guests from other games, new ones."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from solo.late import lazy_imports
from solo.rules.art.checks.table import ActionTable
from solo.rules.art.heroes.sheet import Sheet, furnished
from solo.rules.art.options import ArtOptions
from solo.rules.art.party.members import COMPANY, with_member
from solo.rules.core.dice import Dice
from solo.rules.core.heroes.creation import Band, somebody, who_comes
from solo.rules.core.heroes.kept import Guest
from solo.rules.core.outcome import Outcome
from solo.rules.core.script import Scripted, at_once, scripted_on
from solo.rules.core.system_parts import Ready
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.naming import by_slug

if TYPE_CHECKING:
    from solo.rules.art.gear.stock import Era

with lazy_imports():
    from solo.rules.art.gear import outfit, stock
    from solo.rules.art.heroes import making


class Gathering(Table[Sheet]):
    """The table where heroes are chosen or made; a sheet shows when the last of them is there."""

    __slots__ = ("over",)

    def __init__(self, sheet: Sheet, dice: Dice) -> None:
        super().__init__(sheet, dice)
        self.over = False

    def given(self, sheet: Sheet) -> None:
        """Keep the hero in the making: answers come without a sheet."""

    def whole(self) -> Sheet:
        return self.sheet if self.over else None  # type: ignore[return-value]  # as engines expect


def create(
    heroes: Sequence[Ready[Sheet]],
    *,
    make: bool,
    options: ArtOptions | None = None,
    action_table: ActionTable | None = None,
    party: int = 1,
) -> Scripted[Sheet]:
    """Open the choice of a hero: the ready-made ones, and a new one if `make` is true.

    With a `party`, others may be chosen after the first, until there are so many. All play by the
    same options, and roll on the same table.

    Raises:
        ValueError: There would be nobody to choose.
    """
    somebody(heroes, make=make)
    house = options or ArtOptions()
    nobody: Sheet = None  # type: ignore[assignment]  # there is none before the making
    choosing = scripted_on(
        Gathering,
        gathering,
        heroes,
        make=make,
        options=house,
        action_table=action_table,
        party=party,
    )
    return at_once(choosing, nobody)


def gathering(
    table: Gathering,
    heroes: Sequence[Ready[Sheet]],
    *,
    make: bool,
    options: ArtOptions,
    action_table: ActionTable | None,
    party: int,
) -> Script[Outcome]:
    """Choose or make adventurers one after another, up to so many (ART-041, ART-515)."""
    ready, band = dict(by_slug(heroes)), Band(COMPANY, party)
    lead: Sheet | None = None
    while who := (yield from who_comes(table, ready, lead, band, make=make)):
        chosen = None
        if who == "make":
            hero = yield from _made(table, options)
        else:
            chosen = ready.pop(who)
            hero = chosen.sheet()
        hero = furnished(hero, options, action_table)
        if options.equip != "story" and (chosen is None or isinstance(chosen, Guest)):
            hero = yield from _equipped(table, hero, options.equip)
        lead = hero if lead is None else with_member(lead, hero)
    assert lead is not None
    table.sheet, table.over = lead, True
    return Outcome(lead.name)


def _made(table: Gathering, options: ArtOptions) -> Script[Sheet]:
    yield from making.making(table, options)
    return table.sheet


def _equipped(table: Gathering, hero: Sheet, era: "Era") -> Script[Sheet]:
    """Let a hero take what they like from the stock before they set out (ART-089)."""
    table.sheet = hero
    yield from outfit.outfitting(table, stock.stock(hero, era))
    return table.sheet
