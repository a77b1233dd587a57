/** Milliseconds after which visitors of a missing or expired demo are taken to the start page. */
const leaveAfterMs = 5000;

/** The id of the demo that is not there: written by the service, or in the address on a static host. */
export function demoIdHere(): string {
  return document.documentElement.dataset['demo'] ?? new URLSearchParams(location.search).get('id') ?? '';
}

/** Counts down in `[data-countdown]` and leaves for `/`, unless `[data-stay]` is pressed first. */
export function leaveSoon(): void {
  const status = document.querySelector('[data-countdown]');
  const stay = document.querySelector<HTMLButtonElement>('[data-stay]');
  const end = Date.now() + leaveAfterMs;
  const tell = (): void => {
    const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    if (status)
      status.textContent = `Taking you to the start page in ${seconds} second${seconds === 1 ? '' : 's'}.`;
    if (seconds > 0) return;
    clearInterval(timer);
    location.assign('/');
  };
  const timer = setInterval(tell, 250);
  tell();
  stay?.addEventListener('click', () => {
    clearInterval(timer);
    if (status) status.textContent = 'You are staying on this page.';
    stay.hidden = true;
  });
}
