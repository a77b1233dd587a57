import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { refusedAddresses, refusedAnswers } from './ssrf-vectors.ts';

// Needs the right to create a network namespace: as root, or as a user with that right.
const ways = [['-n'], ['-rn']].filter(
  (flags) => spawnSync('unshare', [...flags, 'ip', 'link', 'set', 'lo', 'up']).status === 0,
);
const [flags] = ways;
if (flags === undefined) process.stdout.write('skipped: no network namespace can be made here\n');

test.skipIf(flags === undefined)(
  'reaches no private address by spelling, name, redirect, rebinding or content, and still scans a public website',
  { timeout: 120_000 },
  () => {
    const script = fileURLToPath(new URL('run-canary.ts', import.meta.url));
    const told = execFileSync('unshare', [...(flags ?? []), process.execPath, script], {
      encoding: 'utf8',
      env: {},
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const result: unknown = JSON.parse(told);
    expect(result).toMatchObject({ hits: [], name: 'Tallow Roofing', ports: [80, 443, 8080] });
    const tries = Number(/"tries":(\d+)/u.exec(told)?.[1]);
    expect(tries).toBeGreaterThan(refusedAddresses.length + refusedAnswers.length);
  },
);
