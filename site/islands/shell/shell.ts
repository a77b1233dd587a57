import { hasSessionHint, readFlag } from '../auth/session-flags.ts';
import type * as MountShell from './mount-shell.tsx';
import { isHome } from './reload-page.ts';

/** React, the sign-in modal and messages: fetched when somebody reaches for a button that needs them. */
const load = (): Promise<typeof MountShell> => import('./mount-shell.tsx');

async function open(trigger: HTMLElement | undefined, address?: string, step?: 'forgot'): Promise<void> {
  trigger?.setAttribute('aria-busy', 'true');
  try {
    const { openAuth, openBuilder } = await load();
    if (trigger?.dataset.opens === 'builder' || trigger?.closest('form')) await openBuilder(address);
    else openAuth({}, step);
  } catch {
    document.getElementById('shell-failure')?.removeAttribute('hidden');
  } finally {
    trigger?.removeAttribute('aria-busy');
  }
}

function opener(event: Event): HTMLElement | undefined {
  const { target } = event;
  return target instanceof Element ? (target.closest<HTMLElement>('[data-opens]') ?? undefined) : undefined;
}

document.addEventListener('click', (event) => {
  const trigger = opener(event);
  if (trigger instanceof HTMLButtonElement) void open(trigger);
});
document.addEventListener('submit', (event) => {
  const form = opener(event);
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  const address = form.querySelector('input')?.value.trim();
  void open(form.querySelector('button') ?? undefined, address === '' ? undefined : address);
});
for (const reach of ['pointerover', 'focusin']) {
  document.addEventListener(reach, (event) => void (opener(event) && load().catch(() => undefined)));
}
/** `detail` may name the step to begin with: `new CustomEvent('openAuthModal', { detail: 'forgot' })`. */
window.addEventListener('openAuthModal', (event) => {
  const step = event instanceof CustomEvent && event.detail === 'forgot' ? 'forgot' : undefined;
  void open(undefined, undefined, step);
});

const header = document.getElementById('top');
const markScrolled = (): void => void header?.toggleAttribute('data-scrolled', window.scrollY > 20);
window.addEventListener('scroll', markScrolled, { passive: true });
markScrolled();

const menu = document.getElementById('menu');
menu?.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover();
});

// A tooltip that was just left comes back without its delay; Esc hides it until the pointer leaves.
const tooltip = document.querySelector<HTMLElement>('[data-tooltip]');
let forget: ReturnType<typeof setTimeout> | undefined;
tooltip?.addEventListener('pointerleave', () => {
  tooltip.removeAttribute('data-dismissed');
  tooltip.setAttribute('data-recent', '');
  clearTimeout(forget);
  forget = setTimeout(() => tooltip.removeAttribute('data-recent'), 300);
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tooltip?.setAttribute('data-dismissed', '');
});

const flags = [
  'justLoggedOut',
  'oauthLoginInitiated',
  'builderOpens',
  'loginOpens',
  'whitelistedEmail',
] as const;
const goesOn =
  /[?&](?:sign-in|redirect_status)=/u.test(window.location.search) ||
  flags.some((flag) => readFlag(flag) !== undefined) ||
  (isHome() && hasSessionHint());
if (goesOn) void load().then(({ resume }) => resume());
