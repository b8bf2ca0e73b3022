"""A fight or a chase by rounds, as a rules file has it."""

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.errors import did_you_mean
from solo.facts import Checked
from solo.rules.core.bases import CheckBase
from solo.rules.core.moment import FOE, HERO, Moment, Standing
from solo.rules.core.odds import odds
from solo.rules.core.offers import Offer
from solo.rules.core.outcome import Odds, Option, Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.core.system_parts import Cast, Unbound, named
from solo.rules.core.table import Script, Table
from solo.rules.data_systems.book import Book, Scope
from solo.rules.data_systems.changes import changes
from solo.rules.data_systems.checks import Rolled
from solo.rules.data_systems.model import MOST, Action, Clash, Result
from solo.rules.data_systems.rolling import open_check
from solo.rules.data_systems.sheet import Sheet
from solo.rules.data_systems.words import words
from solo.words import Text

MOST_ROUNDS = 60
UNDECIDED = "undecided"
WON, LOST = "won", "lost"


class FoeBase(Checked):
    """Somebody on the other side; each file's own class has its numbers."""

    __slots__ = ()
    name: str


class ClashBase(CheckBase, Checked):
    """A fight or a chase as an author writes it; each file's own class knows its rules."""

    __slots__ = ()
    book: ClassVar[Book]
    plan: ClassVar[Clash]
    checks: ClassVar[Mapping[str, type[Rolled]]]
    foe: str
    title: str
    block: FoeBase | None

    def bind(self, cast: Cast) -> "ClashBase":
        """Return it with the foe that it names.

        Raises:
            Unbound: There is none of that id.
        """
        if not self.foe:
            return self
        foes = named(FoeBase, cast.foes)
        if self.foe not in foes:
            cure = did_you_mean(self.foe, foes) or "; give it under 'foes'"
            raise Unbound("foe-unknown", f"foe: there is no foe '{self.foe[:40]}'{cure}")
        bound = object.__new__(type(self))
        for name in type(self).__dataclass_fields__:  # type: ignore[attr-defined]  # it is one
            object.__setattr__(bound, name, getattr(self, name))
        object.__setattr__(bound, "block", foes[self.foe])
        return bound

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        return opened(sheet, clashing, self, asks=asks)

    @property
    def side(self) -> str:
        """What the other side is called."""
        return self.title or (self.block.name if self.block else "")

    def numbers(self) -> dict[str, int]:
        """Return the numbers of the other side as they begin."""
        found = {}
        for name, usual in self.plan.foe.items():
            own = getattr(self.block, name, None)
            found[name] = usual if own is None else int(own)
        return found


def clashing(table: Table[Sheet], clash: ClashBase, *, asks: bool) -> Script[Outcome]:
    """Play it round by round, until it is won, lost, or ended by an action."""
    book, plan, foe = clash.book, clash.plan, clash.numbers()
    turn = 1

    def scope() -> Scope:
        return {**book.scope(table.sheet), "foe": foe, "round": turn}

    def offers() -> Sequence[Offer[str]]:
        book.language.refresh()
        seen = scope()
        return [
            Offer(Option(name.replace(" ", "-"), one.text, hint=name), name)
            for name, one in plan.actions.items()
            if one.when is None or book.holds(one.when.text, seen)
        ]

    def chances(name: str) -> Odds | None:
        return odds(_check(clash, plan.actions[name], scope()), table.sheet)

    def status() -> Sequence[Text]:
        return _standing(clash, table.sheet, foe, turn)

    table.stands = lambda: _moment(clash, table.sheet, foe, turn)
    while turn <= MOST_ROUNDS:
        listed = offers()
        if not listed:
            return _over(UNDECIDED, turn)
        forced = listed[0].option.id if len(listed) == 1 else None
        taken = yield from table.pick(offers, status, forced=forced, odds=chances)
        action = plan.actions[taken.does]
        check = _check(clash, action, scope())
        rolled = yield from table.play(open_check(check, table.sheet, asks=table.asks(asks)))
        result = action.degrees.get(rolled.label, Result())
        foe = _done(table, clash, result, {**scope(), **rolled.facts}, foe)
        if end := result.ends or _end(clash, table.sheet, scope()):
            return _over(end, turn)
        table.change(*changes(book, plan.each_round, scope()))
        if end := _end(clash, table.sheet, scope()):
            return _over(end, turn)
        turn += 1
    return _over(UNDECIDED, turn)


def _done(
    table: Table[Sheet], clash: ClashBase, result: Result, seen: Scope, foe: dict[str, int]
) -> dict[str, int]:
    """Do what a degree does to both sides; return the other's numbers as they are then."""
    book = clash.book
    if result.text:
        table.tell("told", text=result.text)
    table.change(*changes(book, result.then, seen))
    after = dict(foe)
    for name, amount in result.foe.items():
        if amount.thrown is not None:
            thrown = amount.thrown
            number = thrown.sign * sum(table.dice.roll(thrown.many, thrown.sides))
        else:
            number = book.number(amount.formula, seen)
        value = number if amount.sets else after[name] + number
        after[name] = max(0, min(MOST, value))
        if after[name] != foe[name]:
            facts = {"side": clash.side, "number": book.shown(name)}
            table.tell("other-side", **facts, was=foe[name], now=after[name])
    return after


