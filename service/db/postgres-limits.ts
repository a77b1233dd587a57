/** Limits of the connections to PostgreSQL, in milliseconds. */
export const connectMs = 3000;
/**
 * The server cancels a statement after `statementMs`. Without a response for `silenceMs`, the
 * connection counts as lost.
 */
export const statementMs = 10_000;
export const silenceMs = 12_000;
