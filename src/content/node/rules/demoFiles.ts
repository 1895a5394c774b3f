import { findUnusedDemos } from '../preflight/unusedDemos';
import type { Rule } from '../facts/rule';

/** Every file next to a page belongs to a demo that it shows. */
export const demoFiles: Rule = { name: 'demoFiles', check: findUnusedDemos };
