// What feeds the page: a server. An exported site has another file in this place.

export { ServerTransport as Transport } from './transport.js';
