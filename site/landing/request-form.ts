import type * as SendRequest from './send-request.ts';

/**
 * The validation and the call are fetched when a person begins to type; an earlier submit waits for
 * them.
 */
const load = (): Promise<typeof SendRequest> => import('./send-request.ts');

const form = document.querySelector<HTMLFormElement>('[data-demo-request]');
const sent = document.querySelector<HTMLElement>('[data-demo-request-sent]');

if (form && sent) {
  form.addEventListener('focusin', () => void load().catch(() => undefined), { once: true });
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.hasAttribute('aria-invalid')) return;
    target.removeAttribute('aria-invalid');
    const error = document.getElementById(`${target.id}-error`);
    if (error) error.textContent = '';
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void load()
      .then(({ sendRequest }) => sendRequest(form, sent))
      .catch(() => {
        const failure = form.querySelector('[data-failure]');
        if (failure) failure.textContent = 'Failed to submit the form. Please try again.';
      });
  });
  sent.querySelector('button')?.addEventListener('click', () => {
    form.reset();
    sent.hidden = true;
    form.hidden = false;
    form.querySelector('input')?.focus();
  });
}

// A plan's button writes the plan's name into the message, unless the message has other text.
document.addEventListener('click', ({ target }) => {
  const plan =
    target instanceof Element
      ? target.closest<HTMLElement>('[data-asks-for]')?.dataset.asksFor
      : undefined;
  const message = form?.querySelector('textarea');
  if (plan === undefined || !message) return;
  const isOurs = message.value === '' || message.value === message.dataset.filled;
  if (!isOurs) return;
  message.value = `I am interested in the ${plan} plan.`;
  message.dataset.filled = message.value;
});
