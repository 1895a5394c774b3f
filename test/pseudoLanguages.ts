import type { Strings } from '../src/site/shared/languages';

/** The mark of a string in the language of ids. */
export const ID = /⟦[^⟧]*⟧/g;

/**
 * A language that nobody reads, made from English: each string is its key, `⟦settings.title⟧`, so that
 * a text without one is in no file.
 * @param languages strings whose keys it has
 */
export function toIds(...languages: readonly Strings[]): Strings {
  return Object.fromEntries(languages.flatMap(Object.keys).map((key) => [key, `⟦${key}⟧`]));
}
