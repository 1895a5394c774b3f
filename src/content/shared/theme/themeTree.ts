import { getExampleCalls, getSignature, toCode } from './themeCalls';
import { toExpression, type ThemePath } from './themePath';

/** How a theme value is displayed. */
export type ValueKind = 'object' | 'array' | 'function' | 'color' | 'string' | 'number' | 'boolean' | 'empty';

/** A value in a theme, and its position. */
export interface ThemeNode {
  /** Its path from `$`, the same in every theme with this key: `$.palette.primary`. */
  readonly id: string;
  readonly path: ThemePath;
  readonly key: string;
  readonly kind: ValueKind;
  /** The value on one line; empty for objects and arrays. */
  readonly text: string;
  readonly value: unknown;
  /** The object that has the value as a member. */
  readonly owner: object;
  readonly parent: ThemeNode | null;
  readonly children: readonly ThemeNode[];
}

/** A theme as a tree. */
export interface ThemeTree {
  readonly roots: readonly ThemeNode[];
  /** All nodes in the order of the expanded tree. */
  readonly nodes: readonly ThemeNode[];
  readonly byId: ReadonlyMap<string, ThemeNode>;
}

/** Builds the tree of a theme's own keys. Circular references are not followed. */
export function createThemeTree(theme: object): ThemeTree {
  const nodes: ThemeNode[] = [];
  const add = (owner: object, parent: ThemeNode | null, above: readonly unknown[]): ThemeNode[] =>
    listKeys(owner).map((key) => {
      const value = (owner as Readonly<Record<string, unknown>>)[key];
      const path = [...(parent?.path ?? []), key];
      const children: ThemeNode[] = [];
      const kind = getKind(value);
      const text = toText(path, kind, value, owner);
      const node = { id: toExpression(path, '$'), path, key, kind, text, value, owner, parent, children };
      nodes.push(node);
      if (isContainer(value) && !above.includes(value)) children.push(...add(value, node, [...above, value]));
      return node;
    });
  const roots = add(theme, null, [theme]);
  return { roots, nodes, byId: new Map(nodes.map((node) => [node.id, node])) };
}

/** Members of a function are the functions attached to it; its other properties do not concern readers. */
function listKeys(owner: object): string[] {
  const entries = Object.entries(owner);
  const shown =
    typeof owner === 'function' ? entries.filter(([, value]) => typeof value === 'function') : entries;
  return shown.map(([key]) => key);
}

function isContainer(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

/** The CSS color notations that themes use, palette variables, and variables with a color as fallback. */
const COLOR =
  /^(#[\da-f]{3,8}|(rgb|hsl)a?\(.*\)|color\(.*\)|var\(--[\w-]+-palette-[\w-]+\)|var\(--[\w-]+, *(#[\da-f]{3,8}|(rgb|hsl)a?\([^)]*\))\))$/i;

/** How a value is displayed. */
export function getKind(value: unknown): ValueKind {
  if (value === null || value === undefined) return 'empty';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'string') return COLOR.test(value) ? 'color' : 'string';
  if (typeof value === 'number' || typeof value === 'boolean') return typeof value as ValueKind;
  return typeof value === 'function' ? 'function' : 'object';
}

function toText(path: ThemePath, kind: ValueKind, value: unknown, owner: object): string {
  if (kind === 'object' || kind === 'array') return '';
  if (kind === 'color') return String(value);
  if (typeof value !== 'function') return toCode(value);
  const [example] = getExampleCalls(path, owner, value as () => unknown);
  const signature = getSignature(path, value as () => unknown);
  return example ? `ƒ ${signature} · ${example.call} → ${example.result}` : `ƒ ${signature}`;
}
