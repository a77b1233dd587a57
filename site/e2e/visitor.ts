import type { Page } from 'playwright-core';

/** The role (if any) and name of an element, as assistive technology gets them. */
export interface Named {
  /** Left out for a password field, which has none. */
  readonly role?: Parameters<Page['getByRole']>[0];
  readonly name: string;
}

/** Somebody at a browser, whichever it is: one tab of a profile. */
export interface Visitor {
  readonly goto: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly address: () => string;
  /** One key, with the keys that are held for it: `Tab`, `Shift+Tab`, `Control+z`. */
  readonly press: (key: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /**
   * From the browser's own bars, where Tab leads at either end, back to where the focus was in the
   * page.
   */
  readonly comeBack: () => Promise<void>;
  /** Runs a function in the page. */
  readonly run: <Result, Argument>(
    work: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Awaited<Result>>;
  /**
   * How often the browser's accessibility tree has it: in the open dialogs where there are any,
   * else in the page.
   */
  readonly count: (what: Named) => Promise<number>;
  /** Whether it has the focus, by the same tree. */
  readonly hasFocus: (what: Named) => Promise<boolean>;
  readonly click: (what: Named) => Promise<void>;
  /** Resolves once the page has sent such a request. */
  readonly sends: (method: string, path: string) => Promise<void>;
  /** Another tab of the same profile. */
  readonly newTab: () => Promise<Visitor>;
  readonly screenshot: (file: `${string}.png`) => Promise<void>;
  /** Ends the profile with all its tabs. */
  readonly leave: () => Promise<void>;
}

export interface VisitorOptions {
  /** A session to begin with. */
  readonly cookie?: { readonly name: string; readonly value: string; readonly url: string };
}

export type OpenVisitor = (options?: VisitorOptions) => Promise<Visitor>;

/** Long enough for busy machines; a condition that holds is not waited for. */
const patience = 30_000;

/**
 * Repeats a check until it holds. A page that is being left cannot answer, so it is asked again. A
 * page in the back/forward cache never answers: a check without side effects may be repeated after
 * `patienceForOne`, and counts even when its answer comes later.
 * @throws Error after 30 s.
 */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  patienceForOne = patience,
): Promise<void> {
  const end = Date.now() + patience;
  const heard = { so: false, objection: '' };
  let pause = 30;
  const ask = async (): Promise<void> => {
    try {
      if (await isSo()) heard.so = true;
      heard.objection = '';
    } catch (error) {
      heard.objection = `: ${String(error)}`;
    }
  };
  do {
    await Promise.race([ask(), new Promise((resolve) => setTimeout(resolve, patienceForOne))]);
    if (heard.so) return;
    // A check takes the page's time, so a slow one is repeated less often.
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 1.25, 200);
  } while (Date.now() < end);
  throw new Error(`Not within ${patience} ms: ${what}${heard.objection}`);
}

const told = ({ role, name }: Named): string => `${role ?? 'field'} "${name}"`;

export async function sees(visitor: Visitor, what: Named): Promise<void> {
  await until(`to see ${told(what)}`, async () => (await visitor.count(what)) > 0);
}

export async function seesNo(visitor: Visitor, what: Named): Promise<void> {
  await until(`to see no ${told(what)}`, async () => (await visitor.count(what)) === 0);
}

/** The focus gets there by itself. */
export async function isLedTo(visitor: Visitor, what: Named): Promise<void> {
  await until(`the focus on ${told(what)}`, () => visitor.hasFocus(what));
}

/**
 * What has the focus: the text of its label, or its own. `place` says where a focus would be lost.
 */
export function focused(
  visitor: Visitor,
): Promise<{ text: string; place: 'dialog' | 'page' | 'nowhere' }> {
  return visitor.run(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const text = (label ?? element)?.textContent.replaceAll(/\s+/gu, ' ').trim() ?? '';
    if (!element || element === document.body || element === document.documentElement) {
      return { text: '', place: 'nowhere' as const };
    }
    return {
      text,
      place: element.closest('dialog[open]') ? ('dialog' as const) : ('page' as const),
    };
  }, undefined);
}

