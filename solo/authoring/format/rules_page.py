"""The page of a data system for authors and players, in Markdown, as its file tells it."""

from collections.abc import Iterator

from solo.rules.data_systems import printed
from solo.rules.data_systems.model import Modifier, Roll
from solo.rules.data_systems.system import DataSystem
from solo.words import Words


def page(system: DataSystem) -> str:
    """Return the page of a system: what is rolled, what it means, and how it is written."""
    return "\n".join(_lines(system)) + "\n"


def _lines(system: DataSystem) -> Iterator[str]:
    file = system.book.file
    yield f"# {system.title}"
    if file.about:
        yield f"\n{file.about}"
    yield from (f"\n{source}." for source in file.sources)
    if file.author:
        yield f"\nBy {file.author}. {file.licence}".rstrip()
    yield from _hero(system)
    yield "\n## Checks"
    for word, roll in file.rolls.items():
        yield from _check(system, word, roll)
    yield from _moves(system)
    yield from _rest(system)
    yield "\n## Written in an adventure\n"
    yield f"`system: {system.name}` in the header, or the name of the file where it stands in the"
    yield f"adventure's folder; `solo fields {system.name}` lists all keys.\n"
    yield "```yaml"
    yield from system.beginning()["scenes/all.yaml"].decode().splitlines()[5:12]
    yield "```"


def _hero(system: DataSystem) -> Iterator[str]:
    book, file = system.book, system.book.file
    for title, rated in (("Attributes", file.attributes), ("Skills", file.skills)):
        if rated:
            yield f"\n## {title}\n"
        for name, one in rated.items():
            least, most = one.range
            spans = f"`{name}`, {least} to {most}"
            yield f"- **{book.shown(name)}** ({spans}): {one.means}".rstrip(": ")
    for title, tracks in (("Tracks", file.tracks), ("Of the group", file.group)):
        if tracks:
            yield f"\n## {title}\n"
        for name, track in tracks.items():
            least, most = track.range
            falls = f"At {track.fallen} you fall." if track.fallen is not None else ""
            means = f"{track.means}." if track.means else ""
            told = " ".join(filter(None, (means, falls)))
            spans = f"`{name}`, {least} to {most}, begins at {track.start.text}"
            yield f"- **{book.shown(name)}** ({spans}): {told}".rstrip(": ")
    if file.conditions:
        yield "\n## Conditions\n"
        yield from (f"- **{book.shown(name)}**: {one}" for name, one in file.conditions.items())


def _moves(system: DataSystem) -> Iterator[str]:
    book, file = system.book, system.book.file
    if file.moves:
        yield "\n## Moves"
    for word, move in file.moves.items():
        stat = f", with {' or '.join(move.stat)}" if move.stat else ""
        yield f"\n**{book.shown(word)}** (`{word}`). {move.when} Roll `{move.roll}`{stat}.\n"
        for label, one in move.degrees.items():
            does = ", ".join(f"{name} {amount.text}" for name, amount in one.then.items())
            yield f"- {book.shown(label)}: {' '.join(filter(None, (one.text, does)))}".rstrip()


def _check(system: DataSystem, word: str, roll: Roll) -> Iterator[str]:
    book = system.book
    yield f"\n**{book.shown(word)}** (`{word}`). {roll.about}".rstrip()
    yield "\n```text"
    yield from (f"{name}: {dice.text}" for name, dice in roll.dice.items())
    yield from (f"{name} = {one.text}" for name, one in {**roll.first, **roll.worked_out}.items())
    for label, degree in roll.degrees.items():
        when = f"if {degree.when.text}" if degree.when else "else"
        does = ", ".join(f"{name} {amount.text}" for name, amount in degree.then.items())
        yield f"{label}: {when}" + (f"  ({does})" if does else "")
    yield from (f"on top, {name}: if {one.text}" for name, one in roll.on_top.items())
    yield "```\n"
    for name, one in roll.modifiers.items():
        means = f": {one.means}" if one.means else ""
        yield f"- `{name}`, {_spans(one)}{means}".rstrip(".") + "."
    for when, offers in (("Before the dice", roll.before), ("After the dice", roll.after)):
        for offer in offers.values():
            cost = ", ".join(f"{name} {amount.text}" for name, amount in offer.cost.items())
            yield f"- {when}: {offer.text}" + (f" ({cost})." if cost else ".")


def _spans(one: Modifier) -> str:
    """Return what a modifier may be in an adventure, and the number that it stands for."""
    if one.range is not None:
        return f"{one.range[0]} to {one.range[1]}"
    if one.words:
        return ", ".join(f"{word} ({number:+})" for word, number in one.words.items())
    return f"true ({one.adds:+})"


def _rest(system: DataSystem) -> Iterator[str]:
    book, file = system.book, system.book.file
    if file.rest or file.progress:
        yield "\n## Between and beyond rolls\n"
    for rest in file.rest.values():
        does = ", ".join(f"{name} {amount.text}" for name, amount in rest.then.items())
        yield f"- {rest.text}: {does} ({rest.minutes} minutes)."
    for name, kind in file.progress.items():
        ranks = ", ".join(f"{rank} {ticks}" for rank, ticks in kind.ranks.items())
        steps = f"; ticks for a step: {ranks}" if ranks else ""
        yield f"- {book.shown(name)}: {kind.boxes} boxes of {kind.ticks}{steps}. {kind.means}"
    say = Words("en").say
    for name, clash in file.clash.items():
        yield f"\n## {book.shown(name)}\n"
        for line in printed.clash(book, clash):
            yield f"{say(line)}\n"
