import type { Deps } from '../deps.ts';
import type { PageRequest, PageResponse } from '../pages/page-request.ts';
import { answerFrozen } from './answer-frozen.ts';

const below = /^\/approve\/([\w-]+)(\/(?:page(?:\/.*)?|_astro\/.+|card\.jpg))$/u;

/** Answers addresses of requests for approval; undefined for any other. */
export function createApprovePages(
  deps: Pick<Deps, 'store' | 'limiter'>,
): (request: PageRequest, path: string) => Promise<PageResponse | undefined> {
  return async (request, path) => {
    const [, id, rest] = below.exec(path) ?? [];
    if (id === undefined || rest === undefined) return undefined;
    deps.limiter.takeRead(request.clientAddress);
    return answerFrozen(deps, id, rest.replace(/\/$/u, ''), request.ifNoneMatch);
  };
}
