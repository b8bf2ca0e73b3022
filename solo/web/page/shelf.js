// The shelf: adventures to begin, games to go on with, tables.

import { button, h, say } from './dom.js';
import { asWished, wanted } from './settings.js';

export async function shelf(page) {
  const late = page.wish();
  const told = await page.transport.shelf(wanted('language'));
  if (late()) return;
  document.documentElement.dataset.started = 'yes';
  page.main.replaceChildren(h('div', { class: 'shelf' },
    h('h1', {}, say('shelf')),
    told.games.length ? h('section', {}, h('h2', {}, say('go-on')),
      h('ul', { class: 'games' }, ...told.games.slice(0, 12).map((one) => saved(one, page)))) : null,
    h('section', {}, h('h2', {}, say('adventures')),
      h('ul', { class: 'covers' }, ...told.adventures.map((one) => cover(one, page)))),
    page.transport.keeps ? h('section', {}, h('h2', {}, say('bring')), bring(page)) : null,
    told.systems.length ? h('section', {}, h('h2', {}, say('table')), tables(told, page)) : null));
  page.main.focus({ preventScroll: true });
}

function saved(one, page) {
  const when = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' })
    .format(new Date(one.when));
  const about = [one.hero, one.scene, when].filter(Boolean).join(' · ');
  const press = button(h('strong', {}, [one.table || one.title, one.named].filter(Boolean).join(' · ')), () => page.open({ save: one.save }), { class: 'saved' });
  press.append(h('span', {}, about));
  if (!page.transport.keeps) return h('li', {}, press);
  const name = { 'aria-label': `${say('download')}: ${about}` };
  return h('li', {}, press, h('p', { class: 'saving' }, button(say('download'), () => download(page, one.save), name),
    button(say('remove-save'), (event) => remove(event.target, one.save, page), { class: 'quiet', 'aria-label': `${say('remove-save')}: ${about}` })));
}

/** Give a save out of the browser as a file, which the terminal plays on. */
export async function download(page, save) {
  try {
    given(`${save}.jsonl`, await page.transport.lines(save), 'application/x-ndjson');
  } catch (reason) {
    page.failed(reason);
  }
}

export function given(name, content, type) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  h('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Remove a save when it is pressed a second time. */
async function remove(press, save, page) {
  if (!press.dataset.sure) {
    press.dataset.sure = 'yes';
    press.textContent = say('remove-surely');
    return;
  }
  await page.transport.remove(save).catch(page.failed);
  await shelf(page).catch(page.failed);
}

/** Take in a save that was downloaded, or comes from the terminal. */
function bring(page) {
  const field = h('input', { id: 'bring', type: 'file', accept: '.jsonl', class: 'unseen' });
  field.addEventListener('change', async () => {
    const [file] = field.files;
    if (!file) return;
    try {
      await page.transport.bring(file.name.replace(/\.jsonl$/, ''), await file.text());
      page.notice('');
      await shelf(page);
    } catch (reason) {
      page.failed(reason);
    }
  });
  return h('div', { class: 'seek' }, h('p', {}, say('about-bring')), field,
    h('label', { for: 'bring', class: 'as-button' }, say('choose-file')));
}

function cover(one, page) {
  const other = one.language === document.documentElement.lang ? null : one.language || null;  // a voice reads it in its own language
  const spoken = other && (say(`language-${other}`).startsWith('language-') ? other : say(`language-${other}`));
  const told = (words) => h('span', { lang: other }, words);
  const title = h('h3', {}, told(one.title), one.first ? h('small', {}, ` · ${say('begin-here')}`) : null);
  return h('li', { class: 'cover' }, title,
    h('p', { class: 'by' }, [one.author && `${say('by-author')} ${one.author}`, one.system, spoken].filter(Boolean).join(' · ')),
    h('p', {}, one.trouble || told(one.summary)),
    one.length ? h('p', { class: 'notes' }, told(`${one.length[0].toUpperCase()}${one.length.slice(1)}.`)) : null,
    one.notes.length ? h('p', { class: 'notes' }, `${say('contains')} `, told(one.notes.join(', '))) : null,
    one.trouble ? null : button(say('begin'), () => page.open({ adventure: one.id, ...asWished() }),
      { class: 'main', 'aria-label': `${say('begin')}: ${one.title}` }));
}

function tables(told, page) {
  const name = h('input', { id: 'table-name', type: 'text', maxlength: 60, required: true, autocomplete: 'off' });
  const system = h('select', { id: 'table-system' },
    ...told.systems.map(([id, title]) => h('option', { value: id }, title)));
  return h('form', { class: 'seek', onsubmit: (event) => {
    event.preventDefault();
    page.open({ table: name.value, system: system.value, ...asWished() });
  } }, h('p', {}, say('about-table')), h('label', { for: 'table-name' }, say('table-name')), name,
  h('label', { for: 'table-system' }, say('table-system')), system, h('button', { class: 'main' }, say('open')));
}
