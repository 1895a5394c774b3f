import type { Draft } from './draft';
import type { Scheme } from './fields';

/** Options of a theme, or a part of them. */
export type Tree = Record<string, unknown>;

/** The values that a draft has, under other names. */
export function pick(draft: Draft, keys: Readonly<Record<string, string>>): Tree {
  return omitEmpty(Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, draft[key]])));
}

/** Without entries that are missing, or objects without entries. */
export function omitEmpty(tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree).filter(
      ([, value]) =>
        value !== undefined && !(typeof value === 'object' && value && !Object.keys(value).length),
    ),
  );
}

/** The colors of a scheme that a draft has, by group and name: `{ text: { primary: … } }`. */
export function pickColors(draft: Draft, scheme: Scheme, paths: readonly string[]): Tree {
  const colors: Record<string, Tree> = {};
  for (const path of paths) {
    const value = draft[`${scheme}.${path}`];
    const [group = '', name = ''] = path.split('.');
    if (value !== undefined) colors[group] = { ...colors[group], [name]: value };
  }
  return colors;
}
