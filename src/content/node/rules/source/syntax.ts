import type { SourceRule } from '../../facts/rule';

/** The reader can read the whole page: its front matter, Markdown, elements and their options. */
export const syntax: SourceRule = { name: 'syntax', stops: 'build', check: (page) => page.diagnostics };
