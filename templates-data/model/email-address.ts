// One @, no spaces, a dot in the host: the browser's own rule for <input type=email>, plus the dot.
// ASCII is spelt out, because with the flag i, other letters would match K or s.
const form =
  /^[A-Za-z0-9_.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/u;

/** The longest address that mail servers take: https://www.rfc-editor.org/errata/eid1690 */
export const maxEmailLength = 254;

/** Whether a text is an e-mail address by its form and length. */
export function isEmailAddress(value: string): boolean {
  return value.length <= maxEmailLength && form.test(value);
}
