// The one way to the engine: here a server. Another may feed the page if it has these methods.

import { Failed } from './failed.js';

const AGAIN = 1000;  // milliseconds until a stream that was refused is asked for anew

async function called(path, body) {
  const options = body === undefined ? {} : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Solo': '1' },
    body: JSON.stringify(body),
  };
  let answer;
  try {
    answer = await fetch(path, { credentials: 'same-origin', cache: 'no-store', ...options });
  } catch {
    throw new Failed(0, 'no-server', '');
  }
  const told = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Failed(answer.status, told.failed || `status-${answer.status}`, told.text || '', told.names);
  return told;
}

export class ServerTransport {
  enter(secret) { return called('enter', { secret }); }
  join(wish) { return called('join', wish); }
  me() { return called('me'); }
  seats(change) { return called('seats', change); }
  vote(game, ballot) { return called(`games/${game}/vote`, ballot); }
  words(language) { return called(`words/${language}`); }
  shelf(language) { return called(`shelf?language=${language}`); }
  open(wanted) { return called('open', wanted); }
  view(game) { return called(`games/${game}/view`); }
  send(game, message) { return called(`games/${game}/do`, message); }
  complete(game, typed) { return called(`games/${game}/complete`, { text: typed }); }
  story(game, form) { return called(`games/${game}/story`, { form }); }
  close(game) { return called(`games/${game}/close`, {}); }

  /** Tell `heard` of everything that happens behind `after`; return what stops it.
   *  The `seat` is whose page it is: if she plays somebody else by now, the page begins anew. */
  follow(game, after, heard, seat) {
    let later = 0;
    const asked = new URLSearchParams(seat === undefined ? { after } : { after, seat });
    const stream = new EventSource(`games/${game}/events?${asked}`);
    stream.addEventListener('told', (event) => heard.told(JSON.parse(event.data)));
    stream.addEventListener('look', () => heard.look());
    stream.addEventListener('anew', () => heard.anew());
    stream.addEventListener('closed', () => { stream.close(); heard.closed(); });
    stream.onopen = () => heard.back();
    stream.onerror = () => {
      heard.lost();
      if (stream.readyState === EventSource.CLOSED) later = setTimeout(() => heard.closed(), AGAIN);
    };
    return () => { clearTimeout(later); stream.close(); };
  }
}
