import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { hyphenate } from '../../templates-data/model/unique-id.ts';
import type { Database, Store } from '../db/open.ts';
import { demos } from '../db/schema.ts';

/** Demos that get a slug in one transaction. */
const batchSize = 500;
const maxSlugLength = 60;
/** Slugs that other paths of an agency's domain use. */
const reserved = new Set([
  'api',
  'app',
  'approve',
  'client',
  'demos',
  'islands',
  'opt-out',
  'share',
  'verify',
  'well-known',
]);

type SluggedDemo = Pick<
  typeof demos.$inferSelect,
  'agencyId' | 'uniqueId' | 'name' | 'websiteData'
>;

/** The slug of a demo under its agency's domain: the client's name, if it is free. */
export async function chooseSlug(
  db: Database,
  { agencyId, uniqueId, name, websiteData }: SluggedDemo,
): Promise<string> {
  const slug = hyphenate(websiteData.businessName ?? name, maxSlugLength);
  if (slug === '' || reserved.has(slug)) return uniqueId;
  const [other] = await db
    .select({ id: demos.id })
    .from(demos)
    .where(and(eq(demos.agencyId, agencyId), or(eq(demos.slug, slug), eq(demos.uniqueId, slug))))
    .limit(1);
  return other ? uniqueId : slug;
}

/** The agency's demo at an address under its own name: its uniqueId or its slug. */
export async function findBySlug(
  db: Database,
  agencyId: string,
  address: string,
): Promise<{ readonly uniqueId: string; readonly slug: string } | undefined> {
  const found = await db
    .select({ uniqueId: demos.uniqueId, slug: demos.slug })
    .from(demos)
    .where(
      and(
        eq(demos.agencyId, agencyId),
        or(eq(demos.uniqueId, address), eq(demos.slug, address)),
        isNull(demos.deletedAt),
      ),
    );
  return found.find(({ uniqueId }) => uniqueId === address) ?? found[0];
}

/** Gives a slug to demos without one, the oldest first. */
export async function addMissingSlugs(store: Store): Promise<void> {
  for (;;) {
    const [first] = await store.read
      .select({ id: demos.id })
      .from(demos)
      .where(eq(demos.slug, ''))
      .limit(1);
    if (!first) return;
    await store.write(async (db) => {
      const rows = await db
        .select()
        .from(demos)
        .where(eq(demos.slug, ''))
        .orderBy(asc(demos.createdAt), asc(demos.id))
        .limit(batchSize);
      for (const row of rows) {
        const slug = await chooseSlug(db, row);
        await db.update(demos).set({ slug }).where(eq(demos.id, row.id));
      }
    });
  }
}
