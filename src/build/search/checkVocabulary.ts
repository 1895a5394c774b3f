import type { SearchVocabulary } from '../../model/search';
import { toKey } from '../../model/searchTerms';

/** The vocabulary of `data/search.ts` and `data/searchTerms`: titles, topics, products and pages. */
export interface Vocabulary extends SearchVocabulary {
  /** Words for a product, by its id. */
  readonly productWords: Readonly<Record<string, readonly string[]>>;
  /** Suggested pages, by product. */
  readonly starts: Readonly<Record<string, readonly string[]>>;
}

/** The names and paths that exist on the site. */
export interface SiteFacts {
  /** Titles of pages, and names of components, hooks and interfaces. */
  readonly names: readonly string[];
  /** Paths of pages and of the reference. */
  readonly paths: readonly string[];
  readonly productIds: readonly string[];
  readonly hasPage: (path: string) => boolean;
}

/**
 * Checks that all names and paths in the search's vocabulary exist.
 * @throws Error with every unknown name, and the cure
 */
export function checkVocabulary(
  vocabulary: Vocabulary,
  { names, paths, productIds, hasPage }: SiteFacts,
): void {
  const keys = new Set(names.map(toKey));
  const faults: string[] = [];
  const report = (fault: string, file = 'data/search.ts') =>
    faults.push(`${file}: ${fault}. Correct or remove it.`);
  for (const title of Object.keys(vocabulary.synonyms)) {
    if (!keys.has(toKey(title))) {
      report(`synonyms has “${title}”, which is neither the title of a page nor a name of the reference`);
    }
  }
  for (const [list, ids] of [
    ['productWords', Object.keys(vocabulary.productWords)],
    ['starts', Object.keys(vocabulary.starts)],
  ] as const) {
    for (const id of ids) if (!productIds.includes(id)) report(`${list} has “${id}”, which is no product`);
  }
  for (const path of Object.values(vocabulary.starts).flat()) {
    if (!hasPage(path)) report(`starts has ${path}, which is no page`);
  }
  const known = new Set(paths);
  for (const [topic, { pages }] of Object.entries(vocabulary.topics)) {
    for (const path of pages) {
      if (!known.has(path)) report(`topics has ${path} for “${topic}”, which is no page`);
    }
  }
  const topics = new Set(Object.keys(vocabulary.topics).map(toKey));
  for (const name of vocabulary.languages.flatMap(({ terms }) => Object.keys(terms))) {
    if (keys.has(toKey(name)) || topics.has(toKey(name))) continue;
    report(`“${name}” is no title, no name of the reference and no topic`, 'data/searchTerms');
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
