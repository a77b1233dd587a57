import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { Landing } from './landing.ts';
import { Plans, price } from './plans.ts';

const read = (name: string): unknown =>
  parse(readFileSync(new URL(`../${name}.yaml`, import.meta.url), 'utf8'));

test('the texts of the agency page fit its design', () => {
  expect(Landing.safeParse(read('landing')).error?.issues).toBeUndefined();
});

test('three plans have the advertised prices, and the builder has the charged one', () => {
  const { plans, builder } = Plans.parse(read('plans'));
  expect(plans.map(({ name, monthly }) => `${name} ${price(monthly)}`)).toEqual([
    'Starter $49',
    'Professional $99',
    'Agency $199',
  ]);
  expect(plans.find(({ popular }) => popular)?.name).toBe('Professional');
  expect(price(builder.monthly, true)).toBe('$61.00');
});

test('a misspelt plan is reported', () => {
  const broken = { ...Plans.parse(read('plans')), bilder: {} };
  expect(Plans.safeParse(broken).error?.issues[0]?.message).toContain('bilder');
});
