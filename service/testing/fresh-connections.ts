import { Agent, setGlobalDispatcher } from 'undici';

/**
 * A connection of its own for every `fetch` of a test. The service closes a kept connection after
 * five idle seconds. On a busy machine a test would send a call at that moment, and a call that
 * changes something is not repeated.
 */
setGlobalDispatcher(new Agent({ pipelining: 0 }));
