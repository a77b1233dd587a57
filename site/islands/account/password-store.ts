import { changePassword } from '../../../service/contract/auth.ts';
import { atom } from 'nanostores';
import { refreshSession } from '../auth/session-store.ts';
import { callService } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';
import { loadSessions } from './sessions-store.ts';

export type PasswordField = 'currentPassword' | 'newPassword' | 'confirmation';

interface PasswordForm {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
  readonly errors: Partial<Record<PasswordField | 'form', string>>;
  readonly isBusy: boolean;
}

const start: PasswordForm = {
  currentPassword: '',
  newPassword: '',
  confirmation: '',
  errors: {},
  isBusy: false,
};

export const $password = atom<PasswordForm>(start);

export function resetPasswordForm(): void {
  $password.set(start);
}

/** Typing into a field removes its error and the form's. */
export function editPassword(field: PasswordField, value: string): void {
  const { [field]: _, form: __, ...errors } = $password.get().errors;
  $password.set({ ...$password.get(), [field]: value, errors });
}

function findFaults(form: PasswordForm, hasPassword: boolean): PasswordForm['errors'] {
  const { currentPassword, newPassword, confirmation } = form;
  return {
    ...(hasPassword && currentPassword === '' ? { currentPassword: 'Password is required' } : {}),
    ...(newPassword === ''
      ? { newPassword: 'Please enter a new password' }
      : newPassword.length < 6
        ? { newPassword: 'Password must be at least 6 characters long' }
        : newPassword !== confirmation
          ? { confirmation: 'Passwords do not match' }
          : {}),
  };
}

/**
 * Changes the password, or gives one to an account that signs in with Google or GitHub; true when
 * it is set.
 */
export async function savePassword(hasPassword: boolean): Promise<boolean> {
  const form = $password.get();
  if (form.isBusy) return false;
  const errors = findFaults(form, hasPassword);
  if (Object.keys(errors).length > 0) {
    $password.set({ ...form, errors });
    return false;
  }
  $password.set({ ...form, errors: {}, isBusy: true });
  const { currentPassword, newPassword } = form;
  const result = await callService(changePassword, {
    body: hasPassword ? { currentPassword, newPassword } : { newPassword },
  });
  if (!result.ok) {
    const { fields = {}, error } = result.error;
    const known = Object.entries(fields).filter(([name]) => name in start);
    $password.set({
      ...form,
      isBusy: false,
      errors: known.length > 0 ? Object.fromEntries(known) : { form: error },
    });
    return false;
  }
  $password.set(start);
  toast({
    title: hasPassword ? 'Password changed' : 'Password set',
    description: 'Every other session of your account has ended.',
  });
  await Promise.all([refreshSession(), loadSessions()]);
  return true;
}
