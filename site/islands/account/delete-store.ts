import { atom } from 'nanostores';
import { deleteAccount as callDeleteAccount } from '../../../service/contract/auth.ts';
import type { User } from '../../../service/contract/user.ts';
import { paths } from '../../paths.ts';
import { clearSessionFlags, forgetSessionHint } from '../auth/session-flags.ts';
import { callService } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';

interface Deletion {
  /** The password, or the typed address of an account without one. */
  readonly proof: string;
  readonly error: string | undefined;
  readonly isBusy: boolean;
}

/** The open question whether to delete the account; undefined while it is closed. */
export const $deletion = atom<Deletion | undefined>(undefined);

const leaveDelay = 1500;

export function openDeletion(): void {
  $deletion.set({ proof: '', error: undefined, isBusy: false });
}

export function closeDeletion(): void {
  if ($deletion.get()?.isBusy !== true) $deletion.set(undefined);
}

export function editProof(proof: string): void {
  $deletion.set({ proof, error: undefined, isBusy: false });
}

function findProofFault(user: User, proof: string): string | undefined {
  if (user.hasPassword) return proof === '' ? 'Password is required' : undefined;
  if (proof.trim() === '') return 'Email is required';
  return proof.trim().toLowerCase() === user.email.toLowerCase()
    ? undefined
    : 'This is not the email address of your account';
}

/** Deletes the account with everything in it, and goes to the home page. */
export async function deleteAccount(
  user: User,
  leave = (address: string) => window.location.assign(address),
): Promise<void> {
  const { proof = '', isBusy = false } = $deletion.get() ?? {};
  if (isBusy) return;
  const error = findProofFault(user, proof);
  if (error !== undefined) {
    $deletion.set({ proof, error, isBusy: false });
    return;
  }
  $deletion.set({ proof, error: undefined, isBusy: true });
  const result = await callService(callDeleteAccount, {
    body: user.hasPassword ? { password: proof } : { confirm: proof.trim() },
  });
  if (!result.ok) {
    const { fields = {}, error: sentence } = result.error;
    $deletion.set({
      proof,
      error: fields['password'] ?? fields['confirm'] ?? sentence,
      isBusy: false,
    });
    return;
  }
  clearSessionFlags();
  forgetSessionHint();
  toast({
    title: 'Account deleted',
    description: 'Your account, its demos and their links are gone.',
  });
  setTimeout(() => leave(paths.home), leaveDelay);
}
