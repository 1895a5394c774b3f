import type { SearchVocabulary } from '../shared/search';

/** What readers ask for that sections answer, by heading: in English, and in the languages that name the heading. */
export function listSectionWords({
  sectionWords,
  languages,
}: Pick<SearchVocabulary, 'sectionWords' | 'languages'>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(sectionWords).map(([heading, words]) => [
      heading,
      [...words, ...languages.flatMap(({ terms }) => terms[heading] ?? [])],
    ]),
  );
}
