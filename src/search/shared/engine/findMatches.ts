import type { QueryWord } from './parseQuery';
import type { FoundTerm, TermIndex } from './termIndex';
import { createWordResults, type WordResults } from './wordResults';

/** The indexes that are searched: names first, then text. */
export interface Indexes {
  readonly names: TermIndex;
  /** Adjacent words of names, joined: `darkmode`, but also the `butnot` of "red but not announced". */
  readonly joins: TermIndex;
  readonly texts: TermIndex;
  /** Number of all records. */
  readonly recordCount: number;
}

/** Weights of a word by its field. */
const FIELD_WEIGHTS = [10, 8, 7, 3.5];

/** The fields of names, in the order of their weights. */
export const NAME_FIELDS = ['name', 'aliases', 'synonyms', 'context'] as const;

/** Weight of a match of all parts of a word anywhere in the names. */
const PARTS_WEIGHT = 3.5;

/** Weight of a word in a text, multiplied by its inverse document frequency. */
const TEXT_WEIGHT = 0.75;

/** Shorter prefixes are looked up only in names: in texts they match too much. */
export const MIN_TEXT_PREFIX = 3;

/** Shorter prefixes of joined words are prefixes of the first word, too. */
const MIN_JOIN_PREFIX = 3;

/** With at least this many results, the parts of a word are not looked up separately. */
const ENOUGH_RESULTS = 5;

/**
 * Lengths from which a word may be abbreviated, or have one or two typos; higher for texts, where many short
 * words are similar.
 */
const MIN_ABBREVIATION = 3;
const MIN_ONE_TYPO = 4;
const MIN_TEXT_TYPO = 5;
const MIN_TWO_TYPOS = 7;

/** Factor for a misspelled or abbreviated word. */
const MISSPELLED = 0.35;

/** The same for joined words or their prefixes: less than for a single misspelled word. */
const MISSPELLED_JOIN = 0.3;

/** A record that has words of the query. */
export interface FoundMatch {
  readonly id: number;
  /** Sum of the scores of its words. */
  readonly score: number;
  /** How many significant words of the query match, exactly or approximately. */
  readonly wordCount: number;
  /** How many of these match exactly. */
  readonly exactCount: number;
  /** How many of these match in its names, not only in its text. */
  readonly nameCount: number;
}

/** All records that match a word of the query, and the terms that matched. */
export interface Matches {
  readonly found: readonly FoundMatch[];
  readonly getTerms: (id: number) => string[];
}

/** Looks up every significant word, and adjacent words also joined. */
export function findMatches(indexes: Indexes, allWords: readonly QueryWord[]): Matches {
  const words = allWords.filter(({ isOptional }) => !isOptional);
  const perWord = words.map((word) => lookUp(indexes, word));
  for (const [index, word] of words.entries()) {
    const [own, following, next] = [perWord[index], perWord[index + 1], words[index + 1]];
    if (!next || !own || !following) continue;
    // `data grid` matches `DataGrid`: count both words as found there.
    const joined = word.whole + next.whole;
    const found = [{ term: joined, postings: indexes.names.get(joined) }];
    addNames(own, found, joined);
    addNames(following, found, joined);
  }
  const scores = new Float64Array(indexes.recordCount);
  const wordCounts = new Uint8Array(indexes.recordCount);
  const exactCounts = new Uint8Array(indexes.recordCount);
  const nameCounts = new Uint8Array(indexes.recordCount);
  for (const results of perWord) {
    for (const id of results.ids) {
      scores[id] = (scores[id] ?? 0) + results.getScore(id);
      wordCounts[id] = (wordCounts[id] ?? 0) + 1;
      if (!results.isLoose(id)) exactCounts[id] = (exactCounts[id] ?? 0) + 1;
      if (results.isNamed(id)) nameCounts[id] = (nameCounts[id] ?? 0) + 1;
    }
  }
  const found: FoundMatch[] = [];
  // Not `entries()`, which would create an array for every record.
  for (let id = 0; id < indexes.recordCount; id += 1) {
    const wordCount = wordCounts[id] ?? 0;
    if (wordCount === 0) continue;
    found.push({
      id,
      score: scores[id] ?? 0,
      wordCount,
      exactCount: exactCounts[id] ?? 0,
      nameCount: nameCounts[id] ?? 0,
    });
  }
  return { found, getTerms: (id) => perWord.flatMap((results) => results.getTerm(id) ?? []) };
}

