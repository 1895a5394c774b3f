import type { LanguageTerms } from '../../site/shared/languages';
import { splitName, toKey } from '../shared/searchTerms';

/**
 * The English of what readers write in other languages, by key; the first language, and in it the first meaning, counts.
 * @param names in English, whose words are left alone: Portuguese `data` is a date
 */
export function listTranslations(
  languages: readonly LanguageTerms[],
  names: readonly string[],
): Record<string, string> {
  const english = new Set(names.flatMap((name) => splitName(name).own));
  const fillers = new Set(languages.flatMap((language) => language.fillers.map(toKey)));
  const translations = new Map<string, string>();
  for (const { terms, words = {} } of languages) {
    for (const [meaning, phrases] of [...Object.entries(words), ...Object.entries(terms)]) {
      for (const key of phrases.map(toKey)) {
        if (!english.has(key) && !fillers.has(key) && !translations.has(key)) translations.set(key, meaning);
      }
    }
  }
  return Object.fromEntries(translations);
}
