import { expect, test } from 'vitest';
import { byDepartment } from './by-department.ts';

const team = (...members: readonly string[]): { name: string; department: string }[] =>
  members.map((member) => {
    const [name = '', department = ''] = member.split(' ');
    return { name, department };
  });

test.each([
  ['one department is not said', ['Ada Tax', 'Bo', 'Cy Tax'], ['Ada', 'Bo', 'Cy']],
  [
    'two stand in the order in which they come, each with its first person',
    ['Ada Tax', 'Bo Audit', 'Cy Tax', 'Di Audit'],
    ['Ada Tax', 'Cy', 'Bo Audit', 'Di'],
  ],
  ['who has none stands before them', ['Ada Tax', 'Bo Audit', 'Cy'], ['Cy', 'Ada Tax', 'Bo Audit']],
])('of a team, %s', (_, people, shown) => {
  expect(byDepartment(team(...people))).toEqual(team(...shown));
});
