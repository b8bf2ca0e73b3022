"""Outcome keys beside what a check can come to, said word for word."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from solo.adventure.branch import Authored, Branch, Outcomes
from solo.adventure.mistakes.counts import unanswered
from solo.adventure.outcome_keys import parse_counts
from solo.errors import Mark
from solo.prose import Expression, Language

HERE = Mark("a.yaml", 1, 1)
BODY = Branch(HERE)
BROAD = ("success", "failure", "else")


@dataclass(frozen=True)
class Check:
    """A check that says all that one may say of what comes of it."""

    most: int = 2
    signs: Mapping[str, str] = field(default_factory=dict)
    own_labels: tuple[str, ...] = ()
    rare: tuple[str, ...] = ()
    opened_by: Mapping[str, str] = field(default_factory=dict)
    on_top: tuple[str, ...] | None = None
    who: str = "lead"
    hero: str = ""

    def __post_init__(self) -> None:
        if self.most > 5:
            raise ValueError("most: at most 5")


class Rules:
    """Rules by which a check has as many successes as it says at most, and one failure."""

    labels_of: Mapping[str, Collection[str]] = {"roll": ("won", "lost")}

    def __init__(self, known: bool = True) -> None:
        self._known = known

    def counts(self, value: Check) -> frozenset[str] | None:
        if not self._known:
            return None
        return frozenset(("1f", *(f"{n}s" for n in range(1, value.most + 1))))


def told(
    keys: str,
    *,
    kind: str = "roll",
    also: str = "",
    most: int | str = 2,
    misread: bool = False,
    known: bool = True,
    **more: Any,
) -> list[str]:
    """Return what is said of the keys of a check; a text for `most` is an expression."""
    labels: dict[str, Branch] = {}
    counts: dict[str, Branch] = {}
    broad: dict[str, Branch] = {}
    for key in keys.split():
        if key in BROAD:
            broad[key] = BODY
        elif (found := parse_counts(key)) is not None:
            counts.update(dict.fromkeys(found.each, BODY))
        else:
            labels[key.lower()] = BODY
    fields: dict[str, Expression] = {}
    if isinstance(most, str):
        fields["most"] = Language().expression(most, HERE)
        most = 0
    written = tuple((key, Mark("a.yaml", 2, at)) for at, key in enumerate(keys.split(), 1))
    outcomes = Outcomes(
        HERE,
        written,
        labels,
        counts,
        *map(broad.get, BROAD),
        also=dict.fromkeys(also.split(), BODY),
    )
    check = Authored(kind, HERE, Check(most, **more), fields)
    rules: Any = Rules(known)
    found = unanswered(rules, check, outcomes, misread)
    return [f"{one.mark.line}:{one.mark.column} {one.message} [{one.code}]" for one in found]


UNMET = "1:1 nothing answers {}; add a key for it, or 'else' [count-unmet]"
NAMED = "1:1 nothing answers {}; add a key for it ('{}'), or 'else' [count-unmet]"
NEVER = "'{}' can't happen here: {} can"
IDLE = "2:{} '{}' is never told: the counts beside it answer all that can happen, {}; remove it, or"


@pytest.mark.parametrize(
    ("keys", "more", "found"),
    [
        ("1f 1s 2s", {}, []),
        ("else", {}, []),
        ("1f 1s-2s", {}, []),
        ("success failure", {}, []),
        ("1f", {}, [UNMET.format("1s-2s")]),
        ("success", {}, [UNMET.format("1f")]),
        ("2s", {}, [UNMET.format("1f, 1s")]),
        ("2s", {"misread": True}, []),
        ("2s", {"known": False}, []),
        ("1f 2s", {"most": 3}, [UNMET.format("1s, 3s")]),
        ("1f 1s-3s", {}, [f"2:2 {NEVER.format('1s-3s', '1s-2s and 1f')}; end the range there, or "
                          "write '1s+' [count-impossible]"]),
        ("1f 1s+", {}, []),
        ("else 3s", {}, [f"2:2 {NEVER.format('3s', '1s-2s and 1f')} [count-impossible]"]),
        ("else 3s+", {}, [f"2:2 {NEVER.format('3s+', '1s-2s and 1f')} [count-impossible]"]),
        ("else 2f", {"most": 0}, [f"2:2 {NEVER.format('2f', '1f')} [count-impossible]"]),
        ("else 4s", {"most": "gold"}, []),  # nobody knows how many
        ("else 4s", {"most": "2 if gold else 5"}, []),
        ("else 4s", {"most": "( 2  if gold else 3 )"},
         [f"2:2 {NEVER.format('4s', '1s-3s and 1f')} [count-impossible]"]),
        ("1s 1f", {"most": "1 if gold else 2"}, [UNMET.format("2s")]),
        ("1s 1f", {"most": "9 if gold else 1"}, []),  # what can't be stays as it is
        ("1f 1s-2s success", {}, [IDLE.format(3, "success", "1s-2s") + " a count [key-idle]"]),
        ("1f 1s failure success", {}, [IDLE.format(3, "failure", "1f") + " a count [key-idle]"]),
    ],
)  # fmt: skip
def test_counts_that_nothing_answers_and_that_never_come(
    keys: str, more: dict[str, Any], found: list[str]
) -> None:
    assert told(keys, **more) == found


@pytest.mark.parametrize(
    ("keys", "more", "found"),
    [
        ("won else", {}, []),
        ("awesome else", {},
         ["2:1 'awesome' never comes of this 'roll'; it has won, lost [label-unknown]"]),
        ("wonn else", {},
         ["2:1 'wonn' never comes of this 'roll'; did you mean 'won'? [label-unknown]"]),
        ("Awesome else", {"kind": "other"}, []),
        ("aborted else", {}, []),
        ("up else", {"signs": {"up": "s", "down": "f"}}, []),
        ("won else", {"signs": {"up": "s", "down": "f"}},
         ["2:1 'won' can't come of this check; it has up, down [label-unknown]"]),
        ("upp else", {"own_labels": ("up", "down")},
         ["2:1 'upp' can't come of this check; did you mean 'up'? [label-unknown]"]),
        ("failed else", {"own_labels": ("up", "passe")},
         ["2:1 'failed' can't come of this check; write 'failure' [label-unknown]"]),
        ("aborted seldom else", {"own_labels": ("up",), "rare": ("seldom",)}, []),
        ("up down", {"signs": {"up": "s", "down": "f"}}, []),
        ("up", {"signs": {"up": "s", "down": "f"}}, [NAMED.format("1f", "down")]),
        ("up", {"signs": {"up": "sf", "down": "f"}}, [NAMED.format("1f", "down")]),
        ("down", {"signs": {"up": "sf", "down": "f"}}, [NAMED.format("1f, 1s-2s", "up")]),
        ("won else", {"own_labels": ("won",), "opened_by": {"won": "add a gate"}},
         ["2:1 'won' never comes of this 'roll'; for that, add a gate [label-unknown]"]),
        ("won else", {"own_labels": ("up",), "opened_by": {"won": "add a gate"}},
         ["2:1 'won' can't come of this check; for that, add a gate [label-unknown]"]),
    ],
)  # fmt: skip
def test_labels_that_never_come(keys: str, more: dict[str, Any], found: list[str]) -> None:
    assert told(keys, **more) == found


TOP = "1:1 '{}' never comes on top of this check; {} [label-unknown]"


@pytest.mark.parametrize(
    ("also", "more", "found"),
    [
        ("doubles", {}, []),
        ("doubles", {"on_top": ("doubles",)}, []),
        ("doubles", {"on_top": ()}, [TOP.format("doubles", "on top come no triggers at all")]),
        ("dubles", {"on_top": ("doubles",)}, [TOP.format("dubles", "did you mean 'doubles'?")]),
        ("zzz", {"on_top": ("doubles", r"kicker\-\d", "lost-.*")},
         [TOP.format("zzz", "on top come doubles, kicker-N, lost-…")]),
        ("kicker-3 lost-ada", {"on_top": ("doubles", r"kicker\-\d", "lost-.*")}, []),
        ("zzz", {"on_top": ("doubles",), "who": "any"}, []),
        ("zzz", {"on_top": ("doubles",), "hero": "ada"}, []),
    ],
)  # fmt: skip
def test_triggers_that_never_come(also: str, more: dict[str, Any], found: list[str]) -> None:
    assert told("else", also=also, **more) == found
