import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

class Item {
  readonly parts: Readonly<Record<string, Promise<Blob>>>;
  constructor(parts: Readonly<Record<string, Promise<Blob>>>) {
    this.parts = parts;
  }
}

const refused = (): Promise<never> => Promise.reject(new Error('refused'));

afterEach(() => vi.unstubAllGlobals());

test('a text that is still on its way is copied within the press that asked for it', async () => {
  const items: Item[] = [];
  vi.stubGlobal('ClipboardItem', Item);
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: refused,
      write: async ([item]: Item[]) => {
        if (item) items.push(item);
        await item?.parts['text/plain'];
      },
    },
  });
  const { promise, resolve } = Promise.withResolvers<string>();
  const copying = copyText(promise);
  expect(items).toHaveLength(1);
  resolve('https://example.com/demos/law-x?to=a');
  expect(await copying).toBe(true);
  const blob = await items[0]?.parts['text/plain'];
  expect([await blob?.text(), blob?.type]).toEqual([
    'https://example.com/demos/law-x?to=a',
    'text/plain',
  ]);
});

test.each([
  ['knows no clipboard items', undefined],
  ['accepts no promise in a clipboard item', Item],
])('a browser that %s copies the text when it has come', async (_name, known) => {
  const copied: string[] = [];
  vi.stubGlobal('ClipboardItem', known);
  vi.stubGlobal('navigator', {
    clipboard: {
      write: refused,
      writeText: (text: string) => {
        copied.push(text);
        return Promise.resolve();
      },
    },
  });
  expect(await copyText(Promise.resolve('x'))).toBe(true);
  expect(copied).toEqual(['x']);
});

test('nothing is copied when the text does not come, or the browser refuses', async () => {
  vi.stubGlobal('ClipboardItem', Item);
  vi.stubGlobal('navigator', {
    clipboard: { write: ([item]: Item[]) => item?.parts['text/plain'], writeText: refused },
  });
  expect(await copyText(refused())).toBe(false);
  expect(await copyText('x')).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await copyText(Promise.resolve('x'))).toBe(false);
});
