import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { z } from 'zod';
import type { Report } from '../../../base/node/diagnostic';
import { readAttributes } from './readAttributes';

const componentName = z.string().regex(/^[A-Z][A-Za-z0-9]*$/, 'must be the name of a component');

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: `is not JSON: ${(error as Error).message}` });
    return z.NEVER;
  }
});

const names = z
  .string()
  .transform((list) => list.split(',').map((name) => name.trim()))
  .default([]);

/** The attributes of a `<Playground>`. */
export const playgroundAttributes = z.strictObject({
  component: componentName,
  props: names,
  variables: names,
  example: componentName.nullable().default(null),
  start: json.pipe(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))).default({}),
  layout: z.enum(['center', 'stretch']).default('center'),
  child: componentName.nullable().default(null),
  childText: z.string().default(''),
});

/** The options of a playground; `line` is its line, from 1. */
export type PlaygroundOptions = z.infer<typeof playgroundAttributes> & {
  /** Its anchor. */
  readonly id: string;
  readonly line: number;
  /** Former anchors that lead to it. */
  readonly aliases?: readonly string[];
};

/**
 * The options of a page's `<Playground>` elements, in order. Whether the names in them exist is checked in
 * `demo/node/playground`.
 */
export function findPlaygrounds(tree: Root, report: Report): PlaygroundOptions[] {
  const playgrounds: PlaygroundOptions[] = [];
  for (const node of tree.children) {
    if (!isPlayground(node)) continue;
    const playground = parsePlayground(node, report);
    if (!playground) continue;
    if (playgrounds.some(({ id }) => id === playground.id)) {
      report(`Two playgrounds have the anchor "${playground.id}": one of props and one of variables.`, node);
    }
    playgrounds.push(playground);
  }
  return playgrounds;
}

export function isPlayground(node: { readonly type: string }): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && (node as MdxJsxFlowElement).name === 'Playground';
}

function parsePlayground(node: MdxJsxFlowElement, report: Report): PlaygroundOptions | null {
  const result = playgroundAttributes.safeParse(readAttributes(node, report));
  if (result.success) return checkCombination(result.data, node, report);
  const issue = result.error.issues[0];
  report(
    `<Playground> option ${issue?.path.join('.') ?? ''}: ${issue?.message}. ` +
      'Options: component, props or variables (names, separated by commas), start (JSON), ' +
      'layout (center, stretch), child, childText, example.',
    node,
  );
  return null;
}

/** Reports options that exclude each other; adds anchor and line to valid ones. */
function checkCombination(
  options: z.infer<typeof playgroundAttributes>,
  node: MdxJsxFlowElement,
  report: Report,
): PlaygroundOptions | null {
  const { component, props, variables, example, child } = options;
  if (props.length > 0 === variables.length > 0) {
    report('A <Playground> has either props or variables: names, separated by commas.', node);
    return null;
  }
  if (example !== null && child !== null) {
    report('The content of a <Playground> is either its child or its example.', node);
    return null;
  }
  const id = getPlaygroundId(component, variables.length > 0);
  return { ...options, id, line: node.position?.start.line ?? 1 };
}

/** Anchor of a component's playground for props, or for CSS variables. */
export function getPlaygroundId(component: string, hasVariables: boolean): string {
  return `${component}${hasVariables ? 'Variables' : 'Playground'}`;
}
