"""Jinja's parser with limits, so that no text is too much for it, and with exact places.

Play imports jinja2 here alone, and only when there is markup to be read. Each node's `lineno`
holds not a line but an offset: one more than the count of characters before it.
"""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from solo.late import late, pattern
from solo.prose.faults import DEPTH, NESTING, SOURCE, STEPS, TOKENS, Place, ProseError, fault

if TYPE_CHECKING:
    from jinja2 import Environment, nodes
    from jinja2.lexer import Token

_NEWLINE = pattern("\r\n|\r")
_ADDED = ("+%}", "+#}")  # ends of tags as `with_line_ends` may write them
_OPENED = pattern(r"\{([%#])")
_PLAIN_TAG = pattern(
    r"""(\{\{(?:[^{}'"\\]++|'[^'\\]*+'|"[^"\\]*+")*+\}\}"""
    r"""|\{%(?:[^{}'"\\%]++|%(?!\})|'[^'\\]*+'|"[^"\\]*+")*+%\}|\{\#[^{}]*\#\})"""
)
_BEGINNING = pattern(r"\{[{%#]")
_ESCAPE = pattern(r"\\(?:[\\'\"abfnrtv\n]|[0-3]?[0-7]{1,2}|x|u|U|N\{|(?P<unknown>.))")
_MOST_KEPT = 500_000  # characters of texts whose trees are kept
_OPENING = frozenset({"if", "for", "macro", "with", "filter", "call", "block", "autoescape"})


def markup(source: str) -> str:
    """Return the tags of a text alone: texts with the same ones are right or wrong alike.

    Where it is not plain at a glance which characters Jinja takes for tags, that is the whole text.
    """
    words = _PLAIN_TAG.split(source)  # by turns what is no tag, and a tag
    for word in words[::2]:
        if "{" in word and (word.endswith("{") or _BEGINNING.search(word)):
            return source
    return "".join(words[1::2])


def plain(source: str) -> str:
    """Return the source as Jinja reads it: newlines alone end lines, and none ends the text."""
    if "\r" in source:
        source = _NEWLINE.sub("\n", source)
    return source.removesuffix("\n")


def parse(place: Place) -> "list[nodes.Node]":
    """Read prose into its statements.

    Raises:
        ProseError: The syntax is wrong, or there is too much of it.
    """
    tree: list[nodes.Node] = _parsed(place, None)
    return tree


def parse_expression(place: Place) -> "nodes.Expr":
    """Read an expression.

    Raises:
        ProseError: The syntax is wrong, or there is too much of it.
    """
    tree: nodes.Expr = _parsed(place, "variable")
    return tree


class Kept:
    """What was made of texts; a look at an adventure asks for most of it six times.

    Nobody changes it. Where there would be too much of it, it begins anew.
    """

    def __init__(self, most: int) -> None:
        self.found: dict[Any, Any] = {}
        self._most = self._room = most  # characters of the texts

    def keep(self, key: Any, source: str, made: Any) -> None:
        """Keep what was made of a text."""
        if len(source) > self._room:
            self.found, self._room = {}, self._most
        self._room -= len(source)
        self.found[key] = made


_KEPT = Kept(_MOST_KEPT)


def _parsed(place: Place, state: str | None) -> Any:
    tree = _KEPT.found.get((place.source, state))
    if tree is None:
        tree = _parsed_anew(place, state)
        _KEPT.keep((place.source, state), place.source, tree)
    return tree


@late
def _parsed_anew(place: Place, state: str | None) -> Any:
    from jinja2.exceptions import TemplateSyntaxError
    from jinja2.parser import Parser

    if len(place.source) > SOURCE:
        raise fault((place, 0), "prose-limit", f"this text is longer than {SOURCE:,} characters")
    try:
        parser = Parser(_environment(), place.source, state=state)
        tree = parser.subparse() if state is None else parser.parse_expression()
        if state is not None and not parser.stream.eos:
            parser.fail(_surplus(parser.stream.current))
    except TemplateSyntaxError as error:
        raise _wrong(place, error.lineno - 1, error.message or "", state) from error
    except (RecursionError, ValueError, OverflowError) as error:
        raise _wrong(place, 0, "nested too deeply, or a number too large", state) from error
    _bounded(tree, place)
    return tree


def _bounded(tree: Any, place: Place) -> None:
    """Keep a tree to a depth that every walk over it can go down; only here is it gone without.

    Raises:
        ProseError: It is deeper.
    """
    level, depth = tree if isinstance(tree, list) else [tree], 0
    while level:
        depth += 1
        if depth > STEPS:
            raise fault((place, 0), "prose-limit", f"more than {DEPTH} steps deep; use 'set'")
        level = [child for node in level for child in node.iter_child_nodes()]


def _surplus(token: "Token") -> str:
    """Describe the text after an expression, and what may have been meant."""
    if token.type == "assign":
        return "got '='"
    if token.type == "comma":
        return "',' joins nothing here; write 'and' where both must hold, 'or' where one of them"
    return (
        f"'{token.value}' does not belong here: one expression was expected; write an operator "
        "before it, such as + or and, or put a text in quotes"
    )


