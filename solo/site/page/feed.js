// What feeds the page without a server: the engine in a worker. It has the methods of the server's.

import { Failed } from './failed.js';

const LONGEST = 10_000;  // milliseconds of a turn, after which the worker is ended
const SHOWN = 1_000;  // after which a game stands on the page
const OPENING = 120_000;  // of a game that is played back
const here = new URL('.', import.meta.url);

/** Have all of it kept for play without a network, where the browser does that.
 *  It waits until one can play: to read and to check all files once more would hold up the engine. */
function stays() {
  try {
    navigator.serviceWorker?.register(new URL('../sw.js', here)).catch(() => {});
  } catch {
    // a frame without storage keeps nothing
  }
}

export class Transport {
  constructor() {
    this.keeps = true;
    this.kept = '';
    this.language = document.documentElement.lang;
    this.waiting = new Map();
    this.count = 0;
    this.stories = new Map();
    this.start();
  }

  /** Start a worker. What it is made of comes from this address, and it is under this page's policy. */
  start() {
    const code = `const early = [];
      self.onmessage = (event) => early.push(event);
      import(${JSON.stringify(new URL('worker.js', here).href)}).then(
        () => early.forEach((event) => self.onmessage(event)),
        (reason) => self.postMessage({ failed: 'no-start', words: String(reason) }));`;
    try {
      const made = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
      this.worker = new Worker(made, { name: 'solo' });  // no module: in a frame without an origin none begins
    } catch (reason) {
      this.ends(new Failed(0, 'no-start', String(reason)));
      return;
    }
    this.worker.onmessage = ({ data }) => this.heard(data);
    this.worker.onerror = (event) => this.ends(new Failed(0, 'no-start', event.message || ''));
    this.worker.postMessage({ base: here.href });
  }

  heard({ number, answer, failed, words, ended, kept }) {
    if (kept) this.kept = kept;
    if (ended) return this.restart(new Failed(0, failed, words));
    if (failed === 'no-start') return this.ends(new Failed(0, failed, words));
    const call = this.waiting.get(number);
    if (!call) return undefined;
    this.waiting.delete(number);
    clearTimeout(call.timer);
    if (failed === undefined) return call.done(answer);
    const reason = new Failed(0, failed, words || '');
    reason.anew = failed === 'storage-full' || failed === 'too-much';
    return call.fails(reason);
  }

  /** Tell all who wait that there is no answer to come. */
  ends(reason) {
    this.ended = reason;
    for (const call of this.waiting.values()) {
      clearTimeout(call.timer);
      call.fails(reason);
    }
    this.waiting.clear();
  }

  /** End a worker that hangs or broke down, and begin another, which knows all that was kept. */
  restart(reason) {
    this.worker.terminate();
    reason.anew = true;
    this.ends(reason);
    this.ended = undefined;
    this.start();
  }

  call(name, told = {}, longest = OPENING) {
    if (this.ended) return Promise.reject(this.ended);
    this.count += 1;
    const number = this.count;
    return new Promise((done, fails) => {
      const timer = setTimeout(() => this.restart(new Failed(0, 'hung', '')), longest);
      this.waiting.set(number, { done, fails, timer });
      this.worker.postMessage({ number, name, told });
    });
  }

  async words() {
    const answer = await fetch(new URL('words.json', here));
    return answer.json();
  }

  me() { return Promise.resolve({ role: 'host', table: false }); }

  /** What is opened when nothing was asked for: a new game, where there is none to go on with. */
  async first() {
    const { games } = await this.shelf();
    if (games.length) stays();
    return games.length ? null : { adventure: 'this' };
  }

  shelf() { return this.call('shelf'); }
  lines(save) { return this.call('lines', { save }); }
  remove(save) { return this.call('remove', { save }); }
  bring(name, lines) { return this.call('bring', { name, lines }); }
  view(game) { return this.call('view', { game }, LONGEST); }
  send(game, message) { return this.call('do', message, LONGEST); }
  complete(game, text) { return this.call('complete', { text }, LONGEST); }
  story(game, form) { return this.call('story', { form }); }
  close() { return this.call('close'); }

  async open(wanted) {
    const opened = await this.call('open', wanted).finally(() => setTimeout(stays, SHOWN));
    this.stories.set(opened.game, opened.frames);
    return opened;
  }

  /** Tell what has happened so far; nobody else does anything in this game. */
  follow(game, after, heard) {
    const frames = this.stories.get(game) || [];
    this.stories.delete(game);
    for (const frame of frames) heard.told(frame);
    return () => {};
  }
}
