import type { Extracted, FurtherDocument, RawDocument } from '../extraction.ts';
import type { Fetcher } from './fetch-document.ts';
import { findPaintedLogo } from '../pictures/find-painted-logo.ts';
import { findPaintedOpening } from '../pictures/find-painted-opening.ts';
import { findInSheets } from '../pictures/painted-in.ts';
import type { Found } from '../page/found.ts';
import { choosePages } from '../choose-pages.ts';
import type { FurtherPage } from '../choose-pages.ts';
import { chooseSheets } from '../colors/choose-sheets.ts';
import { findImports } from '../colors/find-imports.ts';
import type { OnwardLinks } from '../find-links.ts';
import { decodeText } from './decode-text.ts';
import { checkWebAddress } from './read-web-address.ts';
import type { Exemptions } from './read-web-address.ts';
import { ScanRefused } from '../scan-refused.ts';

export interface Onward {
  readonly sheets: readonly RawDocument[];
  readonly further: readonly FurtherDocument[];
  readonly logo: Uint8Array | undefined;
  readonly opening: Uint8Array | undefined;
  /** The opening picture, if a style sheet paints it. */
  readonly painted: Found | undefined;
  /** The logo, if a style sheet paints it. */
  readonly paintedLogo: Found | undefined;
  /** Whether a request timed out. */
  readonly late: boolean;
}

// Time limit of a style sheet.
const sheetTimeoutMs = 4000;
const maxImports = 2;
const maxFurtherBytes = 4_000_000;
// Time limit of the opening picture.
const openingTimeoutMs = 2500;

interface OnwardRequests {
  /** A whole document, or the read part of one; undefined if it cannot be had. */
  readonly get: (
    address: string,
    kind: 'sheet' | 'page' | 'image',
  ) => Promise<RawDocument | undefined>;
  readonly getPage: (page: FurtherPage) => Promise<FurtherDocument | undefined>;
  readonly getOpening: (address: string) => Promise<Uint8Array | undefined>;
  /** A style sheet behind those that it imports. */
  readonly getSheets: (address: string) => Promise<readonly RawDocument[]>;
  readonly isLate: () => boolean;
}

function openRequests(
  fetcher: Fetcher,
  exempt: Exemptions,
  signal: AbortSignal,
  onFailure: (reason: string) => void,
): OnwardRequests {
  let late = false;

  async function request<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      onFailure(error instanceof ScanRefused ? error.reason : String(error));
      return undefined;
    }
  }

  const get: OnwardRequests['get'] = (address, kind) =>
    request(async () => {
      const file = await fetcher.fetch(checkWebAddress(address, undefined, exempt), kind, signal);
      if (file === 'late' || file.cut === 'time') late = true;
      if (file === 'late' || file.bytes === undefined || file.status !== 200) return undefined;
      return {
        url: file.url.href,
        body: file.bytes,
        contentType: file.headers['content-type'] ?? '',
      };
    });

  const getOpening: OnwardRequests['getOpening'] = (address) =>
    request(async () => {
      const timeout = AbortSignal.any([signal, AbortSignal.timeout(openingTimeoutMs)]);
      const url = checkWebAddress(address, undefined, exempt);
      const file = await fetcher.fetch(url, 'image', timeout);
      // Incomplete pictures are not used.
      if (file === 'late' || file.cut !== undefined || file.status !== 200) return undefined;
      return file.bytes;
    });

  async function getSheets(address: string): Promise<RawDocument[]> {
    const sheet = await get(address, 'sheet');
    if (sheet === undefined) return [];
    const text =
      typeof sheet.body === 'string'
        ? sheet.body
        : decodeText(sheet.body.subarray(0, 20_000), sheet.contentType);
    const addresses = findImports(text).flatMap((link) => URL.parse(link, sheet.url)?.href ?? []);
    const left = Math.min(maxImports, fetcher.requestsLeft());
    const imported = await Promise.all(
      addresses.slice(0, Math.max(0, left)).map((link) => get(link, 'sheet')),
    );
    return [...imported.filter((one) => one !== undefined), sheet];
  }

  return {
    get,
    getPage: async ({ url, kind }) => {
      const page = await get(url, 'page');
      return page === undefined ? undefined : { ...page, kind };
    },
    getOpening,
    getSheets,
    isLate: () => late,
  };
}

/** How many style sheets may be requested besides the further pages and the two pictures. */
function countSheets({ logo, logoMarks, opening, heroes }: OnwardLinks, left: number): number {
  const pictures =
    (logo === undefined && logoMarks.length === 0 ? 0 : 1) +
    (opening === undefined && heroes.length === 0 ? 0 : 1);
  return Math.max(0, left - pictures);
}

/**
 * Fetches the style sheets with their imports, the logo, and up to six pages that may contain
 * missing values. A failure is left out and reported to `onFailure`.
 */
export async function fetchOnward(
  fetcher: Fetcher,
  exempt: Exemptions,
  { links, findings }: Extracted,
  outer: AbortSignal,
  onFailure: (reason: string) => void,
): Promise<Onward> {
  const signal = AbortSignal.any([outer, AbortSignal.timeout(sheetTimeoutMs)]);
  const requests = openRequests(fetcher, exempt, signal, onFailure);
  const { get, getPage, getOpening, getSheets } = requests;
  const further = choosePages(findings, links.pages);
  const sheetLinks = chooseSheets(
    links.sheets,
    countSheets(links, fetcher.requestsLeft() - further.length),
  );
  const [sheetSets, pages, logo, opening] = await Promise.all([
    Promise.all(sheetLinks.map(getSheets)),
    Promise.all(further.map(getPage)),
    links.logo === undefined || links.logo.source === 'inline' || links.logoMarks.length > 0
      ? undefined
      : get(links.logo.value, 'image'),
    links.opening === undefined ? undefined : getOpening(links.opening.value),
  ]);
  const sheets = sheetSets.flat();
  const paintedLogo =
    fetcher.requestsLeft() > 0 && links.logoMarks.length > 0
      ? findInSheets(sheets, (css, base) => findPaintedLogo(css, links.logoMarks, base))
      : undefined;
  // Uses the touch icon if no painted logo was found.
  const mark = paintedLogo ?? (links.logoMarks.length > 0 ? links.logo : undefined);
  const logoFile = mark === undefined ? logo : await get(mark.value, 'image');
  const painted =
    opening === undefined && links.heroes.length > 0 && fetcher.requestsLeft() > 0
      ? findInSheets(sheets, (css, base) => findPaintedOpening(css, links.heroes, base))
      : undefined;
  return {
    sheets,
    further: limitSize(pages.filter((page) => page !== undefined)),
    logo: typeof logoFile?.body === 'object' ? logoFile.body : undefined,
    opening: painted === undefined ? opening : await getOpening(painted.value),
    painted,
    paintedLogo,
    late: requests.isLate(),
  };
}

/** The first pages that fit into a worker's memory together. */
function limitSize(pages: readonly FurtherDocument[]): readonly FurtherDocument[] {
  let size = 0;
  return pages.filter(({ body }) => {
    const length = typeof body === 'string' ? body.length : body.byteLength;
    if (size + length > maxFurtherBytes) return false;
    size += length;
    return true;
  });
}
