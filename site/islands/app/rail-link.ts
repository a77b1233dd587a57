import type { Route } from './routes.ts';

/** The focus ring of links in the rail, inside their edges. */
export const ring = 'outline-offset-[-2px] focus-visible:outline-2 focus-visible:outline-ring';

export const isCurrent = (path: string, current: Route | undefined): boolean =>
  path === current?.path || path === current?.below;
