"""`solo rules`: the rules of a system, looked up by word."""

from collections.abc import Sequence

import click

from solo import rules as systems
from solo.cli import names, options
from solo.cli.rolls.rule_places import Place, parse_id
from solo.cli.rolls.rule_places import where as find_where
from solo.errors import SoloError, did_you_mean
from solo.late import lazy_imports
from solo.rules.core.system_parts import RuleEntry
from solo.terminal.told.rulebook import FOES
from solo.words import Words, english
from solo.words.sentences import ENGLISH

with lazy_imports():
    from solo.engine.table import foes as known_foes
    from solo.terminal.table import foes as table_foes
    from solo.terminal.told import rulebook
    from solo.terminal.window import clean
    from solo.view import foes

WIDEST = 80


@click.command(short_help="Look up a rule, in our own words.")
@click.argument("system", required=False, shell_complete=names.systems)
@click.argument("words", nargs=-1)
@click.option(
    "--where", is_flag=True, help="Tell which code, tables and tests stand for a rule's id."
)
@click.option(
    "--language", default=ENGLISH, metavar="CODE", help="Tell it in this language, such as de."
)
@options.as_json
def rules(
    system: str | None, words: tuple[str, ...], where: bool, language: str, as_json: bool
) -> None:
    """Look up a rule, in our own words.

    Without a word it lists what there is; without a system, it lists the systems. A rule's id
    needs no system: `solo rules ART-320`. `solo rules art foes wolf` lists the foes of a word, whom
    a table can fight. With `--where` a checkout tells its code, its tables and its tests; a place
    that only names a range of ids comes last.
    """
    if where:
        _tell_where(" ".join((*([system] if system else []), *words)), as_json=as_json)
        return
    if system is None:
        options.list_systems()
        return
    if (named := parse_id(system)) and not words:
        system, words = named[0], (named[1],)
    said = Words(language)
    if words[:1] == (FOES,):
        _tell_foes(system, " ".join(words[1:]), said, as_json=as_json)
        return
    entries = systems.find(system).rules()
    wanted = " ".join(words)
    found = search(entries, wanted, said)
    if as_json:
        for entry in found:
            told = {"title": said.say(entry.title), "text": said.say(entry.text)}
            options.show_json({**entry._asdict(), **told})
    elif wanted:
        width = min(WIDEST, options.window())
        options.say("\n\n".join(_page(entry, width, said) for entry in found))
    else:
        for entry in found:
            options.say(f"{entry.id:<18} {said.say(entry.title)}")


def _tell_where(text: str, *, as_json: bool) -> None:
    """Print where the rule of an id is coded, tabled and tested.

    Raises:
        SoloError: No rule has this id.
    """
    named = parse_id(text.split()[-1]) if text.strip() else None
    if named is None:
        raise SoloError(f"--where takes the id of a rule, such as ART-320, not '{text}'")
    system, rule = named
    entry = next((one for one in systems.find(system).rules() if rule in one.rules), None)
    if entry is None:
        raise SoloError(f"no rule has the id {rule}")
    found, title = find_where(rule), english(entry.title)
    if as_json:
        told: dict[str, object] = {"rule": rule, "title": title, "narrated": entry.narrated}
        for what, places in (("code", found.code), ("data", found.data), ("tests", found.tests)):
            told[what] = None if places is None else [place._asdict() for place in places]
        options.show_json(told)
        return
    options.say(f"{rule}: {title}")
    if entry.narrated and not found.code:
        options.say(f"code   none: it is told, not played. {clean.sentence(entry.narrated)}")
    else:
        _list_places("code", found.code)
    _list_places("data", found.data)
    if found.tests is None:
        options.say("tests  none here: they come with a checkout, not with the installed package")
    else:
        _list_places("tests", found.tests)


def _list_places(what: str, places: Sequence[Place]) -> None:
    in_order = sorted(places, key=lambda place: bool(place.range))  # its own id comes first
    for number, place in enumerate(in_order):
        within = f" (within {place.range})" if place.range else ""
        line = f"{place.path}:{place.line} {place.name}".rstrip()
        options.say(f"{'' if number else what:<7}{line}{within}")
    if not places:
        options.say(f"{what:<7}none")


def _tell_foes(name: str, word: str, said: Words, *, as_json: bool) -> None:
    """Print the foes of a system's book whose names have a word.

    Raises:
        SoloError: There is none.
    """
    system = systems.find(name)
    spoken = "" if said.language == ENGLISH else said.language
    found = table_foes.called(word, known_foes.kinds(system, {}, spoken))
    if not found:
        raise SoloError(f"{system.title} has no foe of the name '{word}'")
    for one in found:
        text = said.say(table_foes.row(one, foes.about_kind(one, system)))
        if as_json:
            options.show_json({"id": one.key, "name": one.name, "text": text})
        else:
            options.say(click.wrap_text(text, WIDEST, "", "    "))


def search(entries: tuple[RuleEntry, ...], wanted: str, words: Words) -> tuple[RuleEntry, ...]:
    """Return the rules that a word means, all of them for none: by name first, else by text.

    Raises:
        SoloError: No rule speaks of it.
    """
    if not wanted.strip():
        return entries
    found = rulebook.look_up(wanted, entries, words.say)
    if not any(found):
        known = {n for e in entries for n in (e.id, words.say(e.title), *e.words, *e.rules)}
        raise SoloError(f"no rule speaks of '{wanted}'{did_you_mean(wanted, known)}")
    return found.called or found.speaking


def _page(entry: RuleEntry, width: int, words: Words) -> str:
    lines = (_filled(line, width) for line in words.say(entry.text).split("\n"))
    ids = _filled(f"({', '.join(entry.rules)})", width)
    return "\n".join((words.say(entry.title), *lines, ids))


def _filled(line: str, width: int) -> str:
    """Return a paragraph of a rule's text, or one item of a list, which hangs by its mark."""
    hanging = "    " if line.startswith("- ") else "  "
    return click.wrap_text(line, width, "  ", hanging) if line else ""
