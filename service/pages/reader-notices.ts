import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { languages } from '../../templates-data/model/languages.ts';
import type { Store } from '../db/open.ts';
import { agencies, demos, recipients } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { isMeasured } from '../objections/stops.ts';
import { describeProgram } from '../signals/describe-program.ts';
import { isOptedOut } from '../signals/is-opted-out.ts';
import { readWords } from '../template-data.ts';
import { createEtag } from './content.ts';
import { bestEncoding, EncodedBody } from './encode-body.ts';
import type { PageRequest, PageResponse } from './page-request.ts';
import { hashSource } from './policy.ts';
import { escapeAttribute, escapeHtml } from './render-page.ts';

/** Distance above the demo's label if the label is at the bottom of the window. */
const sheet =
  '#signals{position:fixed;z-index:60;right:12px;bottom:calc(12px + var(--label,0px));max-width:calc(100% - 24px);box-sizing:border-box;display:flex;flex-wrap:wrap;gap:2px 12px;align-items:center;margin:0;padding:4px 8px 4px 16px;border-radius:22px;background:#16181d;color:#f4f5f7;font:13px/20px system-ui,sans-serif;letter-spacing:0;text-align:start}#signals button{all:unset;flex:none;min-height:36px;padding:0 8px;cursor:pointer;font-weight:600;text-decoration:underline;text-underline-offset:3px}#signals button:focus-visible{outline:2px solid #fff;border-radius:8px}body:has([data-panel]) #signals{bottom:max(calc(12px + var(--label,0px)),72px)}@media print{#signals{display:none}}';
const sheetHash = hashSource(sheet);

interface NamedReader {
  readonly agency: string;
  readonly token: string;
}

interface ReaderNotices {
  /**
   * Answers a demo's page. People whose visits the agency sees by name get a notice about it. Opens
   * by programs are counted.
   */
  readonly answer: (
    request: PageRequest,
    address: {
      /** The path as the visitor sees it. */
      readonly path: string;
      readonly id: string;
      readonly query: string;
    },
    page: (request: PageRequest) => Promise<PageResponse>,
  ) => Promise<PageResponse>;
}

/** Whether a path is a page, not a picture of one. */
function isPage(path: string): boolean {
  return !path.includes('.');
}

/** The token of a recipient's own link. */
function readToken(search: string): string | undefined {
  const token = new URLSearchParams(search).get('to');
  return token === null || !/^[\w-]{1,40}$/u.test(token) ? undefined : token;
}

function withoutPanel(html: string): string {
  return html.replace(/<button[^>]*\sdata-panel=[^>]*>[^<]*<\/button>/u, '');
}

/** The notice in the page's language, with a button that also works without script. */
function writeNotice(html: string, { agency, token }: NamedReader, path: string): string {
  const [, lang = ''] = /<html[^>]*\slang="?([a-z]{2})/u.exec(html) ?? [];
  const words = readWords(languages.find((one) => one === lang) ?? 'en');
  const text = (words['signals.notice'] ?? '').replace('{agency}', () => agency);
  const off = words['signals.off'] ?? '';
  const hidden = (name: string, value: string): string =>
    `<input type="hidden" name="${name}" value="${escapeAttribute(value)}">`;
  return `<style>${sheet}</style><form id="signals" method="post" action="/api/signals/off" dir="auto">${hidden('to', token)}${hidden('back', path)}<span>${escapeHtml(text)}</span><button>${escapeHtml(off)}</button></form>`;
}

/** Prepares the query for the named recipient of a link whose visits are measured. */
function prepareReaderQuery(
  store: Store,
): (uniqueId: string, search: string) => Promise<NamedReader | undefined> {
  const query = store.read
    .select({ agency: agencies.name, token: recipients.token })
    .from(recipients)
    .innerJoin(demos, eq(demos.id, recipients.demoId))
    .innerJoin(agencies, eq(agencies.id, demos.agencyId))
    .where(
      and(
        eq(recipients.token, sql.placeholder('token')),
        eq(demos.uniqueId, sql.placeholder('uniqueId')),
        eq(recipients.named, true),
        isNull(recipients.declinedAt),
        isMeasured(),
      ),
    )
    .prepare();
  return async (uniqueId, search) => {
    const token = readToken(search);
    if (token === undefined) return undefined;
    const [reader] = await query.execute({ token, uniqueId });
    return reader;
  };
}

/** Prepares the query that tells if the recipient of a link has closed the panel for good. */
function prepareClosedPanelQuery(
  store: Store,
): (uniqueId: string, search: string) => Promise<boolean> {
  const query = store.read
    .select({ at: recipients.panelClosedAt })
    .from(recipients)
    .innerJoin(demos, eq(demos.id, recipients.demoId))
    .where(
      and(
        eq(recipients.token, sql.placeholder('token')),
        eq(demos.uniqueId, sql.placeholder('uniqueId')),
        isNotNull(recipients.panelClosedAt),
      ),
    )
    .prepare();
  return async (uniqueId, search) => {
    const token = readToken(search);
    if (token === undefined) return false;
    const rows = await query.execute({ token, uniqueId });
    return rows.length > 0;
  };
}

/** A page that was changed for one reader, with the policy for the notice's style. */
async function changePage(
  request: PageRequest,
  answer: PageResponse,
  change: (html: string) => string,
): Promise<PageResponse> {
  const html = answer.body?.toString() ?? '';
  if (answer.status !== 200 || !html.includes('</body>')) return answer;
  const body = Buffer.from(change(html));
  const policy = answer.headers['Content-Security-Policy'] ?? '';
  const encoding = bestEncoding(request.acceptEncoding);
  const etag = createEtag(body);
  const headers = {
    ...answer.headers,
    'Content-Security-Policy': policy.replace("style-src 'self'", `style-src 'self' ${sheetHash}`),
    ETag: etag,
    'Cache-Control': 'private, no-cache',
    Vary: 'Accept-Encoding, Sec-GPC, DNT',
  };
  if (request.ifNoneMatch?.includes(etag) === true)
    return { status: 304, headers, body: undefined };
  return {
    status: 200,
    headers: { ...headers, ...(encoding !== 'identity' && { 'Content-Encoding': encoding }) },
    body: await new EncodedBody(body, { improves: false }).as(encoding),
  };
}

export function createReaderNotices({
  store,
  programOpens,
}: Pick<Deps, 'store' | 'programOpens'>): ReaderNotices {
  const findReader = prepareReaderQuery(store);
  const hasClosedPanel = prepareClosedPanelQuery(store);

  return {
    answer: async (request, { path, id, query: search }, page) => {
      const { from } = request;
      if (!from || !isPage(path)) return page(request);
      const program = describeProgram(from.method, from.header);
      if (program !== undefined) programOpens.count(id, program);
      const isRecipientLink = search !== '' && program === undefined && !isOptedOut(from.header);
      const reader = isRecipientLink ? await findReader(id, search) : undefined;
      const isClosed = search !== '' && (await hasClosedPanel(id, search));
      if (!reader && !isClosed) return page(request);
      const plain = { ...request, acceptEncoding: undefined, ifNoneMatch: undefined };
      return changePage(request, await page(plain), (html) => {
        const notice = reader ? writeNotice(html, reader, path) : '';
        const end = html.lastIndexOf('</body>');
        const noticed = html.slice(0, end) + notice + html.slice(end);
        return isClosed ? withoutPanel(noticed) : noticed;
      });
    },
  };
}
