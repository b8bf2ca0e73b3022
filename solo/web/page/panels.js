// What can be looked at beside the story: the hero, the map, quests and lists, journal and rules.

import { blocks, button, colour, h, say, text } from './dom.js';
import { seats } from './door.js';
import { meter } from './fight.js';
import { drawn } from './roll.js';
import { given } from './shelf.js';

/** The names of the panels; that of the seats is for the host of a table with others. */
export function panels(me) {
  const all = ['hero', 'map', 'quests', 'journal', 'rules', 'help'];
  return me.role === 'host' && me.table ? ['seats', ...all] : all;
}

/** Return the content of a panel; `seat` asks the engine and types a line for the player. */
export function panel(name, view, seat) {
  switch (name) {
    case 'seats': return seats(seat);
    case 'hero': return hero(view, seat);
    case 'map': return map(view);
    case 'quests': return quests(view);
    case 'journal': return [kept(seat), ...looked(seat, 'journal', false)];
    case 'rules': return looked(seat, 'rules', true);
    case 'help': return looked(seat, 'help', true);
    default: return looked(seat, name, false);
  }
}

function hero(view, seat) {
  if (!view.members.length) return [h('p', {}, say('no-hero'))];
  return view.members.map((member) => h('article', { class: 'sheet' },
    h('h3', {}, colour(member.name, view.members), member.name, member.acting && view.members.length > 1 ? h('small', {}, ` · ${say('acts')}`) : null),
    ...member.sheet.map((part) => h('section', {}, h('h4', {}, text(part.title)),
      h('dl', {}, ...part.rows.flatMap((row) => entry(row, view, member, seat)))))));
}

function entry(row, view, member, seat) {
  const label = text(row.label);
  const plain = label.split(' (')[0].toLowerCase();
  const name = member.acting && view.page.tries.includes(plain)
    ? button(label, () => seat.type(`try ${plain} `), { class: 'try', title: say('try-with') }) : label;
  const bar = row.kind === 'gauge' && row.most > 1 && row.most <= 60;
  return [h('dt', {}, name), h('dd', {}, bar ? meter(label, row.value, row.most, text(row.text)) : text(row.text))];
}

function map(view) {
  if (!view.map.length) return [h('p', {}, say('no-map'))];
  const titles = new Set(view.map.map((one) => one.title));
  const roots = view.map.filter((one) => !one.came_from || !titles.has(one.came_from) || one.came_from === one.title);
  const seen = new Set();
  return [h('ul', { class: 'map' }, ...roots.map((one) => place(one, view.map, seen)).filter(Boolean))];
}

function place(one, all, seen) {
  if (seen.has(one.title)) return null;
  seen.add(one.title);
  const below = all.filter((other) => other.came_from === one.title);
  const inner = [
    ...below.map((other) => place(other, all, seen)).filter(Boolean),
    ...one.untaken.map((way) => h('li', { class: 'untaken' }, text(way))),
  ];
  return h('li', { class: one.here ? 'here' : null },
    h('span', { 'aria-current': one.here ? 'location' : null }, one.title),
    one.here ? h('small', {}, ` · ${say('you-are-here')}`) : null,
    inner.length ? h('ul', {}, ...inner) : null);
}

function quests(view) {
  const found = [];
  if (view.quests.length) {
    found.push(h('ul', {}, ...view.quests.map((one) => h('li', {}, one.title, h('small', {}, ` · ${say(`quest-${one.step}`)}`)))));
  }
  for (const kind of ['thread', 'npc', 'place', 'clock']) {
    const entries = view.lists.filter((one) => one.kind === kind);
    if (!entries.length) continue;
    found.push(h('section', {}, h('h4', {}, say(`list-${kind}`)), h('ul', {}, ...entries.map((one) =>
      h('li', { class: one.open ? null : 'closed' }, one.name, one.text ? `: ${one.text}` : null,
        one.size ? meter(one.name, one.filled, one.size, `${one.filled}/${one.size}`) : null)))));
  }
  return found.length ? found : [h('p', {}, say('no-quests'))];
}

/** What keeps the story as a file. */
function kept(seat) {
  async function keep(form) {
    const told = await seat.tried(() => seat.page.transport.story(seat.id, form));
    if (!told) return;
    given(`${told.name}.${told.form}`, Uint8Array.from(atob(told.data), (sign) => sign.charCodeAt(0)), told.type);
  }
  return h('p', { class: 'saving' }, `${say('keep-story')} `,
    button('HTML', () => keep('html')), ' ', button('EPUB', () => keep('epub')));
}

/** A panel that the prompt answers: a line is asked, and its answer shown here. */
function looked(seat, verb, wordy) {
  const answer = h('div', { class: 'answer', 'aria-live': 'polite' });
  async function ask(words) {
    const parts = await seat.look(words ? `${verb} ${words}` : verb);
    answer.replaceChildren(...parts.flatMap((part) => blocks(part.said || [], drawn)));
    for (const one of wordy ? answer.querySelectorAll('.label') : []) {
      const entry = one.textContent;
      one.replaceChildren(button(entry, () => ask(entry), { class: 'quiet' }));
    }
  }
  ask('');
  if (!wordy) return [answer];
  const word = h('input', { type: 'text', id: `word-${verb}`, autocomplete: 'off', maxlength: 200 });
  return [
    h('form', { class: 'seek', onsubmit: (event) => { event.preventDefault(); ask(word.value.trim()); } },
      h('label', { for: `word-${verb}` }, say(`seek-${verb}`)), word, h('button', {}, say('look-up'))),
    answer,
  ];
}
