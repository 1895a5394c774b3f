import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { remarkLiteralColons } from './remarkLiteralColons';

/** What a page's text may hold beside MDX; the one place where Markdown's extensions are chosen. */
export const syntax = [remarkFrontmatter, remarkGfm, remarkDirective, remarkLiteralColons];
