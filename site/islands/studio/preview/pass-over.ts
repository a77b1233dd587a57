const stops =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"], [data-reach])';

const bringsElements = ({ type, addedNodes }: MutationRecord): boolean =>
  type === 'attributes' ||
  Array.from(addedNodes).some(({ nodeType }) => nodeType === Node.ELEMENT_NODE);

/**
 * Makes the preview one stop of the Tab key: its dozens of links lead nowhere. What is drawn later
 * is passed over at once as well, before a key can reach it; letters that change cost nothing.
 * `then` is called after each look. Returns the end of it.
 */
export function passOver(page: Document, then?: () => void): () => void {
  const look = (): void => {
    for (const stop of page.querySelectorAll<HTMLElement>(stops)) stop.tabIndex = -1;
    then?.();
  };
  look();
  const observer = new MutationObserver((records) => {
    if (records.some(bringsElements)) look();
  });
  observer.observe(page.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['tabindex', 'href'],
  });
  return () => observer.disconnect();
}
