import { isUnspaced, splitQuery, splitUnspaced, toKey, toStem } from '../searchTerms';

/** Longest phrase that is looked up, in words. */
const MAX_PHRASE = 4;

/** English by the key of a text in another language; see `toKey`. */
export type Translations = ReadonlyMap<string, string>;

/**
 * Puts English in place of the phrases of another language, the longest first: names inside of pages are English. A
 * text that is one phrase stays as it is, for it is a synonym of pages.
 * @param fillers stems of stop words
 */
export function translateText(
  text: string,
  translations: Translations,
  fillers: ReadonlySet<string>,
): string {
  const words = splitQuery(text).flatMap((word) => splitRun(word, translations, fillers));
  const significant = words.filter((word) => !fillers.has(toStem(word)));
  if ([words, significant].some((phrase) => translations.has(toKey(phrase.join(' '))))) return text;
  const found: string[] = [];
  for (let start = 0; start < words.length; ) {
    const { english, length } = findPhrase(words, start, translations);
    found.push(english);
    start += length;
  }
  return found.join(' ');
}

/** The known parts of a run without spaces, if they are all of it. */
function splitRun(word: string, translations: Translations, fillers: ReadonlySet<string>): string[] {
  if (!isUnspaced(word)) return [word];
  const parts = splitUnspaced(word, (part) => translations.has(part) || fillers.has(part));
  return parts.join('') === word ? parts : [word];
}

function findPhrase(words: readonly string[], start: number, translations: Translations) {
  for (let length = Math.min(MAX_PHRASE, words.length - start); length > 0; length -= 1) {
    const english = translations.get(toKey(words.slice(start, start + length).join(' ')));
    if (english !== undefined) return { english, length };
  }
  return { english: words[start] ?? '', length: 1 };
}
