"""Lint: what a text shows as the program keeps it: lists, mappings, and true or false."""

import re
from collections.abc import Iterator, Mapping, Sequence

from solo.adventure.model import Adventure
from solo.authoring.reading import Uses
from solo.errors import Problem
from solo.prose import Prose
from solo.rules.core.system import AnySystem

_SHOWN = re.compile(r"\{\{[-+]?\s*([a-z_]\w*)(?:\.([a-z_]\w*))?\s*[-+]?\}\}")
_WORDS = frozenset(  # parts of a hero that are texts
    ("name", "concept", "pronouns", "they", "them", "their", "theirs", "themself")
)
_OWN = re.compile(r"\{%[-+]?\s*(?:set|for)\s+([\w, ]+?)\s*(?:=|in\b|%)")
_HOLDERS: Mapping[str, str] = {
    "hero": "hero.name",
    "companions": "companions.mina.name",
    "foes": "foes.wolf.name",
    "quests": "quests.lamp",
    "visited": "visited['the-scene']",
    "taken": "taken['scene/choice']",
    "outcome": "outcome.label",
    "fight": "fight.round",
    "world": "world.lamp_lit",
}
"""What of the game holds more than one value, with how one of them is shown."""


def shown_whole(adventure: Adventure, system: AnySystem, found: Uses) -> Iterator[Problem]:
    """Yield a warning for each value in a text that has no words of its own."""
    flags = {key for key, value in adventure.variables.items() if isinstance(value, bool)}
    views: Sequence[Mapping[str, object]] | None = None
    every = _SHOWN.findall("\n".join([one.source for one in found.texts if "{{" in one.source]))
    suspects = [part not in _WORDS for name, part in {*every} if name in flags or name in _HOLDERS]
    if True not in suspects:
        return  # most adventures show nothing whole
    told = [one for one in found.texts if isinstance(one, Prose) and "{{" in one.source]
    for text, match in [(one, match) for one in told for match in _SHOWN.finditer(one.source)]:
        name, part = match[1], match[2] or ""
        if name in adventure.variables and name not in flags:
            continue
        cure = ""
        if name in flags and not part:
            cure = _of_flag(name)
        elif name == "foes" and part:
            cure = f"this shows all that is known of the foe; write foes.{part}.name"
        elif name in _HOLDERS and not part:
            cure = f"this shows all that '{name}' holds; ask for a part of it: {_HOLDERS[name]}"
        elif name == "hero":
            if views is None:
                views = [system.view(one.sheet()) for one in adventure.heroes]
            cure = _of_part(part, [view[part] for view in views if part in view])
        if cure and name not in " ".join(_OWN.findall(text.source)).replace(",", " ").split():
            yield Problem(text.mark_at(match.start()), "value-shown", cure, "warning")


def _of_flag(name: str) -> str:
    return (
        f"'{name}' is shown as True or False; write what is so: "
        f"{{% if {name} %}}…{{% else %}}…{{% endif %}}"
    )


def _of_part(part: str, values: Sequence[object]) -> str:
    """Say how a part of the hero is told that has no words of its own; or nothing."""
    if not values:
        return ""
    if all(isinstance(one, bool) for one in values):
        return _of_flag(f"hero.{part}")
    if all(isinstance(one, Mapping) for one in values):
        return (
            f"hero.{part} is shown in braces; ask for one by its name: hero.{part}['…'], or "
            f"write {{{{ hero.{part}|join(', ') }}}}"
        )
    if all(isinstance(one, list | tuple) for one in values):
        return f"hero.{part} is shown in brackets; write {{{{ hero.{part}|join(', ') }}}}"
    return ""
