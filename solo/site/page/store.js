// Where saves lie: in this browser, by the adventure; in memory alone where it keeps nothing.
// A save is its journal's lines, in pieces by the place where they begin, and what a list shows.

const SAVES = 'saves';
const PIECES = 'pieces';

export async function opened(name) {
  try {
    return new Kept(await database(name));
  } catch {
    return new Remembered();
  }
}

function database(name) {
  return new Promise((done, fails) => {
    const asked = indexedDB.open(name, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(SAVES, { keyPath: 'save' });
      asked.result.createObjectStore(PIECES, { keyPath: ['save', 'at'] });
    };
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fails(asked.error);
    asked.onblocked = () => fails(new Error('blocked'));
  });
}

class Kept {
  constructor(base) {
    this.base = base;
    this.where = 'browser';
  }

  /** Do something in one step: all of it is kept when this is over, or nothing. */
  step(mode, work) {
    return new Promise((done, fails) => {
      const step = this.base.transaction([SAVES, PIECES], mode, { durability: 'strict' });
      const asked = work(step.objectStore(SAVES), step.objectStore(PIECES));
      step.oncomplete = () => done(asked?.result);
      step.onabort = () => fails(step.error || new Error('aborted'));
      step.onerror = () => fails(step.error);
    });
  }

  list() { return this.step('readonly', (saves) => saves.getAll()); }

  async lines(save) {
    const found = await this.step('readonly', (_, pieces) => pieces.getAll(range(save)));
    return found.map((one) => one.text).join('');
  }

  add(added) {
    return this.step('readwrite', (saves, pieces) => {
      for (const { save, at, text, about } of added) {
        pieces.put({ save, at, text });
        saves.put({ ...about, save });
      }
    });
  }

  remove(save) {
    return this.step('readwrite', (saves, pieces) => {
      saves.delete(save);
      pieces.delete(range(save));
    });
  }
}

function range(save) {
  return IDBKeyRange.bound([save, 0], [save, Number.MAX_SAFE_INTEGER]);
}

class Remembered {
  constructor() {
    this.where = 'memory';
    this.saves = new Map();
  }

  async list() { return [...this.saves.values()].map((one) => one.about); }

  async lines(save) { return (this.saves.get(save)?.pieces || []).join(''); }

  async add(added) {
    for (const { save, text, about } of added) {
      const pieces = this.saves.get(save)?.pieces || [];
      this.saves.set(save, { pieces: [...pieces, text], about: { ...about, save } });
    }
  }

  async remove(save) { this.saves.delete(save); }
}
