/**
 * Calls of tests go by connections of their own. The service closes a connection after five idle
 * seconds, and on a busy machine the next call would meet one that is just being closed.
 */
const kept = globalThis.fetch;

const fetchAfresh: typeof fetch = (input, init = {}) => {
  const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : []));
  headers.set('connection', 'close');
  return kept(input, { ...init, headers });
};

// A worker runs this before each of its files.
if (kept.name !== fetchAfresh.name) globalThis.fetch = fetchAfresh;
