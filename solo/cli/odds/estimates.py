"""`solo odds ADVENTURE` where games can't all be followed: estimates, and chances side by side."""

import html
import sys
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from math import ceil, floor, hypot
from pathlib import Path
from typing import Self

import click

from solo.adventure.model import Adventure
from solo.adventure.playing import rules_of
from solo.authoring.exact.luck import Fair
from solo.authoring.exact.onward import Onward
from solo.authoring.exact.sampled import (
    CONFIDENCE,
    WON,
    Asked,
    Estimate,
    Play,
    estimate,
    interval,
    play,
)
from solo.authoring.exact.still_read import ending_scenes
from solo.authoring.exact.timed import Playing
from solo.cli import options
from solo.errors import SoloError, did_you_mean
from solo.namedtuple import NamedTuple
from solo.output import Output

LONGEST_BAR = 40
LONGEST_NAME = 32  # in the column of names; a mistake's message is longer
WORTH = 100  # times what was cut off has to be known, so that it is worth more than it costs


class Row(NamedTuple):
    """A chance with the bounds between which it lies, in a group of such."""

    group: str
    name: str
    share: float
    low: float
    high: float
    cost: float | None = None  # of a check: how many of all games it costs
    of: int | None = None  # of how many games or fights it is the share

    @property
    def heading(self) -> str:
        """What stands above its group."""
        if self.cost is None:
            return self.group
        games = f"{100 * abs(self.cost):.1f} of 100 games"
        costs = f" costs {games}" if self.cost >= 0 else f": to fail brings {games}"
        return self.group + costs


class Sampler:
    """Plays the games of an estimate.

    Args:
        adventure: The adventure.
        asked: What is played.
        said: The options of the command.
        placed: Whether the adventure is in no file as it is played.
    """

    def __init__(
        self, adventure: Adventure, asked: Asked, said: options.Said, *, placed: bool
    ) -> None:
        self._adventure = adventure if placed else None
        self.asked = asked
        self._said = said
        self._playing = Playing(
            asked, jobs=said["jobs"] or options.cores(), adventure=self._adventure
        )
        self.start: Onward | None = None  # where a walk stopped from which games are played on

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._playing.close()

    def go_on_from(self, start: Onward, adventure: Adventure) -> None:
        """Play on from where a walk stopped, if that narrows the bounds."""
        gains = start.followed > WORTH * start.cut and not self._said["sample"]
        if gains and self._playing.start_from(start, adventure):
            self.start = start

    def play(self, seconds: float, *, parts: int = 1, hero: str = "", choice: str = "") -> Estimate:
        """Play, one of so many parts of the time."""
        asked = self.asked._replace(hero=hero or self.asked.hero, choice=choice)
        games = self._said["sample"] or 0
        if games:
            return played(asked, self._said, seconds, games=games, adventure=self._adventure)
        playing = self._playing if asked == self.asked else self._playing.beside(asked)
        return playing.finish(seconds / parts, told(self._said))


def played(
    asked: Asked,
    said: options.Said,
    seconds: float,
    *,
    games: int = 0,
    adventure: Adventure | None = None,
    by: Play = play,
) -> Estimate:
    """Return what so many games come to, or as many as are begun within so long.

    Args:
        asked: What is played.
        said: The options of the command.
        seconds: How long, if it is not said how many.
        games: How many; 0 for as many as there is time for.
        adventure: The adventure, if it is in no file as it is played.
        by: What plays it, if it is none.
    """
    jobs, tell = said["jobs"] or options.cores(), told(said)
    if games:
        return estimate(asked, games=games, adventure=adventure, jobs=jobs, tell=tell, by=by)
    with Playing(asked, jobs=jobs, adventure=adventure, by=by) as playing:
        return playing.finish(seconds, tell)


def is_quiet(said: options.Said) -> bool:
    """Say whether nobody is told how far it is."""
    return said["plain"] or said["as_json"] or not sys.stderr.isatty()


def told(said: options.Said) -> Callable[[int], None] | None:
    """Return what tells how many games were played, or nothing."""
    return None if is_quiet(said) else progress


def progress(games: int) -> None:
    """Tell how many games were played, on the line where that was told before."""
    click.echo(f"\r\x1b[K{games:,} games", err=True, nl=False)


