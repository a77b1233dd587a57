import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isScriptAttribute } from './scripted-parts.ts';

const readAll = (pattern: string): string =>
  globSync(pattern)
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** `data-live` of `dataset.live = …`, `aria-pressed` of `setAttribute('aria-pressed', …)`. */
function attributesSet(code: string): readonly string[] {
  const data = [...code.matchAll(/dataset(?:\.(\w+)|\['(\w+)'\])\s*=[^=]/gu)].map(
    ([, name = '', quoted = name]) => `data-${quoted.replace(/[A-Z]/gu, '-$&').toLowerCase()}`,
  );
  const others = [...code.matchAll(/(?:set|toggle)Attribute\(\s*'((?:aria|data)-[\w-]+)'/gu)];
  return [...new Set([...data, ...others.map(([, name = '']) => name)])];
}

test('rules for every state that scripts of firm pages set stay on the page', () => {
  const sheets = readAll('site/{styles,firm}/**/*.{css,astro}');
  const scripts = readAll(
    'site/{overrides/*,islands/{compare,contact,counters,day,daylight,gallery,hours,live,panel,slider}/*}.ts',
  );
  const styled = attributesSet(scripts).filter((name) => sheets.includes(`[${name}`));
  expect(styled).toContain('data-size');
  expect(styled.filter((name) => !isScriptAttribute(name, true))).toEqual([]);
});
