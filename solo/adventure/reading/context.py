"""The context of reading an adventure: its texts and conditions, and what they may ask for."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from solo.adventure import constants, naming
from solo.adventure.mistakes.problems import EnoughError
from solo.adventure.reading.entries import Entries
from solo.adventure.reading.expanding import expanded
from solo.adventure.references import Names
from solo.adventure.shipped import dice_of
from solo.budget import MARKUP, Budget, SpentError
from solo.errors import Mark, Problem, did_you_mean
from solo.late import late, lazy_imports, pattern
from solo.prose import Expression, Language, Prose, ProseError, Remark, markup
from solo.prose.faults import Place
from solo.rules.core.system import AnySystem
from solo.source import Node, shown

with lazy_imports():  # of mistakes
    from solo.adventure.mistakes import counts, mere_words, strange_names

OUTCOME_NAMES = ("successes", "failures", "outcome")
_KNOWN = tuple(name for name in naming.RESERVED if name not in OUTCOME_NAMES)
FIGHT = ("round", "foes", "wounds", "left", "place", "up", "counts")
"""What can be asked of a fight, or whatever takes its time, in the middle of it."""
_SEEN = ("visited", "taken")
_SHORT = 200  # characters of markup worth remembering as right
PER_TEXT, PER_WORD = 550, 60  # units of work of a text with markup, and of a word or sign of that
_WORDS_AND_SIGNS = r"\w+|[^\w\s]"
# Those below begin with what they look for, and then look back: so a search is many times faster.
_VALUE = pattern(r"\{\{[-+]?\s*(\w+)\s*[-+]?\}\}")
_SINGLE = r"\{(?<![{%#]\{)\s*(\w+(?:\.\w+)*)\s*\}(?!\})"
_QUOTED = r"'[^']*'|\"[^\"]*\""
_ASKED = r"\bif\b.*?\belse\b"  # what an expression asks for is not kept
_NAMES = r"\b(?!(?:if|else|and|or|not|true|false)\b)[^\W\d]\w*"
_DIVIDED = pattern(r"(?<![/\s])\s*/\s*(?:[2-9]|\d\d+)\b")
_TAGS = r"\{[{%][^}]*\}"
_FOREIGN = pattern(
    r"->|<-|\[\[|[|&*`]|\]\(|^ {0,3}#|<[/!a-zA-Z<]|#\{|\[[a-z_]|%[a-z_]|TODO|FIXME|orem ipsum"
    r"|(?<!\w)_\w|~~|\\[nt]|[$@][a-z_]|^ *-{3,} *$|^ *> *\w",
    re.MULTILINE,
)
"""Finds what other tools may carry out; few texts have any of it."""
_SIGN = pattern(r"[][<>|&*`#%_~\\$@](?<!\w_)(?:(?<![%>])|(?<=%)(?=[a-z_])|(?<=->))")
"""Finds one sign that most of that has, which few texts have: sooner looked for.

