import { performance } from 'node:perf_hooks';

const everyMs = 1000;
const maxTries = 20;
const busyShare = 0.2;

/**
 * Calls `act` once after a second with little work in this thread, or after twenty busy seconds.
 * Does not keep the process alive.
 */
export function whenIdle(act: () => void): void {
  let last = performance.eventLoopUtilization();
  let tries = 0;
  const watch = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    tries += 1;
    if (utilization > busyShare && tries < maxTries) return;
    clearInterval(watch);
    act();
  }, everyMs);
  watch.unref();
}
