import type { AnyNode, Node } from 'acorn';

/** Visits a node and everything in it: `enter` from the outside in, `leave` from the inside out. */
export function walk(
  node: Node,
  enter: (node: AnyNode) => void,
  leave: (node: AnyNode) => void = () => {},
): void {
  if (!isNode(node)) return;
  enter(node);
  for (const value of Object.values(node)) {
    const children: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const child of children) {
      if (isNode(child)) walk(child, enter, leave);
    }
  }
  leave(node);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