A word may hold `_`, a tag of Jinja has `%`, and what it asks has `>`.
"""
_SLIP = pattern(r"(?<=\w) ,(?=\s|\Z)|\b(the|of|and|und|eine[mnrs]?|im)\s+\1\b", re.IGNORECASE)
_CITED = pattern(r"\n *>")


class Page(Entries):
    """An adventure while it is read: its language, its names, its problems so far.

    Args:
        language: The macros for all prose.
        names: What may be referred to.
        problems: Where mistakes are added.
        checking: Whether to look for mistakes at all.
    """

    def __init__(
        self, language: Language, names: Names, problems: list[Problem], *, checking: bool = True
    ) -> None:
        super().__init__(names, problems, checking=checking)
        self.language = language
        self.visits: list[tuple[Mark, str, tuple[str, ...]]] = []  # with what is given to each
        self.seen: list[tuple[str, str, Mark]] = []  # what prose asks of `visited` and `taken`
        self.amid = 0  # how many occasions of encounters around the place being read
        self.inside = 0  # how many outcomes around the place being read
        self._good: set[tuple[object, ...]] = set()  # sources that were found right
        self._asking: set[tuple[str, frozenset[str]]] = set()  # texts that are conditions
        self.named_used: set[str] = set()  # named conditions that something asks for
        self._known: dict[
            tuple[bool, bool], frozenset[str]
        ] = {}  # names, outside and inside outcomes
        self.of: Mapping[str, Collection[str]] = {}  # what can be asked of hero and outcome
        self.checked = ""  # the kind of the check whose outcomes are being read
        self.on_top: tuple[str, ...] = ()  # what may come on top of it, as patterns
        self.facts: Mapping[str, Collection[str]] = {}  # what each kind of check brings
        self.labels: Collection[str] = ()  # with which checks end
        self.labels_of: Mapping[str, Collection[str]] = {}  # by the kind of a check
        self.brought = ""  # how ids begin of companions whom a hero brings along

    def play_by(self, system: AnySystem) -> None:
        """Learn what can be asked of the hero, of outcomes, and of who comes along."""
        told = strange_names.of_any(system.told_of) if system.told_of else ()
        seen = (*system.seen, "deeds") if system.seen else ()
        self.of = {**self.of, "hero": frozenset(seen), "outcome": told}
        self.of = {"hero.deeds": (), "fight": FIGHT, **self.of}
        self.facts = system.told_of
        self.labels, self.labels_of = system.labels, system.labels_of
        self.brought = system.brought

    def needs(self, deeds: Collection[str], world: Collection[str]) -> None:
        """Let texts ask for what earlier adventures left."""
        self.of = {**self.of, "hero.deeds": deeds, "world": world}
        self._known.clear()

    @late
    def _foreign(self, node: Node, text: str) -> None:
        """Warn of what other tools would carry out in a text."""
        from solo.adventure.mistakes.astray import marks

        if _FOREIGN.search(text) is None:
            return
        for mark in marks(text, self.names.scenes, self.names.variables):
            self.report(_mark_in(node, mark.start), mark.code, mark.message, "warning")

    @late
    def _slips(self, node: Node, text: str) -> None:
        """Warn of slips of the keyboard."""
        from solo.adventure.mistakes.astray import slips

        for mark in slips(text, _SLIP):
            self.report(_mark_in(node, mark.start), mark.code, mark.message, "warning")

    def prose(self, node: Node | None, *, draws: bool | None = False) -> Prose | None:
        """Read a text; None when there is none.

        Args:
            node: The text.
            draws: Whether it may draw from tables; None leaves that to be looked at later.
        """
        if node is None:
            return None
        text = node.value if node.value.__class__ is str else self.typed(node, str, None)
        if text is None:
            return None
        mark, indent = node.text_place
        prose = Prose(self.language, text, mark, indent)
        if self.checking:
            if text in ("true", "false"):
                message = f"'{text}' is told as it stands; write the words that are told"
                self.report(node.mark, "value-odd", message, "warning")
            signless = "---" in text or "TODO" in text or "FIXME" in text or "orem ipsum" in text
            if _SLIP.search(text) is not None:
                self._slips(node, text)
            if signless or _SIGN.search(text) or (">" in text and _CITED.search(f"\n{text}")):
                self._foreign(node, text)
        if "{" not in text:
            return prose
        if self.checking:
            self._examine(node, prose, markup(text))
            self._braces(node, text)
            if draws is not None:
                self.check_draws(prose, allowed=draws)
        if self.names.conditions:
            if self.checking:
                self._shown(node, text)
            named = self.language.prose(self._named(text, prose=True), mark, indent=indent)
            named.parsed_again()
            return named
        return prose

    def _shown(self, node: Node, text: str) -> None:
        """Warn of a named condition that is shown, as True or False."""
        for match in _VALUE.finditer(text):
            if (name := match[1]) in self.names.conditions:
                message = (
                    f"'{name}' is shown as True or False; write what is told: "
                    f"{{% if {name} %}}…{{% endif %}}"
                )
                self.report(_mark_in(node, match.start()), "value-shown", message, "warning")

    def _named(self, text: str, *, prose: bool = False) -> str:
        """Return a text with what its named conditions stand for, noting which it asks for."""
        conditions = self.names.conditions
        found = expanded(text, conditions, prose=prose)
        if found != text:
            self.named_used.update(name for name in conditions if name in text)
        return found

    def check_draws(self, text: Prose | Expression | None, *, allowed: bool) -> None:
        """Report what a text draws from that is no table, or can't be drawn from there."""
        if text is None or not text.may_draw:
            return
        for what, mark in text.drawn_at():
            if not allowed:
                message = "nothing can be drawn here; 'draw' into a variable before, and use that"
                self.report(mark, "prose-forbidden", message)
            elif what in self.names.doing:
                message = (
                    f"drawing from '{shown(what)}' has effects; do it with 'draw', not in a text"
                )
                self.report(mark, "prose-forbidden", message)
            elif not (dice_of(what) or self._is_table(what)):
                near = did_you_mean(what, self.names.tables_for(what))
                self.report(mark, "table-unknown", f"unknown table '{shown(what)}'{near}")

    def _is_table(self, name: str) -> bool:
        names = self.names
        return name in names.lost or names.partial or name in names.tables_for(name)

    def _braces(self, node: Node, text: str) -> None:
        """Warn of a name in single braces, which prose shows as they stand."""
        for match in re.finditer(_SINGLE, text):
            if match[1].partition(".")[0] in self.known_names():
                message = (
                    f"'{shown(match[0])}' is shown as it stands; write '{{{{ {match[1]} }}}}' for "
                    "its value"
                )
                place = _mark_in(node, match.start())
                self.report(place, "prose-braces", message, "warning")

    def condition(self, node: Node | None, *, number: bool = False) -> Expression | None:
        """Read a condition, or a `number` that texts tell: that may be one that never changes."""
        if node is None:
            return None
        text = node.value
        if text.__class__ is not str:
            self.report(node.mark, "type-wrong", mere_words.no_text(node))
            return None
        if text == "":
            message = "a condition is missing here, such as: not rope_cut"
            self.report(node.mark, "prose-syntax", message)
            return None
        alike = text, self.known_names()
        if self.checking and alike not in self._asking:
            if reason := self._no_condition(text):
                self.report(node.mark, "type-wrong", reason)
                return None
            whole = type(constants.constant(text)) is int
            if not (constants.literal(text) or whole):
                self._asking.add(alike)
            elif not (number and whole):
                message = f"{shown(text, 30)} alone is always the same; compare something with it"
                self.report(node.mark, "condition-odd", message, "warning")
        return self.expression(node)

    def _no_condition(self, text: str) -> str:
        return "" if self.names.partial else mere_words.no_condition(text, self.known_names())

    def _no_number(self, text: str) -> str:
        return "" if self.names.partial else mere_words.no_number(text, self.known_names())

    def expression(self, node: Node, *, draws: bool = False) -> Expression:
        mark, indent = node.text_place
        expression = self.language.expression(str(node.value), mark, indent=indent)
        if self.checking:
            self._examine(node, expression, expression.source)
            self.check_draws(expression, allowed=draws)
        if self.names.conditions:
            named = self.language.expression(self._named(expression.source), mark, indent=indent)
            named.parsed_again()
            return named
        return expression

    def drawn_number(self, node: Node) -> Expression:
        """Return an expression in place of a whole number, in which dice may be drawn."""
        return self.number(node, draws=True)

    def number(self, node: Node, *, draws: bool = False) -> Expression:
        """Return an expression in place of a whole number; one that plainly is none is reported."""
        reason = self._no_number(str(node.value)) if self.checking else ""
        if reason:
            self.report(node.mark, "type-wrong", reason)
            return self.language.expression("0", node.mark)
        expression = self.expression(node, draws=draws)
        if "/" in expression.source:
            self.divided(node, expression)
        if self.checking and not re.search(_NAMES, re.sub(_QUOTED, "", expression.source)):
            try:
                found = expression.value({})
            except ProseError:  # reported already, or found out when the game comes to it
                return expression
            if type(found) is not int:
                message = (
                    f"expected a whole number, or what comes to one, not {shown(str(node.value))}"
                )
                self.report(node.mark, "value-wrong", message)
        return expression

    def divided(self, node: Node, number: Expression) -> None:
        """Report what is divided where a whole number is kept: in some games it is none."""
        kept = re.sub(f"{_QUOTED}|{_ASKED}", "", number.source) if self.checking else ""
        match = _DIVIDED.search(kept)
        if match is not None and "|" not in number.source and number.names():
            message = (
                f"'{shown(number.source, 40)}' is no whole number in each game, and then this "
                "can't be done; write //, which leaves out what is over"
            )
            self.report(node.mark, "prose-arithmetic", message, "warning")

    def _examine(self, node: Node, text: Prose | Expression, matters: str) -> None:
        """Report what is wrong with prose; what has the same `matters` is examined once."""
        key = (matters, text.__class__, bool(self.inside), self._amid, self.checked)
        if key in self._good:
            text.parsed_again()
            return
        tags = [tag for _, tag in _tags(text.source, prose=text.__class__ is Prose)]
        self._charge(node, self.language.load, tags)
        found, parts, remarks = text.examined(self.known_names())
        if self.names.partial:  # what is declared in a file that can't be read is not known
            found = tuple(problem for problem in found if problem.code != "name-unknown")
        if found:
            found = tuple(strange_names.asked_so(one, self.names, self.of) for one in found)
        found = found or tuple(
            strange_names.strange_parts(text, parts, self.names, self.of, self.brought)
        )
        found = found or tuple(strange_names.of_other_checks(text, parts, self.checked, self.facts))
        found = found or tuple(strange_names.odd_remarks(text, remarks, self.names.variables))
        found = found or tuple(self._labels(text, remarks))
        self.problems += found
        seen = [part for part in parts if part.whole in _SEEN]
        self.seen += [(part.whole, part.key, text.place_of(part)) for part in seen]
        if not found and not seen and len(matters) < _SHORT:
            self._good.add(key)

    @property
    def _amid(self) -> Collection[str]:
        """What can be asked of the encounter around the place being read."""
        return self.of["fight"] if self.amid else ()

    def _labels(self, text: Prose | Expression, remarks: Iterable[Remark]) -> Iterator[Problem]:
        """Yield the labels that the outcome here never has, or those of no check at all."""
        compared = [remark for remark in remarks if remark.kind == "label"]
        if not compared:
            return iter(())
        own = self.labels_of.get(self.checked, ())
        labels = dict.fromkeys(
            [label.lower() for label in own or self.labels] + [counts.ABORTED] * bool(own)
        )
        return strange_names.strange_labels(text, compared, labels, self.checked if own else "")

    def weigh(self, braced: Iterable[Node]) -> None:
        """Refuse an adventure with too much markup before any of it is parsed, which takes longer.

        Args:
            braced: All texts of the adventure with a brace in them.

        Raises:
            EnoughError: There is too much; it has been reported.
        """
        ahead = Budget(self.language.load.left)  # it is taken as it is done
        for text, node in {str(node.value): node for node in braced}.items():
            self._charge(node, ahead, re.findall(_TAGS, _closed(text)))

    def _charge(self, node: Node, budget: Budget, tags: Sequence[str]) -> None:
        """Take from a budget what it costs to check a text or condition."""
        words = len(re.findall(_WORDS_AND_SIGNS, " ".join(tags)))
        try:
            budget.take(MARKUP, PER_TEXT + PER_WORD * words)
        except SpentError as spent:
            self.report(node.mark, "adventure-large", str(spent))
            raise EnoughError from spent

    @property
    def worldly(self) -> tuple[str, ...]:
        """`world`, where an adventure reads what earlier ones left."""
        return (naming.WORLD,) if naming.WORLD in self.of else ()

    def known_names(self) -> frozenset[str]:
        """Return every name that prose may use at the place being read."""
        inside = bool(self.inside), bool(self.amid)
        if inside not in self._known:
            extra = (OUTCOME_NAMES if inside[0] else ()) + (("fight",) if inside[1] else ())
            names = self.names
            self._known[inside] = frozenset(
                (*_KNOWN, *extra, *names.variables, *names.conditions, *names.lost, *self.worldly)
            )
        return self._known[inside]


def _tags(source: str, *, prose: bool) -> Sequence[tuple[int, str]]:
    """Return the parts of a text or condition that are no plain words, and where they begin."""
    if not prose:
        return ((0, source),)
    return [(match.start(), match[0]) for match in re.finditer(_TAGS, _closed(source))]


def _closed(source: str) -> str:
    """Return a text as far as its last brace: no tag behind it is looked for in vain."""
    return source[: source.rfind("}") + 1]


def _mark_in(node: Node, offset: int) -> Mark:
    """Return where a character of a text stands in its file."""
    mark, indent = node.text_place
    source = str(node.value)
    return Place(source, mark, indent, indent is not None or "\n" in source).mark_at(offset)
