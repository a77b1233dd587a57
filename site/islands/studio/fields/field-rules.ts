import {
  validateSlot,
  type Overrides,
  type SlotName,
} from '../../../../templates-data/model/slots.ts';

/** The fields of each step, in their order. */
export const stepFields = {
  2: ['businessName', 'industry', 'slogan', 'description', 'primaryColor', 'secondaryColor'],
  3: [
    'callToAction',
    'layout',
    'headerStyle',
    'fontStyle',
    'heroImageStyle',
    'contactFormPosition',
    'phone',
    'email',
    'address',
    'hours',
  ],
} as const satisfies Record<number, readonly SlotName[]>;

/** The fields of all steps. */
export const fieldsInOrder: readonly SlotName[] = [...stepFields[2], ...stepFields[3]];

export function findStep(name: SlotName): 2 | 3 {
  return stepFields[2].some((one) => one === name) ? 2 : 3;
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
