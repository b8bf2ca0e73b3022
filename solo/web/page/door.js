// The door of a table, and what its host and its voters see beside the game.

import { button, h, say } from './dom.js';

/** Ask who comes in; `secret` is that of the invitation, without it a word is asked for. */
export function door(page, secret, done) {
  const field = (id, words, more) => h('p', {}, h('label', { for: id }, words), h('input', { id, type: 'text', autocomplete: 'off', ...more }));
  const value = (id) => document.getElementById(id)?.value.trim() || '';
  async function join(watch) {
    page.notice('');
    try {
      await enter({ word: value('join-word'), name: value('join-name'), traits: value('join-traits'), watch });
    } catch (reason) {
      page.failed(reason);
    }
  }
  /** Come in; where heroes of an adventure are played, they are shown to be picked. */
  async function enter(wish) {
    try {
      await page.transport.join({ secret, ...wish });
    } catch (reason) {
      if (reason.code !== 'which-hero') throw reason;
      return pick(reason.names, wish);
    }
    return done();
  }
  const pick = (names, wish) => heroes(page, names, (name) => enter({ ...wish, name }), () => enter({ ...wish, watch: true }));
  const watching = location.pathname.endsWith('/watch');
  page.main.replaceChildren(h('form', { class: 'card join', onsubmit: (event) => { event.preventDefault(); join(watching); } },
    h('h1', {}, say(secret ? 'join' : 'no-entry-here')),
    secret ? null : h('p', {}, say('join-by-word')),
    secret ? null : field('join-word', say('join-word'), { required: true, autocapitalize: 'none' }),
    watching ? null : field('join-name', say('join-name'), { required: true, maxlength: 40 }),
    watching ? null : field('join-traits', say('join-traits'), { maxlength: 200, placeholder: say('join-traits-like') }),
    h('button', { class: 'main' }, say(watching ? 'watch' : 'sit-down')),
    watching ? null : button(say('watch'), () => join(true))));
  if (secret && !watching) page.transport.join({ secret, look: true }).then((told) => told.heroes && pick(told.heroes, {})).catch(page.failed);
}

/** Ask whom somebody plays. */
function heroes(page, names, pick, watch) {
  const tried = (work) => () => work().catch(page.failed);
  page.main.replaceChildren(h('section', { class: 'card join' }, h('h1', {}, say('which-hero')),
    names.length ? null : h('p', {}, say('no-hero-free')),
    ...names.map((name) => button(name, tried(() => pick(name)), { class: 'main' })),
    button(say('watch'), tried(watch))));
}

/** Show a vote: the question, who has voted, and what may be voted. */
export function vote(told, seat) {
  const { hosts } = seat.view.page;
  const me = seat.page.me.seat || '';
  const cast = (ballot) => seat.vote(ballot);
  return h('section', { class: 'vote', 'aria-label': say('vote'), 'aria-live': 'polite' },
    h('h2', {}, told.by ? `${told.by}: ` : '', told.question),
    h('ul', { class: 'voters' }, ...told.voters.map((name) =>
      h('li', { class: told.voted.includes(name) ? 'voted' : null }, `${told.voted.includes(name) ? '✓' : '…'} ${name}`))),
    told.asked && !told.voted.includes(me) ? h('p', { class: 'ballots' },
      ...told.words.map(([word, name]) => button(name, () => cast({ word }))),
      button(say('abstain'), () => cast({ word: '' }), { class: 'quiet' })) : null,
    hosts ? button(say('count-now'), () => cast({ count: true })) : null);
}

/** Whom somebody is to play from now on. */
function handing(name, free, ask) {
  const options = [say('hand-over'), ...free].map((one, place) => h('option', { value: place ? one : '' }, one));
  return h('select', { 'aria-label': `${name}: ${say('hand-over')}`, onchange: (event) => event.target.value &&
    ask({ hand: name, to: event.target.value }) }, ...options);
}

/** The host's panel: the word to join, who sits here, and the door. */
export function seats(seat) {
  const here = h('div', { 'aria-live': 'polite' });
  const lets = () => ask({ may: [...here.querySelectorAll(':checked')].map((one) => one.value) });
  async function ask(change) {
    const told = await seat.tried(() => seat.page.transport.seats(change));
    if (!told) return;
    here.replaceChildren(
      h('p', {}, `${say('join-word')}: `, h('strong', { class: 'word' }, told.word)),
      h('ul', { class: 'seats' }, ...told.seats.map((name) => h('li', {}, h('strong', {}, name), ' ',
        button(say('remove'), () => ask({ remove: name }), { 'aria-label': `${say('remove')}: ${name}` }),
        ...(told.free.length ? [handing(name, told.free, ask)] : [])))),
      h('fieldset', {}, h('legend', {}, say('seats-may')), ...told.may.map(([word, may]) => h('label', {},
        h('input', { type: 'checkbox', value: word, checked: may, onchange: lets }), ` ${say(`may-${word}`)}`))),
      button(say(told.locked ? 'unlock-door' : 'lock-door'), () => ask({ locked: !told.locked })));
  }
  ask({});
  return [here];
}
