import type { CompileOptions } from '@mdx-js/mdx';
import { remarkPage } from './remarkPage';
import { syntax } from '../reader/syntax';

/** How a page is compiled. */
export const mdxOptions: CompileOptions = { remarkPlugins: [...syntax, remarkPage] };
