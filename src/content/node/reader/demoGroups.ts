import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Report } from '../../../base/node/diagnostic';
import { pageElements } from '../elements';
import type { ElementNode, PageElement } from '../elements/element';

/** Whether a node is an element that holds demos. */
export function isDemoGroup(node: Nodes): node is MdxJsxFlowElement {
  return findGroup(node)?.demos !== undefined;
}

/** Reports a demo of another page outside a group of such, and a demo of this page inside one. */
export function checkDemo(node: ElementNode, parent: Nodes, report: Report): void {
  const isFromElsewhere = node.attributes.some((it) => it.type === 'mdxJsxAttribute' && it.name === 'from');
  const group = findGroup(parent);
  const isForOthers = group?.demos === 'ofOtherPages';
  if (isForOthers && !isFromElsewhere) {
    const places = [...listGroups('own'), 'at the top level'].join(' or ');
    report(
      `A demo in <${group.name}> has no code beside it, so it must be shown on another page, too.`,
      node,
      `Name that page: from="material-ui/material-ui". A demo of this page must be ${places}.`,
    );
  }
  if (!isForOthers && isFromElsewhere) {
    const places =
      listGroups('ofOtherPages').join(' or ') || 'inside an element for such demos, which this site lacks';
    report(`A demo of another page must be ${places}.`, node, 'Put it there, or drop from.');
  }
}

function findGroup(node: Nodes): PageElement | undefined {
  return node.type === 'mdxJsxFlowElement' ? pageElements.get(node.name ?? '') : undefined;
}

function listGroups(demos: PageElement['demos']): string[] {
  return [...pageElements.values()]
    .filter((element) => element.demos === demos)
    .map(({ name }) => `inside <${name}>`);
}
