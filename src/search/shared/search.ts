import type { Plan } from '../../api/shared/plan';
import type { LanguageTerms } from '../../site/shared/languages';
import { toHeadingId } from '../../site/shared/headingId';

/** What a hit leads to. */
export type SearchKind =
  | 'guide'
  | 'component'
  | 'section'
  | 'demo'
  | 'api'
  | 'prop'
  | 'slot'
  | 'class'
  | 'variable';

/** Kinds whose names are code. */
export const CODE_KINDS: ReadonlySet<SearchKind> = new Set(['api', 'prop', 'slot', 'class', 'variable']);

/** The kinds a reader can filter by; each covers one or several kinds of hits. */
export const SEARCH_FILTERS = {
  guide: ['guide', 'section'],
  component: ['component'],
  api: ['api', 'slot', 'class', 'variable'],
  prop: ['prop'],
  demo: ['demo'],
} as const satisfies Readonly<Record<string, readonly SearchKind[]>>;
export type SearchFilter = keyof typeof SEARCH_FILTERS;

/** A topic that is not the title of any page yet. */
export interface SearchTopic {
  /** Its synonyms. */
  readonly words: readonly string[];
  /** Paths of the pages that answer best, at most one per product. */
  readonly pages: readonly string[];
}

/** Pages that answer only questions with one of some words: others ask for what holds today. */
export interface ReservedGroup {
  /** Title of the group of the menu that contains them. */
  readonly group: string;
  readonly words: readonly string[];
}

/** Synonyms for the contents of the site. */
export interface SearchVocabulary {
  /** Synonyms by page title or API name. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  readonly topics: Readonly<Record<string, SearchTopic>>;
  /** What readers ask for that sections answer, by their heading. */
  readonly sectionWords: Readonly<Record<string, readonly string[]>>;
  readonly languages: readonly LanguageTerms[];
}

/** Written into the site-wide file; a worker of another deployment rejects an unknown version. */
export const SEARCH_FORMAT = 4;

/** Path of the site-wide file, which has every page and API entry by name. */
export const SITE_INDEX_PATH = '/search/site.json';

/** A product in the index. */
export interface IndexedProduct {
  readonly id: string;
  readonly name: string;
  /** Words that name this product in a query: `joy`. */
  readonly words: readonly string[];
  /** Paths of the pages suggested before anything is typed. */
  readonly starts: readonly string[];
  /** Path of the folder of its files. It contains a hash of their content, so they can be cached forever. */
  readonly folder: string;
  /** First letters for which it has a file of words. */
  readonly letters: string;
}

/** Path of the file with the names of everything inside a product's pages and API entries. */
export function getNamesPath({ folder }: IndexedProduct): string {
  return `${folder}/names.json`;
}

/** Number of excerpts per file: enough for a page and its neighbors, not a whole product. */
export const EXCERPTS_PER_FILE = 120;

/** Path of a file with the first sentences of a product's sections and members. Files are numbered from 0. */
export function getExcerptsPath({ folder }: IndexedProduct, file: number): string {
  return `${folder}/excerpts-${file}.json`;
}

/** Path of the file with the words of a product's text that begin with a letter. */
export function getWordsPath({ folder }: IndexedProduct, letter: string): string {
  return `${folder}/words-${letter}.json`;
}

/** A documentation page, as found by name. */
export interface IndexedPage {
  readonly path: string;
  readonly product: string;
  readonly kind: 'guide' | 'component';
  readonly title: string;
  readonly description: string;
  /** Names of the menu groups that contain it, from the top. */
  readonly trail: readonly string[];
  /** Components and hooks that it documents. */
  readonly names: readonly string[];
  /** Its synonyms. */
  readonly synonyms: readonly string[];
  /** Plan that it is about. */
  readonly plan?: Plan;
}

/** An API page, as found by name. */
export interface IndexedApi {
  readonly path: string;
  readonly product: string;
  readonly name: string;
  /** npm name. */
  readonly packageName: string;
  /** Its synonyms, when no documentation page is about it. */
  readonly synonyms: readonly string[];
}

/** The site-wide file: enough to find any page, loaded first. */
export interface SiteIndex {
  readonly format: typeof SEARCH_FORMAT;
  /** The first is the one that answers where several answer equally well. */
  readonly products: readonly IndexedProduct[];
  /** Stop words of queries. */
  readonly fillers: readonly string[];
  readonly reserved: readonly ReservedGroup[];
  /** Synonyms of sections, by heading. */
  readonly sectionWords: Readonly<Record<string, readonly string[]>>;
  /** English by the key of a text in another language; see `toKey`. */
  readonly translations: Readonly<Record<string, string>>;
  readonly pages: readonly IndexedPage[];
  readonly api: readonly IndexedApi[];
}

/** A section of a page between two headings. */
export interface IndexedSection {
  /** Anchor, if it is not derived from the heading: see `getSectionId`. */
  readonly id?: string;
  /** Empty for the text above the first heading. */
  readonly heading: string;
  /** Whether it is a subsection of the last section above it that is not one itself. */
  readonly isNested?: true;
  /** Names of its demos, which are also their anchors. */
  readonly demos?: readonly string[];
  /** CSS variables that it explains. */
  readonly variables?: readonly string[];
  /** Plan that it is about, if its page is about none. */
  readonly plan?: Plan;
}

/** The anchor of a section; empty for the text above the first heading. */
export function getSectionId({ id, heading }: Pick<IndexedSection, 'id' | 'heading'>): string {
  return id ?? toHeadingId(heading);
}

/** Something with an anchor on an API page. */
export interface IndexedMember {
  readonly kind: 'prop' | 'slot' | 'class';
  readonly name: string;
  readonly id: string;
}

/** Lists by the path of the page that they belong to. */
type ByPath<Item> = Readonly<Record<string, readonly Item[]>>;

/**
 * The names inside a product's pages. Sections, then members, are numbered from 0 in this order; the
 * product's other files refer to them by these numbers.
 */
export interface ProductNames {
  readonly product: string;
  readonly sections: ByPath<IndexedSection>;
  readonly members: ByPath<IndexedMember>;
}

/** The first sentences of sections and members, possibly truncated, in the order of their numbers. */
export type ProductExcerpts = readonly string[];

/**
 * The occurrences of words that begin with one letter: for each stem, the numbers of sections and members,
 * each but the first as the distance from the one before.
 */
export type ProductWords = Readonly<Record<string, readonly number[]>>;

/** Which products a search covers: all, all with the reader's own first, or only one. */
export type SearchScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'first' | 'only'; readonly product: string };

export interface SearchQuery {
  readonly text: string;
  readonly scope: SearchScope;
  /** `null`: all kinds. */
  readonly filter: SearchFilter | null;
}

/** One result. */
export interface SearchHit {
  readonly kind: SearchKind;
  readonly name: string;
  readonly href: string;
  readonly product: string;
  /** Where it is, from the top: menu groups, then page. */
  readonly trail: readonly string[];
  /** `null` while it is loading. */
  readonly excerpt: string | null;
  /** Plan that it needs. */
  readonly plan?: Plan;
  /** Words of the hit that match the query, for highlighting. */
  readonly terms: readonly string[];
}
