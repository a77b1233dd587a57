import type { Settings } from './contract/settings.ts';
import type { Env } from './env.ts';

/** What the browser may know of the configuration: whether something is there, never what it is. */
export function publicSettings(env: Env): Settings {
  return {
    providers: { google: env.google !== undefined, github: env.github !== undefined },
    payment: {
      provider: env.stripe ? 'stripe' : 'simulated',
      publishableKey: env.stripe?.publishableKey ?? null,
    },
    suggestions: env.ai !== undefined,
    demoAccess: env.demoAccessCodes.length > 0,
    ...(env.hasDemoHost && { demoOrigin: env.demoOrigin }),
  };
}