def endings(
    found: Estimate,
    group: str = "",
    *,
    adventure: Adventure | None = None,
    start: Onward | None = None,
) -> list[Row]:
    """Return the chances of endings, the likeliest first; of an adventure's, all.

    `start` is from where games were played on, if they were not from the beginning.
    """
    every = [] if adventure is None else [scene.id for scene in ending_scenes(adventure)]
    every += [] if start is None else start.known
    rows = _rows({**dict.fromkeys(every, 0), **found.endings}, found.games, group)
    if found.fair:
        rows = _added_up([_without_luck(row, found.fair) for row in rows])
    if start is not None:
        rows = [_on_from(start, row) for row in rows]
    return sorted(rows, key=lambda row: (-row.share, row.name))


def _without_luck(row: Row, fair: Mapping[str, Fair]) -> Row:
    """Return the chance of an ending without the luck of its games, where that tells more."""
    told = fair.get(row.name)
    if told is None:
        return row
    games = int(told.worth)
    low, _ = interval(floor(told.share * games), games)
    _, high = interval(ceil(told.share * games), games)
    return row._replace(share=told.share, low=low, high=high)


def _added_up(rows: Sequence[Row]) -> list[Row]:
    """Return shares that are all games together: luck is taken off each for itself.

    What is missing or too much is borne by each as far as it is unsure, by the square of the width
    of its interval; in that it stays.
    """
    missing = 1 - sum(row.share for row in rows)
    unsure = {row.name: (row.high - row.low) ** 2 for row in rows if row.share}
    per = missing / sum(unsure.values())
    return [
        row._replace(share=min(max(row.share + per * unsure.get(row.name, 0), row.low), row.high))
        for row in rows
    ]


def _on_from(start: Onward, row: Row) -> Row:
    """Return the chance of an ending, given that of games that were played on."""
    low, high = start.bounds(row.name, row.low, row.high)
    share = start.known.get(row.name, 0.0) + start.left * row.share
    return row._replace(share=min(max(share, low), high), low=low, high=high)


def _rows(counts: Mapping[str, int], games: int, group: str) -> list[Row]:
    ordered = sorted(counts.items(), key=lambda one: (-one[1], one[0]))
    return [Row(group, name, n / games, *interval(n, games), of=games) for name, n in ordered]


def side_by_side(
    sampler: Sampler, adventure: Adventure, by: str, seconds: float, ending: str = ""
) -> tuple[list[Row], int]:
    """Return chances in groups, and how many games it took: by a choice, hero, fight or check.

    Raises:
        SoloError: There is no such choice, or no ready-made hero; or no game came to any.
    """
    if by in ("hero", "fight"):
        return _by_hero(sampler, adventure, seconds, fights=by == "fight")
    if by == "check":
        wanted = _wanted(adventure, ending)
        found = sampler.play(seconds)
        dear = [*costing(found, wanted)]
        if not dear:
            raise SoloError(f"in these {found.games:,} games no check was both passed and failed")
        return dear, found.games
    choices = [c.key(scene.id) for scene in adventure.scenes.values() for c in scene.choices]
    if by not in choices:
        short = [one for one in choices if one.rpartition("/")[2] == by]
        if len(short) > 1:
            raise SoloError(f"'{by}' is a choice of several scenes; write {' or '.join(short)}")
        if not short:
            shorts = {one.rpartition("/")[2]: one for one in choices}
            near = did_you_mean(by, (*choices, *shorts))
            raise SoloError(
                f"no choice '{by[:60]}'{near}; write SCENE/CHOICE, hero, fight or check"
            )
        by = short[0]
    found = sampler.play(seconds, choice=by)
    rows: list[Row] = []
    for side, told in (("take", f"take {by}"), ("leave", f"leave {by}")):
        counts = found.sides.get(side, {})
        rows += _rows(counts, sum(counts.values()), told)
    if not rows:
        raise SoloError(f"in none of these {found.games:,} games '{by}' was open")
    return rows, found.games


