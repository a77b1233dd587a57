import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, type ReactElement } from 'react';
import { listMembers } from '../../../service/contract/agency.ts';
import { $session } from '../auth/session-store.ts';
import { callService } from '../ui/call-service.ts';
import { Choice } from './FilterChoice.tsx';
import { $filter, $owners, patchFilter } from './library-store.ts';

/** The names of the agency's members, by id. */
const $names = atom<ReadonlyMap<string, string>>(new Map());

async function loadNames(): Promise<void> {
  const result = await callService(listMembers, {});
  if (result.ok)
    $names.set(new Map(result.reply.members.map(({ userId, username }) => [userId, username])));
}

/** Whose demos are shown, in an agency in which several members make them. */
export function OwnerChoice(): ReactElement {
  const owners = useStore($owners);
  const names = useStore($names);
  const { owner } = useStore($filter);
  const session = useStore($session);
  const own = session.status === 'signed-in' ? session.user.id : '';
  useEffect(() => void loadNames(), []);
  const all = owner === '' || owners.includes(owner) ? owners : [owner, ...owners];
  const ownerName = (id: string): string =>
    id === own ? 'You' : (names.get(id) ?? (names.size === 0 ? 'Loading…' : 'Former member'));
  return (
    <Choice
      id="filter-owner"
      label="Owner"
      value={owner}
      every="All owners"
      options={all.map((id) => [id, ownerName(id)])}
      onChange={(id) => patchFilter({ owner: id })}
    />
  );
}
