/**
 * The service in a separate process, as with `npm start` but with few pages: `node
 * service-process.ts <folder of the site>`. `SYNCHRONOUS=NORMAL` lets it lose writes in a power
 * failure, for the test that checks the test.
 */
import { flushCompileCache } from 'node:module';
import { cacheCompiledCode } from '../cache-compiled-code.ts';
import { resolveQuickly } from '../resolve-quickly.ts';

// As in main.ts, before any other module is loaded: tests start hundreds of processes.
cacheCompiledCode();
resolveQuickly();
const { readEnv } = await import('../env.ts');
const { runService } = await import('../run-service.ts');

// Now, because a killed process writes none.
flushCompileCache();

const [, , siteFolder = ''] = process.argv;
const { SYNCHRONOUS } = process.env;
await runService(readEnv(), siteFolder, {
  isNew: process.argv.includes('--new'),
  ...(SYNCHRONOUS === 'NORMAL' && { synchronous: 'NORMAL' }),
});
