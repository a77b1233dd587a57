import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ScanReply } from '../../contract/scan.ts';
import { measureSites } from './measure-accuracy.ts';
import type { Label } from './label.ts';

const SendableLabel = z.looseObject({
  id: z.string(),
  page: z.string(),
  url: z.string(),
  platform: z.string(),
  trade: z.string(),
  industryAccept: z.array(z.string()),
  /** Ids of the registry of trades, where a labeller names them. */
  tradeAccept: z.array(z.string()).optional(),
  language: z.string(),
  businessNameAccept: z.array(z.string()),
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  address: z.string().nullable(),
  hours: z.string().nullable(),
  servicesAccept: z.array(z.string()),
  people: z.array(z.looseObject({ name: z.string() })),
  testimonialsCount: z.number(),
  colorAccept: z.array(z.string()),
  foundingYear: z.number().nullable(),
  ownWords: z.array(z.string()),
  /** `people`, `quotes` and `services` whose labels name every item; any other found is wrong. */
  complete: z.array(z.string()).optional(),
  usable: z.boolean(),
});
export type SendableLabel = z.infer<typeof SendableLabel>;

export interface JudgedSite {
  readonly label: SendableLabel;
  readonly reply: ScanReply;
  readonly milliseconds: number;
}

/**
 * Scans the saved sites of a folder: `labels*.json` describe their pages, `sites/<id>/` holds them.
 */
export async function measureSendable(folder: string): Promise<readonly JudgedSite[]> {
  const files = readdirSync(folder).filter((name) => /^labels.*\.json$/u.test(name));
  const labels = files
    .flatMap(
      (name) =>
        z.object({ sites: z.array(SendableLabel) }).parse(readJson(join(folder, name))).sites,
    )
    .filter(({ usable }) => usable);
  const sites = labels.map(({ id, page, url, language }): Label => ({
    id,
    page,
    url,
    language,
    evaluate: {},
  }));
  const judged = await measureSites(join(folder, 'sites'), sites, 'linked pages');
  return judged.flatMap(({ reply, milliseconds }, index) => {
    const label = labels[index];
    return label === undefined ? [] : [{ label, reply, milliseconds }];
  });
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
