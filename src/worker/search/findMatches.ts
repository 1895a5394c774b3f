import type { QueryWord } from './parseQuery';
import type { FoundTerm, TermIndex } from './termIndex';
import { createWordResults, type WordResults } from './wordResults';

/** What is searched: names first, text besides. */
export interface Indexes {
  readonly names: TermIndex;
  /** Words of names that a space parts, as one: `darkmode`, but also the `butnot` of "red but not announced". */
  readonly joins: TermIndex;
  readonly texts: TermIndex;
  /** Number of all records. */
  readonly recordCount: number;
}

/** What a word is worth where it stands. */
const FIELD_WEIGHTS = [10, 8, 7, 3.5];

/** The fields of names, in the order of their weights. */
export const NAME_FIELDS = ['name', 'aliases', 'synonyms', 'context'] as const;

/** What it is worth that all parts of a word are somewhere in the names. */
const PARTS_WEIGHT = 3.5;

/** In a text a word counts the more, the fewer texts have it. */
const TEXT_WEIGHT = 0.75;

/** Shorter beginnings are looked up in names alone: in a text they are everywhere. */
export const MIN_TEXT_PREFIX = 3;

/** Shorter beginnings of a join are beginnings of its first word, too. */
const MIN_JOIN_PREFIX = 3;

/** With so many results the parts of a name need not be looked up one by one. */
const ENOUGH = 5;

/** From these lengths a word may be abbreviated, and misspelt by one letter and by two; in texts every short word is like another. */
const MIN_ABBREVIATION = 3;
const MIN_ONE_SLIP = 4;
const MIN_TEXT_SLIP = 5;
const MIN_TWO_SLIPS = 7;

/** What a misspelt or abbreviated word is worth. */
const MISSPELT = 0.35;

/** The same across a space, or only begun there: less than a word of a name that is misspelt. */
const MISSPELT_JOIN = 0.3;

/** A record that has words of the query. */
export interface FoundMatch {
  readonly id: number;
  /** Sum of the scores of its words. */
  readonly score: number;
  /** Telling words of the query that the record has, or something like them, */
  readonly wordCount: number;
  /** and of those the ones that it has as they were typed. */
  readonly exactCount: number;
  /** How many of the found ones its names have, and not its text alone. */
  readonly nameCount: number;
}

/** All records that have a word of the query, and by which of their own words they were found. */
export interface Matches {
  readonly found: readonly FoundMatch[];
  readonly getTerms: (id: number) => string[];
}

/** Looks every telling word up, and neighbours also as one. */
export function findMatches(indexes: Indexes, allWords: readonly QueryWord[]): Matches {
  const words = allWords.filter(({ isOptional }) => !isOptional);
  const perWord = words.map((word) => lookUp(indexes, word));
  for (const [index, word] of words.entries()) {
    const [own, following, next] = [perWord[index], perWord[index + 1], words[index + 1]];
    if (!next || !own || !following) continue;
    // `data grid` is `DataGrid`, and both words have been found there.
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
  // Entries of a typed array would be an array for each of all records.
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

/** The records that have a word; misspelt only when nobody writes it like this. */
function lookUp({ names, joins, texts, recordCount }: Indexes, { whole, parts }: QueryWord): WordResults {
  const results = createWordResults(recordCount);
  addNames(results, names.listPrefixed(whole), whole);
  if (whole.length >= MIN_TEXT_PREFIX) addTexts(results, texts.listPrefixed(whole), whole, recordCount);
  // That words happen to meet in a name does not show that the reader has spelt one of them right.
  let isWritten = results.ids.length > 0;
  if (whole.length >= MIN_JOIN_PREFIX) addJoins(results, joins.listPrefixed(whole), whole);
  if (parts.length > 0 && results.ids.length < ENOUGH) addParts(results, { names, recordCount }, parts);
  if (parts.length > 0 && results.ids.length === 0) addParts(results, { names, texts, recordCount }, parts);
  isWritten ||= parts.length > 0 && results.ids.length > 0;
  if (isWritten) return results;
  if (whole.length >= MIN_ABBREVIATION) addNames(results, names.listAbbreviated(whole), whole, true);
  if (whole.length < MIN_ONE_SLIP) return results;
  const slips = whole.length < MIN_TWO_SLIPS ? 1 : 2;
  addNames(results, names.listSimilar(whole, slips), whole, true);
  addJoins(results, joins.listSimilar(whole, slips), whole);
  if (whole.length < MIN_TEXT_SLIP) return results;
  addTexts(results, texts.listSimilar(whole, slips), whole, recordCount, true);
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

/** A join is the word itself, or at most something like it. */
function addJoins(results: WordResults, found: readonly FoundTerm[], word: string): void {
  for (const { term, postings } of found) {
    const isSame = term === word;
    for (const { record, field } of postings) {
      const score = (isSame ? 1 : MISSPELT_JOIN) * (FIELD_WEIGHTS[field] ?? 0);
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

/** The whole word before its beginning before a misspelling. */
function getLikeness(word: string, term: string): number {
  if (term === word) return 1;
  return term.startsWith(word) ? 0.4 + (0.4 * word.length) / term.length : MISSPELT;
}
