import { cacheCompiledCode } from './cache-compiled-code.ts';
import { resolveQuickly } from './resolve-quickly.ts';

// Both come before any other module is loaded.
cacheCompiledCode();
resolveQuickly();
const { startService } = await import('./start-service.ts');
await startService(process.argv.slice(2));
