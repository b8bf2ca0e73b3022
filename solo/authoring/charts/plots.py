"""Plots as inline SVG: their widths are shares of the page, so that text keeps its size on a phone.

They take their colours from the page's style (`--good`, `--line` …), in the dark as in the light.
"""

from collections.abc import Mapping, Sequence
from html import escape

from solo.namedtuple import NamedTuple

BAR = 18  # pixels
TALL = 130  # pixels of a plot with two axes
BINS = 40  # columns of a histogram


class Bar(NamedTuple):
    """A bar: its share of the whole width, and where it may as well end."""

    share: float
    low: float
    high: float
    told: str


def bar(one: Bar, *, kind: str = "bar") -> str:
    """Return one bar, with a whisker over its range where there is one."""
    width, low, high = (f"{100 * part:.3f}%" for part in (one.share, one.low, one.high))
    middle = BAR // 2
    whisker = (
        f'<line class="whisker" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>'
        f'<line class="whisker" x1="{low}" x2="{low}" y1="4" y2="{BAR - 4}"/>'
        f'<line class="whisker" x1="{high}" x2="{high}" y1="4" y2="{BAR - 4}"/>'
        if one.high > one.low
        else ""
    )
    return (
        f'<svg class="row" role="img" width="100%" height="{BAR}">'
        f"<title>{escape(one.told)}</title>"
        f'<rect class="ground" width="100%" height="{BAR}" rx="3"/>'
        f'<rect class="{kind}" width="{width}" height="{BAR}" rx="3"/>{whisker}</svg>'
    )


def histogram(counts: Mapping[int, int], noun: str) -> str:
    """Return how often each number came, in columns, with the ends of the axis below."""
    if not counts:
        return ""
    low, high = min(counts), max(counts)
    size = max(1, -(-(high - low + 1) // BINS))
    columns = [0] * ((high - low) // size + 1)
    for number, count in counts.items():
        columns[(number - low) // size] += count
    most, width = max(columns), 100 / len(columns)
    made = []
    for place, count in enumerate(columns):
        first = low + place * size
        named = f"{first}" if size == 1 else f"{first} to {first + size - 1}"
        tall = TALL * count / most
        made.append(
            f'<rect class="bar" x="{place * width:.3f}%" y="{TALL - tall:.1f}" '
            f'width="{width * 0.86:.3f}%" height="{tall:.1f}">'
            f"<title>{named} {escape(noun)}: {count} games</title></rect>"
        )
    return (
        f'<svg class="plot" role="img" width="100%" height="{TALL}">'
        f"<title>Games by {escape(noun)}</title>{''.join(made)}</svg>"
        f'<div class="axis"><span>{low}</span><span>{escape(noun)}</span><span>{high}</span></div>'
    )


class Step(NamedTuple):
    """A value at one step: the middle one, and where eight of ten games lie."""

    low: float
    middle: float
    high: float


def course(steps: Sequence[Step], label: str) -> str:
    """Return how a value goes from the beginning to the end of games, with a band around it."""
    top = max((step.high for step in steps), default=0.0)
    bottom = min(0.0, min((step.low for step in steps), default=0.0))
    spread = (top - bottom) or 1.0
    across = 100 / max(1, len(steps) - 1)

    def at(place: int, value: float) -> str:
        return f"{place * across:.2f},{4 + 92 * (1 - (value - bottom) / spread):.2f}"

    above = [at(place, step.high) for place, step in enumerate(steps)]
    below = [at(place, step.low) for place, step in enumerate(steps)]
    middle = [at(place, step.middle) for place, step in enumerate(steps)]
    return (
        f'<svg class="plot" role="img" width="100%" height="{TALL}" viewBox="0 0 100 100" '
        f'preserveAspectRatio="none"><title>{escape(label)} on the way</title>'
        f'<polygon class="band" points="{" ".join((*above, *reversed(below)))}"/>'
        f'<polyline class="line" points="{" ".join(middle)}"/></svg>'
        f'<div class="axis"><span>start</span><span>{escape(label)}, {bottom:g} to {top:g}</span>'
        "<span>end</span></div>"
    )


def quantile(counts: Mapping[int, int], part: float) -> int:
    """Return the value below which a part of all lies."""
    left = part * sum(counts.values())
    value = 0
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            break
    return value
