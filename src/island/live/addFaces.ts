import type { Face } from './messages';

const added = new Set<string>();

/** Makes font faces known to this document, each once; resolves when text may be laid out with them. */
export async function addFaces(faces: readonly Face[]): Promise<void> {
  await Promise.all(
    faces.map(async ({ family, bytes, ...descriptors }) => {
      const key = JSON.stringify([family, descriptors]);
      if (added.has(key)) return;
      added.add(key);
      try {
        document.fonts.add(await new FontFace(family, bytes, descriptors).load());
      } catch (error) {
        // A broken file: the family's fallback shows, as it does on the page.
        console.warn(error);
      }
    }),
  );
}
