/**
 * Tints the sky of a drawn street in the evening, at night and in the early morning, and lights its
 * windows. The rules are in this script, so that they add nothing to the page; as a sheet, they
 * follow when the studio changes the layout. Bold and minimal have a light of their own.
 */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** Shows the light of the current hour, which stays while the page is open. */
export function start(): void {
  const hour = new Date().getHours();
  if (hour < 8 || hour > 16)
    // Colours change gradually only in a property with a type.
    sheet.replaceSync(
      '@property --air{syntax:"<color>";inherits:true;initial-value:#fff}' +
        '@keyframes air{0%{--air:var(--sky)}}' +
        '@media(prefers-reduced-motion:no-preference){' +
        ':root:not([data-layout=bold],[data-layout=minimal]) .hero{animation:air 3s;' +
        `--air:color-mix(in oklab,${hour < 6 || hour > 20 ? '#93a5cc' : '#f6bd98'} 68%,var(--sky));` +
        '--sun:#ffdf8e;--pane:#ffdf8e}}',
    );
}
