import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { DemoOptions } from '../../../page/shared/page';
import type { Report } from '../../../base/node/diagnostic';
import { isDemoGroup } from './demoGroups';
import { demoAttributes, isDemo } from './demoSyntax';
import { readAttributes } from './readAttributes';

/** The options of a page's `<Demo>` elements, in order; reports invalid ones. */
export function findDemos(tree: Root, report: Report): DemoOptions[] {
  const demos: DemoOptions[] = [];
  const candidates = tree.children.flatMap((node): readonly Nodes[] =>
    isDemoGroup(node) ? node.children : [node],
  );
  for (const node of candidates) {
    if (!isDemo(node)) continue;
    const demo = parseDemo(node, report);
    if (!demo) continue;
    if (demos.some(({ name }) => name === demo.name)) {
      report(`Demo "${demo.name}" is shown twice on this page; its anchor must be unique.`, node);
    }
    demos.push(demo);
  }
  return demos;
}

function parseDemo(node: MdxJsxFlowElement, report: Report): DemoOptions | null {
  const result = demoAttributes.safeParse(readAttributes(node, report));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  report(
    `<Demo> option ${issue?.path.join('.') ?? ''}: ${issue?.message}. ` +
      'Options: name, layout (center, stretch, bleed), code (preview, open, closed), height, iframe, from, wide.',
    node,
  );
  return null;
}
