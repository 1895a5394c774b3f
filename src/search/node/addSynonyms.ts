import type { IndexedApi, IndexedPage, SearchVocabulary } from '../shared/search';
import { toKey } from '../shared/searchTerms';
import type { ApiEntry } from './indexApi';
import type { PageEntry } from './indexPages';

/** The names of a product: its pages and its API. */
interface ProductPart {
  readonly pages: readonly PageEntry[];
  readonly api: readonly ApiEntry[];
}

/**
 * Adds synonyms to the pages and API entries of a product. The words of a title go to the page with that
 * title or, if there is none, to the API entry of that name; those of a topic without either go to the pages
 * that the topic lists.
 */
export function addSynonyms<Part extends ProductPart>(part: Part, vocabulary: SearchVocabulary): Part {
  const { synonyms, topics, languages } = vocabulary;
  const byKey = new Map<string, string[]>();
  const lists = [
    synonyms,
    ...languages.map(({ terms }) => terms),
    Object.fromEntries(Object.entries(topics).map(([topic, { words }]) => [topic, words])),
  ];
  for (const [title, words] of lists.flatMap((list) => Object.entries(list))) {
    byKey.set(toKey(title), [...(byKey.get(toKey(title)) ?? []), ...words]);
  }
  const titles = new Set(part.pages.map(({ page }) => toKey(page.title)));
  const names = new Set([...titles, ...part.api.map(({ entry }) => toKey(entry.name))]);
  const byPath = new Map<string, string[]>();
  for (const [topic, { pages }] of Object.entries(topics)) {
    if (names.has(toKey(topic))) continue;
    const words = byKey.get(toKey(topic)) ?? [];
    for (const path of pages) byPath.set(path, [...(byPath.get(path) ?? []), ...words]);
  }
  const withWords = <Entry extends IndexedPage | IndexedApi>(
    entry: Entry,
    own: readonly string[],
  ): Entry => ({
    ...entry,
    synonyms: [...new Set([...own, ...(byPath.get(entry.path) ?? [])])],
  });
  return {
    ...part,
    pages: part.pages.map((one) => ({
      ...one,
      page: withWords(one.page, byKey.get(toKey(one.page.title)) ?? []),
    })),
    api: part.api.map((one) => {
      const key = toKey(one.entry.name);
      return { ...one, entry: withWords(one.entry, titles.has(key) ? [] : (byKey.get(key) ?? [])) };
    }),
  };
}
