import type { CDPSession } from 'playwright-core';
import { z } from 'zod';
import { maxBodyBytes } from '../fetch/read-body.ts';

/**
 * Runs in the page in an isolated world, so that the page's scripts cannot change what it uses.
 * Writes rules that scripts added into the style elements, leaves out content for browsers without
 * script, and cuts at a limit.
 */
const script = `(() => {
  const maxLength = ${maxBodyBytes};
  const root = document.documentElement;
  const copy = root.cloneNode(true);
  const styles = [...root.querySelectorAll('style')];
  let room = 500_000;
  const rules = (sheet) => {
    let css = '';
    try {
      for (const rule of sheet?.cssRules ?? []) {
        if (room <= 0) break;
        css += rule.cssText + '\\n';
        room -= rule.cssText.length;
      }
    } catch {}
    return css;
  };
  [...copy.querySelectorAll('style')].forEach((style, index) => {
    if (style.textContent.trim() === '') style.textContent = rules(styles[index]?.sheet);
  });
  for (const sheet of document.adoptedStyleSheets) {
    const style = document.createElement('style');
    style.textContent = rules(sheet);
    copy.append(style);
  }
  for (const element of copy.querySelectorAll('noscript')) element.remove();
  return { html: ('<!doctype html>' + copy.outerHTML).slice(0, maxLength), url: location.href };
})()`;

const Answer = z.object({
  result: z.object({ value: z.object({ html: z.string(), url: z.url() }) }),
});

/** The page's document as HTML, with its address. May never settle on a hostile page: race it. */
export async function snapshotPage(session: CDPSession): Promise<{ html: string; url: string }> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  });
  const answer = await session.send('Runtime.evaluate', {
    expression: script,
    contextId: executionContextId,
    returnByValue: true,
  });
  return Answer.parse(answer).result.value;
}
