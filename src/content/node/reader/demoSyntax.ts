import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { z } from 'zod';

// Declarations of elements import this file, so it must not lead to their list.

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

export function isDemo(node: { readonly type: string }): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && (node as MdxJsxFlowElement).name === 'Demo';
}
