"""Prose and conditions grown at random from a grammar: each gives a value or a `ProseError`."""

import random
from pathlib import Path

from solo.errors import Mark
from solo.prose import Language, ProseError
from tests.hostile.family import Family

SCOPE = {
    "hero": {"name": "Ada", "skills": ("climb", "locks"), "wounds": ()},
    "n": 3,
    "big": 10**12,
    "half": 0.5,
    "word": "ash" * 20,
    "long": "ab " * 30_000,
    "deep": (((((1, 2), 3), "x"), ()), "y"),
    "wide": tuple(range(2_000)),
    "words": ("some", "words", "of", "a", "list", "that", "is", "sorted"),
    "visited": {"quay": 1, "mill": 2},
    "flag": True,
    "nothing": None,
}
_NAMES = (*SCOPE, "missing", "loop")
_LITERALS = ("0", "1", "-1", "2", "7", "999999999999", "0.1", "1e300", "'x'", "''", "'ä b'", "[]",
             "()", "{}", "true", "none", "'y' * 9999", "range(0, 90000, 7)", "[[]]",
             "'%s'", "'\\u202e'")  # fmt: skip
_SIGNS = ("+", "-", "*", "/", "//", "%", "**", "~", "==", "!=", "<", "<=", ">", ">=", "in",
          "not in", "and", "or")  # fmt: skip
_FILTERS = ("upper", "lower", "title", "capitalize", "trim", "length", "count", "join",
            "join(', ')", "default('z')", "first", "last", "int", "int(default=[])", "round",
            "round(12, 'ceil')", "abs", "replace('a', 'bb')", "replace('', long)", "list", "sort",
            "sort(reverse=true)", "plural", "plural('a', 'b')", "number", "sum", "min", "max",
            "attr('x')", "trim('xyz')")  # fmt: skip
_TESTS = ("defined", "undefined", "none", "number", "string", "even", "odd", "in(wide)",
          "divisibleby(0)", "divisibleby(half)")  # fmt: skip


def expression(chance: random.Random, depth: int) -> str:
    """Return an expression of about that depth."""
    if depth <= 0 or chance.random() < 0.15:
        return chance.choice((*_NAMES, *_LITERALS))
    one = expression(chance, depth - 1)
    match chance.randrange(12):
        case 0 | 1 | 2 | 3:
            return f"({one} {chance.choice(_SIGNS)} {expression(chance, depth - 1)})"
        case 4 | 5 | 6:
            return f"({one})|{chance.choice(_FILTERS)}"
        case 7:
            return f"({one}) is {chance.choice(('', 'not '))}{chance.choice(_TESTS)}"
        case 8:
            return f"({one})[{expression(chance, depth - 2)}]"
        case 9:
            return f"[{one}, {expression(chance, depth - 2)}]"
        case 10:
            other = expression(chance, depth - 2)
            return f"({one} if {expression(chance, depth - 2)} else {other})"
        case _:
            return f"{{{expression(chance, depth - 2)}: {one}}}"


def statement(chance: random.Random, depth: int) -> str:
    """Return prose with statements in it."""
    inner = statement(chance, depth - 1) if depth > 0 else "x"
    one = expression(chance, 2)
    match chance.randrange(8):
        case 0 | 1:
            return f"{{% for a in {one} %}}{inner}{{{{ a }}}}{{% endfor %}}"
        case 2:
            return f"{{% set s = {one} %}}{{% for a in wide %}}{inner}{{{{ s }}}}{{% endfor %}}"
        case 3:
            return f"{{% if {one} %}}{inner}{{% else %}}{inner}{{% endif %}}"
        case 4:
            return f"{{% macro m(a, b=n) %}}{inner}{{{{ m(a) }}}}{{% endmacro %}}{{{{ m({one}) }}}}"
        case 5:
            return f"{{% set s %}}{inner}{{% endset %}}{{{{ s ~ s ~ s }}}}"
        case 6:
            return "".join(
                "{% set s = " + expression(chance, 2).replace("word", "s") + " %}"
                for _ in range(chance.randrange(1, 30))
            ) + "{{ s }}"  # fmt: skip
        case _:
            return f"{{{{ {expression(chance, depth + 2)} }}}}{inner}"


def _expression(chance: random.Random) -> str:
    return expression(chance, chance.randrange(2, 7))


def _prose(chance: random.Random) -> str:
    return statement(chance, chance.randrange(1, 5))


def _worked_out(source: str, folder: Path) -> str:
    try:
        Language().expression(source, Mark("a.yaml", 1, 1)).value(SCOPE)
    except ProseError as error:
        return "" if error.problem.mark.line else "no line"
    return ""


def _rendered(source: str, folder: Path) -> str:
    try:
        text = Language().prose(source, Mark("a.yaml", 1, 1)).render(SCOPE)
    except ProseError as error:
        return "" if error.problem.mark.line else "no line"
    return "" if all(sign.isprintable() or sign in "\n\t" for sign in text) else "a control sign"


FAMILIES = (
    Family(
        name="conditions",
        about="A condition comes to a value or to a fault with its place.",
        make=_expression,
        hold=_worked_out,
        share=30,
    ),
    Family(
        name="prose",
        about="Prose comes to clean text or to a fault with its place.",
        make=_prose,
        hold=_rendered,
        share=30,
    ),
)
