import { readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { z } from 'zod';
import { composeReply } from '../compose-reply.ts';
import { extractPage } from '../extract-page.ts';
import type { RawDocument } from '../extraction.ts';
import { choosePages } from '../choose-pages.ts';
import { findPaintedLogo } from '../pictures/find-painted-logo.ts';
import { findInSheets } from '../pictures/painted-in.ts';
import { findBaseline } from './find-baseline.ts';
import { Label } from './label.ts';
import type { Judged } from './tally-accuracy.ts';
import { warmUpThoroughly } from '../worker/warm-up.ts';
import { decodePercents } from '../page/decode-percents.ts';

const Labels = z.looseObject({
  /**
   * Whether the labels describe the home pages only, or also the pages that the service fetches
   * after them.
   */
  covers: z.enum(['home pages', 'linked pages']).default('home pages'),
  sites: z.array(Label),
});

/**
 * Measures the extraction and a simple baseline on a folder of saved pages with a `labels.json`.
 * Nothing is fetched: style sheets, pictures and, where the labels cover them, further pages are
 * read from the folder.
 */
export async function measureAccuracy(folder: string): Promise<readonly Judged[]> {
  const labels = Labels.parse(JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')));
  return measureSites(folder, labels.sites, labels.covers);
}

/** As `measureAccuracy`, for labels that were read already. */
export async function measureSites(
  folder: string,
  sites: readonly Label[],
  covers: 'home pages' | 'linked pages',
): Promise<readonly Judged[]> {
  const judged: Judged[] = [];
  // Warms up as a worker of the service does before its first page.
  await warmUpThoroughly();
  for (const label of sites) {
    const root = resolve(folder, label.id);
    const home: RawDocument = {
      url: label.url,
      body: readFileSync(join(root, label.page)),
      contentType: 'text/html',
    };
    const started = process.cpuUsage();
    const words = await extractPage({ kind: 'words', home, further: [], answer: undefined });
    const sheets = words.links.sheets
      .flatMap((url) => readSaved(root, label, url))
      .map(({ url, bytes }): RawDocument => ({ url, body: bytes, contentType: 'text/css' }));
    const mark =
      findInSheets(sheets, (css, base) => findPaintedLogo(css, words.links.logoMarks, base)) ??
      words.links.logo;
    const [logo] =
      mark === undefined || mark.source === 'inline' ? [] : readSaved(root, label, mark.value);
    const { opening: found } = words.links;
    const [opening] = found === undefined ? [] : readSaved(root, label, found.value);
    const chosen = covers === 'linked pages' ? choosePages(words.findings, words.links.pages) : [];
    const further = chosen.flatMap(({ url, kind }) =>
      readSavedPage(root, label, url).map((page) => ({ ...page, kind })),
    );
    const seeksTrade = words.findings.trade === undefined;
    const more =
      further.length === 0
        ? words
        : await extractPage({ kind: 'words', home, further, answer: undefined, seeksTrade });
    const colors = await extractPage({
      kind: 'colors',
      home,
      sheets,
      logo: logo?.bytes,
      opening: opening?.bytes,
    });
    const spent = process.cpuUsage(started);
    const reply = composeReply(
      words.outcome ?? 'ok',
      { ...words.findings, ...more.findings, ...colors.findings, logo: mark },
      { ...colors.pictures },
    );
    judged.push({
      label,
      reply,
      baseline: findBaseline(home, sheets),
      pagesBeside: further.length,
      milliseconds: (spent.user + spent.system) / 1000,
    });
  }
  return judged;
}

/**
 * A further page that was saved with the home page, also when its address lacks the ending or names
 * only its folder.
 */
function readSavedPage(root: string, label: Label, url: string): RawDocument[] {
  const { href, pathname } = new URL(url);
  const path = pathname.replace(/\/$/u, '');
  const [file] = [
    href,
    new URL(`${path}.html`, url).href,
    new URL(`${path}/index.html`, url).href,
  ].flatMap((candidate) => readSaved(root, label, candidate));
  return file === undefined ? [] : [{ url, body: file.bytes, contentType: 'text/html' }];
}

/** A sheet or picture that was saved with the page; those of other hosts are not in the folder. */
function readSaved(root: string, label: Label, url: string): { url: string; bytes: Uint8Array }[] {
  const base = new URL(label.url);
  const target = new URL(url);
  if (target.host !== base.host) return [];
  const inPage = base.pathname.endsWith('/') ? base.pathname : `${dirname(base.pathname)}/`;
  const path = decodePercents(target.pathname);
  const candidates = [
    join(root, dirname(label.page), path.startsWith(inPage) ? path.slice(inPage.length) : path),
    join(root, path),
  ];
  const file = candidates.find(
    (candidate) =>
      candidate.startsWith(root + sep) &&
      statSync(candidate, { throwIfNoEntry: false })?.isFile() === true,
  );
  return file === undefined ? [] : [{ url, bytes: readFileSync(file) }];
}
