import { isFrameId } from './frameIds';

/** Id of a heading that consists only of symbols, such as `::` or `🎉`: the algorithm would leave nothing. */
const FALLBACK_ID = 'section';

/**
 * Id of a heading from its text: the reference site's algorithm on decoded text, so that links to its pages
 * keep working. Lower case, without apostrophes and emoji; other punctuation and spaces become hyphens.
 */
export function toHeadingId(text: string): string {
  const slug = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[\p{Extended_Pictographic}\u200D\uFE0F]/gu, '')
    .replace(/[\s\p{P}\p{S}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return encodeURI(slug || FALLBACK_ID);
}

/** Makes the ids of a page unique: `name`, `name-2`, `name-3`. The frame's ids are reserved. */
export function createIdCounter(): (id: string) => string {
  const taken = new Set<string>();
  return (id) => {
    let unique = id;
    for (let count = 2; taken.has(unique) || isFrameId(unique); count += 1) unique = `${id}-${count}`;
    taken.add(unique);
    return unique;
  };
}
