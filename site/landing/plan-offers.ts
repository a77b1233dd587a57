import {
  price,
  type PlanId,
  type PlanLimits,
  type Plans,
} from '../../templates-data/model/plans.ts';

/** A plan in the choice of plans and in the payment form. */
export interface PlanOffer {
  readonly id: PlanId;
  readonly name: string;
  /** The price per month, with the currency sign. */
  readonly price: string;
  /** The limits of a plan in a few words. */
  readonly limits: string;
}

function pluralize(count: number, one: string, more: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${more}`;
}

/** `20 demos a month, links for 30 days, 3 members` */
function describeLimits({ demos, per, linkDays, openHours, seats }: PlanLimits): string {
  const demoLimit =
    demos === null
      ? 'any number of demos'
      : `${demos} demos ${per === 'month' ? 'a month' : 'at a time'}`;
  const linkLifetime =
    openHours !== null
      ? `links for ${openHours} hours from the first opening`
      : linkDays === null
        ? 'permanent links'
        : `links for ${pluralize(linkDays, 'day', 'days')}`;
  return [demoLimit, linkLifetime, pluralize(seats, 'member', 'members')].join(', ');
}

/** The plans of the price list and the builder, for the page's data. */
export function planOffers({ plans, builder }: Plans): PlanOffer[] {
  return [...plans, { ...builder, id: 'builder' as const }].map(
    ({ id, name, monthly, limits }) => ({
      id,
      name,
      price: price(monthly, true),
      limits: describeLimits(limits),
    }),
  );
}
