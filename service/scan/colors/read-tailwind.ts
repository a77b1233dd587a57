import { textData } from '../page/element-text.ts';
import type { PageElement } from '../page/element-text.ts';
import { parseHexColor } from './parse-color.ts';

/**
 * Named colours of an inline `tailwind.config`: names such as `primary` or `brand-500` with
 * `#rrggbb`, at most 60.
 */
export function readTailwindColors(
  elements: readonly PageElement[],
): readonly (readonly [string, string])[] {
  const found: (readonly [string, string])[] = [];
  for (const { name, children } of elements) {
    const script = name === 'script' ? textData(children[0]) : undefined;
    if (script?.includes('tailwind.config') !== true) continue;
    let group = '';
    for (const [, key, open, value] of script
      .slice(0, 20_000)
      .matchAll(
        /["']?([\w-]{1,40})["']?\s{0,10}:\s{0,10}(?:(\{)|["'](#[\da-f]{3,8}|(?:rgb|hsl)a?\([^()"']{1,40}\))["'])/giu,
      )) {
      if (open !== undefined) {
        group = key ?? '';
        continue;
      }
      const hex = parseHexColor(value ?? '');
      const isShade = /^(?:\d{2,3}|DEFAULT)$/u.test(key ?? '');
      if (hex !== undefined)
        found.push([
          isShade ? `${group}-${key === 'DEFAULT' ? 'main' : (key ?? '')}` : (key ?? ''),
          hex,
        ]);
      if (found.length >= 60) return found;
    }
  }
  return found;
}
