import { Fragment, type ReactElement } from 'react';
import type { FirstFacts } from '../../../../service/contract/scan.ts';

/** The values that were found on the home page; the name is in the status line. */
export function FoundSoFar({ found }: { found: FirstFacts }): ReactElement {
  const { contactInfo, services = [] } = found;
  const lines = [
    ['Phone', contactInfo.phone],
    ['Email', contactInfo.email],
    ['Address', contactInfo.address?.replaceAll('\n', ', ')],
    ['Services', services.join(', ')],
  ] as const;
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm/5">
      {lines.map(
        ([label, value]) =>
          value && (
            <Fragment key={label}>
              <dt className="text-white/60">{label}</dt>
              <dd className="line-clamp-2 wrap-anywhere text-white/90">{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
