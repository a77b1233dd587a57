import type { Role } from '../../../service/contract/user.ts';

export const roleNames: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  admin: 'Admin',
  member: 'Member',
};
