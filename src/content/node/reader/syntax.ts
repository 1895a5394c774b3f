import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { remarkCallouts } from './remarkCallouts';

/** The remark plugins for the Markdown syntax of pages besides MDX; defined only here. */
export const syntaxPlugins = [remarkFrontmatter, remarkGfm, remarkCallouts];
