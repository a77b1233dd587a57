import type { Page } from 'playwright-core';

/** The role (if any) and name of an element, as assistive technology gets them. */
export interface Named {
  /** Absent for a password field, which has no role. */
  readonly role?: Parameters<Page['getByRole']>[0];
  readonly name: string;
}

/** A person with one tab of a browser profile, in any browser. */
export interface Visitor {
  readonly goto: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly address: () => string;
  /** Presses a key, with modifiers: `Tab`, `Shift+Tab`, `Control+z`. */
  readonly press: (key: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /**
   * Moves the focus from the browser's toolbars, where Tab leads at both ends, back to where it was
   * in the page.
   */
  readonly comeBack: (awayMs?: number) => Promise<void>;
  /** Runs a function in the page. */
  readonly run: <Result, Argument>(
    work: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Awaited<Result>>;
  /**
   * The number of such elements in the accessibility tree: in open dialogs if there are any, else
   * in the page.
   */
  readonly count: (what: Named) => Promise<number>;
  /** Whether the element has the focus, by the accessibility tree. */
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

interface VisitorOptions {
  /** The cookie of a session. */
  readonly cookie?: { readonly name: string; readonly value: string; readonly url: string };
}

export type OpenVisitor = (options?: VisitorOptions) => Promise<Visitor>;

/** Milliseconds, enough for a busy machine; a condition that holds ends the wait. */
const timeout = 30_000;

/**
 * Repeats a check until it holds; a page that is being left cannot answer and is asked again. A
 * page in the back/forward cache never answers, so a check without side effects may start again
 * after `timeoutForOne`; a later answer of the first one still counts.
 * @throws Error after 30 s.
 */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  timeoutForOne = timeout,
): Promise<void> {
  const end = Date.now() + timeout;
  const heard = { so: false, objection: '' };
  let pause = 30;
  const check = async (): Promise<void> => {
    try {
      if (await isSo()) heard.so = true;
      heard.objection = '';
    } catch (error) {
      heard.objection = `: ${String(error)}`;
    }
  };
  do {
    await Promise.race([check(), new Promise((resolve) => setTimeout(resolve, timeoutForOne))]);
    if (heard.so) return;
    // Checks use the page's time, so a slow check is repeated less often.
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 1.25, 200);
  } while (Date.now() < end);
  throw new Error(`Not within ${timeout} ms: ${what}${heard.objection}`);
}

const describeElement = ({ role, name }: Named): string => `${role ?? 'field'} "${name}"`;

export async function waitFor(visitor: Visitor, what: Named): Promise<void> {
  await until(`to see ${describeElement(what)}`, async () => (await visitor.count(what)) > 0);
}

export async function waitForNone(visitor: Visitor, what: Named): Promise<void> {
  await until(`to see no ${describeElement(what)}`, async () => (await visitor.count(what)) === 0);
}

/** Waits until the page has moved the focus to the element. */
export async function waitForFocus(visitor: Visitor, what: Named): Promise<void> {
  await until(`the focus on ${describeElement(what)}`, () => visitor.hasFocus(what));
}

/**
 * The focused element by the text of its label, or its own; `place` describes where a lost focus
 * is.
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

/** Focuses the first stop after the browser's toolbars, or the last one. */
function startFromEnd(isBackward: boolean): void {
  const around = document.querySelector('dialog[open]') ?? document.body;
  const stops = Array.from(
    around.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
  ).filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility());
  stops.at(isBackward ? -1 : 0)?.focus();
}

/**
 * Presses Tab, or another key, until the element has the focus, and checks the name that the
 * browser announces.
 * @throws Error when no stop of 60 has the name, or the announced name differs.
 */
export async function tabTo(visitor: Visitor, what: Named, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop <= 60; stop += 1) {
    const { text } = await focused(visitor);
    if (letters(text) === letters(what.name)) {
      if (await visitor.hasFocus(what)) return;
      throw new Error(
        `The focus is on "${text}", which is not announced as ${describeElement(what)}`,
      );
    }
    passed.push(text);
    await visitor.press(key);
    // The browser's toolbars come after the last stop and before the first; then the page starts
    // again at the other end.
    if (!(await visitor.run(() => document.hasFocus(), undefined))) {
      await visitor.comeBack();
      await visitor.run(startFromEnd, key.startsWith('Shift'));
    }
  }
  throw new Error(`${describeElement(what)} is not reached by ${key}, only ${passed.join(' | ')}`);
}

/** Tabs to a button and presses it. */
export async function tabAndPress(visitor: Visitor, name: string, key = 'Enter'): Promise<void> {
  await tabTo(visitor, { role: 'button', name });
  await visitor.press(key);
}

/** Tabs to a field and replaces its text. */
export async function tabAndFill(
  visitor: Visitor,
  what: Named,
  text: string,
  key = 'Tab',
): Promise<void> {
  await tabTo(visitor, what, key);
  await visitor.press('Control+a');
  await visitor.press('Delete');
  await visitor.type(text);
}

/** Waits for an announcement: text in a live region that no open dialog covers. */
export async function waitForAnnouncement(
  visitor: Visitor,
  role: 'alert' | 'status',
  sentence: string,
): Promise<void> {
  await until(
    `${role} "${sentence}"`,
    () =>
      visitor.run(
        async ([role, sentence]) => {
          const isAnnounced = (): boolean => {
            const top = Array.from(document.querySelectorAll('dialog')).findLast((dialog) =>
              dialog.matches(':modal'),
            );
            return Array.from((top ?? document).querySelectorAll(`[role="${role}"]`)).some(
              (region) =>
                region.checkVisibility() &&
                region.textContent.replaceAll(/\s+/gu, ' ').includes(sentence),
            );
          };
          // The page itself watches, because a message of two seconds may be gone before a busy
          // machine checks.
          const end = performance.now() + 1000;
          while (performance.now() < end) {
            if (isAnnounced()) return true;
            await new Promise((resolve) => setTimeout(resolve, 20));
          }
          return isAnnounced();
        },
        [role, sentence] as const,
      ),
    // A little longer than the page watches, because the next page may show the message.
    1500,
  );
}

/**
 * Waits until the focused field is announced as invalid with exactly this sentence, or as valid
 * without one.
 */
export async function waitForFieldError(
  visitor: Visitor,
  what: Named,
  sentence: string | undefined,
): Promise<void> {
  const expected = sentence ?? 'nothing';
  await until(`${describeElement(what)} to say ${expected}`, async () => {
    if (!(await visitor.hasFocus(what))) return false;
    const message = await visitor.run(() => {
      const field = document.activeElement;
      const ids = field?.getAttribute('aria-describedby')?.split(/\s+/u) ?? [];
      const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      return field?.getAttribute('aria-invalid') === 'true' ? texts : 'nothing';
    }, undefined);
    return message === expected;
  });
}
