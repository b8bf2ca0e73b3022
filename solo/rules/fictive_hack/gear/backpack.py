"""Looking into the backpack for what may be there after all, for AP (FH-045, FH-046)."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.core.bases import CheckBase
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.fight.written import single
from solo.rules.fictive_hack.gear.effects import Gain
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.messages.names import slug
from solo.rules.fictive_hack.words import words


@dataclass(frozen=True, slots=True, kw_only=True)
class Find(Checked):
    """An object that may be in the pack after all (FH-046)."""

    shorthand: ClassVar[str] = "item"

    item: str
    ap: Annotated[int, Within(0, awesome.MOST_AP)] = 1
    loads: str = "0"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pack(CheckBase):
    """See what else is in the pack, for AP; nothing but what is listed.

    Labels: `found`, `left`. The thing's name is `outcome.item`.

    Source: Fictive Hack, FH-045, FH-046.
    """

    signs: ClassVar[Mapping[str, str]] = {"found": "s", "left": "f"}

    finds: Annotated[tuple[Find, ...], "What there might be, each with its price."]

    def __post_init__(self) -> None:
        single("finds", [slug(find.item) for find in self.finds])

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        return opened(sheet, looking_into_the_pack, self)


def looking_into_the_pack(table: Table[Sheet], pack: Pack) -> Script[Outcome]:
    """Pay AP to have had one of some things along, or close the pack again (FH-046)."""

    def offers() -> list[Offer[Find | None]]:
        found = [Offer[Find | None](Option("leave", words("close-pack"), hint="leave"), None)]
        for find in pack.finds:
            short = "" if find.ap <= table.sheet.ap else words("takes-ap", points=find.ap)
            why = "" if table.sheet.backpack else words("no-pack")
            text = words("find", name=find.item, price=find.ap)
            option = Option(f"find-{slug(find.item)}", text, reason=why or short, hint="find")
            found.append(Offer(option, find))
        return found

    answer = yield from table.pick(offers, lambda: (words("into-pack", ap=table.sheet.ap),))
    find = answer.does
    if find is None:
        return Outcome("left", failures=1)
    table.become(awesome.spend(table.sheet, find.ap, find.item))
    table.change(Gain(find.item, find.loads))
    return Outcome("found", successes=1, facts={"item": find.item, "passed": True})
