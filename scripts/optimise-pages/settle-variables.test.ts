import { expect, test } from 'vitest';
import { settleVariables } from './settle-variables.ts';

const theme =
  '@layer theme{:root,:host{--color-ink:#111;--text-sm:.875rem;--text-sm--line-height:1.4}}';

test('colours and sizes of the theme stand in their places', () => {
  expect(settleVariables(`${theme}.a{color:var(--color-ink);font-size:var(--text-sm)}`)).toBe(
    '@layer theme;.a{color:#111;font-size:.875rem}',
  );
});

test('what the page or an island sets for itself stays open', () => {
  const css = `${theme}:root{--gutter:1rem}.a{--color-ink:red;color:var(--color-ink);margin:var(--gutter) var(--font-onest,serif)}`;
  expect(settleVariables(css)).toBe(css.replace(theme, '@layer theme;'));
});

test('a variable of the framework that no rule sets gives way to its first value, or to what stands behind the comma', () => {
  expect(
    settleVariables(
      '.a{border-style:var(--tw-border-style);line-height:var(--tw-leading,var(--text-sm--line-height));font-variant-numeric:var(--tw-ordinal,) tabular-nums}@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}@property --tw-ordinal{syntax:"*";inherits:false}',
    ),
  ).toBe(
    '.a{border-style:solid;line-height:var(--text-sm--line-height);font-variant-numeric: tabular-nums}',
  );
});

test('one that several rules set stays, with its registration', () => {
  const registration = '@property --tw-tracking{syntax:"*";inherits:false}';
  const css = `.a{letter-spacing:var(--tw-tracking,-.04em)}.b{--tw-tracking:1px;letter-spacing:1px}${registration}`;
  expect(settleVariables(css)).toBe(css);
});

test('one that only its own rule reads is written out there, and one that nothing reads is gone', () => {
  expect(
    settleVariables(
      '.a{--tw-shadow:0 0 2px red;box-shadow:var(--tw-shadow)}.b{--tw-font-weight:500;font-weight:500}',
    ),
  ).toBe('.a{box-shadow:0 0 2px red}.b{font-weight:500}');
});

test('the layer of first values keeps its place when it is empty', () => {
  expect(
    settleVariables(
      '@layer properties{@supports (a:b){*,:before{--tw-x:0}}}.a{top:var(--tw-x)}@property --tw-x{syntax:"*";inherits:false;initial-value:0}',
    ),
  ).toBe('@layer properties;.a{top:0}');
});