/** The records that match a word; similar words only when no record has the word itself. */
function lookUp({ names, joins, texts, recordCount }: Indexes, { whole, parts }: QueryWord): WordResults {
  const results = createWordResults(recordCount);
  addNames(results, names.listPrefixed(whole), whole);
  if (whole.length >= MIN_TEXT_PREFIX) addTexts(results, texts.listPrefixed(whole), whole, recordCount);
  // A match in accidentally joined words of a name does not show that the word is spelled right.
  let isSpelledRight = results.ids.length > 0;
  if (whole.length >= MIN_JOIN_PREFIX) addJoins(results, joins.listPrefixed(whole), whole);
  if (parts.length > 0 && results.ids.length < ENOUGH_RESULTS)
    addParts(results, { names, recordCount }, parts);
  if (parts.length > 0 && results.ids.length === 0) addParts(results, { names, texts, recordCount }, parts);
  isSpelledRight ||= parts.length > 0 && results.ids.length > 0;
  if (isSpelledRight) return results;
  if (whole.length >= MIN_ABBREVIATION) addNames(results, names.listAbbreviated(whole), whole, true);
  if (whole.length < MIN_ONE_TYPO) return results;
  const typos = whole.length < MIN_TWO_TYPOS ? 1 : 2;
  addNames(results, names.listSimilar(whole, typos), whole, true);
  addJoins(results, joins.listSimilar(whole, typos), whole);
  if (whole.length < MIN_TEXT_TYPO) return results;
  addTexts(results, texts.listSimilar(whole, typos), whole, recordCount, true);
  return results;
}

function addNames(results: WordResults, found: readonly FoundTerm[], word: string, isLoose = false): void {
  for (const { term, postings } of found) {
    const likeness = getLikeness(word, term);
    for (const { record, field } of postings) {
      results.add(record, likeness * (FIELD_WEIGHTS[field] ?? 0), term, true, isLoose);
    }
  }
}

/** Matches of joined words: exact or, failing that, similar ones. */
function addJoins(results: WordResults, found: readonly FoundTerm[], word: string): void {
  for (const { term, postings } of found) {
    const isSame = term === word;
    for (const { record, field } of postings) {
      const score = (isSame ? 1 : MISSPELLED_JOIN) * (FIELD_WEIGHTS[field] ?? 0);
      results.add(record, score, term, true, !isSame);
    }
  }
}

function addTexts(
  results: WordResults,
  found: readonly FoundTerm[],
  word: string,
  recordCount: number,
  isLoose = false,
): void {
  for (const { term, postings } of found) {
    const rarity = Math.log(1 + recordCount / postings.length);
    const score = TEXT_WEIGHT * rarity * getLikeness(word, term);
    for (const { record } of postings) results.add(record, score, term, false, isLoose);
  }
}

/** Records that have all parts of a word somewhere: `disable-ripple` in `rippleDisabled`. */
function addParts(
  results: WordResults,
  { names, texts, recordCount }: Pick<Indexes, 'names' | 'recordCount'> & Partial<Indexes>,
  parts: readonly string[],
): void {
  const perPart = parts.map((part) => {
    const own = createWordResults(recordCount);
    addNames(own, names.listPrefixed(part), part);
    if (texts) addTexts(own, texts.listPrefixed(part), part, recordCount);
    return own;
  });
  const [first, ...others] = perPart;
  for (const id of first?.ids ?? []) {
    if (!others.every((own) => own.getScore(id) > 0)) continue;
    results.add(
      id,
      PARTS_WEIGHT,
      first?.getTerm(id) ?? '',
      perPart.every((own) => own.isNamed(id)),
      true,
    );
  }
}

/** Exact matches before prefixes before similar words. */
function getLikeness(word: string, term: string): number {
  if (term === word) return 1;
  return term.startsWith(word) ? 0.4 + (0.4 * word.length) / term.length : MISSPELLED;
}
