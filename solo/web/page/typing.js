// The line where everything of the prompt can be typed, with what may follow.

import { button, h, say } from './dom.js';

const WAIT = 120;  // milliseconds after a key
const MOST = 8;

export function typing(seat) {
  const list = h('ul', { id: 'completions', role: 'listbox', 'aria-label': say('completions'), hidden: true });
  const label = h('label', { for: 'line', class: 'unseen' }, say('type-here'));
  const line = h('input', {
    id: 'line', type: 'text', role: 'combobox', autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false',
    enterkeyhint: 'send', maxlength: 4000, placeholder: say('type-here'),
    'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': 'completions',
  });
  const form = h('form', { class: 'typing', onsubmit: (event) => { event.preventDefault(); send(); } },
    label, line, list, h('button', { class: 'main' }, say('send')));
  const before = [];
  let place = 0;
  let timer = 0;
  let active = -1;

  async function send() {
    const words = line.value;
    const hidden = line.type === 'password';
    line.value = '';
    clearTimeout(timer);
    offer([]);
    if (words.trim() && !hidden) before.push(words);
    place = before.length;
    const taken = await seat.send({ line: words }, words.trim() ? `> ${hidden ? '…' : words}` : '');
    if (!taken && !line.value) line.value = words;  // nothing that was typed is lost
  }

  function offer(found) {
    active = -1;
    list.replaceChildren(...found.slice(0, MOST).map((one, number) =>
      h('li', { id: `completion-${number}`, role: 'option', 'aria-selected': 'false', 'data-text': one.whole,
        onpointerdown: (event) => { event.preventDefault(); take(one.whole); } },
      h('strong', {}, one.text.trim()), one.meaning ? h('span', {}, ` ${one.meaning}`) : null)));
    list.hidden = !found.length;
    line.setAttribute('aria-expanded', found.length ? 'true' : 'false');
    line.removeAttribute('aria-activedescendant');
  }

  function take(words) {
    line.value = words;
    line.focus();
    offer([]);
  }

  function move(step) {
    const all = [...list.children];
    active = (active + step + all.length + 1) % (all.length + 1);
    all.forEach((one, number) => one.setAttribute('aria-selected', number === active ? 'true' : 'false'));
    if (active < all.length) line.setAttribute('aria-activedescendant', all[active].id);
    else line.removeAttribute('aria-activedescendant');
  }

  line.addEventListener('keydown', (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] || 0;
    const chosen = list.children[active];
    if (event.key === 'Escape' && !list.hidden) offer([]);
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen && !event.shiftKey) take(chosen.dataset.text);
    else if (step && !list.hidden) move(active < 0 && step < 0 ? 0 : step);
    else if (step) {
      place = Math.min(before.length, Math.max(0, place + step));
      line.value = before[place] ?? '';
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  line.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(complete, WAIT);
  });

  async function complete() {
    const typed = line.value;
    if (!typed.trim() || seat.view.page.wanted.prompt) return offer([]);
    const found = await seat.page.transport.complete(seat.id, typed).catch(() => []);
    if (line.value !== typed) return undefined;
    const whole = found.map((one) => ({ ...one, whole: typed.slice(0, typed.length - one.replaces) + one.text }));
    return offer(whole.filter((one) => one.whole !== typed));
  }

  return {
    form,
    put(words) {
      line.value = words;
      line.focus();
    },
    /** Show that words for something are wanted, or a command as ever. */
    wants(wanted, over) {
      line.type = wanted.hidden ? 'password' : 'text';
      line.placeholder = wanted.prompt || say('type-here');
      label.textContent = wanted.prompt || say('type-here');
      offer([]);
      form.hidden = over && !wanted.prompt;
      if (wanted.prompt) line.focus();
    },
  };
}
