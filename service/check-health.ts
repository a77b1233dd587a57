/**
 * `node service/check-health.ts`: exits with 0 when the service on this machine reports that it is
 * healthy.
 */
import { get } from 'node:http';
import { readEnv } from './env.ts';

const { port, host, publicOrigin } = readEnv();
const everywhere: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
const call = get({
  port,
  host: everywhere[host] ?? host,
  path: '/api/health',
  headers: { host: new URL(publicOrigin).host },
  timeout: 4000,
});
call.on('response', (response) => {
  process.exitCode = response.statusCode === 200 ? 0 : 1;
  response.resume();
});
call.on('timeout', () => call.destroy(new Error('no answer within 4 s')));
call.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
