"""`solo fields`: what an author may write in a rules system's own terms."""

import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from solo import rules
from solo.cli import names, options
from solo.errors import SoloError, did_you_mean
from solo.late import lazy_imports

if TYPE_CHECKING:
    from solo.authoring.format.fields import Key, Part

with lazy_imports():
    from solo.authoring.format import fields as reference


@click.command(short_help="List the keys that an author may write for a system.")
@click.argument("system", required=False, shell_complete=names.systems)
@click.argument("name", required=False)
@options.as_json
def fields(system: str | None, name: str | None, as_json: bool) -> None:
    """List the checks, effects and sections of a system, or the keys of the one that is named.

    Without a system it lists the systems. What they all share is in `solo guide`.
    """
    if system is None:
        options.list_systems()
        return
    parts = reference.parts(rules.find(system))
    chosen = parts if name is None else _named(parts, name)
    if as_json:
        for part in chosen:
            options.show_json({**part._asdict(), "keys": [key._asdict() for key in part.keys]})
    elif name is None:
        _list(chosen)
    else:
        options.say("\n\n".join(_page(part) for part in chosen))


_ONE_OF = {
    "check": "checks",
    "effect": "effects",
    "encounter": "encounters",
    "foe": "foes",
    "companion": "foes",
    "companions": "foes",
    "item": "items",
    "hero": "heroes",
    "option": "options",
}
"""What else a section is called: by one of those in it, and companions have the keys of foes."""


def _named(parts: "tuple[Part, ...]", name: str) -> "tuple[Part, ...]":
    """Return those of that name, or of that section.

    Raises:
        SoloError: There is none.
    """
    word = name.lower()
    found = tuple(part for part in parts if word == (part.name or part.section))
    section = _ONE_OF.get(word, word)
    found = found or tuple(part for part in parts if section == part.section)
    if not found:
        known = dict.fromkeys(part.name or part.section for part in parts)
        near = did_you_mean(word, known) or f"; there are {', '.join(known)}"
        raise SoloError(f"nothing of that system is called '{name}'{near}")
    return found


def _list(parts: "tuple[Part, ...]") -> None:
    section = ""
    for part in parts:
        if part.section != section:
            options.say(("\n" if section else "") + part.section)
            section = part.section
        options.say(_filled(f"  {part.name or '-':<16} {part.summary}", " " * 19))


def _page(part: "Part") -> str:
    title = f"{part.section}: {part.name}" if part.name else part.section
    lines = [title, *([_filled(f"  {part.summary}", "  ")] if part.summary else [])]
    if part.shorthand:
        lines.append(f"  A value alone is its {part.shorthand}.")
    lines += [row for key in part.keys for row in _rows(key, "  ")]
    if part.labels:
        lines.append(_filled(f"  Outcomes: {', '.join(part.labels)}", "    "))
    if part.facts:
        lines.append(_filled(f"  In its outcomes, outcome. has {', '.join(part.facts)}", "    "))
    return "\n".join(lines)


def _rows(key: "Key", indent: str) -> Iterator[str]:
    """Yield a key, and below it those of its value."""
    usual = f" ({key.usual})" if key.usual else ""
    meaning = f". {key.meaning}" if key.meaning else ""
    yield _filled(f"{indent}{key.name}: {key.takes}{usual}{meaning}", indent + "    ")
    for inner in key.inner:
        yield from _rows(inner, indent + "  ")


def _filled(text: str, hanging: str) -> str:
    return textwrap.fill(
        text,
        min(80, options.window()),
        subsequent_indent=hanging,
        break_on_hyphens=False,
        replace_whitespace=False,
    )
