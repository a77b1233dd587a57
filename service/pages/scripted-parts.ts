/** What scripts change on firm pages after the service has sent them (site/islands). */

/**
 * Classes that scripts of firm pages and of requests for approval add
 * (site/islands/{approvals,contact,counters,gallery,slider} and site/overrides).
 */
export const scriptClasses = [
  'actions',
  'counters',
  'field-error',
  'has-script',
  'testimonial',
  'testimonial-by',
  'slider',
  'slider-controls',
  'slider-dots',
  'slider-next',
  'slider-play',
  'slider-previous',
  'slider-step',
  'slides',
  'stars',
  'toast',
  'toasts',
  'view-step',
] as const;

const classes: ReadonlySet<string> = new Set(scriptClasses);

/** Whether scripts add elements with this class. */
export function isScriptClass(name: string): boolean {
  return classes.has(name);
}

/** Attributes that scripts and people's actions set, such as `open`. */
const attributes =
  /^(?:aria-.*|checked|disabled|hidden|inert|open|style|data-(?:current|destructive|empty|here|live|step|today))$/u;

/** Whether scripts set this attribute; those of the client's panel set the headline's size. */
export function isScriptAttribute(name: string, hasPanel: boolean): boolean {
  return attributes.test(name) || (hasPanel && name === 'data-size');
}

const pictures: ReadonlySet<string> = new Set(['img', 'picture', 'source']);

/** Whether scripts remove elements with this name or class: pictures that cannot be loaded. */
export function mayBeRemoved(name: string): boolean {
  return pictures.has(name) || name.startsWith('logo');
}
