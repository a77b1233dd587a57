import {
  listNames,
  listRules,
  type ListName,
} from '../../../../templates-data/model/content-rules.ts';
import { itemName } from '../../../../templates-data/model/item-name.ts';
import { industryLabel } from '../../../../templates-data/model/industries.ts';
import { picturePlaces } from '../../../../templates-data/model/pictures.ts';
import {
  slotNames,
  slots,
  type Overrides,
  type SlotName,
} from '../../../../templates-data/model/slots.ts';
import type { ClientContent, ListEntry } from '../content/client-content.ts';
import type { Origin, Origins } from '../draft/origin.ts';
import { isValueRemoved } from '../content/removed-values.ts';
import { textLabel } from '../content/text-store.ts';

/** The values on the demo, or of the new scan. */
export interface ReadState {
  readonly values: Overrides;
  readonly origins: Origins;
  readonly content: ClientContent;
}

/** The changes to make when a difference is accepted. */
type Target =
  | { readonly kind: 'slot'; readonly name: SlotName }
  | { readonly kind: 'text'; readonly key: string }
  | {
      readonly kind: 'detail';
      readonly name: 'founded' | 'locality' | 'booking' | 'language' | 'trade';
    }
  | { readonly kind: 'logo' }
  | { readonly kind: 'item'; readonly list: ListName; readonly name: string };

/** One value that differs between the website and the demo. */
export interface Difference {
  readonly id: string;
  /** The heading it is listed under: `Contact`, `Services`. */
  readonly kind: string;
  readonly label: string;
  /** Empty for a new value. */
  readonly before: string;
  /** Empty for a value that is no longer on the website. */
  readonly after: string;
  /**
   * `typed`: the agency wrote the current value. `removed`: the agency removed the value before.
   */
  readonly state: 'new' | 'changed' | 'typed' | 'gone' | 'removed';
  /** The evidence of the new value, or of the removed one. */
  readonly origin?: Origin | undefined;
  readonly target: Target;
}

/**
 * New and changed scanned values are ticked at first. Values that the agency typed or removed are
 * not.
 */
export function isTickedAtFirst({ state }: Difference): boolean {
  return state === 'new' || state === 'changed';
}

const kindOfSlot: Readonly<Partial<Record<SlotName, string>>> = {
  businessName: 'Name and trade',
  industry: 'Name and trade',
  primaryColor: 'Colors',
  secondaryColor: 'Colors',
  phone: 'Contact',
  email: 'Contact',
  address: 'Contact',
  hours: 'Contact',
};

export const tidy = (text: string | null | undefined): string =>
  (text ?? '').replace(/\s+/gu, ' ').trim();

function differenceState(
  before: string,
  origin: Origin | undefined,
  wasRemoved = false,
): Difference['state'] {
  if (before === '') return wasRemoved ? 'removed' : 'new';
  return origin?.kind === 'typed' ? 'typed' : 'changed';
}

function slotDifferences(now: ReadState, read: ReadState): readonly Difference[] {
  return slotNames.flatMap((name): Difference[] => {
    const [before, after] = [tidy(now.values[name]), tidy(read.values[name])];
    if (after === '' || before.toLowerCase() === after.toLowerCase()) return [];
    const shown = (value: string): string =>
      name === 'industry' && value !== '' ? industryLabel(value) : value;
    // A value of the template counts as missing.
    const own = now.origins[name] === undefined ? '' : before;
    return [
      {
        id: `slot.${name}`,
        kind: kindOfSlot[name] ?? 'Words',
        label: slots[name].label,
        before: shown(own),
        after: shown(after),
        state: differenceState(own, now.origins[name], isValueRemoved(now.content, name)),
        origin: read.origins[name],
        target: { kind: 'slot', name },
      },
    ];
  });
}

function textDifferences(
  { content: now }: ReadState,
  { content: read }: ReadState,
): readonly Difference[] {
  return Object.keys(read.texts).flatMap((key): Difference[] => {
    const [before, after] = [tidy(now.texts[key]), tidy(read.texts[key])];
    if (after === '' || before === after) return [];
    const state =
      now.texts[key] === null ? 'removed' : differenceState(before, now.origins[`texts.${key}`]);
    return [
      {
        id: `text.${key}`,
        kind: 'Words',
        label: textLabel(key),
        before,
        after,
        state,
        origin: read.origins[`texts.${key}`],
        target: { kind: 'text', key },
      },
    ];
  });
}

