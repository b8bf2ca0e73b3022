"""`solo test`: walkthroughs, many games by bots, a search; and a report of what nobody met."""

import contextlib
import sys
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from solo import saves, shelf
from solo.authoring.playtests import explore, verdict
from solo.authoring.playtests.one_game import Prepared
from solo.authoring.playtests.parts import (
    CHOICE,
    EVENT,
    OUTCOME,
    QUESTION,
    SCENE,
    TEXT,
    TRY,
    idle,
    key_of,
    unmet,
)
from solo.authoring.playtests.playtest import Module, Told, chunks, module_of, played, prepared
from solo.authoring.playtests.report import Facts, Report, Way
from solo.cli import names, options
from solo.cli.authors import accepting, continuity, ways
from solo.cli.codes import FINE, PROBLEMS
from solo.cli.games import scripts
from solo.errors import Problem
from solo.late import late, lazy_imports
from solo.output import Output

with lazy_imports():  # of few tests
    from solo.authoring.exact import chances as exact
    from solo.authoring.exact import policy as policies
    from solo.authoring.playtests import bots, report_page
    from solo.cli.authors import campaign_testing
    from solo.cli.odds import chances

MOST_SHOWN = 12  # of what no game came to, in a list for people
MOST_JOBS = 64
MOST_RUNS = 150_000  # ways of dice that `--odds` goes: `first-steps` takes 110,000
FAULTS = "faults"  # the folder beside the saves where journals of mistakes are put
SEARCH = "search"  # stands in a seed's place for what no game showed, but the search


@click.command(short_help="Let players of several tempers play an adventure many times.")
@click.argument("adventure", shell_complete=names.adventures)
@click.option("--games", type=click.IntRange(1), default=200, show_default=True, metavar="N",
              help="How many games to play.")  # fmt: skip
@options.seed_option
@click.option("--jobs", type=click.IntRange(1, MOST_JOBS), metavar="N",
              help="How many processes share the work; as many as there are cores if not told. "
              "The result is the same.")  # fmt: skip
@click.option("--cluster", metavar="ADDRESS",
              help="Play on the machines of this Dask scheduler (tcp://HOST:8786).")  # fmt: skip
@click.option("--search", "searched", type=click.IntRange(0), default=0, metavar="TURNS",
              help="Search so many turns for what no game met.")  # fmt: skip
@click.option("--replays", is_flag=True, help="Play every game back too, and compare.")
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), metavar="DIR",
              help="Write the shortest way to each ending there, as scripts for `solo play "
              "--script`, and a journal for each mistake.")  # fmt: skip
@click.option("--html", "page", type=options.OUTPUT, metavar="FILE",
              help="Write a report with plots, as one HTML file.")  # fmt: skip
@click.option("--odds", "odds", is_flag=True,
              help="Work out the chances of the endings, like `solo odds ADVENTURE`.")  # fmt: skip
@click.option("--policy", type=click.Choice(["uniform", "careful", "greedy"]), default="uniform",
              show_default=True, help="With --odds: whose chances they are.")  # fmt: skip
@click.option("--accept", is_flag=True,
              help="Accept each sentence that tells what `present` declares though it does not "
              "hold, and show it; keep what is told only under a guard; all else is told by "
              "--html, --json and --out alone.")  # fmt: skip
