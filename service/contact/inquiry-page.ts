import { html, raw } from 'hono/html';
import { hashOf, policyFor } from '../pages/policy.ts';

/** What the form of a firm's page sends when its script has not come, as it was typed. */
export type TypedInquiry = Readonly<Record<string, string>>;

const style = `*{box-sizing:border-box}:root{color-scheme:light}
body{margin:0;min-height:100svh;display:grid;align-content:center;padding:clamp(1.5rem,6vw,5rem);background:#fff;color:#14161c;font:400 1.0625rem/1.6 system-ui,sans-serif}
main{width:100%;max-width:36rem;margin:auto}
h1{margin:0 0 1rem;font-size:clamp(2rem,1.4rem + 2.6vw,3.25rem);font-weight:600;line-height:1.05;letter-spacing:-.03em;text-wrap:balance}
p{margin:0 0 2rem;color:#4a4f5c}
label{display:block;margin:1.25rem 0 .375rem;font-weight:600}
input:not([type=checkbox]),textarea{width:100%;min-height:3rem;padding:.625rem .75rem;border:1px solid #767b88;border-radius:.375rem;background:#fff;color:inherit;font:inherit}
[aria-invalid=true]{border-color:#b3261e!important}
.fault{margin:.375rem 0 0;color:#b3261e}
.consent{display:grid;grid-template-columns:1.5rem 1fr;gap:.75rem;margin-top:1.5rem}.consent label{margin:0;font-weight:400}.consent .fault{grid-column:2;margin-top:-.375rem}
input[type=checkbox]{width:1.5rem;height:1.5rem;margin:0}
.ends{display:flex;flex-wrap:wrap;gap:1rem 1.5rem;align-items:center;margin-top:2rem}
.main{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.5rem;border:0;border-radius:.375rem;background:#14161c;color:#fff;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
a{color:inherit}:focus-visible{outline:2px solid #14161c;outline-offset:3px}`;
const sheet = raw(`<style>${style}</style>`);
/** The content security policy that these pages need. */
export const formPolicy = policyFor({ scripts: [], styles: [hashOf(style)] });

type Markup = ReturnType<typeof html>;
const nothing = raw('');

function page(title: string, main: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${sheet}
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html>`;
}

/** Says that the inquiry was sent. `back` is the path of the page that the form stood on. */
export function sentPage(back: string): Markup {
  return page(
    'Inquiry Submitted',
    html`<h1>Inquiry Submitted</h1>
      <p>Thank you for your inquiry! We will contact you shortly.</p>
      <a class="main" href="${back}">Back to the website</a>`,
  );
}

/** Says what is wrong, and gives back all that was typed. `faults` are sentences by field; without any, it was not the visitor's fault. */
export function failedPage(
  typed: TypedInquiry,
  faults: Readonly<Record<string, string>>,
  back: string,
): Markup {
  const marks = (field: string): Markup =>
    faults[field] === undefined ? nothing : raw(`aria-invalid="true" aria-describedby="${field}-fault"`);
  const fault = (field: string): Markup =>
    faults[field] === undefined ? nothing : html`<p class="fault" id="${field}-fault">${faults[field]}</p>`;
  const line = (field: string, label: string, type: string, autocomplete: string): Markup =>
    html`<label for="${field}">${label}</label>
      <input
        id="${field}"
        name="${field}"
        type="${type}"
        autocomplete="${autocomplete}"
        value="${typed[field] ?? ''}"
        ${marks(field)}
      />
      ${fault(field)}`;
  const kept = (field: string, value: string): Markup =>
    html`<input type="hidden" name="${field}" value="${value}" />`;
  const consented = typed['consent'] === 'on' ? raw('checked') : nothing;
  const isTheirs = Object.keys(faults).length > 0;
  return page(
    'Submission Failed',
    html`<h1>Submission Failed</h1>
      <p role="alert">
        ${
          isTheirs
            ? 'Please check the fields that are marked. Nothing that you typed is lost.'
            : 'There was an error submitting your inquiry. Please try again later.'
        }
      </p>
      <form method="post" action="/api/contact">
        ${line('name', 'Full Name', 'text', 'name')} ${line('email', 'Email Address', 'email', 'email')}
        ${line('phone', 'Phone Number', 'tel', 'tel')}
        <label for="message">Message</label>
        <textarea id="message" name="message" rows="6" ${marks('message')}>
${typed['message'] ?? ''}</textarea>
        ${fault('message')}
        <div class="consent">
          <input id="consent" name="consent" type="checkbox" ${consented} ${marks('consent')} />
          <label for="consent"
            >I consent to having this website store my submitted information so they can respond to my
            inquiry.</label
          >
          ${fault('consent')}
        </div>
        ${kept('practiceArea', typed['practiceArea'] ?? '')} ${kept('website', typed['website'] ?? '')}
        ${kept('back', back)}
        <div class="ends">
          <button class="main">Submit Inquiry</button>
          <a href="${back}">Back to the website</a>
        </div>
      </form>`,
  );
}
