// The shelf: adventures to begin, games to go on with, tables.

import { button, h, say } from './dom.js';
import { wanted } from './settings.js';

export async function shelf(page) {
  const told = await page.transport.shelf();
  document.getElementById('where').textContent = '';
  page.main.replaceChildren(h('div', { class: 'shelf' },
    h('h1', {}, say('shelf')),
    told.games.length ? h('section', {}, h('h2', {}, say('go-on')),
      h('ul', { class: 'games' }, ...told.games.slice(0, 12).map((one) => saved(one, page)))) : null,
    h('section', {}, h('h2', {}, say('adventures')),
      h('ul', { class: 'covers' }, ...told.adventures.map((one) => cover(one, page)))),
    h('section', {}, h('h2', {}, say('table')), tables(told, page))));
  page.main.focus({ preventScroll: true });
}

function saved(one, page) {
  const when = new Intl.DateTimeFormat(wanted('language'), { dateStyle: 'medium', timeStyle: 'short' })
    .format(new Date(one.when));
  const about = [one.hero, one.scene, when].filter(Boolean).join(' · ');
  const press = button(h('strong', {}, one.table || one.title), () => page.open({ save: one.save }), { class: 'saved' });
  press.append(h('span', {}, about));
  return h('li', {}, press);
}

function cover(one, page) {
  const title = h('h3', {}, one.title, one.first ? h('small', {}, ` · ${say('begin-here')}`) : null);
  return h('li', { class: 'cover' }, title,
    h('p', { class: 'by' }, [one.author, one.system].filter(Boolean).join(' · ')),
    h('p', {}, one.trouble || one.summary),
    one.notes.length ? h('p', { class: 'notes' }, `${say('contains')} ${one.notes.join(', ')}`) : null,
    one.trouble ? null : button(say('begin'), () => page.open({ adventure: one.id, language: wanted('language') }),
      { class: 'main', 'aria-label': `${say('begin')}: ${one.title}` }));
}

function tables(told, page) {
  const name = h('input', { id: 'table-name', type: 'text', maxlength: 60, required: true, autocomplete: 'off' });
  const system = h('select', { id: 'table-system' },
    ...told.systems.map(([id, title]) => h('option', { value: id }, title)));
  return h('form', { class: 'seek', onsubmit: (event) => {
    event.preventDefault();
    page.open({ table: name.value, system: system.value, language: wanted('language') });
  } }, h('p', {}, say('about-table')), h('label', { for: 'table-name' }, say('table-name')), name,
  h('label', { for: 'table-system' }, say('table-system')), system, h('button', { class: 'main' }, say('open')));
}
