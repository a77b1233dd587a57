/**
 * The test app in a separate process, for tests of two processes on one database: `node
 * serve-test-app.ts` with PORT and DATA_DIR, and Stripe's settings for real payments. Prints
 * `ready` when it listens, and ends with its standard input.
 */
import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import { cacheCompiledCode } from '../cache-compiled-code.ts';
import { resolveQuickly } from '../resolve-quickly.ts';

// As in main.ts, before any other module is loaded: tests start hundreds of processes.
cacheCompiledCode();
resolveQuickly();
const { createTestApp } = await import('./create-test-app.ts');

const { PORT = '', DATA_DIR = '' } = process.env;
const stripe = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    name.startsWith('STRIPE_') && value !== undefined ? [[name, value]] : [],
  ),
);
const app = createTestApp({ variables: { ...stripe, PORT, DATA_DIR, RATE_LIMITS: 'off' } });
createServer(app.listener).listen(Number(PORT), '127.0.0.1', () => {
  process.stdout.write('ready\n');
  // Tests kill this process, which would write no cache at its end.
  flushCompileCache();
});
process.stdin.on('end', () => void app.close().then(() => process.exit(0))).resume();