const letters = (text: string): string => text.replaceAll(/\s+/gu, '');

/** The stop to which Tab comes out of the browser's bars, or Shift and Tab. */
function startFromEnd(isBackward: boolean): void {
  const around = document.querySelector('dialog[open]') ?? document.body;
  const stops = Array.from(
    around.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
  ).filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility());
  stops.at(isBackward ? -1 : 0)?.focus();
}

/**
 * Presses Tab, or another key, until it has the focus, and checks that the browser tells its name
 * as it stands here.
 * @throws Error when nothing of that name is reached within 60 stops, or is announced otherwise.
 */
export async function reach(visitor: Visitor, what: Named, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop <= 60; stop += 1) {
    const { text } = await focused(visitor);
    if (letters(text) === letters(what.name)) {
      if (await visitor.hasFocus(what)) return;
      throw new Error(`The focus is on "${text}", which is not announced as ${told(what)}`);
    }
    passed.push(text);
    await visitor.press(key);
    // Behind the last stop, and before the first, lie the browser's own bars; behind those it
    // begins again at the other end.
    if (!(await visitor.run(() => document.hasFocus(), undefined))) {
      await visitor.comeBack();
      await visitor.run(startFromEnd, key.startsWith('Shift'));
    }
  }
  throw new Error(`${told(what)} is not reached by ${key}, only ${passed.join(' | ')}`);
}

/** Goes there by Tab and presses it. */
export async function presses(visitor: Visitor, name: string, key = 'Enter'): Promise<void> {
  await reach(visitor, { role: 'button', name });
  await visitor.press(key);
}

/** Moves to a field by Tab and replaces its text. */
export async function fills(
  visitor: Visitor,
  what: Named,
  text: string,
  key = 'Tab',
): Promise<void> {
  await reach(visitor, what, key);
  await visitor.press('Control+a');
  await visitor.press('Delete');
  await visitor.type(text);
}

/** A sentence is announced: it stands in a live region that no open dialog covers. */
export async function hears(
  visitor: Visitor,
  role: 'alert' | 'status',
  sentence: string,
): Promise<void> {
  await until(
    `${role} "${sentence}"`,
    () =>
      visitor.run(
        async ([role, sentence]) => {
          const isSaid = (): boolean => {
            const top = Array.from(document.querySelectorAll('dialog')).findLast((dialog) =>
              dialog.matches(':modal'),
            );
            return Array.from((top ?? document).querySelectorAll(`[role="${role}"]`)).some(
              (region) =>
                region.checkVisibility() &&
                region.textContent.replaceAll(/\s+/gu, ' ').includes(sentence),
            );
          };
          // The page watches by itself, because a message of two seconds may be gone before a busy
          // machine asks.
          const end = performance.now() + 1000;
          while (performance.now() < end) {
            if (isSaid()) return true;
            await new Promise((resolve) => setTimeout(resolve, 20));
          }
          return isSaid();
        },
        [role, sentence] as const,
      ),
    // A little longer than the page watches: the page that comes next may say it.
    1500,
  );
}

/**
 * The focused field is announced as invalid with exactly this sentence, or as valid without one.
 */
export async function fieldSays(
  visitor: Visitor,
  what: Named,
  sentence: string | undefined,
): Promise<void> {
  const expected = sentence ?? 'nothing';
  await until(`${told(what)} to say ${expected}`, async () => {
    if (!(await visitor.hasFocus(what))) return false;
    const said = await visitor.run(() => {
      const field = document.activeElement;
      const ids = field?.getAttribute('aria-describedby')?.split(/\s+/u) ?? [];
      const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      return field?.getAttribute('aria-invalid') === 'true' ? texts : 'nothing';
    }, undefined);
    return said === expected;
  });
}
