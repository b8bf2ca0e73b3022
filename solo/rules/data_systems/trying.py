"""A rules file tried out with the heroes that it makes: who begins fallen, what begins won."""

from collections.abc import Iterator, Mapping
from itertools import product
from math import prod

from solo.errors import Problem
from solo.prose import ProseError
from solo.rules.data_systems.book import Book, Scope
from solo.rules.data_systems.looking import within
from solo.rules.data_systems.model import MOST, Clash, Track
from solo.rules.data_systems.sheet import Sheet
from solo.source import Node

MOST_HEROES = 64
MOST_SETS = 10_000  # of numbers of a hero, that a condition is tried with
MOST_NUMBERS = 4  # of a foe, that are tried at their ends


def tried(book: Book, root: Node) -> Iterator[Problem]:
    """Yield what is wrong with a file as its first heroes show it."""
    try:
        yield from _fallen(book, root)
        for word, clash in book.file.clash.items():
            yield from _clash(book, clash, within(root, "clash", word))
        yield from _foes(book, root)
        yield from _prices(book, root)
        yield from _never(book, root)
    except ProseError:  # which is told where formulas are looked at
        return


def _fallen(book: Book, root: Node) -> Iterator[Problem]:
    """Yield the tracks with which some hero begins fallen."""
    for name, track in book.file.all_tracks.items():
        if track.fallen is None:
            continue
        for told, sheet in _heroes(book, track):
            if track.down(sheet.tracks[name]):
                who = f"a hero with {told} begins" if told else "every hero begins"
                place = within(root, "tracks" if name in book.file.tracks else "group", name)
                message = f"start: {who} fallen, at {sheet.tracks[name]}"
                yield Problem(place.key_mark, "begins-fallen", message, "warning")
                break


def _heroes(book: Book, track: Track) -> Iterator[tuple[str, Sheet]]:
    """Yield the usual hero, and those with each end of the attributes and skills that it reads."""
    yield "", book.fresh("")
    file = book.file
    rated = {**file.attributes, **file.skills}
    read = [one for one in rated if one in book.formula(track.start.text).names()]
    ways = product(*(rated[one].range for one in read))
    for _, way in zip(range(MOST_HEROES), ways, strict=False):
        own = dict(zip(read, way, strict=True))
        attributes = {name: value for name, value in own.items() if name in file.attributes}
        skills = {name: value for name, value in own.items() if name in file.skills}
        told = ", ".join(f"{name} {value}" for name, value in own.items())
        yield told, book.fresh("", "", attributes, skills)


def _scope(book: Book, foe: Mapping[str, int]) -> Scope:
    book.language.refresh()
    return {**book.scope(book.fresh("")), "foe": foe, "foes": 1, "round": 1}


def _clash(book: Book, clash: Clash, node: Node) -> Iterator[Problem]:
    """Yield what is over before it begins, or never won."""
    if (fails := _fails(book, clash)) is not None:
        key, told = fails
        place = within(node, *key)
        yield Problem(place.mark, "formula-fails", f"{key[-1]}: {told}")
        return
    won, seen = clash.won.text, _scope(book, clash.foe)
    if book.holds(won, seen):
        yield Problem(within(node, "won").mark, "value-wrong", "won: it is so before it begins")
    elif not _winnable(book, clash):
        message = "won: it is never so, whatever the numbers of the foe (0 or more)"
        yield Problem(within(node, "won").mark, "idle", message, "warning")
    if clash.lost is not None and book.holds(clash.lost.text, _scope(book, clash.foe)):
        yield Problem(within(node, "lost").mark, "value-wrong", "lost: it is so before it begins")


