"""`solo rules`: the rules of a system, looked up by word."""

import click

from solo import rules as systems
from solo.cli import options
from solo.errors import SoloError, did_you_mean
from solo.late import late
from solo.rules.core.system import RuleEntry

WIDEST = 80


@click.command(short_help="Look up a rule, in our own words.")
@click.argument("system", required=False)
@click.argument("words", nargs=-1)
@options.as_json
def rules(system: str | None, words: tuple[str, ...], as_json: bool) -> None:
    """Look up a rule, in our own words.

    Without a word it lists what there is; without a system, it lists the systems.
    """
    if system is None:
        options.list_systems()
        return
    entries = systems.find(system).rules()
    wanted = " ".join(words)
    found = search(entries, wanted)
    if as_json:
        for entry in found:
            options.show_json(entry._asdict())
    elif wanted:
        width = min(WIDEST, options.window())
        options.say("\n\n".join(_page(entry, width) for entry in found))
    else:
        for entry in found:
            options.say(f"{entry.id:<18} {entry.title}")


@late
def search(entries: tuple[RuleEntry, ...], wanted: str) -> tuple[RuleEntry, ...]:
    """Return the rules that a word means, all of them for none: by name first, else by text.

    Raises:
        SoloError: No rule speaks of it.
    """
    from solo.terminal.rulebook import look_up

    if not wanted.strip():
        return entries
    found = look_up(wanted, entries)
    if not any(found):
        known = {name for e in entries for name in (e.id, e.title, *e.words, *e.rules)}
        raise SoloError(f"no rule speaks of '{wanted}'{did_you_mean(wanted, known)}")
    return found.called or found.speaking


def _page(entry: RuleEntry, width: int) -> str:
    lines = (_filled(line, width) for line in entry.text.split("\n"))
    ids = _filled(f"({', '.join(entry.rules)})", width)
    return "\n".join((entry.title, *lines, ids))


def _filled(line: str, width: int) -> str:
    """Return a paragraph of a rule's text, or one item of a list, which hangs by its mark."""
    hanging = "    " if line.startswith("- ") else "  "
    return click.wrap_text(line, width, "  ", hanging) if line else ""
