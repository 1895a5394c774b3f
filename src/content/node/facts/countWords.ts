import type { PageSource } from '../reader/readPage';

/** Counts the words of a page's text, including headings and tables; a piece of inline code is one word. */
export function countWords({ textBlocks }: PageSource): number {
  return textBlocks.flatMap(({ sentences }) => sentences).reduce((sum, { wordCount }) => sum + wordCount, 0);
}

/** Whether a page documents a component, a hook or a feature of a component; all others are guides. */
export function documentsApi({ frontMatter, pathname }: PageSource): boolean {
  const documented = frontMatter ? frontMatter.components.length + frontMatter.hooks.length : 0;
  return documented > 0 || pathname.includes('/react-');
}
