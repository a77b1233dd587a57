import { isFullRun } from '../../service/testing/full-run.ts';
import type { AgencyAccount } from './agency-account.ts';
import {
  button,
  click,
  enterStudio,
  openStudio,
  field,
  waitForValue,
  waitForButton,
  logIn,
  makeLink,
  modal,
  waitForText,
  containsText,
  startFresh,
  studio,
  replaceText,
} from './studio-steps.ts';
import {
  waitForAnnouncement,
  waitForFocus,
  waitFor,
  waitForNone,
  until,
  type OpenVisitor,
  type Visitor,
} from './visitor.ts';

/** Opens the studio, scans a website, makes a demo and copies its link; returns the link. */
export async function playScanToLink(
  visitor: Visitor,
  origin: string,
  businessHost: string,
): Promise<string> {
  await enterStudio(visitor, origin);
  await click(visitor, field('Website URL'));
  await visitor.type(`http://${businessHost}/`);
  await visitor.press('Enter');
  await waitForFocus(visitor, { role: 'heading', name: 'Brand & Colors' });
  await waitForValue(visitor, 'Business name', 'Marlowe & Finch');
  await click(visitor, button('Next'));
  const link = await makeLink(visitor);
  await Promise.all([waitForButton(visitor, 'Copied'), click(visitor, button('Copy link'))]);
  return link;
}

/** Waits for a headline in the preview. */
async function waitForHeadline(visitor: Visitor, headline: string): Promise<void> {
  await until(`"${headline}" in the preview`, () =>
    visitor.run((headline) => {
      const preview = document.querySelector<HTMLIFrameElement>('#app iframe');
      return preview?.contentDocument?.querySelector('h1')?.textContent === headline;
    }, headline),
  );
}

/** Undoes and redoes a typed word and a theme, and checks the fields and the preview. */
export async function playUndo(visitor: Visitor, origin: string): Promise<void> {
  await openStudio(visitor, origin);
  await startFresh(visitor, 'Harrow & Finch');
  await replaceText(visitor, 'Headline', 'Calm counsel');
  await waitForHeadline(visitor, 'Calm counsel');
  await click(visitor, button('Tech Teal'));
  await waitForValue(visitor, 'Primary color', '#134e4a');
  await visitor.press('Control+z');
  await waitForValue(visitor, 'Primary color', '#1e293b');
  await waitForValue(visitor, 'Headline', 'Calm counsel');
  await visitor.press('Control+z');
  await waitForValue(visitor, 'Headline', '');
  await waitForValue(visitor, 'Business name', 'Harrow & Finch');
  await click(visitor, button('Redo'));
  await click(visitor, button('Redo'));
  await waitForValue(visitor, 'Headline', 'Calm counsel');
  await waitForValue(visitor, 'Primary color', '#134e4a');
  await waitForHeadline(visitor, 'Calm counsel');
}

/**
 * Reloads while a word is being typed: the step, the fields and the history stay, and the demo
 * shows the typed text. Returns its link.
 */
export async function playReload(visitor: Visitor, origin: string): Promise<string> {
  await openStudio(visitor, origin);
  await startFresh(visitor, 'Harrow & Finch');
  await click(visitor, button('Next'));
  await replaceText(visitor, 'Phone', '902 555 0199 ext');
  await visitor.reload();
  await waitFor(visitor, studio);
  await waitFor(visitor, { role: 'heading', name: 'Content Editing' });
  await waitForValue(visitor, 'Phone', '902 555 0199 ext');
  await waitForAnnouncement(visitor, 'status', 'Your draft is back');
  await click(visitor, button('Back'));
  await waitForValue(visitor, 'Business name', 'Harrow & Finch');
  await click(visitor, button('Next'));
  await replaceText(visitor, 'Phone', '902 555 0199');
  return makeLink(visitor);
}

/** Each of two tabs of one profile has its own draft. */
export async function playTwoTabs(visitor: Visitor, origin: string): Promise<void> {
  await openStudio(visitor, origin);
  await startFresh(visitor, 'First prospect');
  await waitForText(visitor, 'Saved on this device');
  const other = await visitor.newTab();
  await openStudio(other, origin);
  await click(other, button('Start over'));
  await startFresh(other, 'Second prospect');
  await waitForText(other, 'Saved on this device');
  await visitor.comeBack();
  await replaceText(visitor, 'Business name', 'First prospect, more');
  await visitor.reload();
  await waitFor(visitor, studio);
  await waitForValue(visitor, 'Business name', 'First prospect, more');
  await other.comeBack();
  await other.reload();
  await waitFor(other, studio);
  await waitForValue(other, 'Business name', 'Second prospect');
}

/**
 * Two people use one browser one after the other: neither sees the drafts and demos of the other.
 */
export async function playTwoUsers(
  visitor: Visitor,
  origin: string,
  [first, second]: readonly [AgencyAccount, AgencyAccount],
): Promise<void> {
  await visitor.goto(`${origin}/`);
  await click(visitor, button('Access Page Builder'));
  await logIn(visitor, first);
  await waitFor(visitor, studio);
  await startFresh(visitor, 'Secret prospect');
  await waitForText(visitor, 'Saved on this device');
  await visitor.goto(`${origin}/app`);
  await click(visitor, button('Logout'));
  await waitForAnnouncement(visitor, 'status', 'You have been successfully logged out.');

  await click(visitor, button('Access Page Builder'));
  await logIn(visitor, second);
  await waitFor(visitor, studio);
  await waitFor(visitor, button('Start Fresh'));
  if (await containsText(visitor, 'Secret prospect'))
    throw new Error('A draft is shown to somebody else');
  await visitor.goto(`${origin}/app`);
  await waitForText(visitor, '0 of 50 demos');
  await click(visitor, button('Logout'));
  await waitForAnnouncement(visitor, 'status', 'You have been successfully logged out.');

  await click(visitor, button('Access Page Builder'));
  await logIn(visitor, first);
  await waitFor(visitor, studio);
  await waitForValue(visitor, 'Business name', 'Secret prospect');
}

/**
 * The session ends in another place during an edit: the login opens over the studio, and no typed
 * letter is lost.
 */
export async function playExpiredSession(
  visitor: Visitor,
  origin: string,
  account: AgencyAccount,
): Promise<void> {
  await openStudio(visitor, origin);
  await startFresh(visitor, 'Harrow & Finch');
  await click(visitor, button('Next'));
  await replaceText(visitor, 'Email', 'office@harrow.example');
  await fetch(`${origin}/api/auth/logout`, {
    method: 'POST',
    headers: { origin, cookie: `${account.cookie.name}=${account.cookie.value}` },
  });
  await click(visitor, button('Generate Site'));
  await logIn(visitor, account);
  await waitForNone(visitor, modal);
  await waitForValue(visitor, 'Email', 'office@harrow.example');
  await makeLink(visitor);
}

/** Reads every page that a demo's links lead to, in a visitor's browser. */
export async function readWholeDemo(
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
      // Styles are removed, because parsing them would violate the policy of the page that does it.
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
  // Opens the pages by their links, as a person does.
  for (const [path] of pages.slice(1, isFullRun ? undefined : 4)) {
    await client.goto(new URL(path, link).href);
    await until(`${businessName} on ${path}`, () =>
      client.run((name) => document.body.innerText.includes(name), businessName),
    );
  }
  await client.leave();
  return pages.map(([path]) => path);
}
