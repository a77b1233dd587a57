import { html, raw } from 'hono/html';
import { hashSource, createPolicy } from '../pages/policy.ts';

/** Markup whose values are escaped. */
export type Markup = ReturnType<typeof html>;

/**
 * `client`: neutral, for the forms of demo and sample sites. `product`: in the product's colours.
 */
export type FormTheme = 'client' | 'product';

const colors: Readonly<Record<FormTheme, string>> = {
  client:
    'color-scheme:light;--ground:#fff;--ink:#14161c;--muted:#4a4f5c;--field:#fff;--line:#767b88;--fault:#b3261e;--action:#14161c;--radius:.375rem',
  product:
    'color-scheme:dark;--ground:#08090c;--ink:#f4f5f7;--muted:#a6abb6;--field:#14161b;--line:#757a85;--fault:#ff8f8f;--action:#2c72e5;--radius:.75rem',
};

const rules = `*{box-sizing:border-box}
body{margin:0;min-height:100svh;display:grid;align-content:center;padding:clamp(1.5rem,6vw,5rem);background:var(--ground);color:var(--ink);font:400 1.0625rem/1.6 system-ui,sans-serif}
main{width:100%;max-width:36rem;margin:auto;overflow-wrap:anywhere}
h1{margin:0 0 1rem;font-size:clamp(2rem,1.4rem + 2.6vw,3.25rem);font-weight:600;line-height:1.05;letter-spacing:-.03em;text-wrap:balance}
p{margin:0 0 2rem;color:var(--muted)}
label{display:block;margin:1.25rem 0 .375rem;font-weight:600}
input:not([type=checkbox]),textarea{width:100%;min-height:3rem;padding:.625rem .75rem;border:1px solid var(--line);border-radius:var(--radius);background:var(--field);color:inherit;font:inherit}
[aria-invalid=true]{border-color:var(--fault)!important}
.fault{margin:.375rem 0 0;color:var(--fault)}
.consent{display:grid;grid-template-columns:1.5rem 1fr;gap:.75rem;margin-top:1.5rem}.consent label{margin:0;font-weight:400}.consent .fault{grid-column:2;margin-top:-.375rem}
input[type=checkbox]{width:1.5rem;height:1.5rem;margin:0}
dl{margin:0 0 2rem}dt{margin-top:1rem;color:var(--muted);font-size:.9375rem}dd{margin:0;font-weight:600}
.ends{display:flex;flex-wrap:wrap;gap:1rem 1.5rem;align-items:center;margin-top:2rem}
.main{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.5rem;border:0;border-radius:var(--radius);background:var(--action);color:#fff;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
a{color:inherit}:focus-visible{outline:2px solid;outline-offset:3px}`;

const renderStyle = (theme: FormTheme): string => `:root{${colors[theme]}}\n${rules}`;

/** The content security policy of pages with this theme. */
export function formPolicy(theme: FormTheme): string {
  return createPolicy({ scripts: [], styles: [hashSource(renderStyle(theme))] });
}

/**
 * A page with one form or one sentence, for browsers without script. For clients it has an empty
 * icon, because browsers would otherwise request that of the host.
 */
export function formPage(theme: FormTheme, title: string, main: Markup, language = 'en'): Markup {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${theme === 'client' ? raw('<link rel="icon" href="data:,">') : ''}
        ${raw(`<style>${renderStyle(theme)}</style>`)}
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html>`;
}

/** A form's values by field. */
export type FormValues = Readonly<Record<string, string>>;

interface Fields {
  /** The attributes of a field that mark it as invalid. */
  readonly marks: (field: string) => Markup;
  /** The sentence of an invalid field. */
  readonly fault: (field: string) => Markup;
  /** A labelled one-line field with its typed value; passwords are not repeated. */
  readonly line: (field: string, label: string, type: string, autocomplete: string) => Markup;
  readonly text: (field: string, label: string) => Markup;
  readonly hidden: (field: string) => Markup;
}

/**
 * Creates the fields of a form that is shown again: with the typed values, and a sentence at each
 * invalid field.
 */
export function createFields(typed: FormValues, faults: FormValues): Fields {
  const nothing = raw('');
  const marks: Fields['marks'] = (field) =>
    faults[field] === undefined
      ? nothing
      : raw(`aria-invalid="true" aria-describedby="${field}-fault"`);
  const fault: Fields['fault'] = (field) =>
    faults[field] === undefined
      ? nothing
      : html`<p class="fault" id="${field}-fault">${faults[field]}</p>`;
  return {
    marks,
    fault,
    line: (field, label, type, autocomplete) =>
      html`<label for="${field}">${label}</label>
        <input
          id="${field}"
          name="${field}"
          type="${type}"
          autocomplete="${autocomplete}"
          value="${type === 'password' ? '' : (typed[field] ?? '')}"
          ${marks(field)}
        />
        ${fault(field)}`,
    text: (field, label) => {
      // Browsers drop the first line feed of a text area.
      const value = `\n${typed[field] ?? ''}`;
      return html`<label for="${field}">${label}</label>
        <textarea id="${field}" name="${field}" rows="6" ${marks(field)}>${value}</textarea>
        ${fault(field)}`;
    },
    hidden: (field) => html`<input type="hidden" name="${field}" value="${typed[field] ?? ''}" />`,
  };
}
