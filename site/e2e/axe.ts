import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeOptions {
  /** The part of the page to check; all of it by default. */
  readonly within?: string;
  /** Whether the frames of the page are checked too, as they are by default. */
  readonly iframes?: boolean;
}

/** The violations that axe finds, one line each: rule and element. */
export async function findViolations(
  page: Page,
  { within = 'html', iframes = true }: AxeOptions = {},
): Promise<string[]> {
  // A page that is checked again has it already; reading it takes a quarter of a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ({ within, iframes }) => {
      // A control that changes its colours has too little contrast on the way.
      const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.all(changing.map(({ finished }) => finished.catch(() => undefined)));
      const { axe: checker } = window as unknown as {
        axe: {
          run: (
            where: string,
            options: object,
          ) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
        };
      };
      const { violations } = await checker.run(within, {
        iframes,
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
        // For rules that pass, axe then describes one element instead of all.
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      );
    },
    { within, iframes },
  );
}
