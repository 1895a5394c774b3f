import type { FontData } from './messages';

const added = new Set<string>();

/** Adds fonts to this document, each once; resolves when they are loaded. */
export async function addFonts(fonts: readonly FontData[]): Promise<void> {
  await Promise.all(
    fonts.map(async ({ family, bytes, ...descriptors }) => {
      const key = JSON.stringify([family, descriptors]);
      if (added.has(key)) return;
      added.add(key);
      try {
        document.fonts.add(await new FontFace(family, bytes, descriptors).load());
      } catch (error) {
        // A broken font file: the family's fallback is shown, as on the page.
        console.warn(error);
      }
    }),
  );
}
