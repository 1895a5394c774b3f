import type { AnyNode, Node } from 'acorn';
import { walk } from './walk';

/** Names with which code reaches state outside its component, which stays after unmounting. */
const WAYS_OUT = new Set([
  'window',
  'document',
  'ownerDocument',
  'globalThis',
  'self',
  'parent',
  'top',
  'frames',
  'location',
  'history',
  'eval',
  'Function',
  'constructor',
  'prototype',
  '__proto__',
  'getPrototypeOf',
  'setPrototypeOf',
  'addEventListener',
  'setInterval',
  'requestAnimationFrame',
  'queueMicrotask',
]);

/** Built-in functions that are passed as values: `list.map(Number)`. */
const PLAIN = new Set([
  'Array',
  'BigInt',
  'Boolean',
  'Date',
  'Infinity',
  'NaN',
  'Number',
  'Object',
  'String',
]);

/**
 * Whether a program may have side effects on the next one in the same frame. A false positive costs that one a frame
 * of its own; a false negative may break it, until the reader resets the demo.
 */
export function leavesTraces(tree: Node): boolean {
  let found = false;
  /** Uses of built-in objects without side effects: a call, or access to a member. */
  const used = new Set<Node>();
  walk(tree, (node) => {
    if (node.type === 'MemberExpression') used.add(node.object);
    if (node.type === 'CallExpression' || node.type === 'NewExpression') used.add(node.callee);
    if (node.type === 'BinaryExpression') used.add(node.right);
    found ||= isWayOut(node) || isHandedOn(node, used) || changesBuiltIn(node);
  });
  return found;
}

function isWayOut(node: AnyNode): boolean {
  if (node.type === 'Identifier') return WAYS_OUT.has(node.name);
  return node.type === 'Literal' && typeof node.value === 'string' && WAYS_OUT.has(node.value);
}

function isHandedOn(node: AnyNode, used: ReadonlySet<Node>): boolean {
  return node.type === 'Identifier' && isBuiltIn(node.name) && !used.has(node) && !PLAIN.has(node.name);
}

function changesBuiltIn(node: AnyNode): boolean {
  if (node.type !== 'AssignmentExpression' && node.type !== 'UpdateExpression') return false;
  let target: AnyNode = node.type === 'UpdateExpression' ? node.argument : node.left;
  if (target.type !== 'MemberExpression') return false;
  while (target.type === 'MemberExpression') target = target.object;
  return target.type === 'Identifier' && (isBuiltIn(target.name) || target.name === 'console');
}

/** `Array`, `JSON` and the like; names in lower case are often variables of the code itself. */
function isBuiltIn(name: string): boolean {
  return /^[A-Z]/.test(name) && name in globalThis;
}
