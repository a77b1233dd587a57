import type { IncomingMessage } from 'node:http';

/** Milliseconds that every body may take. */
const graceMs = 10_000;
/**
 * Bytes a second, on average, that a body must bring if it takes longer. Pictures over a slow line
 * arrive at several times of this.
 */
const bytesPerSecond = 4000;

/**
 * Calls `onSlow` when a request's body arrives so slowly that it only holds a connection. Node's
 * own limit is one duration for bodies of every size, which a large one over a slow line exceeds.
 */
export function watchBody(
  request: IncomingMessage,
  onSlow: () => void,
  limits = { graceMs, bytesPerSecond },
): void {
  const { socket, headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  const begun = performance.now();
  const bytesBefore = socket.bytesRead;
  const timer = setInterval(() => {
    const seconds = (performance.now() - begun) / 1000;
    const isFast = socket.bytesRead - bytesBefore >= seconds * limits.bytesPerSecond;
    if (!request.complete && (isFast || seconds * 1000 < limits.graceMs)) return;
    clearInterval(timer);
    // All of it may have arrived although nothing has read it.
    if (!request.complete) onSlow();
  }, limits.graceMs / 10);
  request.once('close', () => clearInterval(timer));
}
