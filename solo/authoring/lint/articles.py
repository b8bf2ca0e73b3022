"""Lint: foes and companions whose English names do not fit into a sentence."""

import re
from collections.abc import Iterable, Iterator

from solo.adventure.model import Adventure
from solo.authoring.roots import entries
from solo.errors import Problem
from solo.facts import meanings
from solo.rules.core.wording.naming import Named
from solo.source import Node

_CAPITAL = re.compile(r"(The|An?) (?=[a-z])")
_ANY = re.compile(r"^(?:(?:The|An?) [a-z]|[a-z]+$)", re.MULTILINE)
_BARE = re.compile(r"[a-z]+[a-rt-z]")  # one word, and no plural
_ALONE = re.compile(r".*(?:one|body|thing|men|people|folk|children|mice|geese|oxen|sheep|fish)")
"""What stands without an article."""


def misnamed(adventure: Adventure, roots: Iterable[Node]) -> Iterator[Problem]:
    """Yield a warning for each name with a capital article, and for each noun without one.

    Names stand within sentences, as those of people do: `the eel bites you`.
    """
    people = {**adventure.foes, **adventure.companions}
    names = "\n".join([one.name for one in people.values()])
    english = adventure.spoken.startswith("en")
    if (adventure.spoken and not english) or _ANY.search(names) is None:
        return
    odd = {key: cure for key, one in people.items() if (cure := _meant(one, english=english))}
    for section in ("foes", "companions") if odd else ():
        for key, node in entries(roots, section):
            name = node.value.get("name") if isinstance(node.value, dict) else None
            if key in odd and name is not None:
                message = f"this stands within sentences; write {odd[key]}"
                yield Problem(name.mark, "value-odd", message, "warning")


def _meant(one: Named, *, english: bool) -> str:
    """Return how a name is written in a sentence; nothing of one that is, or need not be.

    What looks like a noun may be one of another language, unless the story says that it is English.
    """
    name = one.name
    if "article" not in meanings(type(one)).get("name", ""):  # as rules of an author's own
        return ""
    if _CAPITAL.match(name) is not None:
        return name[0].lower() + name[1:]
    bare = english and _BARE.fullmatch(name) is not None and _ALONE.fullmatch(name) is None
    return f"the {name}" if bare else ""
