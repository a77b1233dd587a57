import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

function isIcon(module: unknown): module is { __iconData: { node: readonly Shape[] } } {
  return typeof module === 'object' && module !== null && '__iconData' in module;
}

const camel = (name: string): string =>
  name.replace(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase());

/**
 * Draws the browser's icons with `site/islands/ui/icon.ts` instead of lucide-react's component, and
 * removes the names and keys of each. Saves one and a half kilobytes of the studio's script,
 * compressed.
 */
export const slimIcons: Plugin = {
  name: 'slim-icons',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/u },
    async handler(_, id) {
      const module: unknown = await import(pathToFileURL(id).href);
      // An alias of an icon.
      if (!isIcon(module)) return undefined;
      const shapes = module.__iconData.node.map(([tag, attributes]) => [
        tag,
        Object.fromEntries(
          Object.entries(attributes)
            .filter(([name]) => name !== 'key')
            .map(([name, value]) => [camel(name), value]),
        ),
      ]);
      return {
        code: `import { icon } from '/site/islands/ui/icon.ts';\nexport default /* @__PURE__ */ icon(${JSON.stringify(shapes)});`,
        map: null,
      };
    },
  },
};
