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

/** What an expired demo's answer still holds of it. */
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
 * On a static host the page knows only the id: asks for the name and colours that an expired demo
 * still has.
 */
async function fetchRemains(uniqueId: string): Promise<void> {
  const response = await fetch(callPath(readDemo, { uniqueId }));
  const { name, primaryColor, secondaryColor } = remainsIn(await response.json());
  for (const place of document.querySelectorAll('[data-text="name"]'))
    if (name !== '') place.textContent = name;
  if (primaryColor !== '' || secondaryColor !== '') {
    const { customProperties, defaultColors, themeOf } =
      await import('../../templates-data/model/theme.ts');
    const theme = themeOf(
      primaryColor || defaultColors.primary,
      secondaryColor || defaultColors.secondary,
      'law',
    );
    for (const [property, value] of customProperties(theme))
      document.documentElement.style.setProperty(property, value);
  }
  document.title = `Expired Demo (${uniqueId})`;
}

/** Tells the agency, by the call that has always asked it for more time. */
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

/** The expired page: whose demo it was, and a way to say that one would still like it. */
export async function fillExpired(): Promise<void> {
  const uniqueId = demoIdHere();
  const button = document.querySelector<HTMLButtonElement>('[data-still-wanted]');
  button?.addEventListener('click', () => void askForIt(uniqueId, button));
  void leadAgencyHome();
  if (document.documentElement.dataset['demo'] === undefined)
    await fetchRemains(uniqueId).catch(() => undefined);
}
