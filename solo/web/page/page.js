// The page: it shows what the engine tells and sends back what is typed or pressed. It knows no rule.

import { button, h, say, speak } from './dom.js';
import { door } from './door.js';
import { Failed } from './failed.js';
import { Transport } from './feed.js';
import { Game } from './game.js';
import { asWished, settings, settle, wanted } from './settings.js';
import { download, shelf } from './shelf.js';

const transport = new Transport();
const main = document.getElementById('main');
const top = document.getElementById('top');
let game = null;
let wishes = 0;

const page = {
  transport,
  me: { role: '' },
  main,
  notice(words) { document.getElementById('notice').textContent = words; },
  failed(reason) {
    if (!(reason instanceof Failed)) throw reason;
    page.notice([say(`failed-${reason.code}`), reason.words].filter(Boolean).join(' '));
  },
  /** Wish for something to be shown; return what tells whether it comes too late, since another wish came. */
  wish() {
    wishes += 1;
    const mine = wishes;
    return () => mine !== wishes;
  },
  title(words) { document.title = words ? `${words} · solo` : 'solo'; },
  toShelf() {
    leave();
    if (location.hash) location.hash = '';  // which shows it
    else show();
  },
  async open(what) { await (page.me.role === 'host' ? begin(what) : show()); },
};

function leave() {
  game?.stop();
  game = null;
  document.getElementById('where').textContent = '';
}

/** Begin or go on; the address then names the save, so that a reload comes back to it. */
async function begin(what) {
  page.notice('');
  const late = page.wish();
  try {
    const opened = await transport.open({ language: wanted('language'), ...what });
    if (late()) return;
    leave();
    named(`#game=${encodeURIComponent(opened.save)}`, !location.hash);
    game = new Game(page, opened);
    document.documentElement.dataset.started = 'yes';
    if (transport.kept === 'memory') page.notice(say('keeps-nothing'));
  } catch (reason) {
    if (late()) return;
    if (reason instanceof Failed && reason.code === 'damaged') {
      main.replaceChildren(h('section', { class: 'card' }, h('h1', {}, say('damaged')), h('p', {}, reason.words),
        button(say('salvage'), () => begin({ ...what, salvage: true })),
        transport.keeps && button(say('download'), () => download(page, what.save)), button(say('to-shelf'), page.toShelf)));
      return;
    }
    page.failed(reason);
    if (!game && reason.code !== 'no-start') await shelf(page).catch(page.failed);
  }
}

/** Change the address of the page, where the browser lets it; from one that is `left`, back leads there. */
function named(address, left = false) {
  try {
    if (left) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  } catch {
    // a frame without an origin of its own has none to change
  }
}

/** Take the secret out of the address, where nobody may see it any longer than is needed. */
function taken(asked, name) {
  const secret = asked.get(name);
  asked.delete(name);
  named(asked.size ? `#${asked}` : location.pathname);
  return secret;
}

async function show() {
  const late = page.wish();
  page.title('');
  const asked = new URLSearchParams(location.hash.slice(1));
  if (asked.has('join')) return door(page, taken(asked, 'join'), show);
  if (asked.has('key')) {
    const secret = taken(asked, 'key');
    try { await transport.enter(secret); } catch (reason) { page.failed(reason); }
  }
  let me;
  try {
    me = await transport.me();
  } catch (reason) {
    if (late()) return undefined;
    if (!(reason instanceof Failed) || reason.code !== 'no-token') return page.failed(reason);
    leave();
    if (page.me.role === 'seat') page.notice(say('sent-away'));
    page.me = { role: '' };
    return door(page, '', show);
  }
  if (late()) return undefined;
  page.me = me;
  if (me.role !== 'host') {
    leave();
    game = new Game(page, me);
    return undefined;
  }
  if (asked.has('game')) return begin({ save: asked.get('game') });
  if (asked.has('play')) {
    const wishes = Object.fromEntries(['at', 'language'].filter((one) => asked.has(one)).map((one) => [one, asked.get(one)]));
    return begin({ adventure: asked.get('play'), ...asWished(), ...wishes });
  }
  if (asked.has('table')) return begin({ table: asked.get('table'), ...asWished() });
  const first = transport.first && !page.began ? await transport.first().catch(page.failed) : null;
  if (late()) return undefined;
  page.began = true;
  return first ? begin({ dice: wanted('dice'), ...first }) : shelf(page).catch(page.failed);
}

async function start() {
  settle();
  const language = transport.language || wanted('language');
  document.documentElement.lang = language;
  speak(await transport.words(language));
  top.replaceChildren(
    button(say('skip'), () => main.focus(), { class: 'skip' }),
    h('button', { type: 'button', class: 'home', onclick: page.toShelf }, 'solo', h('span', { class: 'unseen' }, `: ${say('to-shelf')}`)),
    h('span', { id: 'where' }),
    button(say('settings'), () => settings(page), { class: 'quiet' }));
  addEventListener('hashchange', () => {  // back and forth, or an address that was typed
    leave();
    main.replaceChildren();  // what stood here could be pressed until something else does
    show();
  });
  await show();
}

start().catch((reason) => page.notice(String(reason.message || reason)));
