/**
 * A policy's page in pieces: HTML from its Markdown file, and the places that the file marks with
 * braces.
 */
export type PolicyPart =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'name' }
  | { readonly kind: 'clauses' };

/**
 * Cuts at `{name}` and at the paragraph `{clauses}`; links such as `/disclaimer` lead into the site
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
