/** Opens the page's sign-in modal; `shell/shell.ts` handles the event. */
export function openSignIn(step?: 'forgot'): void {
  window.dispatchEvent(new CustomEvent('openAuthModal', { detail: step }));
}
