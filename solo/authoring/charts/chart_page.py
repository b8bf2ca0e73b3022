"""A chart as an SVG picture, and as an HTML page that pans, zooms and searches; no network."""

import itertools
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from html import escape

from solo.authoring.charts.chart import TALL, WIDE, Chart, Edge, Frame, Node
from solo.content_policy import policy

LABELLED = 30  # ways, up to which a picture has all their labels
LONGEST = 24  # characters of a line in a scene
_LETTER, _ROW = 6, 14  # pixels of a letter of a label, at most, and of its line
_MOST_STEPS = 12  # lines that a label may stand above or below its way's middle
_Label = tuple[int, str, int, int]  # the place of its way, its text, and where it would stand
_Box = tuple[int, int, int, int]  # left and upper side, width and height
_STYLE = """
svg { font: 13px system-ui, "Segoe UI", Roboto, sans-serif; background: #fdfbf7; }
.frame { fill: #f3eee4; stroke: #d9d2c5; }
.file { fill: #625d55; font-size: 15px; font-weight: 600; }
.node rect, .node polygon { fill: #fff; stroke: #4a4640; stroke-width: 1.2; }
.node .id { fill: #625d55; font-size: 11px; } .node .met { fill: #625d55; font-size: 10px; }
.start rect { stroke-width: 3.5; } .ending rect { fill: #dfeadf; } .defeat rect { fill: #f3d9d6; }
.pool polygon { fill: #e5e3f2; } .anywhere rect { fill: #fff6d6; stroke-dasharray: 5 3; }
.never rect { fill: #fff; stroke: #9b2226; stroke-dasharray: 4 3; }
.way path { fill: none; stroke: #8a857c; stroke-width: 1.3; }
.said { fill: #3d3a35; font-size: 10.5px; paint-order: stroke; stroke: #fdfbf7;
  stroke-width: 3px; }
.way.visit path { stroke-dasharray: 6 4; stroke: #4a7a8c; } .way.pool path { stroke: #8580b5; }
.way.defeat path { stroke: #c98a86; stroke-dasharray: 2 4; } .way.event path { stroke: #b8901f; }
.way.never path { stroke: #9b2226; }
"""
_PAGE_STYLE = """
html, body { margin: 0; height: 100%; overflow: hidden; background: #fdfbf7; color: #23211e;
  font: 15px system-ui, "Segoe UI", Roboto, sans-serif; }
body { display: flex; flex-direction: column; }
svg { width: 100%; flex: 1; min-height: 0; cursor: grab; } .node { cursor: pointer; }
#bar { order: -1; padding: .6rem; display: flex; gap: .5rem; flex-wrap: wrap; align-items: center; }
#bar strong, #bar label { padding: .2rem .4rem; }
#bar input { font: inherit; padding: .25rem .5rem; width: 14rem; max-width: 60vw; }
#bar #names { width: auto; }
#bar button { font: inherit; min-width: 2rem; }
#told { position: fixed; right: .6rem; bottom: .6rem; max-width: min(26rem, 90vw); max-height: 55vh;
  overflow: auto; background: #fff; border: 1px solid #d9d2c5; padding: .6rem .8rem; }
#told:empty { display: none; } #told h2 { font-size: 1rem; margin: 0 0 .3rem; }
#told ul { margin: .2rem 0; padding-left: 1.1rem; font-size: .9rem; }
.dim { opacity: .13; } .said { display: none; } .all .said, .said.on { display: block; }
.way.on path { stroke: #23211e; stroke-width: 2.2; }
.node.hit rect, .node.hit polygon { stroke: #c2570c; stroke-width: 4; }
@media screen and (prefers-color-scheme: dark) {
  html, body, svg { background: #171614; color: #e8e4dc; }
  #bar input, #bar button, #told { background: #262420; color: #e8e4dc; border: 1px solid #4a4640; }
  svg text { fill: #e8e4dc; } .frame { fill: #201e1b; stroke: #3d3a35; }
  .file, .node .id, .node .met { fill: #a39c90; }
  .node rect, .node polygon { fill: #2b2925; stroke: #a39c90; }
  .ending rect { fill: #24402c; } .defeat rect { fill: #522a27; } .pool polygon { fill: #35315a; }
  .anywhere rect { fill: #453a17; } .never rect { fill: #171614; stroke: #e08a8d; }
  .node rect[class] ~ text:not(.met) { fill: #23211e; } /* on bright heat */
  .way path, #tip path { stroke: #a39c90; } #tip path { fill: #a39c90; }
  .said { fill: #d0cabf; stroke: #171614; } .way.visit path { stroke: #7fb0c4; }
  .way.pool path { stroke: #aaa5dd; } .way.event path { stroke: #d9b047; }
  .way.never path { stroke: #e08a8d; } .way.on path { stroke: #fff; }
}
@media print {
  @page { size: landscape; margin: 1cm; }
  html, body { overflow: visible; background: #fff; } body { display: flex; flex-flow: column; }
  #bar { position: static; order: -1; }
  #bar input, #bar button, #bar label, #told { display: none; }
  svg { background: none; width: 100%; height: 90vh; }
}
"""
_SCRIPT = """
const svg = document.querySelector('svg'), told = document.getElementById('told');
const every = kind => [...document.querySelectorAll(kind)];
const nodes = every('.node'), ways = every('.way');
const said = new Map(every('.said').map(t => [t.dataset.way, t]));
const full = svg.getAttribute('viewBox').split(' ').map(Number);
let box = [...full];
const show = () => svg.setAttribute('viewBox', box.join(' '));
const at = (x, y) => { const p = svg.createSVGPoint(); p.x = x; p.y = y;
  return p.matrixTransform(svg.getScreenCTM().inverse()); };
function zoom(by, x, y) {
  const p = at(x, y), w = Math.min(Math.max(box[2] * by, 200), full[2] * 4), k = w / box[2];
  box = [p.x - (p.x - box[0]) * k, p.y - (p.y - box[1]) * k, w, box[3] * k]; show(); }
svg.addEventListener('wheel', e => { e.preventDefault();
  zoom(e.deltaY > 0 ? 1.15 : 1 / 1.15, e.clientX, e.clientY); }, { passive: false });
let held = null, moved = false;
svg.addEventListener('pointerdown', e => { held = [e.clientX, e.clientY]; moved = false; });
addEventListener('pointermove', e => { if (!held) return;
  const a = at(held[0], held[1]), b = at(e.clientX, e.clientY);
  if (Math.abs(e.clientX - held[0]) + Math.abs(e.clientY - held[1]) > 3) moved = true;
  box[0] += a.x - b.x; box[1] += a.y - b.y; held = [e.clientX, e.clientY]; show(); });
addEventListener('pointerup', () => { held = null; });
function list(title, found, end) { if (!found.length) return;
  const head = document.createElement('div'), ul = document.createElement('ul');
  head.textContent = title; told.append(head, ul);
  for (const w of found) { const li = document.createElement('li');
    const said = w.dataset.label ? ': ' + w.dataset.label : '';
    li.textContent = w.dataset[end] + said; ul.append(li); } }
function pick(id) {
  told.textContent = '';
  const near = new Set([id]);
  for (const w of ways) { const on = id && (w.dataset.from === id || w.dataset.to === id);
    for (const part of [w, said.get(w.dataset.way)]) { if (!part) continue;
      part.classList.toggle('on', !!on); part.classList.toggle('dim', !!id && !on); }
    if (on) { near.add(w.dataset.from); near.add(w.dataset.to); } }
  for (const n of nodes) n.classList.toggle('dim', !!id && !near.has(n.dataset.id));
  if (!id) return;
  const h = document.createElement('h2'), n = nodes.find(n => n.dataset.id === id);
  h.textContent = id + (n.dataset.title ? ' – ' + n.dataset.title : ''); told.append(h);
  list('From here', ways.filter(w => w.dataset.from === id), 'to');
  list('To here', ways.filter(w => w.dataset.to === id), 'from'); }
svg.addEventListener('click', e => { if (moved) return;
  const n = e.target.closest('.node'); pick(n ? n.dataset.id : ''); });
function centre(n) { const r = n.getBBox();
  box = [r.x + r.width / 2 - 450, r.y + r.height / 2 - 300, 900, 600]; show(); }
document.getElementById('seek').addEventListener('input', e => {
  const q = e.target.value.trim().toLowerCase(); let first = null;
  for (const n of nodes) {
    const hit = q && (n.dataset.id + ' ' + n.dataset.title).toLowerCase().includes(q);
    n.classList.toggle('hit', !!hit); if (hit && !first) first = n; }
  if (first) centre(first); });
const middle = by => zoom(by, innerWidth / 2, innerHeight / 2);
document.getElementById('in').onclick = () => middle(1 / 1.4);
document.getElementById('out').onclick = () => middle(1.4);
document.getElementById('fit').onclick = () => { box = [...full]; show(); pick(''); };
document.getElementById('names').onchange = e => svg.classList.toggle('all', e.target.checked);
"""
_HOTTEST = 36  # how much darker a scene may be that was met


