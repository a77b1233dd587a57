import { requestMoreTime } from '../../service/contract/contact.ts';
import { readDemo } from '../../service/contract/demos.ts';
import { callPath } from '../call-path.ts';
import { demoIdHere, leadAgencyHome } from './leave-notice.ts';

interface Remains {
  readonly name: string;
  readonly primaryColor: string;
  readonly secondaryColor: string;
}

function textIn(value: unknown, name: string): string {
  const text: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof text === 'string' ? text : '';
}

/** The part of an expired demo that the service still answers. */
export function remainsIn(reply: unknown): Remains {
  const demo: unknown =
    typeof reply === 'object' && reply !== null ? Reflect.get(reply, 'demo') : undefined;
  return {
    name: textIn(demo, 'name'),
    primaryColor: textIn(demo, 'primaryColor'),
    secondaryColor: textIn(demo, 'secondaryColor'),
  };
}

/**
 * On a static host the page knows only the id, so it fetches the name and colours of the expired
 * demo.
 */
async function fetchRemains(uniqueId: string): Promise<void> {
  const response = await fetch(callPath(readDemo, { uniqueId }));
  const { name, primaryColor, secondaryColor } = remainsIn(await response.json());
  for (const place of document.querySelectorAll('[data-text="name"]'))
    if (name !== '') place.textContent = name;
  if (primaryColor !== '' || secondaryColor !== '') {
    const { customProperties, defaultColors, createTheme } =
      await import('../../templates-data/model/theme.ts');
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

/** Sends the visitor's request for more time to the agency. */
async function askForIt(uniqueId: string, button: HTMLButtonElement): Promise<void> {
  const status = document.querySelector('[data-asked]');
  button.disabled = true;
  const response = await fetch(callPath(requestMoreTime, { uniqueId }), {
    method: requestMoreTime.method,
  }).catch(() => undefined);
  const isTold = response?.ok === true;
  button.disabled = isTold;
  if (!status) return;
  status.textContent = isTold
    ? 'Thank you. The agency that made it has been told, and can open this page again with one click.'
    : 'The message could not be sent. Please try again in a moment.';
}

/** Fills the page of an expired demo with its name, and a button that asks for more time. */
export async function fillExpired(): Promise<void> {
  const uniqueId = demoIdHere();
  const button = document.querySelector<HTMLButtonElement>('[data-still-wanted]');
  button?.addEventListener('click', () => void askForIt(uniqueId, button));
  void leadAgencyHome();
  if (document.documentElement.dataset['demo'] === undefined)
    await fetchRemains(uniqueId).catch(() => undefined);
}
