import { getEditDistance } from '../../../base/shared/editDistance';

/** A place where a term occurs: a record, and in which of its fields. */
export interface Posting {
  readonly record: number;
  readonly field: number;
}

/** A term that matches a word, with its occurrences. */
export interface FoundTerm {
  readonly term: string;
  readonly postings: readonly Posting[];
}

/** How many times longer than its abbreviation a term can be. */
const MAX_EXPANSION = 2.5;

/** The same for one with a vowel inside: who writes vowels leaves little out. `trash` is no `TrailSearch`. */
const MAX_VOWEL_EXPANSION = 1.6;

/** From this length on, an abbreviation may leave off the end of a term. */
const MIN_UNFINISHED = 6;

/** Terms and where they occur. */
export interface TermIndex {
  add(term: string, posting: Posting): void;
  /** Where the term itself occurs. */
  get(term: string): readonly Posting[];
  /** All terms that begin with a word, in alphabetical order. */
  listPrefixed(word: string): readonly FoundTerm[];
  /** All terms that differ from a word by at most this many typos. */
  listSimilar(word: string, typos: number): readonly FoundTerm[];
  /** All terms that a word may abbreviate: `btn`. */
  listAbbreviated(word: string): readonly FoundTerm[];
}

/** An empty index. */
export function createTermIndex(): TermIndex {
  const postingsByTerm = new Map<string, Posting[]>();
  /** All terms, sorted; `null` when some have been added since. */
  let sorted: string[] | null = null;
  const list = () => (sorted ??= [...postingsByTerm.keys()].sort());
  const toFound = (term: string): FoundTerm => ({ term, postings: postingsByTerm.get(term) ?? [] });
  return {
    add(term, posting) {
      const known = postingsByTerm.get(term);
      if (known) {
        known.push(posting);
      } else {
        postingsByTerm.set(term, [posting]);
        sorted = null;
      }
    },
    get: (term) => postingsByTerm.get(term) ?? [],
    listPrefixed(word) {
      const terms = list();
      const found: FoundTerm[] = [];
      for (let index = findInsertionIndex(terms, word); terms[index]?.startsWith(word); index += 1) {
        found.push(toFound(terms[index] ?? ''));
      }
      return found;
    },
    listSimilar: (word, typos) =>
      list()
        // With two typos, the first letter has to be right: otherwise too many terms would match.
        .filter((term) => (typos < 2 || term[0] === word[0]) && getEditDistance(word, term, typos) <= typos)
        .map(toFound),
    listAbbreviated: (word) =>
      list()
        .filter((term) => isAbbreviation(word, term))
        .map(toFound),
  };
}

/** Index of the first term that does not come before a word (binary search). */
function findInsertionIndex(terms: readonly string[], word: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Whether a word can abbreviate a term: it has the first letter, then others in order and, if it is short,
 * the last letter or consonant.
 */
export function isAbbreviation(word: string, term: string): boolean {
  const expansion = /^.+[aeiouy]/.test(word) ? MAX_VOWEL_EXPANSION : MAX_EXPANSION;
  if (word[0] !== term[0] || word.length >= term.length || term.length > expansion * word.length)
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
