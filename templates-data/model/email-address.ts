// One @, no spaces, a dot in the host: the browser's own rule for <input type=email>, plus the dot.
// ASCII is spelt out, because with the flag i, other letters would match K or s.
const form =
  /^[A-Za-z0-9_.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/u;

const maxLength = 254;

/** Whether a text is an e-mail address by its form and length. */
export function isEmailAddress(value: string): boolean {
  return value.length <= maxLength && form.test(value);
}
