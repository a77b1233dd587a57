import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findPackageProblems } from './check-packages.ts';
import { secretsIn } from './check-secrets.ts';
import { makeSbom } from './make-sbom.ts';

const good = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };
const lock = (entry: Record<string, unknown>): string =>
  JSON.stringify({ packages: { '': {}, 'node_modules/thing': { ...good, ...entry } } });

test('a package with an allowed licence, a checksum and no script passes', () => {
  expect(findPackageProblems(lock({}))).toEqual([]);
  expect(findPackageProblems(lock({ license: '(GPL-3.0 OR MIT)' }))).toEqual([]);
});

test.each([
  [
    'a licence that is not ours to sell under',
    { license: 'GPL-3.0-only' },
    'is licensed GPL-3.0-only',
  ],
  ['no licence', { license: undefined }, 'is licensed without a word'],
  [
    'a licence that is half right',
    { license: 'MIT AND AGPL-3.0-only' },
    'is licensed MIT AND AGPL-3.0-only',
  ],
  ['no checksum', { integrity: undefined }, 'has no checksum'],
  ['a script on installing', { hasInstallScript: true }, 'wants to run a script on installing'],
  [
    'a host of its own',
    { resolved: 'https://packages.example/thing.tgz' },
    'names the host it came from',
  ],
])('a package with %s is named, with what to do', (_, entry, part) => {
  expect(findPackageProblems(lock(entry)).join('\n')).toContain(`node_modules/thing ${part}`);
});

test('a key in a file is reported without its value', async () => {
  const key = `sk_live_${'4eC39HqLyjWDarjtT1zdp7dc'.repeat(2)}`;
  const found = await secretsIn('service/thing.ts', `const a = 1;\nconst key = '${key}';\n`);
  expect(found.join('')).toContain('service/thing.ts:2');
  expect(found.join('')).not.toContain(key);
});

test('the bill of materials lists the packages of the service with version, licence and checksum', () => {
  const { components, dependencies } = makeSbom();
  const names = components.map(({ name }) => name);
  const { dependencies: direct } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const name of ['hono', 'stripe', 'sharp', 'better-sqlite3']) {
    expect(components).toContainEqual(
      expect.objectContaining({
        name,
        version: direct[name],
        hashes: [expect.objectContaining({ alg: 'SHA-512' })],
        licenses: expect.any(Array) as unknown,
      }),
    );
  }
  for (const name of ['astro', 'react', 'vite', 'vitest']) expect(names).not.toContain(name);
  const known = new Set(components.map((component) => component['bom-ref']));
  for (const ref of dependencies.flatMap(({ dependsOn }) => dependsOn))
    expect(known).toContain(ref);
}, 60_000);
