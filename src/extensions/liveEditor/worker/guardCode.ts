import type { AnyNode, Node } from 'acorn';
import { GUARD } from '../../../demo/shared/liveCode';
import { walk } from './walk';

/**
 * Inserts a call of the guard at the start of every loop body and function. Endless code keeps calling one of
 * them, and the guard throws once that has taken too long. Adds no lines.
 */
export function guardCode(script: string, tree: Node): string {
  const starts = new Map<number, string>();
  const ends = new Map<number, string>();
  const add = (texts: Map<number, string>, at: number, text: string) =>
    texts.set(at, (texts.get(at) ?? '') + text);
  walk(
    tree,
    (node) => {
      const body = findBody(node);
      if (body?.type === 'BlockStatement') add(starts, body.start + 1, `${GUARD}();`);
      else if (body) add(starts, body.start, isArrow(node) ? `(${GUARD}(),` : `{${GUARD}();`);
    },
    (node) => {
      const body = findBody(node);
      // From the inside out: if two bodies end at the same position, the inner one is closed first.
      if (body && body.type !== 'BlockStatement') add(ends, body.end, isArrow(node) ? ')' : '}');
    },
  );
  const places = [...new Set([...starts.keys(), ...ends.keys()])].sort((one, other) => one - other);
  let last = 0;
  const parts = places.map((place) => {
    const part = script.slice(last, place) + (ends.get(place) ?? '') + (starts.get(place) ?? '');
    last = place;
    return part;
  });
  return parts.join('') + script.slice(last);
}

/** The body of a loop or function. */
function findBody(node: AnyNode): Node | null {
  switch (node.type) {
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return node.body;
    default:
      return null;
  }
}

function isArrow(node: AnyNode): boolean {
  return node.type === 'ArrowFunctionExpression';
}
