"""What `solo test` tells of continuity: contradictions with the way to each, and questions."""

from collections.abc import Mapping
from pathlib import Path

from solo import saves
from solo.adventure.files import find
from solo.adventure.model import Adventure
from solo.authoring.continuity.done import changed
from solo.authoring.continuity.questions import asked, exceptions, grouped, meant, settled
from solo.authoring.playtests.one_game import Prepared
from solo.authoring.playtests.report import Facts, Report, Way, keep
from solo.cli import options
from solo.cli.authors import ways
from solo.cli.games import scripts
from solo.errors import Problem
from solo.output import Output

CODE = "contradiction"
_KEPT = "contradiction-{number}"  # a script, numbered by how many games came to it


def facts(
    ready: Prepared, report: Report, sought: Mapping[Problem, Way], place: Path, *, force: bool
) -> dict[str, object]:
    """Return what games contradicted and left open; the shortest way to each is written down.

    Args:
        ready: The adventure.
        report: What the games came to.
        sought: What a search came to besides.
        place: The folder for the scripts.
        force: Whether other files there may be replaced.
    """
    shortest = dict(report.shortest)
    for problem, way in sought.items():
        if problem.code == CODE:
            keep(shortest, ready.told(problem), way)
    questions = settled(report.questions, report.shown, report.games)
    placed = exceptions(report.questions)
    often = sorted(shortest, key=lambda told: (-report.contradictions[told], told))
    return {
        "contradictions": {
            told: {
                "games": report.contradictions[told],
                "script": _written(shortest[told], number, ready, place, force=force),
            }
            for number, told in enumerate(often, 1)
        },
        "questions": dict(questions.most_common()),
        "things": sorted(ready.adventure.items),
        "endless_in": dict(report.endless_in.most_common()),
        "meant": sorted(meant(questions, {*ready.adventure.expect.meant}, placed)),
    }


def since_accepted(adventure: Adventure, path: Path) -> list[str]:
    """Return where a text does or shows something else than was accepted."""
    return [str(one) for one in changed(adventure, find(path))]


def _written(way: Way, number: int, ready: Prepared, place: Path, *, force: bool) -> str:
    """Write a way as a script; return its file."""
    text = ways.typed(way, ready.adventure, ready.system).text
    place.mkdir(parents=True, exist_ok=True)
    path = saves.named(place, _KEPT.format(number=number), scripts.ENDING)
    Output(path, "script", force).write(text.encode(), "script")
    return str(path)


def tell(found: Facts) -> None:
    """Tell it to people."""
    games = found["games"]
    if found["contradictions"]:
        options.say("\nContradictions")
    for told, one in found["contradictions"].items():
        often = f"{one['games']} of {games} games" if one["games"] else "found by the search"
        options.tell(f"{told} ({often})", "  ")
        options.say(f"    script {one['script']}")
    if found["changed"]:
        options.say("\nChanged since it was accepted")
    for told in found["changed"]:
        options.tell(told, "  ")
    left = {one: n for one, n in found["questions"].items() if one not in found["meant"]}
    if left:
        options.say("\nQuestions (answer them in the text, or by `expect: {meant: […]}`)")
    for subject, about in grouped(left, found["things"]).items():
        listed = ", ".join(f"{one} ({n})" for one, n in about.items())
        options.tell(f"{asked(subject)}: {subject.partition(' ')[0]} {listed}", "  ")
    if found["endless_in"]:
        options.say("\nWhere games did not end")
        options.tell(", ".join(f"{key} ({n})" for key, n in found["endless_in"].items()), "  ")
