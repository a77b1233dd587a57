import { z } from 'zod';
import { languages } from '../../templates-data/model/languages.ts';
import type { Call } from './call.ts';
import { emailAddress } from './email-address.ts';
import { Currency } from './stages.ts';
import { textLimits } from './text-limits.ts';

/** A billion, in hundredths. */
const maxCents = 100_000_000_000;
const maxLines = 30;

/** One line of text without invisible characters. */
function line(what: string, max: number): z.ZodString {
  return z
    .string(`${what} is required`)
    .trim()
    .min(1, `${what} is required`)
    .max(max, `${what} must be at most ${max} characters`)
    .refine(
      (text) =>
        text.isWellFormed() && !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text),
      `${what} contains characters that cannot be shown`,
    );
}

/** An amount in the smallest unit of its currency: cents of a dollar, whole yen. */
const cents = z
  .int('An amount must be a whole number of the smallest unit')
  .min(0, 'An amount cannot be negative')
  .max(maxCents, 'An amount is too large');

export const OfferLine = z.object({
  text: line('The text of a line', textLimits.offerLine),
  cents,
});
export type OfferLine = z.infer<typeof OfferLine>;

const maxSteps = 3;

/** What the agency promises to do next, and until when. */
export const NextStep = z.object({
  date: z.iso.date('Please choose a date'),
  text: line('What happens then', textLimits.nextStep),
});
export type NextStep = z.infer<typeof NextStep>;

const paymentLink = z
  .url({ protocol: /^https$/u, error: 'Please enter the address of your payment link' })
  .max(500, 'Please enter the address of your payment link')
  .refine((value) => {
    const url = URL.parse(value);
    return url !== null && url.username === '' && url.password === '';
  }, 'Please enter the address of your payment link');

export const Deposit = z.object({
  cents: cents.min(1, 'A deposit must be more than nothing'),
  /** The agency's own Payment Link at Stripe. */
  paymentLink,
});

const autoReminds = z.boolean('Automatic reminders must be true or false');

export const AskApproval = z
  .object({
    signer: z.object({ name: line('The name', textLimits.personName), email: emailAddress }),
    lines: z
      .array(OfferLine)
      .min(1, 'An offer needs at least one line')
      .max(maxLines, `An offer has at most ${maxLines} lines`),
    currency: Currency,
    deposit: Deposit.nullish().transform((value) => value ?? undefined),
    message: z
      .string()
      .trim()
      .max(
        textLimits.offerMessage,
        `The message must be at most ${textLimits.offerMessage} characters`,
      )
      .refine(
        (text) => text.isWellFormed() && !text.includes('\u0000'),
        'The message contains characters that cannot be shown',
      )
      .nullish()
      .transform((value) => value ?? ''),
    steps: z
      .array(NextStep)
      .max(maxSteps, `There are at most ${maxSteps} next steps`)
      .nullish()
      .transform((value) => (value ?? []).toSorted((a, b) => (a.date < b.date ? -1 : 1))),
    /** Whether the signer is reminded by mail (reminder-days.ts) while the request is open. */
    autoReminds: autoReminds.nullish().transform((value) => value ?? true),
  })
  .superRefine(({ lines, deposit }, context) => {
    const total = lines.reduce((sum, { cents: one }) => sum + one, 0);
    if (deposit && lines.length > 0 && deposit.cents > total)
      context.addIssue({
        code: 'custom',
        path: ['deposit', 'cents'],
        message: 'A deposit cannot be more than the total',
      });
    if (!Number.isSafeInteger(total) || total > maxCents)
      context.addIssue({ code: 'custom', path: ['lines'], message: 'The total is too large' });
  });
export type AskApproval = z.infer<typeof AskApproval>;

/** The state of a request. `expired`: the demo's link has ended, and with it the offer. */
export const ApprovalStatus = z.enum(['pending', 'signed', 'withdrawn', 'superseded', 'expired']);
export type ApprovalStatus = z.infer<typeof ApprovalStatus>;

const time = z.iso.datetime();

/** A request as shown to a visitor who knows its address. */
export const Approval = z.object({
  id: z.string(),
  /** The address of its page, under the agency's own host if it has one. */
  address: z.string(),
  state: ApprovalStatus,
  version: z.int(),
  digest: z.string(),
  /** The client's business. */
  client: z.string(),
  /** Language of the page, the mails and the certificate: the demo's at the time of the request. */
  language: z.enum(languages),
  /** The sentence that the signer agrees to. */
  consent: z.string(),
  agency: z.object({
    name: z.string(),
    website: z.string(),
    phone: z.string(),
    email: z.string(),
    /** The member who asks. */
    person: z.string(),
    /** Address of the agency's logo at the time of the request. */
    logo: z.string().nullable(),
  }),
  signer: z.object({ name: z.string(), email: z.string() }),
  lines: z.array(OfferLine),
  currency: z.string(),
  totalCents: z.int(),
  deposit: z
    .object({
      cents: z.int(),
      /** With the request's id as `client_reference_id`. */
      paymentLink: z.string(),
      state: z.enum(['open', 'paid']),
      /** `simulated`: the agency has not connected its Stripe account, and nothing is charged. */
      mode: z.enum(['stripe', 'simulated']),
      paidAt: time.nullable(),
    })
    .nullable(),
  message: z.string(),
  /** The agency's next steps after the approval, by date. */
  steps: z.array(NextStep),
  pages: z.array(z.object({ path: z.string(), label: z.string() })),
  requestedAt: time,
  /** When it was withdrawn or superseded, or when the link ended. */
  endedAt: time.nullable(),
  openedAt: time.nullable(),
  remindedAt: time.nullable(),
  /** Whether the service reminds the signer by itself, and when it does so next. */
  autoReminds: z.boolean(),
  nextReminderAt: time.nullable(),
  /** The time of the last code, and the time from which another one can be requested. */
  code: z.object({ sentAt: time.nullable(), againAt: time.nullable() }),
  signedAt: time.nullable(),
  signedName: z.string().nullable(),
});
export type Approval = z.infer<typeof Approval>;

