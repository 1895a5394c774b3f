import { toKey } from '../../model/searchTerms';

/** What `data/search.ts` says of titles, products and pages. */
export interface Vocabulary {
  /** What else readers call a thing, by its title. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  /** Words for a product, by its id. */
  readonly productWords: Readonly<Record<string, readonly string[]>>;
  /** Pages to start with, by product. */
  readonly starts: Readonly<Record<string, readonly string[]>>;
}

/** What the site has. */
export interface SiteFacts {
  /** Titles of pages, and names of components, hooks and interfaces. */
  readonly names: readonly string[];
  readonly productIds: readonly string[];
  readonly hasPage: (path: string) => boolean;
}

/**
 * Checks that the search's vocabulary names what the site has.
 * @throws Error with every name that leads nowhere, and the cure
 */
export function checkVocabulary(vocabulary: Vocabulary, { names, productIds, hasPage }: SiteFacts): void {
  const keys = new Set(names.map(toKey));
  const faults: string[] = [];
  for (const title of Object.keys(vocabulary.synonyms)) {
    if (!keys.has(toKey(title))) {
      faults.push(
        `synonyms has “${title}”, which is neither the title of a page nor a name of the reference`,
      );
    }
  }
  for (const [list, ids] of [
    ['productWords', Object.keys(vocabulary.productWords)],
    ['starts', Object.keys(vocabulary.starts)],
  ] as const) {
    for (const id of ids)
      if (!productIds.includes(id)) faults.push(`${list} has “${id}”, which is no product`);
  }
  for (const path of Object.values(vocabulary.starts).flat()) {
    if (!hasPage(path)) faults.push(`starts has ${path}, which is no page`);
  }
  if (faults.length === 0) return;
  throw new Error(faults.map((fault) => `data/search.ts: ${fault}. Correct or remove it.`).join('\n'));
}
