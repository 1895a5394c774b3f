import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { z } from 'zod';
import type { DemoOptions } from '../../model/page';

const schema = z.strictObject({
  name: z.string().regex(/^[A-Z][A-Za-z0-9]*$/, 'must be the file name without extension, in PascalCase'),
  layout: z.enum(['center', 'stretch', 'bleed']).default('center'),
  code: z.enum(['preview', 'open', 'closed']).default('preview'),
  height: z.coerce.number().int().min(40).max(2000).nullable().default(null),
});

/** Reports a fault in a page at the place of a node; never returns. */
export type Fail = (reason: string, place: { readonly position?: RootContent['position'] }) => never;

/** The `<Demo>` elements of a page in order, with their options checked. */
export function findDemos(tree: Root, fail: Fail): DemoOptions[] {
  const demos: DemoOptions[] = [];
  for (const node of tree.children) {
    if (!isDemo(node)) continue;
    const demo = parseDemo(node, fail);
    if (demos.some(({ name }) => name === demo.name)) {
      fail(`Demo "${demo.name}" is shown twice on this page; its anchor must be unique.`, node);
    }
    demos.push(demo);
  }
  return demos;
}

export function isDemo(node: { readonly type: string }): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && (node as MdxJsxFlowElement).name === 'Demo';
}

function parseDemo(node: MdxJsxFlowElement, fail: Fail): DemoOptions {
  const attributes: Record<string, unknown> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') fail('<Demo> takes no spread.', node);
    else {
      const { name, value } = attribute;
      attributes[name] = value !== null && typeof value === 'object' ? value.value : (value ?? true);
    }
  }
  const result = schema.safeParse(attributes);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  return fail(
    `<Demo> option ${issue?.path.join('.') ?? ''}: ${issue?.message}. ` +
      'Options: name, layout (center, stretch, bleed), code (preview, open, closed), height.',
    node,
  );
}
