import type { Design } from '../../templates-data/model/designs.ts';
import type { InlineTexts } from './policy.ts';

/** A part of a page: literal HTML, or one that depends on the demo. */
export type PageStep =
  | string
  | { readonly kind: 'text'; readonly name: string }
  | { readonly kind: 'attribute'; readonly attribute: string; readonly name: string }
  | { readonly kind: 'cycle'; readonly attribute: string; readonly values: readonly string[] }
  | { readonly kind: 'if'; readonly condition: string; readonly steps: readonly PageStep[] }
  | {
      readonly kind: 'each';
      readonly list: string;
      readonly max: number;
      readonly steps: readonly PageStep[];
    }
  | { readonly kind: 'sections'; readonly sections: ReadonlyMap<string, readonly PageStep[]> }
  | { readonly kind: 'base' }
  /** Where the page's sheets are written, as one element. */
  | { readonly kind: 'styles' };

/** A style element of the head: the theme, or rules that are included while a condition holds. */
export type Sheet =
  | { readonly kind: 'theme'; readonly css: string }
  | { readonly kind: 'rules'; readonly css: string; readonly condition: string | undefined };

export interface CompiledPage {
  readonly steps: readonly PageStep[];
  /** The contents of the page's style elements. */
  readonly sheets: readonly Sheet[];
  readonly design: Design;
  /** The scripts and styles that the policy of the page may allow. */
  readonly inline: InlineTexts;
  /** Where scripts and sheets that load later read variables of the page: `var(--ink)…`. */
  readonly readLater?: string;
}

/** Joins neighbouring literals. */
export function joinLiterals(steps: readonly PageStep[]): readonly PageStep[] {
  const result: PageStep[] = [];
  for (const step of steps) {
    const last = result.at(-1);
    if (typeof step === 'string' && typeof last === 'string')
      result[result.length - 1] = last + step;
    else if (step !== '') result.push(typeof step === 'string' ? step : joinNestedLiterals(step));
  }
  return result;
}

function joinNestedLiterals(step: Exclude<PageStep, string>): PageStep {
  if (step.kind === 'if' || step.kind === 'each')
    return { ...step, steps: joinLiterals(step.steps) };
  if (step.kind !== 'sections') return step;
  return {
    ...step,
    sections: new Map([...step.sections].map(([id, steps]) => [id, joinLiterals(steps)])),
  };
}
