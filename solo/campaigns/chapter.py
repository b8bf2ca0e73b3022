"""What a game knows of the campaign that it is a part of."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from solo.adventure.heritage import Heritage
from solo.adventure.model import Adventure
from solo.engine.leaving import told_of
from solo.namedtuple import NamedTuple
from solo.rules.core.heroes.kept import Guest
from solo.rules.core.outcome import AnySheet
from solo.rules.core.values.codec import tidy

MOST_DEAD = 1_000  # names of the dead that are kept
MOST_TOLD = 100  # paragraphs that are told before a part


TITLE = "campaign_title"
"""Under which a journal's header tells of the campaign's title."""


class Chapter(NamedTuple):
    """What a game is told that is a part of a campaign."""

    chronicle: str  # the name of the campaign's chronicle
    part: str  # which part it is
    heritage: Heritage  # what earlier adventures left
    # who sets out; nobody where a hero is still to be chosen
    coming: tuple[Guest[AnySheet], ...] = ()
    dead: tuple[str, ...] = ()  # the names of those who can't be chosen any more
    before: tuple[str, ...] = ()  # what was told before it, paragraph by paragraph
    title: str = ""  # what the campaign is called

    def told(self) -> dict[str, object]:
        """Return what a journal's header says of it."""
        lists = {"dead": list(self.dead), "before": list(self.before)}
        some = {key: one for key, one in (*lists.items(), (TITLE, self.title)) if one}
        return {"campaign": self.chronicle, "part": self.part, **some, **told_of(self.heritage)}


def before_of(head: Mapping[str, object]) -> tuple[str, ...]:
    """Return what was told before a part, by its journal's header."""
    told = head.get("before", [])
    return tuple(tidy(str(one)) for one in told[:MOST_TOLD]) if isinstance(told, list) else ()


def dead_of(head: Mapping[str, object]) -> tuple[str, ...]:
    """Return the names of those who can't be chosen, by a journal's header."""
    told = head.get("dead", [])
    return tuple(map(str, told[:MOST_DEAD])) if isinstance(told, list) else ()


def spared(adventure: Adventure, dead: Sequence[str]) -> Adventure:
    """Return an adventure without the ready-made heroes who are dead, unless nobody is left."""
    left = tuple(hero for hero in adventure.heroes if hero.name not in dead)
    if len(left) == len(adventure.heroes) or not (left or adventure.create):
        return adventure
    return replace(adventure, heroes=left)
