/**
 * `node service/warm-cache.ts`: loads the service without running it, to fill the folder of
 * compiled code for images with a read-only disk. Call it with the flags and the user of the later
 * start, because Node.js separates the code by both.
 */
import { cacheCompiledCode } from './cache-compiled-code.ts';
import { resolveQuickly } from './resolve-quickly.ts';

cacheCompiledCode();
resolveQuickly();
await import('./start-service.ts');
const { loadLate } = await import('./load-late.ts');
await loadLate({ payment: true });