def svg(chart: Chart) -> str:
    """Return a chart as a picture of its own."""
    style = _STYLE + _heat(chart)
    size = f'width="{chart.wide}" height="{chart.tall}"'
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{_picture(chart, size, style)}\n'


def html(chart: Chart) -> str:
    """Return a chart as a page."""
    style = _STYLE + _PAGE_STYLE + _heat(chart)
    title = escape(f"{chart.title}: {len(chart.nodes)} places, {len(chart.edges)} ways")
    checked = " checked" if _labelled(chart) else ""
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f"{policy(style, _SCRIPT)}\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{style}</style>\n</head>\n<body>\n"
        f"{_picture(chart, '', '')}\n"
        f'<div id="bar"><strong>{title}</strong>'
        '<input id="seek" type="search" placeholder="Search scenes" aria-label="Search scenes">'
        '<button id="in" aria-label="Zoom in">+</button>'
        '<button id="out" aria-label="Zoom out">−</button><button id="fit">All</button>'
        f'<label><input id="names" type="checkbox"{checked}> labels</label></div>\n'
        f'<div id="told" aria-live="polite"></div>\n<script>{_SCRIPT}</script>\n</body>\n</html>\n'
    )


def _labelled(chart: Chart) -> bool:
    """Whether all labels are shown at first."""
    return len(chart.edges) <= LABELLED


