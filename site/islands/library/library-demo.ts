import type { Demo, ListedDemo } from '../../../service/contract/demos.ts';
import type { LoggedEvent } from '../../../service/contract/events.ts';
import type { Looks, Panel } from '../../../service/contract/panel.ts';
import type { DealValue, Stage } from '../../../service/contract/stages.ts';
import type { WebsiteData } from '../../../service/contract/website-data.ts';
import { paths } from '../../paths.ts';
import type { LocalDemo } from '../studio/making/local-demos.ts';
import { formatCount } from '../ui/format-english.ts';

/**
 * A demo in the library, saved in the account or stored on this device only. Times are milliseconds
 * since 1970.
 */
export interface LibraryDemo {
  /** The row's id; for a demo on this device its uniqueId. */
  readonly id: string;
  readonly uniqueId: string;
  /** The last part of its link under the agency's own domain; empty on this device. */
  readonly slug: string;
  /** The member who made it; empty on this device. */
  readonly userId: string;
  /** The path of its page. */
  readonly address: string;
  readonly name: string;
  readonly industry: string;
  readonly websiteData: WebsiteData;
  readonly tags: readonly string[];
  readonly notes: string;
  readonly starred: boolean;
  readonly visits: number;
  readonly version: number;
  readonly createdAt: number | undefined;
  readonly updatedAt: number | undefined;
  readonly expires: number | undefined;
  readonly stage: Stage;
  /** The value of the deal; null if unknown. */
  readonly value: DealValue | null;
  readonly lostReason: string | null;
  /** The parts of the panel on its page, and the looks that visitors can try. */
  readonly panel: Panel;
  readonly looks: Looks;
  /** Its last event; null without one. */
  readonly lastSignal: LoggedEvent | null;
  /** The recipients with their own links. */
  readonly recipients: ListedDemo['recipients'];
  /** Whether its link was taken down, by the business that objected or by the operator. */
  readonly stopped: boolean;
  /** Whether it is stored on this device only. */
  readonly local: boolean;
  /**
   * Stored on this device by an older version, which did not record the owner: uploaded only on the
   * owner's request.
   */
  readonly legacy: boolean;
  /** Whether this device has a newer version that is not uploaded. */
  readonly unsent: boolean;
  /** When it came into its stage. */
  readonly stageAt: number | undefined;
}

/**
 * When a link expires; undefined for a permanent one, whose date from the service is in the year
 * 9999.
 */
function parseExpiry(expiresAt: string): number | undefined {
  return expiresAt.startsWith('9999-') ? undefined : Date.parse(expiresAt);
}

const nobody: ListedDemo['recipients'] = { names: [], count: 0 };

export function savedDemo(demo: Demo & Partial<ListedDemo>): LibraryDemo {
  const { id, uniqueId, slug, name, industry, templateData, tags, notes, starred } = demo;
  const { userId, visits, version, stage, value, lostReason, panel, looks } = demo;
  return {
    id,
    uniqueId,
    slug,
    userId,
    address: paths.savedDemo(uniqueId),
    name,
    industry,
    websiteData: templateData,
    tags,
    notes,
    starred,
    visits,
    version,
    createdAt: Date.parse(demo.createdAt),
    updatedAt: Date.parse(demo.updatedAt),
    expires: parseExpiry(demo.expiresAt),
    stage,
    value,
    lostReason,
    panel,
    looks,
    lastSignal: demo.lastSignal ?? null,
    recipients: demo.recipients ?? nobody,
    stopped: demo.stopped ?? false,
    local: false,
    legacy: false,
    unsent: false,
    stageAt: Date.parse(demo.stageAt),
  };
}

function demoOnDevice({ uniqueId, name, industry, data, tags, ...demo }: LocalDemo): LibraryDemo {
  return {
    id: uniqueId,
    uniqueId,
    slug: '',
    userId: '',
    address:
      demo.form === 'template'
        ? `${paths.home}?template=${encodeURIComponent(uniqueId)}`
        : paths.savedDemo(uniqueId),
    name,
    industry,
    websiteData: data,
    tags,
    notes: '',
    starred: false,
    visits: 0,
    version: 0,
    createdAt: demo.createdAt,
    updatedAt: demo.createdAt,
    expires: demo.expires,
    stage: 'draft',
    value: null,
    lostReason: null,
    panel: { comments: false, choices: false, approval: false },
    looks: { palettes: [], headlines: [] },
    lastSignal: null,
    recipients: nobody,
    stopped: false,
    local: true,
    legacy: demo.owner === undefined,
    unsent: false,
    stageAt: demo.createdAt,
  };
}

/** Merges both lists: local demos first; a local newer version marks its saved demo. */
export function mergeDemos(
  saved: readonly LibraryDemo[],
  local: readonly LocalDemo[],
): readonly LibraryDemo[] {
  const waiting = new Set(local.map(({ uniqueId }) => uniqueId));
  const isSaved = new Set(saved.map(({ uniqueId }) => uniqueId));
  if (local.length === 0) return saved;
  return [
    ...local.filter(({ uniqueId }) => !isSaved.has(uniqueId)).map(demoOnDevice),
    ...saved.map((demo) => (waiting.has(demo.uniqueId) ? { ...demo, unsent: true } : demo)),
  ];
}

const day = 24 * 60 * 60 * 1000;

export function isExpired({ expires }: Pick<LibraryDemo, 'expires'>, now = Date.now()): boolean {
  return expires !== undefined && expires <= now;
}

/** The remaining time of a link, as a sentence. */
export function describeExpiry(expires: number | undefined, now = Date.now()): string {
  if (expires === undefined) return 'Does not expire';
  const days = Math.ceil((expires - now) / day);
  if (days <= 0) return 'Expired';
  return days === 1 ? 'Expires within a day' : `Expires in ${days} days`;
}

/** The same for a narrow column: `12 days`. */
export function shortExpiry(expires: number | undefined, now = Date.now()): string {
  if (expires === undefined) return 'Kept';
  const days = Math.ceil((expires - now) / day);
  if (days <= 0) return 'Expired';
  return days === 1 ? '1 day' : `${days} days`;
}

/** Whether a link expires within three days, or has expired. */
export function endsSoon({ expires }: Pick<LibraryDemo, 'expires'>, now = Date.now()): boolean {
  return expires !== undefined && expires - now <= 3 * day;
}

export function describeVisits(visits: number): string {
  return visits === 1 ? '1 visit' : `${formatCount(visits)} visits`;
}
