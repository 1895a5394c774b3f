/** The filter of a gallery. */
export interface GalleryFilter {
  /** The text in the search field. */
  readonly text: string;
  /** Id of a category; empty for all. */
  readonly category: string;
}

const TEXT = 'filter';
const CATEGORY = 'category';

/** The query parameters that a gallery reads. */
export const GALLERY_PARAMETERS = [TEXT, CATEGORY] as const;

/** Reads the filter from a URL's query. */
export function parseGalleryFilter(search: string): GalleryFilter {
  const query = new URLSearchParams(search);
  return { text: query.get(TEXT) ?? '', category: query.get(CATEGORY) ?? '' };
}

/** Writes the filter into a query: empty values are left out, other parameters are preserved. */
export function toGallerySearch(search: string, { text, category }: GalleryFilter): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of [
    [TEXT, text.trim()],
    [CATEGORY, category],
  ] as const) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return query.size > 0 ? `?${query}` : '';
}

/**
 * Whether a component matches: its names contain each word of the text, or the whole text without spaces.
 * @param words its title, exports and synonyms in lower case, as `toWords` joins them
 */
export function matchesWords(words: string, text: string): boolean {
  const wanted = text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  return wanted.every((word) => words.includes(word)) || join(words).includes(join(text.toLowerCase()));
}

/** Joins the names of a component into one string for `matchesWords`. */
export function toWords(names: readonly string[]): string {
  return [...new Set(names.map((name) => name.toLowerCase().replaceAll('-', ' ')))].join('|');
}

function join(text: string): string {
  return text.replace(/[\s-]+/g, '');
}
