"""Timed events from YAML nodes."""

from collections.abc import Iterator, Mapping

from solo.adventure import keys, naming
from solo.adventure.model import Event
from solo.adventure.reading.branch_reader import BranchReader
from solo.source import Node, shown, stands_for

_SAYS_WHEN = frozenset(keys.EVENT) - {"text", "stops", "else"}  # when it comes, not what it does
_TIMED = frozenset(("at", "after", "every"))
SKIP, TELL = "skip", "tell"
ELSE = ":else"  # behind an event's id: what comes when its hour went by; no id has a colon
_LONG = 20 * 60  # minutes until an hour that was just over as the story, or the span, began


class EventReader:
    """Reads the timed events of one adventure.

    Args:
        branches: What reads what they do.
    """

    def __init__(self, branches: BranchReader) -> None:
        self._branches = branches
        self._page = branches.page
        self._keys = dict.fromkeys((*keys.EVENT, *branches.keys))
        self._missed = dict.fromkeys(("text", *branches.keys))

    def events(self, key: str, node: Node, clock: int) -> Iterator[Event]:
        """Yield a timed event, and what comes instead when its hour went by without it.

        Args:
            key: Its id.
            node: What is written.
            clock: The time of day at which the game begins.
        """
        page = self._page
        entries = page.mapping(node, "an event")
        if entries is None:
            return
        lacks = () if entries.keys() & _TIMED else ("at",)
        strange = page.strange(entries, self._keys, lacks)
        is_meant = any(stands_for(one, key) for one in strange for key in _TIMED)
        if page.checking and not entries.keys() - _SAYS_WHEN:
            message = "this event does and tells nothing; give it a text, an effect or a 'goto'"
            page.report(node.key_mark, "text-missing", message, "warning")
        every = page.typed(entries.get("every"), int, 1 if "every" in entries else 0)
        minute = self._minute(entries, node, clock, every, is_meant=is_meant)
        until = self._until(entries, minute, clock)
        word = self._otherwise(entries)
        yield Event(
            id=key,
            mark=node.key_mark,
            minute=minute,
            body=self._branches.branch(entries, node, "text"),
            when=page.condition(entries.get("when")),
            every=max(0, every),
            until=0 if word == TELL else until,
            stops=page.typed(entries.get("stops"), bool, False),
            tells_late=word == TELL,
        )
        if not word:
            missed = entries["else"]
            inner = page.mapping(missed, "what is told instead") or {}
            own = entries.get("text")
            alone = inner.get("text") if page.checking and len(inner) == 1 else None
            if own is not None and alone is not None and alone.worth() == own.worth():
                message = "this tells the same as the event; write else: tell"
                page.report(missed.key_mark, "key-idle", message, "warning")
            page.strange(inner, self._missed)
            body = self._branches.branch(inner, missed, "text")
            yield Event(key + ELSE, missed.key_mark, until + 1, body, instead=key)

    def _minute(
        self, entries: Mapping[str, Node], node: Node, clock: int, every: int, *, is_meant: bool
    ) -> int:
        """Return when an event comes, in minutes from the start.

        `is_meant` is whether a key that is none stands for the time.
        """
        page = self._page
        timed = entries.keys() & _TIMED
        if {"at", "after"} <= timed or not (timed or is_meant):
            message = "give either 'at: \"18:00\"' or 'after: 120' (minutes), one of them"
            page.report(node.key_mark, "event-time", message)
        if "every" in entries and every < 1:
            message = "'every' is a number of minutes, at least 1"
            page.report(entries["every"].mark, "event-time", message)
        minute = page.typed(entries.get("after"), int, every)
        if minute < 0 and "after" in entries:
            message = "'after' can't be less than 0 minutes"
            page.report(entries["after"].mark, "event-time", message)
        if "at" in entries:
            # The hour at which the game begins comes round again only on the next day.
            hour = self._hour(entries["at"])
            minute = (hour - clock) % naming.DAY or naming.DAY
            if page.checking and hour < clock and minute > _LONG:
                message = (
                    f"the story begins at {clock // 60:02}:{clock % 60:02}, so this comes the day "
                    f"after, in {minute} minutes; give a later hour, or write after: {minute}"
                )
                page.report(entries["at"].mark, "event-time", message, "warning")
        return minute

    def _until(self, entries: Mapping[str, Node], minute: int, clock: int) -> int:
        """Return the last minute at which it may be told; 0 if that is any."""
        page = self._page
        node = entries.get("until")
        if node is None:
            return 0
        hour = self._hour(node)
        if "at" not in entries or "every" in entries:
            message = "'until' stands beside 'at' alone: at: \"17:00\", until: \"17:30\""
            page.report(node.key_mark, "event-time", message)
            return 0
        ahead = (hour - clock - minute) % naming.DAY
        if page.checking and not ahead:
            message = "the span is over in the minute in which it begins; give a later hour"
            page.report(node.mark, "event-time", message, "warning")
        if page.checking and ahead > _LONG:
            message = (
                f"this is before the hour of 'at', so the span lasts {ahead // 60} hours, into the "
                "next day; give a later hour"
            )
            page.report(node.mark, "event-time", message, "warning")
        return minute + ahead

    def _hour(self, node: Node) -> int:
        try:
            return naming.minutes_of(self._page.typed(node, str, "0:00"))
        except ValueError as error:
            self._page.report(node.mark, "event-time", str(error))
            return 0

    def _otherwise(self, entries: Mapping[str, Node]) -> str:
        """Return the word that stands under `else`; nothing where it is what is told instead."""
        page = self._page
        node = entries.get("else")
        if node is None:
            return SKIP
        if "until" not in entries:
            message = "'else' says what comes after the hour of 'until'; add until: \"17:30\""
            page.report(node.key_mark, "key-idle", message)
        if isinstance(node.value, dict):
            return ""
        if node.value not in (SKIP, TELL):
            found = f"'{shown(node.value)}'" if isinstance(node.value, str) else "a list"
            message = f"expected skip, tell or what is told instead ({{text: …}}), found {found}"
            page.report(node.mark, "value-wrong", message)
            return SKIP
        return node.value
