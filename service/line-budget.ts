const minuteMs = 60_000;

/** Whether one more line may be logged in this minute, and whether it is the last. */
export type LineBudget = 'write' | 'last' | 'over';

/** Limits the log lines that any client can cause. */
export function createLineBudget(perMinute: number, now: () => number): () => LineBudget {
  let minute = 0;
  let lines = 0;
  return () => {
    const current = Math.floor(now() / minuteMs);
    if (current !== minute) [minute, lines] = [current, 0];
    lines += 1;
    if (lines === perMinute) return 'last';
    return lines < perMinute ? 'write' : 'over';
  };
}