def _heat(chart: Chart) -> str:
    """Return the style of scenes that were met, from bright to dark."""
    steps = range(_HOTTEST + 1) if chart.games else ()
    return "".join(f".node .heat-{n} {{ fill: hsl(28 90% {96 - n}%); }}\n" for n in steps)


def _picture(chart: Chart, size: str, style: str) -> str:
    by_id = {node.id: node for node in chart.nodes}
    all_labels = _labelled(chart)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {chart.wide} {chart.tall}" {size}'
        f"{' class=all' if all_labels and not style else ''}>".replace("class=all", 'class="all"'),
        f"<style>{style}</style>" if style else "",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" '
        'markerHeight="7" orient="auto-start-reverse"><path d="M0 0 8 4 0 8z" fill="#6b665d"/>'
        "</marker></defs>",
    ]
    parts += map(_frame, chart.frames)
    labels = list[_Label]()
    for place, edge in enumerate(chart.edges):
        path, x, y = _line(by_id[edge.origin], by_id[edge.target], place)
        parts += _way(edge, path, place)
        if edge.labels:
            labels.append((place, _short(edge.labels), x, y))
    for node in chart.nodes:
        parts += _node(node, chart.games)
    if all_labels or not style:
        parts += _said(labels, chart)
    return "\n".join([*filter(None, parts), "</svg>"])


def _frame(frame: Frame) -> str:
    return (
        f'<rect class="frame" x="{frame.x}" y="{frame.y}" width="{frame.wide}" '
        f'height="{frame.tall}" rx="8"/>'
        f'<text class="file" x="{frame.x + 8}" y="{frame.y + 15}">{escape(frame.file)}</text>'
    )


def _way(edge: Edge, path: str, place: int) -> Iterator[str]:
    never = " never" if edge.games == 0 else ""
    label = escape("; ".join(edge.labels))
    told = escape(f"{edge.origin} → {edge.target}") + (f": {label}" if label else "")
    met = f" ({edge.games} games)" if edge.games >= 0 else ""
    yield (
        f'<g class="way {edge.kind}{never}" data-way="{place}" data-from="{escape(edge.origin)}" '
        f'data-to="{escape(edge.target)}" data-label="{label}{met}">'
        f'<title>{told}{met}</title><path d="{path}" marker-end="url(#tip)"/></g>'
    )


def _short(labels: Sequence[str]) -> str:
    first, *others = labels
    short = first if len(first) <= 36 else f"{first[:35]}…"
    return short + (f" +{len(others)}" if others else "")


