import {
  SEARCH_FILTERS,
  type SearchHit,
  type SearchKind,
  type SearchQuery,
  type SearchScope,
  type SiteIndex,
} from '../search';
import { toStem } from '../searchTerms';
import { findMatches, type FoundMatch } from './findMatches';
import { correctQuery, parseQuery, type ParsedQuery, type QueryFacts, type QueryWord } from './parseQuery';
import { getNameWeight, rankHit } from './rankHit';
import type { SearchRecord } from './records';
import { createSearchRecords, type SearchRecords } from './searchRecords';

/** Maximum number of results of a query. */
const MAX_HITS = 24;

/** Maximum number of results per page and per name: more would be too similar. */
const MAX_HITS_PER_PAGE = 4;
const MAX_HITS_PER_NAME = 3;

/** A file with excerpts of hits. */
export interface ExcerptFile {
  readonly product: string;
  readonly file: number;
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** Files of excerpts that the hits still need, each once. */
  readonly lacking: readonly ExcerptFile[];
  /** The product that should answer: the one that the query names, or the reader's own; `null` for all. */
  readonly home: string | null;
  /** Whether that product has no good match, or a worse one than a page of another product. */
  readonly isThin: boolean;
}

/** Searches everything that has been added so far. */
export interface SearchEngine
  extends Pick<SearchRecords, 'addSite' | 'addSynonyms' | 'addNames' | 'addExcerpts' | 'addWords'> {
  /** @param canWiden whether results of other products may replace those of a product that has none */
  search(query: SearchQuery, canWiden: boolean): SearchResult;
}

/** Creates an empty engine. Add the site-wide file first, and a product's names before its text. */
export function createSearchEngine(): SearchEngine {
  const records = createSearchRecords();
  let facts: QueryFacts = {
    products: [],
    fillers: new Set(),
    reserved: [],
    translations: new Map(),
  };
  return {
    ...records,
    addSite(site: SiteIndex) {
      facts = {
        ...site,
        fillers: new Set(site.fillers.map(toStem)),
        translations: new Map(Object.entries(site.translations)),
      };
      records.addSite(site);
    },
    search({ text, scope, filter }, canWiden) {
      const { names } = records.getIndexes();
      const query = parseQuery(text, facts, (part) => names.listPrefixed(part).length > 0);
      const kinds: readonly SearchKind[] | null = filter && SEARCH_FILTERS[filter];
      const matches = findMatches(records.getIndexes(), query.words);
      const flagship = facts.products[0]?.id ?? null;
      const ranked: RankedRecord[] = [];
      const correct = createCorrector(query);
      const home = getHome(query, scope);
      const fit = { own: false, ownByName: false, otherPage: false };
      for (const match of matches.found) {
        const record = records.get(match.id);
        if (!record || (kinds && !kinds.includes(record.kind))) continue;
        // A match of a misspelled name ranks like a match of the right name.
        const isLoose = match.exactCount < match.wordCount;
        const corrected = isLoose ? correct(matches.getTerms(match.id)) : query;
        ranked.push({
          record,
          match,
          corrected,
          rank: rankHit(record, match, corrected, { scope, flagship }),
        });
        if (home === null || fit.ownByName || match.wordCount < query.significantCount) continue;
        if ((isLoose || query.isCode) && getNameWeight(record, corrected) <= 1) continue;
        const isByName = match.nameCount === query.significantCount;
        if (record.product !== home) fit.otherPage ||= isByName && record.href === record.path;
        else if (isByName) fit.ownByName = true;
        else fit.own = true;
      }
      // A mention in a text is a weak match when another product has a page about it.
      const isThin = home !== null && !fit.ownByName && (!fit.own || fit.otherPage);
      const isWidened = isThin && canWiden;
      if (isWidened && fit.own) {
        for (const one of ranked)
          one.rank = rankHit(one.record, one.match, one.corrected, { scope: { kind: 'all' }, flagship });
      }
      ranked.sort((a, b) => b.rank - a.rank || a.record.id - b.record.id);
      const isNarrow = scope.kind === 'only' && !isWidened;
      const picked = pickVaried(
        isNarrow ? ranked.filter(({ record }) => record.product === scope.product) : ranked,
      );
      const hits = picked.map(({ id, kind, title, href, product, trail, plan }) => ({
        kind,
        name: title,
        href,
        product,
        trail,
        ...(plan && { plan }),
        excerpt: records.getExcerptFile(id) === null ? records.getExcerpt(id) : null,
        terms: toShownTerms(matches.getTerms(id), query.words),
      }));
      return { hits, lacking: listLacking(picked, records), home, isThin };
    },
  };
}

/** A chip that is chosen counts more than a name that is typed. */
function getHome({ product }: ParsedQuery, scope: SearchScope): string | null {
  if (scope.kind === 'all') return null;
  return scope.kind === 'only' ? scope.product : (product ?? scope.product);
}

/** Corrects a query once for all records that were found with the same terms. */
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
  /** The query with its misspelled words replaced by the terms that were found. */
  readonly corrected: ParsedQuery;
  rank: number;
}

/** The best hits, with a limited number for each page and each name. */
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

/** The parts of the matched terms to highlight: the typed prefix, or all of a term that was misspelled. */
function toShownTerms(terms: readonly string[], words: readonly QueryWord[]): string[] {
  const typed = words.flatMap(({ whole, parts }) => [whole, ...parts]);
  const shown = terms.map(
    (term) => typed.filter((word) => term.startsWith(word)).sort((a, b) => b.length - a.length)[0] ?? term,
  );
  return [...new Set(shown)];
}
