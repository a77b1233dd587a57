import { lazy, type ComponentType } from 'react';
import { PartMissing } from './PartMissing.tsx';

/** A part of the workspace, fetched when it is shown. */
export interface Part<Props> {
  readonly Part: ComponentType<Props>;
  /** Fetches it ahead. */
  readonly fetch: () => void;
}

/** A part that is fetched once; where that fails, a sentence stands in its place. */
export function later<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const once = (): Promise<{ default: ComponentType<Props> }> =>
    (loading ??= load().then(
      (part) => ({ default: part }),
      () => ({ default: PartMissing }),
    ));
  return { Part: lazy(once), fetch: () => void once() };
}
