import type { LanguageTerms } from '../../site/shared/languages';
import type { ReservedGroup, SearchVocabulary } from '../shared/search';
import { toKey } from '../shared/searchTerms';
import { findLine } from '../../base/node/findLine';
import { findUnknownIds } from '../../site/node/manifests/unknownIds';
import { createError, type Diagnostic } from '../../base/node/diagnostic';

/** The vocabulary of `data/search.ts` and `data/languages`: titles, topics, products and pages. */
export interface Vocabulary extends Omit<SearchVocabulary, 'languages'> {
  readonly reserved: readonly ReservedGroup[];
  /** By file. */
  readonly languages: Readonly<Record<string, LanguageTerms>>;
  /** Words for a product, by its id. */
  readonly productWords: Readonly<Record<string, readonly string[]>>;
  /** Suggested pages, by product. */
  readonly starts: Readonly<Record<string, readonly string[]>>;
}

/** The names and paths that exist on the site. */
export interface SiteFacts {
  /** Titles of pages, and names of components, hooks and interfaces. */
  readonly names: readonly string[];
  /** Paths of documentation and API pages. */
  readonly paths: readonly string[];
  /** Headings of sections. */
  readonly headings: readonly string[];
  /** Titles of groups of the menus. */
  readonly groups: readonly string[];
  readonly productIds: readonly string[];
  readonly hasPage: (path: string) => boolean;
}

const FILE = 'data/search.ts';

/** Finds names and paths in the search's vocabulary that do not exist. */
export function findVocabularyDiagnostics(
  { synonyms, topics, sectionWords, reserved, languages, productWords, starts }: Vocabulary,
  { names, paths, headings, groups, productIds, hasPage }: SiteFacts,
): Diagnostic[] {
  const keys = new Set(names.map(toKey));
  const topicKeys = new Set(Object.keys(topics).map(toKey));
  const known = new Set(paths);
  return [
    ...Object.keys(synonyms)
      .filter((title) => !keys.has(toKey(title)))
      .map((title) =>
        explain(FILE, title, `synonyms has “${title}”, which is neither a page title nor an API name.`),
      ),
    ...Object.keys(sectionWords)
      .filter((heading) => !headings.includes(heading))
      .map((heading) =>
        explain(FILE, heading, `sectionWords has “${heading}”, which is no heading of a page.`),
      ),
    ...reserved
      .filter(({ group }) => !groups.includes(group))
      .map(({ group }) => explain(FILE, group, `reserved has “${group}”, which is no group of a menu.`)),
    ...findUnknownIds(FILE, [...Object.keys(productWords), ...Object.keys(starts)], productIds),
    ...Object.values(starts)
      .flat()
      .filter((path) => !hasPage(path))
      .map((path) => explain(FILE, path, `starts has ${path}, which is not a page.`)),
    ...Object.entries(topics).flatMap(([topic, { pages }]) =>
      pages
        .filter((path) => !known.has(path))
        .map((path) => explain(FILE, topic, `topics has ${path} for “${topic}”, which is not a page.`)),
    ),
    ...Object.entries(languages).flatMap(([file, { terms }]) =>
      Object.keys(terms)
        .filter((name) => !keys.has(toKey(name)) && !topicKeys.has(toKey(name)) && !(name in sectionWords))
        .map((name) =>
          explain(file, name, `“${name}” is not a page title, an API name, a topic or in sectionWords.`),
        ),
    ),
  ];
}

/** @param text a path, or the key of an entry */
function explain(file: string, text: string, reason: string): Diagnostic {
  const line = findLine(file, `'${text}':`, `  ${text}:`, `'${text}'`);
  return createError(file, line, reason, 'Correct or remove it.');
}
