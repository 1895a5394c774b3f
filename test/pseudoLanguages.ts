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

/**
 * A language with longer words: each has two fifths more letters, as German has beside English. Placeholders and
 * short words stay.
 * @param strings of the language that it is made from
 */
export function toLongWords(strings: Strings): Strings {
  return Object.fromEntries(Object.entries(strings).map(([key, text]) => [key, lengthen(text)]));
}

function lengthen(text: string): string {
  return text.replace(/\{\{.*?\}\}|\p{L}{3,}/gu, (word) =>
    word.startsWith('{') ? word : word + word.slice(0, Math.ceil(word.length * 0.4)).toLowerCase(),
  );
}
