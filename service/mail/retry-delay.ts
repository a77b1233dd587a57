const firstDelayMs = 10_000;
const maxDelayMs = 2 * 60 * 60 * 1000;

/**
 * Whole milliseconds until the next attempt: 10 s, 20 s, 40 s … up to two hours, each changed by up
 * to a fifth at random.
 */
export function retryDelay(attempts: number, chance: number = Math.random()): number {
  return Math.round(
    Math.min(firstDelayMs * 2 ** (attempts - 1), maxDelayMs) * (0.8 + 0.4 * chance),
  );
}
