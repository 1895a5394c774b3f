import type { IndexedProduct, SearchQuery } from '../../model/search';
import { splitQuery, toKey, toLetter } from '../../model/searchTerms';
import { MIN_TEXT_PREFIX } from './findMatches';

/** The words of a product that begin with a letter. */
export interface WantedWords {
  readonly product: IndexedProduct;
  readonly letter: string;
}

/**
 * The words of texts that a query looks through: those that begin like its own, in what it searches.
 * @param products those whose names are there
 * @param isWidened whether it searches all of them, whatever its scope
 */
export function listWantedWords(
  { text, scope }: SearchQuery,
  products: readonly IndexedProduct[],
  isWidened: boolean,
): WantedWords[] {
  const letters = new Set(
    splitQuery(text)
      // `theme.palette` may stand in a text as two words.
      .flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)])
      .map(toKey)
      .filter((word) => word.length >= MIN_TEXT_PREFIX)
      .map(toLetter),
  );
  return products
    .filter(({ id }) => isWidened || scope.kind === 'all' || scope.product === id)
    .flatMap((product) =>
      [...letters]
        .filter((letter) => product.letters.includes(letter))
        .map((letter) => ({ product, letter })),
    );
}
