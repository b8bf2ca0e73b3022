"""What stands open while a passage of Twee is read, and the ways that are taken at once."""

import re
from dataclasses import field

from solo.dataclass import dataclass

_EMPTY = re.compile(  # of a link under a condition
    r"\{% if [^%{}]*%\}\s*(?:\{% (?:elif [^%{}]*|else) %\}\s*)*\{% endif %\}"
)
_ONE_TEXT = re.compile(r"\s*(?:\"([^\"]*)\"|'([^']*)')\s*(?:,|$)")


@dataclass(slots=True)
class Block:
    """An open condition: the tests before it that failed, and its own."""

    tests: list[str]
    hook: bool
    link: bool = False  # whether it is no condition, but the body of a link
    plain: bool = False  # or a bracket that is mere text


@dataclass(slots=True)
class Behind:
    """A link whose body is being read: what happens when it is taken."""

    label: str  # how it reads
    target: str  # where it leads; nothing where it stays
    when: str  # when it is there
    begun: int  # how many words of the passage stand before its body
    depth: int  # how many conditions are open around it
    repeats: bool = False  # whether it stays there when it was taken
    sets: dict[str, str] = field(default_factory=dict)  # what it sets
    # where it leads at once, each with its test; nothing always holds
    ways: list[tuple[str, str]] = field(default_factory=list)


def texts(terms: str) -> list[str]:
    """Return the texts that terms consist of; nothing if anything else stands there."""
    found, at = [], 0
    while match := _ONE_TEXT.match(terms, at):
        found.append(match[1] or match[2] or "")
        at = match.end()
    return found if at == len(terms) else []


def ordered(ways: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return ways with the whole test of each: the first that holds is taken."""
    found: list[tuple[str, str]] = []
    for place, (test, target) in enumerate(ways):
        found.append((both(none_of(ways[:place]), test), target))
        if not test:
            break
    return found


def none_of(ways: list[tuple[str, str]]) -> str:
    """Return the test that none of some ways is open."""
    return " and ".join(f"not ({test})" for test, _ in ways)


def both(one: str, other: str) -> str:
    """Return the test that two tests hold, either of which may be nothing."""
    return " and ".join(filter(None, (one, other)))


def tidy(words: list[str]) -> str:
    """Return words as one text, without conditions that hold nothing and empty lines."""
    return re.sub(r"\n{3,}", "\n\n", _EMPTY.sub("", "".join(words))).strip()


def tests_of(block: Block) -> list[str]:
    """Return what holds in the branch of a condition that is open."""
    if block.link or block.plain:
        return []
    *before, own = block.tests
    failed = [f"not ({test})" for test in before]
    return [*failed, own] if own else failed
