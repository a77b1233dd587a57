import { initialsOf, type Place } from '../../../templates-data/model/places.ts';
import { slotNames, type Overrides, type SlotName } from '../../../templates-data/model/slots.ts';
import { designs } from '../../../templates-data/model/theme.ts';
import { fetchKit } from '../../overrides/fetch-kit.ts';
import { showDemo } from '../../overrides/show-demo.ts';
import { pauseEndless } from '../ui/pause-endless.ts';
import { shownLists, type ContentPart } from './client-content.ts';
import { $content, $shown, $values } from './draft-store.ts';
import { jumpToField, jumpToPart } from './jump-to-field.ts';
import { passOver } from './pass-over.ts';
import { $design, setPreview } from './preview-link.ts';

export type FrameState = 'loading' | 'ready' | 'missing';

const context = { canonical: '', demoId: 'preview' };
const firstLook = 50;

let named = { businessName: '', initials: '' };

/** What the page shows: a name before there is one, and initials that are made out once for a name. */
function previewOf(shown: Overrides): Overrides {
  const businessName = shown.businessName || 'Your Business';
  if (named.businessName !== businessName) named = { businessName, initials: initialsOf(businessName) };
  return { ...shown, businessName, logoText: shown.logoText || named.initials };
}

/** Nobody sees the title and the descriptions of a page in a frame, so that no key has to write them. */
function leaveHead(page: Document): void {
  for (const element of page.head.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (name.startsWith('data-slot')) element.removeAttribute(name);
    }
  }
}

/** Where a field is seen on the page; a click there opens the field. */
const placesOfField: Partial<Record<SlotName, readonly Place[]>> = {
  businessName: ['name', 'initials'],
  slogan: ['headline-lead', 'headline-turn', 'slogan'],
  description: ['description'],
  industry: ['industry-label'],
  callToAction: ['call-to-action'],
  phone: ['phone', 'phone-href'],
  email: ['email', 'email-href'],
  address: ['address', 'street'],
  hours: ['hours'],
};
const contactFields: readonly SlotName[] = ['phone', 'email', 'address', 'hours', 'contactFormPosition'];
/** These change what is at the top of the page. */
const topFields: readonly SlotName[] = ['industry', 'layout', 'headerStyle', 'fontStyle', 'heroImageStyle'];

function selectorOf(places: readonly Place[]): string {
  return places.map((place) => `[data-slot="${place}"],[data-slot-href="${place}"]`).join();
}

/** Where a part of the content is seen: the section, or what else is round this. */
const selectorOfPart: Readonly<Record<ContentPart, string>> = {
  // The links of the header and the footer bear the same names.
  services: 'section [data-slot="services-title"]',
  people: 'section [data-slot="people-title"]',
  testimonials: '#testimonials-title',
  today: '#today-title',
  socials: '.foot-socials, footer',
  logo: 'header',
  opening: 'h1',
  language: 'h1',
};
const sectionParts = ['services', 'people', 'testimonials', 'today'] as const;

function partAt(spot: Element): ContentPart | undefined {
  const section = spot.closest('section');
  return sectionParts.find((part) => section?.querySelector(selectorOfPart[part]));
}

function isPart(name: string): name is ContentPart {
  return Object.hasOwn(selectorOfPart, name);
}

const spotSelector = selectorOf(Object.values(placesOfField).flat());

function fieldAt(spot: Element): SlotName | undefined {
  const place = spot.getAttribute('data-slot') ?? spot.getAttribute('data-slot-href');
  return slotNames.find((name) => placesOfField[name]?.some((one) => one === place));
}

// A style sheet of the page's own would be turned away by its content policy; an adopted one is not.
// What is below the headline is painted apart, so that a key there does not paint it again.
const editingStyle = `
  main > :nth-child(n + 2), footer { isolation: isolate }
  :is(${spotSelector}):hover { cursor: text; outline: 1px dashed #5b93f5; outline-offset: 4px }
  [data-editing] { outline: 2px solid #5b93f5; outline-offset: 4px }`;

let current: Document | undefined;

function scrollPreview(top: number): void {
  const view = current?.defaultView;
  const calm = view?.matchMedia('(prefers-reduced-motion: reduce)').matches ?? true;
  view?.scrollTo({ top, behavior: calm ? 'instant' : 'smooth' });
}

function showTop(): void {
  scrollPreview(0);
}

/** Ends the outline of the spot that was being edited. */
function leaveSlot(): void {
  for (const spot of current?.querySelectorAll('[data-editing]') ?? []) spot.removeAttribute('data-editing');
}

function revealPart(page: Document, part: ContentPart): void {
  const spot = page.querySelector(selectorOfPart[part]);
  const whole = spot?.closest('section, header, footer') ?? spot;
  const view = page.defaultView;
  if (!spot || !whole || !view) return;
  const { top } = spot.getBoundingClientRect();
  const { bottom } = whole.getBoundingClientRect();
  // A section that is in sight stays where it is.
  if (bottom > view.innerHeight * 0.4 && top >= 0 && top < view.innerHeight * 0.5) return;
  scrollPreview(part === 'logo' || part === 'opening' || part === 'language' ? 0 : view.scrollY + top - 120);
}

