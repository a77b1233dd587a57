const minuteMs = 60_000;

/**
 * Whether there is room for one more line of this minute in the log, and whether it is the last.
 */
export type Room = 'write' | 'last' | 'over';

/** Counts lines of the log that anybody can cause as often as they like. */
export function createLineBudget(perMinute: number, now: () => number): () => Room {
  let minute = 0;
  let lines = 0;
  return () => {
    const present = Math.floor(now() / minuteMs);
    if (present !== minute) [minute, lines] = [present, 0];
    lines += 1;
    if (lines === perMinute) return 'last';
    return lines < perMinute ? 'write' : 'over';
  };
}
