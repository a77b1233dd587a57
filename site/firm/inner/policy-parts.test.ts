import { expect, test } from 'vitest';
import { policyParts } from './policy-parts.ts';

test('a policy is split at the name and at the clauses, and its links stay in the site', () => {
  expect(
    policyParts(
      '<p>Between you and {name} (“we”).</p>\n<p>{clauses}</p>\n<p><a href="/disclaimer">D</a></p>',
      '/firms/x',
    ),
  ).toEqual([
    { kind: 'html', html: '<p>Between you and ' },
    { kind: 'name' },
    { kind: 'html', html: ' (“we”).</p>\n' },
    { kind: 'clauses' },
    { kind: 'html', html: '\n<p><a href="/firms/x/disclaimer">D</a></p>' },
  ]);
});

test('a policy without placeholders is one part', () => {
  expect(policyParts('<p>Text</p>', '/x')).toEqual([{ kind: 'html', html: '<p>Text</p>' }]);
});
