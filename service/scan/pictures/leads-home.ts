/** Whether a link of a page at `base` leads to the home page of its site. */
export function leadsHome(href: string | undefined, base: URL): boolean {
  if (href === undefined) return false;
  if (/^(?:\/|\.\/?|(?:\.\/)?(?:index|home|default)\.\w+|#|#top|#home)$/iu.test(href.trim()))
    return true;
  const url = URL.parse(href, base);
  return url !== null && url.host === base.host && url.pathname === '/' && url.hash === '';
}
