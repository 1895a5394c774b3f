import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { isDemo, isDemoGroup } from './demoElements';
import type { Report } from '../../../base/node/finding';

/** Reports what is wrong with the place or the contents of a landing's element, or of a demo. */
export function checkLanding(node: MdxJsxFlowElement, parent: Nodes, report: Report): void {
  if (isDemo(node)) checkDemo(node, parent, report);
  if (!isDemoGroup(node)) return;
  if (parent.type !== 'root') {
    report(`<${node.name}> stands at the top level of a page, not inside another element.`, node);
  } else if (node.name === 'Hero' && parent.children.find(({ type }) => type !== 'yaml') !== node) {
    report('<Hero> stands right below the front matter: the title is part of it.', node);
  }
  const demos = node.children.filter(isDemo);
  if (node.name === 'Hero' && demos.length > 1) {
    report('<Hero> shows one demo. Put the others below it.', node);
  }
  if (node.name === 'Showcase' && (demos.length === 0 || demos.length < node.children.length)) {
    report('<Showcase> holds <Demo> elements, each on a line of its own, and nothing else.', node);
  }
}

function checkDemo(node: MdxJsxFlowElement, parent: Nodes, report: Report): void {
  const isFromElsewhere = node.attributes.some((it) => it.type === 'mdxJsxAttribute' && it.name === 'from');
  const isInShowcase = isDemoGroup(parent) && parent.name === 'Showcase';
  if (isInShowcase && !isFromElsewhere) {
    report(
      'A demo in <Showcase> has no code beside it, so it must be shown on another page, too.',
      node,
      'Name that page: from="material-ui/material-ui". A demo of this page stands in <Hero> or at the top level.',
    );
  }
  if (!isInShowcase && isFromElsewhere) {
    report('A demo of another page stands in <Showcase>.', node, 'Put it there, or drop from.');
  }
}
