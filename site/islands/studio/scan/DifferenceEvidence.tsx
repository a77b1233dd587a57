import type { ReactElement } from 'react';
import { sourceWords } from '../fields/origin-words.ts';
import type { Difference } from './scan-differences.ts';

interface EvidenceProps {
  readonly origin: Difference['origin'];
  readonly sentence: string;
}

/** The source of a value on the website, quoted if its words differ. */
export function DifferenceEvidence({ origin, sentence }: EvidenceProps): ReactElement | null {
  if (origin?.kind !== 'site') return null;
  const snippet = origin.snippet.replace(/\s+/gu, ' ').trim();
  return (
    <span className="mt-1 line-clamp-2 block text-xs/4.5 text-white/55">
      {sourceWords(origin.source ?? '')}
      {snippet !== '' && snippet !== sentence && (
        <>
          {' '}
          <q dir="auto">{snippet}</q>
        </>
      )}
    </span>
  );
}
