import type { ReactElement } from 'react';
import type { DealValue } from '../../../service/contract/stages.ts';
import type { LibraryDemo } from '../library/library-demo.ts';
import { boardColumns, dealSums } from './board-columns.ts';
import { formatSums } from './money.ts';

/** The value of the shown deals: open ones, and those won in this quarter. */
export function DealFacts({ demos }: { readonly demos: readonly LibraryDemo[] }): ReactElement {
  const { open, won } = dealSums(boardColumns(demos));
  return (
    <p className="flex min-w-0 gap-5 truncate pt-1 text-[13px]/5 text-white/65 max-lg:hidden">
      <Fact name="Open" sums={open} />
      <Fact name="Won this quarter" sums={won} />
    </p>
  );
}

interface FactProps {
  readonly name: string;
  readonly sums: readonly DealValue[];
}

function Fact({ name, sums }: FactProps): ReactElement | null {
  if (sums.length === 0) return null;
  return (
    <span className="min-w-0 truncate">
      {name} <span className="font-medium text-white tabular-nums">{formatSums(sums)}</span>
    </span>
  );
}
