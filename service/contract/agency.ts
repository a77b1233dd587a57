import { z } from 'zod';
import { labelTones } from '../../templates-data/model/demo-label.ts';
import { validateSlot } from '../../templates-data/model/slots.ts';
import { Done, MailedToken } from './auth.ts';
import { emailAddress, validEmail } from './email-address.ts';
import { Role, User } from './user.ts';
import type { Call } from './call.ts';
import { PictureUpload } from './website-pictures.ts';
import { textLimits } from './text-limits.ts';

const showable = (value: string): boolean =>
  !value.includes('\u0000') && value.isWellFormed() && validateSlot('hours', value) === undefined;

/** One line of text; null and the empty text remove it. */
function line(
  label: string,
  max: number,
): z.ZodPipe<z.ZodNullable<z.ZodString>, z.ZodTransform<string, string | null>> {
  return z
    .string(`${label} must be text`)
    .trim()
    .max(max, `${label} must be at most ${max} characters`)
    .refine(showable, `${label} contains characters that cannot be shown`)
    .nullable()
    .transform((value) => value ?? '');
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

function isRegion(code: string): boolean {
  return /^[A-Z]{2}$/u.test(code) && regions.of(code) !== undefined;
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//iu.test(value) && URL.canParse(value);
}

/** An agency as its members see it; null for unknown details. */
export const Agency = z.object({
  id: z.string(),
  name: z.string(),
  website: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Address of the logo, for members; it changes with each picture. */
  logo: z.string().nullable(),
  accent: z.string().nullable(),
  country: z.string().nullable(),
  signature: z.string().nullable(),
  /** How the label on its demos looks. */
  labelTone: z.enum(labelTones),
  /** Whether clients see the agency's name only. */
  whiteLabel: z.boolean(),
  createdAt: z.iso.datetime(),
  trialEndsAt: z.iso.datetime().nullable(),
  /** Role of the member who sent the request. */
  role: Role,
  seats: z.object({ used: z.int(), of: z.int() }),
});
export type Agency = z.infer<typeof Agency>;

export const ChangeAgency = z.object({
  name: z
    .string('Please enter a name')
    .trim()
    .min(1, 'Please enter a name')
    .max(textLimits.agencyName, `Name must be at most ${textLimits.agencyName} characters`)
    .refine(
      (value) => validateSlot('businessName', value) === undefined,
      'Name contains characters that cannot be shown',
    )
    .optional(),
  website: line('Website', 200)
    .refine(
      (value) => value === '' || isWebAddress(value),
      'Website must be an address like https://agency.example',
    )
    .optional(),
  phone: line('Phone', textLimits.phone).optional(),
  email: line('Email', textLimits.email)
    .refine(...validEmail)
    .optional(),
  accent: line('Accent colour', 7)
    .refine(
      (value) => value === '' || /^#[\da-f]{6}$/iu.test(value),
      'Accent colour must be one like #1e293b',
    )
    .optional(),
  country: line('Country', 2)
    .transform((value) => value.toUpperCase())
    .refine((value) => value === '' || isRegion(value), 'Country must be a code like DE')
    .optional(),
  signature: line('Signature', textLimits.agencySignature).optional(),
  labelTone: z.enum(labelTones, 'The label must be dark, light or quiet').optional(),
  /** Switching it on needs a verified address and a plan with white label. */
  whiteLabel: z.boolean('White label must be true or false').optional(),
  /** Null removes the logo. */
  logo: PictureUpload.nullable().optional(),
});
export type ChangeAgency = z.infer<typeof ChangeAgency>;

export const AgencyMember = z.object({
  userId: z.string(),
  username: z.string(),
  email: z.string(),
  role: Role,
  /** ISO 8601: when the membership began. */
  createdAt: z.iso.datetime(),
  /** Whether this is the member who sent the request. */
  self: z.boolean(),
});

/** An invitation that was not accepted yet. */
export const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: Role,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof Invitation>;

const path = '/api/agency';

export const readAgency = {
  method: 'GET',
  path,
  summary: 'The agency that the signed-in person works in.',
  reply: { 200: Agency },
  errors: [401],
} as const satisfies Call;

export const changeAgency = {
  method: 'PATCH',
  path,
  summary: 'Change the agency; what is not sent stays. For owners and admins.',
  body: ChangeAgency,
  bodyLimit: 1_000_000,
  reply: { 200: Agency },
  errors: [401, 403, 422],
} as const satisfies Call;

export const agencyLogo = {
  method: 'GET',
  path: `${path}/logo`,
  summary: "The agency's logo, for its members.",
  reply: {},
  plain: { 200: 'Picture, image/webp' },
  errors: [401, 404],
} as const satisfies Call;

export const listMembers = {
  method: 'GET',
  path: `${path}/members`,
  summary: 'The members of the agency, those who have been there longest first.',
  reply: { 200: z.object({ members: z.array(AgencyMember) }) },
  errors: [401],
} as const satisfies Call;

export const changeMember = {
  method: 'PATCH',
  path: `${path}/members/{userId}`,
  summary:
    'Give a member another role. For owners, and for admins among admins and members; the last owner stays one.',
  body: z.object({ role: Role }),
  reply: { 200: z.object({ members: z.array(AgencyMember) }) },
  errors: [401, 403, 404, 409, 422],
} as const satisfies Call;

export const removeMember = {
  method: 'DELETE',
  path: `${path}/members/{userId}`,
  summary:
    'Remove a member, or leave; their demos stay with the agency. The last owner cannot leave.',
  reply: { 200: Done },
  errors: [401, 403, 404, 409],
} as const satisfies Call;

export const listInvitations = {
  method: 'GET',
  path: `${path}/invitations`,
  summary: 'Invitations that wait to be accepted, the newest first. For owners and admins.',
  reply: { 200: z.object({ invitations: z.array(Invitation) }) },
  errors: [401, 403],
} as const satisfies Call;

export const createInvitation = {
  method: 'POST',
  path: `${path}/invitations`,
  summary:
    'Invite somebody by mail, for 7 days; an earlier invitation of the address ends. For owners and admins with a verified address; only owners invite owners.',
  body: z.object({ email: emailAddress, role: Role }),
  reply: { 201: Invitation },
  errors: [401, 403, 409, 422],
} as const satisfies Call;

export const deleteInvitation = {
  method: 'DELETE',
  path: `${path}/invitations/{id}`,
  summary: 'Take an invitation back: its link ends. For owners and admins.',
  reply: { 200: Done },
  errors: [401, 403, 404],
} as const satisfies Call;

export const checkInvitation = {
  method: 'POST',
  path: '/api/invitations/check',
  summary: 'What a mailed invitation is to; uses nothing up, and needs no account.',
  body: MailedToken,
  reply: {
    200: z.object({ agency: z.string(), email: z.string(), role: Role, hasAccount: z.boolean() }),
  },
} as const satisfies Call;

export const acceptInvitation = {
  method: 'POST',
  path: '/api/invitations/accept',
  summary:
    'Join the agency of a mailed invitation, once, with the account of the address it was mailed to; the person works there from now on.',
  body: MailedToken,
  reply: { 200: User },
  errors: [401, 403],
} as const satisfies Call;

export const switchAgency = {
  method: 'POST',
  path: `${path}/switch`,
  summary: 'Work in another agency that one belongs to.',
  body: z.object({ agencyId: z.string('Agency must be the id of an agency') }),
  reply: { 200: User },
  errors: [401, 404, 422],
} as const satisfies Call;
