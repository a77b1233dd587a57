/**
 * Tints the sky of a drawn street by the visitor's time of day, and lights its windows. The colours
 * stand here and not in a style sheet, so that they add nothing to the page.
 */

const night = ['#93a5cc', '#f4f2e4', '#ffdf8e'] as const;
/** Sky, sun and window panes from an hour on; by day they are those of the style sheet. */
const lights = [
  [0, night],
  [5, ['#ffdccb', '#ffc9a3']],
  [8, []],
  [17, ['#f6bd98', '#ffe1a6', '#ffdf8e']],
  [21, night],
] as const;

// A property without a type changes without a transition. Some browsers know no types.
if ('registerProperty' in CSS)
  CSS.registerProperty({ name: '--air', syntax: '<color>', inherits: true, initialValue: '#fff' });

export function start(island: HTMLElement): void {
  const hero = island.parentElement;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  if (!hero) return;
  const show = (): void => {
    if (!hero.isConnected) clearInterval(timer);
    const { layout = '' } = document.documentElement.dataset;
    // Bold and minimal have a light of their own.
    const isDay = still.matches || layout === 'bold' || layout === 'minimal';
    const hour = isDay ? 12 : new Date().getHours();
    const [, [sky, sun = '', pane = '']] = lights.findLast(([from]) => hour >= from) ?? lights[0];
    hero.style.setProperty('--air', sky ? `color-mix(in oklab, ${sky} 68%, var(--sky))` : '');
    hero.style.setProperty('--sun', sun);
    hero.style.setProperty('--pane', pane);
  };
  hero.style.transition = '--air 3s';
  const timer = setInterval(show, 60_000);
  show();
}
