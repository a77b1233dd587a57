import { cascadeColors } from './cascade-colors.ts';
import type { Painted } from './cascade-colors.ts';
import { textData } from '../page/element-text.ts';
import type { PageElement } from '../page/element-text.ts';
import type { Found } from '../page/found.ts';
import { knownColors } from './known-colors.ts';
import { colorsInTailwind } from './read-tailwind.ts';
import { distance, hexOf, isNeutral, isSameHue, shadeOf } from './parse-color.ts';
import type { Page } from '../page/read-page.ts';
import { readRules } from './read-rules.ts';
import { roleWeights, rolesOf } from './weigh-elements.ts';
import type { Role } from './weigh-elements.ts';

const propertyWeights: Readonly<Record<Painted, number>> = { background: 2, text: 1, border: 0.6, fill: 0.8 };
// Presets that stand in every sheet of their kind, used or not.
const presetVariable =
  /^--(?:bs|wp|wc|swiper|fa|tw|mdc|elementor-|e-global-color-text|toastify|plyr|rsbs|ytp|jp|ck|fc)-/u;
const sameColor = 7;
const otherColor = 15;
const floor = 3;
// Where nothing else has colour, little is enough.
const onlyFloor = 1.2;
const secondFloor = 2;
// A class may stand a hundred times.
const mostUsed = 20;

interface Tally {
  readonly hex: string;
  weight: number;
  readonly reasons: Map<string, number>;
}

export interface FoundColors {
  readonly primary: Found | undefined;
  readonly secondary: Found | undefined;
}

/** The brand's two colours, weighed by what they paint and where; undefined for a site of greys. `sheets` are the page's own style sheets in order, `logo` the colours of its logo, the strongest first. */
export function findColors(page: Page, sheets: readonly string[], logo: readonly string[] = []): FoundColors {
  const inlineSheets = page.elements
    .filter(({ name }) => name === 'style')
    .map(({ children }) => textData(children[0]) ?? '');
  const rules = [...sheets, ...inlineSheets].flatMap((css) => readRules(css));
  const { paints, variables } = cascadeColors(page.elements, rules);
  const tallies = new Map<string, Tally>();
  const add = (hex: string, weight: number, reason: string): void => {
    const tally = tallies.get(hex) ?? { hex, weight: 0, reasons: new Map<string, number>() };
    tallies.set(hex, tally);
    tally.weight += weight;
    tally.reasons.set(reason, (tally.reasons.get(reason) ?? 0) + weight);
  };

  const roles = rolesOf(page.elements);
  const uses = new Map<string, { hex: string; property: Painted; role: Role; count: number }>();
  for (const { element, property, colors, share } of paints) {
    const role = roles.get(element) ?? 'other';
    for (const hex of colors) {
      const key = `${hex} ${property} ${role}`;
      const use = uses.get(key) ?? { hex, property, role, count: 0 };
      use.count += share / colors.length;
      uses.set(key, use);
    }
  }
  for (const { hex, property, role, count } of uses.values()) {
    add(hex, propertyWeights[property] * roleWeights[role] * Math.log2(1 + count), `${role} ${property}`);
  }
  for (const [name, hex] of variables) {
    if (!presetVariable.test(name)) add(hex, variableWeight(name), `stylesheet ${name}`);
  }
  addTailwind(page, roles, add);
  addMetas(page, add);
  logo.forEach((hex, index) => add(hex, index === 0 ? 8 : 4, 'logo'));
  return choose([...tallies.values()], logo);
}

