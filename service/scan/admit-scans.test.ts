import { expect, test } from 'vitest';
import { createAdmission } from './admit-scans.ts';
import { Overloaded } from './worker/overloaded.ts';

const staying = new AbortController().signal;

test('lets a few scans run at a time, in the order they came', async () => {
  const admit = createAdmission({ maxRunning: 2 });
  const begun: number[] = [];
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<number>());
  const scans = gates.map((gate, at) =>
    admit(() => {
      begun.push(at);
      return gate.promise;
    }, staying),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  gates[1]?.resolve(1);
  await scans[1];
  expect(begun).toEqual([0, 1, 2]);
  for (const [at, gate] of gates.entries()) gate.resolve(at);
  expect(await Promise.all(scans)).toEqual([0, 1, 2, 3]);
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('refuses a scan when too many wait, when its turn does not come, and when its client disconnects', async () => {
  const admit = createAdmission({ maxRunning: 1, waiting: 1, timeoutMs: 30 });
  const gate = Promise.withResolvers<string>();
  const running = admit(() => gate.promise, staying);
  const waiting = admit(() => Promise.resolve('late'), staying);
  await expect(admit(() => Promise.resolve('more'), staying)).rejects.toThrow(Overloaded);
  await expect(waiting).rejects.toThrow(Overloaded);
  const left = new AbortController();
  const leaving = admit(() => Promise.resolve('gone'), left.signal);
  left.abort();
  await expect(leaving).rejects.toThrow(Overloaded);
  gate.resolve('done');
  expect(await running).toBe('done');
  expect(await admit(() => Promise.resolve('next'), staying)).toBe('next');
});

test('gives the turn on when a scan fails', async () => {
  const admit = createAdmission({ maxRunning: 1 });
  const failing = admit(() => Promise.reject(new Error('broken')), staying);
  const next = admit(() => Promise.resolve('next'), staying);
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
