/** A place where a term occurs: a record, and in which of its fields. */
export interface Posting {
  readonly record: number;
  readonly field: number;
}

/** A term that a word has found. */
export interface FoundTerm {
  readonly term: string;
  readonly postings: readonly Posting[];
}

/** How many times longer than its abbreviation a term can be. */
const MAX_EXPANSION = 2.5;

/** From this length the end of an abbreviation may be missing. */
const MIN_UNFINISHED = 6;

/** Terms and where they occur. */
export interface TermIndex {
  add(term: string, posting: Posting): void;
  /** Where the term itself occurs. */
  get(term: string): readonly Posting[];
  /** All terms that begin with a word, in alphabetical order. */
  listPrefixed(word: string): readonly FoundTerm[];
  /** All terms that are a word with at most so many slips of the finger. */
  listSimilar(word: string, slips: number): readonly FoundTerm[];
  /** All terms for which a word may stand with letters left out: `btn`. */
  listAbbreviated(word: string): readonly FoundTerm[];
}

/** An empty index. */
export function createTermIndex(): TermIndex {
  const places = new Map<string, Posting[]>();
  /** All terms in order; `null` while there are new ones. */
  let sorted: string[] | null = null;
  const list = () => (sorted ??= [...places.keys()].sort());
  const toFound = (term: string): FoundTerm => ({ term, postings: places.get(term) ?? [] });
  return {
    add(term, posting) {
      const known = places.get(term);
      if (known) {
        known.push(posting);
      } else {
        places.set(term, [posting]);
        sorted = null;
      }
    },
    get: (term) => places.get(term) ?? [],
    listPrefixed(word) {
      const terms = list();
      const found: FoundTerm[] = [];
      for (let index = findPlace(terms, word); terms[index]?.startsWith(word); index += 1) {
        found.push(toFound(terms[index] ?? ''));
      }
      return found;
    },
    listSimilar: (word, slips) =>
      list()
        // Nobody slips twice and misses the first letter, too.
        .filter((term) => (slips < 2 || term[0] === word[0]) && isSimilar(word, term, slips))
        .map(toFound),
    listAbbreviated: (word) =>
      list()
        .filter((term) => isAbbreviation(word, term))
        .map(toFound),
  };
}

/** Place of the first term that does not come before a word. */
function findPlace(terms: readonly string[], word: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether a word is the first letter of a term, then letters of it in order, and where it is short the last sound. */
export function isAbbreviation(word: string, term: string): boolean {
  if (word[0] !== term[0] || word.length >= term.length || term.length > MAX_EXPANSION * word.length)
    return false;
  const last = word.at(-1) ?? '';
  const isShort = word.length < MIN_UNFINISHED;
  if (isShort && !term.endsWith(last) && !term.replace(/[aeiouy]+$/, '').endsWith(last)) return false;
  let place = 0;
  for (const letter of word) {
    place = term.indexOf(letter, place) + 1;
    if (place === 0) return false;
  }
  return true;
}

/** Whether a few letters left out, added, changed, or swapped with the next make one word of another. */
export function isSimilar(word: string, term: string, slips: number): boolean {
  if (Math.abs(word.length - term.length) > slips) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: term.length + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= term.length; column += 1) {
      const change = word[row - 1] === term[column - 1] ? 0 : 1;
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + change,
      );
      const isSwap = word[row - 1] === term[column - 2] && word[row - 2] === term[column - 1];
      if (isSwap && row > 1 && column > 1) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > slips) return false;
    [beforeLast, last] = [last, current];
  }
  return (last[term.length] ?? Infinity) <= slips;
}
