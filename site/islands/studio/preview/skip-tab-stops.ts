const stops =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"], [data-reach])';

const bringsElements = ({ type, addedNodes }: MutationRecord): boolean =>
  type === 'attributes' ||
  Array.from(addedNodes).some(({ nodeType }) => nodeType === Node.ELEMENT_NODE);

/**
 * Makes the preview a single Tab stop, because its dozens of links lead nowhere. Elements that are
 * added later are skipped too, before a key can reach them; changes of text cost nothing. `then` is
 * called after each check. Returns a function that ends this.
 */
export function skipTabStops(page: Document, then?: () => void): () => void {
  const update = (): void => {
    for (const stop of page.querySelectorAll<HTMLElement>(stops)) stop.tabIndex = -1;
    then?.();
  };
  update();
  const observer = new MutationObserver((records) => {
    if (records.some(bringsElements)) update();
  });
  observer.observe(page.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['tabindex', 'href'],
  });
  return () => observer.disconnect();
}
