import { isFullRun } from '../../service/testing/full-run.ts';
import type { AgencyAccount } from './agency-account.ts';
import {
  fills,
  hears,
  isLedTo,
  presses,
  sees,
  seesNo,
  until,
  type Named,
  type OpenVisitor,
  type Visitor,
} from './visitor.ts';

const studio: Named = { role: 'heading', name: 'Website Design Studio' };
/** By its title, as a dialog is searched whole when the accessibility tree is asked for it. */
const modal: Named = { role: 'heading', name: 'Template Access' };
const button = (name: string): Named => ({ role: 'button', name });
const field = (name: string): Named => ({ role: 'textbox', name });

/** Clicks as soon as it is there. */
export async function clicks(visitor: Visitor, what: Named): Promise<void> {
  await until(`to click ${what.name}`, async () => {
    await visitor.click(what);
    return true;
  });
}

/** Replaces what stands in a field, letter by letter. */
export async function writes(visitor: Visitor, name: string, text: string): Promise<void> {
  await clicks(visitor, field(name));
  await isLedTo(visitor, field(name));
  await visitor.press('Control+a');
  await visitor.type(text);
}

/** What stands in the field of a label; undefined where there is no such field. */
function valueOf(visitor: Visitor, label: string): Promise<string | undefined> {
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

export async function holds(visitor: Visitor, label: string, text: string): Promise<void> {
  await until(`"${text}" in ${label}`, async () => (await valueOf(visitor, label)) === text);
}

/** The words stand in the workspace, or in a dialog over it. */
export function shows(visitor: Visitor, words: string): Promise<boolean> {
  return visitor.run(
    (words) =>
      Array.from(document.querySelectorAll<HTMLElement>('#app, dialog[open]')).some(
        ({ innerText }) => innerText.includes(words),
      ),
    words,
  );
}

export async function reads(visitor: Visitor, words: string): Promise<void> {
  await until(`to read "${words}"`, () => shows(visitor, words));
}

export async function entersStudio(visitor: Visitor, origin: string): Promise<void> {
  await visitor.goto(`${origin}/`);
  await clicks(visitor, button('Access Page Builder'));
  await sees(visitor, studio);
}

export async function startsFresh(visitor: Visitor, businessName: string): Promise<void> {
  await clicks(visitor, button('Start Fresh'));
  await sees(visitor, { role: 'heading', name: 'Brand & Colors' });
  await writes(visitor, 'Business name', businessName);
}

/** Makes the link from the third step; its address. */
export async function makesLink(visitor: Visitor): Promise<string> {
  await clicks(visitor, button('Generate Site'));
  await sees(visitor, field('Demo link'));
  return (await valueOf(visitor, 'Demo link')) ?? '';
}

/** Logs in over whatever is open: the modal holds the focus, so keys are enough. */
export async function logsIn(visitor: Visitor, { email, password }: AgencyAccount): Promise<void> {
  await sees(visitor, modal);
  await presses(visitor, 'Continue with Email');
  await isLedTo(visitor, field('Email'));
  await visitor.type(email);
  await fills(visitor, { name: 'Password' }, password);
  await visitor.press('Enter');
}

/**
 * A button gets this name, if only for a moment: the page itself watches for it, as a busy machine
 * may ask too late.
 */
async function isCalled(visitor: Visitor, name: string): Promise<void> {
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

/** From opening the studio over a scan to a link that is copied; the link. */
export async function playScanToLink(
  visitor: Visitor,
  origin: string,
  businessHost: string,
): Promise<string> {
  await entersStudio(visitor, origin);
  await clicks(visitor, field('Website URL'));
  await visitor.type(`http://${businessHost}/`);
  await visitor.press('Enter');
  await isLedTo(visitor, { role: 'heading', name: 'Brand & Colors' });
  await holds(visitor, 'Business name', 'Marlowe & Finch');
  await clicks(visitor, button('Next'));
  const link = await makesLink(visitor);
  await Promise.all([isCalled(visitor, 'Copied'), clicks(visitor, button('Copy link'))]);
  return link;
}

/** What the page in the preview is headed. */
async function previews(visitor: Visitor, headline: string): Promise<void> {
  await until(`"${headline}" in the preview`, () =>
    visitor.run((headline) => {
      const preview = document.querySelector<HTMLIFrameElement>('#app iframe');
      return preview?.contentDocument?.querySelector('h1')?.textContent === headline;
    }, headline),
  );
}

/** A word and a theme are taken back and brought again, in the fields and in the preview. */
export async function playUndo(visitor: Visitor, origin: string): Promise<void> {
  await entersStudio(visitor, origin);
  await startsFresh(visitor, 'Harrow & Finch');
  await writes(visitor, 'Slogan', 'Calm counsel');
  await previews(visitor, 'Calm counsel');
  await clicks(visitor, button('Tech Teal'));
  await holds(visitor, 'Primary color', '#134e4a');
  await visitor.press('Control+z');
  await holds(visitor, 'Primary color', '#1e293b');
  await holds(visitor, 'Slogan', 'Calm counsel');
  await visitor.press('Control+z');
  await holds(visitor, 'Slogan', '');
  await holds(visitor, 'Business name', 'Harrow & Finch');
  await clicks(visitor, button('Redo'));
  await clicks(visitor, button('Redo'));
  await holds(visitor, 'Slogan', 'Calm counsel');
  await holds(visitor, 'Primary color', '#134e4a');
  await previews(visitor, 'Calm counsel');
}

/**
 * A reload in the middle of a word: step, fields and the way back are there, and the link shows
 * what was typed.
 */
export async function playReload(visitor: Visitor, origin: string): Promise<string> {
  await entersStudio(visitor, origin);
  await startsFresh(visitor, 'Harrow & Finch');
  await clicks(visitor, button('Next'));
  await writes(visitor, 'Phone', '902 555 0199 ext');
  await visitor.reload();
  await entersStudio(visitor, origin);
  await sees(visitor, { role: 'heading', name: 'Content Editing' });
  await holds(visitor, 'Phone', '902 555 0199 ext');
  await hears(visitor, 'status', 'Your draft is back');
  await clicks(visitor, button('Back'));
  await holds(visitor, 'Business name', 'Harrow & Finch');
  await clicks(visitor, button('Next'));
  await writes(visitor, 'Phone', '902 555 0199');
  return makesLink(visitor);
}

/** Two tabs of one profile keep a draft each. */
export async function playTwoTabs(visitor: Visitor, origin: string): Promise<void> {
  await entersStudio(visitor, origin);
  await startsFresh(visitor, 'First prospect');
  await reads(visitor, 'Saved on this device');
  const other = await visitor.newTab();
  await entersStudio(other, origin);
  await clicks(other, button('Start over'));
  await startsFresh(other, 'Second prospect');
  await reads(other, 'Saved on this device');
  await visitor.comeBack();
  await writes(visitor, 'Business name', 'First prospect, more');
  await visitor.reload();
  await entersStudio(visitor, origin);
  await holds(visitor, 'Business name', 'First prospect, more');
  await other.comeBack();
  await other.reload();
  await entersStudio(other, origin);
  await holds(other, 'Business name', 'Second prospect');
}

/**
 * Two people use one browser after each other: neither sees what the other one has begun or made.
 */
export async function playTwoUsers(
  visitor: Visitor,
  origin: string,
  [first, second]: readonly [AgencyAccount, AgencyAccount],
): Promise<void> {
  await visitor.goto(`${origin}/`);
  await clicks(visitor, button('Access Page Builder'));
  await logsIn(visitor, first);
  await sees(visitor, studio);
  await startsFresh(visitor, 'Secret prospect');
  await reads(visitor, 'Saved on this device');
  await visitor.goto(`${origin}/app`);
  await clicks(visitor, button('Logout'));
  await hears(visitor, 'status', 'You have been successfully logged out.');

  await clicks(visitor, button('Access Page Builder'));
  await logsIn(visitor, second);
  await sees(visitor, studio);
  await sees(visitor, button('Start Fresh'));
  if (await shows(visitor, 'Secret prospect')) throw new Error('A draft is shown to somebody else');
  await visitor.goto(`${origin}/app`);
  await reads(visitor, '0 of 50 demos');
  await clicks(visitor, button('Logout'));
  await hears(visitor, 'status', 'You have been successfully logged out.');

  await clicks(visitor, button('Access Page Builder'));
  await logsIn(visitor, first);
  await sees(visitor, studio);
  await holds(visitor, 'Business name', 'Secret prospect');
}

/**
 * The session ends elsewhere in mid-edit: it is renewed over the studio, and every letter is still
 * there.
 */
export async function playExpiredSession(
  visitor: Visitor,
  origin: string,
  account: AgencyAccount,
): Promise<void> {
  await entersStudio(visitor, origin);
  await startsFresh(visitor, 'Harrow & Finch');
  await clicks(visitor, button('Next'));
  await writes(visitor, 'Email', 'office@harrow.example');
  await fetch(`${origin}/api/auth/logout`, {
    method: 'POST',
    headers: { origin, cookie: `${account.cookie.name}=${account.cookie.value}` },
  });
  await clicks(visitor, button('Generate Site'));
  await logsIn(visitor, account);
  await seesNo(visitor, modal);
  await holds(visitor, 'Email', 'office@harrow.example');
  await makesLink(visitor);
}

/** Every page that a demo's own links lead to, as a stranger's browser gets it. */
export async function readsWholeDemo(
  open: OpenVisitor,
  link: string,
  businessName: string,
): Promise<readonly string[]> {
  const client = await open();
  await client.goto(link);
  const pages = await client.run(async (link) => {
    const base = new URL(link).pathname;
    const seen = new Map([[base, '']]);
    for (const [path] of seen) {
      const answer = await fetch(path);
      // The reading page's policy would apply to the styles of the read one.
      const text = (await answer.text()).replaceAll(/<style[\s\S]*?<\/style>/gu, '');
      const html = new DOMParser().parseFromString(text, 'text/html');
      seen.set(path, answer.ok ? html.title : `status ${answer.status}`);
      for (const anchor of html.querySelectorAll('a[href]')) {
        const { pathname } = new URL(anchor.getAttribute('href') ?? '', location.origin);
        if (pathname.startsWith(`${base}/`) && !seen.has(pathname)) seen.set(pathname, '');
      }
    }
    return [...seen];
  }, link);
  const wrong = pages.filter(([, title]) => !title.includes(businessName));
  if (wrong.length > 0) throw new Error(`Pages without the client's name: ${wrong.join(' | ')}`);
  // The way a person takes, by the links of the page.
  for (const [path] of pages.slice(1, isFullRun ? undefined : 4)) {
    await client.goto(new URL(path, link).href);
    await until(`${businessName} on ${path}`, () =>
      client.run((name) => document.body.innerText.includes(name), businessName),
    );
  }
  await client.leave();
  return pages.map(([path]) => path);
}
