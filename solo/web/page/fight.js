// A fight as a picture: the places beside each other, and who stands where, with what is left of them.

import { colour, h, say, text } from './dom.js';

const BESIDE = 3;  // fighters in one place that are shown below each other, with the places side by side

/** Return the picture of a fight; who is called nothing in it is the member who acts. */
export function fight(seen, members) {
  const you = members.find((one) => one.acting)?.name || '';
  const told = { ...seen, members, fighters: seen.fighters.map((one) => (text(one.name) ? one : { ...one, name: you })) };
  const places = told.places.length ? told.places : [{ id: '', name: '', features: [], near: [] }];
  const known = new Set(places.map((place) => place.id));
  const strays = told.fighters.filter((one) => !known.has(one.place));
  const rows = places.map((place) => ground(place, told.fighters.filter((one) => one.place === place.id), told));
  if (strays.length && known.size) rows.push(ground({ id: '', name: '', features: [] }, strays, told));
  return h('section', { class: 'fight', 'aria-label': say('fight') },
    h('h2', {}, told.round ? `${say('round')} ${told.round}` : say('fight'),
      text(told.phase) ? h('small', {}, ` · ${text(told.phase)}`) : null),
    told.order.length > 1 ? order(told) : null,
    h('div', { class: crowded(told) ? 'field crowded' : 'field' }, ...rows.filter(Boolean)));
}

/** Whether places are shown below each other, since so many stand in one of several. */
function crowded({ places, fighters }) {
  return places.length > 3 && places.some((place) => fighters.filter((one) => one.place === place.id).length > BESIDE);
}

function order(told) {
  const names = Object.fromEntries(told.fighters.map((one) => [one.id, text(one.name)]));
  return h('p', { class: 'order' }, h('span', { class: 'label' }, `${say('order')} `),
    ...told.order.flatMap((id, place) => [
      place ? ' → ' : null,
      h(id === told.turn ? 'strong' : 'span', { 'aria-current': id === told.turn ? 'true' : null }, names[id] || id)]));
}

function ground(place, fighters, told) {
  if (!fighters.length && !text(place.name)) return null;
  const features = place.features.map(text).filter(Boolean);
  return h('div', { class: fighters.length ? 'ground' : 'ground empty' },
    text(place.name) ? h('h3', {}, text(place.name)) : null,
    features.length ? h('p', { class: 'features' }, features.join(' · ')) : null,
    h('ul', {}, ...fighters.map((one) => fighter(one, told))));
}

function fighter(one, told) {
  const kinds = ['fighter', one.side, one.up ? '' : 'down', one.id === told.turn ? 'acts' : ''];
  const small = [...one.facts, ...one.conditions].map(text).filter(Boolean);
  return h('li', { class: kinds.join(' ').trim() },
    h('strong', { class: 'name' }, colour(text(one.name), told.members), text(one.name), one.heads > 1 ? ` ×${one.heads}` : null),
    h('span', { class: 'side' }, say(`side-${one.side}`), one.up ? null : ` · ${say('down')}`),
    ...one.gauges.map(gauge),
    small.length ? h('p', { class: 'small' }, small.join(' · ')) : null,
    text(one.intent) ? h('p', { class: 'intent' }, text(one.intent)) : null);
}

function gauge(one) {
  const label = text(one.label);
  if (one.boxes.length) {
    const boxes = one.boxes.map((box) => h('li', { class: box.checked ? 'box checked' : 'box' },
      h('span', {}, text(box.name)), h('span', { class: 'mark' }, box.checked ? '✕' : '○'),
      h('span', { class: 'unseen' }, say(box.checked ? 'box-checked' : 'box-free'))));
    return h('ul', { class: 'boxes', 'aria-label': label }, ...boxes);
  }
  return meter(label, one.value, one.most);
}

/** Points of which some are left, as a bar with its numbers; where its name stands beside it, with their words alone. */
export function meter(label, value, most, words = '') {
  return h('p', { class: 'gauge' }, words ? null : h('span', { class: 'label' }, label),
    h('progress', { value: Math.max(0, value), max: Math.max(1, most), 'aria-label': label }),
    h('span', { class: 'number' }, words || `${value}/${most}`));
}
