"""Formulas and changes of a rules file in words, for readers who have no program."""

from collections.abc import Iterable, Iterator, Mapping

from jinja2 import nodes as jinja

from solo.prose.faults import Place
from solo.prose.syntax import parse_expression
from solo.rules.data_systems.book import Book
from solo.rules.data_systems.changes import VERBS, Draws, Marks, Shift, Ticks
from solo.rules.data_systems.forms import Amount, Dice
from solo.rules.data_systems.words import words
from solo.words import Message, Text

_COMPARED = {"eq": "is", "ne": "differs", "lt": "below", "lteq": "at-most", "gt": "above",
             "gteq": "at-least"}  # fmt: skip
_OPERATORS: Mapping[type[jinja.BinExpr], tuple[str, int]] = {  # how a sum is said, how it binds
    jinja.Add: ("+", 1), jinja.Sub: ("-", 1), jinja.Mul: ("×", 2), jinja.FloorDiv: ("over", 3),
    jinja.Div: ("over", 3), jinja.Mod: ("rest", 3),
}  # fmt: skip
_TRUTHS = jinja.Compare | jinja.And | jinja.Or | jinja.Not
_GIVEN = ("stat", "skill", "bonus", "progress", "degree", "round", "value")


class _StrangeError(Exception):
    """A formula has something in it that there are no words for."""


def formula(book: Book, text: str) -> Text:
    """Return a formula in words; as it was written where there are none."""
    try:
        return _number(book, parse_expression(Place(text, book.mark(text))))
    except _StrangeError:
        return text


def condition(book: Book, text: str) -> Text:
    """Return in words what has to be so; as it was written where there are none."""
    try:
        return _truth(book, parse_expression(Place(text, book.mark(text))))
    except _StrangeError:
        return text


def dice(book: Book, one: Dice) -> Text:
    """Return dice in words: `2d6`, or as many d6 as a formula says."""
    if one.formulas != (one.many,):
        return one.text
    return words("as-many", sides=one.sides, many=formula(book, one.many))


def written(book: Book, changes: Mapping[str, Amount]) -> tuple[Text, ...]:
    """Return changes in words, as a file has them."""
    return tuple(
        one for name, amount in changes.items() if (one := _change(book, name, amount)) is not None
    )


def number(book: Book, name: str, amount: Amount) -> Text | None:
    """Return the change of a number in words; None where it changes nothing."""
    shown = book.shown(name)
    if amount.thrown is not None or amount.sets:
        what = amount.text if amount.thrown else words("set-to", what=formula(book, amount.formula))
        return words("cost", track=shown, amount=what)
    less = amount.formula.removeprefix("0 - ")
    sign = 1 if less == amount.formula else -1
    if less.removeprefix("-").isdigit():
        value = sign * int(less)
        return words("cost", track=shown, amount=f"{value:+d}") if value else None
    return words("more-by" if sign > 0 else "less-by", track=shown, amount=formula(book, less))


def done(changes: Iterable[object]) -> tuple[Text, ...]:
    """Return in words what a roll that has fallen does to who rolled it."""
    return tuple(said for one in changes if (said := _done(one)))


def _done(one: object) -> Text:
    match one:
        case Shift(amount=0, thrown=None, sets=False):
            return ""
        case Shift(book=book, track=track, amount=amount, thrown=thrown, sets=sets):
            told = f"= {amount}" if sets else f"{amount:+d}"
            if thrown is not None:
                told = f"{'-' * (thrown.sign < 0)}{thrown.many}d{thrown.sides}"
            return words("cost", track=book.shown(track), amount=told)
        case Marks(book=book, name=name, on=on):
            return words("becomes", name=book.shown(name), on=on)
        case Draws(book=book, table=table):
            return words("draws", table=book.shown(table))
        case Ticks(times=times):
            return words("steps", times=times)
    return ""


def _change(book: Book, name: str, amount: Amount) -> Text | None:
    if name not in VERBS:
        return number(book, name, amount)
    if name in ("mark", "clear"):
        listed = tuple(book.shown(one.strip()) for one in amount.text.split(","))
        return words("becomes", name=words("all-of", several=listed), on=name == "mark")
    if name == "draw":
        return words("draws", table=book.shown(amount.text))
    return words("steps", times=formula(book, amount.formula))


