import { loadShell } from '../islands/shell/load-shell.ts';
import type { Toast } from '../islands/ui/toast-store.ts';
import {
  checkRequest,
  postRequest,
  type FilledRequest,
  type RequestErrors,
} from './demo-request.ts';

// Without the toaster, which would load React on this page; the form shows the message.
async function showMessage(message: Toast): Promise<void> {
  try {
    (await loadShell()).toast(message);
  } catch {
    // Offline: the form shows the sentence.
  }
}

function read(form: HTMLFormElement): FilledRequest {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    agency: text('agency'),
    message: text('message'),
    website: text('website'),
  };
}

function showErrors(form: HTMLFormElement, errors: RequestErrors): void {
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  )) {
    const sentence = errors[control.name];
    const error = document.getElementById(`${control.id}-error`);
    if (error) error.textContent = sentence ?? '';
    if (sentence === undefined) control.removeAttribute('aria-invalid');
    else control.setAttribute('aria-invalid', 'true');
  }
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}

function showBusy(form: HTMLFormElement, isBusy: boolean): void {
  form.querySelector('button')?.setAttribute('aria-busy', String(isBusy));
  form.querySelector('[data-idle]')?.toggleAttribute('hidden', isBusy);
  form.querySelector('[data-sending]')?.toggleAttribute('hidden', !isBusy);
}

/** Sends the request unless one is running; the typed values stay until it has succeeded. */
export async function sendRequest(form: HTMLFormElement, sent: HTMLElement): Promise<void> {
  if (form.querySelector('button')?.getAttribute('aria-busy') === 'true') return;
  const failure = form.querySelector('[data-failure]');
  if (failure) failure.textContent = '';
  const request = read(form);
  const errors = checkRequest(request);
  showErrors(form, errors);
  if (Object.keys(errors).length > 0) {
    await showMessage({
      title: 'Please check your form',
      description: 'Please fill in all required fields.',
      destructive: true,
    });
    return;
  }
  showBusy(form, true);
  const outcome = await postRequest(request);
  showBusy(form, false);
  if (outcome.sent) {
    form.hidden = true;
    sent.hidden = false;
    sent.querySelector('h3')?.focus();
    await showMessage({
      title: 'Demo request sent!',
      description: "Thank you for your interest. We'll contact you soon.",
    });
    return;
  }
  showErrors(form, outcome.errors);
  if (failure) failure.textContent = outcome.sentence;
  await showMessage({
    title: 'Something went wrong',
    description: outcome.sentence,
    destructive: true,
  });
}
