import { atom } from 'nanostores';
import type { SlotName } from '../../../../templates-data/model/slots.ts';
import { pages, type PagePath, type SectionId } from '../../../../templates-data/model/sections.ts';
import { textKeys } from '../../../../templates-data/model/text-keys.ts';
import type { ContentPart, EntryList, OriginName } from '../content/client-content.ts';
import { $draft, patchDraft } from '../draft/draft-store.ts';
import { stepOf } from '../fields/field-rules.ts';

/** The field that gets the focus as soon as its step is on screen. */
export const $jump = atom<string | undefined>(undefined);

/** On a phone: the preview is shown instead of the form. */
export const $looking = atom(false);

/** The page that the preview shows and the form lists the sections of. */
export const $page = atom<PagePath>('/');

/** What stands before and after the sections of every page. */
export type PanelName = SectionId | 'header' | 'footer';
/** The parts of the client's content, and sections of the page, that are open to be edited. */
export type Opened = ContentPart | `section-${PanelName}`;
export const $opened = atom<Readonly<Partial<Record<Opened, boolean>>>>({});

/** The section of a page that a list is edited in; the others have a place of their own below. */
export const sectionOfList: Readonly<Partial<Record<EntryList, SectionId>>> = {
  services: 'services',
  people: 'people',
  testimonials: 'testimonials',
  figures: 'figures',
  faqs: 'faq',
  articles: 'articles',
  priceList: 'prices',
  areas: 'areas',
  brands: 'brands',
  products: 'products',
  rooms: 'rooms',
  timetable: 'timetable',
  events: 'events',
  projects: 'projects',
};
/** The single values that are edited in a section. */
export const sectionOfDetail: Readonly<Partial<Record<ContentPart, SectionId>>> = {
  founded: 'about',
  locality: 'hero',
  booking: 'hero',
  emergency: 'emergency',
  download: 'download',
};

function open(...names: readonly Opened[]): void {
  const { step, reached } = $draft.get();
  $looking.set(false);
  $opened.set({ ...$opened.get(), ...Object.fromEntries(names.map((name) => [name, true])) });
  if (step !== 3) patchDraft({ step: 3, reached: reached < 3 ? 3 : reached });
}

/** Opens the step of a field, and the field. */
export function jumpToField(name: SlotName): void {
  const { step, reached } = $draft.get();
  const target = stepOf(name);
  $looking.set(false);
  $jump.set(name);
  if (step !== target) patchDraft({ step: target, reached: reached < target ? target : reached });
}

/**
 * Opens the list, picture or facts of the client in the third step, at one of its controls where
 * that is named.
 */
export function jumpToPart(part: ContentPart, control: string = part): void {
  const section = sectionOfList[part as EntryList] ?? sectionOfDetail[part];
  if (section) showSectionPage(section);
  open(part, ...(section ? ([`section-${section}`] as const) : []));
  $jump.set(control);
}

/** Opens a section of the page in the third step. */
export function jumpToSection(section: PanelName): void {
  open(`section-${section}`);
  $jump.set(`section-${section}`);
}

/** A text's section has to be on the page that is shown. */
function showSectionPage(section: PanelName, page: PagePath = '/'): void {
  if (section === 'header' || section === 'footer') return;
  const shown: readonly SectionId[] = pages[$page.get()].sections;
  if (!shown.includes(section) || page !== '/') $page.set(page);
}

/** Opens the field of a text of the template. */
export function jumpToText(key: string): void {
  const rule = textKeys[key];
  if (!rule) return;
  showSectionPage(rule.section, rule.page);
  open(`section-${rule.section}`);
  $jump.set(`text-${key}`);
}

/** Opens whatever has this name. */
export function jumpToName(name: OriginName): void {
  if (name.startsWith('texts.')) jumpToText(name.slice('texts.'.length));
  else jumpToPart(name as ContentPart, name);
}
