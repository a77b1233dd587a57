import { html } from 'hono/html';
import type { Refusal } from '../forms/answer-form.ts';
import { formPage, type Markup } from '../forms/form-page.ts';
import { renewalDays } from './expiry-mail.ts';
import type { RenewalState } from './renew-link.ts';

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Asks before anything changes, because mail scanners open links too. */
export function renewalPage({ demo, state }: RenewalState, now: number): Markup {
  if (state === 'renewed') return renewedPage({ demo });
  const isOver = demo.expiresAt <= now;
  const title = isOver ? `Bring ${demo.name} back?` : `Let ${demo.name} live on?`;
  return formPage(
    'product',
    title,
    html`<h1>${title}</h1>
      <p>
        Its link ${isOver ? 'ended' : 'ends'} on ${date.format(demo.expiresAt)}. It would live
        ${renewalDays} days ${isOver ? 'from now' : 'longer'}, or as long as your plan allows, at
        the same address.
      </p>
      <form method="post">
        <button class="main">
          ${isOver ? 'Bring it back' : 'Let it live'} for ${renewalDays} days
        </button>
      </form>`,
  );
}

/** Confirms the new end of the link. */
export function renewedPage({ demo }: Pick<RenewalState, 'demo'>): Markup {
  return formPage(
    'product',
    'The link lives on',
    html`<h1>The link of ${demo.name} lives on</h1>
      <p role="status">It works until ${date.format(demo.expiresAt)}, at the same address.</p>
      <a class="main" href="/app/demos/${demo.id}">Open the demo</a>`,
  );
}

export function notRenewedPage({
  sentence,
  code,
}: Pick<Refusal, 'sentence'> & Partial<Refusal>): Markup {
  return formPage(
    'product',
    'The link was not renewed',
    html`<h1>The link was not renewed</h1>
      <p role="alert">${sentence}</p>
      ${
        code === 'plan_needed'
          ? html`<a class="main" href="/app/settings/plan">Choose a plan</a>`
          : html`<a class="main" href="/app">Go to your demos</a>`
      }`,
  );
}
