"""Which check `solo roll` and `solo odds` mean, and who rolls it."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

import click

from solo import rules
from solo.cli import names, options
from solo.errors import SoloError, did_you_mean
from solo.late import lazy_imports
from solo.namedtuple import NamedTuple
from solo.rules.core.notation.reading import NO_TRAITS, Traits
from solo.rules.core.outcome import AnySheet
from solo.rules.core.protocols import AnyCheck
from solo.rules.core.system import AnySystem
from solo.rules.core.system_parts import OwnTable
from solo.source import decode_words

with lazy_imports():
    from solo import heroes as shelf
    from solo.engine import traits
    from solo.rules.core import system_parts
    from solo.rules.core.wording import spoken
    from solo.rules.data_systems import places, reading

F = TypeVar("F", bound=Callable[..., object])


class Roller(NamedTuple):
    """A hero who rolls: their rules and their sheet, which no roll changes."""

    name: str
    system: AnySystem
    sheet: AnySheet


def hero_option(told: str) -> Callable[[F], F]:
    """Return what gives a command a hero of yours."""
    hero = click.option("--hero", metavar="NAME", shell_complete=names.heroes, help=told)

    def given(command: F) -> F:
        return hero(options.heroes_option(options.saves_option(command)))

    return given


def hero_named(name: str, heroes: Path | None, saves: Path | None, system: str = "") -> Roller:
    """Return a hero of yours; those of a system come first, if one is told.

    Raises:
        SoloError: There is no such hero, or their file can't be read.
    """
    kept = shelf.find(name, shelf.folder(heroes, saves), system)
    if system and kept.system != system:
        raise SoloError(f"{kept.name} is a hero of other rules, {kept.system}")
    played = rules.find(kept.system)
    try:
        return Roller(kept.name, played, played.load(kept.values))
    except ValueError as reason:
        raise SoloError(f"{kept.path} holds no hero by the rules: {reason}") from reason


def traits_of(roller: Roller | None) -> Traits:
    """Return what may be added to dice: the hero's numbers, where one rolls."""
    if roller is None:
        return NO_TRAITS
    return traits.traits_of(roller.system, roller.sheet)


def check_by(roller: Roller, words: str) -> AnyCheck:
    """Return the check that words mean, as `check` at a table reads them.

    Raises:
        SoloError: They mean none.
    """
    system = roller.system
    with options.refusals_told():
        _, check = spoken.attribute_or_check(
            system, words, system_parts.Cast({}, {}), system.improvise
        )
    return check


class Meant(NamedTuple):
    """What is rolled: by whose rules, what JSON calls it, and the check."""

    system: AnySystem
    named: Mapping[str, object]
    check: AnyCheck


def meant(
    system: str | None,
    check: str | None,
    fields: tuple[str, ...],
    roller: Roller | None,
    own_table: Path | None,
) -> Meant:
    """Return the check that is typed; of a hero as at a table, with or without their system.

    Raises:
        SoloError: There is no such check, or the words don't fit it.
        click.UsageError: A name is missing.
    """
    if roller is None:
        system, check = _named(system, check)
        played = system_of(system, own_table)
        named = {"system": played.name, "check": check}
        return Meant(played, named, check_of(played, check, fields))
    words = [word for word in (system, check, *fields) if word]
    typed = " ".join(words[1:] if of_rules(system) else words)
    played = system_of(roller.system.name, own_table)
    named = {"system": played.name, "check": typed, "hero": roller.name}
    return Meant(played, named, check_by(roller._replace(system=played), typed))


def of_rules(name: str | None) -> str:
    """Return a word if it names rules, else nothing."""
    return rules.find(name).name if name and is_system(name) else ""


def is_system(name: str) -> bool:
    """Say whether it names rules, or is a file of some."""
    return name in rules.names() or (
        places.is_path(name) and reading.holds_rules(places.content(Path(name)))
    )


def _named(system: str | None, check: str | None) -> tuple[str, str]:
    """Return both names, which are both needed.

    Raises:
        click.UsageError: One is missing; the text says which there are.
    """
    if system is None:
        known = ", ".join(rules.names())
        raise click.UsageError(f"name a system and a check; the systems are {known}")
    if check is None:
        known = ", ".join(rules.find(system).checks)
        raise click.UsageError(f"name a check of {system}; it has {known}")
    return system, check


def system_of(name: str, own_table: Path | None) -> AnySystem:
    """Return the system of that name, with a group's own table put in.

    Raises:
        SoloError: No such system, or the table can't be used; every reason is named.
    """
    if own_table is None:
        return rules.find(name)
    return rules.fitted(name, table=OwnTable(options.table_text(own_table), str(own_table)))


def check_of(system: AnySystem, name: str, fields: tuple[str, ...]) -> AnyCheck:
    """Return the check that a name and `key=value` words mean.

    The first may be a value alone, of the field that a bare value fills for authors.

    Raises:
        SoloError: No such check, or the words don't fit it; every reason is named.
    """
    kind = system.checks.get(name)
    if kind is None:
        known = ", ".join(system.checks)
        hint = did_you_mean(name, system.checks)
        raise SoloError(f"{system.name} has no check '{name}'{hint}; it has {known}")
    short = getattr(kind, "shorthand", "")
    if fields and "=" not in fields[0] and short:
        fields = (f"{short}={fields[0]}", *fields[1:])
    return decode_words(options.pairs(fields), kind)


def who(system: str | None, said: options.Said) -> Roller | None:
    """Return the hero who rolls, if one is named."""
    if not said["hero"]:
        return None
    return hero_named(said["hero"], said["heroes"], said["saves"], of_rules(system))
