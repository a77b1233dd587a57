/**
 * The test app as a process of its own, for tests of what two processes do to one database:
 * `node serve-test-app.ts` with PORT and DATA_DIR set, and the settings of Stripe where payment is
 * not to be simulated. Prints `ready` when it answers, and ends with its standard input.
 */
import { createServer } from 'node:http';
import { createTestApp } from './create-test-app.ts';

const { PORT = '', DATA_DIR = '' } = process.env;
const stripe = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    name.startsWith('STRIPE_') && value !== undefined ? [[name, value]] : [],
  ),
);
const app = createTestApp({ variables: { ...stripe, PORT, DATA_DIR, RATE_LIMITS: 'off' } });
createServer(app.listener).listen(Number(PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
process.stdin.on('end', () => void app.close().then(() => process.exit(0))).resume();
