import type { Run, SplitPage } from './split-page.ts';

// `data-slot` alone stays: style sheets name it. So does the mark of the theme, whose content has a hash of its own.
const marks = / data-slot-(?!theme)[a-z-]+(?:="[^"]*")?(?=[^<>]*>)/gu;

/** HTML of the build without what only a filling needs, in the server or in the browser: a fiftieth of what a page weighs. */
export function withoutMarks(html: string): string {
  return html.replace(marks, '');
}

function runWithoutMarks({ literals, pieces }: Run): Run {
  return {
    // A literal ends where a piece begins, which may be inside a tag.
    literals: literals.map((literal) => withoutMarks(`${literal}>`).slice(0, -1)),
    pieces: pieces.map((piece) => {
      switch (piece.kind) {
        case 'spot': {
          const samples = piece.samples.map((sample) => ({
            ...sample,
            html: withoutMarks(sample.html),
            figure: withoutMarks(sample.figure),
          }));
          return { ...piece, samples, kept: runWithoutMarks(piece.kept) };
        }
        case 'without':
          return { ...piece, kept: runWithoutMarks(piece.kept) };
        default:
          return piece;
      }
    }),
  };
}

/** A cut page for pages that are served filled. */
export function servedPage(page: SplitPage): SplitPage {
  return { ...page, ...runWithoutMarks(page) };
}
