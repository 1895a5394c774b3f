import { productWords, reserved, sectionWords, starts, synonyms, topics } from '../../../data/search';
import type { Api } from '../../api/shared/api';
import { manifests } from '../../site/node/languages';
import type { LanguageTerms } from '../../site/shared/languages';
import type { ProductManifest } from '../../site/shared/product';
import type { IndexedApi, IndexedPage, SearchVocabulary } from '../shared/search';
import type { Diagnostic } from '../../base/node/diagnostic';
import { indexApi } from './indexApi';
import { indexPages } from './indexPages';
import { findVocabularyDiagnostics } from './vocabularyDiagnostics';

/** The search terms of the site's other languages, by file. */
const languages: Readonly<Record<string, LanguageTerms>> = Object.fromEntries(
  Object.entries(manifests).map(([file, { search }]) => [file, search]),
);

/** The synonyms in every language of the site. */
export const vocabulary: SearchVocabulary = {
  synonyms,
  topics,
  sectionWords,
  languages: Object.values(languages),
};

/** What readers can find: pages and API entries. */
interface SearchTargets {
  readonly pages: readonly IndexedPage[];
  /** Headings of their sections. */
  readonly headings: readonly string[];
  readonly entries: readonly IndexedApi[];
}

/**
 * Finds names and paths in the search's vocabulary that do not exist.
 * @param products that the search covers
 * @param hasPage whether the site has a public path, with its trailing slash
 */
export function findSearchDiagnostics(
  products: readonly ProductManifest[],
  { pages, headings, entries }: SearchTargets,
  hasPage: (path: string) => boolean,
): Diagnostic[] {
  return findVocabularyDiagnostics(
    { synonyms, topics, sectionWords, reserved, languages, productWords, starts },
    {
      paths: [...pages, ...entries].map(({ path }) => path),
      names: [...pages.flatMap(({ title, names }) => [title, ...names]), ...entries.map(({ name }) => name)],
      headings,
      groups: pages.flatMap(({ trail }) => trail),
      productIds: products.map(({ id }) => id),
      hasPage,
    },
  );
}

/** Reads what readers can find, without the texts of the pages. */
export function listSearchTargets(
  products: readonly ProductManifest[],
  api: Api,
  hasPage: (path: string) => boolean,
): SearchTargets {
  const pages = products.flatMap((product) => indexPages(product, hasPage));
  return {
    pages: pages.map(({ page }) => page),
    headings: pages.flatMap(({ sections }) => sections.map(({ section }) => section.heading)),
    entries: products.flatMap((product) => indexApi(api, product, hasPage)).map(({ entry }) => entry),
  };
}
