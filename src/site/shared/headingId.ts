import { isFrameId } from './frameIds';

/** Id of a heading of signs alone, of which the algorithm leaves nothing: `::`, `🎉`. */
const FALLBACK_ID = 'section';

/**
 * Id of a heading from its text: the reference's algorithm on decoded text, so that links into its
 * pages keep working. Lower case, apostrophes and emoji gone, other punctuation and spaces to hyphens.
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

/** Makes ids of a page unique: the second of a name becomes `name-2`, the third `name-3`; the frame's are taken. */
export function createIdCounter(): (id: string) => string {
  const taken = new Set<string>();
  return (id) => {
    let unique = id;
    for (let count = 2; taken.has(unique) || isFrameId(unique); count += 1) unique = `${id}-${count}`;
    taken.add(unique);
    return unique;
  };
}
