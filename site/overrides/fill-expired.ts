import { requestMoreTime } from '../../service/contract/contact.ts';
import { readDemo } from '../../service/contract/demos.ts';
import { defaultColors } from '../../templates-data/model/default-colors.ts';
import { callPath } from '../call-path.ts';
import { demoIdHere, redirectAgency } from './leave-notice.ts';

interface ExpiredDemo {
  readonly name: string;
  readonly primaryColor: string;
  readonly secondaryColor: string;
}

function readText(value: unknown, name: string): string {
  const text: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof text === 'string' ? text : '';
}

/** The part of an expired demo that the service still returns. */
export function parseExpired(reply: unknown): ExpiredDemo {
  const demo: unknown =
    typeof reply === 'object' && reply !== null ? Reflect.get(reply, 'demo') : undefined;
  return {
    name: readText(demo, 'name'),
    primaryColor: readText(demo, 'primaryColor'),
    secondaryColor: readText(demo, 'secondaryColor'),
  };
}

/**
 * On a static host the page knows only the id, so it fetches the name and colours of the expired
 * demo.
 */
async function fetchExpired(uniqueId: string): Promise<void> {
  const response = await fetch(callPath(readDemo, { uniqueId }));
  const { name, primaryColor, secondaryColor } = parseExpired(await response.json());
  for (const place of document.querySelectorAll('[data-text="name"]'))
    if (name !== '') place.textContent = name;
  if (primaryColor !== '' || secondaryColor !== '') {
    const { customProperties, createTheme } = await import('../../templates-data/model/theme.ts');
    const theme = createTheme(
      primaryColor || defaultColors.primary,
      secondaryColor || defaultColors.secondary,
      'law',
    );
    for (const [property, value] of customProperties(theme))
      document.documentElement.style.setProperty(property, value);
  }
  document.title = `Expired Demo (${uniqueId})`;
}

/** The token of the recipient's link that the visitor used; undefined for the demo's own link. */
function recipientToken(): string | undefined {
  return new URLSearchParams(location.search).get('to') ?? undefined;
}

function send(
  uniqueId: string,
  more: Readonly<Record<string, string>>,
): Promise<Response | undefined> {
  return fetch(callPath(requestMoreTime, { uniqueId }), {
    method: requestMoreTime.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(more),
  }).catch(() => undefined);
}

// For static hosts. The service fills the page in the demo's language.
const thanks =
  'Thank you. The agency that made it has been told, and can open this page again with one click.';
const notSent = 'The message could not be sent. Please try again in a moment.';

/** Asks visitors without a recipient's link for their address, after the request was sent. */
function askForAddress(uniqueId: string): void {
  const form = document.querySelector<HTMLFormElement>('[data-reach]');
  const input = form?.querySelector('input');
  const fault = form?.querySelector<HTMLElement>('.fault');
  if (!form || !input || !fault) return;
  form.hidden = false;
  form.noValidate = true;
  input.focus();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const email = input.value.trim();
    void send(uniqueId, { email }).then((response) => {
      const isStored = email !== '' && response?.ok === true;
      fault.hidden = isStored;
      const {
        invalid = 'Please enter a valid email address',
        reached = '',
        agency = '',
      } = form.dataset;
      fault.textContent = isStored ? '' : invalid;
      input.setAttribute('aria-invalid', String(!isStored));
      if (!isStored) {
        input.focus();
        return;
      }
      form.hidden = true;
      const status = document.querySelector('[data-asked]');
      const sentence = reached.replace('{agency}', () => agency).replace('{email}', () => email);
      if (status) status.textContent = sentence === '' ? thanks : sentence;
    });
  });
}

/** Sends the visitor's request for more time to the agency. */
async function requestExtension(uniqueId: string, button: HTMLButtonElement): Promise<void> {
  const status = document.querySelector('[data-asked]');
  const { told = thanks, knows = '', failed = notSent } = button.dataset;
  const to = recipientToken();
  button.disabled = true;
  const response = await send(uniqueId, to === undefined ? {} : { to });
  const isSent = response?.ok === true;
  button.disabled = isSent;
  if (isSent) {
    if (knows !== '') button.textContent = knows;
    document.querySelector('[data-promise]')?.remove();
    if (to === undefined) askForAddress(uniqueId);
  }
  if (!status) return;
  status.textContent = isSent ? told : failed;
}

/** Fills the page of an expired demo with its name, and a button that asks for more time. */
export async function fillExpired(): Promise<void> {
  const uniqueId = demoIdHere();
  const button = document.querySelector<HTMLButtonElement>('[data-still-wanted]');
  button?.addEventListener('click', () => void requestExtension(uniqueId, button));
  void redirectAgency();
  if (document.documentElement.dataset['demo'] === undefined)
    await fetchExpired(uniqueId).catch(() => undefined);
}
