// The most common transliteration in domains, letter by letter.
const letters: Readonly<Record<string, string>> = {
  ...pairs('абвгдезийклмнопрстуфхцыэё', 'a b v g d e z i y k l m n o p r s t u f h c y e e'),
  ...pairs('жчшщюяїєіґђјљњћџѓќ', 'zh ch sh sch yu ya yi ye i g dj j lj nj c dz g k'),
  ...pairs('αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'),
  ь: '',
  ъ: '',
};

function pairs(from: string, to: string): Record<string, string> {
  const targets = to.split(' ');
  return Object.fromEntries(Array.from(from, (letter, index) => [letter, targets[index] ?? '']));
}

/**
 * A Cyrillic or Greek key in Latin letters, as in domains: "установим ворота" as "ustanovim
 * vorota".
 */
export function toLatin(key: string): string {
  return key.replace(
    /[\p{Script=Cyrillic}\p{Script=Greek}]/gu,
    (letter) => letters[letter] ?? letter,
  );
}

/** One spelling for the several transliterations of a letter. */
export function normalizeLatin(text: string): string {
  return text
    .replace(/kh|ch(?=[aeiouy])/gu, 'h')
    .replace(/ts|tz/gu, 'c')
    .replace(/shch|sch|šč/gu, 'sch')
    .replace(/[ij](?=[aueo])/gu, 'y')
    .replace(/ij|iy|yj|yi/gu, 'y')
    .replace(/j$/gu, 'y')
    .replace(/w/gu, 'v')
    .replace(/ph/gu, 'f');
}
