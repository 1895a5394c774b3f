import type { IndexedProduct, ReservedGroup, SearchKind } from '../search';
import { translateText, type Translations } from './translateText';
import {
  isUnspaced,
  MAX_QUERY_WORDS,
  splitCamelCase,
  splitQuery,
  splitUnspaced,
  toKey,
  toStem,
  toWords,
} from '../searchTerms';

/** A word of a query. */
export interface QueryWord {
  /** The whole word without hyphens: `data-grid` → `datagrid`. */
  readonly whole: string;
  /** Its parts, when it has several. */
  readonly parts: readonly string[];
  /** Not significant by itself: an article, the name of a product, a kind. */
  readonly isOptional: boolean;
}

/** A parsed query. */
export interface ParsedQuery {
  readonly words: readonly QueryWord[];
  /** How many of them are significant. */
  readonly significantCount: number;
  /** As typed, in lower case. */
  readonly text: string;
  /** The significant words as typed, in lower case. */
  readonly significantText: string;
  /** Key of all significant words joined. */
  readonly key: string;
  /** Key of all words joined. */
  readonly fullKey: string;
  /** Kinds that the query names; empty when it names none. */
  readonly kinds: ReadonlySet<SearchKind>;
  /** Written the way code is: `disableRipple`. */
  readonly isCode: boolean;
  /** Product that the query names. */
  readonly product: string | null;
  /** Groups of the menu whose pages it does not ask for. */
  readonly closedGroups: ReadonlySet<string>;
}

/** What is known of the site when a query is parsed. */
export interface QueryFacts {
  readonly products: readonly IndexedProduct[];
  /** Stems. */
  readonly fillers: ReadonlySet<string>;
  readonly reserved: readonly ReservedGroup[];
  readonly translations: Translations;
}

/** Words that name a kind of result, as stems. */
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

/** A class name as in a style sheet or the browser's developer tools: `.MuiButton-root`. */
const CLASS_NAME = /^\s*\.?(?:Mui[A-Z]\w*|base-[A-Z]\w*)-[a-z]\w*\s*$/;

/**
 * Parses a query; never throws.
 * @param isName whether this is a prefix of a word in a name
 */
export function parseQuery(
  text: string,
  { products, fillers, reserved, translations }: QueryFacts,
  isName: (part: string) => boolean,
): ParsedQuery {
  const isKnown = (part: string) => fillers.has(part) || isName(part);
  const typed = splitQuery(translateText(text, translations, fillers))
    .flatMap((word) => (isUnspaced(word) ? splitUnspaced(word, isKnown) : [word]))
    // Component names have a prefix in themes and class names: `MuiButton`.
    .map((word) => word.replace(/^Mui(?=\p{Lu})/u, ''))
    .slice(0, MAX_QUERY_WORDS);
  const stems = typed.map((word) => toKey(word));
  const product = products.find(({ words }) => words.some((word) => stems.includes(toStem(word))));
  const isInsignificant = (stem: string) =>
    fillers.has(stem) ||
    KIND_WORDS.has(stem) ||
    Boolean(product?.words.some((word) => toStem(word) === stem));
  const hasSignificant = stems.some((stem) => !isInsignificant(stem));
  const words = typed.map((word, index): QueryWord => {
    const parts = word
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .flatMap(splitCamelCase)
      .map(toStem);
    const whole = stems[index] ?? '';
    return {
      whole,
      parts: parts.length > 1 ? parts : [],
      isOptional: hasSignificant && isInsignificant(whole),
    };
  });
  const significant = words.filter(({ isOptional }) => !isOptional);
  return {
    words,
    significantCount: significant.length,
    text: typed.join(' ').toLowerCase(),
    significantText: typed
      .filter((_, index) => !words[index]?.isOptional)
      .join(' ')
      .toLowerCase(),
    key: toKey(significant.map(({ whole }) => whole).join(' ')),
    fullKey: toKey(toWords(typed.join(' ')).join(' ')),
    kinds: new Set(CLASS_NAME.test(text) ? ['class'] : stems.flatMap((stem) => KIND_WORDS.get(stem) ?? [])),
    isCode: /\p{Ll}\p{Lu}/u.test(typed.join(' ')),
    product: product?.id ?? null,
    closedGroups: new Set(
      reserved
        .filter(({ words: openers }) => !openers.some((word) => stems.includes(toStem(word))))
        .map(({ group }) => group),
    ),
  };
}

/** The query with misspelled words replaced by the terms that were found; prefixes of terms stay as typed. */
export function correctQuery(query: ParsedQuery, significantTerms: readonly string[]): ParsedQuery {
  const toIntendedWord = (term: string) =>
    query.words.find(({ whole }) => term.startsWith(whole))?.whole ?? term;
  const text = significantTerms.map(toIntendedWord).join(' ');
  const key = toKey(text);
  return { ...query, text, significantText: text, key, fullKey: key };
}
