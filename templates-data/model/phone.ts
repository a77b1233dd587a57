/** Whether a text is a telephone number. */
export function isPhone(text: string): boolean {
  return /^\+?[\d\s()/.–-]+$/u.test(text) && text.replace(/\D/gu, '').length >= 3;
}

/** The `tel:` address of a number without its extension; empty without digits. */
export function telephoneAddress(phone: string): string {
  const main = phone.split(/\s*(?:ext|x|#|;|,)\.?\s*\d/iu)[0] ?? phone;
  const digits = main.replace(/\(0\)/u, '').replace(/[^\d+*#]/gu, '');
  return /\d/u.test(digits) ? `tel:${digits.replace(/(?!^)\+/gu, '')}` : '';
}
