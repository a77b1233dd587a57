// C0 and C1 controls except tab and line breaks, and unpaired surrogates: no page can show them.
const unshowable =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/u;

/** Whether a page can show every character of the text. */
export function isShowable(text: string): boolean {
  return !unshowable.test(text);
}

/** The text on one line, without surrounding blanks. */
export function oneLine(text: string): string {
  return text.replace(/\s*[\r\n\u2028\u2029]\s*/gu, ' ').trim();
}

/**
 * Whether a text has letters that only Vietnamese uses; the fonts' other files contain `ă`, `đ` and
 * the like.
 */
export function hasVietnamese(text: string): boolean {
  return /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/u.test(text);
}

/**
 * Whether a text is in a language whose Cyrillic letters the fonts' files contain. The words of
 * others, such as Kazakh, would be set in two fonts.
 */
export function hasCyrillic(text: string): boolean {
  return /[\u0400-\u045f\u0490\u0491]/u.test(text) && !/[\u0460-\u048f\u0492-\u052f]/u.test(text);
}
