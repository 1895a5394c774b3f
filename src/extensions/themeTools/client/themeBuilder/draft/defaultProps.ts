import type { Draft } from './draft';
import { choice, type Field, type FieldValue } from './fields';
import { omitEmpty, pick, type Tree } from './tree';

/** Values of default props by key of `theme.components` and prop; the library's default comes first. */
export type DefaultProps = Readonly<Record<string, Readonly<Record<string, readonly FieldValue[]>>>>;

/** The fields of default props: `MuiButton.variant`. */
export function listPropFields(components: DefaultProps): (readonly [string, Field])[] {
  return Object.entries(components).flatMap(([component, props]) =>
    Object.entries(props).map(([prop, values]) => [`${component}.${prop}`, choice(...values)] as const),
  );
}

/** The `components` option of a theme: the default props that a draft changes. */
export function toComponents(draft: Draft, components: DefaultProps): Tree {
  return omitEmpty(
    Object.fromEntries(
      Object.entries(components).map(([component, props]) => {
        const keys = Object.keys(props).map((prop) => [prop, `${component}.${prop}`]);
        return [component, omitEmpty({ defaultProps: pick(draft, Object.fromEntries(keys)) })];
      }),
    ),
  );
}
