import { useStore } from '@nanostores/react';
import { useState, type ReactElement } from 'react';
import {
  readCertificate,
  readEvidence,
  type Approval,
  type ApprovalStatus,
} from '../../../service/contract/approvals.ts';
import { currencyDigits } from '../../../service/contract/currency-digits.ts';
import { reminderDays } from '../../../service/contract/reminder-days.ts';
import { callPath } from '../../call-path.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Switch } from '../studio/shell/Switch.tsx';
import { copyText } from '../ui/copy-text.ts';
import { toast } from '../ui/toast-store.ts';
import { $changing, remind, switchReminders, withdraw } from './approval-store.ts';

const words: Readonly<Record<ApprovalStatus, string>> = {
  pending: 'Waiting',
  signed: 'Approved',
  withdrawn: 'Withdrawn',
  superseded: 'Superseded',
  expired: 'Ended with the link',
};

/** `$4,800`, and `$4,800.50` with cents; without floating point. */
function showAmount(cents: number, currency: string): string {
  const digits = currencyDigits(currency);
  const text = String(cents).padStart(digits + 1, '0');
  const whole = digits === 0 ? text : text.slice(0, -digits);
  const rest = digits === 0 ? '' : text.slice(-digits);
  const shown = Number(rest) === 0 ? 0 : digits;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  }).format(`${whole}.${rest}0` as Intl.StringNumericLiteral);
}

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const at = (iso: string | null): string => (iso === null ? '' : moment.format(new Date(iso)));

function depositWords({ deposit, currency }: Approval): string {
  if (!deposit) return 'none';
  const amount = showAmount(deposit.cents, currency);
  const note = deposit.mode === 'simulated' ? ', simulated' : '';
  return deposit.state === 'paid'
    ? `${amount}, paid ${at(deposit.paidAt)}${note}`
    : `${amount}, open${note}`;
}

/** Whether a time of an automatic reminder is still to come. */
function mayRemind({ requestedAt, autoReminds, nextReminderAt }: Approval): boolean {
  if (autoReminds) return nextReminderAt !== null;
  const last = Math.max(...reminderDays) * 24 * 60 * 60 * 1000;
  return Date.parse(requestedAt) + last > Date.now();
}

async function copy(address: string): Promise<void> {
  if (await copyText(address)) toast({ title: 'Link copied' });
  else toast({ title: 'The link could not be copied', description: address });
}

/** What is known of a request, as names and values. */
function listFacts(approval: Approval): readonly (readonly [name: string, value: string])[] {
  const { state, requestedAt, openedAt, signedAt, endedAt } = approval;
  const facts: readonly (readonly [string, string])[] = [
    ['Asked', at(requestedAt)],
    ['Opened', openedAt === null ? 'not yet' : at(openedAt)],
    ['Reminded', at(approval.remindedAt)],
    ['Approved', at(signedAt)],
    [
      state === 'expired' ? 'Ended' : words[state],
      state === 'signed' || state === 'pending' ? '' : at(endedAt),
    ],
    ['Total', showAmount(approval.totalCents, approval.currency)],
    ['Deposit', depositWords(approval)],
    ['Fingerprint', approval.digest.slice(0, 16)],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** One request: its state, and the possible actions. */
export function ApprovalCard({ approval }: { readonly approval: Approval }): ReactElement {
  const { state, version, signer } = approval;
  return (
    <article className="border-t border-white/9 py-5" aria-label={`Version ${version}`}>
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-[15px]/6 font-medium">
        <span className="min-w-0 wrap-anywhere">
          Version {version}, <bdi>{signer.name}</bdi>
        </span>
        <span className={state === 'signed' ? 'text-live' : 'text-white/70'}>{words[state]}</span>
      </h3>
      <p className="text-[13px]/5 wrap-anywhere text-white/65">{signer.email}</p>
      <dl className="mt-3 grid grid-cols-[7rem_minmax(0,1fr)] gap-y-1 text-sm/6">
        {listFacts(approval).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-white/60">{name}</dt>
            <dd className="wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'pending' && mayRemind(approval) && <ReminderSwitch approval={approval} />}
      <Actions approval={approval} />
    </article>
  );
}

interface CardProps {
  readonly approval: Approval;
}

function ReminderSwitch({ approval }: CardProps): ReactElement {
  return (
    <div className="-mx-3.5 mt-2">
      <Switch
        label="Automatic reminders"
        hint={
          approval.nextReminderAt === null
            ? 'Nothing is mailed unless you press Remind.'
            : `Next on ${at(approval.nextReminderAt)}, if it is still open then.`
        }
        checked={approval.autoReminds}
        onChange={(isOn) => void switchReminders(approval, isOn)}
      />
    </div>
  );
}

/** The buttons for a request in its current state. */
function Actions({ approval }: CardProps): ReactElement {
  const { id, state } = approval;
  const changing = useStore($changing);
  const [asks, setAsks] = useState(false);
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {state === 'pending' && (
        <>
          <Button onClick={() => void copy(approval.address)}>Copy link</Button>
          <Button busy={changing === id} onClick={() => void remind(approval)}>
            Remind
          </Button>
          {asks ? (
            <Button variant="danger" busy={changing === id} onClick={() => void withdraw(approval)}>
              Withdraw for good
            </Button>
          ) : (
            <Button variant="quiet" onClick={() => setAsks(true)}>
              Withdraw
            </Button>
          )}
        </>
      )}
      {state === 'signed' && (
        <>
          <a className={buttonClass()} href={callPath(readCertificate, { id })}>
            Certificate
          </a>
          <a className={buttonClass()} href={callPath(readEvidence, { id })}>
            Evidence
          </a>
          <a className={buttonClass('quiet')} href={`/verify/${id}`} target="_blank">
            Verify
          </a>
        </>
      )}
      <a className={buttonClass('quiet')} href={`/approve/${id}`} target="_blank">
        See the page
      </a>
    </div>
  );
}
