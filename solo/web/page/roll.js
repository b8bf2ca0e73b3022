// A roll as one drawing: the places of a die side by side, and where it fell.

import { say, svg } from './dom.js';

const WIDTH = 720;
const RULER = { top: 26, height: 26 };
const HEIGHT = 80;
const NARROW = 46;

/** Draw a strip; what it means stands in words beside it, so that it is hidden from readers. */
export function drawn(strip) {
  const scale = WIDTH / Math.max(1, strip.length);
  const parts = [];
  let begin = 0;
  strip.bands.forEach(([label, last, good], place) => {
    const kind = good === true ? 'good' : good === false ? 'bad' : 'open';
    const [left, wide] = [begin * scale, (last - begin) * scale];
    const fell = strip.band === place;
    parts.push(svg('rect', {
      x: left, y: RULER.top, width: Math.max(1, wide - 1), height: RULER.height,
      class: `band ${kind} ${place % 2 ? 'odd' : ''} ${fell ? 'fell' : ''}`,
    }));
    if (wide >= NARROW || fell) {
      parts.push(svg('text', {
        x: Math.min(WIDTH - 4, left + wide / 2), y: RULER.top + RULER.height + 17,
        'text-anchor': left + wide / 2 > WIDTH - 40 ? 'end' : 'middle', class: fell ? 'name fell' : 'name',
      }, shortened(label, fell ? 14 : Math.floor(wide / 8))));
    }
    begin = last;
  });
  for (const line of strip.lines) {
    parts.push(svg('line', {
      x1: line * scale, x2: line * scale, y1: RULER.top - 8, y2: RULER.top + RULER.height + 6, class: 'needed',
    }));
  }
  strip.faces.forEach(([face, place], number) => parts.push(fallen(face, (place - 0.5) * scale, number)));
  return svg('svg', {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: 'strip', role: 'img', 'aria-label': say('strip'),
  }, ...parts);
}

function fallen(face, x, number) {
  const at = Math.min(WIDTH - 18, Math.max(18, x));
  return svg('g', { class: `face fall-${number % 4}` },
    svg('line', { x1: x, x2: x, y1: RULER.top - 4, y2: RULER.top + RULER.height, class: 'at' }),
    svg('rect', { x: at - 17, y: 0, width: 34, height: 22, rx: 6 }),
    svg('text', { x: at, y: 16, 'text-anchor': 'middle' }, String(face)));
}

function shortened(label, room) {
  return label.length <= room ? label : `${label.slice(0, Math.max(1, room - 1))}…`;
}
