import { expiredDemo, publicDemo } from '../demos/show-demo.ts';
import { notFound } from '../errors.ts';
import { gone } from '../objections/stops.ts';
import { noStore } from './answer-content.ts';
import { createByteCache } from './byte-cache.ts';
import type { DemoFinder } from './find-shown-demo.ts';
import type { PageResponse } from './page-request.ts';

/** Bytes of cached replies: about 10,000 of them. */
const replyBytes = 16_000_000;
const jsonHeaders: Readonly<Record<string, string>> = {
  'Content-Type': 'application/json',
  ...noStore,
};

function toJson(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

/** Answers `GET /api/demos/{uniqueId}`, from memory while neither demo nor agency changes. */
export function createDemoCall(
  { findVersion, findShown }: DemoFinder,
  now: () => number,
): (uniqueId: string) => Promise<PageResponse> {
  /** The key: uniqueId, row id, and the last changes of demo and agency. */
  const replies = createByteCache<{ id: string; edition: string; body: Buffer }>({
    maxBytes: replyBytes,
  });

  return async (uniqueId) => {
    const found = await findVersion(uniqueId);
    if (found?.stopped === 1) throw gone();
    const cached = replies.get(uniqueId);
    const edition = found ? `${found.updatedAt} ${found.agencyVersion} ${found.isWhiteLabel}` : '';
    if (found && found.expiresAt > now() && cached?.id === found.id && cached.edition === edition)
      return { status: 200, headers: jsonHeaders, body: cached.body };
    const shown = found && (await findShown(uniqueId));
    if (!shown) throw notFound('Demo not found');
    const { demo, maker } = shown;
    if (demo.expiresAt <= now())
      return { status: 410, headers: jsonHeaders, body: toJson(expiredDemo(demo)) };
    const body = toJson({ success: true, demo: publicDemo(demo, maker) });
    replies.set(uniqueId, { id: demo.id, edition, body }, body.length);
    return { status: 200, headers: jsonHeaders, body };
  };
}
