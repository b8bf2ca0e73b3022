"""Branches from YAML nodes: checks, outcomes, and the ways on; effects by `EffectReader`."""

import dataclasses
import functools
import re
from collections import ChainMap
from collections.abc import Collection, Hashable, Iterable, Mapping
from typing import cast

from solo.adventure import keys
from solo.adventure.branch import Action, Authored, Branch, Case, Outcomes, Pool
from solo.adventure.mistakes import other_systems as elsewhere
from solo.adventure.outcome_keys import parse_counts
from solo.adventure.reading.cases import read_cases
from solo.adventure.reading.claims import Claims
from solo.adventure.reading.context import Page
from solo.adventure.reading.during import DuringReader
from solo.adventure.reading.effect_reader import EffectReader, read_authored
from solo.errors import Problem, did_you_mean
from solo.late import lazy_imports, pattern
from solo.prose import Prose
from solo.rules.core.system import AnySystem
from solo.source import Node, shown

with lazy_imports():  # of what is looked for when an adventure is checked
    from solo.adventure.mistakes import counts

WAYS = ("goto", "visit", "return")
CHECK = ("check", "risk", "outcomes")
BROAD = ("success", "failure", "else")
_TRIGGER = pattern(r"[a-z]+(?:-[a-z0-9]+)*")
_SELDOM = frozenset(("risk", "visit", "return", "cases", "during", *keys.CLAIMS))
_BESIDE_CHECK = frozenset(("during", "goto", "risk"))
_BESIDE = ("outcomes", "during", "goto")  # what is put into a check by a wrong indent
_MISREAD = ("label-unknown", "outcome-key", "count-overlap")  # an outcome key meant otherwise
_NUMBER = pattern(r"(\d{1,2})(\+?)")
_SIGN_LAST = pattern(r"(\d{1,2})\+ ?([sf])")
_SPAN = pattern(r"(\d{1,2})([sf]?) ?(?:-|–|—|\.{2,3}| to ) ?(\d{1,2})([sf])")
_EVERYDAY = {
    "won": ("victory", "win", "wins", "killed"),
    "lost": ("defeat", "loss", "lose", "dead", "death"),
    "defeated": ("defeat", "loss", "lose", "dead", "death"),
    "ko": ("defeat", "loss", "lose", "dead", "death"),
    "fled": ("escape", "escaped", "flee", "run", "ran"),
}
_OUTCOME_FORMS = "write counts (2s, 1f-3f, 4s+), success, failure, else, or a label of the rules"


