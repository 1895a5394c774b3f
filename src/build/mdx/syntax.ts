import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { remarkLiteralColons } from './remarkLiteralColons';

/** The Markdown extensions of pages besides MDX; the only place that chooses them. */
export const syntax = [remarkFrontmatter, remarkGfm, remarkDirective, remarkLiteralColons];
