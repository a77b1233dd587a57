import { fieldLabels } from './contact-store.ts';

/** Labels and other texts of the form. */
export const formWords = {
  ...fieldLabels,
  required: 'Fields marked with an asterisk (*) are required.',
  phone: 'Phone Number',
  other: 'Other',
  consent:
    'I consent to having this website store my submitted information so they can respond to my inquiry.',
  policy: 'Privacy Policy',
  submit: 'Submit Inquiry',
} as const;

export type FormLabels = Readonly<Record<keyof typeof formWords, string>>;
