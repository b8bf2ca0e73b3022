"""Coming home with plunder: shares, the hoard, and what it lets a hero gain.

Notes: shared, hoarded, advanced, hp-gained, raised, retired.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.fell.checks.ladder import Die, raised
from solo.rules.fell.heroes.attributes import ATTRIBUTES
from solo.rules.fell.heroes.sheet import COINS_A_SLOT, Changed, Sheet, changed
from solo.rules.fell.printed import printed

NOTHING, RETIRED = "no advance", "retired"


def advances() -> tuple[dict[str, Any], ...]:
    """Return the rows of the table of advancement (FELL-064)."""
    return tuple(printed("advancement")["rows"])


TITLES: tuple[str, ...] = tuple(row["title"] for row in advances())


def reached(hoard: int) -> int:
    """Return how many advances a hoard is worth (FELL-064)."""
    return sum(hoard >= row["hoard"] for row in advances())


def share_out(sheet: Sheet) -> Changed:
    """Share the plunder with the hirelings and bring the rest home.

    Source: FELL, FELL-060. Everybody hired who lives has a share equal to the hero's, and gets it
    less what was paid in advance; what can't be shared evenly stays with the hero. The coins that
    were the hero's own before are no plunder.
    """
    plunder = sheet.plunder
    if not plunder:
        return sheet, ()
    hired = {key: one for key, one in sheet.companions.items() if one.hired and not one.dead}
    share = plunder // (len(hired) + 1)
    notes, given = [], 0
    companions = dict(sheet.companions)
    for key, one in hired.items():
        part = max(0, share - one.fees)
        given += part
        notes.append(Note("shared", {"name": one.block.name, "share": share, "coins": part}))
        companions[key] = replace(one, fees=0)
    kept = plunder - given
    sheet = changed(
        sheet,
        coins=sheet.own,
        items=tuple(one for one in sheet.items if not one.item.value),
        stored=sheet.stored + kept,
        hoard=sheet.hoard + kept,
        companions=companions,
    )
    return with_purse(sheet), (*notes, Note("hoarded", {"coins": kept, "hoard": sheet.hoard}))


def with_purse(sheet: Sheet) -> Sheet:
    """Return the sheet with all coins that are carried its own, as many as fill a slot if it has.

    What is taken along from home is no plunder when it comes back.
    """
    purse = min(sheet.stored, max(0, COINS_A_SLOT - sheet.coins))
    coins = sheet.coins + purse
    return changed(sheet, coins=coins, own=coins, stored=sheet.stored - purse)


@dataclass(frozen=True, slots=True, kw_only=True)
class Haven:
    """Return to relative safety with what was won at deadly peril; the hero may advance.

    Args:
        plunder: Whether the plunder is shared and brought home now, or stays in the sacks.

    Source: FELL, FELL-060, FELL-063, FELL-064. Labels: the highest title gained, `retired`, or
    `no advance`; the count is the number of advances.
    """

    plunder: bool = True

    shorthand: ClassVar[str] = "plunder"
    signs: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(TITLES, "s"),
        RETIRED: "s",
        NOTHING: "",
    }

    def begin(self, sheet: Sheet, *, asks: bool) -> "Home":
        """Open it as an encounter."""
        return Home(first=sheet.advances, unloads=self.plunder)


@dataclass(frozen=True, slots=True, kw_only=True)
class Home:
    """The hero at home, with advances to take one by one.

    Args:
        first: How many advances there were before.
        unloads: Whether the plunder is brought home.
        counted: Whether that has been seen to.
        raising: Whether an attribute is to be raised now.
        between: Whether this is between adventures, where the last outcome is `done`.
    """

    first: int
    unloads: bool = True
    counted: bool = False
    raising: bool = False
    between: bool = False

    @property
    def forced(self) -> str | None:
        return None if self.counted else "unload"

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        if not self.counted:
            return ()
        worth = f"Your hoard is worth {sheet.hoard} coins in all."
        if self.raising:
            title = TITLES[sheet.advances - 1]
            return (worth, f"You are a {title} now. Which attribute do you raise?")
        if sheet.advances >= len(TITLES):
            return (worth, "Your drive is within reach. You may retire to safety, or go on.")
        return (worth,)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        if not self.counted:
            return (Option("unload", "Bring the plunder home", hint="unload"),)
        if not self.raising:
            return (
                Option("go-on", "Go on, at your own peril", hint="go on"),
                Option("retire", "Fulfill your drive and retire to safety", hint="retire"),
            )
        rows = []
        for name in ATTRIBUTES:
            die, top = sheet.whole[name], Die.D12
            reason = "it is as high as it goes" if die is top else ""
            text = f"{name.upper()}, from {die.word} to {raised(die).word}"
            rows.append(Option(f"raise-{name}", text, reason=reason, hint=name))
        open_first = sorted(rows, key=lambda row: bool(row.reason))
        return tuple(open_first)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "unload":
            sheet, notes = share_out(sheet) if self.unloads else (sheet, ())
            return _next(replace(self, counted=True), sheet, dice, notes)
        if option.startswith("raise-"):
            name = option.removeprefix("raise-")
            whole = {**sheet.whole, name: raised(sheet.whole[name])}
            now = {**sheet.attributes, name: raised(sheet.attributes[name])}
            sheet = changed(sheet, whole=whole, attributes=now)
            told = Note("raised", {"attribute": name, "die": whole[name].word})
            return _next(replace(self, raising=False), sheet, dice, (told,))
        if option == "retire":
            sheet = changed(sheet, retired=True)
            return Step(None, sheet, (Note("retired", {}),), self.outcome(sheet))
        return Step(None, sheet, (), self.outcome(sheet))

    def outcome(self, sheet: Sheet) -> Outcome:
        """Return what coming home has brought."""
        gained = sheet.advances - self.first
        label = TITLES[sheet.advances - 1] if gained else NOTHING
        if self.between:
            label = "done"
        elif sheet.retired:
            label = RETIRED
        facts = {"kind": "haven", "hoard": sheet.hoard, "advances": sheet.advances}
        return Outcome(label, gained, facts={**facts, "gained": gained})


def _next(home: Home, sheet: Sheet, dice: Dice, notes: tuple[Note, ...]) -> Step:
    """Take the next advance that the hoard is worth, or end."""
    while sheet.advances < reached(sheet.hoard):
        row = advances()[sheet.advances]
        sheet = changed(sheet, advances=sheet.advances + 1)
        notes += (Note("advanced", {"title": row["title"], "hoard": sheet.hoard}),)
        if row["hp"]:
            gain = sheet.options.hp_gain
            points = dice.roll(1, int(gain.die))[0] if gain.die else gain.points
            sheet = changed(sheet, most_hp=sheet.most_hp + points, hp=sheet.hp + points)
            notes += (Note("hp-gained", {"points": points, "hp": sheet.most_hp}),)
        if row["attribute"] and any(die < Die.D12 for die in sheet.whole.values()):
            return Step(replace(home, raising=True), sheet, notes)
    last = home.first < sheet.advances == len(TITLES) and not home.between
    if last and not sheet.retired:
        return Step(home, sheet, notes)
    return Step(None, sheet, notes, home.outcome(sheet))
