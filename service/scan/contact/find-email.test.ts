import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findEmail } from './find-email.ts';

const scanEmail = (html: string): string | undefined =>
  findEmail([readPage(html, new URL('https://ferngate.com/'))])?.value;

test.each([
  ['words for the signs', '<p>ann (at) ferngate (dot) com</p>'],
  ['an at in brackets', '<p>Write to ann [at] ferngate.com</p>'],
  ['words in a sentence', '<p>Write to ann at ferngate dot com for a quote.</p>'],
  ['spaces around its sign', '<p>ann @ ferngate.com</p>'],
  [
    'hidden words between its parts',
    '<p>ann<span class="x">null</span>@<span class="x">null</span>ferngate<span class="x">null</span>.com</p>',
  ],
  ['entities', '<p>ann&#64;ferngate&#46;com</p>'],
  [
    'text from right to left',
    '<p><span style="direction:rtl;unicode-bidi:bidi-override">moc.etagnref@nna</span></p>',
  ],
  ['parts that a script joins', '<a href="#" data-user="ann" data-domain="ferngate.com">Write</a>'],
  ['a form that is mailed', '<form action="mailto:ann@ferngate.com"></form>'],
  ['a disguised link', '<a href="mailto:ann(at)ferngate.com">Write</a>'],
  ['an escaped link', '<a href="mailto:ann%40ferngate.com?subject=Hello">Write</a>'],
])('reads an e-mail address with %s', (_case, html) => {
  expect(scanEmail(html)).toBe('ann@ferngate.com');
});

test('takes the address that visitors read where a link writes to another one', () => {
  const html = '<a href="mailto:info@othertemplate.com">ferngate77@gmail.com</a>';
  expect(scanEmail(`${html}<footer>${html}</footer>`)).toBe('ferngate77@gmail.com');
  expect(scanEmail('<a href="mailto:ann@ferngate.com">Your.Name@example.com</a>')).toBe(
    'ann@ferngate.com',
  );
});

test('reads no address from prose', () => {
  expect(
    scanEmail('<p>Meet us at home dot your i and see us @ night in town.</p>'),
  ).toBeUndefined();
});

test('takes no address below an example domain', () => {
  expect(scanEmail('<p>sales@ferngate.example.com</p>')).toBeUndefined();
});
