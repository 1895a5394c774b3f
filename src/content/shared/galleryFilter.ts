/** What a gallery shows. */
export interface GalleryFilter {
  /** What is typed. */
  readonly text: string;
  /** Id of a category; empty for all. */
  readonly category: string;
}

const TEXT = 'filter';
const CATEGORY = 'category';

/** The parameters of an address that a gallery reads. */
export const GALLERY_PARAMETERS = [TEXT, CATEGORY] as const;

/** The filter in an address's query. */
export function parseGalleryFilter(search: string): GalleryFilter {
  const query = new URLSearchParams(search);
  return { text: query.get(TEXT) ?? '', category: query.get(CATEGORY) ?? '' };
}

/** A query with a filter; other parameters stay, and what is not chosen is left out. */
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
 * Whether a component is found: each word of the text occurs in its names, or the whole text without spaces.
 * @param words its title, exports and synonyms in lower case, as `toWords` writes them
 */
export function matchesWords(words: string, text: string): boolean {
  const wanted = text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  return wanted.every((word) => words.includes(word)) || join(words).includes(join(text.toLowerCase()));
}

/** The names of a component in one text, for `matchesWords`. */
export function toWords(names: readonly string[]): string {
  return [...new Set(names.map((name) => name.toLowerCase().replaceAll('-', ' ')))].join('|');
}

function join(text: string): string {
  return text.replace(/[\s-]+/g, '');
}
