/**
 * `node service/warm-cache.ts`: loads the service without running it, so that the folder of
 * compiled code is full before the first start. For images, whose disk is only read later. To be
 * called with the flags and by the user of that start, as Node.js keeps the code apart by both.
 */
import { cacheCompiledCode } from './cache-compiled-code.ts';
import { resolveQuickly } from './resolve-quickly.ts';

cacheCompiledCode();
resolveQuickly();
await import('./start-service.ts');
const { loadLate } = await import('./load-late.ts');
await loadLate({ payment: true });
