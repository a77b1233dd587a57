/**
 * Tints the sky of a drawn street by the visitor's time of day, and lights its windows. The colours
 * stand here and not in a style sheet, so that they add nothing to the page.
 */

/** Sky, sun and window panes from an hour on; by day they are those of the style sheet. */
const lights = [
  [0, 'color-mix(in oklab, #93a5cc 72%, var(--sky))', '#f4f2e4', '#ffdf8e'],
  [5, 'color-mix(in oklab, #ffdccb 62%, var(--sky))', '#ffc9a3', ''],
  [8, '', '', ''],
  [17, 'color-mix(in oklab, #f6bd98 66%, var(--sky))', '#ffe1a6', '#ffdf8e'],
  [21, 'color-mix(in oklab, #93a5cc 72%, var(--sky))', '#f4f2e4', '#ffdf8e'],
] as const;

export function start(island: HTMLElement): void {
  const { layout = '' } = document.documentElement.dataset;
  const hero = island.parentElement;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  // These layouts have a light of their own.
  if (!hero || layout === 'bold' || layout === 'minimal') return;
  // A colour in transition, which a custom property without a type has not.
  CSS.registerProperty({ name: '--air', syntax: '<color>', inherits: true, initialValue: '#fff' });
  const show = (): void => {
    const hour = still.matches ? 12 : new Date().getHours();
    const [, ...colors] = lights.findLast(([from]) => hour >= from) ?? lights[0];
    for (const [index, name] of ['--air', '--sun', '--pane'].entries())
      hero.style.setProperty(name, colors[index] ?? '');
  };
  hero.style.transition = '--air 3s';
  show();
  setInterval(show, 60_000);
}
