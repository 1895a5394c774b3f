import type { CompileOptions } from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { remarkLiteralColons } from './remarkLiteralColons';
import { remarkPage } from './remarkPage';

/** How a page is compiled; the one place where Markdown's extensions are chosen. */
export const mdxOptions: CompileOptions = {
  remarkPlugins: [remarkFrontmatter, remarkGfm, remarkDirective, remarkLiteralColons, remarkPage],
};