def _fails(book: Book, clash: Clash) -> tuple[tuple[str, ...], str] | None:
    """Return a formula that can't be worked out for some numbers of the foe, and why."""
    texts: dict[tuple[str, ...], str] = {("won",): clash.won.text}
    if clash.lost is not None:
        texts["lost",] = clash.lost.text
    for name, action in clash.actions.items():
        if action.when is not None:
            texts["actions", name, "when"] = action.when.text
        for field, text in action.set.items():
            if "foe." in text:
                texts["actions", name, "set", field] = text
    ends = [{**clash.foe, name: number} for name in clash.foe for number in (0, 1, MOST)]
    for foe in (clash.foe, dict.fromkeys(clash.foe, 0), *ends):
        for key, text in texts.items():
            try:
                book.holds(text, _scope(book, foe))
            except ProseError as error:
                numbers = ", ".join(f"foe.{name} {now}" for name, now in foe.items())
                return key, f"with {numbers} it fails: {error.problem.message}"
    return None


def _winnable(book: Book, clash: Clash) -> bool:
    """Return whether a clash is won with some numbers of the foe, as far as they alone decide."""
    formula = book.formula(clash.won.text)
    if formula.names() != {"foe"} or len(clash.foe) > MOST_NUMBERS:
        return True
    ends = ((0, 1, usual, MOST) for usual in clash.foe.values())
    for way in product(*ends):
        if book.holds(clash.won.text, _scope(book, dict(zip(clash.foe, way, strict=True)))):
            return True
    return False


def _foes(book: Book, root: Node) -> Iterator[Problem]:
    """Yield the foes who are beaten before anybody has struck."""
    for key, own in book.file.foes.items():
        for word, clash in book.file.clash.items():
            numbers = {name: own.get(name, usual) for name, usual in clash.foe.items()}
            if {*own} & {*clash.foe} and book.holds(clash.won.text, _scope(book, numbers)):
                message = f"in '{word}' it is beaten before it begins"
                yield Problem(within(root, "foes", key).key_mark, "value-wrong", message)
                break


def _never(book: Book, root: Node) -> Iterator[Problem]:
    """Yield the conditions on the hero alone that hold for no hero."""
    file = book.file
    found = [(("rest", name, "when"), rest.when) for name, rest in file.rest.items()]
    found += [(("clash", name, "lost"), clash.lost) for name, clash in file.clash.items()]
    for word, roll in file.rolls.items():
        at = ("roll",) if word == "roll" and file.roll is not None else ("checks", word)
        found += [((*at, "before", name, "when"), one.when) for name, one in roll.before.items()]
    for path, formula in found:
        if formula is not None and not _may_hold(book, formula.text):
            message = f"{path[-1]}: it is never so, whatever the numbers of the hero"
            yield Problem(within(root, *path).mark, "idle", message, "warning")


def _may_hold(book: Book, text: str) -> bool:
    """Whether a condition holds for some hero, as far as all numbers that it reads can be tried."""
    file, names = book.file, book.formula(text).names()
    spans = {name: one.range for name, one in (*file.attributes.items(), *file.skills.items())}
    spans |= {name: one.range for name, one in file.all_tracks.items()}
    spans |= dict.fromkeys(file.conditions, (0, 1))
    if not names <= spans.keys():
        return True
    each = [range(spans[name][0], spans[name][1] + 1) for name in names]
    if prod(map(len, each)) > MOST_SETS:
        return True
    for way in product(*each):
        book.language.refresh()
        if book.holds(text, dict(zip(names, way, strict=True))):
            return True
    return False


def _prices(book: Book, root: Node) -> Iterator[Problem]:
    """Yield the prices that nobody can ever pay: the first step costs more than can be had."""
    plan, file = book.file.advancement, book.file
    if plan is None or plan.spend not in file.all_tracks:
        return
    most = file.all_tracks[plan.spend].range[1]
    sheet = book.fresh("")
    for part, rated, price in (
        ("attributes", file.attributes, plan.attributes),
        ("skills", file.skills, plan.skills),
    ):
        if price is None or not rated:
            continue
        book.language.refresh()
        found = [
            book.number(price.text, {**book.scope(sheet), "value": one.range[0]})
            for one in rated.values()
        ]
        if min(found) > most:
            message = (
                f"{part}: the first step costs {min(found)}, and '{plan.spend}' is at most {most}"
            )
            yield Problem(within(root, "advancement", part).mark, "idle", message, "warning")
