"""`solo odds ADVENTURE --policy best --ending X`: what any way of playing makes of an ending."""

from pathlib import Path

import click

from solo.adventure.model import Adventure
from solo.adventure.playing import rules_of
from solo.authoring.exact.chances import Limits
from solo.authoring.exact.deciding import extreme
from solo.authoring.exact.sampled import Asked, Estimate, interval
from solo.authoring.exact.still_read import ending_scenes
from solo.authoring.exact.wanting import Play, wanting
from solo.cli import options
from solo.cli.odds import estimates
from solo.errors import SoloError, did_you_mean

BEST, WORST = "best", "worst"
NAMES = (BEST, WORST)
FOLLOWED = 0.3  # how much of the time states are followed, before ways are tried
SECONDS = 10.0
NARROW = 0.01  # between two bounds that need no trial


def show(adventure: Adventure, path: Path, said: options.Said) -> int:
    """Tell the chance of an ending where its player does the best for it, or the worst.

    Raises:
        SoloError: There is no such ending or hero.
        click.UsageError: Options don't go together.
    """
    for option in ("walkthrough", "by"):
        if said[option]:
            raise click.UsageError(f"--policy {said['policy']} does not go with --{option}")
    ending, best = _ending(adventure, said["ending"]), said["policy"] == BEST
    with options.refusals_told():
        low, high, states, games = _bounds(adventure, path, said, ending, best=best)
    sure = high - low <= NARROW / 100
    if said["as_json"]:
        kind = "exact" if sure else "bounds"
        options.show_json(
            {"adventure": adventure.id, "kind": kind, "policy": said["policy"], "ending": ending,
             "low": low, "high": high, "states": states, "games": games}
        )  # fmt: skip
        return 0
    options.tell(f"{adventure.id}. {_whose(ending, best=best)}; rolls fall outright, with the "
                 "default answers.")  # fmt: skip
    options.say("")
    bounds = f"{100 * low:.1f}%" if sure else f"{100 * low:.1f}% to {100 * high:.1f}%"
    options.say(f"  {ending}  {bounds}")
    options.say("")
    for line in _verdict(games, states, sure=sure, best=best):
        options.tell(line)
    return 0


def _bounds(
    adventure: Adventure, path: Path, said: options.Said, ending: str, *, best: bool
) -> tuple[float, float, int, int]:
    """Return the least and the most that the chance can be, and the states and games behind it.

    What states leave open is narrowed by games in which the ending is wanted, or shunned.
    """
    seconds = SECONDS if said["seconds"] is None else said["seconds"]
    only = said["exact"] or said["states"] is not None
    low, high, states = extreme(
        adventure, rules_of(adventure), ending, best=best, hero=said["hero"] or "",
        limits=Limits(said["states"] or 0, seconds * (1.0 if only else FOLLOWED)),
    )  # fmt: skip
    if only or high - low <= NARROW:
        return low, high, states, 0
    asked = Asked(str(path), hero=said["hero"] or "", seed=said["seed"])
    trying = _trying(adventure, said, seconds * (1 - FOLLOWED))
    found = wanting(asked, ending, best=best, play=trying)
    least, most = interval(found.met, found.games)
    low, high = (max(low, least), high) if best else (low, min(high, most))
    return low, high, states, found.games


def _trying(adventure: Adventure, said: options.Said, seconds: float) -> Play:
    """Return what plays a part of the games of trials, or for a part of the time."""
    placed = adventure if said["scene"] else None  # no file has it as it is played

    def play(asked: Asked, part: float) -> Estimate:
        games = max(1, round(said["sample"] * part)) if said["sample"] else 0
        return estimates.played(asked, said, seconds * part, games=games, adventure=placed)

    return play


def _ending(adventure: Adventure, wanted: str | None) -> str:
    names = [scene.id for scene in ending_scenes(adventure)]
    if wanted is None:
        raise click.UsageError(f"which ending? --ending ID, one of: {', '.join(names)}")
    if wanted not in names:
        raise SoloError(f"no ending '{wanted[:60]}'{did_you_mean(wanted, names)}")
    return wanted


def _whose(ending: str, *, best: bool) -> str:
    does = "come to" if best else "keep from"
    return f"Of a scene's open choices those are taken that {does} '{ending}' best"


def _verdict(games: int, states: int, *, sure: bool, best: bool) -> list[str]:
    if sure:
        return [f"Exact: every choice was looked at, through {states:,} states."]
    surely = "No way of playing does better than the upper" if best else (
        "No way of playing goes below the lower"
    )  # fmt: skip
    told = [
        f"{surely} number: {states:,} states were followed, and what was not may "
        f"{'come to the ending wherever it lies ahead' if best else 'keep from it'}."
    ]
    if games:
        number = "lower" if best else "upper"
        told.append(
            f"The {number} number is what a way that was found by trial comes to: of 100 such "
            f"numbers 99 hold (an estimate by {games:,} games). --seconds N looks longer."
        )
    return told
