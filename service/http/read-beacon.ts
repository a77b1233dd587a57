import type { IncomingMessage } from 'node:http';
import { sendSignals } from '../contract/signals.ts';
import { incompleteRequest, tooLarge } from './read-body.ts';

/**
 * The body of a beacon, within the call's limit.
 * @throws ServiceError too_large, aborted
 */
export function readBeacon(request: IncomingMessage): Promise<Buffer> {
  const limit = sendSignals.bodyLimit;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else reject(tooLarge(limit));
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => reject(incompleteRequest()));
  });
}
