import type { ProductWords } from '../shared/search';
import { toIndexLetter, toTextTerms } from '../shared/searchTerms';

/** Words that are too common to be indexed. */
const COMMON_WORDS = new Set(
  (
    'a about above after all also an and another any are as at be because been before below between both but by can ' +
    'cannot come could do does each else even every few for from get give given go has have how if in into is it its ' +
    'itself just keep last less let like make may more most much must need never no nor not now of off on once one ' +
    'only onto or other out over own per same see set several should since so some still such take than that the ' +
    'their them then there these they this those through to too two under until up upon use used using very was way ' +
    'well what when where whether which while who whole whose why will with within without would you your'
  ).split(' '),
);

/**
 * Indexes the significant words of texts, by their first letter.
 * @param texts of sections and members, by their number
 */
export function indexWords(texts: readonly string[]): Map<string, ProductWords> {
  const numbersByTerm = new Map<string, number[]>();
  for (const [number, text] of texts.entries()) {
    const significant = text
      .split(/\s+/)
      .filter((word) => !COMMON_WORDS.has(word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')));
    for (const term of new Set(toTextTerms(significant.join(' ')))) {
      // Single characters match too much.
      if (term.length === 1) continue;
      const numbers = numbersByTerm.get(term) ?? [];
      numbers.push(number);
      numbersByTerm.set(term, numbers);
    }
  }
  const byLetter = new Map<string, Record<string, number[]>>();
  for (const [term, numbers] of [...numbersByTerm].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const letter = toIndexLetter(term);
    const words = byLetter.get(letter) ?? {};
    words[term] = numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
    byLetter.set(letter, words);
  }
  return byLetter;
}
