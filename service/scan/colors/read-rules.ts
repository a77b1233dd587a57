import { parse } from 'css-tree';
import type { CssNode } from 'css-tree';
import { skippedMedia } from './find-imports.ts';
import { selectColorRules } from './paint-rules.ts';
import { stripData } from '../page/strip-page.ts';

/** A style rule with its colour declarations. */
export interface StyleRule {
  readonly selectors: string;
  readonly declarations: readonly {
    readonly property: string;
    readonly value: string;
    readonly important: boolean;
  }[];
}

const maxSheetLength = 700_000;
const maxRules = 15_000;
const colorProperty =
  /^(?:background(?:-color|-image)?|color|border(?:-(?:top|bottom|left|right))?(?:-color)?|fill|--[\w-]+)$/u;

/**
 * The rules of a sheet that set colours or custom properties, in order. For a broken sheet it
 * returns the readable rules; it never throws.
 */
export function readRules(css: string): readonly StyleRule[] {
  const rules: StyleRule[] = [];
  try {
    const sheet = parse(selectColorRules(stripData(css.slice(0, 3_000_000), maxSheetLength)), {
      parseValue: false,
      parseRulePrelude: false,
      parseAtrulePrelude: false,
      parseCustomProperty: false,
    });
    collect(sheet, rules, 0);
  } catch {
    return rules;
  }
  return rules;
}

function collect(node: CssNode, rules: StyleRule[], depth: number): void {
  if (node.type !== 'StyleSheet' && node.type !== 'Block') return;
  for (const child of node.children) {
    if (rules.length >= maxRules || depth > 6) return;
    if (child.type === 'Atrule' && child.block !== null) {
      const prelude = child.prelude?.type === 'Raw' ? child.prelude.value : '';
      const isGroup = /^(?:media|supports|layer|container|scope)$/iu.test(child.name);
      if (isGroup && !skippedMedia.test(prelude)) collect(child.block, rules, depth + 1);
    } else if (child.type === 'Rule') {
      const rule = readRule(child.prelude.type === 'Raw' ? child.prelude.value : '', child.block);
      if (rule !== undefined) rules.push(rule);
    }
  }
}

/** Declarations of a `style` attribute. */
export function readStyleAttribute(style: string): StyleRule['declarations'] {
  return style
    .slice(0, 2000)
    .split(';')
    .flatMap((declaration) => {
      const at = declaration.indexOf(':');
      const property = declaration.slice(0, Math.max(0, at)).trim().toLowerCase();
      return colorProperty.test(property)
        ? [{ property, value: declaration.slice(at + 1).trim(), important: true }]
        : [];
    });
}

function readRule(selectors: string, block: CssNode): StyleRule | undefined {
  if (block.type !== 'Block' || selectors.length > 5000) return undefined;
  const declarations: { property: string; value: string; important: boolean }[] = [];
  for (const item of block.children) {
    if (item.type !== 'Declaration' || item.value.type !== 'Raw') continue;
    const property = item.property.startsWith('--') ? item.property : item.property.toLowerCase();
    if (!colorProperty.test(property)) continue;
    declarations.push({
      property,
      value: item.value.value.trim().slice(0, 400),
      important: item.important !== false,
    });
  }
  return declarations.length === 0 ? undefined : { selectors, declarations };
}
