"""Twee 3: passages of Twine, with the links, variables and conditions of SugarCube and Harlowe."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass

from solo.authoring.importing.parts import Draft, Link, Passage, imported_value, quoted
from solo.errors import SoloError

_SPECIAL = ("StoryTitle", "StoryData", "StoryInit", "StorySubtitle", "StoryAuthor", "StoryMenu",
            "StoryCaption", "UserScript", "UserStylesheet")  # fmt: skip
_TOKEN = re.compile(
    r"\[\[(?P<link>[^\[\]\n]+?)\](?:\[(?P<setter>[^\]\n]*)\])?\]"
    r"|<<(?P<close>/)?(?P<macro>[\w=-]{1,40})(?P<args>[^\n]{0,500}?)>>"
    r"|\((?P<harlowe>[a-z-]{1,40}):(?P<terms>[^()\n]{0,500})\)(?P<hook>\[)?"
    r"|(?P<end>\])"
    r"|\$(?P<show>[A-Za-z_]\w*)"
    r"|/%(?P<comment>.{0,2000}?)%/",
    re.DOTALL,
)
_WORDS = {"is": "==", "eq": "==", "to": "=", "neq": "!=", "gt": ">", "gte": ">=", "lt": "<",
          "lte": "<=", "&&": "and", "||": "or", "===": "==", "!==": "!=", "!": "not"}  # fmt: skip
_TERM = re.compile(
    r"\s*(\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'|\$[A-Za-z_]\w*|\d+|[A-Za-z]+|&&|\|\||[=!<>]=?=?"
    r"|[-+*/()])"
)
_EMPTY = re.compile(r"\{% if [^%{}]*%\}\s*\{% endif %\}")  # of a link under a condition
MOST_PASSAGES = 5_000
MOST_VARIABLES = 500
_DEEPEST = 20  # conditions in each other, and branches of one
_KNOWN = frozenset(("and", "or", "not", "true", "false"))


class NotReadError(ValueError):
    """An expression that is more than variables, numbers and comparisons."""


def read(text: str) -> Draft:
    """Return what a Twee file holds.

    Raises:
        SoloError: It holds no passages.
    """
    passages = list(_passages(text))
    if not passages:
        raise SoloError("no Twee: it has no passage, which begins with ':: Name'")
    draft = Draft()
    start = "Start"
    seen: set[str] = set()
    for name, tags, body in passages:
        if name == "StoryTitle":
            draft.title = " ".join(body.split())
        elif name == "StoryAuthor":
            draft.author = " ".join(body.split())
        elif name == "StoryData":
            start = _start(body, start)
        elif name == "StoryInit":
            _Reading(draft, "StoryInit").begin(body)
        elif name in _SPECIAL or {"script", "stylesheet", "widget"} & set(tags):
            draft.left.append(f"passage '{name}': scripts and styles")
        elif name in seen:
            draft.left.append(f"passage '{name}': a second one of this name")
        else:
            seen.add(name)
            draft.passages.append(_Reading(draft, name).passage(body))
    if not draft.passages:
        raise SoloError("no Twee: it has no passage with a text")
    names = [passage.name for passage in draft.passages]
    draft.start = start if start in names else names[0]
    return draft


def _passages(text: str) -> Iterator[tuple[str, list[str], str]]:
    """Yield the name, tags and text of each passage.

    Raises:
        SoloError: There are too many.
    """
    name, tags, body = "", [""], [""]
    found = 0
    for line in text.replace("\r\n", "\n").split("\n"):
        if not line.startswith("::"):
            body.append(line)
            continue
        if name:
            yield name, tags, "\n".join(body).strip("\n")
        found += 1
        if found > MOST_PASSAGES:
            raise SoloError(f"the story has more than {MOST_PASSAGES:,} passages")
        name, tags = _head(line[2:].strip())
        body = []
    if name:
        yield name, tags, "\n".join(body).strip("\n")


def _head(line: str) -> tuple[str, list[str]]:
    """Return the name and the tags that stand in the first line of a passage."""
    if line.endswith("}") and "{" in line:
        line = line[: line.rindex("{")].rstrip()
    tags: list[str] = []
    if line.endswith("]") and "[" in line:
        tags = line[line.rindex("[") + 1 : -1].split()
        line = line[: line.rindex("[")].rstrip()
    return re.sub(r"\\(.)", r"\1", line)[:200].strip() or "?", tags


def _start(body: str, usual: str) -> str:
    try:
        told = json.loads(body)
    except (ValueError, RecursionError):
        return usual
    found = told.get("start") if isinstance(told, dict) else None
    return found if isinstance(found, str) else usual


@dataclass(slots=True)
class _Block:
    """An open condition: the tests before it that failed, and its own."""

    tests: list[str]
    hook: bool


class _Reading:
    """The reading of one passage."""

    def __init__(self, draft: Draft, name: str) -> None:
        self.draft = draft
        self.name = name
        self.words: list[str] = []
        self.links: list[Link] = []
        self.sets: dict[str, str] = {}
        self.open: list[_Block] = []
        self.last: list[str] = []  # the tests of the hooks just closed, for an else
        self.goto = ""

    def begin(self, body: str) -> None:
        """Read what is set before the story begins."""
        self.passage(body)
        for name, value in self.sets.items():
            constant = imported_value(value)
            if constant is None:
                self._left(f"'{name}' begins with '{value}'")
            else:
                self.draft.variables[name] = constant

    def passage(self, body: str) -> Passage:
        """Return a passage, its markup read as far as it goes."""
        at = 0
        for match in _TOKEN.finditer(body):
            if len(self.open) > _DEEPEST or any(len(b.tests) > _DEEPEST for b in self.open):
                raise SoloError(f"passage '{self.name}' has too many conditions in each other")
            if len(self.draft.names) > MOST_VARIABLES:
                raise SoloError(f"the story has more than {MOST_VARIABLES} variables")
            self._say(body[at : match.start()])
            at = match.end()
            self._token(match)
        self._say(body[at:])
        for block in self.open:
            self.words.append("{% endif %}")
            self._left(f"a condition that nothing ends: {block.tests[-1]}")
        text = _EMPTY.sub("", "".join(self.words))
        text = re.sub(r"\n{3,}", "\n\n", text).strip()
        return Passage(self.name, text, self.links, self.sets, self.goto)

    def _say(self, text: str) -> None:
        if text.strip():
            self.last = []
        self.words.append(quoted(text))

    def _token(self, match: re.Match[str]) -> None:
        if match["link"]:
            self._link(match["link"], match["setter"] or "")
        elif match["macro"]:
            self._macro(match["macro"], match["args"].strip(), closes=bool(match["close"]))
        elif match["harlowe"]:
            self._harlowe(match["harlowe"], match["terms"].strip(), hook=bool(match["hook"]))
        elif match["end"]:
            if self.open and self.open[-1].hook:
                self.last = self.open.pop().tests
                self.words.append("{% endif %}")
            else:
                self.words.append("]")
        elif match["show"]:
            self.words.append(f"{{{{ {self.draft.variable(match['show'])} }}}}")

    def _link(self, link: str, setter: str) -> None:
        for sign, backwards in (("->", False), ("<-", True), ("|", False)):
            if sign in link:
                left, right = link.rsplit(sign, 1) if sign == "->" else link.split(sign, 1)
                label, target = (right, left) if backwards else (left, right)
                break
        else:
            label = target = link
        label, target = label.strip(), target.strip()
        sets: dict[str, str] = {}
        if setter:
            self._set(setter, sets)
        when = " and ".join(f"({test})" for block in self.open for test in _tests(block))
        self.links.append(Link(label or target or "…", target, when, sets))

    def _macro(self, name: str, args: str, *, closes: bool) -> None:
        if closes and name == "if":
            if self.open:
                self.open.pop()
                self.words.append("{% endif %}")
        elif name == "if":
            self._if(args, hook=False)
        elif name in ("elseif", "else") and self.open:
            test = self._test(args) if name == "elseif" else ""
            self.open[-1].tests.append(test)
            self.words.append(f"{{% elif {test} %}}" if test else "{% else %}")
        elif name == "set":
            self._set(args, self.sets)
        elif name in ("print", "=", "-"):
            self.words.append(f"{{{{ {self._test(args)} }}}}")
        elif name == "goto":
            self.goto = args.strip("\"'")
        else:
            self._left(f"<<{'/' if closes else ''}{name}>>")

    def _harlowe(self, name: str, terms: str, *, hook: bool) -> None:
        if name == "if" and hook:
            self._if(terms, hook=True)
        elif name in ("else", "else-if") and hook and self.last and self.words[-1:]:
            while self.words and not self.words[-1].strip():
                self.words.pop()
            if self.words and self.words[-1] == "{% endif %}":
                self.words.pop()
            test = self._test(terms) if name == "else-if" else ""
            self.open.append(_Block([*self.last, test], hook=True))
            self.words.append(f"{{% elif {test} %}}" if test else "{% else %}")
        elif name == "set":
            self._set(terms, self.sets)
        elif name == "print":
            self.words.append(f"{{{{ {self._test(terms)} }}}}")
        elif name == "link-goto" or name == "goto":
            found = re.findall(r"\"([^\"]*)\"|'([^']*)'", terms)
            named = [one or other for one, other in found]
            if name == "goto" and named:
                self.goto = named[0]
            elif named:
                self._link(f"{named[0]}->{named[-1]}", "")
        else:
            self._left(f"({name}:)")
            if hook:
                self.open.append(_Block(["true"], hook=True))
                self.words.append("{% if true %}")

    def _if(self, args: str, *, hook: bool) -> None:
        test = self._test(args)
        self.open.append(_Block([test], hook))
        self.words.append(f"{{% if {test} %}}")

    def _test(self, text: str) -> str:
        try:
            return self._expression(text)
        except NotReadError as reason:
            self._left(f"'{text}' ({reason}); it counts as false")
            return "false"

    def _expression(self, text: str) -> str:
        """Return an expression in our words.

        Raises:
            NotReadError: It holds something else.
        """
        found, at = [], 0
        while at < len(text.rstrip()):
            match = _TERM.match(text, at)
            if match is None:
                raise NotReadError(f"unknown: {text[at : at + 10]!r}")
            term = match[1]
            at = match.end()
            if term.startswith("$"):
                found.append(self.draft.variable(term[1:]))
            elif term[0] in "\"'":
                found.append("'" + term[1:-1].replace("\\", "").replace("'", "’") + "'")
            elif term == "isnot" or (term == "not" and found[-1:] == ["=="]):
                found[-1:] = ["!="] if term == "not" else [*found[-1:], "!="]
            elif term.isalpha() and term not in _WORDS and term not in _KNOWN:
                raise NotReadError(f"unknown: {term}")
            elif term == "/":
                raise NotReadError("a division, which may not come out even")
            else:
                found.append(_WORDS.get(term, term))
        return " ".join(found)

    def _set(self, text: str, into: dict[str, str]) -> None:
        for part in text.split(","):
            match = re.fullmatch(r"\s*\$([A-Za-z_]\w*)\s*(to|=|\+=|-=|\*=)\s*(.+?)\s*", part)
            try:
                if match is None:
                    raise NotReadError("no plain assignment")
                name, value = self.draft.variable(match[1]), self._expression(match[3])
                if match[2] not in ("to", "="):
                    value = f"{name} {match[2][0]} ({value})"
                if into is self.sets and self.open:
                    test = " and ".join(f"({t})" for b in self.open for t in _tests(b))
                    value = f"({value}) if {test} else {name}"
                if name in into:
                    raise NotReadError("a variable set twice in one place")
                into[name] = value
                self.draft.assigned(name, value)
            except NotReadError as reason:
                self._left(f"set {part.strip()} ({reason})")

    def _left(self, what: str) -> None:
        self.draft.left.append(f"passage '{self.name}': {what}")


def _tests(block: _Block) -> list[str]:
    """Return what holds in the branch of a condition that is open."""
    *before, own = block.tests
    failed = [f"not ({test})" for test in before]
    return [*failed, own] if own else failed