def _end(clash: ClashBase, sheet: Sheet, scope: Scope) -> str:
    book, plan = clash.book, clash.plan
    book.language.refresh()
    if book.holds(plan.won.text, scope):
        return WON
    if fallen(book, sheet) or (plan.lost is not None and book.holds(plan.lost.text, scope)):
        return LOST
    return ""


def fallen(book: Book, sheet: Sheet) -> str:
    """Return `defeated` or `dead` when a track says that the hero has fallen, else nothing."""
    found = ""
    for name, track in book.file.all_tracks.items():
        if track.down(sheet.tracks.get(name, 0)):
            if track.dead:
                return "dead"
            found = "defeated"
    return found


def _moment(clash: ClashBase, sheet: Sheet, foe: Mapping[str, int], turn: int) -> Moment:
    """Return what is seen of it: its numbers, what the other side lost, and the hero's tracks."""
    first, book = clash.numbers(), clash.book
    lost = sum(max(0, first[name] - now) for name, now in foe.items())
    counted = {name: sheet.tracks.get(name, 0) for name in book.file.all_tracks}
    tracks = [(one, counted[name]) for name, one in book.file.all_tracks.items()]
    deadly = [(one.range, one.fallen, now) for one, now in tracks if one.fallen is not None]
    harm = sum(abs((high if end == low else low) - now) for (low, high), end, now in deadly)
    left = sum(abs(end - now) for _, end, now in deadly)
    everybody = (
        Standing(HERO, HERO, harm, left, not fallen(book, sheet)),
        Standing(clash.foe or FOE, FOE, lost, sum(foe.values())),
    )
    return Moment(turn, everybody, counts={**counted, **foe})


def _over(label: str, turn: int) -> Outcome:
    won = label == WON
    facts = {"kind": "clash", "rounds": turn, "passed": won}
    return Outcome(label, int(won), int(not won), facts=facts)


def _check(clash: ClashBase, action: Action, scope: Scope) -> Rolled:
    """Return the check of an action, with its fields; those of numbers may be formulas."""
    kind = clash.checks[action.roll]
    hints = {one: kind.__dataclass_fields__[one].default for one in kind.__dataclass_fields__}  # type: ignore[attr-defined]
    told: dict[str, object] = {}
    for name, text in action.set.items():
        usual = hints.get(name)
        if isinstance(usual, bool):
            told[name] = text == "true"
        elif isinstance(usual, int):
            told[name] = clash.book.number(text, scope)
        else:
            told[name] = text
    made: Rolled = kind(**{**told, "purpose": action.text})
    return made


def _standing(
    clash: ClashBase, sheet: Sheet, foe: Mapping[str, int], turn: int
) -> tuple[Text, ...]:
    book = clash.book
    parts = tuple(words("part", name=book.shown(name), now=now) for name, now in foe.items())
    mine = tuple(
        words("part", name=book.shown(name), now=sheet.tracks.get(name, 0))
        for name, track in book.file.all_tracks.items()
        if track.fallen is not None
    )
    return (words("clash-round", round=turn, side=clash.side, parts=parts, mine=mine),)


def clash_class(
    book: Book, word: str, plan: Clash, checks: Mapping[str, type[Rolled]]
) -> type[ClashBase]:
    """Return the class of a clash."""
    ends = {one.ends for act in plan.actions.values() for one in act.degrees.values() if one.ends}
    body: dict[str, object] = {
        "__annotations__": {
            "foe": Annotated[str, "The id of a foe, whose numbers count."],
            "title": Annotated[str, "What the other side is called, without a foe."],
            "block": FoeBase | None,
            "shorthand": ClassVar[str],
            "signs": ClassVar[Mapping[str, str]],
            "rare": ClassVar[tuple[str, ...]],
        },
        "__doc__": plan.about or f"{book.shown(word)}, by rounds.",
        "__module__": __name__,
        "foe": "",
        "title": "",
        "block": field(default=None, metadata={"authored": False}),
        "shorthand": "foe",
        "signs": {WON: "s", **dict.fromkeys((LOST, *sorted(ends - {WON}), UNDECIDED), "f")},
        "rare": (UNDECIDED,),
        "book": book,
        "plan": plan,
        "checks": checks,
    }
    kind = type(f"Clash{word.title()}", (ClashBase,), body)
    made: type[ClashBase] = dataclass(frozen=True, kw_only=True)(kind)
    return made


def foe_class(book: Book) -> type[FoeBase]:
    """Return the class of those on the other side, with the numbers of all clashes."""
    usual = {name: n for one in book.file.clash.values() for name, n in one.foe.items()}
    hints: dict[str, object] = {"name": Annotated[str, "What it is called."]}
    hints |= {name: Annotated[int | None, book.shown(name)] for name in usual}
    body: dict[str, object] = {"__annotations__": hints, "__doc__": "Somebody on the other side."}
    body |= {"__module__": __name__, **dict.fromkeys(usual)}
    made: type[FoeBase] = dataclass(frozen=True, kw_only=True)(type("Foe", (FoeBase,), body))
    return made
