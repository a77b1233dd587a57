import { z } from 'zod';
import { languages } from '../../templates-data/model/languages.ts';
import { MailedToken } from './auth.ts';
import { emailAddress } from './email-address.ts';
import type { Call } from './call.ts';

/** `all`: no demos of the website; `signals`: demos whose visitors are not measured. */
export const OptOutScope = z.enum(['all', 'signals'], 'The scope must be all or signals');

/** An address such as `info@müller.example`, whose domain not every browser turns into ASCII. */
function withAsciiHost(address: string): string {
  return address
    .trim()
    .replace(
      /(?<=@)[^@]*[^\u0000-\u007f][^@]*$/u,
      (host) => URL.parse(`https://${host}`)?.hostname ?? host,
    );
}

export const OptOut = z.object({
  domain: z
    .string('Please enter the domain of the website')
    .trim()
    .min(1, 'Please enter the domain of the website')
    .max(300, 'This is not the domain of a website'),
  email: z.string('Email is required').transform(withAsciiHost).pipe(emailAddress),
  scope: OptOutScope.default('all'),
  /** Language of the mail; by default the one of the request's `Accept-Language`. */
  language: z.enum(languages, 'We do not write in this language').optional(),
});
export type OptOut = z.infer<typeof OptOut>;

export const requestOptOut = {
  method: 'POST',
  path: '/api/opt-outs',
  summary:
    'Object, in the name of a website, to demos of it; confirmed by a link that is mailed to an address of its domain. For everybody.',
  body: OptOut,
  reply: { 201: z.object({ success: z.literal(true), domain: z.string() }) },
  errors: [422],
} as const satisfies Call;

export const confirmOptOut = {
  method: 'POST',
  path: '/api/opt-outs/confirm',
  summary:
    'Confirm an objection by its mailed token: the demos of the domain are gone at once, and no others can be made.',
  body: MailedToken,
  reply: {
    200: z.object({ success: z.literal(true), domain: z.string(), scope: OptOutScope }),
  },
} as const satisfies Call;
