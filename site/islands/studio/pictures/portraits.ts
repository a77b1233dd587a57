import type { Content } from '../content/client-content.ts';

type Pictures = Content['pictures'];

/** Portraits are kept by place, and go with their people: `order` holds, for each place, where its person stood before. */
export function orderPortraits(pictures: Pictures, order: readonly number[]): Pictures {
  const others = Object.entries(pictures).filter(([place]) => !/^person\d+$/u.test(place));
  const moved = order.flatMap((from, to) => {
    const picture = pictures[`person${from + 1}`];
    return picture ? [[`person${to + 1}`, picture] as const] : [];
  });
  return Object.fromEntries([...others, ...moved]);
}

/** The places of all people but one. */
export function without(count: number, index: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at).filter((at) => at !== index);
}

/** The places of all people, two of them exchanged. */
export function exchanged(count: number, from: number, to: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => (at === from ? to : at === to ? from : at));
}
