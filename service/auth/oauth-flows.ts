import { eq } from 'drizzle-orm';
import { generateRandomCodeVerifier, generateRandomNonce, generateRandomState } from 'oauth4webapi';
import type { Store } from '../db/open.ts';
import { oauthFlows } from '../db/schema.ts';
import { sha256 } from '../sha256.ts';

export type ProviderName = typeof oauthFlows.$inferSelect.provider;

/** How long a person may take at the provider. */
export const flowMs = 10 * 60 * 1000;

/** A sign-in that has begun; its values are known only to the browser and the provider. */
export interface Flow {
  readonly state: string;
  /** PKCE's code verifier. */
  readonly verifier: string;
  readonly nonce: string;
}

/**
 * Begins a flow. The `browser` value goes into a cookie, so that only the same browser can end it.
 */
export async function beginFlow(
  store: Store,
  provider: ProviderName,
  now: number,
): Promise<Flow & { readonly browser: string }> {
  const flow = {
    state: generateRandomState(),
    verifier: generateRandomCodeVerifier(),
    nonce: generateRandomNonce(),
    browser: generateRandomState(),
  };
  await store.write(async (db) => {
    await db.insert(oauthFlows).values({
      stateHash: sha256(flow.state),
      browserHash: sha256(flow.browser),
      provider,
      verifier: flow.verifier,
      nonce: flow.nonce,
      expiresAt: now + flowMs,
    });
  });
  return flow;
}

/**
 * Ends the flow of a state, so that each state works once. Undefined unless this browser began it,
 * for this provider, within `flowMs`.
 */
export async function endFlow(
  store: Store,
  provider: ProviderName,
  state: string,
  browser: string,
  now: number,
): Promise<Flow | undefined> {
  const [row] = await store.write((db) =>
    db
      .delete(oauthFlows)
      .where(eq(oauthFlows.stateHash, sha256(state)))
      .returning(),
  );
  if (
    !row ||
    row.provider !== provider ||
    row.browserHash !== sha256(browser) ||
    row.expiresAt <= now
  )
    return undefined;
  return { state, verifier: row.verifier, nonce: row.nonce };
}
