import {
  slotNames,
  styleSlots,
  validateSlot,
  type Overrides,
  type SlotName,
} from '../../../../templates-data/model/slots.ts';

/** The fields of the second step, in their order. */
export const secondStep: readonly SlotName[] = [
  'businessName',
  'industry',
  'slogan',
  'description',
  'primaryColor',
  'secondaryColor',
];

/** The first fields of the third step. Every other slot follows, except `logoText`. */
const startOfThird: readonly SlotName[] = ['callToAction', ...styleSlots, 'contactFormPosition'];
const listed = [...secondStep, ...startOfThird];

/** The fields of all steps, in the order of the form. */
export const fieldsInOrder: readonly SlotName[] = [
  ...listed,
  ...slotNames.filter((name) => !listed.includes(name) && name !== 'logoText'),
];

export function findStep(name: SlotName): 2 | 3 {
  return secondStep.includes(name) ? 2 : 3;
}

const needed: Partial<Record<SlotName, string>> = {
  businessName: 'Please enter a business name',
  industry: 'Please choose an industry',
};

/** The fault of a slot's value, including a required value that is blank. */
export function validateField(name: SlotName, value: string | undefined): string | undefined {
  const text = value?.trim() ?? '';
  return text === '' ? needed[name] : validateSlot(name, text);
}

export function firstFault(names: readonly SlotName[], values: Overrides): SlotName | undefined {
  return names.find((name) => validateField(name, values[name]) !== undefined);
}

/**
 * A text that is too long shows its error immediately; other errors wait until the field is left or
 * typing pauses.
 */
export function isUrgent(name: SlotName, value: string | undefined): boolean {
  return name !== 'email' && !name.endsWith('Color') && (value ?? '').trim() !== '';
}
