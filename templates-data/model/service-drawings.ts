/**
 * The drawings above services in the design for technology, each named after what it shows. A
 * file of `site/assets/technology` holds them: `plain-drawings.svg` those for every trade,
 * `services/{trade}.svg` those of one trade.
 */
import type { ServiceIcon } from './service-icons.ts';

/** For every trade. Their names are those of the icons that the sample firms' services have. */
export const commonDrawings = [
  'briefcase',
  'building',
  'shield',
  'activity',
  'users',
  'home',
] as const;

export const serviceDrawings = [
  ...commonDrawings,
  'helpdesk',
  'network',
  'repair',
  'copies',
  'padlock',
  'workplace',
  'flow',
  'devices',
  'exchange',
  'versions',
  'prototype',
  'page',
  'shelf',
  'letters',
  'care',
  'found',
  'brand',
  'plan',
  'feed',
  'spread',
  'poster',
] as const;
export type ServiceDrawing = (typeof serviceDrawings)[number];

export function isCommonDrawing(name: ServiceDrawing): boolean {
  return commonDrawings.some((common) => common === name);
}

interface DrawnServices {
  /** The drawings of the trade, in the order of its typical services; empty for those of all. */
  readonly drawings: readonly ServiceDrawing[];
  /** Whether the services are the typical ones, and not the client's own. */
  readonly areTypical: boolean;
  /** A number of the client, so that two clients of a trade do not begin with one drawing. */
  readonly turn: number;
}

/** What a name's icon shows, where a drawing shows the same. */
const sameAsIcon: Readonly<Partial<Record<ServiceIcon, ServiceDrawing>>> = {
  screen: 'workplace',
  speech: 'helpdesk',
  wrench: 'repair',
};

/**
 * The drawings above services with these icons, in their order: one that shows the same as the
 * icon, and for the others the rest in turn.
 */
export function chooseDrawings(
  { drawings, areTypical, turn }: DrawnServices,
  icons: readonly (ServiceIcon | undefined)[],
): readonly ServiceDrawing[] {
  const isMatched = areTypical && drawings.length > 0;
  const choice = drawings.length > 0 ? drawings : commonDrawings;
  const same = icons.map((icon) => {
    const drawing = isMatched || icon === undefined ? undefined : sameAsIcon[icon];
    return drawing !== undefined && drawings.includes(drawing) ? drawing : undefined;
  });
  const rest = choice.filter((drawing) => !same.includes(drawing));
  const others = rest.length > 0 ? rest : choice;
  let next = isMatched ? 0 : turn;
  return same.map((drawing) => drawing ?? others[next++ % others.length] ?? commonDrawings[0]);
}
