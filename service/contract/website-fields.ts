/**
 * Validators for the fields of website data, with a sentence for each fault. The limits are those
 * of the model.
 */
import { z } from 'zod';
import { asksForSecret } from '../../templates-data/model/secret-words.ts';
import { isCalendarDate } from '../../templates-data/model/calendar-date.ts';
import { parseWebAddress } from '../../templates-data/model/web-address.ts';
import {
  listRules,
  type ListName,
  type TextRule,
} from '../../templates-data/model/content-rules.ts';
import { isPagePath, isSectionId } from '../../templates-data/model/sections.ts';
import { isShowable, oneLine } from '../../templates-data/model/show-text.ts';
import {
  normalizeSlot,
  validateSlot,
  slots,
  type SlotName,
} from '../../templates-data/model/slots.ts';
import { formerKeys, isTextKey, textKeys } from '../../templates-data/model/text-keys.ts';

/** A slot's value with the slot's limits and sentences; a valid one is normalized. */
export function slot(name: SlotName): z.ZodType<string> {
  return z
    .string(`${slots[name].label} must be text`)
    .superRefine((value, context) => {
      const sentence = validateSlot(name, value);
      if (sentence !== undefined) context.addIssue({ code: 'custom', message: sentence });
    })
    .transform((value) => normalizeSlot(name, value));
}

/** A text within its limit; a `required` one must not be blank. */
export function text({ kind, label, max, required = false }: TextRule): z.ZodType<string> {
  if (kind === 'address') return webAddress(label, max);
  if (kind === 'date') return calendarDate(label);
  return z
    .string(`${label} must be text`)
    .transform((value) =>
      kind === 'lines' ? value.replace(/\r\n?/gu, '\n').trim() : oneLine(value),
    )
    .superRefine((value, context) => {
      const length = Array.from(value).length;
      const add = (message: string): void => context.addIssue({ code: 'custom', message });
      if (required && length === 0) add(`${label} must not be blank`);
      if (length > max) add(`${label} is ${length} characters, the limit is ${max}`);
      if (!isShowable(value)) add(`${label} contains characters that cannot be shown`);
    });
}

function calendarDate(label: string): z.ZodType<string> {
  return z
    .string(`${label} must be text`)
    .trim()
    .refine(isCalendarDate, `${label} must be a day like 2027-03-14`);
}

export function webAddress(label: string, max: number): z.ZodType<string> {
  return z
    .string(`${label} must be text`)
    .trim()
    .refine(
      (value) => parseWebAddress(value, max) !== undefined,
      `${label} must be a web address of at most ${max} characters`,
    );
}

export function optionalList<T extends z.ZodType>(
  item: T,
  label: string,
  max: number,
): z.ZodOptional<z.ZodNullable<z.ZodArray<T>>> {
  const list = z.array(item, `${label} must be a list`).max(max, `${label}: at most ${max} fit`);
  return list.nullable().optional();
}

/**
 * An item of a list as an object of texts. Optional ones may be absent, and an empty address is
 * removed.
 */
export function itemSchema(name: ListName): z.ZodObject {
  const texts: Readonly<Record<string, TextRule>> = listRules[name].texts;
  return z.object(
    Object.fromEntries(
      Object.entries(texts).map(([key, rule]) => {
        const value = text(rule);
        if (rule.required === true) return [key, value];
        const isAddress = rule.kind === 'address';
        return [
          key,
          isAddress
            ? z.preprocess((value) => (value === '' ? undefined : value), value.optional())
            : value.optional(),
        ];
      }),
    ),
  );
}

export function clientList(name: ListName): z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject>>> {
  const { label, max } = listRules[name];
  return optionalList(itemSchema(name), label, max);
}

/** A list whose items may be plain texts. An item with nothing but its name is stored as text. */
export function stringList(
  name: 'services' | 'areas' | 'brands',
): z.ZodOptional<z.ZodNullable<z.ZodArray>> {
  const { label, max, texts } = listRules[name];
  const plain = text(texts.name);
  const item = itemSchema(name).transform((value) =>
    typeof value['text'] === 'string' && value['text'] !== '' ? value : value['name'],
  );
  const either = z.unknown().transform((value, context) => {
    const result =
      typeof value === 'object' && value !== null ? item.safeParse(value) : plain.safeParse(value);
    if (result.success) return result.data;
    for (const { message, path } of result.error.issues)
      context.addIssue({ code: 'custom', message, path });
    return z.NEVER;
  });
  return optionalList(either, label, max);
}

/** Refuses unknown keys by their names. */
export function knownKeys<V extends z.ZodType>(
  value: V,
  label: string,
  isKnown: (key: string) => boolean,
): z.ZodType<Record<string, z.infer<V>>> {
  return z
    .record(z.string(), value, `${label} must be an object`)
    .superRefine((record, context) => {
      for (const key of Object.keys(record)) {
        if (!isKnown(key))
          context.addIssue({
            code: 'custom',
            message: `${label}: there is no "${key}"`,
            path: [key],
          });
      }
    });
}

export function knownId(label: string, isKnown: (id: string) => boolean): z.ZodType<string> {
  return z.string(`${label} must be text`).refine(isKnown, {
    error: (issue) => `${label}: there is no "${String(issue.input)}"`,
  });
}

/** Replaced texts by key, each within the key's limit; null hides the text. */
export const Texts = z
  .record(z.string(), z.string('A text must be text').nullable(), 'Texts must be an object')
  .superRefine((texts, context) => {
    for (const [key, value] of Object.entries(texts)) {
      const add = (message: string): void =>
        context.addIssue({ code: 'custom', message, path: [key] });
      const present = formerKeys[key] ?? key;
      const rule = textKeys[present];
      if (!rule || !isTextKey(present)) add(`Texts: there is no "${key}"`);
      else if (value !== null) {
        const length = Array.from(value).length;
        if (length > rule.max)
          add(`${rule.label} is ${length} characters, the limit is ${rule.max}`);
        if (!isShowable(value)) add(`${rule.label} contains characters that cannot be shown`);
        if (asksForSecret(present, value))
          add(`${rule.label} must not ask for a password, a card or an account number`);
        if (rule.needed && value.trim() === '') add(`${rule.label} must not be blank`);
      } else if (rule.needed) add(`${rule.label} must not be blank`);
    }
  });

const sectionId = knownId('Sections', isSectionId);
export const Sections = knownKeys(
  z.object({
    order: z.array(sectionId).max(40).optional(),
    hidden: z.array(sectionId).max(40).optional(),
  }),
  'Sections',
  isPagePath,
);
