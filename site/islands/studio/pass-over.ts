const stops = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"])';
const patience = 400;

/**
 * Makes the preview one stop of the Tab key, where arrow keys scroll it: its dozens of links lead nowhere. What is drawn
 * later is passed over as well.
 */
export function passOver(page: Document): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    for (const stop of page.querySelectorAll<HTMLElement>(stops)) stop.tabIndex = -1;
  };
  look();
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(look, patience);
  });
  observer.observe(page.body, { childList: true, subtree: true, attributeFilter: ['tabindex'] });
}
