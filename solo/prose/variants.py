"""Texts that change from visit to visit: `cycle('a', 'b')`, `sequence` and `shuffle`.

Which one stands there follows from how often the scene was entered, never from chance, so that a
game that is played back reads the same.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from solo.late import lazy_imports
from solo.prose.compiler import Compiler
from solo.prose.values import Evaluate, Run, Scope

if TYPE_CHECKING:
    from jinja2 import nodes

with lazy_imports():  # of what is hardly meant so only an author is told
    from solo.prose import remarks

VISITS = "visits"


def _cycle(visit: int, many: int, salt: str) -> int:
    return visit % many


def _sequence(visit: int, many: int, salt: str) -> int:
    return min(visit, many - 1)


def _shuffle(visit: int, many: int, salt: str) -> int:
    rounds, place = divmod(visit, many)
    return _order(salt, rounds, many)[place]


@lru_cache(maxsize=256)
def _order(salt: str, rounds: int, many: int) -> Sequence[int]:
    """Return the order of one round; no round begins with what the one before it ended with."""
    if many <= 2:
        return _sorted(salt, 0, many)
    order = _sorted(salt, rounds, many)
    if rounds and order[0] == _sorted(salt, rounds - 1, many)[-1]:
        order[:2] = order[1::-1]
    return order


def _sorted(salt: str, rounds: int, many: int) -> list[int]:
    def weight(one: int) -> bytes:
        return hashlib.sha256(f"{rounds} {one} {salt}".encode()).digest()

    return sorted(range(many), key=weight)


VARIANTS: Mapping[str, Callable[[int, int, str], int]] = {
    "cycle": _cycle,
    "sequence": _sequence,
    "shuffle": _shuffle,
}


def variant(compiler: Compiler, node: "nodes.Call", name: str) -> Evaluate:
    """Compile a call of `cycle`, `sequence` or `shuffle`; only the text of this visit is made."""
    if not node.args or node.kwargs:
        message = f"{name}() takes the texts to choose from, such as {name}('red', 'blue')"
        return compiler.refuse(node, "prose-forbidden", message)
    at = compiler.at(node)
    remarks.on_variants(compiler, node, name)
    compiler.load(VISITS, at[1])
    texts = [
        compiler.fork(compiler.compile(one), node, f"{name} {place}")
        for place, one in enumerate(node.args, 1)
    ]
    many, pick = len(texts), VARIANTS[name]
    salt = f"{at[0].source}{at[1]}"

    def chosen(scope: Scope, run: Run) -> object:
        try:
            visits = scope[VISITS]
        except KeyError:  # before the first scene
            visits = 1
        return texts[pick(max(0, visits - 1), many, salt)](scope, run)

    return chosen
