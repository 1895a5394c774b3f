import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { z } from 'zod';
import type { DemoOptions } from '../../../page/shared/page';
import type { Report } from '../../../base/node/diagnostic';
import { readAttributes } from './readAttributes';

/** The attributes of a `<Demo>`. */
export const demoAttributes = z
  .strictObject({
    name: z.string().regex(/^[A-Z][A-Za-z0-9]*$/, 'must be the file name without extension, in PascalCase'),
    layout: z.enum(['center', 'stretch', 'bleed']).default('center'),
    code: z.enum(['preview', 'open', 'closed']).default('preview'),
    height: z.coerce.number().int().min(40).max(2000).nullable().default(null),
    iframe: z.literal(true, 'takes no value').or(z.literal(false)).default(false),
    from: z
      .string()
      .regex(/^[a-z][a-z0-9-]*(\/[a-z0-9-]+)+$/, 'is the module of a page, as in material-ui/material-ui')
      .optional(),
    wide: z.literal(true, 'takes no value').optional(),
  })
  .refine(({ iframe, height }) => !iframe || height !== null, {
    path: ['height'],
    message: 'is required with iframe',
  });

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

/** The elements of landing pages that may contain demos. */
export const DEMO_GROUPS = ['Hero', 'Showcase'];

export function isDemoGroup(node: { readonly type: string }): node is MdxJsxFlowElement {
  const { type, name } = node as MdxJsxFlowElement;
  return type === 'mdxJsxFlowElement' && DEMO_GROUPS.includes(name ?? '');
}

export function isDemo(node: { readonly type: string }): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && (node as MdxJsxFlowElement).name === 'Demo';
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
