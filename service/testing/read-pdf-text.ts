/** The text of a PDF whose fonts are embedded as subsets, as pdfkit writes them. */
import { inflateSync } from 'node:zlib';

type Objects = ReadonlyMap<string, { readonly head: string; readonly stream: string }>;

function readObjects(bytes: Buffer): Objects {
  const text = bytes.toString('latin1');
  const objects = new Map<string, { head: string; stream: string }>();
  for (const [, id = '', body = ''] of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/gu)) {
    const start = /stream\r?\n/u.exec(body);
    const head = body.slice(0, start?.index);
    // Cut by its length, because compressed bytes may contain a line end.
    const length = Number(/\/Length (\d+)/u.exec(head)?.[1] ?? 0);
    const from = (start?.index ?? 0) + (start?.[0].length ?? 0);
    const stored = body.slice(from, from + length);
    const isPacked = head.includes('/FlateDecode') && !head.includes('/Image');
    const stream = isPacked ? inflateSync(Buffer.from(stored, 'latin1')).toString('latin1') : '';
    objects.set(id, { head, stream });
  }
  return objects;
}

/** The letters of a font's glyphs, by their numbers in hexadecimal. */
function readLetters(map: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/gu)) {
    const first = Number.parseInt(from, 16);
    // A ligature maps to several letters, separated by spaces.
    [...list.matchAll(/<([\w ]*)>/gu)].forEach(([, hex = ''], index) => {
      const units = hex.match(/\w{4}/gu) ?? [];
      const letter = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
      letters.set((first + index).toString(16).padStart(4, '0'), letter);
    });
  }
  return letters;
}

export function readPdfText(bytes: Buffer): string {
  const objects = readObjects(bytes);
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const { head } of objects.values())
    for (const [, name = '', font = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/gu)) {
      const map = /\/ToUnicode (\d+) 0 R/u.exec(objects.get(font)?.head ?? '')?.[1] ?? '';
      fonts.set(name, readLetters(objects.get(map)?.stream ?? ''));
    }
  const lines: string[] = [];
  for (const { stream } of objects.values()) {
    let letters: ReadonlyMap<string, string> | undefined;
    for (const [, font, glyphs] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/gu)) {
      if (font !== undefined) letters = fonts.get(font);
      const codes = [...(glyphs ?? '').matchAll(/<(\w*)>/gu)].map(([, hex = '']) => hex).join('');
      const units = codes.match(/.{4}/gu) ?? [];
      if (glyphs !== undefined) lines.push(units.map((unit) => letters?.get(unit) ?? '?').join(''));
    }
  }
  return lines.join('\n');
}
