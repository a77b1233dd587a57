import type { ScanReply } from '../../contract/scan.ts';
import type { Baseline } from './find-baseline.ts';
import {
  bareText,
  judgeColor,
  judgeEmail,
  judgeIndustry,
  judgeLanguage,
  judgeName,
  judgePhone,
  judgeText,
  type Judge,
  type Verdict,
} from './judge-values.ts';
import type { Label } from './label.ts';

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
  /** No value wanted and none found. */
  readonly empty: number;
  /**
   * A wrong item of a list is additional; a wrong value of another field replaces the right one.
   */
  readonly isList: boolean;
  readonly misses: readonly string[];
}

export interface AccuracyTally {
  readonly scores: readonly Score[];
  readonly baseline: readonly Score[];
  readonly milliseconds: readonly number[];
  /** For each site, how many pages were read besides the home page. */
  readonly pagesBeside: readonly number[];
}

type Website = ScanReply['website'];

interface Field {
  readonly name: string;
  readonly judge: Judge;
  readonly scanned: (website: Website) => string | null | undefined;
  /** Absent where the baseline does not look for the field. */
  readonly baseline?: (baseline: Baseline) => string | undefined;
}

interface ListField {
  readonly name: string;
  readonly wanted: (label: Label) => readonly string[] | null | undefined;
  readonly scanned: (website: Website) => readonly string[];
  readonly baseline?: (baseline: Baseline) => readonly string[];
}

const fields: readonly Field[] = [
  {
    name: 'name',
    judge: judgeName,
    scanned: ({ businessName }) => businessName,
    baseline: ({ businessName }) => businessName,
  },
  { name: 'industry', judge: judgeIndustry, scanned: ({ industry }) => industry },
  {
    name: 'phone',
    judge: judgePhone,
    scanned: ({ contactInfo }) => contactInfo.phone,
    baseline: ({ phone }) => phone,
  },
  {
    name: 'email',
    judge: judgeEmail,
    scanned: ({ contactInfo }) => contactInfo.email,
    baseline: ({ email }) => email,
  },
  {
    name: 'address',
    judge: judgeText('address', 'addressContainsAny'),
    scanned: ({ contactInfo }) => contactInfo.address,
    baseline: ({ address }) => address,
  },
  {
    name: 'hours',
    judge: judgeText('hours', 'hoursContainsAny'),
    scanned: ({ contactInfo }) => contactInfo.hours,
    baseline: ({ hours }) => hours,
  },
  {
    name: 'primaryColor',
    judge: judgeColor('primaryColor', 'primaryColorAccept'),
    scanned: ({ primaryColor }) => primaryColor,
    baseline: ({ primaryColor }) => primaryColor,
  },
  {
    name: 'secondaryColor',
    judge: judgeColor('secondaryColor', 'secondaryColorAccept'),
    scanned: ({ secondaryColor }) => secondaryColor,
    baseline: ({ secondaryColor }) => secondaryColor,
  },
  {
    name: 'description',
    judge: judgeText('description', 'descriptionContainsAny'),
    scanned: ({ description }) => description,
    baseline: ({ description }) => description,
  },
  {
    name: 'logo',
    judge: judgeText('logo', 'logoSrcContains'),
    scanned: ({ logo }) => decodeAddress(logo),
    baseline: ({ logo }) => decodeAddress(logo),
  },
  {
    name: 'language',
    judge: judgeLanguage,
    scanned: ({ language }) => language,
    baseline: ({ language }) => language,
  },
];

const listFields: readonly ListField[] = [
  {
    name: 'socials',
    wanted: ({ socialsContain }) => socialsContain,
    scanned: ({ socials = [] }) => socials.map(({ url }) => url),
    baseline: ({ socials }) => socials,
  },
  {
    name: 'services',
    wanted: ({ servicesSample }) => servicesSample,
    scanned: ({ services = [] }) => services,
    baseline: ({ services }) => services,
  },
  {
    name: 'people',
    wanted: ({ peopleSample }) => peopleSample,
    scanned: ({ people = [] }) => people.map(({ name }) => name),
  },
  {
    name: 'testimonials',
    wanted: ({ testimonialsContain }) => testimonialsContain,
    scanned: ({ testimonials = [] }) => testimonials.map(({ quote }) => quote),
  },
];

export function tally(judged: readonly Judged[]): AccuracyTally {
  return {
    scores: [
      ...fields.map((field) =>
        scoreField(field, judged, ({ reply }) => field.scanned(reply.website)),
      ),
      ...listFields.map((field) =>
        scoreList(field, judged, ({ reply }) => field.scanned(reply.website)),
      ),
    ],
    baseline: [
      ...fields.flatMap((field) => {
        const { baseline: read } = field;
        return read ? [scoreField(field, judged, ({ baseline }) => read(baseline))] : [];
      }),
      ...listFields.flatMap((field) => {
        const { baseline: read } = field;
        return read ? [scoreList(field, judged, ({ baseline }) => read(baseline))] : [];
      }),
    ],
    milliseconds: judged.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b),
    pagesBeside: judged.map(({ pagesBeside }) => pagesBeside),
  };
}

const noCounts: Readonly<Record<Verdict, number>> = { right: 0, wrong: 0, missed: 0, empty: 0 };

function scoreField(
  { name, judge }: Field,
  judged: readonly Judged[],
  read: (one: Judged) => string | null | undefined,
): Score {
  const counts = { ...noCounts };
  const misses: string[] = [];
  for (const one of judged) {
    const value = read(one);
    const verdict = judge(value, one.label);
    if (verdict === undefined) continue;
    counts[verdict] += 1;
    if (verdict === 'wrong' || verdict === 'missed')
      misses.push(`${one.label.id}: ${JSON.stringify(value ?? null)}`);
  }
  return { field: name, ...counts, misses, isList: false };
}

function scoreList(
  { name, wanted }: ListField,
  judged: readonly Judged[],
  read: (one: Judged) => readonly string[],
): Score {
  const counts = { ...noCounts };
  const misses: string[] = [];
  for (const one of judged) {
    const { label } = one;
    if (label.evaluate[name] === false) continue;
    const found = read(one);
    const items = wanted(label) ?? [];
    for (const item of items) {
      const isFound = found.some((value) => bareText(value).includes(bareText(item)));
      counts[isFound ? 'right' : 'missed'] += 1;
      if (!isFound) misses.push(`${label.id}: ${item} not in ${JSON.stringify(found)}`);
    }
    if (label.complete?.includes(name) !== true) continue;
    if (items.length === 0 && found.length === 0) counts.empty += 1;
    for (const value of found) {
      if (items.some((item) => bareText(value).includes(bareText(item)))) continue;
      counts.wrong += 1;
      misses.push(`${label.id}: ${value} matches no label`);
    }
  }
  return { field: name, ...counts, misses, isList: true };
}

/** An address with its percent escapes decoded, as labels spell it. */
function decodeAddress(address: string | undefined): string | undefined {
  try {
    return address === undefined ? undefined : decodeURI(address);
  } catch {
    return address;
  }
}