@options.force
@options.as_json
def test(adventure: str, **said: Any) -> int:
    """Let players of several tempers play an adventure many times, and tell what they met.

    The walkthroughs in its folder `tests` are played first. The exit code is 1 when a game met a
    mistake, a player could not go on, a walkthrough does not fit, or the games are not as the
    header expects.

    A folder with a campaign.yaml is played from its first adventure to its last, with all that they
    tell each other.
    """
    seed = said["seed"] or options.new_seed()
    accepting.refuse_packed(Path(adventure), accepts=said["accept"])
    if (folder := shelf.campaign(adventure)) is not None:
        return _campaign(folder, seed, said)
    path = shelf.find(adventure)
    page = _page(said)
    module = module_of(path)
    ready = prepared(module)
    walked = tuple(scripts.walkthroughs(path, scripts.opener(ready.adventure, ready.system)))
    report = _played(module, path, seed, said)
    left = unmet(ready.parts, report.hits)
    sought = explore.seek(ready.watch, ready.system, left, seed, said["searched"])
    lines = _typed(ready, report, sought.ways, said)
    facts = _facts(
        ready, report, sought.ways, seed, {one.ending for one in walked if one.passed}, lines
    )
    place = said["out"] or saves.folder() / FAULTS
    _keep_mistakes(facts, report, sought.faults, ways.Journals(ready, path, place), seed)
    facts |= continuity.facts(ready, report, sought.faults, place, force=said["force"])
    facts |= {
        "walkthroughs": [_record(one) for one in walked],
        "changed": continuity.since_accepted(ready.adventure, path),
    }
    facts |= _odds(ready, said["policy"]) if said["odds"] else {}
    if said["out"]:
        _write_ways(lines, said["out"], force=said["force"])
    if page is not None:
        page.write(report_page.page(ready, report, facts).encode(), "html")
    if said["accept"]:
        return _accepted(path, ready, report, facts, as_json=said["as_json"])
    if said["as_json"]:
        options.show_json(facts)
    else:
        _tell(facts, walked)
    wrong = any(facts[one] for one in ("disappointed", "faults", "contradictions"))
    good = report.clean and all(one.passed for one in walked)
    return PROBLEMS if wrong or not good else FINE


def _accepted(path: Path, ready: Prepared, report: Report, facts: Facts, *, as_json: bool) -> int:
    """Accept what is told though it does not hold, and show it."""
    untrue = (*report.untrue, *ready.watch.continuity.untrue)
    accepted = accepting.accept(path, ready.adventure, untrue)
    if as_json:
        options.show_json({**facts, "accepted": accepted.record})
    else:
        accepting.tell(accepted)
    return FINE


def _page(said: options.Said) -> Output | None:
    """Return where the report goes as a page, if that may be written."""
    if not said["page"]:
        return None
    page = Output(said["page"], "report", said["force"])
    page.check()
    return page


def _campaign(folder: Path, seed: str, said: options.Said) -> int:
    with _bar(said["games"]) as told:
        return campaign_testing.test(folder, seed, said, told)


def _keep_mistakes(
    facts: dict[str, Any],
    report: Report,
    sought: Mapping[Problem, Way],
    journals: ways.Journals,
    seed: str,
) -> None:
    """Put the mistakes that the search met beside those of the games, and write their journals."""
    found = {
        journals.told(problem): way
        for problem, way in sought.items()
        if problem.code != continuity.CODE
    }
    new = {told: way for told, way in found.items() if told not in facts["faults"]}
    facts["faults"] |= dict.fromkeys(new, SEARCH)
    facts["journals"] = journals.of_games(report, seed) | journals.of_ways(new)


@late
def _played(module: Module, path: Path, seed: str, said: options.Said) -> Report:
    """Play the games, with a bar where somebody sees it."""
    games, replays = said["games"], said["replays"]
    with _bar(games) as told:
        if said["cluster"] is not None:
            from solo.authoring.playtests import cluster

            return cluster.playtest(said["cluster"], path, games, seed, replays=replays, told=told)
        jobs = said["jobs"] or min(options.cores(), MOST_JOBS)
        return played(chunks(module, games, seed, replays), jobs, told)


def _odds(ready: Prepared, policy: str) -> dict[str, object]:
    """Return the `odds` of the endings under a policy, as `solo odds --json` does.

    They are followed as far as so much work goes, not by the clock: a seed gives one report.
    """
    player = policies.named(policy, ready.adventure)
    limits = exact.Limits(seconds=0, runs=MOST_RUNS)
    found = exact.chances(ready.adventure, ready.system, player, limits=limits)
    return {"odds": chances.record(found, policy=policy)}


