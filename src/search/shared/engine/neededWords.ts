import type { IndexedProduct } from '../search';
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
 * @param home the only one that is searched; `null` for all of them
 */
export function listNeededWords(
  text: string,
  products: readonly IndexedProduct[],
  home: string | null,
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
    .filter(({ id }) => home === null || home === id)
    .flatMap((product) =>
      [...letters]
        .filter((letter) => product.letters.includes(letter))
        .map((letter) => ({ product, letter })),
    );
}
