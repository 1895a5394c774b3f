import type { IndexedProduct, SearchQuery } from '../search';
import { splitQuery, toKey, toIndexLetter } from '../searchTerms';
import { MIN_TEXT_PREFIX } from './findMatches';

/** A file with the words of a product that begin with a letter. */
export interface NeededWords {
  readonly product: IndexedProduct;
  readonly letter: string;
}

/**
 * The files of words that a query needs: those for the first letters of its words, in the products that it
 * searches.
 * @param products those whose names have loaded
 * @param isWidened whether it searches all of them, whatever its scope
 */
export function listNeededWords(
  { text, scope }: SearchQuery,
  products: readonly IndexedProduct[],
  isWidened: boolean,
): NeededWords[] {
  const letters = new Set(
    splitQuery(text)
      // In a text, `theme.palette` may be two words.
      .flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)])
      .map(toKey)
      .filter((word) => word.length >= MIN_TEXT_PREFIX)
      .map(toIndexLetter),
  );
  return products
    .filter(({ id }) => isWidened || scope.kind === 'all' || scope.product === id)
    .flatMap((product) =>
      [...letters]
        .filter((letter) => product.letters.includes(letter))
        .map((letter) => ({ product, letter })),
    );
}
