import { judgeSite, sendableFields } from './judge-sendable.ts';
import type { SendableField } from './judge-sendable.ts';
import type { JudgedSite } from './measure-sendable.ts';

const fields = Object.keys(sendableFields).filter((name) => isField(name));
const width = 11;

/**
 * A line for all sites, then one for each platform, language and trade: precision and recall of
 * every field in hundredths.
 */
export function formatSendable(judged: readonly JudgedSite[], withMisses: boolean): string {
  const head = `${''.padEnd(34)}${fields.map((field) => field.padStart(width)).join('')}`;
  const lines = [
    `${judged.length} sites; precision/recall in hundredths, ---- where nothing was wanted or found`,
    '≥: labels name only some of these; the others count as unnamed, not as wrong (see --misses)',
    '',
    head,
    row('all', judged),
    ...(['platform', 'language', 'trade'] as const).flatMap((kind) => [
      '',
      kind,
      ...groupRows(kind, judged),
    ]),
    '',
    `CPU ms a site: p50 ${percentile(judged, 0.5)}, p95 ${percentile(judged, 0.95)}`,
  ];
  const misses = fields.flatMap((field) =>
    judged.flatMap((site) =>
      judgeSite(field, site).misses.map((miss) => `${field} ${site.label.id}: ${miss}`),
    ),
  );
  return [...lines, ...(withMisses ? ['', ...misses] : []), ''].join('\n');
}

function groupRows(
  kind: 'platform' | 'language' | 'trade',
  judged: readonly JudgedSite[],
): readonly string[] {
  const groups = Map.groupBy(judged, ({ label }) => label[kind]);
  return [...groups]
    .sort((a, b) => b[1].length - a[1].length || a[0].localeCompare(b[0]))
    .map(([name, sites]) => row(`${name} (${sites.length})`, sites));
}

function row(name: string, judged: readonly JudgedSite[]): string {
  return `${name.slice(0, 33).padEnd(34)}${fields.map((field) => cell(field, judged).padStart(width)).join('')}`;
}

function cell(field: SendableField, judged: readonly JudgedSite[]): string {
  const counts = judged.map((site) => judgeSite(field, site));
  const sum = (key: 'right' | 'wrong' | 'missed' | 'unnamed'): number =>
    counts.reduce((total, count) => total + count[key], 0);
  const [right, wrong, missed] = [sum('right'), sum('wrong'), sum('missed')];
  const unnamed = sum('unnamed');
  if (right + wrong + missed + unnamed === 0) return '----';
  // A wrong single value replaces the right one, which is missed then.
  const share = (part: number, whole: number): string =>
    whole === 0 ? '--' : String(Math.round((part / whole) * 100));
  const precision = share(right, right + wrong + unnamed);
  return `${unnamed > 0 ? '≥' : ''}${precision}/${share(right, right + missed)}`;
}

function percentile(judged: readonly JudgedSite[], share: number): string {
  const times = judged.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0);
}

function isField(name: string): name is SendableField {
  return name in sendableFields;
}