def _by_hero(
    sampler: Sampler, adventure: Adventure, seconds: float, *, fights: bool
) -> tuple[list[Row], int]:
    """Return the chances of each ready-made hero, of endings or of fights.

    Raises:
        SoloError: There is no such hero, or no fight.
    """
    heroes = _called(adventure)
    if not heroes:
        raise SoloError("the adventure has no ready-made heroes to be put beside each other")
    rows: list[Row] = []
    games = 0
    for hero, name in heroes.items():
        found = sampler.play(seconds, parts=len(heroes), hero=hero)
        games += found.games
        if not fights:
            rows += endings(found, name)
            continue
        for scene, labels in found.fights.items():
            named = {f"{name}: {label}": count for label, count in labels.items()}
            rows += _rows(named, sum(labels.values()), scene)
    if not rows:
        raise SoloError(f"in these {games:,} games there was no fight that can be won")
    return sorted(rows, key=lambda row: row.group) if fights else rows, games


def _called(adventure: Adventure) -> Mapping[str, str]:
    """Return how the ready-made heroes are called, by id; those of one name with what they are."""
    heroes = adventure.heroes
    choosing = rules_of(adventure).create(heroes, make=adventure.create, party=adventure.party)
    names = [hero.name for hero in heroes]
    return {
        option.id: hero.name if names.count(hero.name) == 1 else f"{hero.name}, {hero.concept}"
        for option, hero in zip(choosing.options(None), heroes, strict=False)
    }


def _wanted(adventure: Adventure, ending: str) -> list[str]:
    """Return the ending that is named, or those that are won.

    Raises:
        SoloError: There is none.
    """
    kinds = {one.id: one.ending.kind for one in ending_scenes(adventure) if one.ending is not None}
    if ending and ending not in kinds:
        raise SoloError(f"no ending '{ending[:60]}'{did_you_mean(ending, kinds)}")
    found = [ending] if ending else [name for name, kind in kinds.items() if kind == WON]
    if not found:
        raise SoloError(
            f"no ending is of the kind '{WON}'; name one with --ending: {', '.join(kinds)}"
        )
    return found


def costing(found: Estimate, good: Collection[str]) -> Iterator[Row]:
    """Yield how many games end well where a check was passed and where not; the dearest first.

    A check costs the games of those who failed it that would have ended well, had they fared as the
    others did.
    """
    costs: list[tuple[float, str, list[Row]]] = []
    for place in sorted({name for name, _ in found.checks}):
        rows = []
        for passed, name in ((True, "passed"), (False, "failed")):
            counts = found.checks.get((place, passed), {})
            many, won = sum(counts.values()), sum(counts.get(one, 0) for one in good)
            rows.append((many, won / many if many else 0.0, name, interval(won, many)))
        (passes, high, _, _), (fails, low, _, _) = rows
        if not passes or not fails:
            continue  # nothing tells what the other side would have come to
        cost = fails / found.games * (high - low)
        costs.append((cost, place, [Row(place, n, s, *i, cost, many) for many, s, n, i in rows]))
    for _, _, group in sorted(costs, key=lambda one: (-one[0], one[1])):
        yield from group


def lines(rows: Sequence[Row], *, plain: bool) -> Iterator[str]:
    """Yield rows as they are printed: `#` as far as a chance surely goes, `-` as far as it may."""
    short = [len(row.name) for row in rows if len(row.name) <= LONGEST_NAME]
    width = max(short, default=0)
    room = max(0, min(LONGEST_BAR, options.window() - width - 38))
    group = ""
    for row in rows:
        if not row.share and not row.group:
            continue  # told together
        if row.group != group:
            group = row.group
            yield row.heading
        if len(row.name) > LONGEST_NAME:
            yield from options.rows(f"{_shown(row).lstrip()}  {row.name}", "  ")
            continue
        told = f"{row.name:<{width}}  {_shown(row)}"
        sure, may = round(room * row.low), round(room * row.high)
        bar = "" if plain else f"  {'#' * sure}{'-' * (may - sure)}"
        yield f"  {told}{bar}".rstrip()

    unmet = [row for row in rows if not row.share and not row.group]
    if unmet:
        most = ceil(1_000 * max(row.high for row in unmet)) / 10
        yield ""
        yield f"Endings that none of these games came to (each at most {most:.1f}%)"
        yield from options.rows(", ".join(row.name for row in unmet), "  ")


