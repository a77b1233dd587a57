import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

test('reads windows-1252 named by the header, though the page says another thing', () => {
  const bytes = iconv.encode('<meta charset=utf-8>Café “Zoë”', 'windows-1252');
  expect(decodeText(bytes, 'text/html; charset=ISO-8859-1')).toContain('Café “Zoë”');
});

test('reads the charset of a meta element when the header has none', () => {
  const html =
    '<meta http-equiv="Content-Type" content="text/html; charset=shift_jis"><title>東京</title>';
  expect(decodeText(iconv.encode(html, 'shift_jis'), 'text/html')).toContain('東京');
});

test('believes a byte order mark before everything else', () => {
  const bytes = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    iconv.encode('<title>Ünï</title>', 'utf-16le'),
  ]);
  expect(decodeText(bytes, 'text/html; charset=utf-8')).toBe('<title>Ünï</title>');
});

test('takes bytes that are not UTF-8 for windows-1252 when nobody names a charset', () => {
  expect(decodeText(Buffer.from([0x43, 0x61, 0x66, 0xe9]), 'text/html')).toBe('Café');
  expect(decodeText(Buffer.from('Café'), 'text/html')).toBe('Café');
});

test('never reads UTF-7, nor UTF-16 that a page claims in ASCII', () => {
  expect(decodeText(Buffer.from('+ADw-b'), 'text/html; charset=utf-7')).toBe('+ADw-b');
  expect(decodeText(Buffer.from('<meta charset=utf-16>hi'), '')).toContain('hi');
});