function choose(tallies: readonly Tally[], logo: readonly string[]): FoundColors {
  const weighed = tallies
    .filter(({ hex }) => !isNeutral(hex))
    .map((tally) => ({
      ...tally,
      weight: tally.weight * worth(tally.hex) * nearLogo(tally.hex, logo),
    }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 60);
  const clusters: Tally[] = [];
  for (const tally of weighed) {
    const near = clusters.find(({ hex }) => distance(hex, tally.hex) < sameColor);
    if (near === undefined) clusters.push({ ...tally });
    else near.weight += tally.weight;
  }
  // Shades of one hue, dark and light, are one brand speaking.
  const own = new Map(clusters.map((cluster) => [cluster, cluster.weight]));
  for (const cluster of clusters) {
    for (const [other, weight] of own)
      if (other !== cluster && isSameHue(cluster.hex, other.hex)) cluster.weight += 0.4 * weight;
  }
  clusters.sort((a, b) => b.weight - a.weight);
  const [first] = clusters;
  if (first === undefined || first.weight < (clusters.length === 1 ? onlyFloor : floor))
    return { primary: undefined, secondary: undefined };
  const second = [...clusters]
    .sort((a, b) => (own.get(b) ?? 0) - (own.get(a) ?? 0))
    .find(
      (cluster) => (own.get(cluster) ?? 0) >= secondFloor && distance(cluster.hex, first.hex) > otherColor,
    );
  const total = clusters.reduce((sum, { weight }) => sum + weight, 0);
  return {
    primary: evidence(first, total),
    secondary: second === undefined ? undefined : evidence(second, total),
  };
}

function evidence({ hex, weight, reasons }: Tally, total: number): Found {
  const strongest = [...reasons].sort((a, b) => b[1] - a[1]).map(([reason]) => reason);
  const [first] = strongest;
  const source = first === 'theme-color' || first === 'logo' ? first : 'stylesheet';
  const confidence = Math.min(0.95, 0.35 + 0.5 * (weight / total) + Math.min(0.15, weight / 200));
  return { value: hex, source, confidence, snippet: `${hex}: ${strongest.slice(0, 4).join(', ')}` };
}

function nearLogo(hex: string, logo: readonly string[]): number {
  // The sheet's shade of a hue is often darker than the logo's.
  return logo.some((color) => distance(color, hex) < 12 || isSameHue(color, hex)) ? 1.6 : 1;
}

/** Down-weighs colours of frameworks, and pale, dark or dull ones. */
function worth(hex: string): number {
  const { lightness, chroma } = shadeOf(hex);
  const vivid = 0.35 + 0.65 * Math.min(1, chroma / 0.11);
  const pale = lightness > 0.9 ? 0.35 : lightness < 0.18 ? 0.5 : lightness < 0.22 ? 0.7 : 1;
  return vivid * pale * (knownColors.has(hex) ? 0.25 : 1);
}

function variableWeight(name: string): number {
  if (/text|foreground|-fg|border|shadow|muted|gray|grey|success|danger|warning|error|info\b/iu.test(name))
    return 0.5;
  const main = /primary|brand|theme|main/iu.test(name);
  // Shades of a scale: the middle is the colour, the ends are tints.
  const shade = /[-_](?:light|lighter|dark|darker|hover|50|100|200|300|800|900|950|bg|soft|tint)\b/iu.test(
    name,
  );
  if (main) return shade ? 5 : 20;
  if (/accent|secondary|highlight/iu.test(name)) return shade ? 2 : 6;
  return 1;
}

/** Colours of an inline Tailwind configuration: by name, and by what its classes paint. A neutral main colour leaves its weight to the next that is used. */
function addTailwind(
  { elements }: Page,
  roles: ReadonlyMap<PageElement, Role>,
  add: (hex: string, weight: number, reason: string) => void,
): void {
  const named = new Map(colorsInTailwind(elements));
  if (named.size === 0) return;
  const used = new Map<string, number>();
  for (const element of elements) {
    for (const one of (element.attribs['class'] ?? '').slice(0, 600).split(/\s+/u)) {
      const [, property, name = ''] = /^(bg|text|from|to|border)-([\w-]{2,40})(?:\/\d+)?$/u.exec(one) ?? [];
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
    add(hex, weight + Math.min(mostUsed, used.get(name) ?? 0), `tailwind ${name}`);
  }
  const next = [...used]
    .sort((a, b) => b[1] - a[1])
    .find(([name]) => !isNeutral(named.get(name) ?? '#000000'));
  const hex = next === undefined ? undefined : named.get(next[0]);
  if (hex !== undefined && left > 0) add(hex, left, 'tailwind in use');
}

function addMetas({ metas }: Page, add: (hex: string, weight: number, reason: string) => void): void {
  const theme = hexOf(metas.get('theme-color') ?? '');
  if (theme !== undefined) add(theme, 26, 'theme-color');
  const tile = hexOf(metas.get('msapplication-tilecolor') ?? '');
  if (tile !== undefined) add(tile, 5, 'tile colour');
}
