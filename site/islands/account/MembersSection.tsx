import { useStore } from '@nanostores/react';
import { useEffect, useState, type ReactElement } from 'react';
import type { Invitation } from '../../../service/contract/agency.ts';
import type { Role, User } from '../../../service/contract/user.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Select } from '../ui/Select.tsx';
import { AccountSection } from './AccountSection.tsx';
import { ConfirmFirst } from './ConfirmFirst.tsx';
import { InviteForm } from './InviteForm.tsx';
import {
  $busyId,
  $team,
  changeRole,
  loadTeam,
  managesMembers,
  removeMember,
  assignableRoles,
  withdraw,
  type Member,
  type Team,
} from './members-store.ts';
import { roleNames } from './role-names.ts';

const rowClass =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-white/10 py-4 first:border-t-0 first:pt-0';

/** The members of the agency, and invitations to it. */
export function MembersSection({ user }: { user: User }): ReactElement {
  const state = useStore($team);
  const { id, role } = user.agency;
  useEffect(() => {
    $team.set({ status: 'loading' });
    void loadTeam(role);
  }, [id, role]);
  return (
    <AccountSection
      title="Members"
      place="members"
      text={`They share the demos of ${user.agency.name}. Owners pay and may do everything, admins invite and remove, members make demos.`}
    >
      {state.status === 'loading' && (
        <p role="status" className="text-[15px]/6 text-white/70">
          Loading the members...
        </p>
      )}
      {state.status === 'problem' && (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p className="text-[15px]/6 text-white/70">{state.sentence}</p>
          <Button onClick={() => void loadTeam(role)}>Try again</Button>
        </div>
      )}
      {state.status === 'shown' && <People user={user} team={state.team} />}
    </AccountSection>
  );
}

function People({ user, team }: { user: User; team: Team }): ReactElement {
  const { role } = user.agency;
  const [leaving, setLeaving] = useState<Member>();
  const { members, invitations, seats } = team;
  return (
    <>
      <ul aria-label="Members" className="border-b border-white/10">
        {members.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            role={role}
            isAlone={members.length === 1}
            onRemove={() => setLeaving(member)}
          />
        ))}
      </ul>
      <p className="mt-4 text-sm/5.5 text-white/65 tabular-nums">
        {seats.used} of {seats.of} {seats.of === 1 ? 'seat' : 'seats'} used.
        {seats.used >= seats.of &&
          managesMembers(role) &&
          (user.access.builder ? ' A larger plan has more.' : ' A plan has room for colleagues.')}
      </p>
      {invitations.length > 0 && <Open invitations={invitations} role={role} />}
      {managesMembers(role) &&
        seats.used < seats.of &&
        (user.emailVerified ? <InviteForm role={role} /> : <ConfirmFirst email={user.email} />)}
      {leaving && (
        <ConfirmDialog
          title={leaving.self ? `Leave ${user.agency.name}?` : `Remove ${leaving.username}?`}
          text="The demos stay with the agency, and its links stay online. To come back takes a new invitation."
          confirm={leaving.self ? 'Leave' : 'Remove'}
          onConfirm={() => {
            setLeaving(undefined);
            void removeMember(leaving, role);
          }}
          onCancel={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}

interface MemberRowProps {
  readonly member: Member;
  /** The role of the signed-in person. */
  readonly role: Role;
  /** The only member of an agency can neither leave it nor change roles. */
  readonly isAlone: boolean;
  readonly onRemove: () => void;
}

function MemberRow({ member, role, isAlone, onRemove }: MemberRowProps): ReactElement {
  const doing = useStore($busyId);
  const assignable = assignableRoles(role);
  const mayChange = assignable.includes(member.role) && !isAlone;
  return (
    <li className={rowClass}>
      <div className="min-w-0">
        <p dir="auto" className="text-left text-[15px]/6 font-medium wrap-anywhere">
          {member.username}
          {member.self && <span className="font-normal text-white/65"> (you)</span>}
        </p>
        <p className="text-sm/5.5 wrap-anywhere text-white/65">{member.email}</p>
      </div>
      <div className="flex items-center gap-3">
        {mayChange ? (
          <Select
            aria-label={`Role of ${member.username}`}
            className="min-h-11! w-32 py-2!"
            value={member.role}
            disabled={doing === member.userId}
            onChange={({ target }) => {
              const chosen = assignable.find((one) => one === target.value);
              if (chosen) void changeRole(member, chosen, role);
            }}
          >
            {assignable.map((one) => (
              <option key={one} value={one}>
                {roleNames[one]}
              </option>
            ))}
          </Select>
        ) : (
          <p className="text-sm/5 text-white/80">{roleNames[member.role]}</p>
        )}
        {(member.self ? !isAlone : mayChange) && (
          <Button busy={doing === member.userId} onClick={onRemove}>
            {member.self ? 'Leave' : 'Remove'}
            {!member.self && <span className="sr-only"> {member.username}</span>}
          </Button>
        )}
      </div>
    </li>
  );
}

function Open({
  invitations,
  role,
}: {
  invitations: readonly Invitation[];
  role: Role;
}): ReactElement {
  const doing = useStore($busyId);
  return (
    <>
      <h3 className="mt-7 text-[15px]/6 font-medium">Open invitations</h3>
      <ul aria-label="Open invitations" className="mt-3 border-b border-white/10">
        {invitations.map((invitation) => (
          <li key={invitation.id} className={rowClass}>
            <div className="min-w-0">
              <p className="text-[15px]/6 wrap-anywhere">{invitation.email}</p>
              <p className="text-sm/5.5 text-white/65">
                {roleNames[invitation.role]}, until {day(invitation.expiresAt)}
              </p>
            </div>
            <Button busy={doing === invitation.id} onClick={() => void withdraw(invitation, role)}>
              Withdraw<span className="sr-only"> the invitation of {invitation.email}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function day(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
}
