import { html } from 'hono/html';
import { slots } from '../../templates-data/model/slots.ts';
import { industryLabel, templateIndustry } from '../../templates-data/model/industries.ts';
import type { ScanReply } from '../contract/scan.ts';
import type { Refusal } from '../forms/answer-form.ts';
import { createFields, formPage, type FormValues, type Markup } from '../forms/form-page.ts';

/** The most important values of a reply, in order; missing ones are left out. */
function listFacts({ website }: ScanReply): readonly (readonly [label: string, value: string])[] {
  const { businessName, industry, slogan, description, contactInfo } = website;
  return (
    [
      ['Name', businessName],
      ['Industry', industry === null ? null : industryLabel(industry)],
      [slots.slogan.label, slogan],
      ['Description', description],
      ['Phone', contactInfo.phone],
      ['Email', contactInfo.email],
      ['Address', contactInfo.address],
      ['Hours', contactInfo.hours],
      ['Services', website.services?.join(', ') ?? null],
    ] as const
  ).flatMap(([label, value]) => (value === null || value === '' ? [] : [[label, value] as const]));
}

function addressForm(url: string, faults: FormValues = {}): Markup {
  const { line } = createFields({ url }, faults);
  return html`<form method="post" action="/api/scan-website">
    ${line('url', "The prospect's website", 'text', 'url')}
    <div class="ends">
      <button class="main">See their demo</button>
      <a href="/">Back to the home page</a>
    </div>
  </form>`;
}

/** A page with the findings, for browsers without script, which cannot show the studio. */
export function scannedPage({
  reply,
  url,
}: {
  readonly reply: ScanReply;
  readonly url: string;
}): Markup {
  const facts = listFacts(reply);
  const template = templateIndustry(reply.website.industry ?? undefined);
  const name = reply.website.businessName ?? 'this website';
  return formPage(
    'product',
    'What we found',
    html`<h1>
        ${facts.length === 0 ? 'We found nothing to read there' : `What we found of ${name}`}
      </h1>
      ${reply.notice === undefined ? '' : html`<p>${reply.notice}</p>`}
      <dl>
        ${facts.map(
          ([label, value]) =>
            html`<dt>${label}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
      <p>
        The demo itself is made in the studio, which needs JavaScript. You can look at
        <a href="${template === 'general' ? '/templates' : `/industries/${template}`}"
          >the template for it</a
        >
        now.
      </p>
      ${addressForm(url)}`,
  );
}

/** Shows why the website could not be read, with the typed address. */
export function scanRefusedPage({ faults, sentence }: Refusal, typed: FormValues): Markup {
  return formPage(
    'product',
    'Website not read',
    html`<h1>We could not read that website</h1>
      <p role="alert">${faults['url'] === undefined ? sentence : 'Please check the address.'}</p>
      ${addressForm(typed['url'] ?? '', faults)}`,
  );
}
