import { askOptOut, confirmOptOut } from '../../service/contract/opt-outs.ts';

interface Refused {
  readonly sentence: string;
  readonly fields: Readonly<Record<string, string>>;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const unreachable: Refused = {
  sentence: 'This could not be sent. Please check your connection and try again.',
  fields: {},
};

function refusedBy(reply: unknown): Refused {
  if (!isObject(reply) || typeof reply['error'] !== 'string') return unreachable;
  const { error, fields } = reply;
  const named = isObject(fields) ? fields : {};
  const texts = Object.entries(named).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { sentence: error, fields: Object.fromEntries(texts) };
}

/** The reply of a call, or why there is none. */
async function send(
  { method, path }: Pick<typeof askOptOut | typeof confirmOptOut, 'method' | 'path'>,
  body: unknown,
): Promise<{ reply: Record<string, unknown> } | { refused: Refused }> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(path, { method, headers, body: JSON.stringify(body) });
    const reply: unknown = await response.json();
    return response.ok && isObject(reply) ? { reply } : { refused: refusedBy(reply) };
  } catch {
    return { refused: unreachable };
  }
}

function showFaults(form: HTMLFormElement, refused: Refused | undefined): void {
  const fields = refused?.fields ?? {};
  for (const input of form.querySelectorAll<HTMLInputElement>('input[id]')) {
    const fault = document.getElementById(`${input.id}-fault`);
    const sentence = fields[input.name];
    if (sentence === undefined) input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
    if (!fault) continue;
    fault.hidden = sentence === undefined;
    fault.textContent = sentence ?? '';
  }
  const line = form.querySelector<HTMLElement>('[data-sentence]');
  if (!line) return;
  line.hidden = refused === undefined || Object.keys(fields).length > 0;
  line.textContent = refused?.sentence ?? '';
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}

function showDone(title: string, words: string): void {
  for (const section of document.querySelectorAll<HTMLElement>('main > section'))
    section.hidden = !section.matches('[data-done]');
  const heading = document.querySelector<HTMLElement>('[data-done] [data-title]');
  const text = document.querySelector<HTMLElement>('[data-done] [data-words]');
  if (!heading || !text) return;
  heading.textContent = title;
  text.textContent = words;
  heading.focus();
}

function showConfirmed({ domain, scope }: Record<string, unknown>): void {
  const outcome =
    scope === 'signals'
      ? 'Visits to concepts of it are no longer measured.'
      : 'Concepts of it are no longer shown, and no others can be made.';
  showDone('Your objection holds', `It is for ${String(domain)}. ${outcome}`);
}

/** Sends both forms of the page without leaving it; which one stands there says the address. */
export function startOptOut(): void {
  const token = new URLSearchParams(location.search).get('token');
  const ask = document.querySelector<HTMLElement>('[data-ask]');
  const confirm = document.querySelector<HTMLElement>('[data-confirm]');
  if (ask) ask.hidden = token !== null;
  if (confirm) confirm.hidden = token === null;
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-form]')) {
    const button = form.querySelector('button');
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (button) button.disabled = true;
      const values = Object.fromEntries(new FormData(form));
      const asked = token === null ? send(askOptOut, values) : send(confirmOptOut, { token });
      void asked.then((answer) => {
        if (button) button.disabled = false;
        if ('refused' in answer) {
          showFaults(form, answer.refused);
          return;
        }
        const { reply } = answer;
        if (token !== null) showConfirmed(reply);
        else
          showDone(
            'One step is left',
            `We have sent an email to your address at ${String(reply['domain'])}. Press the button behind its link, and your objection holds at once.`,
          );
      });
    });
  }
}
