import { z } from 'zod';
import { containsCardNumber } from '../../templates-data/model/secret-words.ts';
import { emailAddress, validEmail } from './email-address.ts';
import type { Call } from './call.ts';
import { textLimits } from './text-limits.ts';

const showable = (value: string): boolean => value.isWellFormed() && !value.includes('\u0000');

export function line(max: number, missing: string): z.ZodString {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, `At most ${max} characters fit here`)
    .refine(showable, 'This text cannot be shown');
}

const email = line(textLimits.email, 'Email is required').refine(...validEmail);

const optionalLine = (max: number): z.ZodOptional<z.ZodNullable<z.ZodString>> =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters fit here`)
    .refine(showable, 'This text cannot be shown')
    .nullable()
    .optional();

/** A field hidden from people; only programs fill it in. */
export const honeypot = z.string().max(500).optional();

export const Inquiry = z.object({
  name: line(textLimits.personName, 'Name is required'),
  email,
  phone: optionalLine(textLimits.phone),
  practiceArea: optionalLine(80),
  message: line(textLimits.message, 'Message is required').refine(
    (text) => !containsCardNumber(text),
    'Please leave out the card number: this form takes no payment details',
  ),
  consent: z.literal(true, 'Please consent to the privacy policy'),
  /** The demo whose page has the form; the inquiry goes to its owner. */
  demo: optionalLine(100),
  /** The sample site whose page has the form, as the path of its home page: `/firms/premier`. */
  site: z
    .string()
    .regex(/^\/(?:firms|industries)\/[\w-]{1,80}$/u, 'This is not the path of a site')
    .nullable()
    .optional(),
  website: honeypot,
});
export type Inquiry = z.infer<typeof Inquiry>;

export const DemoRequest = z.object({
  name: line(textLimits.personName, 'Name is required'),
  email,
  agency: line(textLimits.askingAgency, 'Agency name is required'),
  message: optionalLine(textLimits.message),
  website: honeypot,
});
export type DemoRequest = z.infer<typeof DemoRequest>;

const Received = z.object({ success: z.literal(true) });

export const sendInquiry = {
  method: 'POST',
  path: '/api/contact',
  summary: "Send a firm page's inquiry form; on a demo it goes to the demo's owner.",
  body: Inquiry,
  reply: { 200: Received },
  errors: [404, 422],
} as const satisfies Call;

export const requestDemo = {
  method: 'POST',
  path: '/api/demo-request',
  summary: 'Ask for a demonstration of the product.',
  body: DemoRequest,
  reply: { 200: Received },
  errors: [422],
} as const satisfies Call;

export const requestMoreTime = {
  method: 'POST',
  path: '/api/demos/{uniqueId}/more-time',
  summary: "Ask an expired demo's owner to extend it.",
  body: z
    .object({
      /** Token of the visitor's own link. */
      to: z.string().max(100).optional(),
      email: emailAddress.optional(),
    })
    .optional(),
  reply: { 200: Received },
  errors: [404],
} as const satisfies Call;