const details = {
  founded: 'Founding year',
  locality: 'Town',
  booking: 'Booking link',
  language: 'Language',
  trade: 'Trade',
} as const;

function detailDifferences(
  { content: now }: ReadState,
  { content: read }: ReadState,
): readonly Difference[] {
  const detailValue = (content: ClientContent, name: keyof typeof details): string =>
    tidy(name === 'booking' ? content.booking.url : content[name]);
  return (['trade', 'language', 'founded', 'locality', 'booking'] as const).flatMap(
    (name): Difference[] => {
      const [before, after] = [detailValue(now, name), detailValue(read, name)];
      if (after === '' || before === after) return [];
      const kind = name === 'trade' || name === 'language' ? 'Name and trade' : 'Details';
      const state = differenceState(before, now.origins[name], isValueRemoved(now, name));
      return [
        {
          id: name,
          kind,
          label: details[name],
          before,
          after,
          state,
          origin: read.origins[name],
          target: { kind: 'detail', name },
        },
      ];
    },
  );
}

function joinTexts({ texts }: ListEntry): string {
  return Object.values(texts)
    .map(tidy)
    .filter((text) => text !== '')
    .join(' · ');
}

function itemDifferences(
  list: ListName,
  now: ClientContent,
  read: ClientContent,
): readonly Difference[] {
  const { label: kind, one } = listRules[list];
  const entryLabel = ({ texts }: ListEntry): string => itemName(list, texts);
  const known = new Map(now.lists[list].map((entry) => [entryLabel(entry), entry]));
  const found = new Map(read.lists[list].map((entry) => [entryLabel(entry), entry]));
  const label = one.charAt(0).toUpperCase() + one.slice(1);
  const differences: Difference[] = [];
  for (const [name, entry] of found) {
    const current = known.get(name);
    const [before, after] = [current ? joinTexts(current) : '', joinTexts(entry)];
    // A service that is described on the demo and only named on the website has not changed.
    const isLess = Object.entries(entry.texts).every(
      ([key, text]) => tidy(text) === '' || tidy(text) === tidy(current?.texts[key]),
    );
    if (current && isLess) continue;
    const state = differenceState(before, current?.origin, now.removed[list]?.includes(name));
    differences.push({
      id: `${list}.${name}`,
      kind,
      label,
      before,
      after,
      state,
      origin: entry.origin,
      target: { kind: 'item', list, name },
    });
  }
  if (found.size === 0) return differences;
  for (const [name, entry] of known) {
    if (found.has(name) || entry.origin.kind !== 'site') continue;
    const target = { kind: 'item', list, name } as const;
    differences.push({
      id: `${list}.${name}`,
      kind,
      label,
      before: joinTexts(entry),
      after: '',
      state: 'gone',
      origin: entry.origin,
      target,
    });
  }
  return differences;
}

function logoDifference(
  { content: now }: ReadState,
  { content: read }: ReadState,
): readonly Difference[] {
  const [current, found] = [now.pictures['logo'], read.pictures['logo']];
  if (!found || 'set' in found) return [];
  const isSame =
    current !== undefined &&
    !('set' in current) &&
    current.width === found.width &&
    current.height === found.height;
  if (isSame) return [];
  const before = current ? 'the present one' : '';
  const state = differenceState(before, now.origins.logo, isValueRemoved(now, 'logo'));
  const label = picturePlaces.logo.label;
  return [
    {
      id: 'logo',
      kind: 'Pictures',
      label,
      before,
      after: 'the one on their website',
      state,
      origin: read.origins.logo,
      target: { kind: 'logo' },
    },
  ];
}

/** All differences, grouped by kind. */
export function findDifferences(now: ReadState, read: ReadState): readonly Difference[] {
  const all = [
    ...slotDifferences(now, read),
    ...detailDifferences(now, read),
    ...textDifferences(now, read),
    ...listNames.flatMap((list) => itemDifferences(list, now.content, read.content)),
    ...logoDifference(now, read),
  ];
  return [...Map.groupBy(all, ({ kind }) => kind).values()].flat();
}
