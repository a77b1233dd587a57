import { requestOptOut, confirmOptOut } from '../../service/contract/opt-outs.ts';

interface Refused {
  readonly code: string;
  /** In English; empty if the service was not reached. */
  readonly sentence: string;
  readonly fields: Readonly<Record<string, string>>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const unreachable: Refused = { code: '', sentence: '', fields: {} };

function refusedBy(reply: unknown): Refused {
  if (!isRecord(reply) || typeof reply['error'] !== 'string') return unreachable;
  const { error, code, fields } = reply;
  const named = isRecord(fields) ? fields : {};
  const texts = Object.entries(named).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { code: String(code), sentence: error, fields: Object.fromEntries(texts) };
}

/** Sends a request; returns its reply, or the reason of its failure. */
async function send(
  { method, path }: Pick<typeof requestOptOut | typeof confirmOptOut, 'method' | 'path'>,
  body: unknown,
): Promise<{ reply: Record<string, unknown> } | { refused: Refused }> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(path, { method, headers, body: JSON.stringify(body) });
    const reply: unknown = await response.json();
    return response.ok && isRecord(reply) ? { reply } : { refused: refusedBy(reply) };
  } catch {
    return { refused: unreachable };
  }
}

/**
 * The service's sentence on English pages, otherwise the sentence in the element's attributes:
 * `data-over` for an invalid token, else `data-words`.
 */
function translate(element: HTMLElement, sentence: string, code = ''): string {
  const { words = '', over = words } = element.dataset;
  if (sentence !== '' && document.documentElement.lang === 'en') return sentence;
  return code === 'invalid_token' ? over : words;
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
    fault.textContent = sentence === undefined ? '' : translate(fault, sentence);
  }
  const line = form.querySelector<HTMLElement>('[data-sentence]');
  if (!line) return;
  line.hidden = refused === undefined || Object.keys(fields).length > 0;
  line.textContent = refused ? translate(line, refused.sentence, refused.code) : '';
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}

function showDone(outcome: string, domain: string): void {
  for (const section of document.querySelectorAll<HTMLElement>('main > section')) {
    section.hidden = section.dataset['done'] !== outcome;
    if (section.hidden) continue;
    for (const name of section.querySelectorAll('[data-domain]')) name.textContent = domain;
    section.querySelector('h1')?.focus();
  }
}

/** Sends a form by script: a request, or with a token the confirmation. */
function sendInPage(form: HTMLFormElement, token: string | null): void {
  const button = form.querySelector('button');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button) button.disabled = true;
    const values = Object.fromEntries(new FormData(form));
    const sending = token === null ? send(requestOptOut, values) : send(confirmOptOut, { token });
    void sending.then((result) => {
      if (button) button.disabled = false;
      if ('refused' in result) {
        showFaults(form, result.refused);
        return;
      }
      const { reply } = result;
      const outcome = token === null ? 'asked' : String(reply['scope']);
      showDone(outcome, String(reply['domain']));
    });
  });
}

/**
 * Shows the form for this address, to request or to confirm, and sends it without leaving the page.
 */
export function startOptOut(): void {
  const token = new URLSearchParams(location.search).get('token');
  const requestForm = document.querySelector<HTMLElement>('[data-ask]');
  const confirmForm = document.querySelector<HTMLElement>('[data-confirm]');
  if (requestForm) requestForm.hidden = token !== null;
  if (confirmForm) confirmForm.hidden = token === null;
  // Links to other languages keep the token of the mailed link.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a'))
    link.search = location.search;
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-form]')) {
    sendInPage(form, token);
  }
}
