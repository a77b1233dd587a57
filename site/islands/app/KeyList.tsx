import type { ReactElement } from 'react';

/** Names of keys, and what they do. */
export type KeyEntries = readonly (readonly [keys: readonly string[], does: string])[];

export function KeyList({ keys }: { readonly keys: KeyEntries }): ReactElement {
  return (
    <dl className="mt-2">
      {keys.map(([names, does]) => (
        <div key={does} className="flex items-center justify-between gap-4 py-1.5 text-sm/5.5">
          <dt className="order-last flex gap-1.5">
            {names.map((name) => (
              <kbd
                key={name}
                className="grid h-6 min-w-6 place-items-center rounded-md bg-white/9 px-1.5 font-sans text-xs/none font-medium text-white/85"
              >
                {name}
              </kbd>
            ))}
          </dt>
          <dd className="text-white/75">{does}</dd>
        </div>
      ))}
    </dl>
  );
}
