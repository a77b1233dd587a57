import type { ScannedPerson } from '../../contract/scan.ts';

const japanese =
  /^((?:副|総)?院長|理事長|代表取締役(?:社長)?|代表|所長|店長|園長|弁護士|税理士|歯科医師)\s*[:：]?\s*(\p{Script=Han}{1,3}[\s\u3000][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,5})$/u;
// "院長の鈴木静（すずき しずか）です"
const introduced =
  /((?:副|総)?院長|理事長|代表取締役(?:社長)?|代表|所長|店長|園長|弁護士|税理士|歯科医師)の(\p{Script=Han}{2,6}|\p{Script=Han}{1,3}[\s\u3000]\p{Script=Han}{1,3})(?=[（(]|です|と申します|でございます)/u;
const maxIntroductionLength = 600;
const surnames =
  '김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄';
const position = '대표원장|대표변호사|부원장|원장|변호사|세무사|노무사|회계사|대표이사|대표';
const korean = new RegExp(
  `^(?:(?<before>${position})\\s*[:：]?\\s*(?<last>[${surnames}]\\p{Script=Hangul}{2})|(?<first>[${surnames}]\\p{Script=Hangul}{2})\\s*(?<after>${position}))$`,
  'u',
);

/**
 * A Japanese or Korean name in a text that otherwise holds only a position ("院長 鈴木 静", "임정은 대표원장"),
 * or that introduces the person.
 */
export function readEastAsianPerson(text: string): ScannedPerson | undefined {
  const [, role, self] = text.includes('の')
    ? (introduced.exec(text.slice(0, maxIntroductionLength)) ?? [])
    : [];
  if (role !== undefined && self !== undefined) return { name: self, title: role };
  if (text.length > 30 || !/[\p{Script=Han}\p{Script=Hangul}]/u.test(text)) return undefined;
  const [, title, name] = japanese.exec(text) ?? [];
  if (title !== undefined && name !== undefined) return { name, title };
  const { before, last, first, after } = korean.exec(text)?.groups ?? {};
  const [who, what] = [last ?? first, before ?? after];
  return who === undefined || what === undefined ? undefined : { name: who, title: what };
}
