/** The state of the editor that a call shows. */

/** The values without unsaved pictures, which exist in this browser only. */
export function withoutUploads(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUploads);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(
    ([, one]) => !(typeof one === 'object' && one !== null && 'base64' in one),
  );
  return Object.fromEntries(entries.map(([name, one]) => [name, withoutUploads(one)]));
}

/** The section in the middle of the preview, which followers are scrolled to. */
export function sectionInView(): string | null {
  const frame = document.querySelector<HTMLIFrameElement>('[aria-label="Live preview"] iframe');
  const page = frame?.contentDocument;
  const view = frame?.contentWindow;
  if (!page || !view) return null;
  const middle = page.elementFromPoint(view.innerWidth / 2, view.innerHeight * 0.4);
  return middle?.closest('[data-section]')?.getAttribute('data-section') ?? null;
}