def _number(book: Book, node: jinja.Node, binds: int = 0) -> Text:
    """Return a number in words, in brackets where what stands around it binds more."""
    match node:
        case jinja.Const(value=value):
            return _const(book, value)
        case jinja.Name(name=name):
            return _name(book, name)
        case jinja.Getattr(node=jinja.Name(name="foe"), attr=name):
            return words("their", name=book.shown(name))
        case jinja.Getitem(node=jinja.Name(name=name), arg=jinja.Const(value=int() as place)):
            return words("one-of", name=book.shown(name), place=place + 1)
        case jinja.Call(node=jinja.Name(name=name), args=args, kwargs=[]):
            return _called(book, name, args, binds)
        case jinja.CondExpr(expr2=jinja.Expr() as other):
            parts = {"then": _number(book, node.expr1), "other": _number(book, other)}
            return _held(words("either", test=_truth(book, node.test), **parts), bool(binds))
        case jinja.Neg(node=inner):
            return words("minus", what=_number(book, inner, 3))
        case jinja.Or(left=left, right=jinja.Const(value=int() as usual)):
            return words("or-usual", what=_number(book, left), usual=usual)
        case jinja.BinExpr() if type(node) in _OPERATORS:
            return _sum(book, node, binds)
        case jinja.Compare() | jinja.And() | jinja.Or() | jinja.Not():
            return _held(words("one-if", test=_truth(book, node)), bool(binds))
    raise _StrangeError


def _const(book: Book, value: object) -> Text:
    if isinstance(value, bool):
        return words("so", so=value)
    return book.shown(value) if isinstance(value, str) else str(value)


def _sum(book: Book, node: jinja.BinExpr, binds: int) -> Text:
    sign, own = _OPERATORS[type(node)]
    if sign == "-" and isinstance(node.left, jinja.Const) and node.left.value == 0:
        return words("minus", what=_number(book, node.right, 3))
    left = _number(book, node.left, own)
    right = _number(book, node.right, own + (sign == "-"))
    return _held(words("sum", left=left, sign=sign, right=right), own < binds or own == binds == 3)


def _held(said: Message, brackets: bool) -> Message:
    return words("held", what=said) if brackets else said


def _name(book: Book, name: str) -> Text:
    known = (*book.file.attributes, *book.file.skills, *book.file.all_tracks)
    if name in _GIVEN and name not in known:
        return words(f"given-{name}")
    return made(name) if name in _made(book) else book.shown(name)


def made(name: str) -> str:
    """Return what dice or a value of a roll are called where formulas are told.

    The file's own word for it may be made for another place: `needed at most`.
    """
    return name.replace("_", " ").capitalize()


def _made(book: Book) -> Iterator[str]:
    for roll in book.file.rolls.values():
        yield from (*roll.dice, *roll.first, *roll.worked_out)


def _called(book: Book, name: str, args: list[jinja.Expr], binds: int) -> Text:
    """Return what a function of numbers comes to, in words."""
    said = tuple(_number(book, one) for one in args)
    bounds = [one.value for one in args if isinstance(one, jinja.Const)]
    if name in ("max", "min") and len(args) == 2 and len(bounds) == 1:
        what = said[isinstance(args[0], jinja.Const)]
        return _held(words(f"bound-{name}", what=what, bound=bounds[0]), bool(binds))
    if name in ("max", "min", "sum") or (name == "count" and len(args) < 4):
        return words(f"{name}-of", of=said if name != "count" else said[0], those=said[1:])
    raise _StrangeError


def _truth(book: Book, node: jinja.Node, *, within: bool = False) -> Text:
    """Return what has to be so in words, in brackets `within` an `and` or `or` of the other."""
    match node:
        case jinja.Compare(expr=left, ops=[one]) if one.op in _COMPARED:
            return _compared(book, left, _COMPARED[one.op], one.expr)
        case jinja.And() | jinja.Or():
            kind = type(node)
            sides = {
                name: _truth(book, side, within=isinstance(side, jinja.And | jinja.Or))
                if not isinstance(side, kind)
                else _truth(book, side)
                for name, side in (("left", node.left), ("right", node.right))
            }
            return _held(words("both" if kind is jinja.And else "one-of-two", **sides), within)
        case jinja.Not(node=jinja.Name(name=name)):
            return _so(book, name, "not-")
        case jinja.Not(node=inner):
            return words("not", what=_truth(book, inner, within=True))
        case jinja.Name(name=name):
            return _so(book, name)
    raise _StrangeError


def _compared(book: Book, left: jinja.Expr, code: str, right: jinja.Expr) -> Text:
    names = [one.name for one in (left, right) if isinstance(one, jinja.Name)]
    if code == "is" and len(names) == 2 and all(name in _told(book) for name in names):
        return words("alike", left=book.shown(names[0]), right=book.shown(names[1]))
    return words(code, left=_number(book, left), right=_number(book, right))


def _so(book: Book, name: str, never: str = "") -> Text:
    """Return in words that a name holds; behind `not-`, that it does not."""
    rolls = book.file.rolls.values()
    if name in book.file.conditions:
        return words(f"{never}you-are", name=book.shown(name))
    if any(name in offers for roll in rolls for offers in (roll.before, roll.after)):
        return words(f"{never}taken", name=book.shown(name))
    if name in _told(book):
        return words("not", what=book.shown(name)) if never else book.shown(name)
    return words("nothing" if never else "not-nothing", name=_name(book, name))


def _told(book: Book) -> Iterator[str]:
    """Yield what a roll may be told that is so or not."""
    for roll in book.file.rolls.values():
        yield from (key for key, one in roll.modifiers.items() if not one.words and not one.range)
