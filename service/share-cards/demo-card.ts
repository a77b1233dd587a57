import { readLists } from '../../templates-data/model/client-lists.ts';
import { withTradeStyles, type DemoKit } from '../../templates-data/model/demo-kit.ts';
import { showsPhotograph } from '../../templates-data/model/demo-pictures.ts';
import type { DemoValues } from '../../templates-data/model/demo-values.ts';
import {
  isCardPicture,
  createShareCard,
  type ShareCard,
} from '../../templates-data/model/share-card.ts';
import { readOverrides } from '../../templates-data/model/slots.ts';
import { drawsOpening, type Design } from '../../templates-data/model/designs.ts';
import type { DemoRow } from '../demos/queries.ts';

/** The values of a demo's row. */
export function demoValues(demo: Pick<DemoRow, 'websiteData' | 'industry'>): DemoValues {
  return {
    overrides: { ...readOverrides(demo.websiteData), industry: demo.industry },
    lists: readLists(demo.websiteData),
  };
}

/** The photograph that opens the demo's page, and whether the opening has none. */
function findOpening(
  { overrides, lists }: DemoValues,
  { industry, trade }: DemoKit,
  design: Design,
): { photo: string; isPlain: boolean } {
  const { opening } = lists;
  if (!showsPhotograph(overrides)) return { photo: '', isPlain: true };
  if (opening && 'hash' in opening) return { photo: opening.hash, isPlain: false };
  const isChosen = opening !== undefined && 'set' in opening;
  if (!isChosen && drawsOpening(design)) return { photo: '', isPlain: true };
  const name = isChosen ? opening.set : trade.places['opening'];
  const photo = (name === undefined ? undefined : industry.pictures[name])?.src ?? '';
  // The card has its own drawing of the industry's picture.
  if (!isChosen && name !== undefined && isCardPicture(overrides.industry ?? '', name))
    return { photo: '', isPlain: false };
  return { photo, isPlain: photo === '' };
}

/**
 * The share card of a demo: its own design, logo and opening picture, else those of its industry.
 */
export function demoCard(stored: DemoValues, kit: DemoKit, design: Design): ShareCard {
  const values = withTradeStyles(stored, kit);
  const { overrides, lists } = values;
  const { photo, isPlain } = findOpening(values, kit, design);
  const { logo, opening } = lists;
  const { x, y } = opening?.focus ?? {};
  return createShareCard(overrides, overrides.industry ?? '', design, {
    photo,
    focus:
      photo === '' || x === undefined || y === undefined
        ? ''
        : `${Math.round(x * 100)} ${Math.round(y * 100)}`,
    logo: logo && 'hash' in logo ? logo.hash : '',
    logoGround: logo?.background ?? 'own',
    isPlain,
  });
}
