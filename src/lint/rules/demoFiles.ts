import { findUnusedDemos } from '../../build/page/unusedDemos';
import type { Rule } from '../rule';

/** Every file beside a page belongs to a demo that it shows. */
export const demoFiles: Rule = { name: 'demoFiles', check: findUnusedDemos };
