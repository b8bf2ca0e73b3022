"""Words of other languages in Jinja, and what is hardly meant so, in words for authors."""

import re

from solo.prose.compiler import Remark

_BRANCH = re.compile(r"\{#.*?#\}|\{%[-+]?\s*+(if|for|elif|else|endif|endfor)\b", re.DOTALL)
_ELSE_IF = re.compile(r"\{%[-+]?\s*+(else\s++if|elseif|elsif)\b")
_COUNTED = re.compile(r"\s*+(\w++)\s*+(?:(?P<step>\+\+|--)|(?P<sign>[+-])=\s*+(?P<by>[^\s=][^=]*))")

_IF_FIRST = re.compile(r"\s*+if\b(?!.*\belse\b)")
_THEN = re.compile(r"\s*+if\b")
_STEPPED = re.compile(r"\s*+([+-])=\s*+[^=]*")
_LOUD = re.compile(r"[^'\"{]*?\b(AND|OR|NOT|IN|IS)\b")
_COUNTED_HERE = re.compile(r"\{\{-?\s*+(\w++)\s*+(\+\+|--)")


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


_SAID = {
    "always": "{word} alone is always the same; compare it too: … {name} == {word}",
    "alone": "{word} alone is always the same; compare something with it",
    "case": "this is never '{word}', as all its letters are changed; write '{name}'",
    "bare": "this is never '{word}', as blanks around it are taken away; write '{name}'",
    "twice": "both sides of this '{name}' are the same; mend one, or leave it out",
    "whole": "the 'if' chooses between all that stands before it and 0; to {word} only a part, "
    "put that in brackets: … (1 if … else 0)",
    "half": "where its 'if' is not so, this is nothing; say what then: … else 0",
    "alike": "this is the same whether its 'if' is so or not; mend one, or leave the 'if' out",
    "digits": "'{name}' gives a number, which is never '{word}'; compare it with a number",
    "truth": "this is shown as True or False; write what is told: {{% if … %}}…{{% endif %}}",
    "listed": "'{name}' has one list here, which is shown in brackets; leave the brackets out",
    "single": "'plural' gives '{name}' for 1 and 's' for all else; write plural('{name}', '…')",
    "same": "the texts of this '{name}' are all the same; change one, or write it alone",
}


def of_remark(remark: Remark) -> str:
    """Say what is odd in an expression by itself, whatever its names mean; or nothing."""
    return _SAID.get(remark.kind, "").format(name=remark.name, word=remark.word)
