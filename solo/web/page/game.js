// A game on the page: the story, what can be done now, and the panels beside it.

import { blocks, button, fill, h, say, text } from './dom.js';
import { vote } from './door.js';
import { fight } from './fight.js';
import { panel, panels } from './panels.js';
import { drawn } from './roll.js';
import { typing } from './typing.js';
import { Failed } from './failed.js';
import { asWished } from './settings.js';

const FRESH = ['', 'hero', 'map', 'quests'];  // panels that the view fills
const READ = 'read';  // what an author is told of files that were saved, wherever the story stands
const TAPPED = 20;  // faces of a die that can be tapped; of others they are typed
const PHONE = '(max-width: 899px)';

export class Game {
  constructor(page, opened) {
    this.page = page;
    this.id = opened.game;
    this.save = opened.save;
    this.seq = -1;
    this.epoch = opened.view.epoch;
    this.busy = false;
    this.sent = 0;
    this.shown = matchMedia(PHONE).matches ? '' : 'hero';
    this.story = h('div', { class: 'story', role: 'log', 'aria-label': say('story') });
    this.now = h('section', { class: 'now', 'aria-label': say('what-now') });
    this.side = h('aside', { class: 'beside' });
    this.input = typing(this);
    this.keys = (event) => this.pressed(event);
    document.addEventListener('keydown', this.keys);
    page.main.replaceChildren(h('div', { class: 'game' },
      h('div', { class: 'column' }, h('h1', { class: 'unseen' }, opened.view.adventure.title), this.story, this.now, this.input.form), this.side,
      opened.graph && h('iframe', { class: 'graph', src: 'graph', title: say('graph') })));
    page.main.firstChild.classList.toggle('drawn', Boolean(opened.graph));
    this.tell(opened.opening.filter((part) => part.topic !== READ), false);
    this.see(opened.view);
    this.listen();
    const read = opened.opening.filter((part) => part.topic === READ).flatMap((part) => part.said);
    if (read.length) page.notice(read.map((block) => block.spans.map(([words]) => words).join('')).join('\n'));
  }

  stop() {
    this.unfollow?.();
    this.connected(true);
    document.removeEventListener('keydown', this.keys);
  }

  /** Follow what happens, also when another page of this game does it. */
  listen() {
    this.unfollow = this.page.transport.follow(this.id, `${this.epoch}.${this.seq}`, {
      told: (frame) => this.told(frame),
      look: () => this.look_again(),
      anew: () => this.page.open({ save: this.save }),
      closed: () => this.page.open({ save: this.save }),
      lost: () => this.connected(false),
      back: () => this.connected(true),
    }, this.page.me.seat);
  }

  connected(now) {
    if (!now || this.lost) this.page.notice(now ? '' : say('lost'));  // nothing else that is told goes
    this.lost = !now;
  }

  /** Tell what happened; what the view knows already was done before this page came, and is read from its end,
   *  unless something is typed already. A game in which nothing was done yet is read from its beginning. */
  told(frame) {
    const before = frame.seq < this.view.seq;
    if (before) this.latest = null;
    const ends = !before || this.view.turn;
    if (!this.tell([frame], ends) || this.busy) return;
    if (!before) this.look_again();
    else if (ends) this.ending ??= requestAnimationFrame(() => { this.ending = null; this.move(document.activeElement === document.body); });
  }

  async look_again() {
    await this.tried(async () => this.see(await this.page.transport.view(this.id), false));
  }

  async tried(work) {
    try {
      return await work();
    } catch (reason) {
      if (reason instanceof Failed && reason.code === 'no-game') return this.page.open({ save: this.save });
      if (reason instanceof Failed && reason.anew) await this.page.open({ save: this.save });
      this.page.failed(reason);
    }
    return undefined;
  }

  /** Send what was typed or pressed; `echo` is what the player reads of it. Tell whether it was taken. */
  async send(message, echo) {
    if (this.busy) return false;
    this.busy = true;
    this.now.setAttribute('aria-busy', 'true');
    this.page.notice('');
    if (echo) this.story.append(h('p', { class: 'echo' }, echo));
    const id = `${this.save}-${this.seq}-${Date.now()}-${this.sent += 1}`;
    const taken = await this.tried(async () => {
      const answer = await this.page.transport.send(this.id, { id, ...message });
      if (answer.stale) this.page.notice(say('stale'));
      this.tell(answer.parts, true);
      this.see(answer.view);
      if (answer.parts.some((part) => part.left)) await this.leave();
      return true;
    });
    this.busy = false;
    this.now.removeAttribute('aria-busy');
    return Boolean(taken);
  }

