/**
 * Puts the focus into the first field at fault, once its error is in the page. React writes it in a
 * microtask that is queued before this one; a frame later the person may be typing elsewhere.
 */
export function focusFirstError(form: HTMLFormElement | null): void {
  queueMicrotask(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
