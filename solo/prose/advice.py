"""Jinja's error messages and what is hardly meant so, in words for authors."""

import re

from solo.prose.compiler import Remark

_ENDED = re.compile(r"looking for the following tags: (.*?)\. The innermost block .*? is '(\w+)'")
_CHARACTER = re.compile(r"(?i)unexpected char '(.)' at \d+")
_TAG_AS_VALUE = re.compile(r"\{\{-?\s*(if|elif|for|set)\b")
_UNKNOWN_TAG = re.compile(r"(?i)encountered unknown tag '(\w+)'")
_WORDS = {
    "&": "; write 'and'",
    "!": "; write 'not', or '!=' for what is unlike",
    "“": "; write straight quotes",
    "”": "; write straight quotes",
    "‘": "; write straight quotes",
    "’": "; write straight quotes",
    "?": "; write 'a if this else b'",
    "$": "; names have no '$'",
}
_TURNED = re.compile(r"=([<>])")
_BRANCH = re.compile(r"\{#.*?#\}|\{%[-+]?\s*+(if|for|elif|else|endif|endfor)\b", re.DOTALL)
_ELSE_IF = re.compile(r"\{%[-+]?\s*+(else\s++if|elseif|elsif)\b")
_COUNTED = re.compile(r"\s*+(\w++)\s*+(?:(?P<step>\+\+|--)|(?P<sign>[+-])=\s*+(?P<by>[^\s=][^=]*))")


_TAGS = ("if", "for", "set", "macro", "else", "elif")
_IS_VALUE = re.compile(r"\bis\s++(?:not\s++)?[\d\"'-]")
_IF_FIRST = re.compile(r"\s*+if\b(?!.*\belse\b)")
_THEN = re.compile(r"\s*+if\b")
_STEPPED = re.compile(r"\s*+([+-])=\s*+[^=]*")
_LOUD = re.compile(r"[^'\"{]*?\b(AND|OR|NOT|IN|IS)\b")
_APART = re.compile(r"\{\s+%[-+]?\s*\w+")
_COUNTED_HERE = re.compile(r"\{\{-?\s*+(\w++)\s*+(\+\+|--)")


_PLAINLY = {
    "expected name or number": "a name or a number is missing here; put a text in quotes",
    "unexpected 'end of template'": (
        "it ends too early: a name, a number or a text in quotes is missing behind this"
    ),
}


def of_other_languages(source: str) -> tuple[int, str] | None:
    """Return where a text has a word of another language that Jinja has its own for, and that."""
    if match := _ELSE_IF.search(source):
        return match.start(1), f"there is no '{' '.join(match[1].split())}'; write 'elif'"
    if (place := _behind_else(source)) is not None:
        return place
    if match := _COUNTED_HERE.search(source):
        name, sign = match[1][:40], match[2][0]
        cure = f"a text changes nothing; write set: {{{name}: {name} {sign} 1}} beside it"
        return match.start(1), f"'{name}{match[2]}' gives no value; {cure}"
    if match := _STEPPED.fullmatch(source):
        message = f"'{match[1]}=' has nothing before it; write the variable: clues {match[1]} 1"
        return match.start(1), message
    if (match := _THEN.match(source)) and " then " in source and "{" not in source:
        return match.end() - 2, "what holds stands before its 'if': … if lamp else …"
    if (match := _IF_FIRST.match(source)) and "{" not in source:
        return match.end() - 2, "a condition stands without 'if'; leave it out"
    if match := _LOUD.match(source):
        return match.start(1), f"'{match[1]}' is no word here; write '{match[1].lower()}'"
    if match := _COUNTED.fullmatch(source):
        sign, by = (match["step"] or match["sign"])[0], (match["by"] or "1").strip()
        return match.start(
            1
        ), f"'{source.strip()[:60]}' gives no value; write {match[1]} {sign} {by}"
    return None


def _behind_else(source: str) -> tuple[int, str] | None:
    """Return where a branch stands behind the `else` of its own `if`, and what to do."""
    if source.count("else") + source.count("elif") < 2:
        return None
    open_: list[bool] = []  # of each `if` or `for` that is open, whether its `else` was there
    for match in _BRANCH.finditer(source):
        word = match[1]
        if word in ("if", "for"):
            open_.append(False)
        elif word is None or not open_:
            continue
        elif word in ("endif", "endfor"):
            open_.pop()
        elif open_[-1]:
            cure = "put it before" if word == "elif" else "leave one of them out"
            return match.start(1), f"'{word}' stands behind the 'else' of its 'if'; {cure}"
        elif word == "else":
            open_[-1] = True
    return None


def plainly(message: str, source: str) -> str:
    """Return what is wrong with the syntax of a text, and the cure where one is likely."""
    if match := _ENDED.search(message):
        return f"the text ends inside '{match[2]}'; close it with '{{% end{match[2]} %}}'"
    if match := _CHARACTER.search(message):
        return f"unexpected '{match[1]}'{_WORDS.get(match[1], '')}"
    if match := _UNKNOWN_TAG.search(message):
        return _of_tag(match[1], source)
    if "expected token ':', got '}'" in message and source.lstrip().startswith("{{"):
        return "a condition stands without braces; leave out '{{' and '}}'"
    if "'end of print statement'" in message:
        return _of_print(message, source)
    if message == "unexpected '}'" or message.endswith("got '}'"):
        return f"{message}; '{{{{' is closed by '}}}}', and '{{%' by '%}}'"
    if message.endswith("got '='"):
        turned = _TURNED.search(source)
        if turned:
            return f"there is no '{turned[0]}'; write '{turned[1]}='"
        return "'=' compares nothing; write '=='"
    if "got '|'" in message:
        return f"{message}; write 'or'"
    if message.startswith("expected token 'name', got ") and _IS_VALUE.search(source):
        return "'is' compares nothing with a value; write '=='"
    return _PLAINLY.get(message, message)


def _of_tag(tag: str, source: str) -> str:
    """Return what is wrong with a tag that is not known where it stands."""
    if tag.removeprefix("end") not in _TAGS:
        return f"unknown tag '{tag}'; there are if, for, set, macro and their ends"
    cure = "; write '{%' without a space" if _APART.search(source) else ""
    return f"'{tag}' stands here without its beginning{cure}"


def _of_print(message: str, source: str) -> str:
    """Return what is wrong with what stands between `{{` and `}}`."""
    if message.startswith("unexpected end of template"):
        return "'{{' is closed nowhere; write '}}' behind the name"
    if message.endswith("got ';'"):
        return "unexpected ';'; leave it out"
    if match := _TAG_AS_VALUE.search(source):
        return f"'{match[1]}' is a tag: write {{% {match[1]} … %}}"
    return f"{message}; write an operator between two values, and '}}}}' at the end"


def of_remark(remark: Remark) -> str:
    """Say what is odd in an expression by itself, whatever its names mean; or nothing."""
    name, word = remark.name, remark.word
    match remark.kind:
        case "always":
            return f"{word} alone is always the same; compare it too: … {name} == {word}"
        case "alone":
            return f"{word} alone is always the same; compare something with it"
        case "case":
            return f"this is never '{word}', as all its letters are changed; write '{name}'"
        case "twice":
            return f"both sides of this '{name}' are the same; mend one, or leave it out"
        case "whole":
            return (
                f"the 'if' chooses between all that stands before it and 0; to {word} only a part, "
                "put that in brackets: … (1 if … else 0)"
            )
        case "half":
            return "where its 'if' is not so, this is nothing; say what then: … else 0"
    return ""
