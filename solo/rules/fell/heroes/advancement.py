"""Advancement: what a hoard of so many coins lets a hero gain, and a legend's retirement.

Notes: advanced, hp-gained, raised, retired.
"""

from solo.namedtuple import NamedTuple
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Option
from solo.rules.core.table import Script, Table
from solo.rules.fell.checks.ladder import Die, raised
from solo.rules.fell.heroes.attributes import ATTRIBUTES
from solo.rules.fell.heroes.sheet import Sheet, changed
from solo.rules.fell.printed import printed
from solo.rules.fell.words import words
from solo.words import Message, Text


class Advance(NamedTuple):
    """A row of the table of advancement (FELL-064)."""

    hoard: int  # the coins that it takes
    title: str  # what the hero is called from then on
    hp: bool  # whether HP are gained
    attribute: bool  # whether an attribute is raised


ADVANCES = tuple(Advance(**row) for row in printed("advancement")["rows"])
TITLES = tuple(row.title for row in ADVANCES)


def reached(hoard: int) -> int:
    """Return how many advances a hoard is worth (FELL-064)."""
    return sum(hoard >= row.hoard for row in ADVANCES)


def advance(table: Table[Sheet]) -> Script[None]:
    """Take the next advance: a title, HP, and perhaps a step of an attribute (FELL-064)."""
    row = ADVANCES[table.sheet.advances]
    table.sheet = changed(table.sheet, advances=table.sheet.advances + 1)
    table.tell("advanced", title=row.title, hoard=table.sheet.hoard)
    if row.hp:
        gain = table.sheet.options.hp_gain
        points = table.dice.roll(1, int(gain.die))[0] if gain.die else gain.points
        hp, most_hp = table.sheet.hp + points, table.sheet.most_hp + points
        table.sheet = changed(table.sheet, most_hp=most_hp, hp=hp)
        table.tell("hp-gained", points=points, hp=most_hp)
    if row.attribute and any(die < Die.D12 for die in table.sheet.whole.values()):
        question = words("which-attribute", title=row.title)
        answer = yield from table.pick(
            lambda: attributes_to_raise(table.sheet), lambda: (worth(table.sheet), question)
        )
        name = answer.does
        whole, now = table.sheet.whole, table.sheet.attributes
        table.sheet = changed(
            table.sheet,
            whole={**whole, name: raised(whole[name])},
            attributes={**now, name: raised(now[name])},
        )
        table.tell("raised", attribute=name, die=table.sheet.whole[name].word)


def attributes_to_raise(sheet: Sheet) -> tuple[Offer[str], ...]:
    """Offer each attribute a step higher; those at the top of the ladder are barred and last."""
    rows = []
    for name in ATTRIBUTES:
        die = sheet.whole[name]
        reason: Text = words("as-high-as-it-goes") if die is Die.D12 else ""
        text = words("raise", attribute=name, now=die.word, then=raised(die).word)
        rows.append(Offer(Option(f"raise-{name}", text, reason=reason, hint=name), name))
    return tuple(sorted(rows, key=lambda row: bool(row.option.reason)))


def may_retire(table: Table[Sheet]) -> Script[None]:
    """Let a hero who has all advances retire, with the drive fulfilled (FELL-064)."""
    answer = yield from table.ask(
        (
            Option("go-on", words("not-retire"), hint="go on"),
            Option("retire", words("retire"), hint="retire"),
        ),
        lambda: (worth(table.sheet), words("may-retire")),
    )
    if answer.option == "retire":
        table.sheet = changed(table.sheet, retired=True)
        table.tell("retired")


def worth(sheet: Sheet) -> Message:
    """Say what the hoard is worth."""
    return words("hoard-worth", hoard=sheet.hoard)
