"""What may be added to dice by its name: the numbers of whoever rolls, `1d20+charm`."""

import re
from collections.abc import Iterator, Mapping

from solo.late import late
from solo.rules.core.notation.reading import Traits
from solo.rules.core.outcome import AnySheet
from solo.rules.core.protocols import Illegal
from solo.rules.core.system import AnySystem
from solo.words import Words
from solo.words.catalogue import room_of

_DIE = re.compile(r"d\d{1,3}", re.ASCII)
_DEEPEST = 2  # mappings within mappings, such as `skills`


@late
def traits_of(system: AnySystem, sheet: AnySheet, language: str = "") -> Traits:
    """Return the numbers and dice of a sheet by their names, in English and in a language.

    What stands on the sheet itself comes before what stands in a part of it, such as its skills.
    """
    if sheet is None:
        return Traits()
    found: dict[str, str] = {}
    say, room = Words(language), room_of(type(system).__module__)
    for name, value in sorted(_numbers(system.view(sheet)), key=lambda one: one[0].count(".")):
        bare = name.rpartition(".")[2].replace("_", " ").casefold()
        for written in (bare, say.name(room, bare).casefold()):
            found.setdefault(written, value)

    def full(name: str) -> str:
        try:
            return system.trait(name).casefold()
        except Illegal:
            return name

    return Traits(found, full)


def _numbers(
    values: Mapping[str, object], before: str = "", deep: int = 1
) -> Iterator[tuple[str, str]]:
    for name, value in values.items():
        if isinstance(value, Mapping):
            if deep < _DEEPEST:
                yield from _numbers(value, f"{before}{name}.", deep + 1)
        elif isinstance(value, int) and not isinstance(value, bool):
            yield f"{before}{name}", str(value)
        elif isinstance(value, str) and _DIE.fullmatch(value):
            yield f"{before}{name}", value
