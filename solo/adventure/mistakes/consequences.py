"""Problems that only follow from others: they are left out, as their cause is reported."""

from collections.abc import Callable, Iterable, Mapping

from solo.errors import Mark, Problem

_UNREAD = frozenset({"include-missing", "include-outside", "include-many", "file-missing"})
_FOLLOWS: Mapping[str, frozenset[str]] = {
    "scenes-missing": _UNREAD,
    "macro-unknown": _UNREAD,
    "scene-unreachable": frozenset({"scene-unknown", "pool-unknown"}),
}
"""By code: the codes of what may have caused it, wherever that stands."""
_REFUSED = frozenset({"yaml-alias", "yaml-tag"})


def causes(problems: Iterable[Problem]) -> list[Problem]:
    """Return the problems without those that come of another one."""
    every = list(problems)
    codes = {problem.code for problem in every}
    followers: list[Callable[[Problem], bool]] = [
        lambda problem: bool(codes & _FOLLOWS.get(problem.code, frozenset())),
        _from_refused({problem.mark for problem in every if problem.code in _REFUSED}),
    ]
    if any(problem.code == "prose-syntax" and _in_macros(problem) for problem in every):
        followers.append(lambda problem: problem.code == "macro-unknown")
    return [problem for problem in every if not any(follows(problem) for follows in followers)]


def _from_refused(places: set[Mark]) -> Callable[[Problem], bool]:
    """Return whether a problem is only that nothing stands where something was refused."""
    return lambda problem: problem.mark in places and problem.code not in _REFUSED


def _in_macros(problem: Problem) -> bool:
    """Whether a problem is in the file of macros, the only file that is no YAML."""
    return not problem.mark.file.endswith((".yaml", ".yml"))
