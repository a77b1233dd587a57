import { expect, test } from 'vitest';
import { matchPath } from './match-path.ts';

test.each([
  ['/app', '/app', {}],
  ['/app', '/app/', {}],
  ['/app/demos/{id}', '/app/demos/law-harbor-a1b2c3', { id: 'law-harbor-a1b2c3' }],
  ['/app/demos/{id}/edit', '/app/demos/law-x/edit/', { id: 'law-x' }],
  ['/app/demos/{id}', '/app/demos/a%20b', { id: 'a b' }],
])('the path %s is matched by %s', (pattern, path, values) => {
  expect(matchPath(pattern, path)).toEqual(values);
});

test.each([
  ['/app', '/application'],
  ['/app/demos/{id}', '/app/demos'],
  ['/app/demos/{id}', '/app/demos//'],
  ['/app/demos/{id}', '/app/demos/x/edit'],
  ['/app/demos/{id}', '/app/demos/%E0%A4%A'],
])('%s does not match %s', (pattern, path) => {
  expect(matchPath(pattern, path)).toBeUndefined();
});
