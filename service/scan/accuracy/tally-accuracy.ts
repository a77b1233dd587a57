import type { ScanReply } from '../../contract/scan.ts';
import { nameKey } from '../name/compare-names.ts';
import type { Baseline } from './find-baseline.ts';
import type { Label } from './measure-accuracy.ts';
import { distance } from '../colors/parse-color.ts';

export interface Judged {
  readonly label: Label;
  readonly reply: ScanReply;
  readonly baseline: Baseline;
  /** Pages read besides the home page. */
  readonly pagesBeside: number;
  /** CPU time for the whole extraction. */
  readonly milliseconds: number;
}

export interface Score {
  readonly field: string;
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
  /** Rightly given no value. */
  readonly empty: number;
  /**
   * A wrong item of a list stands beside the right ones; a wrong value of another field stands in
   * place of the right one.
   */
  readonly isList: boolean;
  readonly misses: readonly string[];
}

export interface Tally {
  readonly scores: readonly Score[];
  readonly baseline: readonly Score[];
  readonly milliseconds: readonly number[];
  /** For each site, how many pages were read besides the home page. */
  readonly pagesBeside: readonly number[];
}

type Verdict = 'right' | 'wrong' | 'missed' | 'empty';
type Accept =
  'addressContainsAny' | 'hoursContainsAny' | 'descriptionContainsAny' | 'logoSrcContains';
type Judge = (value: string | null | undefined, label: Label) => Verdict | undefined;

