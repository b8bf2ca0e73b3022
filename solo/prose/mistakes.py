"""Jinja's messages about a wrong syntax, said for authors: what was found, expected, and the cure.

A message of Jinja's is known by its words, and by the text before the place that it names.
"""

import re
from collections.abc import Callable
from typing import Literal

from solo.namedtuple import NamedTuple

_QUOTED = re.compile(r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\"")
_TAG_BEGINS = re.compile(r"\{[{%]")
_TAGS = ("if", "for", "set", "macro", "else", "elif")
_IS_VALUE = re.compile(r"\bis\s++(?:not\s++)?[\d\"'-]")
_APART = re.compile(r"\{\s+%[-+]?\s*\w+")
_TAG_AS_VALUE = re.compile(r"\{\{-?\s*(if|elif|for|set)\b")
_HALF = re.compile(r"(?P<all>(?P<name>[\w.]+)\s*[<>=!]=?[^<>=!]*?\b(?:and|or))\s*$")
_PAIRS = {"(": ")", "[": "]", "{": "}"}
_CLOSED = "'{{' is closed by '}}', and '{%' by '%}'"
_SIGNS = (
    *(("===", "=="), ("!==", "!="), ("<>", "!="), ("=>", ">="), ("=<", "<="), ("≥", ">=")),
    *(("≤", "<="), ("≠", "!="), ("–", "-"), ("—", "-"), ("×", "*"), ("&&", "and"), ("||", "or")),
    *(("&", "and"), ("->", "."), ("`", "'"), ("“", "'"), ("”", "'"), ("‘", "'"), ("’", "'")),
)
_CURES = {
    "!": "write 'not', or '!=' for what is unlike",
    "?": "write 'a if this else b'",
    "$": "names have no '$'",
    ";": "leave it out",
    "#": "a comment stands by itself: {# … #}",
    "\\": "leave it out",
}
_KINDS = {
    "end of print statement": "'}}'",
    "end of statement block": "'%}'",
    "end of template": "the end",
    "name": "a name",
    "integer": "a number",
    "float": "a number",
    "string": "a text",
}
_VALUE = "a name, a number or a text in quotes"
Kind = Literal["text", "condition"]


class Written(NamedTuple):
    """A text with a mistake: `at` is where Jinja noticed it."""

    source: str
    at: int
    kind: Kind

    @property
    def before(self) -> str:
        """What stands before the mistake in its tag, or in a condition."""
        text = self.source[: self.at]
        begun = [match.end() for match in _TAG_BEGINS.finditer(text)]
        return text[begun[-1] :] if begun and self.kind == "text" else text

    @property
    def open(self) -> str:
        """The bracket that was opened last and is not closed yet, or nothing."""
        waiting: list[str] = []
        for sign in _QUOTED.sub("", self.before):
            if sign in _PAIRS:
                waiting.append(sign)
            elif waiting and sign == _PAIRS[waiting[-1]]:
                waiting.pop()
        return waiting[-1] if waiting else ""


def plainly(message: str, text: Written) -> str:
    """Return what is wrong with the syntax of a text, and the cure."""
    for pattern, say in _SAID:
        if (match := pattern.search(message)) is not None and (said := say(match, text)):
            return said
    return message


def _told(token: str) -> str:
    return _KINDS.get(token, f"'{token}'")


def _ended(match: "re.Match[str]", text: Written) -> str:
    tag, block = match["tag"], match["block"]
    if block == "set":
        return "'set' gives a name a value: {% set name = … %}"
    cure = f"close it with '{{% end{block} %}}'"
    if tag is None:
        return f"the text ends inside '{block}'; {cure}"
    return f"found '{tag}' inside '{block}'; {cure}"


def _tag(match: "re.Match[str]", text: Written) -> str:
    tag = match[1]
    if tag.lower() != tag and tag.lower().removeprefix("end") in _TAGS:
        return f"unknown tag '{tag}'; write '{tag.lower()}'"
    if tag.removeprefix("end") not in _TAGS:
        return f"unknown tag '{tag}'; there are if, for, set, macro and their ends"
    cure = "; write '{%' without a space" if _APART.search(text.source) else ""
    return f"'{tag}' stands here without its beginning{cure}"


