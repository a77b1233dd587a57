import type { Env } from '../env.ts';

/** Where a demo is shown: under the demos' name, or under its agency's own. */
export interface DemoAddress {
  readonly origin: string;
  /** Beginning of the demo's own links, without a slash at the end. */
  readonly base: string;
  /** Whether the agency's own name is in the address. */
  readonly isOwn: boolean;
}

/** A demo's address under the name of all demos. */
export function sharedAddress({ demoOrigin }: Pick<Env, 'demoOrigin'>, id: string): DemoAddress {
  return { origin: demoOrigin, base: `/demos/${id}`, isOwn: false };
}