export const createApproval = {
  method: 'POST',
  path: '/api/demos/{id}/approvals',
  summary:
    'Ask a client to approve the demo as it is now, with an offer. The version is frozen; a request that is open is superseded.',
  body: AskApproval,
  reply: {
    201: z.object({ id: z.string(), link: z.string(), version: z.int(), digest: z.string() }),
  },
  errors: [401, 403, 404, 422],
} as const satisfies Call;

export const listApprovals = {
  method: 'GET',
  path: '/api/demos/{id}/approvals',
  summary: 'The requests about a demo, newest first.',
  reply: { 200: z.array(Approval) },
  errors: [401, 404],
} as const satisfies Call;

export const readApproval = {
  method: 'GET',
  path: '/api/approvals/{id}',
  summary: 'A request for approval. For everybody who has its address.',
  reply: { 200: Approval },
  errors: [404, 410],
} as const satisfies Call;

export const openApproval = {
  method: 'POST',
  path: '/api/approvals/{id}/opened',
  summary: 'Note that the client uses the page of the request; only the first time counts.',
  reply: { 200: z.object({ success: z.literal(true) }) },
  errors: [404],
} as const satisfies Call;

export const mailApprovalCode = {
  method: 'POST',
  path: '/api/approvals/{id}/code',
  summary:
    'Mail a code of six digits to the signer. It holds for 10 minutes and 5 tries; another can be asked for after 60 seconds.',
  reply: { 200: z.object({ success: z.literal(true), againAt: time }) },
  errors: [404, 409, 410],
} as const satisfies Call;

export const SignApproval = z.object({
  name: line('Your full name', textLimits.personName),
  code: z
    .string('Please enter the code from the email')
    .transform((text) => text.replaceAll(/\s/gu, ''))
    .refine((text) => /^\d{6}$/u.test(text), 'Please enter the six digits from the email'),
  consent: z.literal(true, 'Please tick this to approve'),
});

/** The evidence of an approval; see docs/decisions/0031-approval.md. */
export const Evidence = z.record(z.string(), z.unknown());

export const signApproval = {
  method: 'POST',
  path: '/api/approvals/{id}/sign',
  summary:
    'Approve the frozen version and the offer, with the code that was mailed to the signer. Answers the evidence.',
  body: SignApproval,
  reply: { 200: Evidence },
  errors: [403, 404, 409, 410, 422],
} as const satisfies Call;

export const withdrawApproval = {
  method: 'POST',
  path: '/api/approvals/{id}/withdraw',
  summary: 'Take back a request that is not signed.',
  reply: { 200: Approval },
  errors: [401, 404, 409],
} as const satisfies Call;

export const remindApproval = {
  method: 'POST',
  path: '/api/approvals/{id}/remind',
  summary: 'Mail the signer a reminder, at most once a day.',
  reply: { 200: Approval },
  errors: [401, 404, 409, 410],
} as const satisfies Call;

export const changeApproval = {
  method: 'PATCH',
  path: '/api/approvals/{id}',
  summary: 'Switch the automatic reminders of a request on or off.',
  body: z.object({ autoReminds }),
  reply: { 200: Approval },
  errors: [401, 404, 409, 410, 422],
} as const satisfies Call;

export const readEvidence = {
  method: 'GET',
  path: '/api/approvals/{id}/evidence.json',
  summary: 'The evidence of an approval as canonical JSON (RFC 8785).',
  reply: {},
  plain: { 200: 'The evidence as a file' },
  errors: [404],
} as const satisfies Call;

export const readCertificate = {
  method: 'GET',
  path: '/api/approvals/{id}/certificate.pdf',
  summary: 'The evidence of an approval as a document to read and print.',
  reply: {},
  plain: { 200: 'The certificate as PDF' },
  errors: [404],
} as const satisfies Call;

export const verifyEvidence = {
  method: 'POST',
  path: '/api/verify',
  summary:
    'Check evidence: an object, or the text of the file, whose every byte then counts. For everybody.',
  body: z.object({
    evidence: z.union([z.string(), z.record(z.string(), z.unknown())], 'Evidence is required'),
    /** The language of the reason; English by default. */
    language: z.enum(languages, `The language must be one of ${languages.join(', ')}`).optional(),
  }),
  bodyLimit: 1_000_000,
  reply: {
    200: z.object({
      valid: z.boolean(),
      /** A sentence: what is proven, or what was changed and where. */
      reason: z.string(),
    }),
  },
  errors: [422],
} as const satisfies Call;
