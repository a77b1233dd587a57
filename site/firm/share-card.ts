import {
  createShareCard,
  shareCardVersion,
  type ShareCard,
} from '../../templates-data/model/share-card.ts';
import { paths } from '../paths.ts';
import type { FirmSite } from './read-site.ts';

/** The content of a sample site's share card. */
export function siteCard(site: FirmSite): ShareCard {
  return createShareCard(site.overrides, site.industryId, site.design);
}

/** The address of the card, which depends on its content only. */
export function siteCardPath(site: FirmSite): string {
  return paths.shareCard(shareCardVersion(siteCard(site)));
}