export function tally(judged: readonly Judged[]): Tally {
  const score = (
    field: string,
    judge: Judge,
    value: (one: Judged) => string | null | undefined,
  ): Score => {
    const counts: Record<Verdict, number> = { right: 0, wrong: 0, missed: 0, empty: 0 };
    const misses: string[] = [];
    for (const one of judged) {
      const verdict = judge(value(one), one.label);
      if (verdict === undefined) continue;
      counts[verdict] += 1;
      if (verdict === 'wrong' || verdict === 'missed')
        misses.push(`${one.label.id}: ${JSON.stringify(value(one) ?? null)}`);
    }
    return { field, ...counts, misses, isList: false };
  };
  const listScore = (
    field: string,
    wanted: (label: Label) => readonly string[] | null | undefined,
    values: (one: Judged) => readonly string[],
  ): Score => {
    const counts: Record<Verdict, number> = { right: 0, wrong: 0, missed: 0, empty: 0 };
    const misses: string[] = [];
    for (const one of judged) {
      if (one.label.evaluate[field] === false) continue;
      const found = values(one);
      const items = wanted(one.label) ?? [];
      for (const item of items) {
        const isFound = found.some((value) => bareText(value).includes(bareText(item)));
        counts[isFound ? 'right' : 'missed'] += 1;
        if (!isFound) misses.push(`${one.label.id}: ${item} not in ${JSON.stringify(found)}`);
      }
      if (one.label.complete?.includes(field) !== true) continue;
      if (items.length === 0 && found.length === 0) counts.empty += 1;
      for (const value of found) {
        if (items.some((item) => bareText(value).includes(bareText(item)))) continue;
        counts.wrong += 1;
        misses.push(`${one.label.id}: ${value} is none of them`);
      }
    }
    return { field, ...counts, misses, isList: true };
  };
  return {
    scores: [
      score('name', judgeName, ({ reply }) => reply.website.businessName),
      score('industry', judgeIndustry, ({ reply }) => reply.website.industry),
      score('phone', judgePhone, ({ reply }) => reply.website.contactInfo.phone),
      score('email', judgeEmail, ({ reply }) => reply.website.contactInfo.email),
      score(
        'address',
        judgeText('address', 'addressContainsAny'),
        ({ reply }) => reply.website.contactInfo.address,
      ),
      score(
        'hours',
        judgeText('hours', 'hoursContainsAny'),
        ({ reply }) => reply.website.contactInfo.hours,
      ),
      score(
        'primaryColor',
        judgeColor('primaryColor', 'primaryColorAccept'),
        ({ reply }) => reply.website.primaryColor,
      ),
      score(
        'secondaryColor',
        judgeColor('secondaryColor', 'secondaryColorAccept'),
        ({ reply }) => reply.website.secondaryColor,
      ),
      score(
        'description',
        judgeText('description', 'descriptionContainsAny'),
        ({ reply }) => reply.website.description,
      ),
      score('logo', judgeText('logo', 'logoSrcContains'), ({ reply }) => spell(reply.website.logo)),
      score('language', judgeLanguage, ({ reply }) => reply.website.language),
      listScore(
        'socials',
        ({ socialsContain }) => socialsContain,
        ({ reply }) => (reply.website.socials ?? []).map(({ url }) => url),
      ),
      listScore(
        'services',
        ({ servicesSample }) => servicesSample,
        ({ reply }) => reply.website.services ?? [],
      ),
      listScore(
        'people',
        ({ peopleSample }) => peopleSample,
        ({ reply }) => (reply.website.people ?? []).map(({ name }) => name),
      ),
      listScore(
        'testimonials',
        ({ testimonialsContain }) => testimonialsContain,
        ({ reply }) => (reply.website.testimonials ?? []).map(({ quote }) => quote),
      ),
    ],
    baseline: [
      score('name', judgeName, ({ baseline }) => baseline.businessName),
      score('phone', judgePhone, ({ baseline }) => baseline.phone),
      score('email', judgeEmail, ({ baseline }) => baseline.email),
      score(
        'address',
        judgeText('address', 'addressContainsAny'),
        ({ baseline }) => baseline.address,
      ),
      score('hours', judgeText('hours', 'hoursContainsAny'), ({ baseline }) => baseline.hours),
      score(
        'primaryColor',
        judgeColor('primaryColor', 'primaryColorAccept'),
        ({ baseline }) => baseline.primaryColor,
      ),
      score(
        'secondaryColor',
        judgeColor('secondaryColor', 'secondaryColorAccept'),
        ({ baseline }) => baseline.secondaryColor,
      ),
      score(
        'description',
        judgeText('description', 'descriptionContainsAny'),
        ({ baseline }) => baseline.description,
      ),
      score('logo', judgeText('logo', 'logoSrcContains'), ({ baseline }) => spell(baseline.logo)),
      score('language', judgeLanguage, ({ baseline }) => baseline.language),
      listScore(
        'socials',
        ({ socialsContain }) => socialsContain,
        ({ baseline }) => baseline.socials,
      ),
      listScore(
        'services',
        ({ servicesSample }) => servicesSample,
        ({ baseline }) => baseline.services,
      ),
    ],
    milliseconds: judged.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b),
    pagesBeside: judged.map(({ pagesBeside }) => pagesBeside),
  };
}

export function formatReport(result: Tally, withMisses: boolean): string {
  const row = ({ field, right, wrong, missed, empty, isList }: Score): string => {
    const precision = right / Math.max(1, right + wrong);
    const recall = right / Math.max(1, right + missed + (isList ? 0 : wrong));
    const f1 = (2 * precision * recall) / Math.max(0.001, precision + recall);
    const accuracy = (right + empty) / Math.max(1, right + wrong + missed + empty);
    const cells = [precision, recall, f1, accuracy].map((part) => part.toFixed(3).padStart(9));
    return `${field.padEnd(15)}${cells.join('')}   ${right} right, ${wrong} wrong, ${missed} missed, ${empty} rightly empty`;
  };
  const at = (share: number): string =>
    (
      result.milliseconds[
        Math.min(result.milliseconds.length - 1, Math.floor(result.milliseconds.length * share))
      ] ?? 0
    ).toFixed(0);
  const beside = result.pagesBeside;
  const head = `${'field'.padEnd(15)}precision   recall       F1 accuracy`;
  const isJudged = ({ right, wrong, missed, empty }: Score): boolean =>
    right + wrong + missed + empty > 0;
  const lines = [
    head,
    ...result.scores.filter(isJudged).map(row),
    '',
    'baseline',
    ...result.baseline.filter(isJudged).map(row),
    '',
    `pages read besides the home pages: ${beside.reduce((sum, count) => sum + count, 0)}, of ${beside.filter((count) => count > 0).length} of ${beside.length} sites`,
    `CPU ms a site: p50 ${at(0.5)}, p95 ${at(0.95)}`,
  ];
  const misses = result.scores.flatMap(({ field, misses: list }) =>
    list.map((miss) => `${field} ${miss}`),
  );
  return [...lines, ...(withMisses ? ['', ...misses] : []), ''].join('\n');
}

