import { z } from 'zod';
import { OfferLine } from '../contract/approvals.ts';

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
  }),
});
export type FrozenApproval = z.infer<typeof FrozenApproval>;

/** The frozen content of a stored request. */
export function parseFrozen({ frozen }: { readonly frozen: string }): FrozenApproval {
  return FrozenApproval.parse(JSON.parse(frozen));
}

/** The sentence that a client agrees to. The evidence contains it. */
export function consentSentence({
  version,
  demo,
}: Pick<FrozenApproval, 'version' | 'demo'>): string {
  return `I approve version ${version} and this offer for ${demo.name}, I may do so on its behalf, and I sign electronically.`;
}
