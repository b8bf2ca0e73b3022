// Elements made of text nodes: nothing that comes from a game is ever read as HTML.

let catalogue = {};

export function speak(words) {
  catalogue = words;
}

/** Say a sentence of the page's own catalogue. */
export function say(code) {
  return Object.hasOwn(catalogue, code) ? catalogue[code] : code;
}

/** Make an element: attributes, `on…` listeners, and children: elements, texts, or nothing. */
export function h(name, attributes, ...children) {
  const made = document.createElement(name);
  return filled(made, attributes, children);
}

export function svg(name, attributes, ...children) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  return filled(made, attributes, children);
}

function filled(made, attributes, children) {
  for (const [key, value] of Object.entries(attributes || {})) {
    if (value === false || value === null || value === undefined) continue;
    if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value === true ? '' : String(value));
  }
  made.append(...present(children));
  return made;
}

/** Give an element other children: elements, texts, lists of them, or nothing. */
export function fill(made, ...children) {
  made.replaceChildren(...present(children));
}

function present(children) {
  return children.flat().filter((one) => one !== false && one !== null && one !== undefined && one !== '');
}

/** A text of the view: words as they stand, or a message with its `text`. */
export function text(told) {
  return typeof told === 'string' ? told : told ? String(told.text ?? '') : '';
}

/** The colour of a seat, as a mark before its name: by its place among the members, where there are several. */
export function colour(name, members) {
  const place = members.length > 1 ? members.findIndex((one) => one.name === name) : -1;
  return place < 0 ? null : h('span', { class: 'seat', 'data-seat': place % 6, 'aria-hidden': 'true' });
}

const TAGS = { emphasis: 'em', strong: 'strong', heading: 'h2' };

/** Elements of blocks as the server tells them; `draw` makes the drawing of a roll. */
export function blocks(told, draw) {
  return told.map((block) => {
    const spans = block.spans.map(([words, style]) =>
      h(TAGS[style] && style !== 'heading' ? TAGS[style] : 'span', { class: style || null }, words));
    const heading = block.spans.length > 0 && block.spans.every(([, style]) => style === 'heading');
    if (block.label) return h('p', { class: 'row' }, h('span', { class: 'label' }, block.label), h('span', {}, ...spans));
    const lead = block.lead.trim() ? h('span', { class: 'lead' }, block.lead) : null;
    const words = h(heading ? 'h2' : 'p', { class: block.tight ? 'tight' : null }, lead, ...spans);
    if (!block.strip) return words;
    return h('div', { class: 'rolled' }, draw(block.strip), block.spans.length ? words : null);
  });
}

export function button(words, press, attributes) {
  return h('button', { type: 'button', onclick: press, ...attributes }, words);
}