function verdict(
  value: string | null | undefined,
  expected: readonly string[],
  isRight: boolean,
): Verdict {
  if (value === null || value === undefined || value === '')
    return expected.length === 0 ? 'empty' : 'missed';
  return isRight ? 'right' : 'wrong';
}

function judgeName(value: string | null | undefined, label: Label): Verdict | undefined {
  if (label.evaluate['businessName'] !== true) return undefined;
  const accepted = label.businessNameAccept ?? [];
  return verdict(
    value,
    accepted,
    accepted.some((name) => nameKey(name) === nameKey(value ?? '')),
  );
}

function judgeIndustry(value: string | null | undefined, label: Label): Verdict | undefined {
  if (label.evaluate['industry'] !== true) return undefined;
  const accepted = label.industryAccept ?? [];
  if (value === null || value === undefined) return accepted.includes('other') ? 'empty' : 'missed';
  return accepted.includes(value) ? 'right' : 'wrong';
}

function judgePhone(value: string | null | undefined, label: Label): Verdict | undefined {
  if (label.evaluate['phone'] !== true) return undefined;
  const digits = (value ?? '').replace(/\D/gu, '').replace(/^0+/u, '');
  const accepted = label.phoneAccept ?? [];
  const same = accepted.some((phone) => {
    const wanted = phone.replace(/\D/gu, '').replace(/^0+/u, '');
    return digits.length >= 7 && (digits.endsWith(wanted) || wanted.endsWith(digits));
  });
  return verdict(value, accepted, same);
}

function judgeEmail(value: string | null | undefined, label: Label): Verdict | undefined {
  if (label.evaluate['email'] !== true) return undefined;
  const accepted = label.emailAccept ?? [];
  return verdict(
    value,
    accepted,
    accepted.some((email) => email.toLowerCase() === value?.toLowerCase()),
  );
}

function judgeText(field: string, accept: Accept): Judge {
  return (value, label) => {
    if (label.evaluate[field] !== true) return undefined;
    const accepted = label[accept] ?? [];
    return verdict(
      value,
      accepted,
      accepted.some((part) => bareText(value ?? '').includes(bareText(part))),
    );
  };
}

function judgeColor(field: string, accept: 'primaryColorAccept' | 'secondaryColorAccept'): Judge {
  return (value, label) => {
    if (label.evaluate[field] !== true) return undefined;
    const accepted = label[accept] ?? [];
    return verdict(
      value,
      accepted,
      value !== null && value !== undefined && accepted.some((hex) => distance(hex, value) <= 10),
    );
  };
}

function judgeLanguage(value: string | null | undefined, label: Label): Verdict | undefined {
  if (typeof label.language !== 'string') return undefined;
  return verdict(value, [label.language], value === label.language);
}

function bareText(text: string): string {
  return text.toLowerCase().replace(/[\s.:]+/gu, '');
}

/** An address with its percent signs resolved, as labels spell it. */
function spell(address: string | undefined): string | undefined {
  try {
    return address === undefined ? undefined : decodeURI(address);
  } catch {
    return address;
  }
}