def costs(rows: Sequence[Row], *, plain: bool) -> Iterator[str]:
    """Yield what checks cost as it is printed: in full only where the games surely show it."""
    surely: list[Row] = []
    alike: list[str] = []
    for one, other in zip(rows[::2], rows[1::2], strict=True):
        if differ(one, other):
            surely += (one, other)
        else:
            alike.append(one.heading)
    yield from lines(surely, plain=plain)
    if alike:
        gap = "\n" if surely else ""
        yield f"{gap}Checks after which these games don't surely fare otherwise; so far"
        yield from options.rows("; ".join(alike), "  ")


def differ(one: Row, other: Row) -> bool:
    """Say whether two shares surely differ, by the interval of their difference.

    Source: R. G. Newcombe, Statistics in Medicine 17 (1998), 873-890, method 10.
    """
    more, less = (one, other) if one.share >= other.share else (other, one)
    return more.share - less.share > hypot(more.share - more.low, less.high - less.share)


def _shown(row: Row) -> str:
    of = f" of {row.of:,}" if row.group and row.of else ""
    return f"{100 * row.share:5.1f}% ({100 * row.low:.1f} to {100 * row.high:.1f}){of}"


def verdict(games: int, *, exact: bool = True, start: Onward | None = None) -> str:
    """Say what an estimate is, and whether all games could be followed instead."""
    share = round(100 * CONFIDENCE)
    known = 0.0 if start is None else 100 * start.followed
    an = f"{known:.1f}% of all games were followed to their end; the rest is an" if known else "An"
    return (
        f"{an} estimate by {games:,} games; the numbers in brackets hold each chance in {share} of "
        "100 such estimates. --seconds N and --sample N play more"
        + ("; --exact follows all games as far as it comes." if exact else ".")
    )


def record(
    rows: Sequence[Row], games: int, policy: str, start: Onward | None = None
) -> dict[str, object]:
    """Return what JSON says of an estimate."""
    told = [{k: v for k, v in row._asdict().items() if v is not None} for row in rows]
    known = 0.0 if start is None else start.followed
    return {"kind": "estimate", "policy": policy, "games": games, "followed": known,
            "confidence": CONFIDENCE, "exact": False, "rows": told}  # fmt: skip


def write_page(out: Path, title: str, said: str, rows: Sequence[Row], *, force: bool) -> None:
    """Draw chances as a page without scripts: a bar for each, with the ends of its interval."""
    Output(out, "odds", force).write(page(title, said, rows).encode(), "html")


def page(title: str, said: str, rows: Sequence[Row]) -> str:
    """Return the page."""
    bars, group = [], None
    for row in rows:
        if row.group != group and row.group:
            bars.append(f"<h2>{html.escape(row.heading)}</h2>")
        group = row.group
        low, high, share = (100 * one for one in (row.low, row.high, row.share))
        bars.append(
            f'<div class="row"><span class="name">{html.escape(row.name)}</span>'
            f'<svg viewBox="0 0 100 8" preserveAspectRatio="none" role="img" '
            f'aria-label="{share:.1f}%"><rect width="{share:.2f}" height="8" class="bar"/>'
            f'<path d="M{low:.2f} 4H{high:.2f}M{low:.2f} 1.5V6.5M{high:.2f} 1.5V6.5"/></svg>'
            f"<span>{html.escape(_shown(row))}</span></div>"
        )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{html.escape(title)}</title><style>{_STYLE}</style>"
        f"<h1>{html.escape(title)}</h1>{''.join(bars)}<p>{html.escape(said)}</p></html>\n"
    )


_STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;"
    "color:#1b1b1b;background:#fff;overflow-wrap:anywhere}"
    ".row{display:grid;grid-template-columns:12rem 1fr 16rem;gap:1rem;align-items:center}"
    "@media(max-width:45rem){.row{grid-template-columns:1fr;gap:0;margin:0 0 .8rem}}"
    "svg{width:100%;height:1.2rem;background:#eee}.bar{fill:#3b6ea5}path{stroke:#1b1b1b;vector-effect:non-scaling-stroke;"
    "fill:none}@media(prefers-color-scheme:dark){body{color:#eee;background:#1b1b1b}"
    "svg{background:#333}path{stroke:#eee}}"
)
