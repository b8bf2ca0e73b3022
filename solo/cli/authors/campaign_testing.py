"""`solo test` of a campaign: whole campaigns by bots, and what came of them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import click

from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.authoring.playtests.campaigns import CampaignReport, Players, Told
from solo.authoring.playtests.report import Share
from solo.campaigns.written import Campaign
from solo.cli import options
from solo.cli.authors import accepting
from solo.cli.authors.accepting import Accepting
from solo.cli.codes import FINE, PROBLEMS
from solo.cli.games import campaign as campaigns

MOST_WAYS = 12  # courses of endings that are listed
MOST_VALUES = 5  # of a fact
_SINGLE = {"cluster": "cluster", "searched": "search", "replays": "replays", "out": "out",
           "page": "html", "odds": "odds"}  # fmt: skip


def test(folder: Path, seed: str, said: options.Said, told: Told | None) -> int:
    """Play whole campaigns by bots and tell what came of them; return the exit code.

    Raises:
        click.UsageError: An option is for one adventure.
    """
    for option, name in _SINGLE.items():
        if said[option]:
            raise click.UsageError(
                f"--{name} is for one adventure; give its folder within the campaign"
            )
    campaign = campaigns.read(folder)
    adventures = [load(part.path) for part in campaign.parts]
    report = Players(campaign, adventures, seed).play(said["games"], told)
    accepted = _accepted(campaign, adventures, report) if said["accept"] else ()
    if said["as_json"]:
        more = {"accepted": [one.record for one in accepted]} if said["accept"] else {}
        options.show_json({"seed": seed, **_record(report), **more})
    elif said["accept"]:
        for one in accepted:
            accepting.tell(one)
    else:
        _tell(report, seed)
    return FINE if report.clean or said["accept"] else PROBLEMS


def _accepted(
    campaign: Campaign, adventures: Iterable[Adventure], report: CampaignReport
) -> Sequence[Accepting]:
    """Accept what the games told of what is declared; an adventure may be several parts."""
    untrue: dict[Path, set[tuple[str, str, str]]] = {}
    loaded: dict[Path, Adventure] = {}
    for part, adventure in zip(campaign.parts, adventures, strict=True):
        loaded[part.path] = adventure
        played = report.parts.get(part.id)
        untrue.setdefault(part.path, set()).update(played.untrue if played is not None else ())
    return [accepting.accept(path, loaded[path], found) for path, found in untrue.items()]


def _record(report: CampaignReport) -> dict[str, object]:
    return {
        "games": report.games,
        "over": dict(report.over),
        "heirs": {str(count): games for count, games in sorted(report.heirs.items())},
        "parts": {
            name: {
                "games": one.games,
                "turns": one.turns,
                "endings": {key: share._asdict() for key, share in one.shares(()).items()},
                "unended": one.unended,
                "faults": list(one.faults),
                "stuck": list(one.stuck),
                "contradictions": dict(one.contradictions),
            }
            for name, one in report.parts.items()
        },
        "ways": [
            {"endings": list(way), "games": count} for way, count in report.ways.most_common()
        ],
        "facts": {name: dict(values) for name, values in report.facts.items()},
        "faults": list(report.faults),
    }


def _tell(report: CampaignReport, seed: str) -> None:
    options.say(f"{report.games} campaigns with seed {seed}.")
    for name, one in report.parts.items():
        options.say(f"\n{name} ({one.games} games, {one.average:.1f} turns on average)")
        for ending, share in one.shares(()).items():
            options.say(f"  {_percent(share)}  {ending}")
        for title, found in (("mistakes met", one.faults), ("players stuck", one.stuck),
                             ("contradictions", one.contradictions)):  # fmt: skip
            if found:
                options.say(f"  {title}")
            for what in found:
                options.tell(what, "    ")
        if one.unended:
            options.say(f"  {one.unended} games still going on")
    options.say("\nHow they went, ending by ending")
    for way, count in report.ways.most_common(MOST_WAYS):
        options.say(f"  {_percent(report.share(count))}  {' > '.join(way)}")
    if len(report.ways) > MOST_WAYS:
        options.say(f"  … and {len(report.ways) - MOST_WAYS} more; --json lists all")
    _tell_heirs(report.heirs, report)
    if report.facts:
        options.say("\nWhat holds at the end")
    for name, values in report.facts.items():
        options.tell(f"{name}: {_values(values, report)}", "  ")
    for what in report.faults:
        options.tell(f"mistake met: {what}", "  ")


def _tell_heirs(heirs: Mapping[int, int], report: CampaignReport) -> None:
    needed = sum(games for count, games in heirs.items() if count)
    if needed:
        share = _percent(report.share(needed)).strip()
        options.say(f"\nAnother hero went on, after a death or as one made way, in {share}.")


def _values(values: Counter[str], report: CampaignReport) -> str:
    most = values.most_common(MOST_VALUES)
    listed = [f"{value or '(nothing)'} {100 * count / report.games:.1f}%" for value, count in most]
    return ", ".join(listed) + (" …" if len(values) > MOST_VALUES else "")


def _percent(share: Share) -> str:
    return f"{100 * share.share:5.1f}% ({100 * share.low:.1f}-{100 * share.high:.1f}%)"
