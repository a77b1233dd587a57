/**
 * The slots: values of a template page that a demo may set (`slogan`). A slot is text, a colour or
 * a choice, never HTML. `derived-values.ts` derives from them what a page shows. The build, the
 * service, the browser and the studio's preview share both, so a demo is the same page everywhere.
 * Browsers load this file, so it imports only modules of this folder without dependencies.
 */
import { isEmailAddress, maxEmailLength } from './email-address.ts';
import { isShowable, oneLine } from './show-text.ts';

export const layouts = ['standard', 'minimal', 'bold', 'creative'] as const;
export const headerStyles = ['solid', 'transparent', 'minimal'] as const;
export const fontStyles = ['modern', 'classic', 'clean'] as const;
/** The design's own composition; its line drawing on the firm's dark colour; the words alone. */
export const heroImageStyles = ['abstract', 'pattern', 'none'] as const;
/**
 * The form's place: last section; after the services; on the contact page only, to which the last
 * section then links.
 */
const contactFormPositions = ['footer', 'middle', 'page'] as const;

/** The slots of a page's composition: a trade brings its own until the agency chooses another. */
export const styleSlots = ['layout', 'headerStyle', 'fontStyle', 'heroImageStyle'] as const;
export type StyleSlot = (typeof styleSlots)[number];

interface SlotRule {
  readonly kind: 'text' | 'lines' | 'color' | 'email' | 'choice';
  readonly label: string;
  /** Limit in characters (code points). */
  readonly max: number;
  readonly choices?: readonly string[];
}

/** Every slot with its limit; those of kind `lines` may contain line breaks. */
export const slots = {
  businessName: { kind: 'text', label: 'Business name', max: 80 },
  slogan: { kind: 'text', label: 'Headline', max: 120 },
  description: { kind: 'lines', label: 'Description', max: 600 },
  industry: { kind: 'text', label: 'Industry', max: 60 },
  primaryColor: { kind: 'color', label: 'Primary color', max: 7 },
  secondaryColor: { kind: 'color', label: 'Secondary color', max: 7 },
  phone: { kind: 'text', label: 'Phone', max: 60 },
  email: { kind: 'email', label: 'Email', max: maxEmailLength },
  address: { kind: 'lines', label: 'Address', max: 240 },
  hours: { kind: 'lines', label: 'Opening hours', max: 240 },
  callToAction: { kind: 'text', label: 'Button', max: 40 },
  layout: { kind: 'choice', label: 'Layout', max: 20, choices: layouts },
  headerStyle: { kind: 'choice', label: 'Header style', max: 20, choices: headerStyles },
  fontStyle: { kind: 'choice', label: 'Font style', max: 20, choices: fontStyles },
  heroImageStyle: { kind: 'choice', label: 'Hero image style', max: 20, choices: heroImageStyles },
  contactFormPosition: {
    kind: 'choice',
    label: 'Contact form position',
    max: 20,
    choices: contactFormPositions,
  },
  logoText: { kind: 'text', label: 'Logo text', max: 4 },
} as const satisfies Record<string, SlotRule>;

export type SlotName = keyof typeof slots;
export type Overrides = Partial<Record<SlotName, string>>;
export const slotNames = Object.keys(slots).filter(isSlotName);

/** The slots that requests and stored demos have in `contactInfo`. */
export const contactSlots = ['phone', 'email', 'address', 'hours'] as const;
export type ContactSlot = (typeof contactSlots)[number];

export function isContactSlot(name: SlotName): name is ContactSlot {
  return contactSlots.some((one) => one === name);
}

export function isSlotName(name: string): name is SlotName {
  return Object.hasOwn(slots, name);
}

const hexColor = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/iu;

/**
 * Why a value cannot be used for a slot, as a sentence that names the field and the fix; undefined
 * for a valid one. An empty text is valid: it means "not set".
 */
export function validateSlot(slot: SlotName, value: unknown): string | undefined {
  const rule: SlotRule = slots[slot];
  if (typeof value !== 'string') return `${rule.label} must be text`;
  if (value === '') return undefined;
  if (rule.kind === 'color') {
    return hexColor.test(value) ? undefined : `${rule.label} must be a color like #1e293b`;
  }
  if (rule.choices) {
    return rule.choices.includes(value)
      ? undefined
      : `${rule.label} must be one of: ${rule.choices.join(', ')}`;
  }
  if (!isShowable(value)) return `${rule.label} contains characters that cannot be shown`;
  const length = Array.from(value).length;
  if (length > rule.max) return `${rule.label} is ${length} characters, the limit is ${rule.max}`;
  if (rule.kind === 'email' && !isEmailAddress(value)) return 'Please enter a valid email address';
  return undefined;
}

/**
 * The stored form of a value: colours as lower-case `#rrggbb`, text without surrounding blanks,
 * one-line texts on one line.
 */
export function normalizeSlot(slot: SlotName, value: string): string {
  const rule: SlotRule = slots[slot];
  if (rule.kind === 'color') {
    const lower = value.toLowerCase();
    return lower.length === 4
      ? `#${Array.from(lower.slice(1), (digit) => digit + digit).join('')}`
      : lower;
  }
  if (rule.kind === 'lines') return value.replace(/\r\n?/gu, '\n').trim();
  return oneLine(value);
}

/**
 * The usable part of unknown input, such as an old entry of the browser's storage: known slots with
 * valid values.
 */
export function sanitizeOverrides(input: unknown): Overrides {
  const result: Overrides = {};
  if (typeof input !== 'object' || input === null) return result;
  for (const [name, value] of Object.entries(input)) {
    if (isSlotName(name) && typeof value === 'string' && validateSlot(name, value) === undefined) {
      result[name] = normalizeSlot(name, value);
    }
  }
  return result;
}

export function readOverrides(data: unknown): Overrides {
  if (typeof data !== 'object' || data === null) return {};
  const contact: unknown = 'contactInfo' in data ? data.contactInfo : undefined;
  return sanitizeOverrides({ ...data, ...(typeof contact === 'object' ? contact : {}) });
}
