/** Scrolls to the part of the page that the form refers to. */
import type { ListName } from '../../../../templates-data/model/content-rules.ts';
import { isSlotName, type SlotName } from '../../../../templates-data/model/slots.ts';
import type { ContentPart } from '../content/client-content.ts';
import { contactTabSlots, sectionOfDetail, sectionOfList } from '../shell/jump-to-field.ts';
import { bindingsOfSlot } from './preview-spots.ts';
import { setPreview, type Revealed } from './preview-link.ts';

/** These slots change the top of the page. */
const topFields: readonly string[] = [
  'industry',
  'layout',
  'headerStyle',
  'fontStyle',
  'heroImageStyle',
  'logo',
  'opening',
  'language',
  'trade',
  'section-header',
];

let current: Document | undefined;

export function setRevealed(page: Document | undefined): void {
  current = page;
}

function scrollPreview(top: number): void {
  const view = current?.defaultView;
  const calm = view?.matchMedia('(prefers-reduced-motion: reduce)').matches ?? true;
  view?.scrollTo({ top, behavior: calm ? 'instant' : 'smooth' });
}

function showTop(): void {
  scrollPreview(0);
}

/** Removes the outline of the edited element. */
function leaveSlot(): void {
  for (const spot of current?.querySelectorAll('[data-outlined]') ?? [])
    spot.removeAttribute('data-outlined');
}

/** The section or the footer that shows a part of the form. */
function revealedSelector(name: Revealed): string | undefined {
  if (name === 'section-footer' || name === 'socials') return '#contact, footer';
  const section = name.startsWith('section-')
    ? name.slice('section-'.length)
    : name === 'today'
      ? 'today'
      : (sectionOfList[name as ListName] ?? sectionOfDetail[name as ContentPart]);
  return section === undefined ? undefined : `[data-section="${section}"]`;
}

function revealSection(page: Document, selector: string): void {
  const whole = page.querySelector(selector);
  const view = page.defaultView;
  if (!whole || !view) return;
  const { top, bottom } = whole.getBoundingClientRect();
  // A visible section is not scrolled.
  if (bottom > view.innerHeight * 0.4 && top >= -80 && top < view.innerHeight * 0.5) return;
  scrollPreview(view.scrollY + top - 80);
}

function textNames(name: SlotName | `texts.${string}`): readonly string[] {
  return isSlotName(name) ? (bindingsOfSlot[name] ?? []) : [name.slice('texts.'.length)];
}

function revealText(page: Document, view: Window, name: SlotName | `texts.${string}`): boolean {
  const names = textNames(name);
  const selector = names.map((one) => `[data-text="${one}"]`).join();
  const spots =
    selector === ''
      ? []
      : Array.from(page.querySelectorAll(selector)).filter(
          (spot) => spot.getClientRects().length > 0 && spot.textContent.trim() !== '',
        );
  const isInView = (spot: Element): boolean => {
    const { top, bottom } = spot.getBoundingClientRect();
    return top >= 0 && bottom <= view.innerHeight;
  };
  // The first binding shows the whole value: a name rather than its initials.
  const main = spots.filter((one) => one.getAttribute('data-text') === names[0]);
  const spot =
    main.find(isInView) ??
    spots.find(isInView) ??
    spots.find((one) => one.closest('#contact')) ??
    spots[0];
  // A headline in two voices has one outline.
  (spot?.closest('h1') ?? spot)?.setAttribute('data-outlined', '');
  if (!spot) return false;
  const { top, bottom } = spot.getBoundingClientRect();
  if (!isInView(spot)) scrollPreview(view.scrollY + (top + bottom - view.innerHeight) / 2);
  return true;
}

/**
 * Outlines the element of a field and scrolls to it, so that its change is visible while typing.
 */
export function reveal(name: Revealed): void {
  const view = current?.defaultView;
  if (!current || !view) return;
  leaveSlot();
  const selector = revealedSelector(name);
  if (selector !== undefined) {
    revealSection(current, selector);
    return;
  }
  if (
    (isSlotName(name) || name.startsWith('texts.')) &&
    revealText(current, view, name as SlotName)
  )
    return;
  if (contactTabSlots.includes(name)) revealSection(current, '#contact');
  else if (topFields.includes(name)) showTop();
}

setPreview({ reveal, leave: leaveSlot, top: showTop });
