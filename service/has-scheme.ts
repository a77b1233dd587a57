/**
 * Whether an address begins with a scheme, as the URL parser takes it: also without slashes, but
 * not the port of `harbor.de:8080`.
 */
export function hasScheme(address: string): boolean {
  return /^[a-z][a-z\d+.-]*:(?!\d+(?:[/?#]|$))/iu.test(address);
}
