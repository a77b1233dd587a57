import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { TextField } from '../ui/TextField.tsx';
import { $signIn, editSignIn } from './sign-in-store.ts';
import { textLimits } from '../../../service/contract/text-limits.ts';

/** The e-mail field of login, registration and forgotten password, which share its value. */
export function EmailField(): ReactElement {
  const { email, errors } = useStore($signIn);
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="email"
      placeholder="Your work email"
      maxLength={textLimits.email}
      required
      autoFocus
      value={email}
      error={errors.email}
      onChange={({ target }) => editSignIn('email', target.value)}
    />
  );
}
