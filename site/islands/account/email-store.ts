import {
  cancelEmailChange as callCancelEmailChange,
  changeEmail as callChangeEmail,
} from '../../../service/contract/account.ts';
import { atom } from 'nanostores';
import { isEmailAddress } from '../../../templates-data/model/email-address.ts';
import { refreshSession } from '../auth/session-store.ts';
import { callService } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';

type EmailField = 'email' | 'password';

interface EmailForm {
  readonly email: string;
  readonly password: string;
  readonly errors: Partial<Record<EmailField | 'form', string>>;
  readonly isBusy: boolean;
}

const start: EmailForm = { email: '', password: '', errors: {}, isBusy: false };

export const $email = atom<EmailForm>(start);

export function resetEmailForm(): void {
  $email.set(start);
}

/** Typing into a field removes its error and the form's. */
export function editEmail(field: EmailField, value: string): void {
  const { [field]: _, form: __, ...errors } = $email.get().errors;
  $email.set({ ...$email.get(), [field]: value, errors });
}

function findFaults({ email, password }: EmailForm): EmailForm['errors'] {
  const isAddress = isEmailAddress(email.trim());
  return {
    ...(email.trim() === ''
      ? { email: 'Email is required' }
      : isAddress
        ? {}
        : { email: 'Please enter a valid email address' }),
    ...(password === '' ? { password: 'Password is required' } : {}),
  };
}

/** Requests another address; true when a link was mailed to it. */
export async function changeEmail(): Promise<boolean> {
  const form = $email.get();
  if (form.isBusy) return false;
  const errors = findFaults(form);
  if (Object.keys(errors).length > 0) {
    $email.set({ ...form, errors });
    return false;
  }
  $email.set({ ...form, errors: {}, isBusy: true });
  const email = form.email.trim();
  const result = await callService(callChangeEmail, {
    body: { email, password: form.password },
  });
  if (!result.ok) {
    const { fields = {}, error } = result.error;
    const known = Object.entries(fields).filter(([name]) => name in start);
    $email.set({
      ...form,
      isBusy: false,
      errors: known.length > 0 ? Object.fromEntries(known) : { form: error },
    });
    return false;
  }
  $email.set(start);
  toast({ title: 'Email sent', description: `Open the link that we have sent to ${email}.` });
  await refreshSession();
  return true;
}

/** Keeps the current address; the link mailed to the new one no longer works. */
export async function cancelEmailChange(): Promise<void> {
  if ($email.get().isBusy) return;
  $email.set({ ...$email.get(), isBusy: true });
  const result = await callService(callCancelEmailChange);
  $email.set(start);
  if (!result.ok) toast({ title: 'Error', description: result.error.error, destructive: true });
  await refreshSession();
}