def _character(match: "re.Match[str]", text: Written) -> str:
    sign = match[1][-1]  # a backslash is told doubled
    if sign in "'\"":
        cure = f"write {sign} at its end, or \\{sign} for one within it"
        return f"this {sign} opens a text that nothing closes; {cure}"
    if found := _sign(text, sign):
        return found
    return f"unexpected '{sign}'; {_CURES.get(sign, 'leave it out')}"


def _sign(text: Written, found: str) -> str:
    """Return the sign of other languages that stands where a mistake is, and ours."""
    for sign, ours in _SIGNS:
        start = text.source.find(sign, max(0, text.at - len(sign) + 1), text.at + len(sign))
        if found in sign and start >= 0:
            what = "write straight quotes" if ours == "'" else f"write '{ours}'"
            return f"there is no '{sign}'; {what}"
    return ""


def _early(match: "re.Match[str]", text: Written) -> str:
    if match[1] == "end of print statement":
        return "'{{' is closed nowhere; write '}}' behind the name"
    if match[1] == "end of statement block":
        return "'{%' is closed nowhere; write '%}' behind it"
    text = text._replace(at=len(text.source))
    return _unclosed(text) or _behind(text) or f"it ends too early: {_told(match[1])} is missing"


def _unclosed(text: Written) -> str:
    one = text.open
    return f"'{one}' is closed nowhere; write '{_PAIRS[one]}' behind what it holds" if one else ""


def _behind(text: Written) -> str:
    """Say which name is missing behind what stands before a mistake."""
    before = text.before.rstrip(" -+")
    if before.endswith("|"):
        return "behind '|' stands the name of a filter, such as upper; for a choice write 'or'"
    if re.search(r"\bis(?:\s+not)?$", before):
        return "'is' compares nothing with a value; write '=='"
    if re.search(r"\bmacro\b[^{]*$", before):
        return "a macro has a name and its values in brackets: {% macro name(value) %}"
    return ""


def _surplus(match: "re.Match[str]", text: Written) -> str:
    """Say what is wrong where a tag was to end."""
    found, before = match[2], text.before.strip(" -+")
    if found in ("=", "<", ">", "!", "&", "|", "+") and (other := _sign(text, found)):
        return other
    if found == "=":
        return "'=' compares nothing; write '=='"
    if found == ";":
        return "unexpected ';'; leave it out"
    if match[1] == "end of print statement" and (tag := _TAG_AS_VALUE.search(text.source)):
        return f"'{tag[1]}' is a tag: write {{% {tag[1]} … %}}"
    if before.startswith("set "):
        return "'set' gives a name a value: {% set name = … %}"
    if found == "then":
        return "'then' does not belong here; leave it out"
    return (
        f"{_told(found)} does not belong here: {_told(match[1])} was expected; write an operator "
        "before it, such as + or and, or put a text in quotes"
    )


def _expected(match: "re.Match[str]", text: Written) -> str:
    wanted, found = match.groups()
    if wanted in ("end of print statement", "end of statement block"):
        return _surplus(match, text)
    if wanted == "in":
        return "a 'for' names what it goes through: {% for one in list %}"
    if wanted == "name" and found == "|":
        return "there is no '||'; write 'or'"
    if wanted == "name" and _IS_VALUE.search(text.source):
        return "'is' compares nothing with a value; write '=='"
    if wanted == ":":
        return _braces(text, found)
    if wanted == "," and text.source.startswith("%}", text.at):
        return _unclosed(text)
    if wanted == ",":
        return f"{_told(found)} stands here without a comma; write ',' before it, or an operator"
    return _behind(text) or f"found {_told(found)}, expected {_told(wanted)}; write it there"


