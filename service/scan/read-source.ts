/**
 * Pasted input as markup: a page's source unchanged, or plain text with its first line as the
 * heading.
 */
export function toMarkup(source: string): string {
  if (
    /<(?:!doctype|html|head|body|div|p|title|a|span|section|table|h[1-6]|meta|header)\b/iu.test(
      source,
    )
  )
    return source;
  const lines = source.split(/\r\n?|\n/u).filter((line) => line.trim() !== '');
  return lines
    .map((line, index) => (index === 0 ? `<h1>${escape(line)}</h1>` : `<p>${escape(line)}</p>`))
    .join('\n');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
