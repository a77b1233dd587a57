import { expect, test } from 'vitest';
import { inlineVariables } from './inline-variables.ts';

const theme =
  '@layer theme{:root,:host{--color-ink:#111;--text-sm:.875rem;--text-sm--line-height:1.4}}';

test('colours and sizes of the theme replace their variables', () => {
  expect(inlineVariables(`${theme}.a{color:var(--color-ink);font-size:var(--text-sm)}`)).toBe(
    '@layer theme;.a{color:#111;font-size:.875rem}',
  );
});

test('variables that the page or an island sets stay', () => {
  const css = `${theme}:root{--gutter:1rem}.a{--color-ink:red;color:var(--color-ink);margin:var(--gutter) var(--font-onest,serif)}`;
  expect(inlineVariables(css)).toBe(css.replace(theme, '@layer theme;'));
});

test('a framework variable that no rule sets is replaced by its initial value, or by the fallback', () => {
  expect(
    inlineVariables(
      '.a{border-style:var(--tw-border-style);line-height:var(--tw-leading,var(--text-sm--line-height));font-variant-numeric:var(--tw-ordinal,) tabular-nums}@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}@property --tw-ordinal{syntax:"*";inherits:false}',
    ),
  ).toBe(
    '.a{border-style:solid;line-height:var(--text-sm--line-height);font-variant-numeric: tabular-nums}',
  );
});

test('a framework variable that several rules set stays, with its registration', () => {
  const registration = '@property --tw-tracking{syntax:"*";inherits:false}';
  const css = `.a{letter-spacing:var(--tw-tracking,-.04em)}.b{--tw-tracking:1px;letter-spacing:1px}${registration}`;
  expect(inlineVariables(css)).toBe(css);
});

test('a variable that only its own rule reads is inlined there, and an unused one is removed', () => {
  expect(
    inlineVariables(
      '.a{--tw-shadow:0 0 2px red;box-shadow:var(--tw-shadow)}.b{--tw-font-weight:500;font-weight:500}',
    ),
  ).toBe('.a{box-shadow:0 0 2px red}.b{font-weight:500}');
});

test('the layer of initial values keeps its position when it is empty', () => {
  expect(
    inlineVariables(
      '@layer properties{@supports (a:b){*,:before{--tw-x:0}}}.a{top:var(--tw-x)}@property --tw-x{syntax:"*";inherits:false;initial-value:0}',
    ),
  ).toBe('@layer properties;.a{top:0}');
});
