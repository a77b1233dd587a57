/** What of the editor is shown on a call. */

/**
 * Values without pictures that are only in this browser: those are shown once they are saved.
 */
export function withoutUploads(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUploads);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([, one]) => !(typeof one === 'object' && one !== null && 'base64' in one),
  );
  return Object.fromEntries(kept.map(([name, one]) => [name, withoutUploads(one)]));
}

/** The section in the middle of the preview: that is what is spoken of. */
export function sectionInView(): string | null {
  const frame = document.querySelector<HTMLIFrameElement>('[aria-label="Live preview"] iframe');
  const page = frame?.contentDocument;
  const view = frame?.contentWindow;
  if (!page || !view) return null;
  const middle = page.elementFromPoint(view.innerWidth / 2, view.innerHeight * 0.4);
  return middle?.closest('[data-section]')?.getAttribute('data-section') ?? null;
}
