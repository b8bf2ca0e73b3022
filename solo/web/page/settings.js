// How the page looks, kept in this browser if it keeps anything.

import { button, h, say } from './dom.js';

const CHOICES = {
  theme: ['auto', 'light', 'dark'],
  size: ['small', 'middle', 'large', 'huge'],
  letters: ['serif', 'sans'],
  motion: ['auto', 'still'],
  dice: ['program', 'own'],
  language: ['en', 'de'],
};
const USUAL = { theme: 'auto', size: 'middle', letters: 'serif', motion: 'auto', dice: 'program' };

export function wanted(name) {
  const kept = store(name);
  if (CHOICES[name].includes(kept)) return kept;
  if (name === 'language') return (navigator.language || '').startsWith('de') ? 'de' : 'en';
  return USUAL[name];
}

/** What whoever begins a game wishes. */
export function asWished() {
  return { language: wanted('language'), dice: wanted('dice') };
}

const chosen = {};  // on this page, where the browser keeps nothing

function store(name, value) {
  if (value !== undefined) chosen[name] = value;
  try {
    if (value !== undefined) localStorage.setItem(`solo-${name}`, value);
    return localStorage.getItem(`solo-${name}`);
  } catch {
    return chosen[name] ?? null;
  }
}

/** Let the page look as wanted. */
export function settle() {
  for (const name of ['theme', 'size', 'letters', 'motion']) document.documentElement.dataset[name] = wanted(name);
}

/** Show the settings. */
export function settings(page) {
  const dialog = h('dialog', { 'aria-label': say('settings') },
    h('h2', {}, say('settings')),
    ...Object.entries(CHOICES).filter(([name]) => name !== 'language' || !page.transport.language).map(([name, values]) => h('fieldset', {}, h('legend', {}, say(`set-${name}`)),
      ...values.map((value) => h('label', {},
        h('input', { type: 'radio', name, value, checked: wanted(name) === value, onchange: () => {
          store(name, value);
          document.documentElement.dataset[name] = value;
          settle();
          if (name === 'language') location.reload();
        } }), ` ${say(`${name}-${value}`)}`)))),
    button(say('done'), () => dialog.close(), { class: 'main' }));
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
