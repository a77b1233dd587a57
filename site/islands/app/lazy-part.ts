import { lazy, type ComponentType } from 'react';
import { PartMissing } from './PartMissing.tsx';

/** A part of the workspace, fetched when it is shown. */
export interface LazyPart<Props> {
  readonly Part: ComponentType<Props>;
  /** Fetches it in advance. */
  readonly fetch: () => void;
}

/** A part that is fetched once; a message replaces it if that fails. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const once = (): Promise<{ default: ComponentType<Props> }> =>
    (loading ??= load().then(
      (part) => ({ default: part }),
      () => ({ default: PartMissing }),
    ));
  return { Part: lazy(once), fetch: () => void once() };
}
