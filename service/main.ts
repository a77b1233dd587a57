import { cacheCompiledCode } from './cache-compiled-code.ts';
import { resolveQuickly } from './resolve-quickly.ts';

// Must be the first two imports.
cacheCompiledCode();
resolveQuickly();
const { startService } = await import('./start-service.ts');
await startService(process.argv.slice(2));
