import type { ThemeNode, ThemeTree } from './themeTree';

/** Names of CSS variables by the id of the theme node that each represents. */
export type VariableNames = ReadonlyMap<string, string>;

/** Reads the variable names from a theme's `vars`, which has them at the same paths as the values. */
export function listVariables(vars: ThemeTree): VariableNames {
  return new Map(
    vars.nodes.flatMap(({ id, value }) => {
      const [, name] = typeof value === 'string' ? (/^var\((--[\w-]+)/.exec(value) ?? []) : [];
      return name ? [[id, name] as const] : [];
    }),
  );
}

/** Creates a function that looks up the value of a variable in a theme. */
export function createVariableFinder(
  tree: ThemeTree,
  names: VariableNames,
): (name: string) => string | undefined {
  const values = new Map<string, string>();
  for (const [id, name] of names) {
    const node = tree.byId.get(id);
    if (node && isText(node)) values.set(name, String(node.value));
  }
  return (name) => values.get(name);
}

function isText({ value }: ThemeNode): boolean {
  return typeof value === 'string' || typeof value === 'number';
}
