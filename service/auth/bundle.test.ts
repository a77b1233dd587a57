import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const isBuilt = existsSync(join(dist, 'index.html'));
if (!isBuilt) process.stdout.write('dist/ is not built: what it gives away is not looked at\n');

const scripts = isBuilt ? globSync('**/*.{js,mjs}', { cwd: dist }) : [];
const pages = isBuilt
  ? globSync('{index,agency/index,templates/index,account/index}.html', { cwd: dist })
  : [];

describe.skipIf(!isBuilt)('the public build', () => {
  test('contains no access setting and no digest of an access code', () => {
    expect(scripts.length).toBeGreaterThan(0);
    for (const file of [...scripts, ...pages]) {
      const text = readFileSync(join(dist, file), 'utf8');
      expect([
        file,
        /BUILDER_WHITELIST|OWNER_EMAILS|TEST_ACCOUNTS|DEMO_ACCESS_CODES/u.exec(text)?.[0],
      ]).toEqual([file, undefined]);
      // Digests in a policy are base64; the digest of a code would be hexadecimal.
      expect([file, /\b[0-9a-f]{64}\b/u.exec(text)?.[0]]).toEqual([file, undefined]);
    }
  });

  test('contains only reserved e-mail addresses in its scripts', () => {
    const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/giu;
    for (const file of scripts) {
      const found = [...readFileSync(join(dist, file), 'utf8').matchAll(address)].map(
        ([text]) => text,
      );
      expect([file, found.filter((text) => !text.endsWith('.example'))]).toEqual([file, []]);
    }
  });
});
