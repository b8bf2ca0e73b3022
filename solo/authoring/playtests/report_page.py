"""The report of a playtest as one HTML file: no script, nothing from a network, dark and light."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from html import escape

from solo.authoring.charts.plots import Bar, Step, bar, course, histogram, quantile
from solo.authoring.playtests.bots import POLICIES
from solo.authoring.playtests.one_game import Prepared
from solo.authoring.playtests.parts import KINDS, SCENE, Part
from solo.authoring.playtests.report import STEPS, Facts, Report
from solo.authoring.playtests.verdict import placed
from solo.content_policy import policy
from solo.rules.core.wording.numbers import plural

STYLE = """
:root { color-scheme: light dark; --paper: #fdfbf7; --ink: #23211e; --soft: #625d55;
  --line: #d9d2c5; --ground: #efe9de; --bar: #4a7a8c; --bad: #9b2226; --band: #4a7a8c44; }
@media screen and (prefers-color-scheme: dark) { :root { --paper: #171614; --ink: #e8e4dc;
  --soft: #a8a195; --line: #3a3732; --ground: #262420; --bar: #4a8aa5; --bad: #f0918f;
  --band: #4a8aa555; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .4rem; }
h2 { font-size: 1.2rem; margin: 2.2rem 0 .6rem; padding-top: 1rem;
  border-top: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 1.2rem 0 .3rem; }
p { margin: 0 0 .7rem; } .soft, .axis, .small { color: var(--soft); font-size: .88rem; }
.bad { color: var(--bad); } .one { margin: 0 0 .7rem; }
.one .names { display: flex; justify-content: space-between; gap: 1rem; font-size: .95rem; }
.one .names span:last-child { white-space: nowrap; font-variant-numeric: tabular-nums; }
svg { display: block; } rect.ground { fill: var(--ground); } rect.bar { fill: var(--bar); }
rect.fell { fill: var(--bad); } .whisker { stroke: var(--ink); stroke-width: 1.5; }
.plot { margin-top: .6rem; border-bottom: 1px solid var(--line); }
.band { fill: var(--band); } .line { fill: none; stroke: var(--bar); stroke-width: 2;
  vector-effect: non-scaling-stroke; }
.axis { display: flex; justify-content: space-between; gap: 1rem; margin: .2rem 0 1rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-size: .9rem; }
th, td { text-align: right; padding: .2rem .6rem; border-bottom: 1px solid var(--line);
  white-space: nowrap; font-variant-numeric: tabular-nums; }
th:first-child, td:first-child { text-align: left; }
details { margin: 0 0 .5rem; } summary { cursor: pointer; }
ul { margin: .3rem 0; padding-left: 1.2rem; }
li { font-size: .9rem; } pre { overflow-x: auto; font-size: .85rem; background: var(--ground);
  padding: .6rem; border-radius: 4px; }
@media print {
  :root { --paper: #fff; }
  main { max-width: none; padding: 0; } pre { white-space: pre-wrap; }
  h2, h3, .names, summary { break-after: avoid; } .one, tr, li, svg { break-inside: avoid; }
  details:has(ul)::details-content { content-visibility: visible; display: block; }
}
""".strip()

_TITLES = {
    "scenes": "Scenes never seen",
    "choices": "Choices never taken",
    "outcomes": "Outcomes never met",
    "questions": "Questions never asked",
    "tries": "Tries never made",
    "events": "Events that never happened",
    "texts": "Branches of prose never told",
}


def page(ready: Prepared, report: Report, facts: Facts) -> str:
    """Return the report as a file."""
    title = f"{ready.adventure.title}: {report.games:,} games"
    body = "\n".join(
        (
            *_summary(ready, report, facts),
            *_endings(facts),
            *_tempers(facts),
            *_course(report),
            *_falls(report),
            *_coverage(ready.parts, report),
            *_never(facts),
            *_ways(facts),
        )
    )
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f"{policy(STYLE)}\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"{body}\n</main>\n</body>\n</html>\n"
    )


def _summary(ready: Prepared, report: Report, facts: Facts) -> Iterator[str]:
    yield f"<h1>{escape(ready.adventure.title)}</h1>"
    yield (
        f'<p class="soft">{report.games:,} games with seed {escape(facts["seed"])}; '
        f"{facts['average']} turns on average, {report.longest} in the longest.</p>"
    )
    walked = facts["walkthroughs"]
    if walked:
        good = sum(one["passed"] for one in walked)
        yield f"<p>{good} of {len(walked)} walkthroughs come to their endings.</p>"
    for one in walked:
        if not one["passed"]:
            yield f'<p class="bad">{escape(one["trouble"])}</p>'
            yield f"<pre>{escape(chr(10).join(one['difference']))}</pre>"
    wrong = [
        *facts["disappointed"],
        *(f"{what} ({shown})" for what, shown in facts["faults"].items()),
        *(f"A player was stuck at {what} ({shown})" for what, shown in facts["stuck"].items()),
        *(f"{what}: {shown}" for what, shown in facts["differing"].items()),
    ]
    yield from (f'<p class="bad">{escape(said)}</p>' for said in wrong)
    if not wrong:
        yield "<p>No game met a mistake, and nobody was stuck.</p>"


def _row(name: str, value: str, made: str) -> str:
    return (
        f'<div class="one"><div class="names"><span>{escape(name)}</span>'
        f"<span>{escape(value)}</span></div>{made}</div>"
    )


def _endings(facts: Facts) -> Iterator[str]:
    yield "<h2>Endings</h2>"
    for name, one in facts["endings"].items():
        between = f"{100 * one['low']:.1f}–{100 * one['high']:.1f} %"
        told = f"{100 * one['share']:.1f} % ({between})"
        found = " · found by searching" if name in facts["found"] and not one["share"] else ""
        yield _row(name, told + found, bar(Bar(one["share"], one["low"], one["high"], told)))
    if facts["unended"]:
        share = facts["unended"] / facts["games"]
        told = f"{100 * share:.1f} %"
        yield _row("(still going on)", told, bar(Bar(share, share, share, told), kind="fell"))
    yield '<p class="small">The lines are 95 % ranges by Wilson\'s method.</p>'
    yield from _odds(facts)


def _odds(facts: Facts) -> Iterator[str]:
    """Yield the chances of the endings, if they were worked out."""
    if "odds" not in facts:
        return
    yield "<h3>Odds</h3>"
    for name, bounds in facts["odds"]["endings"].items():
        low, high = (float(Fraction(one)) for one in bounds)
        told = f"{100 * low:.1f} %" if low == high else f"{100 * low:.1f}–{100 * high:.1f} %"
        yield _row(name, told, bar(Bar(low, low, high, told)))
    exact = facts["odds"]["exact"]
    how = "These are exact" if exact else "The chances surely lie between the ends of the lines"
    whose = POLICIES[facts["odds"]["policy"]]
    yield f'<p class="small">{how}. {whose}; rolls fall outright, with the default answers.</p>'


def _tempers(facts: Facts) -> Iterator[str]:
    tempers = facts["tempers"]
    names = [name for name, one in facts["endings"].items() if one["share"]]
    if not tempers:
        return
    head = "".join(f"<th>{escape(temper)}</th>" for temper in tempers)
    yield f'<h3>By temper</h3><div class="wide"><table><tr><th>ending</th>{head}</tr>'
    for name in names:
        cells = "".join(
            f"<td>{100 * counts.get(name, 0) / max(1, sum(counts.values())):.0f} %</td>"
            for counts in tempers.values()
        )
        yield f"<tr><td>{escape(name)}</td>{cells}</tr>"
    yield "</table></div>"


def _course(report: Report) -> Iterator[str]:
    yield "<h2>Length</h2>"
    yield histogram(report.lengths, "turns")
    labels = _always_shown(report)
    if labels:
        yield "<h2>On the way</h2>"
        yield (
            '<p class="small">The middle game at each tenth of its length; eight of ten games lie '
            "in the band.</p>"
        )
    for label in labels:
        yield f"<h3>{escape(label)}</h3>"
        yield course([_step(report, label, place) for place in range(STEPS + 1)], label)


def _always_shown(report: Report) -> list[str]:
    """Return the labels that the status line shows in every game, however it stands."""
    shown = Counter[tuple[str, int]]()
    for (label, step, _), count in report.course.items():
        shown[label, step] += count
    most = max(shown.values(), default=0)
    labels = dict.fromkeys(label for label, _ in shown)
    return [one for one in labels if all(shown[one, at] == most for at in range(STEPS + 1))]


def _step(report: Report, label: str, place: int) -> Step:
    counts = {
        value: count
        for (name, step, value), count in report.course.items()
        if (name, step) == (label, place)
    }
    return Step(quantile(counts, 0.1), quantile(counts, 0.5), quantile(counts, 0.9))


def _falls(report: Report) -> Iterator[str]:
    yield "<h2>Deaths and defeats</h2>"
    if not report.fallen:
        yield "<p>No hero fell.</p>"
    most = max(report.fallen.values(), default=1)
    for (scene, state), count in report.fallen.most_common():
        told = f"{state} {plural(count, 'time')}"
        share = count / most
        yield _row(scene, told, bar(Bar(share, share, share, told), kind="fell"))


def _coverage(parts: Sequence[Part], report: Report) -> Iterator[str]:
    yield "<h2>Coverage by scene</h2>"
    yield (
        '<p class="small">The bar is how much of a scene was met by any game: its choices, '
        "outcomes, questions, tries and branches of prose.</p>"
    )
    inner: dict[str, list[Part]] = {part.name: [] for part in parts if part.kind == SCENE}
    for part in parts:
        if part.kind != SCENE and part.scene:
            inner[part.scene].append(part)
    for scene, within in inner.items():
        seen = report.visited(scene)
        left = [part for part in within if not report.hits[part.key]]
        met = len(within) - len(left)
        share = met / len(within) if within else float(seen > 0)
        told = f"{met} of {len(within)} · seen in {100 * seen / max(1, report.games):.0f} %"
        made = bar(Bar(share, share, share, told))
        yield _row(scene, told, made + (_folded("never met", map(placed, left)) if left else ""))


def _folded(title: str, lines: Iterable[str]) -> str:
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f'<details><summary class="small">{escape(title)}</summary><ul>{items}</ul></details>'


def _never(facts: Facts) -> Iterator[str]:
    yield "<h2>What nobody met</h2>"
    counts = Counter({kind: len(facts["never"][kind]) for kind in KINDS})
    if not counts.total():
        yield "<p>Everything was met.</p>"
    for kind in KINDS:
        if counts[kind]:
            yield _folded(f"{_TITLES[kind]}: {counts[kind]}", facts["never"][kind])


def _ways(facts: Facts) -> Iterator[str]:
    yield "<h2>The shortest ways found</h2>"
    for ending, way in facts["ways"].items():
        lines = [f"dice: {', '.join(map(str, way['dice']))}", *(f"> {w}" for w in way["commands"])]
        turns = len(way["commands"])
        yield (
            f"<details><summary>{escape(ending)}: {turns} commands</summary>"
            f"<pre>{escape(chr(10).join(lines))}</pre></details>"
        )
