import { z } from 'zod';
import { languages } from '../../templates-data/model/languages.ts';
import { NextStep, OfferLine } from '../contract/approvals.ts';
import { approvalLanguage } from './approval-language.ts';

const File = z.object({ path: z.string(), sha256: z.string() });

/** The content of an approval, which is hashed: the version, the offer and the signer. */
export const FrozenApproval = z.object({
  format: z.literal('frozen-approval/1'),
  demo: z.object({ name: z.string(), link: z.string(), industry: z.string() }),
  version: z.int(),
  content: z.unknown(),
  pages: z.array(File),
  files: z.array(File),
  build: z.string(),
  agency: z.object({
    name: z.string(),
    website: z.string(),
    phone: z.string(),
    email: z.string(),
    person: z.string(),
  }),
  signer: z.object({ name: z.string(), email: z.string() }),
  offer: z.object({
    lines: z.array(OfferLine),
    currency: z.string(),
    totalCents: z.int(),
    deposit: z.object({ cents: z.int(), paymentLink: z.string() }).nullable(),
    message: z.string(),
    /** Absent without steps, and in requests from before steps existed. */
    steps: z.array(NextStep).optional(),
  }),
  /** Absent, like `consent`, in requests from before languages existed; they are in English. */
  language: z.enum(languages).optional(),
  /** The sentence that the client agrees to, as it is shown. */
  consent: z.string().optional(),
});
export type FrozenApproval = z.infer<typeof FrozenApproval>;

/** The frozen content of a stored request. */
export function parseFrozen({ frozen }: { readonly frozen: string }): FrozenApproval {
  return FrozenApproval.parse(JSON.parse(frozen));
}

/** The sentence that a client agrees to. It is frozen, and the evidence contains it. */
export function consentSentence({
  version,
  demo,
  language,
  consent,
}: Pick<FrozenApproval, 'version' | 'demo' | 'language' | 'consent'>): string {
  if (consent !== undefined) return consent;
  const values = { version: String(version), name: demo.name };
  return approvalLanguage(language).text('approval.consent', values);
}
