import { distance } from '../colors/parse-color.ts';
import { nameKey } from '../name/compare-names.ts';
import type { Label } from './label.ts';

export type Verdict = 'right' | 'wrong' | 'missed' | 'empty';
/** Compares a found value with a label; undefined if the label has no such field. */
export type Judge = (value: string | null | undefined, label: Label) => Verdict | undefined;
type Accept =
  | 'addressContainsAny'
  | 'hoursContainsAny'
  | 'descriptionContainsAny'
  | 'logoSrcContains';

function verdict(
  value: string | null | undefined,
  expected: readonly string[],
  isRight: boolean,
): Verdict {
  if (value === null || value === undefined || value === '')
    return expected.length === 0 ? 'empty' : 'missed';
  return isRight ? 'right' : 'wrong';
}

export function judgeName(value: string | null | undefined, label: Label): Verdict | undefined {
  if (label.evaluate['businessName'] !== true) return undefined;
  const accepted = label.businessNameAccept ?? [];
  return verdict(
    value,
    accepted,
    accepted.some((name) => nameKey(name) === nameKey(value ?? '')),
  );
}

export function judgeIndustry(value: string | null | undefined, label: Label): Verdict | undefined {
  if (label.evaluate['industry'] !== true) return undefined;
  const accepted = label.industryAccept ?? [];
  if (value === null || value === undefined) return accepted.includes('other') ? 'empty' : 'missed';
  return accepted.includes(value) ? 'right' : 'wrong';
}

export function judgePhone(value: string | null | undefined, label: Label): Verdict | undefined {
  if (label.evaluate['phone'] !== true) return undefined;
  const digits = (value ?? '').replace(/\D/gu, '').replace(/^0+/u, '');
  const accepted = label.phoneAccept ?? [];
  const same = accepted.some((phone) => {
    const wanted = phone.replace(/\D/gu, '').replace(/^0+/u, '');
    return digits.length >= 7 && (digits.endsWith(wanted) || wanted.endsWith(digits));
  });
  return verdict(value, accepted, same);
}

export function judgeEmail(value: string | null | undefined, label: Label): Verdict | undefined {
  if (label.evaluate['email'] !== true) return undefined;
  const accepted = label.emailAccept ?? [];
  return verdict(
    value,
    accepted,
    accepted.some((email) => email.toLowerCase() === value?.toLowerCase()),
  );
}

export function judgeText(field: string, accept: Accept): Judge {
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

export function judgeColor(
  field: string,
  accept: 'primaryColorAccept' | 'secondaryColorAccept',
): Judge {
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

export function judgeLanguage(value: string | null | undefined, label: Label): Verdict | undefined {
  if (typeof label.language !== 'string') return undefined;
  return verdict(value, [label.language], value === label.language);
}

/** A text without its case, spaces, full stops and colons. */
export function bareText(text: string): string {
  return text.toLowerCase().replace(/[\s.:]+/gu, '');
}
