import { cursorSentence } from '../contract/demos.ts';
import { ServiceError } from '../errors.ts';
import type { ListPosition } from './queries.ts';

/** A position in a list as an opaque token for a URL. */
export function writeCursor({ createdAt, id }: ListPosition): string {
  return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}

/** @throws ServiceError invalid_fields */
export function readCursor(cursor: string): ListPosition {
  const [, createdAt, id] =
    /^(\d{1,16}) ([\w-]+)$/u.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (createdAt === undefined || id === undefined) {
    throw new ServiceError('invalid_fields', cursorSentence, {
      fields: { cursor: cursorSentence },
    });
  }
  return { createdAt: Number(createdAt), id };
}
