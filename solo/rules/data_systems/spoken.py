"""Formulas and changes of a rules file in words, for readers who have no program."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from solo.prose.outline import NotCarriedError, Outline, Part, place_of
from solo.rules.data_systems.book import Book
from solo.rules.data_systems.changes import VERBS, Draws, Marks, Shift, Ticks
from solo.rules.data_systems.forms import Amount, Dice
from solo.rules.data_systems.words import words
from solo.words import Message, Text

_COMPARED = {"==": "is", "!=": "differs", "<": "below", "<=": "at-most", ">": "above",
             ">=": "at-least"}  # fmt: skip
_OPERATORS: Mapping[str, tuple[str, int]] = {  # how a sum is said, how it binds
    "+": ("+", 1), "-": ("-", 1), "*": ("×", 2), "//": ("over", 3), "%": ("rest", 3),
}  # fmt: skip
_GIVEN = ("stat", "skill", "bonus", "progress", "degree", "round", "value")


def formula(book: Book, text: str) -> Text:
    """Return a formula in words; as it was written where there are none."""
    try:
        return _number(book, _read(book, text))
    except NotCarriedError:
        return text


def condition(book: Book, text: str) -> Text:
    """Return in words what has to be so; as it was written where there are none."""
    try:
        return _truth(book, _read(book, text))
    except NotCarriedError:
        return text


def _read(book: Book, text: str) -> Part:
    return Outline(calls=True).value(place_of(text, book.mark(text)))


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


def _number(book: Book, tree: object, binds: int = 0) -> Text:
    """Return a number in words, in brackets where what stands around it binds more."""
    match tree:
        case ["const", value]:
            return _const(book, value)
        case ["name", str(name)]:
            return _name(book, name)
        case ["get", ["name", "foe"], ["const", str(name)]]:
            return words("their", name=book.shown(name))
        case ["get", ["name", str(name)], ["const", int(place)]]:
            return words("one-of", name=book.shown(name), place=place + 1)
        case ["call", str(name), *args]:
            return _called(book, name, args, binds)
        case ["choose", test, then, other]:
            parts = {"then": _number(book, then), "other": _number(book, other)}
            return _held(words("either", test=_truth(book, test), **parts), bool(binds))
        case ["or", left, ["const", int(usual)]]:
            return words("or-usual", what=_number(book, left), usual=usual)
        case ["op", str(sign), left, right] if sign in _OPERATORS:
            return _sum(book, sign, left, right, binds)
        case ["compare" | "and" | "or" | "not", *_]:
            return _held(words("one-if", test=_truth(book, tree)), bool(binds))
    raise NotCarriedError(str(tree))


def _const(book: Book, value: object) -> Text:
    if isinstance(value, bool):
        return words("so", so=value)
    return book.shown(value) if isinstance(value, str) else str(value)


def _sum(book: Book, sign: str, left: object, right: object, binds: int) -> Text:
    if sign == "-" and left == ["const", 0]:
        return words("minus", what=_number(book, right, 3))
    said, own = _OPERATORS[sign]
    parts = {
        "left": _number(book, left, own),
        "right": _number(book, right, own + (sign == "-")),
    }
    return _held(words("sum", sign=said, **parts), own < binds or own == binds == 3)


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


def _kind(tree: object) -> object:
    return tree[0] if isinstance(tree, list) else ""


def _called(book: Book, name: str, args: Sequence[object], binds: int) -> Text:
    """Return what a function of numbers comes to, in words."""
    said = tuple(_number(book, one) for one in args)
    bounds = [one for one in args if _kind(one) == "const"]
    if name in ("max", "min") and len(args) == 2 and len(bounds) == 1:
        what, bound = said if bounds[0] is args[1] else reversed(said)
        return _held(words(f"bound-{name}", what=what, bound=bound), bool(binds))
    if name in ("max", "min", "sum") or (name == "count" and len(args) < 4):
        return words(f"{name}-of", of=said if name != "count" else said[0], those=said[1:])
    raise NotCarriedError(name)


def _truth(book: Book, tree: object, within: str = "") -> Text:
    """Return what has to be so in words, in brackets `within` an `and` or `or` of the other."""
    match tree:
        case ["compare", str(sign), left, right] if sign in _COMPARED:
            return _compared(book, left, _COMPARED[sign], right)
        case ["and" | "or" as join, left, right]:
            sides = {"left": _truth(book, left, join), "right": _truth(book, right, join)}
            said = words("both" if join == "and" else "one-of-two", **sides)
            return _held(said, within not in ("", join))
        case ["not", ["name", str(name)]]:
            return _so(book, name, "not-")
        case ["not", inner]:
            return words("not", what=_truth(book, inner, "not"))
        case ["name", str(name)]:
            return _so(book, name)
    raise NotCarriedError(str(tree))


def _compared(book: Book, left: object, code: str, right: object) -> Text:
    match left, right:
        case ["name", str(one)], ["name", str(other)] if {one, other} <= {*_told(book)}:
            if code == "is":
                return words("alike", left=book.shown(one), right=book.shown(other))
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
