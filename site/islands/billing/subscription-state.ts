import type { User } from '../../../service/contract/user.ts';

/** The sentence for a payment that failed without a reason of the provider. */
export const paymentFailed = 'There was an issue processing your payment.';

/** The state of an account's subscription in words, and what repairs it. */
interface SubscriptionState {
  readonly tone: 'good' | 'plain' | 'bad';
  /** The state in a few words, for a list of facts. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly fix: 'subscribe' | 'manage' | undefined;
}

function day(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
}

const granted: Readonly<Record<'whitelist' | 'owner' | 'test' | 'trial', string>> = {
  whitelist:
    'Your address is on the list of accounts that use the page builder without a subscription.',
  owner: 'This account belongs to the owner of this installation and needs no subscription.',
  test: 'This is a test account. It needs no subscription.',
  trial: 'Nothing is charged, and no card is needed. Choose a plan to go on after that day.',
};

/** Whether no payment is due; a trial gives access but can already be paid for. */
export function hasPaid({ access }: Pick<User, 'access'>): boolean {
  return access.builder && access.reason !== 'trial';
}

/** Whether the trial has ended without any payment; an abandoned checkout is not a payment. */
export function isTrialOver({ access, agency, subscriptionStatus: status }: User): boolean {
  const hasNotPaid = status === null || status.startsWith('incomplete');
  return !access.builder && agency.trialEndsAt !== null && hasNotPaid;
}

/** The state of an account's subscription as the product describes it. */
export function describeSubscription(user: User): SubscriptionState {
  const { access, subscription, subscriptionStatus: status } = user;
  const end = subscription?.currentPeriodEnd ?? undefined;
  if (access.builder && access.reason !== 'subscription' && access.reason !== null) {
    const trialEnd = access.reason === 'trial' ? user.agency.trialEndsAt : null;
    return {
      tone: 'good',
      label: trialEnd === null ? 'Included' : 'Trial',
      title:
        trialEnd === null
          ? 'Access is included'
          : `Your trial of ${user.plan?.name ?? 'Professional'} ends on ${day(trialEnd)}`,
      text: granted[access.reason],
      fix: trialEnd === null ? undefined : 'subscribe',
    };
  }
  if (access.builder && subscription?.cancelAtPeriodEnd === true) {
    return {
      tone: 'plain',
      label: 'Ends soon',
      title: 'Your subscription ends soon',
      text: `The page builder stays open until ${end === undefined ? 'the end of the paid month' : day(end)}. Your demos and their links stay. To go on, resume the subscription.`,
      fix: 'manage',
    };
  }
  if (access.builder) {
    return {
      tone: 'good',
      label: status === 'trialing' ? 'Trial' : 'Active',
      title: 'Your subscription is active',
      text: end === undefined ? 'It renews every month.' : `It renews on ${day(end)}.`,
      fix: 'manage',
    };
  }
  if (status === 'past_due' || status === 'unpaid') {
    return {
      tone: 'bad',
      label: 'Payment overdue',
      title: 'Your last payment did not go through',
      text: 'The page builder is closed until it does. Your demos and their links stay online. Pay now, with another card if you like, to open it again.',
      fix: 'subscribe',
    };
  }
  if (status === 'canceled') {
    return {
      tone: 'plain',
      label: 'Cancelled',
      title: 'Your subscription has ended',
      text: 'The page builder is closed, and nothing is charged any more. Your demos and their links stay online. Subscribe again to open it.',
      fix: 'subscribe',
    };
  }
  const { trialEndsAt } = user.agency;
  if (isTrialOver(user) && trialEndsAt !== null) {
    return {
      tone: 'plain',
      label: 'Trial ended',
      title: `Your trial ended on ${day(trialEndsAt)}`,
      text: 'Your demos are kept, and their links stay online to their day. To make and edit demos, choose a plan.',
      fix: 'subscribe',
    };
  }
  return {
    tone: 'plain',
    label: 'None',
    title: 'No subscription yet',
    text: 'A subscription is needed to access the template builder.',
    fix: 'subscribe',
  };
}

/** Whether the notice is shown on every page with the account. */
export function needsNotice(user: User): boolean {
  const { subscriptionStatus: status, subscription, access } = user;
  if (access.builder)
    return access.reason === 'subscription' && subscription?.cancelAtPeriodEnd === true;
  return isTrialOver(user) || status === 'past_due' || status === 'unpaid' || status === 'canceled';
}
