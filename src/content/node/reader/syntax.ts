import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { remarkCallouts } from './remarkCallouts';

/** The Markdown extensions of pages besides MDX; the only place that chooses them. */
export const syntax = [remarkFrontmatter, remarkGfm, remarkCallouts];
