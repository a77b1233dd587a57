import { expect, test } from 'vitest';
import { demosCsv } from './demos-csv.ts';
import { demoReply } from './fake-browser.ts';
import { savedDemo } from './library-demo.ts';

const csv = (name: string, notes = ''): string =>
  demosCsv(
    [savedDemo(demoReply({ name, notes }))],
    ({ address }) => `https://demos.example${address}`,
  );

test('demos are exported as a CSV table for Excel, one line each', () => {
  expect(csv('Harbor Law').split('\r\n')).toEqual([
    '\u{feff}Name,Link,Industry,Tags,Visits,Created,Changed,Expires,Notes',
    'Harbor Law,https://demos.example/demos/law-harbor-law-a1b2c3,Law,warm,3,2026-05-01,2026-05-01,2026-05-31,',
    '',
  ]);
});

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+1 Gym', "'+1 Gym"],
  ['@home, Ltd', `"'@home, Ltd"`],
])('%s is exported as text, not as a formula', (name, cell) => {
  expect(csv(name)).toContain(`\r\n${cell},https`);
});

test('notes of several lines stay in one cell', () => {
  expect(csv('Harbor Law', 'Call\n"Monday"')).toContain(',"Call\n""Monday"""');
});
