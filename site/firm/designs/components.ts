import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { Design } from '../../../templates-data/model/designs.ts';

const own = import.meta.glob<AstroComponentFactory>(['./*/*.astro', './*/*/*.astro'], {
  import: 'default',
  eager: true,
});
const shared = import.meta.glob<AstroComponentFactory>('../sections/*.astro', {
  import: 'default',
  eager: true,
});

/** A component that only some designs have, such as the figure beside a service; else undefined. */
export function findOwnComponent(design: Design, name: string): AstroComponentFactory | undefined {
  return own[`./${design}/${name}.astro`];
}

/**
 * A component of a page: that of a sample's layout in `designs/<design>/<layout>/`, else the
 * design's own in `designs/<design>/`, else the one in `sections/`.
 */
export function getComponent(design: Design, name: string, layout = ''): AstroComponentFactory {
  const part =
    own[`./${design}/${layout}/${name}.astro`] ??
    findOwnComponent(design, name) ??
    shared[`../sections/${name}.astro`];
  if (!part) throw new Error(`no component ${name} for the ${design} design`);
  return part;
}
