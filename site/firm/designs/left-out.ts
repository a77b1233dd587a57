import type { Design } from '../../../templates-data/model/designs.ts';
import type { Overrides } from '../../../templates-data/model/slots.ts';

/** Parts that all samples have, but for some compositions. */
type OptionalPart = 'map' | 'portraits' | 'article drawings';

const byDesign: Readonly<Partial<Record<Design, readonly OptionalPart[]>>> = {
  finance: ['map'],
  technology: ['map'],
};
const byCreativeDesign: Readonly<Partial<Record<Design, readonly OptionalPart[]>>> = {
  finance: ['portraits', 'article drawings'],
  'real-estate': ['map'],
};

/** Whether the composition of a sample leaves a part out. */
export function leavesOut(
  { design, overrides }: { readonly design: Design; readonly overrides: Overrides },
  part: OptionalPart,
): boolean {
  const ofLayout = overrides.layout === 'creative' ? byCreativeDesign[design] : [];
  return [...(byDesign[design] ?? []), ...(ofLayout ?? [])].includes(part);
}
