import { hasSessionHint, readFlag, seemsSignedIn } from '../auth/session-flags.ts';
import { loadShell } from './load-shell.ts';
import { isHome } from './reload-page.ts';
import { uploadWaitingDemos } from './waiting-demos.ts';

/** Fetches the modal in parallel with the code that opens it. */
const fetchModal = (): void => void import('../auth/AuthModal.tsx').catch(() => undefined);

async function open(
  trigger: HTMLElement | undefined,
  address?: string,
  step?: 'forgot',
): Promise<void> {
  trigger?.setAttribute('aria-busy', 'true');
  const isForBuilder = trigger?.dataset.opens === 'builder' || trigger?.closest('form') != null;
  if (!isForBuilder || !seemsSignedIn()) fetchModal();
  try {
    const { openAuth, openBuilder, startTrial } = await loadShell();
    const { plan } = trigger?.dataset ?? {};
    if (trigger?.dataset.opens === 'trial' && plan !== undefined) await startTrial(plan);
    else if (isForBuilder) await openBuilder(address);
    else openAuth({}, step);
  } catch {
    document.getElementById('shell-failure')?.removeAttribute('hidden');
  } finally {
    trigger?.removeAttribute('aria-busy');
  }
}

function opener(event: Event): HTMLElement | undefined {
  const { target } = event;
  return target instanceof Element
    ? (target.closest<HTMLElement>('[data-opens]') ?? undefined)
    : undefined;
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
  document.addEventListener(reach, (event) => {
    const trigger = opener(event);
    if (!trigger) return;
    if (trigger.dataset.opens !== 'builder') fetchModal();
    loadShell().catch(() => undefined);
  });
}
/**
 * `detail` may name the step to begin with:
 * `new CustomEvent('openAuthModal', { detail: 'forgot' })`.
 */
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

// A tooltip that was just left opens without its delay; Esc hides it until the pointer leaves.
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
if (goesOn) void loadShell().then(({ resume }) => resume());

void uploadWaitingDemos();
window.addEventListener('online', () => void uploadWaitingDemos());
