"""Occasions from YAML nodes: what happens in the middle of a fight, a chase or a journey."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping

from solo.adventure import keys, naming
from solo.adventure.branch import Authored, Branch, Case, Coming, Occasion, Offered
from solo.adventure.reading.context import FIGHT, Page
from solo.errors import did_you_mean
from solo.rules.core.fights.arrivals import Arrival, Modifier
from solo.rules.core.shown.moment import HERO, SIDES
from solo.rules.core.system import AnySystem
from solo.source import Node, decode, shown, stands_for

CALLS = ("round", "every", "hurt", "out", "left", "reached", "acts")
OURS = [side for side, who in SIDES.items() if HERO in who]
_NUMBERS = ("round", "every", "left")
_OWN = keys.OCCASION.keys() - {"text"}  # all else is of the branch
_DIGITS = 10  # of a number that is looked at
_OFFERED = ("id", "text", "when", "then")

Read = Callable[[Mapping[str, Node], Node, str], Branch]
"""Reads a branch from its entries, the node that has them, and the key of its text."""


class DuringReader:
    """Reads the occasions of one adventure.

    Args:
        system: The rules.
        page: What is read into.
        known: The keys that an outcome may have.
        read: Reads a branch.
    """

    def __init__(self, system: AnySystem, page: Page, known: tuple[str, ...], read: Read) -> None:
        self._system = system
        self._page = page
        self._keys = dict.fromkeys((*keys.OCCASION, *(key for key in known if key != "during")))
        self._read = read

    def occasions(
        self, entries: Mapping[str, Node], check: Authored | None
    ) -> tuple[Occasion, ...]:
        """Return what stands under `during`, beside a check."""
        node = entries.get("during")
        if node is None:
            return ()
        page, moments = self._page, self._system.moments
        wrong = "check" not in entries if check is None else check.kind not in moments
        if page.checking and wrong:
            listed = ", ".join(moments) or "none"
            message = f"'during' belongs to a check that takes its time here: {listed}"
            page.report(node.key_mark, "key-idle", message)
        kind = "" if check is None else check.kind
        placed = "places" in moments.get(kind, ("places",))
        facts = FIGHT if placed else tuple(one for one in FIGHT if one != "place")
        before = page.amid, page.of
        page.amid, page.of = page.amid + 1, {**page.of, "fight": facts}
        found: tuple[Occasion, ...] = page.each(node, self._occasion)
        page.amid, page.of = before
        if page.checking and not wrong and check is not None:
            self._in_no_fight(node, check.kind)
            self._never_comes(node, check)
            self._not_there(node, check)
        if page.checking and len(found) > 1:
            self._twice(node)
        return found

    def _twice(self, node: Node) -> None:
        """Report what stands under `during` once more in the same words."""
        seen: dict[object, Node] = {}
        for one in _each(node):
            first = seen.setdefault(one.worth(), one)
            if first is not one:
                message = (
                    f"the same stands in line {first.mark.line}, and both happen; leave one of "
                    "them out"
                )
                self._page.report(one.mark, "key-idle", message, "warning")

    def _never_comes(self, node: Node, check: Authored) -> None:
        """Report what calls for something and never comes about in such an encounter."""
        told, places = self._system.moments[check.kind], getattr(check.value, "places", ())
        for one in _each(node):
            for key, entry in one.value.items() if isinstance(one.value, dict) else ():
                who = entry.value if isinstance(entry.value, str) else ""
                if (
                    (key == "acts" and "acts" not in told)
                    or (key == "reached" and "places" not in told)
                    or (key == "left" and "foes" not in told)
                    or (key in ("hurt", "out") and "foes" not in told and who not in OURS)
                ):
                    message = (
                        f"'{key}: {shown(str(entry.value))}' never comes about in a '{check.kind}'"
                    )
                    self._page.report(entry.key_mark, "key-idle", message)
                elif key == "reached" and places:
                    self._placed(entry, places)
                for comer in _each(entry) if key == "arrive" and places else ():
                    at = comer.value.get("at") if isinstance(comer.value, dict) else None
                    if at is not None:
                        self._placed(at, places)

    def _not_there(self, node: Node, check: Authored) -> None:
        """Report occasions of foes who are not in this encounter, or not so many of them."""
        foes = getattr(check.value, "foes", ())
        if check.fields or not foes or "foes" not in self._system.moments[check.kind]:
            return  # how many there are may be worked out in play
        every = [one.value for one in _each(node) if isinstance(one.value, dict)]
        coming = [one for occasion in every for one in _each(occasion.get("arrive"))]
        there = Counter[str]()
        for one in foes:
            there[getattr(one, "foe", one)] += (
                1 if isinstance(one, str) else getattr(one, "count", 1)
            )
        many = there.total() + sum(_count(one) for one in coming)
        for occasion in every:
            left = occasion.get("left")
            if left is not None and _whole(left) >= many > 0:
                message = f"{many} are there, so this holds from the start; give a lower number"
                if many == 1:
                    message = "there is one foe alone, so this holds from the start; write 'out'"
                self._page.report(left.mark, "key-idle", message, "warning")
            asked = () if coming else ("hurt", "out", "acts")
            for entry in (occasion[key] for key in asked if key in occasion):
                self._strange_foe(entry, check.kind, there)

    def _strange_foe(self, node: Node, kind: str, there: Mapping[str, int]) -> None:
        """Report a foe who is not in an encounter, or one of several where there is one alone."""
        page, name = self._page, str(node.value)
        who = name if name in page.names.foes else naming.kind(name)
        if who not in page.names.foes or who in page.names.companions:
            return
        if who not in there:
            message = f"no '{shown(who)}' is in this '{kind}'; there are {', '.join(there)}"
            page.report(node.mark, "foe-unknown", message, "warning")
        elif name != who and there[who] == 1:
            message = f"there is one '{who}' alone here; write '{who}'"
            page.report(node.mark, "foe-unknown", message, "warning")

    def _placed(self, node: Node, places: Collection[str]) -> None:
        """Report a place that is none of an encounter."""
        name = str(node.value)
        if name not in places:
            near = did_you_mean(name, places) or f"; places are {', '.join(places)}"
            message = f"there is no place '{shown(name)}' here{near}"
            self._page.report(node.mark, "value-wrong", message)

    def _in_no_fight(self, node: Node, kind: str) -> None:
        """Report who comes, and what is shifted, where nobody fights by these rules."""
        by_hand = self._system.by_hand
        if by_hand is not None and kind == by_hand.kind:
            return
        fights = "no check of these rules" if by_hand is None else f"'{by_hand.kind}'"
        for one in _each(node):
            for key, entry in one.value.items() if isinstance(one.value, dict) else ():
                if key in ("arrive", "shift"):
                    message = f"'{key}' changes a fight, and '{kind}' is none: {fights} is one"
                    self._page.report(entry.key_mark, "key-idle", message)

    def _occasion(self, node: Node) -> Occasion | None:
        page = self._page
        entries = page.mapping(node, "an occasion, such as {round: 3, text: …}")
        if entries is None:
            return None
        strange = page.strange(entries, self._keys)
        calls = [key for key in CALLS if key in entries]
        for more in calls[1:]:
            message = f"'{calls[0]}' calls for it already; write another occasion for '{more}'"
            page.report(entries[more].key_mark, "scene-mixed", message)
        is_meant = any(stands_for(one, key) for one in strange for key in (*CALLS, "when"))
        if not calls and "when" not in entries and not is_meant:
            message = f"what calls for it is missing: {', '.join(CALLS)} or when"
            page.report(node.mark, "key-missing", message)
        on = calls[0] if calls else ""
        if on in ("", "round") and "again" in entries:
            once = "a round comes once; write every: …" if on else "a condition alone holds on"
            message = f"'again' is for what can come about anew; {once}"
            page.report(entries["again"].key_mark, "key-idle", message)
        what, number = self._called(on, entries.get(on))
        rest = {key: one for key, one in entries.items() if key not in _OWN}
        branch = self._read(rest, node, "text")
        offers = tuple(self._offers(entries.get("choices")))
        if offers and branch.check is not None:
            message = (
                "choices and a check can't both be asked at once; put the check under a choice"
            )
            page.report(node.mark, "scene-mixed", message)
        return Occasion(
            Case(branch, page.condition(entries.get("when"))),
            on,
            what,
            number,
            page.typed(entries.get("again"), bool, False),
            tuple(self._arrivals(entries.get("arrive"))),
            tuple(self._shifts(entries.get("shift"))),
            offers,
        )

    def _called(self, on: str, node: Node | None) -> tuple[str, int]:
        """Return whom or where an occasion is about, or its number."""
        page = self._page
        if node is None:
            return "", 0
        if on in _NUMBERS:
            number = page.typed(node, int, 1)
            if number < 1:  # where nobody is left, it is over
                page.report(node.mark, "value-wrong", f"{on}: a whole number from 1, not {number}")
            return "", number
        name = str(page.typed(node, str, ""))
        people = {**page.names.foes, **page.names.companions}
        kind = naming.kind(name)
        known = name in people or kind in people or name in SIDES
        if on == "reached" or not page.checking or known:
            page.names.used.add(name if name in people else kind)
            return name, 0
        if not page.names.excuse(f"'{name}'"):
            near = did_you_mean(name, (*people, *SIDES))
            cure = near or f"; it is a foe, a companion, or {', '.join(SIDES)}"
            page.report(node.mark, "foe-unknown", f"nobody is called '{shown(name)}'{cure}")
        return name, 0

    def _arrivals(self, node: Node | None) -> Iterator[Coming]:
        page = self._page
        for item in _each(node):
            found = decode(item, Arrival, page.problems)
            if found is None or not page.known(item, found.foe, page.names.foes, "foe"):
                continue
            page.names.used.add(found.foe)
            if found.foe in page.names.foes:  # else it has mistakes of its own
                block = page.names.foes[found.foe]
                yield Coming(found.foe, block, found.count, found.at)

    def _shifts(self, node: Node | None) -> Iterator[Modifier]:
        page, by_hand = self._page, self._system.by_hand
        for item in _each(node):
            found = decode(item, Modifier, page.problems)
            if found is None:
                continue
            can = () if by_hand is None else by_hand.shifts
            if page.checking and f"{found.who} {found.of}" not in can:
                pairs = (one.split() for one in can)
                listed = "; ".join(f"who: {who}, of: {of}" for who, of in pairs) or "none"
                message = f"'who: {found.who}, of: {found.of}' is no shift of these rules; known: "
                message += listed
                page.report(item.mark, "value-wrong", message)
            yield found

    def _offers(self, node: Node | None) -> Iterator[Offered]:
        page = self._page
        seen: set[str] = set()
        for item in page.each(node, lambda one: one):
            entries = page.mapping(item, "a choice")
            if entries is None:
                continue
            page.strange(entries, dict.fromkeys((*_OFFERED, *self._keys)))
            label = page.prose(entries.get("text"))
            if label is None:
                page.report(item.mark, "key-missing", "'text' is missing: its line in the list")
                continue
            source = str(entries["text"].value)
            own = entries.get("id")
            key = page.id(own) if own is not None else naming.slug(source)
            if not key or key in seen:
                page.report(item.mark, "id-missing", "give the choice an 'id' of its own")
            seen.add(key)
            rest = {name: one for name, one in entries.items() if name not in _OFFERED[:3]}
            case = Case(self._read(rest, item, "then"), page.condition(entries.get("when")))
            yield Offered(key, label, case)


def _count(node: Node) -> int:
    """Return how many come by an arrival, as it is written."""
    written = node.value.get("count") if isinstance(node.value, dict) else None
    return 1 if written is None else max(1, _whole(written))


def _whole(node: Node) -> int:
    """Return a number from 1 as it is written, or 0."""
    text = str(node.value)
    return int(text) if text.isascii() and text.isdigit() and len(text) < _DIGITS else 0


def _each(node: Node | None) -> list[Node]:
    if node is None:
        return []
    return node.value if isinstance(node.value, list) else [node]
