import { useState, useEffect } from 'react';
import { type InsightsState, fetchInsights } from './insights-store.ts';
import type { Period } from './period.ts';

export function useInsights({ from, to }: Period): {
  readonly state: InsightsState;
  readonly again: () => void;
} {
  const [found, setFound] = useState<{ key: string; state: InsightsState }>();
  const [tries, setTries] = useState(0);
  const key = `${from} ${to} ${tries}`;
  useEffect(() => {
    const leave = new AbortController();
    void fetchInsights({ from, to }, leave.signal).then((state) => {
      if (!leave.signal.aborted) setFound({ key, state });
    });
    return () => leave.abort();
  }, [from, to, key]);
  return {
    state: found?.key === key ? found.state : { status: 'loading' },
    again: () => setTries((count) => count + 1),
  };
}
