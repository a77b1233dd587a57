/** Maps texts of the previewed page to the draft, and back. */
import {
  isListName,
  type ListName,
  listRules,
} from '../../../../templates-data/model/content-rules.ts';
import type { SectionId } from '../../../../templates-data/model/sections.ts';
import { slots, type SlotName } from '../../../../templates-data/model/slots.ts';
import { isTextKey, textKeys } from '../../../../templates-data/model/text-keys.ts';
import { editAttribute } from '../../../overrides/show-items.ts';
import type { ListEntry } from '../content/client-content.ts';
import { entryName } from '../content/content-store.ts';
import { listFields } from '../content/list-fields.ts';
import { shownLists } from '../content/shown-lists.ts';
import { $content, $values } from '../draft/draft-store.ts';
import { $page } from '../shell/jump-to-field.ts';
import { textLabel } from '../content/text-store.ts';

export type Target =
  | { readonly kind: 'slot'; readonly name: SlotName }
  | { readonly kind: 'text'; readonly key: string }
  | { readonly kind: 'booking' }
  | {
      readonly kind: 'item';
      readonly list: ListName;
      readonly index: number;
      readonly name: string;
    };

/** Slots by the names of the bindings that show them; the first name shows the whole value. */
export const bindingsOfSlot: Partial<Record<SlotName, readonly string[]>> = {
  businessName: ['name', 'logo.name', 'logo.footName', 'initials'],
  slogan: ['headline-lead', 'headline-turn', 'slogan'],
  description: ['hero.lead'],
  industry: ['hero.eyebrow'],
  callToAction: ['hero.action', 'banner.action'],
  phone: ['phone'],
  email: ['email'],
  address: ['address', 'street'],
  hours: ['hours'],
};

/** Bindings that belong to a slot everywhere. */
const slotByName: Readonly<Record<string, SlotName>> = {
  name: 'businessName',
  'logo.name': 'businessName',
  'logo.footName': 'businessName',
  'headline-lead': 'slogan',
  'headline-turn': 'slogan',
  phone: 'phone',
  email: 'email',
  address: 'address',
  hours: 'hours',
};

/** The headline of an inner page belongs to its section. */
const headings: Readonly<Record<string, string>> = {
  '/services': 'services.title',
  '/team': 'people.title',
  '/about': 'about.heading',
  '/faq': 'faq.heading',
  '/articles': 'articles.heading',
  '/contact': 'contact.heading',
};

function targetOfText(name: string): Target | undefined {
  const slot = slotByName[name];
  if (slot) return { kind: 'slot', name: slot };
  const { texts, booking } = $content.get();
  const isReplaced = name in texts;
  if (name === 'hero.lead' && !isReplaced) return { kind: 'slot', name: 'description' };
  if (name === 'hero.action' && !isReplaced)
    return booking.url !== '' && booking.label !== ''
      ? { kind: 'booking' }
      : { kind: 'slot', name: 'callToAction' };
  const key = name === 'page-heading' ? (headings[$page.get()] ?? '') : name;
  return isTextKey(key) ? { kind: 'text', key } : undefined;
}

function targetOfItem(path: string): Target | undefined {
  const [list = '', position = '', name = ''] = path.split('.');
  if (!isListName(list)) return undefined;
  if (Object.hasOwn(listRules[list].texts, name))
    return { kind: 'item', list, index: Number(position), name };
  // Words of the template that occur in every item.
  return isTextKey(`${list}.${name}`) ? { kind: 'text', key: `${list}.${name}` } : undefined;
}

/** The editable value that an element shows; undefined without one. */
export function findTarget(element: Element): Target | undefined {
  const path = element.getAttribute(editAttribute);
  if (path !== null) return targetOfItem(path);
  const name = element.getAttribute('data-text');
  return name === null ? undefined : targetOfText(name);
}

/** The draft's entry behind an item of the page; undefined for typical and sample items. */
export function findEntry(list: ListName, index: number): ListEntry | undefined {
  const content = $content.get();
  const item = shownLists(content)[list]?.[index];
  if (!item) return undefined;
  const shown: Readonly<Record<string, string>> = item;
  const tidy = (text = ''): string => text.replace(/\s+/gu, ' ').trim();
  // Blank entries are not on the page, so positions differ from the draft's.
  return content.lists[list].find((entry) =>
    listFields[list].every(
      ({ name, isAddress }) => isAddress || tidy(entry.texts[name]) === tidy(shown[name]),
    ),
  );
}

/** The text of a target as typed into the draft; undefined while the template's words are shown. */
export function ownText(target: Target): string | undefined {
  switch (target.kind) {
    case 'slot':
      return $values.get()[target.name] || undefined;
    case 'text':
      return $content.get().texts[target.key] ?? undefined;
    case 'booking':
      return $content.get().booking.label;
    case 'item':
      return findEntry(target.list, target.index)?.texts[target.name];
  }
}

export function maxLength(target: Target): number {
  switch (target.kind) {
    case 'slot':
      return slots[target.name].max;
    case 'text':
      return textKeys[target.key]?.max ?? 0;
    case 'booking':
      return 40;
    case 'item':
      return listFields[target.list].find(({ name }) => name === target.name)?.max ?? 0;
  }
}

export function targetLabel(target: Target): string {
  switch (target.kind) {
    case 'slot':
      return slots[target.name].label;
    case 'text':
      return textLabel(target.key);
    case 'booking':
      return 'Booking button';
    case 'item': {
      const texts = listFields[target.list];
      const field = texts.find(({ name }) => name === target.name)?.label ?? '';
      const name = entryName(target.list, target.index);
      return texts.length === 1 ? name : `${name}: ${field}`;
    }
  }
}

/** The section of the page that contains an element. */
export function sectionAt(element: Element): SectionId | 'header' | 'footer' | undefined {
  const section = element.closest('[data-section]')?.getAttribute('data-section');
  if (section !== null && section !== undefined) return section as SectionId;
  if (element.closest('main')) return undefined;
  return element.closest('header') ? 'header' : element.closest('footer') ? 'footer' : undefined;
}
