/**
 * Stops the endless animations of a page, such as a bouncing arrow. @returns those it stopped, to
 * be played again.
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
