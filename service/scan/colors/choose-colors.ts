import type { Found } from '../page/found.ts';
import { knownColors } from './known-colors.ts';
import { distance, isNeutral, isSameHue, toShade } from './parse-color.ts';

const sameColor = 7;
const otherColor = 15;
const minFirstWeight = 3;
// Minimum weight where nothing else has colour.
const minOnlyWeight = 1.2;
const minSecondWeight = 2;
// A framework's blue on one or two links is not the second colour of a brand.
const minKnownWeight = 5;
const secondShare = 0.04;
const maxTallies = 60;
const logoWeights = [8, 4, 4];
// Weight of a colour that is only in the logo.
const aloneShare = 0.65;

/** A colour with its weight. */
export interface ColorTally {
  readonly hex: string;
  weight: number;
  readonly reasons: Map<string, number>;
}

export interface ChosenColors {
  readonly primary: Found | undefined;
  readonly secondary: Found | undefined;
}

const none: ChosenColors = { primary: undefined, secondary: undefined };

/**
 * The two colours with the most weight, similar ones merged; `logo` are those of the logo, the
 * strongest first.
 */
export function chooseColors(
  tallies: readonly ColorTally[],
  logo: readonly string[],
): ChosenColors {
  const weighed = tallies
    .filter(({ hex }) => !isNeutral(hex))
    .map((tally) => ({
      ...tally,
      weight: tally.weight * weighColor(tally.hex) * similarityToLogo(tally.hex, logo),
    }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, maxTallies);
  const clusters: ColorTally[] = [];
  for (const tally of weighed) {
    const near = clusters.find(({ hex }) => distance(hex, tally.hex) < sameColor);
    if (near === undefined) clusters.push({ ...tally });
    else near.weight += tally.weight;
  }
  addLogo(clusters, logo);
  // Dark and light shades of one hue belong to one brand.
  const own = new Map(clusters.map((cluster) => [cluster, cluster.weight]));
  for (const cluster of clusters) {
    for (const [other, weight] of own)
      if (other !== cluster && isSameHue(cluster.hex, other.hex)) cluster.weight += 0.4 * weight;
  }
  clusters.sort((a, b) => b.weight - a.weight);
  const [strongest] = clusters;
  if (
    strongest === undefined ||
    strongest.weight < (clusters.length === 1 ? minOnlyWeight : minFirstWeight)
  )
    return none;
  const byOwn = [...clusters].sort((a, b) => (own.get(b) ?? 0) - (own.get(a) ?? 0));
  const first = preferFullerColor(strongest, byOwn);
  const minWeight = Math.max(minSecondWeight, secondShare * first.weight);
  const second = byOwn.find((cluster) => {
    const enough = knownColors.has(cluster.hex) ? Math.max(minKnownWeight, minWeight) : minWeight;
    return (own.get(cluster) ?? 0) >= enough && distance(cluster.hex, first.hex) > otherColor;
  });
  const total = clusters.reduce((sum, { weight }) => sum + weight, 0);
  const [main, other] =
    second !== undefined && isAccentOn(first, second, own) ? [second, first] : [first, second];
  return {
    primary: toFound(main, total),
    secondary: other === undefined ? undefined : toFound(other, total),
  };
}

/**
 * Whether the strongest colour is the light accent on a dark ground of the brand, such as yellow on
 * purple: it would turn brown as the ground of a page.
 */
function isAccentOn(
  first: ColorTally,
  second: ColorTally,
  own: ReadonlyMap<ColorTally, number>,
): boolean {
  const [light, dark] = [toShade(first.hex), toShade(second.hex)];
  const share = (own.get(second) ?? 0) / (own.get(first) ?? Infinity);
  const isGround = [...second.reasons.keys()].some((reason) => /ground$/u.test(reason));
  return (
    isGround &&
    light.lightness > 0.78 &&
    dark.lightness < 0.42 &&
    dark.chroma > 0.06 &&
    share > 0.35
  );
}

/**
 * The logo adds weight to the page's own shade of its colour; without a similar one, the logo's
 * colour is added.
 */
function addLogo(clusters: ColorTally[], logo: readonly string[]): void {
  logo.forEach((hex, index) => {
    const weight = (logoWeights[index] ?? 4) * (isNeutral(hex) ? 0 : 1);
    const near = clusters.find(
      (cluster) =>
        distance(cluster.hex, hex) < 12 ||
        (isSameHue(cluster.hex, hex) && distance(cluster.hex, hex) < 25),
    );
    if (near !== undefined && near.weight >= minOnlyWeight) {
      near.weight += weight;
      near.reasons.set('logo', (near.reasons.get('logo') ?? 0) + weight);
      return;
    }
    const alone = weight * weighColor(hex) * aloneShare;
    clusters.push({ hex, weight: alone, reasons: new Map([['logo', alone]]) });
  });
}

/**
 * A pale tint or a tinted black is usually the ground of a brand, not its colour: a fuller colour
 * with a good part of its weight is preferred.
 */
function preferFullerColor(strongest: ColorTally, clusters: readonly ColorTally[]): ColorTally {
  const share = isPale(strongest.hex) ? 0.2 : isNearlyBlack(strongest.hex) ? 0.35 : undefined;
  if (share === undefined) return strongest;
  const minWeight = Math.max(minOnlyWeight, share * strongest.weight);
  return (
    clusters.find(
      ({ hex, weight }) =>
        !isPale(hex) && !isNearlyBlack(hex) && !knownColors.has(hex) && weight >= minWeight,
    ) ?? strongest
  );
}

function isPale(hex: string): boolean {
  const { lightness, chroma } = toShade(hex);
  return lightness > 0.86 && chroma < 0.09;
}

function isNearlyBlack(hex: string): boolean {
  const { lightness, chroma } = toShade(hex);
  return lightness < 0.27 && chroma < 0.06;
}

function toFound({ hex, weight, reasons }: ColorTally, total: number): Found {
  const strongest = [...reasons].sort((a, b) => b[1] - a[1]).map(([reason]) => reason);
  const [first] = strongest;
  const source = first === 'theme-color' || first === 'logo' ? first : 'stylesheet';
  const confidence = Math.min(0.95, 0.35 + 0.5 * (weight / total) + Math.min(0.15, weight / 200));
  return { value: hex, source, confidence, snippet: `${hex}: ${strongest.slice(0, 4).join(', ')}` };
}

function similarityToLogo(hex: string, logo: readonly string[]): number {
  // The sheet's shade of a hue is often darker than the logo's.
  return logo.some((color) => distance(color, hex) < 12 || isSameHue(color, hex)) ? 1.6 : 1;
}

/** Down-weighs colours of frameworks, and pale, dark or dull ones. */
function weighColor(hex: string): number {
  const { lightness, chroma } = toShade(hex);
  const vivid = 0.35 + 0.65 * Math.min(1, chroma / 0.11);
  const pale = lightness > 0.9 ? 0.35 : lightness < 0.18 ? 0.5 : lightness < 0.22 ? 0.7 : 1;
  return vivid * pale * (knownColors.has(hex) ? 0.25 : 1);
}
