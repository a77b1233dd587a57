import { demoIdHere, leaveSoon } from './leave-notice.ts';

/** On a static host the page knows only the id: asks for the name and colours that an expired demo still has. */
async function fetchRemains(uniqueId: string): Promise<void> {
  const response = await fetch(`/api/demos/${encodeURIComponent(uniqueId)}`);
  const reply = (await response.json()) as {
    demo?: { name?: string; primaryColor?: string; secondaryColor?: string };
  };
  const { name = 'This demo', primaryColor = '', secondaryColor = '' } = reply.demo ?? {};
  for (const place of document.querySelectorAll('[data-text="name"]')) place.textContent = name;
  if (primaryColor !== '' || secondaryColor !== '') {
    const { customProperties, defaultColors, themeOf } = await import('../../templates-data/model/theme.ts');
    const theme = themeOf(primaryColor || defaultColors.primary, secondaryColor || defaultColors.secondary, 'law');
    for (const [property, value] of customProperties(theme)) document.documentElement.style.setProperty(property, value);
  }
  document.title = `Expired Demo (${uniqueId})`;
}

async function askForMoreTime(uniqueId: string, button: HTMLButtonElement): Promise<void> {
  const status = document.querySelector('[data-countdown]');
  document.querySelector<HTMLButtonElement>('[data-stay]')?.click();
  button.disabled = true;
  const response = await fetch(`/api/demos/${encodeURIComponent(uniqueId)}/more-time`, {
    method: 'POST',
  }).catch(() => undefined);
  button.disabled = response?.ok === true;
  if (!status) return;
  status.textContent =
    response?.ok === true
      ? 'The agency has been told. They can open this page again with one click.'
      : 'The request could not be sent. Please try again in a moment.';
}

/** The expired page: whose demo it was, a way to ask for more time, and the way to the start page. */
export async function fillExpired(): Promise<void> {
  const uniqueId = demoIdHere();
  const button = document.querySelector<HTMLButtonElement>('[data-more-time]');
  button?.addEventListener('click', () => void askForMoreTime(uniqueId, button));
  leaveSoon();
  if (document.documentElement.dataset['demo'] === undefined)
    await fetchRemains(uniqueId).catch(() => undefined);
}
