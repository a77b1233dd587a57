const host = '[a-z\\d-]{1,63}';
const spelled = new RegExp(
  `([a-z\\d][\\w.+-]{0,63})\\s?(?:\\[|\\(|\\{|<|_)\\s?(?:at|ät|arroba|chiocciola|arobase|a|@)\\s?(?:\\]|\\)|\\}|>|_)\\s?(${host}(?:\\s?(?:\\[|\\(|\\{|<|_)\\s?(?:dot|punkt|point|punto|\\.)\\s?(?:\\]|\\)|\\}|>|_)\\s?${host}|\\.${host}){1,4})`,
  'giu',
);
const dots = /\s?[[({<_]\s?(?:dot|punkt|point|punto|\.)\s?[\])}>_]\s?/giu;
// "AT" and "DOT" in capitals, because prose contains "at" and "dot".
const inCapitals =
  /\b([\w.+-]{1,64})\s(?:AT|ÄT)\s([a-z\d-]{1,63}(?:\s?(?:DOT|PUNKT)\s?[a-z\d-]{1,63}|\.[a-z\d-]{1,63}){1,4})\b/gu;
// In lower case only before a common top-level domain.
const inLowerCase =
  /\b([\w.+-]{1,64})\s(?:at(?=\s[a-z\d-]{1,63}\sdot\s)|@)\s([a-z\d-]{1,63})(?:\sdot\s|\.)((?:co(?:\sdot\s|\.))?(?:com|org|net|biz|info|uk|au|nz|de|at|ch|nl|fr|eu|ie|ca|us|in|za))\b/giu;
const ending = 'moc|gro|ten|zib|ofni|(?:ku|zn|az|ni)\\.oc|ua\\.moc|ed|ta|hc|ln|rf|ue|ei|ac|su';
const reversed = new RegExp(
  `(?<![\\w.@-])(?:${ending})\\.[a-z\\d.-]{2,63}@[\\w.+-]{1,63}[a-z\\d](?![\\w.@-])`,
  'giu',
);

/**
 * Addresses in `text` that are disguised from programs: "ann (at) firm (dot) com", "moc.mrif@nna".
 */
export function findDisguisedEmails(
  text: string,
): readonly { readonly email: string; readonly snippet: string }[] {
  const joined = (
    matches: Iterable<RegExpExecArray>,
    plain: (name: string) => string,
  ): Disguised[] =>
    [...matches]
      .slice(0, 10)
      .map((match) => ({ email: `${match[1] ?? ''}@${plain(match[2] ?? '')}`, snippet: match[0] }));
  return [
    ...(/[[({<_]\s?(?:at|ät|arroba|chiocciola|arobase|a|@)\s?[\])}>_]/iu.test(text)
      ? joined(text.matchAll(spelled), (name) => name.replace(dots, '.'))
      : []),
    ...(/\s(?:AT|ÄT)\s/u.test(text)
      ? joined(text.matchAll(inCapitals), (name) => name.replace(/\s?(?:DOT|PUNKT)\s?/gu, '.'))
      : []),
    ...(/\s(?:at\s[a-z\d-]+\sdot|@)\s/iu.test(text)
      ? [...text.matchAll(inLowerCase)].slice(0, 10).map((match) => ({
          email: `${match[1] ?? ''}@${match[2] ?? ''}.${(match[3] ?? '').replace(/\sdot\s/giu, '.')}`,
          snippet: match[0],
        }))
      : []),
    ...(text.includes('@')
      ? [...text.matchAll(reversed)]
          .slice(0, 10)
          .map((match) => ({ email: Array.from(match[0]).reverse().join(''), snippet: match[0] }))
      : []),
  ];
}

interface Disguised {
  readonly email: string;
  readonly snippet: string;
}
