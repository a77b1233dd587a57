import type { PageElement } from '../page/element-text.ts';

interface Declared {
  readonly value: string;
  readonly rank: number;
}

const maxDepth = 60;

/**
 * Custom properties where they are declared. Builders give the same name another colour in each
 * section, so a value is looked up from the element outwards, as a browser does it.
 */
export class ScopedVariables {
  readonly #root = new Map<string, Declared>();
  readonly #scoped = new Map<PageElement, Map<string, Declared>>();
  readonly #used = new Set<string>();

  declareForAll(name: string, declared: Declared): void {
    declare(this.#root, name, declared);
  }

  declareFor(element: PageElement, name: string, declared: Declared): void {
    const own = this.#scoped.get(element) ?? new Map<string, Declared>();
    this.#scoped.set(element, own);
    declare(own, name, declared);
  }

  /** The value for an element; marks the name as used. */
  resolve(name: string, from: PageElement): string | undefined {
    this.#used.add(name);
    let element: PageElement | undefined = from;
    for (let depth = 0; depth < maxDepth && element !== undefined; depth += 1) {
      const own = this.#scoped.get(element)?.get(name);
      if (own !== undefined) return own.value;
      const { parent }: PageElement = element;
      element = parent !== null && 'attribs' in parent ? parent : undefined;
    }
    return this.#root.get(name)?.value;
  }

  /** The names and values of the page as a whole. */
  get ofPage(): ReadonlyMap<string, Declared> {
    return this.#root;
  }

  isUsed(name: string): boolean {
    return this.#used.has(name);
  }
}

function declare(map: Map<string, Declared>, name: string, declared: Declared): void {
  if ((map.get(name)?.rank ?? -1) <= declared.rank) map.set(name, declared);
}
