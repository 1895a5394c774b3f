import type { CompileOptions } from '@mdx-js/mdx';
import { remarkPage } from './remarkPage';
import { syntaxPlugins } from '../reader/syntax';

/** The MDX options that pages are compiled with. */
export const mdxOptions: CompileOptions = { remarkPlugins: [...syntaxPlugins, remarkPage] };
