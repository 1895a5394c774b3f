import type { AnyNode, Node } from 'acorn';
import { walk } from './walk';

/** Names through which code reaches state outside its component, which survives unmounting. */
const GLOBAL_STATE_NAMES = new Set([
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

/** Built-ins that are harmless when passed as values: `list.map(Number)`. */
const HARMLESS_BUILT_INS = new Set([
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
 * Whether a program may have side effects on the next one in the same frame. With a false positive, the next
 * one needs a new frame; with a false negative, it may be broken until the reader resets the demo.
 */
export function usesGlobalState(tree: Node): boolean {
  let found = false;
  /** Identifiers that are used without side effects: called, or accessed for a member. */
  const used = new Set<Node>();
  walk(tree, (node) => {
    if (node.type === 'MemberExpression') used.add(node.object);
    if (node.type === 'CallExpression' || node.type === 'NewExpression') used.add(node.callee);
    if (node.type === 'BinaryExpression') used.add(node.right);
    found ||= reachesGlobalState(node) || isPassedAsValue(node, used) || changesBuiltIn(node);
  });
  return found;
}

function reachesGlobalState(node: AnyNode): boolean {
  if (node.type === 'Identifier') return GLOBAL_STATE_NAMES.has(node.name);
  return node.type === 'Literal' && typeof node.value === 'string' && GLOBAL_STATE_NAMES.has(node.value);
}

function isPassedAsValue(node: AnyNode, used: ReadonlySet<Node>): boolean {
  return (
    node.type === 'Identifier' &&
    isBuiltIn(node.name) &&
    !used.has(node) &&
    !HARMLESS_BUILT_INS.has(node.name)
  );
}

function changesBuiltIn(node: AnyNode): boolean {
  if (node.type !== 'AssignmentExpression' && node.type !== 'UpdateExpression') return false;
  let target: AnyNode = node.type === 'UpdateExpression' ? node.argument : node.left;
  if (target.type !== 'MemberExpression') return false;
  while (target.type === 'MemberExpression') target = target.object;
  return target.type === 'Identifier' && (isBuiltIn(target.name) || target.name === 'console');
}

/** `Array`, `JSON` and the like; lowercase names are often variables of the code itself. */
function isBuiltIn(name: string): boolean {
  return /^[A-Z]/.test(name) && name in globalThis;
}
