import type { ReactElement } from 'react';
import { paths } from '../../paths.ts';
import type { DemoTabProps } from '../library/demo-tab-props.ts';
import { VisitChart } from '../library/VisitChart.tsx';
import { buttonClass } from '../ui/Button.tsx';

/** The visits of a demo whose plan does not measure reading. */
export function PlanNote({ demo }: Pick<DemoTabProps, 'demo'>): ReactElement {
  return (
    <section className="px-6 py-6 max-md:px-5">
      <h2 className="mb-2.5 text-[15px]/6 font-medium tracking-[-.01em]">Visits</h2>
      <VisitChart key={demo.id} demo={demo} />
      <p className="mt-6 max-w-[46ch] text-sm/5.5 text-white/65">
        Who looked, at what and how long, with a link for each person, belongs to Professional and
        the plans above it.
      </p>
      <a href={paths.plan} className={buttonClass('secondary', 'mt-3')}>
        See the plans
      </a>
    </section>
  );
}
