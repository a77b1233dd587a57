const turns = new Map<string, Promise<unknown>>();

/** Browsers have locks on https and localhost only. */
function lockManager(): LockManager | undefined {
  return navigator.locks;
}

/**
 * Runs work on the demo of a link when no other work on it is running: in any tab of this browser
 * where it supports locks, otherwise within this tab.
 */
export function inTurn<Result>(uniqueId: string, work: () => Promise<Result>): Promise<Result> {
  const locks = lockManager();
  if (locks) return locks.request(`firstlook-demo:${uniqueId}`, work);
  const turn = (turns.get(uniqueId) ?? Promise.resolve()).then(work, work);
  turns.set(uniqueId, turn);
  return turn;
}