@contextlib.contextmanager
def _bar(games: int) -> Iterator[Told | None]:
    """Show on standard error how many games are played."""
    if not sys.stderr.isatty():
        yield None
        return
    with click.progressbar(length=games, label="Games", file=sys.stderr, show_pos=True) as bar:
        yield bar.update


def _facts(
    ready: Prepared,
    report: Report,
    found: Mapping[str, Way],
    seed: str,
    walked: Collection[str],
    lines: Mapping[str, ways.Lines],
) -> dict[str, Any]:
    """Return all that a playtest showed, for programs; `walked` are the walkthroughs' endings."""
    adventure = ready.adventure
    by_key = {part.key: part for part in ready.parts}
    more = [by_key[key] for key in found]
    scenes = {part.name for part in more if part.kind == SCENE}
    reached = {*scenes, *walked}
    left = [part for part in unmet(ready.parts, report.hits) if part.key not in found]
    return {
        "seed": seed,
        "games": report.games,
        "turns": report.turns,
        "average": round(report.average, 1),
        "longest": report.longest,
        "unended": report.unended,
        "endings": {
            name: {key: round(value, 6) for key, value in share._asdict().items()}
            for name, share in report.shares(verdict.endings_of(adventure)).items()
        },
        "tempers": _tempers(report),
        "never": verdict.never(left),
        "hits": verdict.met(ready.parts, report),
        "ways": {
            name: {"commands": list(one.commands), "dice": list(one.dice)}
            for name, one in lines.items()
        },
        "found": sorted(part.name for part in more),
        "unreached": list(verdict.unreached(adventure, report, reached)),
        "unseen": [part.name for part in left if part.kind == SCENE],
        **_idle(ready, report, found),
        "disappointed": list(verdict.disappointed(adventure, report, reached)),
        "faults": {problem: shown.seed for problem, shown in report.faults.items()},
        "stuck": {place: shown.seed for place, shown in report.stuck.items()},
        "differing": report.differing,
    }


def _typed(
    ready: Prepared, report: Report, found: Mapping[str, Way], said: options.Said
) -> dict[str, ways.Lines]:
    """Return the shortest way to each ending as it is typed; the search's where no game came.

    None where nobody is shown any: to put a way into lines is to play it again.
    """
    if not (said["as_json"] or said["out"] or said["page"]):
        return {}
    every = dict(report.ways)
    for ending in verdict.endings_of(ready.adventure):
        if (key := key_of(SCENE, ending)) in found:
            every.setdefault(ending, found[key])
    return {name: ways.typed(way, ready.adventure, ready.system) for name, way in every.items()}


def _idle(ready: Prepared, report: Report, found: Collection[str]) -> dict[str, list[str]]:
    """Return what nothing has come to, neither a game nor the search, by kinds."""
    met = Counter({**dict.fromkeys(found, 1), **report.hits})

    def idly(kind: str) -> list[str]:
        return list(map(verdict.placed, idle(ready.parts, met, kind)))

    choices = idle(ready.parts, met, CHOICE)
    return {
        "unopened": [verdict.placed(p) for p in choices if p.name not in report.offered],
        "untaken": [verdict.placed(p) for p in choices if p.name in report.offered],
        "unmet": idly(OUTCOME),
        "unasked": idly(QUESTION),
        "untried": idly(TRY),
        "unhappened": idly(EVENT),
        "untold": idly(TEXT),
    }


def _tempers(report: Report) -> dict[str, dict[str, int]]:
    """Return how often each temper came to each ending."""
    found: dict[str, dict[str, int]] = {}
    for (temper, ending), count in sorted(report.tempers.items()):
        found.setdefault(temper, {})[ending] = count
    return found


def _record(one: scripts.Walked) -> dict[str, object]:
    found = {"file": one.name, "passed": one.passed}
    if one.passed:
        return found
    difference = list(one.mismatch.difference) if one.mismatch else []
    return {**found, "trouble": one.told, "difference": difference}


