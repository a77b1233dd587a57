import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { AccountSection } from '../account/AccountSection.tsx';
import { $hasSingleKeys, setSingleKeys } from '../app/single-keys.ts';

/** The switch for keyboard shortcuts of a single key. */
export function KeysSection(): ReactElement {
  const isOn = useStore($hasSingleKeys);
  return (
    <AccountSection title="Keys" text="Press ? in the workspace to see what they do.">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-[15px]/6">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => setSingleKeys(currentTarget.checked)}
          className="size-4.5 accent-blue outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring"
        />
        Use single keys, such as N and J, in this browser
      </label>
    </AccountSection>
  );
}
