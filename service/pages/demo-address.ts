import type { Env } from '../env.ts';

/** The address of a demo: under the shared origin, or under its agency's own domain. */
export interface DemoAddress {
  readonly origin: string;
  /** The beginning of the demo's links, without a slash at the end. */
  readonly base: string;
  /** Whether it is under the agency's own domain. */
  readonly isOwn: boolean;
}

/** A demo's address under the shared origin. */
export function sharedAddress({ demoOrigin }: Pick<Env, 'demoOrigin'>, id: string): DemoAddress {
  return { origin: demoOrigin, base: `/demos/${id}`, isOwn: false };
}
