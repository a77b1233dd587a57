import { textData } from '../page/element-text.ts';
import type { PageElement } from '../page/element-text.ts';
import type { Found } from '../page/found.ts';
import type { Page } from '../page/read-page.ts';
import { cascadeColors } from './cascade-colors.ts';
import type { Cascade, Painted } from './cascade-colors.ts';
import { chooseColors } from './choose-colors.ts';
import type { ChosenColors, ColorTally } from './choose-colors.ts';
import { findGround } from './find-ground.ts';
import { paintPage } from './paint-page.ts';
import type { Use } from './paint-page.ts';
import { parseHexColor, isNeutral, toShade } from './parse-color.ts';
import { readRules } from './read-rules.ts';
import { readTailwindColors } from './read-tailwind.ts';
import { roleWeights, findRoles, textWeights } from './weigh-elements.ts';
import type { Role } from './weigh-elements.ts';

const propertyWeights: Readonly<Record<Painted, number>> = {
  background: 2,
  image: 1.6,
  text: 1,
  border: 0.6,
  fill: 0.8,
};
const areaWeight = 24;
const maxTexts = 12;
const lightText = 0.8;
const apartShare = 0.6;
// An unused variable may be a theme's default.
const unusedShare = 0.25;
// Presets that every sheet of a kind contains.
const presetVariable =
  /^--(?:bs|wp|wc|swiper|fa|tw|mdc|elementor-|e-global-color-text|toastify|plyr|rsbs|ytp|jp|ck|fc|jdgm|cky|cmplz|iti|woocommerce)-/u;
// A class may occur a hundred times.
const maxUsed = 20;

interface FoundColors extends ChosenColors {
  /** `light` or `dark`: the ground of most of the page. */
  readonly ground: Found | undefined;
}

type Add = (hex: string, weight: number, reason: string) => void;

/**
 * The brand's two colours, weighted by where and how much they are visible; undefined for a grey
 * site. `sheets` are the page's own style sheets in order, `logo` the colours of its logo,
 * strongest first.
 */
export function findColors(
  page: Page,
  sheets: readonly string[],
  logo: readonly string[] = [],
): FoundColors {
  const inlineSheets = page.elements
    .filter(({ name }) => name === 'style')
    .map(({ children }) => textData(children[0]) ?? '');
  const rules = [...sheets, ...inlineSheets].flatMap((css) => readRules(css));
  const cascade = cascadeColors(page.elements, rules);
  const tallies = new Map<string, ColorTally>();
  const add: Add = (hex, weight, reason) => {
    const tally = tallies.get(hex) ?? { hex, weight: 0, reasons: new Map<string, number>() };
    tallies.set(hex, tally);
    tally.weight += weight;
    tally.reasons.set(reason, (tally.reasons.get(reason) ?? 0) + weight);
  };

  const roles = findRoles(page.elements);
  const { uses, shares } = paintPage(page.elements, cascade, roles);
  const ground = findGround(shares);
  for (const use of uses)
    add(use.hex, weigh(use, ground?.value !== 'dark'), `${use.role} ${use.property}`);
  for (const [hex, share] of shares) add(hex, areaWeight * share, 'ground');
  addVariables(cascade, add);
  addTailwind(page, roles, add);
  addMetas(page, add);
  return { ...chooseColors([...tallies.values()], logo), ground };
}

function weigh({ hex, property, role, count }: Use, isLightPage: boolean): number {
  const weights = property === 'background' || property === 'image' ? roleWeights : textWeights;
  // Limits the weight of a long menu.
  const often = property === 'text' ? Math.min(maxTexts, count) : count;
  // Light text on a light page belongs to its few dark parts.
  const isApart = isLightPage && property === 'text' && toShade(hex).lightness > lightText;
  return (
    propertyWeights[property] * weights[role] * Math.log2(1 + often) * (isApart ? apartShare : 1)
  );
}

function addVariables({ variables }: Cascade, add: Add): void {
  for (const [name, { hex, isUsed }] of variables) {
    if (!presetVariable.test(name))
      add(hex, variableWeight(name) * (isUsed ? 1 : unusedShare), `stylesheet ${name}`);
  }
}

function variableWeight(name: string): number {
  if (
    /text|foreground|-fg|border|shadow|muted|gray|grey|success|danger|warning|error|info\b/iu.test(
      name,
    )
  )
    return 0.5;
  const main = /primary|brand|theme|main/iu.test(name);
  // In a scale of shades, the middle one is the colour and the ends are tints.
  const shade =
    /[-_](?:light|lighter|dark|darker|hover|50|100|200|300|800|900|950|bg|soft|tint)\b/iu.test(
      name,
    );
  if (main) return shade ? 5 : 20;
  if (/accent|secondary|highlight/iu.test(name)) return shade ? 2 : 6;
  return 1;
}

/**
 * Colours of an inline Tailwind configuration: by name, and by what its classes paint. A neutral
 * main colour leaves its weight to the next that is used.
 */
function addTailwind({ elements }: Page, roles: ReadonlyMap<PageElement, Role>, add: Add): void {
  const named = new Map(readTailwindColors(elements));
  if (named.size === 0) return;
  const used = new Map<string, number>();
  for (const element of elements) {
    for (const one of (element.attribs['class'] ?? '').slice(0, 600).split(/\s+/u)) {
      const [, property, name = ''] =
        /^(bg|text|from|to|border)-([\w-]{2,40})(?:\/\d+)?$/u.exec(one) ?? [];
      if (property === undefined || !named.has(name)) continue;
      const painted = property === 'text' || property === 'border' ? property : 'background';
      const weight = propertyWeights[painted] * roleWeights[roles.get(element) ?? 'other'];
      used.set(name, (used.get(name) ?? 0) + weight);
    }
  }
  let left = 0;
  for (const [name, hex] of named) {
    const weight = variableWeight(`--${name}`);
    if (isNeutral(hex)) left = Math.max(left, weight);
    add(hex, weight + Math.min(maxUsed, used.get(name) ?? 0), `tailwind ${name}`);
  }
  const next = [...used]
    .sort((a, b) => b[1] - a[1])
    .find(([name]) => !isNeutral(named.get(name) ?? '#000000'));
  const hex = next === undefined ? undefined : named.get(next[0]);
  if (hex !== undefined && left > 0) add(hex, left, 'tailwind in use');
}

function addMetas({ metas }: Page, add: Add): void {
  const theme = parseHexColor(metas.get('theme-color') ?? '');
  if (theme !== undefined) add(theme, 26, 'theme-color');
  const tile = parseHexColor(metas.get('msapplication-tilecolor') ?? '');
  if (tile !== undefined) add(tile, 5, 'tile colour');
}