def _braces(text: Written, found: str) -> str:
    if found == "}" and text.kind == "condition":
        many = 1 + text.source.lstrip().startswith("{{")
        return f"a condition stands without braces; leave out '{'{' * many}' and '{'}' * many}'"
    if found == "}":
        return "a value stands in two braces: {{ name }}; leave out the others"
    return f"found {_told(found)}, expected ':' between a key and its value; leave out the braces"


def _misplaced(match: "re.Match[str]", text: Written) -> str:
    """Say what is wrong where a value was to stand, or a bracket closes what it did not open."""
    found, wanted = match[1], match.groupdict().get("wanted")
    if wanted:
        return _unclosed(text)
    if found == "}" and text.open != "{":
        return f"unexpected '}}'; {_CLOSED}"
    if found in _PAIRS.values() and not text.open:
        return f"this '{found}' closes nothing; leave it out, or open it before"
    if found == "end of template":
        return f"it ends too early: {_VALUE} is missing behind this"
    if found in ("=", "<", ">", "!", "&", "|", "%") and (other := _sign(text, found)):
        return other
    if found == "%" and text.source.lstrip().startswith("{%"):
        return "a condition stands without braces; leave out '{%' and '%}'"
    if found == "=" and (apart := re.search(r"[<>=!]\s+$", text.before)) is not None:
        return f"'{apart[0][0]}=' is one sign; leave out the space in it"
    half = _HALF.search(text.before)
    if half is not None and found in ("<", ">", "==", "!=", "<=", ">=", "=", "!"):
        cure = f"{half['all']} {half['name']} {found} …"
        return f"nothing stands before '{found}' to compare; write it again: {cure}"
    if found.startswith("end of ") and not text.before.strip(" -+"):
        return f"nothing stands before {_told(found)}; write {_VALUE} there"
    return f"{_VALUE} is missing before {_told(found)}"


def _as_is(said: str) -> Callable[["re.Match[str]", Written], str]:
    return lambda match, text: said


_SAID: tuple[tuple["re.Pattern[str]", Callable[["re.Match[str]", Written], str]], ...] = (
    (
        re.compile(
            r"(?i)^(?:encountered unknown tag '(?P<tag>\w+)'|unexpected end of template)\. .*"
            r"innermost block .*? is '(?P<block>\w+)'"
        ),
        _ended,
    ),
    (re.compile(r"(?i)unexpected char (?:'|\")(\\?.)(?:'|\") at \d+"), _character),
    (re.compile(r"(?i)encountered unknown tag '(\w+)'"), _tag),
    (re.compile(r"^unexpected end of template, expected '(.+)'$"), _early),
    (re.compile(r"^expected token '(.+?)', got '(.+)'$"), _expected),
    (re.compile(r"^unexpected '(.+?)'(?:, expected '(?P<wanted>.)')?$"), _misplaced),
    (re.compile(r"^expected an expression, got '(.+)'$"), _misplaced),
    (
        re.compile("^got '='"),
        lambda match, text: _sign(text, "=") or "'=' compares nothing; write '=='",
    ),
    (
        re.compile("^expected name or number"),
        _as_is("a name or a number is missing here; put a text in quotes"),
    ),
    (
        re.compile("^tag name expected"),
        _as_is("a tag begins with a word: if, for, set, macro or an end of them"),
    ),
    (
        re.compile("^missing end of comment tag"),
        _as_is("'{#' is closed nowhere; write '#}' behind the comment"),
    ),
    (
        re.compile("^can't assign to"),
        _as_is("a value is given to a name alone: {% set name = … %}"),
    ),
    (
        re.compile("^invalid syntax for function call"),
        _as_is("what has a name stands last between the brackets: (2, first=1)"),
    ),
    (
        re.compile("^you cannot chain multiple tests"),
        _as_is("two 'is' stand in a row; write 'and' between two conditions"),
    ),
    (
        re.compile("^non-default argument follows"),
        _as_is("what has no usual value stands first: {% macro name(one, two=2) %}"),
    ),
    (
        re.compile("^invalid character in identifier"),
        _as_is("a name has letters, digits and '_' alone"),
    ),
)
