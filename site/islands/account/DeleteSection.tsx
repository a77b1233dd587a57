import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { AccountSection } from './AccountSection.tsx';
import {
  $deletion,
  openDeletion,
  deleteAccount,
  editProof,
  closeDeletion,
} from './delete-store.ts';

export function DeleteSection({ user }: { user: User }): ReactElement {
  const deletion = useStore($deletion);
  return (
    <AccountSection title="Delete account">
      <p className="max-w-[56ch] text-[15px]/6 text-white/70">
        Deletes your account, all of your demos and their links, and cancels your subscription at
        once. This cannot be undone.
      </p>
      <Button variant="danger" className="mt-5" onClick={openDeletion}>
        Delete account
      </Button>
      {deletion && (
        <ConfirmDialog
          title="Delete your account?"
          text={describeDeletion(user)}
          confirm="Delete account"
          busy={deletion.isBusy}
          onConfirm={() => void deleteAccount(user)}
          onCancel={closeDeletion}
        >
          <div className="mt-5">
            {user.hasPassword ? (
              <PasswordField
                label="Your password"
                name="password"
                autoComplete="current-password"
                value={deletion.proof}
                error={deletion.error}
                onChange={({ target }) => editProof(target.value)}
              />
            ) : (
              <TextField
                label={`Type ${user.email} to confirm`}
                name="confirm"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={deletion.proof}
                error={deletion.error}
                onChange={({ target }) => editProof(target.value)}
              />
            )}
          </div>
        </ConfirmDialog>
      )}
    </AccountSection>
  );
}

function describeDeletion({ demoCount, access }: User): string {
  const demos = demoCount === 0 ? '' : demoCount === 1 ? ', its demo' : `, its ${demoCount} demos`;
  const subscription = access.reason === 'subscription' ? ' and its subscription' : '';
  return `Your account${demos}${subscription} will be gone at once. Clients who open a link find nothing there.`;
}
