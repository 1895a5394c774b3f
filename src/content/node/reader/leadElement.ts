import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { isDemo } from './demoElements';
import type { FrontMatter } from './frontMatter';
import { isPlayground } from './playgroundElements';

/** A misplaced element, with the reason and the fix. */
export interface LeadDiagnostic {
  readonly node: Root['children'][number];
  readonly reason: string;
  readonly fix: string;
}

/** Whether a page documents components or hooks, and so must have the structure of a component page. */
export function isComponentPage({ layout, components, hooks }: FrontMatter): boolean {
  return layout === 'docs' && components.length + hooks.length > 0;
}

/**
 * Checks that a component page starts with its playground or a demo, followed by "## Import". A page without
 * headings is not checked: it is not written yet.
 */
export function findLeadDiagnostic(tree: Root, frontMatter: FrontMatter): LeadDiagnostic | null {
  if (!isComponentPage(frontMatter)) return null;
  const [lead, next] = tree.children.filter(({ type }) => type !== 'yaml');
  const heading = tree.children.find((node): node is Heading => node.type === 'heading');
  if (!lead || !heading) return null;
  if (!isDemo(lead) && !isPlayground(lead)) {
    return {
      node: lead,
      reason: 'A component page begins with the component.',
      fix: 'Put its <Playground> or its best <Demo> right below the front matter, and move this below "## Import".',
    };
  }
  if (heading.depth !== 2 || toString(heading) !== 'Import') {
    return {
      node: heading,
      reason: `The first section of a component page is "## Import", not "${toString(heading)}".`,
      fix: 'Add "## Import" with the import statements right below the first demo or playground.',
    };
  }
  if (next && next !== heading) {
    return {
      node: next,
      reason: 'This is between the component and "## Import".',
      fix: 'Move it below "## Import", for example into a section "## When to use it".',
    };
  }
  return null;
}
