import { createServer } from 'node:http';
import { request } from 'undici';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { isFullRun } from '../testing/full-run.ts';
import { listenOnLoopback } from '../testing/listen-on-loopback.ts';

const pairs = 300;

/** How well two series of durations can be told apart: 0.5 not at all, 1 always. */
function areaUnderCurve(known: readonly number[], unknown: readonly number[]): number {
  let wins = 0;
  for (const a of known) for (const b of unknown) wins += a > b ? 1 : a === b ? 0.5 : 0;
  const area = wins / (known.length * unknown.length);
  return Math.max(area, 1 - area);
}

describe.skipIf(!isFullRun)('the time of an answer', () => {
  test.each([
    ['/api/auth/email/login', { password: 'wrong-password' }],
    ['/api/forgot-password', {}],
  ])(
    'of %s does not tell whether an account exists',
    async (path, rest) => {
      const app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
      const { email } = (await app.visitor().signUp()).json as { email: string };
      const server = createServer(app.listener);
      const url = `http://127.0.0.1:${await listenOnLoopback(server)}${path}`;
      const measureLogin = async (who: string): Promise<number> => {
        const started = performance.now();
        const { body } = await request(url, {
          method: 'POST',
          headers: {
            host: '127.0.0.1:8787',
            origin: 'http://127.0.0.1:8787',
            'content-type': 'application/json',
          },
          body: JSON.stringify({ email: who, ...rest }),
        });
        await body.dump();
        return performance.now() - started;
      };
      const known: number[] = [];
      const unknown: number[] = [];
      for (let warm = 0; warm < 20; warm += 1) await measureLogin(email);
      for (let pair = 0; pair < pairs; pair += 1) {
        // A random order, so that the effect of one request on the next is the same for both kinds.
        const isKnownFirst = Math.random() < 0.5;
        const nobody = `nobody-${pair}@agency.example`;
        if (isKnownFirst) known.push(await measureLogin(email));
        unknown.push(await measureLogin(nobody));
        if (!isKnownFirst) known.push(await measureLogin(email));
      }
      server.close();
      server.closeAllConnections();
      await app.close();
      const area = areaUnderCurve(known, unknown);
      process.stdout.write(`${path}: AUC ${area.toFixed(3)} over ${pairs} pairs\n`);
      expect(area).toBeLessThan(0.6);
    },
    300_000,
  );
});
