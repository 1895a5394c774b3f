import {
  EXCERPTS_PER_FILE,
  type IndexedApi,
  type IndexedPage,
  type ProductExcerpts,
  type ProductNames,
  type ProductWords,
  type SiteIndex,
} from '../search';
import { splitName, toStem, toTextTerms, type NameTerms } from '../searchTerms';
import { NAME_FIELDS, type Indexes } from './findMatches';
import {
  listInnerRecords,
  toApiRecord,
  toPageRecord,
  withSynonyms,
  type SectionFacts,
  type NewRecord,
  type SearchRecord,
} from './records';
import { createTermIndex, type Posting } from './termIndex';

/** All records and the indexes of their terms. */
export interface SearchRecords {
  addSite(site: SiteIndex): void;
  /** Adds the synonyms of all languages: half of all words, and not needed for the first answer. */
  addSynonyms(): void;
  /** Adds the names of a product, or the next part of them. */
  addNames(names: ProductNames): void;
  /** Adds one of the product's files of excerpts. */
  addExcerpts(product: string, file: number, excerpts: ProductExcerpts): void;
  addWords(product: string, words: ProductWords): void;
  get(id: number): SearchRecord | undefined;
  /** Empty until it has loaded. */
  getExcerpt(id: number): string;
  /** The file with the record's excerpt; `null` when it has loaded or does not exist. */
  getExcerptFile(id: number): number | null;
  getIndexes(): Indexes;
}

/** Creates an empty collection. Add the site's records first, and a product's names before its text. */
export function createSearchRecords(): SearchRecords {
  const records: SearchRecord[] = [];
  const excerpts = new Map<number, string>();
  /** The excerpts file of each record whose excerpt has not loaded. */
  const excerptFiles = new Map<number, number>();
  const pages = new Map<string, IndexedPage>();
  const api = new Map<string, IndexedApi>();
  const pageIds = new Map<string, number>();
  /** The records of a product by the numbers that its files give them. */
  const numbered = new Map<string, number[]>();
  const names = createTermIndex();
  const joins = createTermIndex();
  const texts = createTermIndex();
  let facts: SectionFacts = { sectionWords: new Map(), fillers: new Set() };

  const add = (record: NewRecord): number => {
    const id = records.length;
    records.push({ ...record, id });
    for (const [field, name] of NAME_FIELDS.entries()) {
      if (name === 'synonyms') continue;
      addTerms(toNameTerms(record[name]), { record: id, field });
    }
    return id;
  };

  const addSynonymTerms = (record: number, synonyms: readonly string[]) => {
    const { own, joined } = toNameTerms(synonyms);
    const field = NAME_FIELDS.indexOf('synonyms');
    addTerms({ own: own.filter((term) => !facts.fillers.has(term)), joined }, { record, field });
  };

  const addTerms = ({ own, joined }: NameTerms, posting: Posting) => {
    for (const term of own) names.add(term, posting);
    for (const term of joined) joins.add(term, posting);
  };

  return {
    addSite(site) {
      facts = {
        sectionWords: new Map(Object.entries(site.sectionWords)),
        fillers: new Set(site.fillers.map(toStem)),
      };
      for (const page of site.pages) {
        const id = add(toPageRecord(page));
        pages.set(page.path, page);
        pageIds.set(page.path, id);
        excerpts.set(id, page.description);
        for (const term of new Set(toTextTerms(page.description))) texts.add(term, { record: id, field: 0 });
      }
      for (const entry of site.api) {
        api.set(entry.path, entry);
        add(toApiRecord(entry));
      }
    },
    addSynonyms() {
      for (const record of records) {
        // Sections have theirs.
        if (record.synonyms.length === 0 || record.synonymKeys.length > 0) continue;
        records[record.id] = withSynonyms(record);
        addSynonymTerms(record.id, record.synonyms);
      }
    },
    addNames(product) {
      const ids = numbered.get(product.product) ?? [];
      numbered.set(product.product, ids);
      for (const { record, path, hasNumber } of listInnerRecords(product, pages, api, facts)) {
        // The text above the first heading is found as the page itself.
        const id = record ? add(record) : pageIds.get(path);
        if (record && id !== undefined && record.synonyms.length > 0) addSynonymTerms(id, record.synonyms);
        if (!hasNumber) continue;
        // The excerpt of a page is its description.
        if (record && id !== undefined) excerptFiles.set(id, Math.floor(ids.length / EXCERPTS_PER_FILE));
        ids.push(id ?? -1);
      }
    },
    addExcerpts(product, file, list) {
      const ids = numbered.get(product) ?? [];
      for (const [place, excerpt] of list.entries()) {
        const id = ids[file * EXCERPTS_PER_FILE + place];
        if (id !== undefined && excerptFiles.delete(id)) excerpts.set(id, excerpt);
      }
    },
    addWords(product, words) {
      const ids = numbered.get(product) ?? [];
      for (const [term, distances] of Object.entries(words)) {
        let number = 0;
        for (const distance of distances) {
          number += distance;
          const record = ids[number];
          if (record !== undefined && record >= 0) texts.add(term, { record, field: 0 });
        }
      }
    },
    get: (id) => records[id],
    getExcerpt: (id) => excerpts.get(id) ?? '',
    getExcerptFile: (id) => excerptFiles.get(id) ?? null,
    getIndexes: () => ({ names, joins, texts, recordCount: records.length }),
  };
}

/** Cache of terms: names of props repeat hundreds of times. */
const termCache = new Map<string, NameTerms>();

function toNameTerms(allNames: readonly string[]): NameTerms {
  if (allNames.length === 1) return getCachedTerms(allNames[0] ?? '');
  const own = new Set(allNames.flatMap((name) => getCachedTerms(name).own));
  const joined = new Set(allNames.flatMap((name) => getCachedTerms(name).joined));
  return { own: [...own], joined: [...joined].filter((term) => !own.has(term)) };
}

function getCachedTerms(name: string): NameTerms {
  const known = termCache.get(name);
  if (known) return known;
  const terms = splitName(name);
  termCache.set(name, terms);
  return terms;
}
