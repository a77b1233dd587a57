import type { ReactElement } from 'react';
import { type Mode, chooseMode } from './sign-in-store.ts';

export function ModeChoices({ chosen }: { readonly chosen: Mode }): ReactElement {
  return (
    <div
      role="radiogroup"
      aria-label="Account"
      className="mt-5 grid grid-cols-2 border-b border-white/14"
    >
      <ModeChoice mode="login" chosen={chosen}>
        Login
      </ModeChoice>
      <ModeChoice mode="register" chosen={chosen}>
        Register
      </ModeChoice>
    </div>
  );
}

function ModeChoice({
  mode,
  chosen,
  children,
}: {
  mode: Mode;
  chosen: Mode;
  children: string;
}): ReactElement {
  return (
    <label className="-mb-px grid min-h-11 cursor-pointer place-items-center border-b-2 border-transparent text-[15px] font-medium text-white/65 transition-colors hover:text-white has-checked:border-white has-checked:text-white has-focus-visible:outline-2 has-focus-visible:-outline-offset-3 has-focus-visible:outline-ring">
      <input
        type="radio"
        name="account"
        className="sr-only"
        checked={mode === chosen}
        onChange={() => chooseMode(mode)}
      />
      {children}
    </label>
  );
}
