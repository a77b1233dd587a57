import type { ReactElement } from 'react';
import type { DemoTabProps } from './demo-tabs.ts';
import { VisitChart } from './VisitChart.tsx';

/** How often a demo was visited on each day. */
export function VisitsTab({ demo }: DemoTabProps): ReactElement {
  return (
    <section className="px-6 py-6 max-md:px-5">
      <h2 className="mb-2.5 text-[15px]/6 font-medium tracking-[-.01em]">Visits</h2>
      <VisitChart key={demo.id} demo={demo} />
    </section>
  );
}
