/** Whether the browser has the cookie that makes pages ask who is signed in. */
export function hasHint(cookieHeader: string): boolean {
  return /(?:^|;\s*)signed-in=1\s*(?:;|$)/u.test(cookieHeader);
}

/**
 * The session id in a `Cookie` header. Other cookies are not parsed, because they may be malformed.
 */
export function readSessionId(cookieHeader: string): string | undefined {
  return /(?:^|;\s*)connect\.sid=([a-z0-9]+)\s*(?:;|$)/u.exec(cookieHeader)?.[1];
}
