"""Claims: what an author says of the story, to be held against the games that bots play.

A claim is a condition that must not hold where something is told. No player pays for it: a game
that begins from the compiled cache has none.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field

from solo.adventure import keys, naming
from solo.adventure.branch import Claim
from solo.adventure.model import Presence
from solo.adventure.reading.context import Page
from solo.adventure.reading.header import entries_of
from solo.dataclass import dataclass
from solo.source import Node, shown

ALWAYS, ENDINGS = "always", "endings"
"""In the section `never`, beside scenes: after every turn, and at every ending."""
DAY = naming.DAY
_WORDS = re.compile(r"\w")
_CLAIMS = frozenset(keys.CLAIMS)
NEAR = 15  # minutes by which an hour that a text tells may be off


@dataclass(slots=True)
class Claims:
    """What is declared for the whole adventure, and how claims are read."""

    page: Page  # the adventure while it is read
    # who and what is there to be named, by id
    present: dict[str, Presence] = field(default_factory=dict)
    # what the section of that name says, by scene, `always` and `endings`
    never: dict[str, tuple[Claim, ...]] = field(default_factory=dict)

    def declare(self, present: Iterable[Node], never: Iterable[Node]) -> None:
        """Read the sections `present` and `never`."""
        page = self.page
        for key, node in entries_of(present, page.problems, loose=True):
            if (found := self._presences(key, node)) is not None:
                self.present[key] = found
        for key, node in entries_of(never, page.problems, loose=True):
            if key not in (ALWAYS, ENDINGS):
                page.known(node, key, page.names.scenes, "scene", key=True)
            self.never[key] = tuple(self._never(node))

    def _presences(self, key: str, node: Node) -> Presence | None:
        """Read what is declared of one: while it is there, and in a list what else is so of it."""
        every = node.value if isinstance(node.value, list) else [node]
        if not every:
            message = "expected the condition that holds while it is there, or a list of such"
            self.page.report(node.mark, "value-wrong", message)
            return None
        first = self._presence(key, every[0])
        more = [self._presence(key, one, behind=True) for one in every[1:]]
        return first and first._replace(more=tuple(one for one in more if one is not None))

    def _presence(self, key: str, node: Node, *, behind: bool = False) -> Presence | None:
        """Read one condition and what depends on it; `behind` the first it has no names."""
        when, carried, told, meant = node, False, tuple[str, ...](), tuple[str, ...]()
        names: tuple[str, ...] = (key.replace("-", " ").replace("_", " "),)
        needed = {"when": "the condition that holds while it is there"}
        if behind:
            needed["told"] = "the words that are told only while it is so"
        value = node.value if isinstance(node.value, dict) else {}
        if value or behind:
            self.page.strange(value, keys.STANDING if behind else keys.PRESENCE)
            if missing := next((one for one in needed if one not in value), ""):
                message = f"'{missing}' is missing: {needed[missing]}"
                self.page.report(node.mark, "key-missing", message)
                return None
            when = value["when"]
            told, meant = self._words(value.get("told")), self._words(value.get("meant"))
            plain = () if told else names
            names = self.page.typed(value.get("names"), tuple[str, ...], plain)
            carried = self.page.typed(value.get("carried"), bool, False)
        condition = self.page.condition(when, number=bool(told))
        return None if condition is None else Presence(key, condition, names, carried, told, meant)

    def _words(self, node: Node | None) -> tuple[str, ...]:
        """Read words that a text may tell; some of each must be there to be found."""
        told = self.page.typed(node, tuple[str, ...], ())
        if node is not None and not all(_WORDS.search(one) for one in told):
            message = "expected words that a text tells, such as 'lamp burns'"
            self.page.report(node.mark, "value-wrong", message)
        return tuple(one for one in told if _WORDS.search(one))

    def of_scene(self, key: str, entries: Mapping[str, Node]) -> tuple[Claim, ...]:
        """Return the claims of a scene: its own, and those of the whole adventure for it."""
        ends = self.never.get(ENDINGS, ()) if "ending" in entries else ()
        return (*self.of(entries), *self.never.get(key, ()), *ends)

    def of(self, entries: Mapping[str, Node]) -> tuple[Claim, ...]:
        """Return the claims that stand beside a text."""
        if not self.page.checking or _CLAIMS.isdisjoint(entries):
            return ()
        return tuple(self._of(entries))

    def _of(self, entries: Mapping[str, Node]) -> Iterator[Claim]:
        if "never" in entries:
            yield from self._never(entries["never"])
        for key in ("speaks", "shows"):
            if key in entries:
                yield from self._there(entries[key], key)
        if "clock" in entries:
            yield from self._hour(entries["clock"])

    def _never(self, node: Node) -> Iterator[Claim]:
        """Read a condition that must not hold, or a list of them."""
        for item in node.value if isinstance(node.value, list) else [node]:
            condition = self.page.condition(item)
            if condition is not None:
                yield Claim(condition, item.mark, f"'{shown(condition.source)}' holds")

    def _there(self, node: Node, key: str) -> Iterator[Claim]:
        """Read the names of who speaks, or of what is shown: each must be there."""
        verb = "speaks" if key == "speaks" else "is shown"
        for item in node.value if isinstance(node.value, list) else [node]:
            name = self.page.typed(item, str, "")
            companions = self.page.names.companions
            known = {**dict.fromkeys(companions), **self.present}
            if not self.page.known(item, name, known, "presence"):
                continue
            there = self.present.get(name)
            source = f"'{name}' in companions" if there is None else there.when.source
            place = item.mark if there is None else there.when.mark  # where its names stand
            condition = self.page.language.expression(f"not ({source})", place)
            yield Claim(condition, item.mark, f"'{name}' {verb} and is not there")

    def _hour(self, node: Node) -> Iterator[Claim]:
        """Read the hour that a text tells, `05:00` or `17:00-19:30`."""
        text = self.page.typed(node, str, "")
        first, dash, last = text.partition("-")
        try:
            low = naming.minutes_of(first)
            high = naming.minutes_of(last) if dash else low + NEAR
        except ValueError as error:
            self.page.report(node.mark, "event-time", str(error))
            return
        low = low if dash else low - NEAR
        early, late = (f"'{at // 60:02}:{at % 60:02}'" for at in (low % DAY, high % DAY))
        word = "or" if low % DAY <= high % DAY else "and"  # a span may go over midnight
        source = f"time_of_day < {early} {word} time_of_day > {late}"
        said = f"it tells the hour {text}, and the clock another"
        yield Claim(self.page.language.expression(source, node.mark), node.mark, said)
