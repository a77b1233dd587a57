import type { Settings } from './contract/settings.ts';
import type { Env } from './env.ts';

/** The public part of the settings: whether something is configured, never its value. */
export function publicSettings(env: Env): Settings {
  return {
    providers: { google: env.google !== undefined, github: env.github !== undefined },
    payment: {
      provider: env.stripe ? 'stripe' : 'simulated',
      publishableKey: env.stripe?.publishableKey ?? null,
    },
    suggestions: env.ai !== undefined,
    demoAccess: env.demoAccessCodes.length > 0,
    trialDays: env.trialDays,
    ...(env.hasDemoHost && { demoOrigin: env.demoOrigin }),
  };
}
