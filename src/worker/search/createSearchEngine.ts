import {
  SEARCH_FILTERS,
  type IndexedProduct,
  type SearchHit,
  type SearchKind,
  type SearchQuery,
  type SiteIndex,
} from '../../model/search';
import { toStem } from '../../model/searchTerms';
import { findMatches, type FoundMatch } from './findMatches';
import { correctQuery, parseQuery, type ParsedQuery, type QueryWord } from './parseQuery';
import { getNameWeight, rankHit } from './rankHit';
import type { SearchRecord } from './records';
import { createSearchRecords, type SearchRecords } from './searchRecords';

/** Most results of a query. */
const MAX_HITS = 24;

/** Most results on one page, and of one name: the rest is more of the same. */
const MAX_HITS_PER_PAGE = 4;
const MAX_HITS_PER_NAME = 3;

/** A file that has excerpts of hits. */
export interface ExcerptFile {
  readonly product: string;
  readonly file: number;
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** Files of excerpts that the hits still lack, each once. */
  readonly lacking: readonly ExcerptFile[];
  /** Whether the product that the reader searches has nothing that fits well, or not as well as a page of another. */
  readonly isThin: boolean;
}

/** Looks through what has been added so far. */
export interface SearchEngine
  extends Pick<SearchRecords, 'addSite' | 'addSynonyms' | 'addNames' | 'addExcerpts' | 'addWords'> {
  /** @param canWiden whether results of other products may stand in for those of a product that has none */
  search(query: SearchQuery, canWiden: boolean): SearchResult;
}

/** An empty engine; the site's file comes first, a product's names before its text. */
export function createSearchEngine(): SearchEngine {
  const records = createSearchRecords();
  let products: readonly IndexedProduct[] = [];
  let fillers: ReadonlySet<string> = new Set();
  return {
    ...records,
    addSite(site: SiteIndex) {
      products = site.products;
      fillers = new Set(site.fillers.map(toStem));
      records.addSite(site);
    },
    search({ text, scope, filter }, canWiden) {
      const { names } = records.getIndexes();
      const query = parseQuery(text, products, fillers, (part) => names.listPrefixed(part).length > 0);
      const kinds: readonly SearchKind[] | null = filter && SEARCH_FILTERS[filter];
      const matches = findMatches(records.getIndexes(), query.words);
      const ranked: RankedRecord[] = [];
      const correct = createCorrector(query);
      const fit = { own: false, ownByName: false, otherPage: false };
      for (const match of matches.found) {
        const record = records.get(match.id);
        if (!record || (kinds && !kinds.includes(record.kind))) continue;
        // A misspelt name is meant as much as one that is spelt right.
        const isLoose = match.exactCount < match.wordCount;
        const meant = isLoose ? correct(matches.getTerms(match.id)) : query;
        ranked.push({ record, match, meant, rank: rankHit(record, match, meant, scope) });
        if (scope.kind === 'all' || fit.ownByName || match.wordCount < query.tellingCount) continue;
        if ((isLoose || query.isCode) && getNameWeight(record, meant) <= 1) continue;
        const isByName = match.nameCount === query.tellingCount;
        if (record.product !== scope.product) fit.otherPage ||= isByName && record.href === record.path;
        else if (isByName) fit.ownByName = true;
        else fit.own = true;
      }
      // What a product mentions in passing is little when another has a page about it, and no better there.
      const isThin = scope.kind !== 'all' && !fit.ownByName && (!fit.own || fit.otherPage);
      const isWidened = isThin && canWiden;
      if (isWidened && fit.own) {
        for (const one of ranked) one.rank = rankHit(one.record, one.match, one.meant, { kind: 'all' });
      }
      ranked.sort((a, b) => b.rank - a.rank || a.record.id - b.record.id);
      const isNarrow = scope.kind === 'only' && !isWidened;
      const picked = pickVaried(
        isNarrow ? ranked.filter(({ record }) => record.product === scope.product) : ranked,
      );
      const hits = picked.map(({ id, kind, title, href, product, trail }) => ({
        kind,
        name: title,
        href,
        product,
        trail,
        excerpt: records.getExcerptFile(id) === null ? records.getExcerpt(id) : null,
        terms: toShownTerms(matches.getTerms(id), query.words),
      }));
      return { hits, lacking: listLacking(picked, records), isThin };
    },
  };
}

/** Corrects a query once for all records that were found by the same terms. */
function createCorrector(query: ParsedQuery): (terms: readonly string[]) => ParsedQuery {
  const known = new Map<string, ParsedQuery>();
  return (terms) => {
    const key = terms.join(' ');
    const corrected = known.get(key) ?? correctQuery(query, terms);
    known.set(key, corrected);
    return corrected;
  };
}

function listLacking(picked: readonly SearchRecord[], records: SearchRecords): ExcerptFile[] {
  const lacking = new Map<string, ExcerptFile>();
  for (const { id, product } of picked) {
    const file = records.getExcerptFile(id);
    if (file !== null) lacking.set(`${product} ${file}`, { product, file });
  }
  return [...lacking.values()];
}

interface RankedRecord {
  readonly record: SearchRecord;
  readonly match: FoundMatch;
  /** The query as it is meant if this is the answer. */
  readonly meant: ParsedQuery;
  rank: number;
}

/** The best hits, of which no page and no name takes more than its share. */
function pickVaried(ranked: readonly RankedRecord[]): SearchRecord[] {
  const perPage = new Map<string, number>();
  const perName = new Map<string, number>();
  const take = (counts: Map<string, number>, key: string, most: number) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most;
  };
  const picked: SearchRecord[] = [];
  for (const { record } of ranked) {
    if (!take(perPage, record.path, MAX_HITS_PER_PAGE)) continue;
    if (!take(perName, `${record.kind} ${record.title}`, MAX_HITS_PER_NAME)) continue;
    picked.push(record);
    if (picked.length === MAX_HITS) break;
  }
  return picked;
}

/** What of the found terms the reader has typed: of `button` the beginning, of a misspelt word all. */
function toShownTerms(terms: readonly string[], words: readonly QueryWord[]): string[] {
  const typed = words.flatMap(({ whole, parts }) => [whole, ...parts]);
  const shown = terms.map(
    (term) => typed.filter((word) => term.startsWith(word)).sort((a, b) => b.length - a.length)[0] ?? term,
  );
  return [...new Set(shown)];
}
