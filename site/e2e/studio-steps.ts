/** Actions of people in the studio, by keyboard and pointer, in any browser. */
import type { AgencyAccount } from './agency-account.ts';
import {
  tabAndFill,
  waitForFocus,
  tabAndPress,
  waitFor,
  until,
  type Named,
  type Visitor,
} from './visitor.ts';

export const studio: Named = { role: 'heading', name: 'Website Design Studio' };
/** The modal, by its title: finding a dialog by its role searches all of it. */
export const modal: Named = { role: 'heading', name: 'Template Access' };
export const button = (name: string): Named => ({ role: 'button', name });
export const field = (name: string): Named => ({ role: 'textbox', name });

/** Waits for an element and clicks it. */
export async function click(visitor: Visitor, what: Named): Promise<void> {
  await until(`to click ${what.name}`, async () => {
    await visitor.click(what);
    return true;
  });
}

/** Replaces the text of a field, letter by letter. */
export async function replaceText(visitor: Visitor, name: string, text: string): Promise<void> {
  await click(visitor, field(name));
  await waitForFocus(visitor, field(name));
  await visitor.press('Control+a');
  await visitor.type(text);
}

/** The value of the field with this label; undefined without one. */
function readField(visitor: Visitor, label: string): Promise<string | undefined> {
  return visitor.run((label) => {
    const found = Array.from(document.querySelectorAll('label')).find(
      ({ textContent }) => textContent.trim() === label,
    );
    const { control } = found ?? {};
    return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      ? control.value
      : undefined;
  }, label);
}

export async function waitForValue(visitor: Visitor, label: string, text: string): Promise<void> {
  await until(`"${text}" in ${label}`, async () => (await readField(visitor, label)) === text);
}

/** Whether the workspace, or a dialog over it, shows the words. */
export function containsText(visitor: Visitor, words: string): Promise<boolean> {
  return visitor.run(
    (words) =>
      Array.from(document.querySelectorAll<HTMLElement>('#app, dialog[open]')).some(
        ({ innerText }) => innerText.includes(words),
      ),
    words,
  );
}

export async function waitForText(visitor: Visitor, words: string): Promise<void> {
  await until(`to read "${words}"`, () => containsText(visitor, words));
}

/** Opens the studio from the home page. */
export async function enterStudio(visitor: Visitor, origin: string): Promise<void> {
  await visitor.goto(`${origin}/`);
  await click(visitor, button('Access Page Builder'));
  await waitFor(visitor, studio);
}

/** Opens the studio at its own address, without the work of loading the home page. */
export async function openStudio(visitor: Visitor, origin: string): Promise<void> {
  await visitor.goto(`${origin}/app/new`);
  await waitFor(visitor, studio);
}

export async function startFresh(visitor: Visitor, businessName: string): Promise<void> {
  await click(visitor, button('Start Fresh'));
  await waitFor(visitor, { role: 'heading', name: 'Brand & Colors' });
  await replaceText(visitor, 'Business name', businessName);
}

/** Makes the demo from the third step; returns its address. */
export async function makeLink(visitor: Visitor): Promise<string> {
  await click(visitor, button('Generate Site'));
  await waitFor(visitor, field('Demo link'));
  return (await readField(visitor, 'Demo link')) ?? '';
}

/** Logs in with keys alone, because the modal has the focus. */
export async function logIn(visitor: Visitor, { email, password }: AgencyAccount): Promise<void> {
  await waitFor(visitor, modal);
  await tabAndPress(visitor, 'Continue with Email');
  await waitForFocus(visitor, field('Email'));
  await visitor.type(email);
  await tabAndFill(visitor, { name: 'Password' }, password);
  await visitor.press('Enter');
}

/**
 * Waits until a button has this name. The page itself watches for it, because the name may be gone
 * before a busy machine checks.
 */
export async function waitForButton(visitor: Visitor, name: string): Promise<void> {
  const isSeen = await visitor.run(async (name) => {
    const end = performance.now() + 30_000;
    while (performance.now() < end) {
      const buttons = document.querySelectorAll('#app button:not([aria-label])');
      if (
        Array.from(buttons).some((one) => one.checkVisibility() && one.textContent.trim() === name)
      )
        return true;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return false;
  }, name);
  if (!isSeen) throw new Error(`No button was called ${name}`);
}