def _said(labels: Iterable[_Label], chart: Chart) -> Iterator[str]:
    """Yield the labels over all ways, none of them on a scene or on another label."""
    taken = _Taken()
    for node in chart.nodes:
        taken.add((node.x, node.y, WIDE, TALL))
    for frame in chart.frames:
        taken.add((frame.x, frame.y, len(frame.file) * _LETTER + 16, 22))
    for place, text, x, y in labels:
        wide = len(text) * _LETTER
        steps = (y + side * step * _ROW for step in range(_MOST_STEPS) for side in (1, -1))
        boxes = (
            (x - wide // 2, top - _ROW, wide, _ROW) for top in steps if _ROW < top < chart.tall
        )
        box = next(filter(taken.free, boxes), None)
        if box:
            taken.add(box)
        low = box[1] + _ROW if box else y
        yield (
            f'<text class="said" data-way="{place}" x="{x}" y="{low}" '
            f'text-anchor="middle">{escape(text)}</text>'
        )


class _Taken:
    """Boxes that don't overlap, by the cells of a grid: a new one is held against those near."""

    def __init__(self) -> None:
        self._cells = defaultdict[tuple[int, int], list[_Box]](list)

    def add(self, box: _Box) -> None:
        for cell in _cells(box):
            self._cells[cell].append(box)

    def free(self, box: _Box) -> bool:
        return not any(_meet(box, one) for cell in _cells(box) for one in self._cells.get(cell, ()))


def _cells(box: _Box) -> Iterator[tuple[int, int]]:
    x, y, wide, tall = box
    across = range(x // WIDE, (x + wide) // WIDE + 1)
    down = range(y // TALL, (y + tall) // TALL + 1)
    return itertools.product(across, down)


def _meet(one: _Box, other: _Box) -> bool:
    """Return whether two boxes have a place in common."""
    across = one[0] < other[0] + other[2] and other[0] < one[0] + one[2]
    return across and one[1] < other[1] + other[3] and other[1] < one[1] + one[3]


def _line(one: Node, other: Node, place: int) -> tuple[str, int, int]:
    """Return the curve of a way, and where its label stands; ways side by side are kept apart."""
    apart = (place % 5 - 2) * 9
    x, to = one.x + WIDE // 2 + apart, other.x + WIDE // 2 + apart
    if one.id == other.id:
        side, y = one.x + WIDE, one.y + TALL // 2
        loop = f"M{side} {y - 10} C{side + 36} {y - 26} {side + 36} {y + 26} {side} {y + 10}"
        return loop, side + 20, y - 20
    if other.y > one.y:
        y, end = one.y + TALL, other.y
        bend = max(24, (end - y) // 2)
        return (
            f"M{x} {y} C{x} {y + bend} {to} {end - bend} {to} {end}",
            (x + to) // 2,
            (y + end) // 2 + apart,
        )
    right = other.x >= one.x
    x = one.x + (WIDE if right else 0)
    to = other.x + (0 if right and other.x > one.x + WIDE else WIDE)
    y, end = one.y + TALL // 2 + apart // 2, other.y + TALL // 2 + apart // 2
    out = 34 + abs(y - end) // 8
    bend = x + (out if right else -out)
    back = to + (out if to > other.x else -out)
    return f"M{x} {y} C{bend} {y} {back} {end} {to} {end}", (x + to) // 2, (y + end) // 2


def _node(node: Node, games: int) -> Iterator[str]:
    kinds = [node.kind, *(["never"] if node.games == 0 else [])]
    heat = ""
    if games and node.games > 0:
        share = min(1.0, node.games / games)
        heat = f' class="heat-{round(_HOTTEST * share)}"'
    yield (
        f'<g class="node {" ".join(kinds)}" data-id="{escape(node.id)}" '
        f'data-title="{escape(node.title)}"><title>{escape(node.title or node.id)}</title>'
    )
    x, y = node.x, node.y
    if node.kind == "pool":
        middle = y + TALL // 2
        corners = (
            f"{x + 14},{y} {x + WIDE - 14},{y} {x + WIDE},{middle} "
            f"{x + WIDE - 14},{y + TALL} {x + 14},{y + TALL} {x},{middle}"
        )
        yield f'<polygon points="{corners}"/>'
    else:
        round_ = 20 if node.kind in ("ending", "defeat") else 4
        yield f'<rect x="{x}" y="{y}" width="{WIDE}" height="{TALL}" rx="{round_}"{heat}/>'
    first, second = (node.title, node.id) if node.title else (node.id, "")
    yield _text(first, x + WIDE // 2, y + (19 if second else 27))
    if second:
        yield _text(second, x + WIDE // 2, y + 36, "id")
    if node.games >= 0:
        yield (
            f'<text class="met" x="{x + WIDE - 4}" y="{y - 3}" text-anchor="end">'
            f"{node.games}</text>"
        )
    yield "</g>"


def _text(text: str, x: int, y: int, kind: str = "name") -> str:
    short = text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
    return f'<text class="{kind}" x="{x}" y="{y}" text-anchor="middle">{escape(short)}</text>'