def _write_ways(found: Mapping[str, ways.Lines], place: Path, *, force: bool) -> None:
    place.mkdir(parents=True, exist_ok=True)
    for ending, lines in found.items():
        path = saves.named(place, ending, scripts.ENDING)
        Output(path, "script", force).write(lines.text.encode(), "script")


# For people


def _tell(facts: Facts, walked: Sequence[scripts.Walked]) -> None:
    _tell_walkthroughs(walked)
    options.say(f"{facts['games']} games with seed {facts['seed']}.")
    options.say(f"{facts['average']} turns on average, {facts['longest']} in the longest.")
    _tell_endings(facts)
    _tell_odds(facts)
    rare = (
        ("Found by searching alone", "found"),
        ("Endings never reached", "unreached"),
        ("Scenes never seen", "unseen"),
    )
    for title, key in rare:
        if facts[key]:
            options.say(f"\n{title}")
            options.tell(", ".join(facts[key]), "  ")
    _tell_idle(facts)
    if facts["disappointed"]:
        options.say("\nNot as the header expects")
        for said in facts["disappointed"]:
            options.tell(said, "  ")
    continuity.tell(facts)
    wrong = (("Mistakes met", "faults"), ("Players stuck", "stuck"), ("Replays", "differing"))
    for title, key in wrong:
        if facts[key]:
            options.say(f"\n{title}")
        for what, shown in facts[key].items():
            seed = "seed " if key != "differing" and shown != SEARCH else ""
            options.tell(f"{what} ({seed}{shown})", "  ")
            if what in facts["journals"]:
                options.say(f"    journal {facts['journals'][what]}")


def _tell_walkthroughs(walked: Sequence[scripts.Walked]) -> None:
    if walked:
        good = sum(one.passed for one in walked)
        options.say(f"{good} of {len(walked)} walkthroughs come to their endings.")
    for one in walked:
        if not one.passed:
            options.say(f"\n{one.told}")
            for line in one.mismatch.difference if one.mismatch else ():
                options.say(f"  {line}")
    if walked:
        options.say("")


def _tell_endings(facts: Facts) -> None:
    games = facts["games"]
    options.say("\nEndings reached (of all games; in brackets the 95 % range, by Wilson)")
    reached = False
    for name, one in facts["endings"].items():
        if one["share"]:
            reached = True
            between = f"{100 * one['low']:.1f}-{100 * one['high']:.1f}%"
            options.say(f"  {100 * one['share']:5.1f}%  {name} ({between})")
    if facts["unended"]:
        options.say(f"  {100 * facts['unended'] / games:5.1f}%  (still going on)")
    elif not reached:
        options.say("  none")


def _tell_odds(facts: Facts) -> None:
    """Tell the chances of the endings, where they were asked for."""
    if "odds" not in facts:
        return
    how = "exact" if facts["odds"]["exact"] else "bounds that hold"
    options.say(f"\nOdds of the endings ({how})")
    for name, bounds in facts["odds"]["endings"].items():
        options.say(f"  {chances.between(bounds)}  {name}")
    whose = bots.POLICIES[facts["odds"]["policy"]]
    options.tell(f"{whose}; rolls fall outright, with the default answers.", "  ")


def _tell_idle(facts: Facts) -> None:
    """Tell what no game came to, in places that games did come to, but not all of a long list."""
    listed = (
        ("Choices never open", "unopened"),
        ("Choices never taken", "untaken"),
        ("Outcomes never met", "unmet"),
        ("Questions never asked", "unasked"),
        ("Tries never made", "untried"),
        ("Events that never happened", "unhappened"),
        ("Branches of prose never told", "untold"),
    )
    for title, key in listed:
        found = facts[key]
        if found:
            options.say(f"\n{title}")
        for shown in found[:MOST_SHOWN]:
            options.say(f"  {shown}")
        if len(found) > MOST_SHOWN:
            left = len(found) - MOST_SHOWN
            options.say(f"  … and {left} more; --json lists all, and more --games may find them")
