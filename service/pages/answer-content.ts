import { notFound } from '../errors.ts';
import { contentHeaders, isNotModified, type PageContent } from './content.ts';
import { bestEncoding } from './encode-body.ts';
import type { PageRequest, PageResponse } from './page-request.ts';

export const noStore = { 'Cache-Control': 'no-store' };

/** Answers with a page or file, or with 304 where the client has it. */
export async function answerContent(
  request: PageRequest,
  content: PageContent,
  status: number,
  extra?: Record<string, string>,
): Promise<PageResponse> {
  if (status === 200 && isNotModified(content, request.ifNoneMatch)) {
    return { status: 304, headers: contentHeaders(content, 'identity'), body: undefined };
  }
  const encoding = content.compresses ? bestEncoding(request.acceptEncoding) : 'identity';
  const body = content.body.as(encoding);
  const headers = contentHeaders(content, encoding);
  return {
    status,
    headers: extra ? { ...headers, ...extra } : headers,
    body: Buffer.isBuffer(body) ? body : await body,
  };
}

/** Answers 404 with a page that search engines ignore. @throws ServiceError without a page. */
export async function answerMissing(
  request: PageRequest,
  page: PageContent | undefined,
): Promise<PageResponse> {
  if (!page) throw notFound();
  return answerContent(request, page, 404, { 'X-Robots-Tag': 'noindex, nofollow', ...noStore });
}
