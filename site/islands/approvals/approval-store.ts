import { atom } from 'nanostores';
import {
  createApproval,
  changeApproval,
  listApprovals,
  remindApproval,
  withdrawApproval,
  type Approval,
} from '../../../service/contract/approvals.ts';
import {
  connectDeposits,
  disconnectDeposits,
  readDepositConnection,
  type DepositConnection,
} from '../../../service/contract/deposits.ts';
import { showPlanNotice } from '../billing/plan-notice.ts';
import { callService, type CallResult } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';
import { parseAmount } from './parse-amount.ts';

/** The requests of one demo, newest first. */
interface DemoApprovals {
  readonly demoId: string;
  readonly list: readonly Approval[];
}
export const $approvals = atom<DemoApprovals | 'loading' | 'failed'>('loading');
export const $connection = atom<DepositConnection | undefined>(undefined);
/** The request with a change in progress. */
export const $changing = atom<string | undefined>(undefined);

/** The typed values; amounts as text. */
export interface OfferForm {
  readonly name: string;
  readonly email: string;
  readonly lines: readonly { readonly text: string; readonly amount: string }[];
  readonly currency: string;
  readonly deposit: string;
  readonly paymentLink: string;
  readonly message: string;
  /** Days as `2026-12-03`. */
  readonly steps: readonly { readonly date: string; readonly text: string }[];
  readonly autoReminds: boolean;
}
export const emptyOffer: OfferForm = {
  name: '',
  email: '',
  lines: [{ text: '', amount: '' }],
  currency: 'USD',
  deposit: '',
  paymentLink: '',
  message: '',
  steps: [],
  autoReminds: true,
};
export type FieldFaults = Readonly<Record<string, string>>;

export async function loadApprovals(demoId: string): Promise<void> {
  const known = $approvals.get();
  if (typeof known === 'string' || known.demoId !== demoId) $approvals.set('loading');
  const [result, connection] = await Promise.all([
    callService(listApprovals, { params: { id: demoId } }),
    callService(readDepositConnection),
  ]);
  $approvals.set(result.ok ? { demoId, list: result.reply } : 'failed');
  if (connection.ok) $connection.set(connection.reply);
}

/** The fields of a form in order, and the errors of invalid amounts by field. */
function readOffer(form: OfferForm): {
  readonly order: Parameters<typeof callService<typeof createApproval>>[1]['body'];
  readonly faults: FieldFaults;
} {
  const faults: Record<string, string> = {};
  const amount = (field: string, text: string): number => {
    const cents = parseAmount(text, form.currency);
    if (cents === undefined) faults[field] = 'Please enter an amount, like 1,250.00';
    return cents ?? 0;
  };
  const lines = form.lines.map(({ text, amount: typed }, index) => ({
    text,
    cents: amount(`lines.${index}.cents`, typed),
  }));
  const wantsDeposit = form.deposit.trim() !== '' || form.paymentLink.trim() !== '';
  const deposit = wantsDeposit
    ? { cents: amount('deposit.cents', form.deposit), paymentLink: form.paymentLink.trim() }
    : undefined;
  const { name, email, currency, message, autoReminds } = form;
  // Steps without any text are left out.
  const steps = form.steps.filter(({ date, text }) => date !== '' || text.trim() !== '');
  const order = { signer: { name, email }, lines, currency, message, steps, autoReminds };
  return { order: deposit ? { ...order, deposit } : order, faults };
}

/** Sends a request; returns the errors by field, or undefined on success. */
export async function requestApproval(
  demoId: string,
  form: OfferForm,
): Promise<FieldFaults | undefined> {
  const { order, faults } = readOffer(form);
  if (Object.keys(faults).length > 0) return faults;
  const result = await callService(createApproval, {
    params: { id: demoId },
    body: order,
    // Pictures of the page may be taken for up to 20 s.
    timeout: 60_000,
  });
  if (result.ok) {
    toast({ title: 'Request sent', description: `${form.name} has been written to.` });
    await loadApprovals(demoId);
    return undefined;
  }
  if (showPlanNotice(result.error)) return {};
  return { ...result.error.fields, ...(!result.error.fields && { form: result.error.error }) };
}

async function change(
  { id }: Approval,
  title: string,
  call: () => Promise<CallResult<Approval>>,
): Promise<void> {
  if ($changing.get() !== undefined) return;
  $changing.set(id);
  const result = await call();
  $changing.set(undefined);
  const known = $approvals.get();
  if (!result.ok) toast({ title: 'That did not work', description: result.error.error });
  else {
    toast({ title });
    if (typeof known === 'object')
      $approvals.set({
        ...known,
        list: known.list.map((one) => (one.id === id ? result.reply : one)),
      });
  }
}

export const withdraw = (approval: Approval): Promise<void> =>
  change(approval, 'Request withdrawn', () =>
    callService(withdrawApproval, { params: { id: approval.id } }),
  );
export const remind = (approval: Approval): Promise<void> =>
  change(approval, 'Reminder sent', () =>
    callService(remindApproval, { params: { id: approval.id } }),
  );
export const switchReminders = (approval: Approval, autoReminds: boolean): Promise<void> =>
  change(approval, autoReminds ? 'Reminders are on' : 'Reminders are off', () =>
    callService(changeApproval, { params: { id: approval.id }, body: { autoReminds } }),
  );

/** Stores the webhook's secret; returns the reason if it is refused. */
export async function connect(secret: string): Promise<string | undefined> {
  const result = await callService(connectDeposits, { body: { secret } });
  if (!result.ok) return result.error.error;
  $connection.set(result.reply);
  toast({ title: 'Stripe is connected', description: 'Deposits are confirmed by its webhook.' });
  return undefined;
}

export async function disconnect(): Promise<void> {
  const result = await callService(disconnectDeposits);
  if (result.ok) $connection.set(result.reply);
  else toast({ title: 'That did not work', description: result.error.error });
}
