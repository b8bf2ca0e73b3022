// A roll as one drawing: the places of a die side by side, and where it fell.

import { say, svg } from './dom.js';

const WIDTH = 720;
const NEAR = 360;  // on a phone, where a wide drawing would have letters that nobody can read
const PHONE = '(max-width: 899px)';
const RULER = { top: 26, height: 26 };
const HEIGHT = 80;
const LETTER = 9.2;  // how wide a letter of a name is at most, bold

/** Draw a strip; what it means stands in words beside it, so that it is hidden from readers. */
export function drawn(strip) {
  const width = matchMedia(PHONE).matches ? NEAR : WIDTH;
  const scale = width / Math.max(1, strip.length);
  const only = strip.faces.length === 1 ? strip.faces[0][1] : 0;  // where one die fell
  const bands = strip.bands.map(([label, last, good], place) => {
    const begin = place ? strip.bands[place - 1][1] : 0;
    const fell = strip.band === place;
    return { label, good, left: begin * scale, wide: (last - begin) * scale, odd: place % 2, fell, told: fell || (only > begin && only <= last) };
  });
  const parts = bands.map((one) => svg('rect', {
    x: one.left, y: RULER.top, width: Math.max(1, one.wide - 1), height: RULER.height,
    class: `band ${one.good === true ? 'good' : one.good === false ? 'bad' : 'open'} ${one.odd ? 'odd' : ''} ${one.fell ? 'fell' : ''}`,
  }));
  parts.push(...names(bands, width));
  for (const line of strip.lines) {
    parts.push(svg('line', {
      x1: line * scale, x2: line * scale, y1: RULER.top - 8, y2: RULER.top + RULER.height + 6, class: 'needed',
    }));
  }
  strip.faces.forEach(([face, place], number) => parts.push(fallen(face, (place - 0.5) * scale, number, width)));
  return svg('svg', {
    viewBox: `0 0 ${width} ${HEIGHT}`, class: 'strip', role: 'img', 'aria-label': say('strip'),
  }, ...parts);
}

/** The names below: that of the band where it fell, and of the others what has room beside it. */
function names(bands, width) {
  const placed = bands.map((one) => {
    const half = (one.label.length * LETTER) / 2;
    const at = Math.min(width - half, Math.max(half, one.left + one.wide / 2));
    return { ...one, at, begin: at - half, end: at + half };
  });
  const told = placed.filter((one) => one.told);
  const others = placed.filter((one) => !one.told && one.end - one.begin <= one.wide &&
    told.every((other) => one.end + LETTER < other.begin || one.begin > other.end + LETTER));
  return [...told, ...others].map((one) => svg('text', {
    x: one.at, y: RULER.top + RULER.height + 17, 'text-anchor': 'middle', class: one.told ? 'name fell' : 'name',
  }, one.label));
}

function fallen(face, x, number, width) {
  const at = Math.min(width - 18, Math.max(18, x));
  return svg('g', { class: `face fall-${number % 4}` },
    svg('line', { x1: x, x2: x, y1: RULER.top - 4, y2: RULER.top + RULER.height, class: 'at' }),
    svg('rect', { x: at - 17, y: 0, width: 34, height: 22, rx: 6 }),
    svg('text', { x: at, y: 16, 'text-anchor': 'middle' }, String(face)));
}
