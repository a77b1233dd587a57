import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accessCode, listedEmail } from './serve.ts';

const scripts = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, text: readFileSync(join('dist', name), 'utf8') }));

test('the scripts of the site contain no e-mail address, access code or list of accounts', () => {
  expect(scripts.length).toBeGreaterThan(10);
  const found = scripts.flatMap(({ name, text }) =>
    Array.from(
      text.matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/giu),
      ([address]) => `${name}: ${address}`,
    ),
  );
  // An invented address is the placeholder of the studio's address field.
  expect(found.filter((line) => !line.endsWith('@prospect.example'))).toEqual([]);
  for (const { text } of scripts) {
    expect(text).not.toContain(accessCode);
    expect(text).not.toContain(listedEmail);
    // Access codes are configured as SHA-256 hashes.
    expect(text).not.toMatch(/\b[\da-f]{64}\b/u);
  }
});