/** Outlines the spot of a field and brings it into view, so that its change is seen while it is typed. */
function revealSlot(name: SlotName | ContentPart): void {
  const view = current?.defaultView;
  if (!current || !view) return;
  leaveSlot();
  if (isPart(name)) {
    revealPart(current, name);
    return;
  }
  const places = placesOfField[name];
  const spots = places
    ? Array.from(current.querySelectorAll(selectorOf(places))).filter(
        (spot) => spot.getClientRects().length > 0 && spot.textContent.trim() !== '',
      )
    : [];
  const isInView = (spot: Element): boolean => {
    const { top, bottom } = spot.getBoundingClientRect();
    return top >= 0 && bottom <= view.innerHeight;
  };
  // The first place says it in full: a name rather than its initials.
  const main = spots.filter((one) => one.getAttribute('data-slot') === places?.[0]);
  const spot =
    main.find(isInView) ?? spots.find(isInView) ?? spots.find((one) => one.closest('#contact')) ?? spots[0];
  // A headline in two voices has one outline.
  (spot?.closest('h1') ?? spot)?.setAttribute('data-editing', '');
  if (!spot) {
    if (contactFields.includes(name)) scrollPreview(contactTop(current));
    else if (topFields.includes(name)) showTop();
    return;
  }
  const { top, bottom } = spot.getBoundingClientRect();
  if (!isInView(spot)) scrollPreview(view.scrollY + (top + bottom - view.innerHeight) / 2);
}

setPreview({ reveal: revealSlot, leave: leaveSlot, top: showTop });

function contactTop(page: Document): number {
  const contact = page.getElementById('contact');
  return contact ? contact.getBoundingClientRect().top + (page.defaultView?.scrollY ?? 0) - 80 : 0;
}

/**
 * Shows the draft in a frame that holds a template page, from the moment its elements are there, and writes every later
 * change straight into it. Returns the end of it.
 */
export function connectPreview(frame: HTMLIFrameElement, tell: (state: FrameState) => void): () => void {
  let page: Document | undefined;
  const patch = oncePerFrame(() => {
    if (!page) return;
    holdStill(page);
    const content = $content.get();
    const lists = shownLists(content);
    const demo = { overrides: previewOf($shown.get()), lists };
    const shownPage = page;
    void fetchKit(demo).then((kit) =>
      showDemo(shownPage, demo, kit, { ...context, lists, picturesOf: content.picturesOf, page: '/', base: '' }),
    );
  });
  const look = (isLoaded: boolean): void => {
    const found = frame.contentDocument;
    if (!found || found.URL === 'about:blank') return;
    if (found === page || found.readyState === 'loading') return;
    if (!found.querySelector('[data-text]')) {
      if (!isLoaded) return;
      clearInterval(timer);
      tell('missing');
      return;
    }
    page = found;
    current = found;
    clearInterval(timer);
    leaveHead(found);
    quiet(found, frame);
    found.documentElement.style.scrollbarWidth = 'none';
    dress(found);
    const named = found.documentElement.dataset['design'];
    $design.set(designs.find((design) => design === named) ?? 'law');
    patch();
    tell('ready');
  };
  const timer = setInterval(look, firstLook, false);
  const loaded = (): void => look(true);
  frame.addEventListener('load', loaded);
  const stops = [$shown.listen(patch), $content.listen(patch), $values.listen(revealFirst)];
  return () => {
    clearInterval(timer);
    frame.removeEventListener('load', loaded);
    for (const stop of stops) stop();
    if (current === page) current = undefined;
  };
}

/** Runs a change at once, and further ones of the same frame together with the next. */
function oncePerFrame(change: () => void): () => void {
  let isHeld = false;
  let isDue = false;
  return () => {
    if (isHeld) {
      isDue = true;
      return;
    }
    isHeld = true;
    change();
    requestAnimationFrame(() => {
      isHeld = false;
      if (!isDue) return;
      isDue = false;
      change();
    });
  };
}

const stillFor = 1000;
let goOn: ReturnType<typeof setTimeout> | undefined;
let held: readonly Animation[] = [];

/** Endless movements of the page rest while it is written to: each of their frames would be drawn before the text's. */
function holdStill(page: Document): void {
  if (goOn === undefined) held = pauseEndless(page);
  clearTimeout(goOn);
  goOn = setTimeout(() => {
    goOn = undefined;
    for (const animation of held) animation.play();
  }, stillFor);
}

/** A contact line appears with its first letter: only then is there a spot to show. */
function revealFirst(values: Overrides, before?: Overrides, name?: SlotName): void {
  if (name === undefined || !contactFields.includes(name)) return;
  if ((before?.[name] ?? '') === '' && (values[name] ?? '') !== '') {
    requestAnimationFrame(() => revealSlot(name));
  }
}

function dress(page: Document): void {
  const view = page.defaultView;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(editingStyle);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}

/** Nothing in the preview leads away from it: a text leads to its field, a link within the page. Esc means the studio. */
function quiet(page: Document, frame: HTMLIFrameElement): void {
  const stay = (event: Event): void => {
    // Nodes of a frame belong to its own window, so they are no instances of ours.
    const view = page.defaultView;
    const target = view && event.target instanceof view.Element ? event.target : undefined;
    const spot = target?.closest(spotSelector);
    const field = spot ? fieldAt(spot) : undefined;
    if (field !== undefined && event.type === 'click') {
      event.preventDefault();
      event.stopPropagation();
      jumpToField(field);
      return;
    }
    const link = target?.closest('a[href]');
    const part =
      target && event.type === 'click' && !target.closest('button, summary') ? partAt(target) : undefined;
    if (part !== undefined) {
      event.preventDefault();
      jumpToPart(part);
      return;
    }
    if (!link) return;
    event.preventDefault();
    const anchor = new URL(link.getAttribute('href') ?? '', page.baseURI).hash.slice(1);
    if (anchor !== '') page.getElementById(decodeURIComponent(anchor))?.scrollIntoView();
  };
  page.addEventListener('click', stay, true);
  page.addEventListener('auxclick', stay, true);
  page.addEventListener('submit', (event) => event.preventDefault(), true);
  passOver(page);
  page.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    frame.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  });
}
