import { slots } from '../../templates-data/model/slots.ts';
import type { Store } from '../db/open.ts';
import { addDemo, type CreateOptions } from './create-demo.ts';
import { findAgencyDemo, type DemoRow } from './queries.ts';
import { copyPictures, storePictures } from './store-pictures.ts';
import { storeDomains, listDomains } from '../objections/demo-domains.ts';
import { requireAgency, requireAllowed } from '../objections/stops.ts';
import { takeSlot } from '../plans/take-slot.ts';

const suffix = ' (copy)';

/** The copy's name in the library; a long name is cut so that the suffix fits. */
export function copyName(name: string): string {
  const maxNameLength = slots.businessName.max - Array.from(suffix).length;
  return Array.from(name).slice(0, maxNameLength).join('').trimEnd() + suffix;
}

/**
 * Adds a demo with the same page, pictures and tags under its own link. Notes, star and visits are
 * not copied.
 * @throws ServiceError quota_used_up, opted_out, busy when no free id was found.
 */
export function duplicateDemo(
  store: Store,
  id: string,
  options: CreateOptions,
): Promise<DemoRow | undefined> {
  return store.write(async (db) => {
    const original = await findAgencyDemo(db, options.agencyId, id);
    if (!original) return undefined;
    const domains = await listDomains(db, original.id);
    await requireAgency(db, options.agencyId);
    await requireAllowed(db, domains);
    await takeSlot(db, options);
    const demoId = crypto.randomUUID();
    const { agencyId, now } = options;
    const pictures = await copyPictures(db, original.websiteData, { agencyId, demoId, now });
    const copy = await addDemo(
      db,
      { ...original, id: demoId, name: copyName(original.name), copyOf: original.id },
      options,
    );
    await storeDomains(db, copy.id, domains);
    await storePictures(db, pictures, options);
    return copy;
  });
}
