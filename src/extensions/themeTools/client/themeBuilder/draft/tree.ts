import type { Draft } from './draft';
import type { Scheme } from './fields';

/** Options of a theme, or a part of them. */
export type Tree = Record<string, unknown>;

/**
 * Selects values of a draft, under other names.
 * @param keys keys of the draft by the new names
 */
export function pick(draft: Draft, keys: Readonly<Record<string, string>>): Tree {
  return omitEmpty(Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, draft[key]])));
}

/** Removes entries that are undefined or empty objects. */
export function omitEmpty(tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree).filter(
      ([, value]) =>
        value !== undefined && !(typeof value === 'object' && value && !Object.keys(value).length),
    ),
  );
}

/** Selects the colors of a scheme from a draft, by group and name: `{ text: { primary: … } }`. */
export function pickColors(draft: Draft, scheme: Scheme, paths: readonly string[]): Tree {
  const colors: Record<string, Tree> = {};
  for (const path of paths) {
    const value = draft[`${scheme}.${path}`];
    const [group = '', name = ''] = path.split('.');
    if (value !== undefined) colors[group] = { ...colors[group], [name]: value };
  }
  return colors;
}
