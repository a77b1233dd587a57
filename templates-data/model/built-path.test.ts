import { expect, test } from 'vitest';
import { resolveBuiltPath, firmNamed } from './built-path.ts';

const isFirm = (id: string): boolean => ['premier', 'camrose', 'gmrlaw'].includes(id);

test.each([
  ['/', '', null, '/'],
  ['/', '', 'camrose', '/'],
  ['/', 'firm=camrose', null, '/firms/camrose'],
  ['/', 'firm=nobody', 'camrose', '/'],
  ['/', 'firm=../secret', null, '/'],
  ['/demo', '', null, '/industries/law'],
  ['/demo', 'website=real-estate', 'camrose', '/industries/real-estate'],
  ['/demo', 'website=hospitality', null, '/industries/hospitality'],
  ['/demo', 'website=medical', null, '/industries/law'],
  ['/demo', 'website=toString', null, '/industries/law'],
  ['/gmrlaw', '', null, '/firms/gmrlaw'],
  ['/gmrlaw/', 'firm=camrose', null, '/firms/gmrlaw'],
  ['/attorneys', '', null, '/firms/premier/attorneys'],
  ['/attorneys', '', 'camrose', '/firms/camrose/attorneys'],
  ['/attorneys', '', 'nobody', '/firms/premier/attorneys'],
  ['/attorneys', 'firm=premier', 'camrose', '/firms/premier/attorneys'],
  ['/blog/x', 'firm=camrose', null, '/firms/camrose/blog/x'],
  ['/about', 'firm=nobody', null, '/firms/premier/about'],
  ['/aboutness', '', 'camrose', '/aboutness'],
  ['/templates', '', 'camrose', '/templates'],
  ['/firms/camrose/blog', 'firm=premier', 'premier', '/firms/camrose/blog'],
])('%s with "%s", %s chosen before, shows %s', (path, query, stored, built) => {
  expect(resolveBuiltPath({ path, query: new URLSearchParams(query), isFirm, stored })).toBe(built);
});

test('only a known firm that an address names becomes the current one', () => {
  const named = (path: string, query = ''): string | undefined =>
    firmNamed({ path, query: new URLSearchParams(query), isFirm });
  expect(named('/attorneys', 'firm=camrose')).toBe('camrose');
  expect(named('/gmrlaw')).toBe('gmrlaw');
  expect(named('/', 'firm=nobody')).toBeUndefined();
  expect(named('/attorneys')).toBeUndefined();
});
