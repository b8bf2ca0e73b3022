"""A clash as it is played: round by round, hero by hero, against whoever is left."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from solo.rules.core.dice import Dice
from solo.rules.core.fights.turns import UNCOUNTED, TurnBase
from solo.rules.core.menus.offers import Offer
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Note, Odds, Option, Outcome
from solo.rules.core.party.company import about, slug
from solo.rules.core.script import Scripted, at_once, scripted_on
from solo.rules.core.shown.moment import FOE, HERO, Moment, Standing
from solo.rules.core.table import Script, Table
from solo.rules.data_systems.book import Book, Scope
from solo.rules.data_systems.changes import DRAW, changes
from solo.rules.data_systems.checks import Rolled
from solo.rules.data_systems.clash import LOST, UNDECIDED, WON, ClashBase, Side
from solo.rules.data_systems.forms import Amount
from solo.rules.data_systems.model import MOST, Action, Result
from solo.rules.data_systems.rolling import open_check
from solo.rules.data_systems.several import COMPANY, fallen, led, members
from solo.rules.data_systems.sheet import Sheet
from solo.rules.data_systems.words import words
from solo.words import Text

MOST_ROUNDS = 60
_FOE = re.compile(r"\bfoe\b")
_Does = tuple[str, str]  # an action, and the id of whom it is aimed at


class ClashTable(Table[Sheet]):
    """The working copy of a clash: its round, and everybody on the other side."""

    __slots__ = ("clash", "round", "sides")

    clash: ClashBase  # put in by the script, as the others are

    def __init__(self, sheet: Sheet, dice: Dice) -> None:
        super().__init__(sheet, dice)
        self.round = 1
        self.sides: tuple[Side, ...] = ()

    @property
    def book(self) -> Book:
        """The rules."""
        return self.clash.book

    def scope(self, side: Side) -> Scope:
        """Return what formulas read where somebody of the other side is meant."""
        return self._scope(side, len(self.left))

    def _scope(self, side: Side, foes: int) -> Scope:
        self.book.language.refresh()
        own = self.book.scope(self.sheet)
        return {**own, "foe": side.numbers, "foes": foes, "round": self.round}

    def beaten(self, side: Side) -> bool:
        """Return whether somebody of the other side is out of it."""
        won = self.clash.plan.won.text
        return side.gone or self.book.holds(won, self._scope(side, 1))

    @property
    def left(self) -> tuple[Side, ...]:
        """Those of the other side who are not beaten."""
        return tuple(one for one in self.sides if not self.beaten(one))

    @property
    def there(self) -> tuple[Side, ...]:
        """Those who are left; the first of all where nobody is."""
        return self.left or self.sides[:1]

    @property
    def facing(self) -> Side:
        """Whom it is about where nobody is meant: the first who is left."""
        return self.there[0]

    def become_side(self, side: Side, **changed: object) -> None:
        """Put somebody of the other side as they are now in their place."""
        now = replace(side, **changed)  # type: ignore[arg-type]  # its fields
        self.sides = tuple(now if one.id == side.id else one for one in self.sides)

    @property
    def end(self) -> str:
        """With what it is over now; nothing while it goes on."""
        left, lost = self.left, self.clash.plan.lost
        if not left:
            return WON
        over = lost is not None and any(
            self.book.holds(lost.text, self._scope(one, len(left))) for one in left
        )
        over = over or all(fallen(self.book, one) for one in members(self.book, self.sheet))
        return LOST if over else ""


class _Alterable(TurnBase):
    """The meaning of an improvised action: it is one as anywhere; a table may alter the clash."""

    __slots__ = ()

    @property
    def alterable(self) -> bool:
        return True

    def moment(self) -> str:
        return UNCOUNTED


_TURN = _Alterable()


def opened(clash: ClashBase, sheet: Sheet, *, asks: bool) -> Scripted[Sheet]:
    """Open a clash as an encounter."""
    begun = scripted_on(ClashTable, clashing, clash, asks=asks)
    # Where each action has a condition, it may be over before anything can be asked.
    sure = any(action.when is None for action in clash.plan.actions.values())
    return at_once(begun, sheet) if sure else begun


def clashing(table: ClashTable, clash: ClashBase, *, asks: bool) -> Script[Outcome]:
    """Play it round by round, until it is won, lost, or ended by an action."""
    table.clash, table.sides = clash, clash.sides()
    table.stands = lambda: _moment(table)
    order = [slug(one.name) for one in COMPANY.members(table.sheet)]
    while table.round <= MOST_ROUNDS:
        acted = False
        for who in order:
            if not _turns_to(table, who, alone=len(order) == 1):
                continue
            listed = offers(table)
            if not listed:
                continue
            acted = True
            if end := (yield from _acts(table, listed, asks=asks)):
                return over(end, table.round)
        if not acted:
            break
        _ends_round(table)
        if end := table.end:
            return over(end, table.round)
        table.round += 1
    return over(UNDECIDED, min(table.round, MOST_ROUNDS))


def _turns_to(table: ClashTable, who: str, *, alone: bool) -> bool:
    """Let a hero act, if they can."""
    if alone:
        return True
    sheet = led(table.book, table.sheet, who)
    if fallen(table.book, sheet):
        return False
    if slug(table.sheet.name) != who:
        table.sheet = sheet
        table.tell("turns-to", name=sheet.name)
    return True


def _acts(table: ClashTable, listed: Sequence[Offer[_Does]], *, asks: bool) -> Script[str]:
    """Let whoever acts do something; return with what it is over then, or nothing."""
    plan = table.clash.plan

    def chances(does: _Does) -> Odds | None:
        name, whom = does
        return odds(_check(table, plan.actions[name], whom), table.sheet)

    forced = listed[0].option.id if len(listed) == 1 else None
    taken = yield from table.pick(
        lambda: offers(table), lambda: standing(table), forced=forced, odds=chances, turn=_TURN
    )
    name, whom = taken.does
    action = plan.actions[name]
    check = _check(table, action, whom)
    rolled = yield from table.play(open_check(check, table.sheet, asks=table.asks(asks)))
    result = action.degrees.get(rolled.label, Result())
    table.notes.insert(0, _thrown(table, action, rolled))
    _done(table, result, _side(table, whom), rolled)
    if table.sheet.party:
        table.notes = list(about(table.sheet.name, table.notes))
    return result.ends or table.end


def _thrown(table: ClashTable, action: Action, rolled: Outcome) -> Note:
    """Return what is told of a roll before what came of it."""
    shown = table.book.shown
    facts = rolled.facts
    dice = table.book.fell(facts.get("kind", ""), facts.get("dice", {}), facts)
    return Note("thrown", {"does": action.text, "degree": shown(rolled.label), "dice": dice})


def offers(table: ClashTable) -> Sequence[Offer[_Does]]:
    """Return what whoever acts may do, and against whom."""
    there = table.there
    return [
        _offer(name, action, side, alone=len(there) == 1)
        for name, action in table.clash.plan.actions.items()
        for side in (there if aimed(action) else there[:1])
        if action.when is None or table.book.holds(action.when.text, table.scope(side))
    ]


def _offer(name: str, action: Action, side: Side, *, alone: bool) -> Offer[_Does]:
    key = name.replace(" ", "-")
    if alone or not aimed(action):
        return Offer(Option(key, action.text, hint=name), (name, side.id))
    text = words("aimed", text=action.text, name=side.name)
    return Offer(Option(f"{key}-{side.id}", text, hint=f"{name} {side.id}"), (name, side.id))


def aimed(action: Action) -> bool:
    """Return whether it matters whom an action is aimed at."""
    read = (*action.set.values(), action.when.text if action.when else "")
    return any(action.changes) or any(map(_FOE.search, read))


def _side(table: ClashTable, whom: str) -> Side:
    return next(one for one in table.sides if one.id == whom)


def _check(table: ClashTable, action: Action, whom: str) -> Rolled:
    """Return the check of an action, with its fields; those of numbers may be formulas."""
    kind = table.clash.checks[action.roll]
    hints = {one: kind.__dataclass_fields__[one].default for one in kind.__dataclass_fields__}  # type: ignore[attr-defined]
    scope = table.scope(_side(table, whom))
    told: dict[str, object] = {}
    for name, text in action.set.items():
        if name not in hints:  # no formula reads it, which lint tells
            continue
        usual = hints[name]
        if isinstance(usual, bool):
            told[name] = text == "true"
        elif isinstance(usual, int):
            told[name] = kind.within(name, table.book.number(text, scope))
        else:
            told[name] = text
    made: Rolled = kind(**{**told, "purpose": action.text})
    return made


def _done(table: ClashTable, result: Result, side: Side, rolled: Outcome) -> None:
    """Do what a degree does to both sides."""
    seen = {**table.scope(side), **rolled.facts}
    if result.text:
        table.tell("told", text=result.text)
    table.change(*changes(table.book, result.then, seen))
    after = dict(side.numbers)
    for name, amount in result.foe.items():
        number = _amount(table, amount, seen)
        after[name] = held(number if amount.sets else after[name] + number)
        if after[name] != side.numbers[name]:
            facts = {"side": side.name, "number": table.book.shown(name)}
            table.tell("other-side", **facts, was=side.numbers[name], now=after[name])
    table.become_side(side, numbers=after)


def held(number: int) -> int:
    """Return a number of the other side as it can be."""
    return max(0, min(MOST, number))


def _amount(table: ClashTable, amount: Amount, seen: Scope) -> int:
    if amount.thrown is None:
        return table.book.number(amount.formula, seen)
    return amount.thrown.sign * sum(table.dice.roll(amount.thrown.many, amount.thrown.sides))


def _ends_round(table: ClashTable) -> None:
    """Do to every hero what happens each round; to what they have together, once."""
    written, book = table.clash.plan.each_round, table.book
    if not written:
        return
    table.change(*changes(book, written, table.scope(table.facing)))
    own = {name: one for name, one in written.items() if name not in (*book.file.group, DRAW)}
    first = slug(table.sheet.name)
    for member in table.sheet.party:
        table.sheet = led(book, table.sheet, slug(member.name))
        before = len(table.notes)
        table.change(*changes(book, own, table.scope(table.facing)))
        table.notes[before:] = about(member.name, table.notes[before:])
    table.sheet = led(book, table.sheet, first)


def over(label: str, turn: int) -> Outcome:
    """Return how a clash ended."""
    won = label == WON
    facts = {"kind": "clash", "rounds": turn, "passed": won}
    return Outcome(label, int(won), int(not won), facts=facts)


# What is seen of it


def standing(table: ClashTable) -> tuple[Text, ...]:
    """Say how it stands: a line for each of the other side who is left."""
    book = table.book
    mine = tuple(
        words("part", name=book.shown(name), now=table.sheet.tracks.get(name, 0))
        for name, track in book.file.all_tracks.items()
        if track.fallen is not None
    )
    there = table.there
    return tuple(
        words(
            "clash-round" if one is there[0] else "clash-more",
            round=table.round, side=one.name, mine=mine,
            parts=tuple(
                words("part", name=book.shown(name), now=now) for name, now in one.numbers.items()
            ),
        )
        for one in there
    )  # fmt: skip


def suffered(book: Book, sheet: Sheet) -> tuple[int, int]:
    """Return what a hero has lost since the start of what they fall by, and how much is left."""
    begun = book.fresh(sheet.name, sheet.archetype, sheet.attributes, sheet.skills).tracks
    harm = left = 0
    for name, one in book.file.all_tracks.items():
        if one.fallen is not None:
            now = sheet.tracks.get(name, 0)
            lost = begun[name] - now
            harm += max(0, lost if one.fallen == one.range[0] else -lost)
            left += abs(one.fallen - now)
    return harm, left


def _moment(table: ClashTable) -> Moment:
    """Return what is seen of it: its numbers, what the others lost, and the hero's tracks."""
    book, sheet = table.book, table.sheet
    counted = {name: sheet.tracks.get(name, 0) for name in book.file.all_tracks}
    harm, left = suffered(book, sheet)
    everybody = (
        Standing(HERO, HERO, harm, left, not fallen(book, sheet)),
        *_others(table),
    )
    return Moment(table.round, everybody, counts={**counted, **table.facing.numbers})


def _others(table: ClashTable) -> Iterator[Standing]:
    harmed = table.clash.plan.changes
    for one in table.sides:
        lost = sum(max(0, one.first[name] - now) for name, now in one.numbers.items())
        left = sum(now for name, now in one.numbers.items() if name in harmed)
        up = not table.beaten(one)
        yield Standing(one.id, FOE, lost, left, up, heads=int(up))
