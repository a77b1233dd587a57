import { atom } from 'nanostores';
import type { ListName } from '../../../../templates-data/model/content-rules.ts';
import { contactSlots, type SlotName } from '../../../../templates-data/model/slots.ts';
import {
  pages,
  sections,
  type PagePath,
  type SectionId,
} from '../../../../templates-data/model/sections.ts';
import { textKeys } from '../../../../templates-data/model/text-keys.ts';
import type { ContentPart, OriginName } from '../content/client-content.ts';
import { $draft, patchDraft } from '../draft/draft-store.ts';
import { findStep } from '../fields/field-rules.ts';

/** The field to focus once its step is shown. */
export const $jump = atom<string | undefined>(undefined);

/** On a phone: whether the preview is shown instead of the form. */
export const $showsPreview = atom(false);

/** Whether the editor of a saved demo shows the contact details instead of the page. */
export const $showsContact = atom(false);

/** The page shown in the preview, whose sections the form lists. */
export const $page = atom<PagePath>('/');

/** The parts before and after the sections of every page. */
export type PanelName = SectionId | 'header' | 'footer';

/** The heading of the panel of a section. */
export function panelLabel(section: PanelName): string {
  if (section === 'header') return 'Header';
  return section === 'footer' ? 'Footer' : sections[section].label;
}

/** The open parts of the client's content, and the open sections of the page. */
type Opened = ContentPart | `section-${PanelName}`;
export const $opened = atom<Readonly<Partial<Record<Opened, boolean>>>>({});

/** The section in which a list is edited; the other lists have their own place below. */
export const sectionOfList: Readonly<Partial<Record<ListName, SectionId>>> = {
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
/** The single values that are edited within a section. */
export const sectionOfDetail: Readonly<Partial<Record<ContentPart, SectionId>>> = {
  founded: 'about',
  locality: 'hero',
  booking: 'hero',
  emergency: 'emergency',
  download: 'download',
};

const isSection = (name: string): boolean => name.startsWith('section-');

/** Opens parts of the form; of the sections of a page, one is open at a time. */
export function openParts(...names: readonly Opened[]): void {
  const opened = Object.entries($opened.get());
  const others = names.some(isSection) ? opened.filter(([name]) => !isSection(name)) : opened;
  $opened.set(Object.fromEntries([...others, ...names.map((name) => [name, true] as const)]));
}

function open(...names: readonly Opened[]): void {
  const { step, reached } = $draft.get();
  $showsPreview.set(false);
  $showsContact.set(false);
  openParts(...names);
  if (step !== 3) patchDraft({ step: 3, reached: reached < 3 ? 3 : reached });
}

/** Slots that the editor of a saved demo shows in the opening. */
const openingSlots: readonly SlotName[] = ['slogan', 'description', 'callToAction'];
/** The slots of the tab with the contact details. */
export const contactTabSlots: readonly string[] = [...contactSlots, 'contactFormPosition'];

function findEditorStep(name: SlotName): 2 | 3 {
  return openingSlots.includes(name) || contactTabSlots.includes(name) ? 3 : 2;
}

/** Opens the step of a field and focuses the field. */
export function jumpToField(name: SlotName): void {
  const { step, reached, editing } = $draft.get();
  const target = editing ? findEditorStep(name) : findStep(name);
  $showsPreview.set(false);
  $showsContact.set(contactTabSlots.includes(name));
  if (editing && openingSlots.includes(name)) {
    showSectionPage('hero');
    openParts('section-hero');
  }
  $jump.set(name);
  if (step !== target) patchDraft({ step: target, reached: reached < target ? target : reached });
}

/**
 * Opens a list, a picture or the facts in the third step, and focuses one of its controls if named.
 */
export function jumpToPart(part: ContentPart, control: string = part): void {
  const isInOpening = part === 'opening' && $draft.get().editing !== undefined;
  const section =
    sectionOfList[part as ListName] ?? sectionOfDetail[part] ?? (isInOpening ? 'hero' : undefined);
  if (section) showSectionPage(section);
  open(part, ...(section ? ([`section-${section}`] as const) : []));
  $jump.set(control);
}

/** Opens a section of the page in the third step. */
export function jumpToSection(section: PanelName): void {
  open(`section-${section}`);
  $jump.set(`section-${section}`);
}

/** The section of a text must be on the shown page. */
function showSectionPage(section: PanelName, page: PagePath = '/'): void {
  if (section === 'header' || section === 'footer') return;
  const shown: readonly SectionId[] = pages[$page.get()].sections;
  if (!shown.includes(section) || page !== '/') $page.set(page);
}

/** Opens the field of a template's text. */
export function jumpToText(key: string): void {
  const rule = textKeys[key];
  if (!rule) return;
  showSectionPage(rule.section, rule.page);
  open(`section-${rule.section}`);
  $jump.set(`text-${key}`);
}

/** Opens the part with this name. */
export function jumpToName(name: OriginName): void {
  if (name.startsWith('texts.')) jumpToText(name.slice('texts.'.length));
  else jumpToPart(name as ContentPart, name);
}