  /** Leave the game at once, so that a terminal may go on with it. */
  async leave() {
    this.stop();
    await this.tried(() => this.page.transport.close(this.id));
    this.page.toShelf();
  }

  async vote(ballot) {
    await this.tried(async () => {
      const answer = await this.page.transport.vote(this.id, ballot);
      this.tell(answer.parts, true);
      this.see(answer.view);
    });
  }

  /** Ask something that changes nothing, and return the answer instead of showing it. */
  async look(line) {
    const answer = await this.tried(() => this.page.transport.send(this.id, { line, look: true }));
    return answer ? answer.parts : [];
  }

  choose(option, more = {}) {
    const words = more.decided ? `${text(option.text)} (${more.decided.join(', ')})` : text(option.text);
    return this.send({ choose: option.id, expect: this.view.prompt.id, ...more }, words);
  }

  type(words) {
    this.show('');
    this.input.put(words);
  }

  /** Put what was told into the story; return whether any of it was new. */
  tell(parts, moves) {
    const fresh = parts.filter((part) => part.seq === undefined || part.seq > this.seq);
    for (const part of fresh) {
      if (part.seq !== undefined) this.seq = part.seq;
      const said = blocks(part.said || [], drawn);
      if (!said.length) continue;
      const turn = h('section', { class: part.seq === undefined ? 'turn reply' : 'turn', tabindex: '-1' }, ...said);
      this.story.append(turn);
      this.latest = this.latest || turn;
    }
    if (!moves) this.latest = null;
    return fresh.length > 0;
  }

  /** Lead eye and focus to what is new: to what was done, with all that came of it below.
   *  What others do takes the focus from nobody, and moves nothing under who is typing. */
  move(own) {
    const latest = this.latest;
    this.latest = null;
    if (!own) {
      const typing = document.activeElement?.closest?.('input, select, dialog, .panel');
      return latest && !typing ? latest.scrollIntoView({ block: 'nearest' }) : undefined;
    }
    if (!latest) return this.now.scrollIntoView({ block: 'nearest' });
    const before = latest.previousElementSibling;
    latest.focus({ preventScroll: true });
    return (before?.className === 'echo' ? before : latest).scrollIntoView({ block: 'start' });
  }

  /** Show a view: what can be done, and the panel that is open. */
  see(view, own = true) {
    const votes = Boolean(view.vote) && !this.view?.vote;
    this.view = view;
    const { prompt, page } = view;
    this.page.title(view.adventure.title);
    document.getElementById('where').textContent =
      [view.table ? view.adventure.title : view.scene.title, page.clock].filter(Boolean).join(' · ');
    fill(this.now,
      view.fight && fight(view.fight, view.members),
      page.status.map((line) => h('p', { class: 'status' }, line)),
      page.strip && drawn(page.strip),
      prompt.trouble && h('p', { class: 'refusal' }, prompt.trouble),
      view.vote && vote(view.vote, this),
      page.turn_of && h('p', { class: 'turn-of' }, `${say('turn-of')} `, h('strong', {}, page.turn_of)),
      this.choices(view),
      this.others(view));
    this.input.wants(page.wanted, view.over || this.page.me.role === 'watch');
    if (!this.side.childElementCount || FRESH.includes(this.shown)) this.panels();
    this.move(own);
    if (votes) this.now.querySelector('.vote').scrollIntoView({ block: 'nearest' });
  }

  choices(view) {
    const { prompt, page } = view;
    if (page.wanted.prompt) {
      const faces = page.wanted.sides && page.wanted.sides <= TAPPED ? [...Array(page.wanted.sides).keys()].map((face) => String(face + 1)) : [];
      return h('div', { class: 'asked' }, h('p', {}, page.wanted.prompt, ' ',
        button(say('never-mind'), () => this.send({ line: 'undo' }, ''), { class: 'quiet' })),
      faces.length ? h('p', { class: 'faces' }, ...faces.map((face) => button(face, () => this.send({ line: face }, face), { class: 'face' }))) : null);
    }
    if (!page.acts) return h('ul', { class: 'choices waiting' }, ...prompt.options.map((one) => h('li', { class: 'barred' }, text(one.text))));
    return h('ol', { class: `choices at-${prompt.kind}` }, ...prompt.options.map((one) => this.option(one, page)));
  }

