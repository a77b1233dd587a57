import type { ReactElement } from 'react';
import type { Insights } from '../../../service/contract/insights.ts';
import { formatCount } from '../ui/format-english.ts';
import { Section } from './InsightsParts.tsx';

export function LostReasons({
  reasons,
}: {
  readonly reasons: Insights['lostReasons'];
}): ReactElement | null {
  if (reasons.length === 0) return null;
  const most = reasons[0]?.count ?? 1;
  return (
    <Section
      id="insights-reasons"
      title="Why deals were lost"
      text="As it was noted when they were moved to Lost."
    >
      <ul>
        {reasons.map(({ reason, count }) => (
          <li key={reason} className="flex min-h-9 items-center gap-4">
            <bdi title={reason} className="min-w-0 flex-1 truncate text-sm/5">
              {reason}
            </bdi>
            <span aria-hidden="true" className="w-2/5 max-md:hidden">
              <span
                className="block h-1.25 rounded-full bg-white/25"
                style={{ width: `${(count / most) * 100}%` }}
              />
            </span>
            <span className="w-10 text-right text-[13px]/5 text-white/75 tabular-nums">
              {formatCount(count)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
