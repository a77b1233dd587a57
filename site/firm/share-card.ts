import {
  createShareCard,
  shareCardVersion,
  type ShareCard,
} from '../../templates-data/model/share-card.ts';
import { paths } from '../paths.ts';
import type { FirmSite } from './read-site.ts';

/** What the picture of a link to a sample site shows. */
export function cardOf(site: FirmSite): ShareCard {
  return createShareCard(site.overrides, site.industryId, site.design);
}

/** Its address; the same card has the same address wherever it is used. */
export function cardPathOf(site: FirmSite): string {
  return paths.shareCard(shareCardVersion(cardOf(site)));
}