  option(one, page) {
    const percent = one.chances ? one.chances.percent : page.chances[one.id];
    const chance = percent === undefined ? null
      : h('span', { class: 'chance' }, `${percent}${say('percent-sign')}`, h('span', { class: 'unseen' }, ` ${say('chance')}`));
    if (one.number === null) {
      return h('li', { class: 'barred' }, h('span', {}, text(one.text)), ' ', h('em', {}, text(one.barred)));
    }
    const press = button(h('span', { class: 'number', 'aria-hidden': 'true' }, String(one.number)),
      () => this.choose(one), { class: one.id === page.usual ? 'choice usual' : 'choice', 'data-number': one.number });
    press.append(h('span', { class: 'words' }, text(one.text), one.ends ? h('small', { class: 'ends' }, ` (${say('ends-story')})`) : null), ...(chance ? [chance] : []));
    const raises = Object.entries(one.raises).map(([word, better]) =>
      button(`+ ${word} ${better.percent}${say('percent-sign')}`, () => this.choose(one, { decided: [word] }),
        { class: 'raise', 'aria-label': `${text(one.text)}, + ${word}: ${better.percent}${say('percent-sign')}` }));
    const stop = this.view.prompt.kind === 'action' && chance
      ? [button('?', () => this.choose(one, { offers: true }), { class: 'raise', 'aria-label': `${text(one.text)}: ${say('stop-before')}` })] : [];
    return h('li', {}, press, raises.length || stop.length ? h('span', { class: 'raises' }, ...raises, ...stop) : null);
  }

  /** What may be done besides, and what is left at the end of a game. */
  others(view) {
    if (view.over) {
      return [h('p', { class: 'ended' }, say('over')), ...endings(view.endings),
        h('p', { class: 'saving' },
          view.next && button(`${say('next-part')} ${view.next}`, () => this.page.open({ save: this.save, next: 'yes' }), { class: 'main' }),
          view.page.hosts && button(say('to-shelf'), this.page.toShelf, { class: view.next ? 'quiet' : 'main' }),
          view.page.hosts && !view.table && !view.next &&
            button(say('again'), () => this.page.open({ adventure: view.adventure.id, ...asWished() }), { class: 'quiet' }))];
    }
    if (!view.page.acts) return [];
    const standing = view.page.standing.filter((one) => !one.reason && !one.asks);
    return standing.length ? [h('p', { class: 'standing' }, `${say('any-time')} `,
      ...standing.map((one) => button(one.text, () => this.choose(one), { class: 'quiet' })))] : [];
  }

  /** Open a panel, or none; the focus goes into it, and back to what opened it. */
  show(name) {
    const place = panels(this.page.me).indexOf(name || this.shown);
    this.shown = name;
    this.panels();
    const tab = this.side.querySelectorAll('.tabs button')[place];
    (this.side.querySelector('.panel') || tab)?.focus({ preventScroll: true });
  }

  panels() {
    const tabs = panels(this.page.me).map((name) => button(say(`panel-${name}`),
      () => this.show(this.shown === name && matchMedia(PHONE).matches ? '' : name),
      { 'aria-pressed': this.shown === name ? 'true' : 'false' }));
    const content = this.shown ? h('div', { class: 'panel', tabindex: '-1', 'aria-label': say(`panel-${this.shown}`), role: 'region' },
      h('h2', {}, say(`panel-${this.shown}`),
        button('×', () => this.show(''), { class: 'shut', 'aria-label': say('shut') })),
      ...panel(this.shown, this.view, this)) : null;
    fill(this.side, h('nav', { class: 'tabs', 'aria-label': say('panels') }, ...tabs,
      this.view.page.undoes ? button(say('undo'), () => this.send({ line: 'undo' }, say('undo'))) : null), content);
  }

  /** Digits choose, a slash goes to the line; not while something is typed. */
  pressed(event) {
    const typing = event.target instanceof Element && event.target.closest('input, select, textarea, dialog');
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '/') {
      event.preventDefault();
      this.input.put('');
    } else if (event.key === 'Escape' && this.shown) {
      this.show('');
    } else if (/^[1-9]$/.test(event.key)) {
      this.now.querySelector(`[data-number="${event.key}"]`)?.click();
    }
  }
}

/** What was done, which endings of the adventure were met, and what its author lets on of the others. */
function endings(told) {
  const listed = (heading, lines) => (lines.length
    ? [h('p', {}, heading), h('ul', { class: 'endings' }, ...lines.map((one) => h('li', {}, one)))] : []);
  return [
    ...listed(say('did'), told.did),
    told.count ? h('p', { class: 'met' }, `${say('endings')}: ${told.met.length} / ${told.count}`) : null,
    ...listed(say('endings-met'), told.met.map((one) => one.title || one.kind)),
    ...listed(say('endings-left'), told.hints),
    ...listed(say('play-next'), told.next),
  ];
}