@late  # most texts are right
def _wrong(place: Place, offset: int, message: str, state: str | None) -> ProseError:
    from solo.prose.advice import of_other_languages
    from solo.prose.mistakes import Written, plainly

    if found := of_other_languages(place.source):
        return fault((place, found[0]), "prose-syntax", found[1])
    offset = min(max(offset, 0), len(place.source))
    text = Written(place.source, offset, "text" if state is None else "condition")
    message = message.rstrip(".")
    return fault((place, offset), "prose-syntax", plainly(message[:1].lower() + message[1:], text))


@cache
@late
def _environment() -> "Environment":
    from jinja2 import Environment
    from jinja2.lexer import TokenStream

    class Placed(Environment):
        """Reads tokens that know their place and are not too many."""

        def _tokenize(
            self, source: str, name: Any, filename: Any = None, state: Any = None
        ) -> TokenStream:
            told = source if state else with_line_ends(source)
            tokens = _placed(self.lexer.tokeniter(told, None, None, state), source)
            return TokenStream(self.lexer.wrap(tokens), None, None)

    return Placed(
        trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True, cache_size=0
    )  # `plain` has taken the trailing newline already


def with_line_ends(source: str) -> str:
    """Return prose in which only a tag on a line of its own takes the line's end with it.

    Jinja's `trim_blocks` takes it behind every tag, and so would join two paragraphs where the
    first ends in `{% endif %}`.
    """
    if "%}\n" not in source and "#}\n" not in source:
        return source
    return "\n".join(map(_with_line_end, source.split("\n")))


def _with_line_end(line: str) -> str:
    text = line.rstrip()
    ends = text.endswith(("%}", "#}")) and text[-3:-2] not in ("+", "-")
    if not ends or not _without_tags(text).strip():
        return line
    return f"{text[:-2]}+{text[-2:]}{line[len(text) :]}"


def _without_tags(line: str) -> str:
    """Return a line without its whole tags and comments; none is looked for twice in vain."""
    kept = []
    place = 0
    open_ended: set[str] = set()
    while opened := _OPENED.search(line, place):
        sign = opened[1]
        end = -1 if sign in open_ended else line.find(sign + "}", opened.end())
        kept.append(line[place : opened.start() + (end < 0)])
        if end < 0:
            open_ended.add(sign)
        place = opened.start() + 1 if end < 0 else end + 2
    return "".join((*kept, line[place:]))


@late
def _placed(tokens: Iterator[tuple[int, str, str]], source: str) -> Iterator[tuple[int, str, str]]:
    """Give each token its offset for a line, and stop where there is too much of anything.

    Between tokens only white space is ever left out, so each is found at or after the last.
    """
    from jinja2.exceptions import TemplateSyntaxError

    guard = _Guard()
    position = 0
    try:
        for _, token, word in tokens:
            if word in _ADDED and not source.startswith(word, position):
                word = word[1:]
            position = max(position, source.find(word, position))
            complaint = guard.complaint(token, word)
            if complaint:
                raise TemplateSyntaxError(complaint, 0)
            yield position + 1, token, word
            position += len(word)
    except TemplateSyntaxError as error:
        raise TemplateSyntaxError(error.message or "", position + 1) from error


class _Guard:
    """Counts what would make Jinja's parser call itself too deeply or work too long."""

    def __init__(self) -> None:
        self.tokens = 0
        self.brackets = 0  # open
        self.waiting = 0  # signs and `not` in a row, for something to stand before
        self.otherwise = 0  # `else` in this tag
        self.tags = 0  # open
        self.starting = False  # a tag has just begun
        self.setting = False  # in a `set` tag that may be a block

    def complaint(self, token: str, word: str) -> str:
        """Return what is wrong with one more token, or nothing."""
        if token in ("data", "whitespace"):
            return ""
        self.tokens += 1
        if token == "block_begin":
            self.starting, self.setting, self.otherwise = True, False, 0
        elif token == "variable_begin":
            self.otherwise = 0
        elif token == "block_end":
            self.tags += self.setting
        elif token == "name":
            self._name(word)
        elif token == "operator":
            self._operator(word)
        if token != "operator" and word != "not":
            self.waiting = 0
        if max(self.brackets, self.waiting, self.otherwise, self.tags) > NESTING:
            return f"nested too deeply; {NESTING} levels are the most"
        if self.tokens > TOKENS:
            return f"too much markup in one text; {TOKENS:,} words and signs are the most"
        return _bad_literal(token, word)

    def _name(self, word: str) -> None:
        if self.starting:
            self.starting = False
            self.setting = word == "set"
            self.tags += (word in _OPENING) - word.startswith("end")
        elif word == "else":
            self.otherwise += 1
        elif word == "not":
            self.waiting += 1

    def _operator(self, word: str) -> None:
        if word in "([{":
            self.brackets += 1
        elif word in ")]}":
            self.brackets -= 1
        elif word == "=" and not self.brackets:
            self.setting = False
        self.waiting = self.waiting + 1 if word in "+-" else 0


def _bad_literal(token: str, word: str) -> str:
    if token in ("integer", "float") and len(word) > 40:
        return "this number has too many digits"
    if token == "string" and "\\" in word:
        for escape in _ESCAPE.finditer(word[1:-1]):
            if escape["unknown"]:
                return f"unknown escape '{escape[0]}'; write '\\\\' for a backslash"
    return ""
