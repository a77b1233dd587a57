import { useEffect, useState, type ReactElement } from 'react';
import { listVisits, type VisitHistory } from '../../../service/contract/demos.ts';
import { callService } from '../ui/call-service.ts';
import { formatCount } from '../ui/format-english.ts';
import { type LibraryDemo } from './library-demo.ts';
import { patchSaved } from './library-store.ts';
import { VisitBars } from './VisitBars.tsx';

/** The visits of the last 30 days, one bar for each day. */
export function VisitChart({ demo: { id, visits } }: { demo: LibraryDemo }): ReactElement {
  const [history, setHistory] = useState<VisitHistory | 'failed'>();
  useEffect(() => {
    const leave = new AbortController();
    void callService(listVisits, { params: { id }, signal: leave.signal }).then((result) => {
      if (!result.ok && result.kind === 'aborted') return;
      setHistory(result.ok ? result.reply : 'failed');
      if (result.ok) patchSaved(id, (demo) => ({ ...demo, visits: result.reply.total }));
    });
    return () => leave.abort();
  }, [id]);
  return (
    <figure>
      <figcaption className="flex items-baseline justify-between gap-3">
        <span>
          <span className="text-[26px]/8 font-medium tracking-[-.02em] tabular-nums">
            {formatCount(visits)}
          </span>{' '}
          <span className="text-sm/5.5 text-white/65">{visits === 1 ? 'visit' : 'visits'}</span>
        </span>
        <span className="text-[13px]/5 text-white/60">Last 30 days</span>
      </figcaption>
      <div className="mt-2 h-[77px]">
        {history === 'failed' && (
          <p className="text-[13px]/5 text-white/60">
            The visits of each day could not be fetched.
          </p>
        )}
        {typeof history === 'object' && <VisitBars history={history} />}
      </div>
    </figure>
  );
}
