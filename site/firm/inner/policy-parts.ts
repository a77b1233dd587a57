/** A policy's page in parts: HTML from its Markdown file, and the places in braces. */
type PolicyPart =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'name' }
  | { readonly kind: 'clauses' };

/**
 * Splits at `{name}` and at the paragraph `{clauses}`. Links such as `/disclaimer` lead to the site
 * at `base`.
 */
export function policyParts(html: string, base: string): readonly PolicyPart[] {
  return html
    .replaceAll('href="/', `href="${base}/`)
    .split(/(\{name\}|<p>\{clauses\}<\/p>)/u)
    .filter((piece) => piece.trim() !== '')
    .map((piece): PolicyPart => {
      if (piece === '{name}') return { kind: 'name' };
      return piece === '<p>{clauses}</p>' ? { kind: 'clauses' } : { kind: 'html', html: piece };
    });
}
