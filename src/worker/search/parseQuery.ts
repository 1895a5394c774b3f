import type { IndexedProduct, SearchKind } from '../../model/search';
import {
  isUnspaced,
  MAX_QUERY_WORDS,
  splitHumps,
  splitQuery,
  splitUnspaced,
  toKey,
  toStem,
  toWords,
} from '../../model/searchTerms';

/** A word of a query. */
export interface QueryWord {
  /** As a whole, without hyphens: `data-grid` → `datagrid`. */
  readonly whole: string;
  /** Its parts, where it has several. */
  readonly parts: readonly string[];
  /** Says little by itself: an article, the name of a product, a kind. */
  readonly isOptional: boolean;
}

/** What a reader is looking for. */
export interface ParsedQuery {
  readonly words: readonly QueryWord[];
  /** How many of them are telling. */
  readonly tellingCount: number;
  /** As typed, in lower case. */
  readonly text: string;
  /** The telling words as typed, in lower case. */
  readonly tellingText: string;
  /** All telling words as one name. */
  readonly key: string;
  /** The same with the words that say little. */
  readonly fullKey: string;
  /** Kinds that the query asks for; empty when it asks for none. */
  readonly kinds: ReadonlySet<SearchKind>;
  /** Written the way code is: `disableRipple`. */
  readonly isCode: boolean;
  /** Product that the query names. */
  readonly product: string | null;
}

/** Words by which readers ask for a kind of result, as `toStem` writes them. */
const KIND_WORDS = new Map<string, readonly SearchKind[]>(
  Object.entries({
    api: ['api'],
    reference: ['api'],
    prop: ['api', 'prop'],
    property: ['api', 'prop'],
    properties: ['api', 'prop'],
    slot: ['api', 'slot'],
    class: ['api', 'class'],
    classes: ['api', 'class'],
    classname: ['api', 'class'],
    demo: ['demo'],
    example: ['demo', 'component'],
  } satisfies Record<string, readonly SearchKind[]>).map(([word, kinds]) => [toStem(word), kinds]),
);

/**
 * Takes a query apart; never throws, whatever was typed.
 * @param isName whether a name has a word that begins like this
 */
export function parseQuery(
  text: string,
  products: readonly IndexedProduct[],
  fillers: ReadonlySet<string>,
  isName: (part: string) => boolean,
): ParsedQuery {
  const isKnown = (part: string) => fillers.has(part) || isName(part);
  const typed = splitQuery(text)
    .flatMap((word) => (isUnspaced(word) ? splitUnspaced(word, isKnown) : [word]))
    // As the theme and the class names call a component: `MuiButton`.
    .map((word) => word.replace(/^Mui(?=\p{Lu})/u, ''))
    .slice(0, MAX_QUERY_WORDS);
  const stems = typed.map((word) => toKey(word));
  const product = products.find(({ words }) => words.some((word) => stems.includes(toStem(word))));
  const isSmall = (stem: string) =>
    fillers.has(stem) ||
    KIND_WORDS.has(stem) ||
    Boolean(product?.words.some((word) => toStem(word) === stem));
  const hasTelling = stems.some((stem) => !isSmall(stem));
  const words = typed.map((word, index): QueryWord => {
    const parts = word
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .flatMap(splitHumps)
      .map(toStem);
    const whole = stems[index] ?? '';
    return { whole, parts: parts.length > 1 ? parts : [], isOptional: hasTelling && isSmall(whole) };
  });
  const telling = words.filter(({ isOptional }) => !isOptional);
  return {
    words,
    tellingCount: telling.length,
    text: typed.join(' ').toLowerCase(),
    tellingText: typed
      .filter((_, index) => !words[index]?.isOptional)
      .join(' ')
      .toLowerCase(),
    key: toKey(telling.map(({ whole }) => whole).join(' ')),
    fullKey: toKey(toWords(typed.join(' ')).join(' ')),
    kinds: new Set(stems.flatMap((stem) => KIND_WORDS.get(stem) ?? [])),
    isCode: /\p{Ll}\p{Lu}/u.test(typed.join(' ')),
    product: product?.id ?? null,
  };
}

/** The query as if what it was found by had been typed, except for words whose ends are still to be typed. */
export function correctQuery(query: ParsedQuery, tellingTerms: readonly string[]): ParsedQuery {
  const toMeant = (term: string) => query.words.find(({ whole }) => term.startsWith(whole))?.whole ?? term;
  const text = tellingTerms.map(toMeant).join(' ');
  const key = toKey(text);
  return { ...query, text, tellingText: text, key, fullKey: key };
}