class BranchReader:
    """Reads the branches of one adventure.

    Args:
        system: The rules that checks and effects belong to.
        page: What is read into.
    """

    def __init__(self, system: AnySystem, page: Page) -> None:
        self.system = system
        self.page = page
        self.keys = (*keys.OUTCOME, *system.effects)
        page.elsewhere = functools.partial(elsewhere.effect_note, system)
        self.effects = EffectReader(system, page)
        self.claims = Claims(page)
        self.during = DuringReader(system, page, self.keys, self.branch)
        self._checks: Mapping[str, type] = ChainMap(
            cast("dict[str, type]", system.checks), cast("dict[str, type]", system.encounters)
        )  # not one dictionary: a system may read its types only when they are looked up
        self._kinds = dict.fromkeys(self._checks)  # what they are called
        self._more = frozenset(self.keys) - {"goto"}  # what but a text and a way on may be there
        self._answered: set[Hashable] = set()  # checks with the keys that answer all of them
        self._outcome_keys = dict.fromkeys(("text", *self.keys))
        self._also_keys = dict.fromkeys(("text", *keys.ALSO, *self.keys))

    def outcome(self, node: Node, *, on_top: bool = False) -> Branch:
        """Read an outcome: a mapping, its text alone, or a list of cases.

        One that comes `on_top` of another may say that it is done before it.
        """
        if isinstance(node.value, str):
            return Branch(mark=node.key_mark, text=self.page.prose(node, draws=True))
        if isinstance(node.value, list):
            return Branch(mark=node.key_mark, cases=self._cases(node))
        entries = node.value
        known = self._also_keys if on_top else self._outcome_keys
        if not entries.keys() <= known.keys():
            self.page.strange(entries, known)
        branch = self.branch(entries, node, "text")
        before = on_top and self.page.typed(entries.get("before"), bool, False)
        return branch._replace(before=True) if before else branch

    def branch(self, entries: Mapping[str, Node], node: Node, text: str) -> Branch:
        if self._more.isdisjoint(entries):  # most tell something and lead on: so nothing is asked
            told = self.page.prose(entries.get(text), draws=True)
            return Branch(node.key_mark, text=told, goto=self.goto(entries.get("goto")))
        actions = tuple(self.effects.actions(entries))
        check, outcomes = None, None
        if "check" in entries or "outcomes" in entries:
            check, outcomes = self.check(entries, node)
        told = self.page.prose(entries.get(text), draws=True)
        goto = self.goto(entries.get("goto"))
        branch = Branch(node.key_mark, actions, told, check, None, outcomes, goto)
        return branch if _SELDOM.isdisjoint(entries) else self._with_more(branch, entries)

    def _with_more(self, branch: Branch, entries: Mapping[str, Node]) -> Branch:
        """Return a branch with what few branches have."""
        for more in [entries[way] for way in WAYS if way in entries][1:]:
            message = "only one of 'goto', 'visit' and 'return' can happen; remove the others"
            self.page.report(more.key_mark, "way-twice", message)
        visit, given = self._visit(entries.get("visit"))
        return branch._replace(
            actions=(*branch.actions, *given),
            risk=self.risk(entries),
            visit=visit,
            returns=self.page.typed(entries.get("return"), bool, False),
            cases=self._cases(entries.get("cases")),
            claims=self.claims.of(entries),
            during=self.during.occasions(entries, branch.check),
        )

    def _cases(self, node: Node | None) -> tuple[Case, ...]:
        return read_cases(node, self.page, self.keys, self.branch) if node is not None else ()

    def goto(self, node: Node | None) -> str | Pool | None:
        if node is None:
            return None
        if isinstance(node.value, str):
            names = self.page.names
            if node.value in names.scenes:
                return node.value
            if node.value in names.pools:
                message = f"'{node.value}' is a pool; write goto: {{pool: {node.value}}}"
                self.page.report(node.mark, "scene-unknown", message)
            else:
                self.page.known(node, node.value, names.scenes, "scene")
            return node.value
        several = "; only one way is taken: write cases, each with its 'when' and 'goto', or a pool"
        cure = several if isinstance(node.value, list) else ""
        entries = self.page.mapping(node, "a scene or {pool: name}", cure)
        if entries is None:
            return None
        if "pool" not in entries:
            self._no_pool(node, entries)
            return None
        self.page.strange(entries, keys.POOL)
        name = self.page.typed(entries["pool"], str, "")
        self.page.known(entries["pool"], name, self.page.names.pools, "pool")
        pick = self.page.typed(entries.get("pick"), str, "best")
        if pick not in ("best", "random"):
            message = f"unknown word '{shown(pick)}'; write best or random"
            self.page.report(entries["pick"].mark, "value-wrong", message)
        return Pool(name, pick)

    def _no_pool(self, node: Node, entries: Mapping[str, Node]) -> None:
        """Report a mapping where a scene or a pool should be named."""
        cure, (key, item) = "", next(iter(entries.items()), ("", node))
        if len(entries) == 1 and key in self.page.names.scenes:
            cure = f"; a scene stands alone: goto: {key}"
            if isinstance(item.value, dict) and item.value:
                cure = f"; a visit alone gives values: visit: {{{key}: {{…}}}}"
        elif len(entries) == 1 and key == "scene" and isinstance(item.value, str):
            cure = f"; a scene stands alone: goto: {shown(item.value)}"
        elif any(one not in keys.POOL for one in entries):
            self.page.strange(entries, keys.POOL, ("pool",))
            return
        message = f"'pool' is missing: the name of a pool{cure}"
        self.page.report(node.mark, "key-missing", message)

    def _visit(self, node: Node | None) -> tuple[str | None, tuple[Action, ...]]:
        """Return the scene that is visited, and what gives its variables values before."""
        if node is None:
            return None, ()
        name, item = None, node
        if isinstance(node.value, dict) and len(node.value) == 1:
            ((name, item),) = node.value.items()
        elif isinstance(node.value, dict):
            message = f"one scene can be visited, found {len(node.value)}: {{haggle: {{price: 5}}}}"
            self.page.report(node.mark, "value-wrong", message)
            return None, ()
        if name is None:
            name = str(self.page.typed(node, str, ""))
        if item is not node or isinstance(node.value, str):
            self.page.known(item, name, self.page.names.scenes, "scene", key=item is not node)
        given = item.value if isinstance(item.value, dict) else {}
        self.page.visits.append((node.mark, name, tuple(given)))
        return name, tuple(self.effects.set_variables(item)) if item is not node else ()

    def check(
        self, entries: Mapping[str, Node], node: Node
    ) -> tuple[Authored | None, Outcomes | None]:
        asked, answers = entries.get("check"), entries.get("outcomes")
        if asked is None:
            if answers is not None:
                message = "'outcomes' without a 'check' never happen; add the check"
                self.page.report(answers.key_mark, "check-missing", message)
                self.outcomes(answers)
            return None, None
        check = self._one_check(asked)
        if answers is None:
            if "outcome" not in entries and not _within(asked, "outcomes"):  # which are reported
                message = "a check needs 'outcomes' that say what follows from it"
                self.page.report(asked.key_mark, "outcomes-missing", message)
            return check, None
        before, outer = len(self.page.problems), (self.page.checked, self.page.on_top)
        self.page.checked = "" if check is None else check.kind
        self.page.on_top = getattr(check.value, "on_top", None) or () if check is not None else ()
        outcomes = self.outcomes(answers)
        self.page.checked, self.page.on_top = outer
        if check is not None and outcomes is not None and self.page.checking:
            self._compare(check, outcomes, self.page.problems[before:])
        return check, outcomes

    def _compare(self, check: Authored, outcomes: Outcomes, new: Collection[Problem]) -> None:
        """Report what no key answers; keys that were found right for a check are right again."""
        places = {mark for _, mark in outcomes.keys} if new else ()
        misread = any(p.code in _MISREAD and p.mark in places for p in new)
        alike: Hashable | None = None
        if not (misread or check.fields or outcomes.also):  # else more matters than the keys
            alike = check.kind, check.value, tuple([key for key, _ in outcomes.keys])
            try:
                if alike in self._answered:
                    return
            except TypeError:  # its value holds what can't be looked up
                alike = None
        found = list(counts.unanswered(self.system, check, outcomes, misread))
        if alike is not None and not found:
            self._answered.add(alike)
        self.page.problems += found

    def risk(self, entries: Mapping[str, Node]) -> Prose | None:
        """Read what could go wrong in the check beside it."""
        node = entries.get("risk")
        if node is not None and "check" not in entries:
            message = "'risk' without a 'check' is never told; add the check"
            self.page.report(node.key_mark, "check-missing", message)
        return self.page.prose(node)

    def _one_check(self, node: Node) -> Authored | None:
        usual = "trait" if "trait" in self._kinds else next(iter(self._kinds), "trait")
        entries = self.page.mapping(node, f"a check such as {{{usual}: {{…}}}}")
        if entries is None:
            return None
        if len(entries) > 1:
            entries = self._without_beside(entries)
        if len(entries) != 1:
            message = f"a check is one of {', '.join(self._checks)}, found {len(entries)} keys"
            self.page.report(node.mark, "check-wrong", message + self._wrapped(entries))
            return None
        (kind, item), *_ = entries.items()
        if kind not in self._kinds:
            cure = (
                elsewhere.check_note(self.system, kind)
                or self._wrapped(entries)
                or elsewhere.attribute_note(self.system, kind)
                or did_you_mean(kind, self._checks)
                or f"; known are {', '.join(self._checks)}"
            )
            self.page.report(item.key_mark, "check-unknown", f"unknown check '{shown(kind)}'{cure}")
            return None
        if isinstance(item.value, dict) and not item.value.keys().isdisjoint(_BESIDE):
            known = {one.name for one in dataclasses.fields(self._checks[kind])}
            whole, item = item, Node(self._without_beside(item.value, known), item.at, item.file)
            item.key_at = whole.key_at
        return read_authored(self.system, self.page, kind, self._checks[kind], item)

    def _without_beside(
        self, entries: dict[str, Node], known: Collection[str] = ()
    ) -> dict[str, Node]:
        """Return the entries of a check without what stands beside one, which is reported."""
        astray = [key for key in _BESIDE if key in entries and key not in known]
        for key in astray:
            message = f"'{key}' stands beside 'check', not within it; move it out"
            self.page.report(entries[key].key_mark, "key-unknown", message)
        return {key: item for key, item in entries.items() if key not in astray}

    def _wrapped(self, entries: Mapping[str, Node]) -> str:
        """Say how the keys of a check are put under its name, if that is what was forgotten."""
        named = [kind for kind in entries if kind in self._checks]
        if len(named) == 1:
            rest = [key for key in entries if key != named[0]]
            if {*rest} <= {one.name for one in dataclasses.fields(self._checks[named[0]])}:
                told = "".join(f", {key}: …" for key in rest)
                return f"; did you mean {{{named[0]}: {{…{told}}}}}?"
        for kind, type_ in (*self.system.checks.items(), *self.system.encounters.items()):
            if entries and entries.keys() <= {one.name for one in dataclasses.fields(type_)}:
                return (
                    f"; did you mean {{{kind}: {{{', '.join(f'{key}: …' for key in entries)}}}}}?"
                )
        return ""

    def outcomes(self, node: Node) -> Outcomes | None:
        entries = self.page.mapping(node, "outcomes by their keys")
        if entries is None:
            return None
        self.page.inside += 1
        labels: dict[str, Branch] = {}
        single: dict[str, Branch] = {}
        broad: dict[str, Branch | None] = dict.fromkeys(BROAD)
        also: dict[str, Branch] = {}
        for key, item in entries.items():
            if key == "also":
                also = self._also(item)
                continue
            if key in _BESIDE_CHECK:
                message = f"unknown outcome '{key}'; it stands beside 'check' and 'outcomes'"
                self.page.report(item.key_mark, "label-unknown", message)
                continue
            branch = self.outcome(item)
            name = key.lower()
            if name in labels or broad.get(name) is not None:
                message = f"'{shown(key)}' stands here already, in other capitals; keep one of them"
                self.page.report(item.key_mark, "key-duplicate", message)
            if name in BROAD:
                broad[name] = branch
            elif name in self.system.labels:
                labels[name] = branch
            else:
                self._counted(key, item, branch, single)
        self.page.inside -= 1
        keys = tuple([(key, item.key_mark) for key, item in entries.items() if key != "also"])
        return Outcomes(
            node.key_mark,
            keys,
            labels,
            single,
            broad["success"],
            broad["failure"],
            broad["else"],
            also or None,
        )

    def _counted(self, key: str, node: Node, branch: Branch, into: dict[str, Branch]) -> None:
        try:
            counted = parse_counts(key)
        except ValueError as error:
            self.page.report(node.key_mark, "outcome-key", str(error))
            return
        if counted is None:
            own = self.system.labels_of.get(self.page.checked, ()) or self.system.labels
            known = (*own, *BROAD, "also")
            cure = (
                self._besides(key.lower())
                or elsewhere.label_note(self.system, key.lower())
                or self._meant(key.lower())
                or did_you_mean(key, known)
                or self._ends()
            )
            message = f"unknown outcome '{shown(key)}'{cure}"
            self.page.report(node.key_mark, "label-unknown", message)
            return
        taken = [count for count in counted.each if count in into]
        if taken:
            other = into[taken[0]].mark.line
            message = f"'{shown(key)}' and the key in line {other} both answer {_listed(taken)}"
            self.page.report(node.key_mark, "count-overlap", message)
        for count in counted.each:
            into.setdefault(count, branch)

    def _besides(self, key: str) -> str:
        """Say where a key belongs that comes on top of the check here; nothing of another."""
        known = any(re.fullmatch(word, key) for word in self.page.on_top)
        return f"; it comes on top of an outcome, so write also: {{{key}: …}}" if known else ""

    def _meant(self, key: str) -> str:
        """Return which key a number alone, or a word of everyday speech, is meant for."""
        if found := _NUMBER.fullmatch(key):
            return (
                f"; write {found[1]}s{found[2]} for successes, {found[1]}f{found[2]} for failures"
            )
        if found := _SIGN_LAST.fullmatch(key):
            return f"; write '{found[1]}{found[2]}+'"
        if (found := _SPAN.fullmatch(key)) and found[2] in ("", found[4]):
            return f"; write '{found[1]}{found[4]}-{found[3]}{found[4]}'"
        meant = [one for one, words in _EVERYDAY.items() if key in words]
        known = [one for one in meant if one in self.system.labels]
        return f"; write '{known[0]}'" if known else ""

    def _ends(self) -> str:
        """Say with what the check here ends, if it has labels of its own, else what may stand."""
        labels = self.system.labels_of.get(self.page.checked, ())
        return f"; this check has {', '.join(labels)}" if labels else f"; {_OUTCOME_FORMS}"

    def _also(self, node: Node) -> dict[str, Branch]:
        found = {}
        for key, item in (self.page.mapping(node, "triggers with what they bring") or {}).items():
            if not _TRIGGER.fullmatch(key):
                message = f"'{shown(key)}' is no trigger; such are doubles or kicker-3"
                self.page.report(item.key_mark, "outcome-key", message)
            found[key] = self.outcome(item, on_top=True)
        return found


def _within(node: Node, key: str) -> bool:
    """Say whether a key stands in a check, or in what stands there under a name of one."""
    entries = node.value if isinstance(node.value, dict) else {}
    own = [one.value for one in entries.values() if isinstance(one.value, dict)]
    return any(key in one for one in (entries, *own))


def _listed(words: Iterable[str]) -> str:
    return " and ".join(words)
