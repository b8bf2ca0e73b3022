// The engine in a worker: Python of Pyodide, the engine's own modules, and the saves of this browser.

import { opened } from './store.js';

const random = crypto.getRandomValues.bind(crypto);
const fetched = self.fetch.bind(self);
const GONE = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker', 'caches', 'BroadcastChannel'];
Object.defineProperty(self, 'importScripts', { value: undefined });  // Pyodide begins in no worker that has it
let site = null;
let ready = null;
let lock = null;
let turn = Promise.resolve();

self.onmessage = ({ data }) => {
  if (data.base) {
    ready = begun(data.base);
    ready.catch((reason) => self.postMessage({ ended: false, failed: 'no-start', words: said(reason) }));
    return;
  }
  turn = turn.then(() => answered(data));
};

async function answered({ number, name, told }) {
  try {
    const engine = await ready;
    const answer = await CALLS[name](engine, told);
    self.postMessage({ number, answer, kept: engine.store.where });
  } catch (reason) {
    if (reason.failed) self.postMessage({ number, failed: reason.failed, words: reason.words });
    else if (site?.begun) self.postMessage({ ended: true, failed: 'broken', words: said(reason) });
    else self.postMessage({ number, failed: 'no-start', words: said(reason) });
  }
}

/** The last line of what went wrong, which is all that a player can use. */
function said(reason) {
  return String(reason?.message || reason).trim().split('\n').pop().slice(0, 300);
}

async function begun(base) {
  const bundle = unpacked(new URL('engine.bin', base));
  site = await (await fetched(new URL('site.json', base))).json();
  const opening = opened(site.store);
  const lost = new Promise((_, fails) => {  // Pyodide itself waits for ever for a file that does not come
    bundle.catch(fails);
    self.fetch = async (address, options) => {
      const name = String(address.url || address).split('/').pop();
      const integrity = site.integrity[name];
      try {
        const answer = await fetched(site.outside[name] || address, integrity ? { ...options, integrity } : options);
        if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
        return answer;
      } catch (reason) {
        fails(reason);
        throw reason;
      }
    };
  });
  const home = new URL(site.runtime, base).href;
  import(`${home}pyodide.asm.mjs`).catch(() => {});  // which Pyodide would ask for last
  const { loadPyodide } = await import(`${home}pyodide.mjs`);
  const python = await Promise.race([lost, loadPyodide({
    indexURL: home, lockFileContents: site.lock, jsglobals: {}, packageBaseUrl: home,
    env: { HOME: '/home', PYTHONPATH: '/engine', PYTHONDONTWRITEBYTECODE: '1' },
    fsInit: async (disk) => written(disk, await bundle), stdout: () => {}, stderr: () => {},
  })]);
  for (const name of GONE) Object.defineProperty(self, name, { value: undefined });
  python.runPython('from solo.site.begin import begin; player = begin()');
  const player = python.globals.get('player');
  const call = player.call;
  const store = await opening;
  site.begun = true;
  return { store, call: (name, told) => JSON.parse(call(name, JSON.stringify(told))) };
}

/** Write the engine before Python starts, which then loads less of its own (`spared.py`). */
function written(disk, files) {
  const folders = new Set();
  const encoder = new TextEncoder();
  for (const [name, content] of Object.entries(files)) {
    const folder = name.slice(0, name.lastIndexOf('/'));
    if (!folders.has(folder)) disk.mkdirTree(folder);
    folders.add(folder);
    disk.writeFile(name, encoder.encode(content), { canOwn: true });
  }
}

async function unpacked(address) {
  const answer = await fetched(address);
  const stream = answer.body.pipeThrough(new DecompressionStream('gzip'));
  return JSON.parse(await new Response(stream).text());
}

class Refused extends Error {
  constructor(failed, words) {
    super(failed);
    this.failed = failed;
    this.words = words;
  }
}

/** Ask the engine, and keep what it adds to the journals before anybody is told. */
async function asked({ store, call }, name, told) {
  const { answer, failed, text, kept, about } = call(name, told);
  const added = Object.entries(kept || {}).map(([save, [at, lines]]) => ({
    save, at, text: lines, about: { ...about, ...(answer?.about || {}), title: site.cover.title, when: new Date().toISOString() },
  }));
  if (added.length) {
    try {
      await store.add(added);
    } catch {
      call('forget', {});
      throw new Refused('storage-full', '');
    }
  }
  if (failed) throw new Refused(failed, text);
  return answer;
}

/** Hold a save, so that no other page goes on with it. */
async function held(save) {
  if (lock?.save === save) return;  // to let it go and ask for it again at once would be refused
  freed();
  if (!self.navigator.locks) return;
  await new Promise((done, fails) => {
    navigator.locks.request(`${site.store}/${save}`, { ifAvailable: true }, (got) => {
      if (!got) return fails(new Refused('elsewhere', ''));
      return new Promise((over) => {
        lock = { save, over };
        done();
      });
    }).catch((reason) => (reason.failed ? fails(reason) : done()));  // none where there is no storage
  });
}

function freed() {
  lock?.over();
  lock = null;
}

function drawn(bytes) {
  return [...random(new Uint8Array(bytes))].map((one) => one.toString(16).padStart(2, '0')).join('');
}

async function open(engine, told) {
  const wanted = { ...told, met: (await engine.store.list()).flatMap((one) => one.met || []) };
  if (told.save) {
    await held(told.save);
    wanted.lines = await engine.store.lines(told.save);
    if (!wanted.lines) delete wanted.lines;
  } else {
    wanted.seed = drawn(10);
    wanted.nonce = drawn(16);
    wanted.new = !(await listed(engine)).length;
  }
  const opened = await asked(engine, 'open', wanted);
  if (opened.save !== told.save) await held(opened.save);
  return opened;
}

/** The games that were played, the latest first. */
async function listed({ store }) {
  const all = await store.list();
  return all.filter((one) => one.turns > 0).sort((a, b) => (a.when < b.when ? 1 : -1));
}

const CALLS = {
  open,
  view: (engine, told) => asked(engine, 'view', told),
  do: (engine, told) => asked(engine, 'do', told),
  complete: (engine, told) => asked(engine, 'complete', told),
  story: (engine, told) => asked(engine, 'story', told),
  shelf: async (engine) => ({ adventures: [site.cover], games: await listed(engine), systems: [] }),
  lines: ({ store }, { save }) => store.lines(save),
  remove: ({ store }, { save }) => store.remove(save),
  async bring(engine, told) {
    const taken = (await engine.store.list()).map((one) => one.save);
    return asked(engine, 'bring', { ...told, taken });
  },
  async close(engine) {
    freed();
    return asked(engine, 'close', {});
  },
};
