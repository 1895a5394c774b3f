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

/** The query parameters of a filter. */
export function toGalleryQuery({ text, category }: GalleryFilter): Readonly<Record<string, string>> {
  return { [TEXT]: text.trim(), [CATEGORY]: category };
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
