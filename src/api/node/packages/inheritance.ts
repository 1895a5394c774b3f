import type { ComponentApi } from '../../shared/api';
import { getApiPath } from '../../shared/apiPath';
import type { DeclaredProps } from './props';
import type { PublicExport } from './publicExports';
import { findRuntimeProps, readRuntimeSource, type RuntimeSource } from './runtimeSource';

/** A component's name and where its API page is. */
type Inherited = NonNullable<ComponentApi['inherits']>;

/**
 * Finds the component that another one inherits its props from: the one that its comment names, else the one
 * that its root is styled from, provided that its types accept all of that component's props.
 * @param known exports from which a root may be styled, by name
 */
export function findInherited(
  exported: PublicExport,
  declared: DeclaredProps,
  known: ReadonlyMap<string, PublicExport>,
): Inherited | null {
  const [, name, href] = /- inherits \[(\w+) API\]\(([^)]+)\)/.exec(exported.comment) ?? [];
  if (name && href) return { name, href };
  const parent = known.get(findRoot(readRuntimeSource(exported.declarationFile), exported.name) ?? '');
  if (!parent || parent.name === exported.name) return null;
  const props = findRuntimeProps(readRuntimeSource(parent.declarationFile), parent.name) ?? [];
  const takesAll = props
    .filter(({ comment }) => comment.description && !comment.isHidden)
    // A component has classes and a root of its own.
    .filter((prop) => prop.name !== 'classes' && prop.name !== 'component')
    .every((prop) => declared.find(prop.name));
  if (props.length === 0 || !takesAll) return null;
  return { name: parent.name, href: getApiPath(parent.package.path, parent.name) };
}

/** The API page of the inherited component, preferably in the same library. */
export function resolveInherited(component: ComponentApi, components: readonly ComponentApi[]): ComponentApi {
  const { inherits } = component;
  const candidates = components.filter(({ name }) => name === inherits?.name);
  const parent =
    candidates.find(({ section }) => section === component.section) ??
    candidates.find(({ section }) => inherits?.href.includes(`/${section}/`));
  return inherits && parent ? { ...component, inherits: { ...inherits, href: parent.pathname } } : component;
}

/** The component in `const DrawerRoot = styled(Modal, …)`. */
function findRoot({ text }: RuntimeSource, name: string): string | undefined {
  return new RegExp(`const ${name}Root = styled\\(([A-Z]\\w+)[,)]`).exec(text)?.[1];
}
