import type { Design } from '../../../templates-data/model/designs.ts';
import type { Overrides } from '../../../templates-data/model/slots.ts';

/** Parts that all samples have, but for some compositions. */
type OptionalPart =
  | 'map'
  | 'contact lines'
  | 'portraits'
  | 'article drawings'
  | 'article picture'
  | 'stars';

const byDesign: Readonly<Partial<Record<Design, readonly OptionalPart[]>>> = {
  law: ['map', 'portraits', 'article drawings', 'article picture'],
  finance: ['map', 'portraits', 'article drawings', 'stars'],
  'real-estate': ['portraits', 'article drawings'],
  technology: ['map', 'portraits', 'article drawings', 'stars'],
  menu: ['portraits', 'article drawings'],
  yard: ['map', 'portraits', 'article drawings', 'stars'],
  courtyard: ['map', 'article drawings', 'stars'],
};
const byLayout: Readonly<
  Partial<Record<string, Readonly<Partial<Record<Design, readonly OptionalPart[]>>>>>
> = {
  creative: { 'real-estate': ['map'], menu: ['stars'] },
  bold: { menu: ['map', 'stars', 'contact lines'] },
};

/** Whether the composition of a sample leaves a part out. */
export function leavesOut(
  { design, overrides }: { readonly design: Design; readonly overrides: Overrides },
  part: OptionalPart,
): boolean {
  const ofLayout = byLayout[overrides.layout ?? '']?.[design] ?? [];
  return [...(byDesign[design] ?? []), ...ofLayout].includes(part);
}
