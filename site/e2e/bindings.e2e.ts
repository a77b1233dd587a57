import type { Page } from 'playwright-core';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import {
  bindingCases,
  caseDocument,
  type BindingCase,
} from '../../templates-data/model/bindings.cases.ts';
import { hasBrowser, useBrowser } from './browser.ts';

/** `bindPage` and `showView` as a script for pages. */
async function bundleBindings(): Promise<string> {
  const bundle = await build({
    logLevel: 'silent',
    configFile: false,
    build: {
      write: false,
      lib: { entry: 'site/overrides/bind-page.ts', formats: ['iife'], name: 'bindings' },
      minify: false,
    },
  });
  const output = Array.isArray(bundle) ? bundle[0] : bundle;
  return output && 'output' in output ? output.output[0].code : '';
}

/**
 * Binds the open page once, then shows each case on it; returns the shown and the expected body of
 * each.
 */
function showInTurn(
  page: Page,
  cases: readonly BindingCase[],
): Promise<{ shown: string; expected: string }[]> {
  return page.evaluate((cases) => {
    const { bindPage, showView } = (
      window as unknown as {
        bindings: Record<'bindPage' | 'showView', (...values: unknown[]) => unknown>;
      }
    ).bindings;
    /** The body without bindings and position comments, with sorted attributes. */
    const plain = (body: Element): string => {
      const copy = body.cloneNode(true) as Element;
      copy.querySelectorAll('script[data-harness]').forEach((script) => script.remove());
      const comments = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
      const found: Node[] = [];
      while (comments.nextNode()) found.push(comments.currentNode);
      found.forEach((comment) => comment.parentNode?.removeChild(comment));
      for (const element of copy.querySelectorAll('*')) {
        const attributes = Array.from(
          element.attributes,
          ({ name, value }) => [name, value] as const,
        );
        for (const [name] of attributes) element.removeAttribute(name);
        const isBinding = /^data-(?:text|if|each|max|edit|attr-.*|cycle-.*)$/u;
        for (const [name, value] of attributes.sort(([one], [other]) => one.localeCompare(other)))
          if (element.localName === 'p' && element.closest('noscript') !== null)
            element.setAttribute(name, value);
          else if (!isBinding.test(name)) element.setAttribute(name, value);
      }
      copy.normalize();
      return copy.innerHTML;
    };
    const bound = bindPage(document);
    return cases.map(({ texts = {}, lists = {}, sections = [], base = '/demos/x', html }) => {
      showView(bound, { texts, lists, sections, pages: [] }, base);
      const expected = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html');
      return { shown: plain(document.body), expected: plain(expected.body) };
    });
  }, cases);
}

/** The cases by page: one page shows its cases one after another, as the preview does. */
const byPage = Map.groupBy(bindingCases, ({ page }) => page);

describe.skipIf(!hasBrowser)('a page filled by the browser', () => {
  const { open } = useBrowser();

  test('shows every case of the table as the service renders it, in any order', async () => {
    const script = await bundleBindings();
    const context = await open({ javaScriptEnabled: true });
    const page = await context.newPage();
    for (const cases of byPage.values()) {
      const [first] = cases;
      if (!first) continue;
      await page.setContent(caseDocument(first));
      await page.evaluate((text) => {
        const element = document.createElement('script');
        element.dataset['harness'] = '';
        element.textContent = text;
        document.head.append(element);
      }, script);
      const turns = [...cases, ...cases.toReversed()];
      const shown = await showInTurn(page, turns);
      shown.forEach(({ shown, expected }, turn) => {
        expect([turns[turn]?.outcome, shown]).toEqual([turns[turn]?.outcome, expected]);
      });
    }
    await context.close();
  });

  test('names the text of each item for the studio, and moves no section that is at its position', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.setContent(
      caseDocument({
        page:
          '<main><section data-section="a"><i data-if="zone"></i><ul data-each="services"><li><b data-text="item.name"></b></li></ul></section>' +
          '<section data-section="b"><input></section><section data-section="c">C</section></main>',
      }),
    );
    await page.addScriptTag({ content: await bundleBindings() });
    const found = await page.evaluate(() => {
      const { bindPage, showView } = (
        window as unknown as {
          bindings: Record<'bindPage' | 'showView', (...values: unknown[]) => unknown>;
        }
      ).bindings;
      const bound = bindPage(document);
      const services = [
        { name: 'A', path: 'services.0' },
        { name: 'B', path: 'services.1' },
      ];
      const showTexts = (texts: Record<string, string>, ...sections: string[]): unknown =>
        showView(bound, { texts, lists: { services }, sections, pages: [] });
      const show = (...sections: string[]): unknown => showTexts({}, ...sections);
      const first = show('a', 'b', 'c');
      document.querySelector('input')?.focus();
      const again = show('a', 'b', 'c');
      const moved = show('c', 'b', 'a');
      const inserted = showTexts({ zone: 'UTC' }, 'c', 'b', 'a');
      return {
        first,
        again,
        moved,
        inserted,
        edits: Array.from(document.querySelectorAll('[data-edit]'), (one) =>
          one.getAttribute('data-edit'),
        ),
        hasFocus: document.activeElement?.localName,
        order: Array.from(
          document.querySelectorAll('section'),
          ({ dataset }) => dataset['section'],
        ).join(''),
      };
    });
    expect(found).toMatchObject({
      first: true,
      again: false,
      moved: true,
      inserted: true,
      edits: ['services.0.name', 'services.1.name'],
      order: 'cba',
    });
    await context.close();
  });
});
