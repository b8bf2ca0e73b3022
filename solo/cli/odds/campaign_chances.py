"""`solo odds CAMPAIGN`: how likely each part of a campaign ends how, by play."""

import functools
from pathlib import Path

import click

from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.authoring.exact.chapters import Steady
from solo.authoring.exact.sampled import Asked, Estimate, Played
from solo.authoring.playtests.bots import POLICIES
from solo.campaigns.written import Campaign
from solo.cli import options
from solo.cli.games import campaign as campaigns
from solo.cli.odds import estimates
from solo.cli.odds.estimates import Row

SECONDS = 10.0
START = 0.3  # seconds that are left for what is begun and told
CAMPAIGN = "the campaign"
_SINGLE = ("walkthrough", "ending", "by", "scene", "exact", "states", "hero")


def show(folder: Path, said: options.Said) -> int:
    """Tell how likely each part ends how, and what becomes of the heroes.

    Raises:
        SoloError: The campaign, or an adventure of it, has mistakes.
        click.UsageError: An option is for one adventure.
    """
    for option in _SINGLE:
        if said[option]:
            shown = "at" if option == "scene" else option
            raise click.UsageError(f"--{shown} is for one adventure; give its folder")
    if said["policy"] not in POLICIES:
        raise click.UsageError(f"--policy {said['policy']} is for one adventure; give its folder")
    asked = Asked(str(folder), said["policy"], seed=said["seed"])
    parts, _ = _campaign(asked.path)  # here, so that those who are forked have it too
    found = _played(asked, said)
    rows = _rows(found, parts)
    if said["as_json"]:
        told = estimates.record(rows, found.games, said["policy"])
        options.show_json({"campaign": folder.name, **told})
        return 0
    how = f"{POLICIES[said['policy']]}; rolls fall outright, with the default answers."
    options.tell(f"{folder.name}. {how} The chances of a part are of those games that come to it.")
    options.say("")
    for line in estimates.lines(rows, plain=said["plain"]):
        options.say(line)
    options.say("")
    options.tell(estimates.verdict(found.games, exact=False))
    if said["page"] is not None:
        title = f"The chances of {folder.name}"
        estimates.write_page(said["page"], title, how, rows, force=said["force"])
    return 0


def _played(asked: Asked, said: options.Said) -> Estimate:
    seconds = SECONDS if said["seconds"] is None else said["seconds"]
    left, games = max(0.0, seconds - START), said["sample"] or 0
    found = estimates.played(asked, said, left, games=games, by=play)
    if not (games or estimates.is_quiet(said)):
        click.echo("\r\x1b[K", err=True, nl=False)
    return found


def play(asked: Asked, numbers: range) -> list[Played]:
    """Play the campaigns of these numbers, on this process or another."""
    players = _players(asked)
    return [players.one(number) for number in numbers]


@functools.lru_cache(maxsize=2)
def _players(asked: Asked) -> Steady:
    return Steady(*_campaign(asked.path), asked.seed, asked.policy)


@functools.lru_cache(maxsize=2)
def _campaign(path: str) -> tuple[Campaign, tuple[Adventure, ...]]:
    found = campaigns.read(Path(path))
    return found, tuple(load(part.path, cache=True) for part in found.parts)


def _rows(found: Estimate, campaign: Campaign) -> list[Row]:
    """Return the endings of each part, in the order of the campaign, and how campaigns ended."""
    played = [part.id for part in campaign.parts if part.id in found.parts]
    rows = [row for part in played for row in estimates.endings(found.parts[part], part)]
    return [*rows, *estimates.endings(found, CAMPAIGN)]
