import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { isDemo, isDemoGroup } from './demoElements';
import type { Report } from '../../../base/node/diagnostic';

/** Checks the position and the contents of a `<Hero>`, `<Showcase>` or `<Demo>`. */
export function checkLanding(node: MdxJsxFlowElement, parent: Nodes, report: Report): void {
  if (isDemo(node)) checkDemo(node, parent, report);
  if (!isDemoGroup(node)) return;
  if (parent.type !== 'root') {
    report(`<${node.name}> must be at the top level of a page, not inside another element.`, node);
  } else if (node.name === 'Hero' && parent.children.find(({ type }) => type !== 'yaml') !== node) {
    report('<Hero> must come right after the front matter, because the title is part of it.', node);
  }
  const demos = node.children.filter(isDemo);
  if (node.name === 'Hero' && demos.length > 1) {
    report('<Hero> shows one demo. Put the others below it.', node);
  }
  if (node.name === 'Showcase' && (demos.length === 0 || demos.length < node.children.length)) {
    report('<Showcase> contains only <Demo> elements, each on its own line.', node);
  }
}

function checkDemo(node: MdxJsxFlowElement, parent: Nodes, report: Report): void {
  const isFromElsewhere = node.attributes.some((it) => it.type === 'mdxJsxAttribute' && it.name === 'from');
  const isInShowcase = isDemoGroup(parent) && parent.name === 'Showcase';
  if (isInShowcase && !isFromElsewhere) {
    report(
      'A demo in <Showcase> has no code beside it, so it must be shown on another page, too.',
      node,
      'Name that page: from="material-ui/material-ui". A demo of this page must be inside <Hero> or at the top level.',
    );
  }
  if (!isInShowcase && isFromElsewhere) {
    report('A demo of another page must be inside <Showcase>.', node, 'Put it there, or drop from.');
  }
}
