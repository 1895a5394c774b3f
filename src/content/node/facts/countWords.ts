import type { PageSource } from '../reader/readPage';

/** Words of a page's text, its headings and tables included; a piece of inline code is one. */
export function countWords({ passages }: PageSource): number {
  return passages.flatMap(({ sentences }) => sentences).reduce((sum, { wordCount }) => sum + wordCount, 0);
}

/** Whether a page documents a component, a hook or a feature of one; others are guides. */
export function isReference({ frontMatter, pathname }: PageSource): boolean {
  const documented = frontMatter ? frontMatter.components.length + frontMatter.hooks.length : 0;
  return documented > 0 || pathname.includes('/react-');
}
