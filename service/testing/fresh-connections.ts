import { Agent, setGlobalDispatcher } from 'undici';

/**
 * A connection of its own for every `fetch` of a test. On a busy machine a test would otherwise
 * send a call on a kept connection while the service closes it, which it does after five idle
 * seconds, and a call that changes something is not repeated.
 */
setGlobalDispatcher(new Agent({ pipelining: 0 }));
