/**
 * The first character of a text as people see it (a grapheme), in capitals; empty for an empty
 * text. Only a letter that could be joined with what follows is left to `Intl`, whose first use on
 * a page takes 25 ms.
 */
export function firstGrapheme(text: string): string {
  const trimmed = text.trim();
  const [plain] = /^[!-~À-ɏ](?=[ -~À-ɏ]|$)/u.exec(trimmed) ?? [];
  const [sign = ''] =
    plain === undefined
      ? Array.from(new Intl.Segmenter().segment(trimmed), ({ segment }) => segment)
      : [plain];
  return sign.toLocaleUpperCase();
}
