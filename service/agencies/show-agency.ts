import type { Agency as AgencyReply, Invitation } from '../contract/agency.ts';
import type { InvitationRow } from './invitations.ts';
import type { Agency, MemberRow, Role } from './queries.ts';
import { toIsoTime } from '../iso-time.ts';

const orNull = (text: string): string | null => (text === '' ? null : text);

/** An agency as its members see it. */
export function showAgency(
  agency: Agency,
  role: Role,
  seats: { readonly used: number; readonly of: number },
): AgencyReply {
  return {
    id: agency.id,
    name: agency.name,
    website: orNull(agency.website),
    phone: orNull(agency.phone),
    email: orNull(agency.email),
    logo: agency.logoHash === null ? null : `/api/agency/logo?hash=${agency.logoHash}`,
    accent: orNull(agency.accent),
    country: orNull(agency.country),
    signature: orNull(agency.signature),
    labelTone: agency.labelTone,
    whiteLabel: agency.whiteLabel,
    createdAt: toIsoTime(agency.createdAt),
    trialEndsAt: toIsoTime(agency.trialEndsAt),
    role,
    seats,
  };
}

export function showMember(
  { userId, username, email, role, createdAt }: MemberRow,
  self: string,
): {
  userId: string;
  username: string;
  email: string;
  role: Role;
  createdAt: string;
  self: boolean;
} {
  return { userId, username, email, role, createdAt: toIsoTime(createdAt), self: userId === self };
}

export function showInvitation(row: InvitationRow): Invitation {
  const { id, email, role, createdAt, expiresAt } = row;
  return { id, email, role, createdAt: toIsoTime(createdAt), expiresAt: toIsoTime(expiresAt) };
}
