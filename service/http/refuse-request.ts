import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseLanguage } from '../client-words.ts';
import type { Deps } from '../deps.ts';
import { isThirdPartyHost } from '../hosts/normalize-host.ts';
import { commonHeaders } from '../pages/policy.ts';
import { toPublicError } from './answer-error.ts';
import { belongsToDemos, createDemoHostCheck, createOriginLookup } from './demo-host.ts';
import { errorPage, errorPolicy } from './error-page.ts';
import { createFailureLog } from './log-failures.ts';
import { wantsPage } from './prefers-html.ts';
import type { ResponseWriter } from './write-response.ts';

type RefuseRequest = (request: IncomingMessage, response: ServerResponse, error: unknown) => void;

/** Answers errors, as a page to people and as JSON to programs. */
export function createRefusal(
  deps: Pick<Deps, 'env' | 'log' | 'now'>,
  write: ResponseWriter,
): RefuseRequest {
  const { env } = deps;
  const logFailure = createFailureLog(deps);
  const findOrigin = createOriginLookup(env);
  const isDemoHost = createDemoHostCheck(env);
  const headersOfOthers = Object.fromEntries(commonHeaders(env.secure, { isOwnName: false }));

  return (request, response, error) => {
    const answer = toPublicError(error);
    const { status } = answer;
    if (status >= 500) logFailure(error, 'read failed');
    const { method = '', url = '' } = request;
    const [path = ''] = url.split('?');
    const isPage = wantsPage(request.headers.accept, method, path);
    const { retryAfter } = answer.details;
    const headers = {
      'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json',
      'Cache-Control': 'no-store',
      ...(isPage && { 'Content-Security-Policy': errorPolicy }),
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
      ...(findOrigin(request.headers.host) === undefined && headersOfOthers),
    };
    const text = isPage
      ? errorPage({
          status,
          error: answer,
          method,
          path,
          origin: env.publicOrigin,
          language: chooseLanguage(request.headers['accept-language']),
          isForClients:
            belongsToDemos(method, path) ||
            isDemoHost(request.headers.host) ||
            isThirdPartyHost(request.headers.host, env),
        })
      : JSON.stringify(answer.reply());
    const isHead = method === 'HEAD';
    write(response, { status, headers, body: Buffer.from(text) }, { isHead });
  };
}
