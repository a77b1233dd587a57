import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The folder of compiled code. */
export const compiledCode = fileURLToPath(new URL('../.cache/compiled', import.meta.url));

/**
 * Stores compiled code beside the program, so that the next start compiles nothing. On a read-only
 * disk this has no effect; NODE_COMPILE_CACHE names another folder.
 * https://nodejs.org/api/module.html#module-compile-cache
 */
export function cacheCompiledCode(): void {
  enableCompileCache(compiledCode);
}
