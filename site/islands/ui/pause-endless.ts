/**
 * Pauses the endless animations of a page, such as a bouncing arrow.
 * @returns the paused ones, to be resumed.
 */
export function pauseEndless(page: Document): readonly Animation[] {
  const running = page
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().iterations === Infinity,
    );
  for (const animation of running) animation.pause();
  return running;
}
