import { createError } from '../../../../base/node/diagnostic';
import type { SourceRule } from '../../facts/rule';

/**
 * A page of a component or hook starts with its playground or a demo, followed by "## Import". A page without
 * headings is not checked: it is not written yet.
 */
export const leadElement: SourceRule = {
  name: 'leadElement',
  stops: 'build',
  check({ file, frontMatter, documentedNames, headings, blocks }) {
    if (frontMatter?.layout !== 'docs' || documentedNames.length === 0) return [];
    const [lead, next] = blocks;
    const first = blocks.find(({ kind }) => kind === 'heading');
    const heading = headings.find(({ line }) => line === first?.line);
    if (!lead || !heading) return [];
    if (lead.kind !== 'demo' && lead.kind !== 'playground') {
      return [
        createError(
          file,
          lead.line,
          'A component page begins with the component.',
          'Put its <Playground> or its best <Demo> right below the front matter, and move this below "## Import".',
        ),
      ];
    }
    if (heading.depth !== 2 || heading.text !== 'Import') {
      return [
        createError(
          file,
          heading.line,
          `The first section of a component page is "## Import", not "${heading.text}".`,
          'Add "## Import" with the import statements right below the first demo or playground.',
        ),
      ];
    }
    if (next && next.kind !== 'heading') {
      return [
        createError(
          file,
          next.line,
          'This is between the component and "## Import".',
          'Move it below "## Import", for example into a section "## When to use it".',
        ),
      ];
    }
    return [];
  },
};
