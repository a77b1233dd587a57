import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, inject, test } from 'vitest';

const folder = join(process.env['FIRSTLOOK_OUT_DIR'] ?? 'dist', 'demo-templates');

function listElements(node: Tree.Node): readonly Tree.Element[] {
  const own = 'tagName' in node ? [node] : [];
  return 'childNodes' in node ? [...own, ...node.childNodes.flatMap(listElements)] : own;
}

describe('forms on demos', () => {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({
      name,
      elements: listElements(parse(readFileSync(join(folder, name), 'utf8'))),
    }));

  test('have no field for a password, a card or a file, and post nowhere else', () => {
    expect(pages.length).toBeGreaterThan(50);
    const problems = pages.flatMap(({ name, elements }) =>
      elements.flatMap(({ tagName, attrs }) => {
        const value = (label: string): string =>
          attrs.find((one) => one.name === label)?.value ?? '';
        const isBad =
          /^(?:password|file)$/u.test(value('type')) ||
          /^cc-|password|one-time-code/u.test(value('autocomplete')) ||
          value('enctype') !== '' ||
          (tagName === 'form' && !/^\/api\/(?:contact|reports)$/u.test(value('action')));
        return isBad ? [`${name}: <${tagName}>`] : [];
      }),
    );
    expect(problems).toEqual([]);
  });

  test.each(['/api/contact', '/api/reports'])('%s takes no files', async (path) => {
    const form = new FormData();
    form.append('message', new Blob(['%PDF'], { type: 'application/pdf' }), 'card.pdf');
    // Sent in one piece: the service answers before it has read the body, and may then close the
    // connection.
    const encoded = new Response(form);
    const type = encoded.headers.get('content-type') ?? '';
    const body = await encoded.arrayBuffer();
    const origin = inject('origin');
    const headers = { origin, 'content-type': type };
    const answer = await fetch(origin + path, { method: 'POST', body, headers });
    expect(answer.status).toBe(415);
  });
});

describe('the page in place of a missing demo', () => {
  test.each(['demo-expired', 'demo-missing', 'demo-gone', 'opt-out'])(
    '%s leads to no page of the product, and has no price',
    (page) => {
      const html = readFileSync(join(folder, '..', page, 'index.html'), 'utf8');
      // Links that the service fills lead to the agency and to the client's own website.
      const links = listElements(parse(html)).filter(
        ({ tagName, attrs }) =>
          tagName === 'a' &&
          attrs.some(({ name, value }) => name === 'href' && !/^\/opt-out\/[a-z]{2}$/u.test(value)),
      );
      expect(links).toEqual([]);
      expect(html).not.toMatch(/pricing|\$\d|firstlook/iu);
    },
  );
});
