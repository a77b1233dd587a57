import type { ListName } from '../../../../templates-data/model/content-rules.ts';
import type { ClientContent } from '../content/client-content.ts';

type Pictures = ClientContent['pictures'];

/**
 * The lists whose items have their own pictures, by the names of their places; a project also has
 * one from before.
 */
const placesOfList = {
  people: ['person#'],
  products: ['product#'],
  rooms: ['room#'],
  projects: ['project#', 'project#before'],
} as const satisfies Partial<Record<ListName, readonly string[]>>;
type PicturedList = keyof typeof placesOfList;
export const picturedLists = [
  'people',
  'products',
  'rooms',
  'projects',
] as const satisfies readonly PicturedList[];

export function isPictured(list: ListName): list is PicturedList {
  return list in placesOfList;
}

function placeAt(form: string, index: number): string {
  return form.replace('#', String(index + 1));
}

/** The places of an item's pictures. */
export function itemPlaces(list: PicturedList, index: number): readonly string[] {
  return placesOfList[list].map((form) => placeAt(form, index));
}

/**
 * Pictures are stored by place and must move with their items: `order` holds each place's former
 * position.
 */
export function orderPictures(
  pictures: Pictures,
  list: PicturedList,
  order: readonly number[],
): Pictures {
  const forms: readonly string[] = placesOfList[list];
  const isOfList = (place: string): boolean => forms.includes(place.replace(/\d+/u, '#'));
  const others = Object.entries(pictures).filter(([place]) => !isOfList(place));
  const moved = order.flatMap((from, to) =>
    forms.flatMap((form) => {
      const picture = pictures[placeAt(form, from)];
      return picture ? [[placeAt(form, to), picture] as const] : [];
    }),
  );
  return Object.fromEntries([...others, ...moved]);
}

/** The positions of all items without one. */
export function withoutPosition(count: number, index: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at).filter((at) => at !== index);
}

/** The positions of all items with two of them swapped. */
export function swapPositions(count: number, from: number, to: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => (at === from ? to : at === to ? from : at));
}
