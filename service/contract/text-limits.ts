import { maxEmailLength } from '../../templates-data/model/email-address.ts';

/**
 * The most characters of texts that people type, in UTF-16 units. The service refuses longer ones,
 * and fields of forms accept no more. Values of demos have their limits in
 * `templates-data/model/slots.ts` and `content-rules.ts`.
 */
export const textLimits = {
  agencyName: 80,
  agencySignature: 300,
  /** The agency of a person who asks for a demonstration. */
  askingAgency: 120,
  /** A comment on a demo, or a reply to it. */
  comment: 2000,
  email: maxEmailLength,
  /** An inquiry, a request for a demonstration, or a report. */
  message: 5000,
  nextStep: 160,
  notes: 10_000,
  offerLine: 200,
  offerMessage: 2000,
  paletteName: 40,
  password: 1024,
  personName: 120,
  phone: 60,
  tag: 40,
  username: 60,
} as const;
