import { isFullRun } from '../../service/testing/full-run.ts';
import type { AgencyAccount } from './agency-account.ts';
import {
  button,
  clicks,
  entersStudio,
  field,
  holds,
  isCalled,
  logsIn,
  makesLink,
  modal,
  reads,
  shows,
  startsFresh,
  studio,
  writes,
} from './studio-steps.ts';
import { hears, isLedTo, sees, seesNo, until, type OpenVisitor, type Visitor } from './visitor.ts';

/** Opens the studio, scans a website, makes a demo and copies its link; returns the link. */
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

/** Waits for a headline in the preview. */
async function previews(visitor: Visitor, headline: string): Promise<void> {
  await until(`"${headline}" in the preview`, () =>
    visitor.run((headline) => {
      const preview = document.querySelector<HTMLIFrameElement>('#app iframe');
      return preview?.contentDocument?.querySelector('h1')?.textContent === headline;
    }, headline),
  );
}

/** Undoes and redoes a typed word and a theme, and checks the fields and the preview. */
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
 * Reloads while a word is being typed: the step, the fields and the history stay, and the demo
 * shows the typed text. Returns its link.
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

/** Each of two tabs of one profile has its own draft. */
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
 * Two people use one browser one after the other: neither sees the drafts and demos of the other.
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
 * The session ends in another place during an edit: the login opens over the studio, and no typed
 * letter is lost.
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

/** Reads every page that a demo's links lead to, in a visitor's browser. */
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
