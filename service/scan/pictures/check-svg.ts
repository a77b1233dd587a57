const maxLength = 100_000;
const maxElements = 1500;
const maxUses = 20;
// Entities, scripts, other documents, and constructs with disproportionate cost.
const refused =
  /<!(?:doctype[^>]*\[|entity)|<\?xml-stylesheet|<(?:script|foreignobject|image|iframe|feimage|filter|animate\w*|set|audio|video|pattern|mask|marker)\b|\bon\w+\s*=|@import|(?:xlink:)?href\s*=\s*["']?\s*(?!["']?#)[^"'\s]|url\(\s*["']?\s*(?!["']?#)[^"')\s]|xi:include/iu;

/**
 * Whether the bytes are an SVG without references to other files, scripts, and elements that
 * multiply.
 */
export function isSafeSvg(bytes: Uint8Array): boolean {
  if (bytes.byteLength > maxLength) return false;
  const text = Buffer.from(bytes).toString('utf8');
  if (
    !/^\ufeff?\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*(?:<!doctype svg[^>[]{0,300}>\s*)?<svg[\s>]/iu.test(
      text,
    )
  )
    return false;
  if (refused.test(text.replace(/\sxmlns(?::\w+)?\s*=\s*["'][^"']*["']/gu, ''))) return false;
  return text.split('<').length <= maxElements * 2 && text.split(/<use\b/iu).length - 1 <= maxUses;
}
