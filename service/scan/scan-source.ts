import type { ScanReply } from '../contract/scan.ts';
import { composeReply } from './compose-reply.ts';
import type { RawDocument } from './extraction.ts';
import { splitDomain, nameFromDomain } from './name/read-domain.ts';
import { toMarkup } from './read-source.ts';
import { runWork } from './worker/run-work.ts';
import type { ScanOptions } from './scan-options.ts';

const defaultDeadlineMs = 8000;

/**
 * Reads a page's source or text that a person pasted. It fetches nothing; `url` is only the page's
 * address. Never throws for invalid input.
 */
export async function scanSource(
  source: string,
  url: string | undefined,
  options: Pick<ScanOptions, 'deadlineMs' | 'onStage' | 'log'>,
): Promise<ScanReply> {
  const address = URL.parse(url ?? '') ?? URL.parse(`https://${url ?? ''}`) ?? undefined;
  const home: RawDocument = {
    url: address?.href,
    body: toMarkup(source),
    contentType: 'text/html',
  };
  const wallMs = options.deadlineMs ?? defaultDeadlineMs;
  options.onStage?.('reading');
  // One after the other: two copies of a large page at a time take twice the memory.
  const { result: words } = await runWork(
    { kind: 'words', home, further: [], answer: undefined, handsOver: true },
    { wallMs },
  );
  const rest = typeof words === 'string' ? home : { ...home, body: words.rest ?? home.body };
  const { result: colors } = await runWork(
    { kind: 'colors', home: rest, sheets: [], logo: undefined },
    { wallMs },
  );
  for (const result of [words, colors]) {
    if (typeof result !== 'string') continue;
    options.log?.({
      event: 'scan-extraction-failed',
      host: address?.hostname ?? '',
      reason: result,
    });
  }
  options.onStage?.('done');
  const domainName = {
    businessName: address === undefined ? undefined : nameFromDomain(splitDomain(address)),
  };
  if (typeof words === 'string') return composeReply('partial', domainName);
  const own = words.outcome === undefined || words.outcome === 'script-only';
  const findings = {
    ...words.findings,
    ...(own && typeof colors !== 'string' ? colors.findings : {}),
  };
  const reply = composeReply(
    words.outcome ?? (typeof colors === 'string' ? 'partial' : 'ok'),
    findings,
  );
  return words.notice === undefined ? reply : { ...reply, notice: words.notice };
}
