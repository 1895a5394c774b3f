import type { Api, ApiField, ComponentApi, InterfaceApi } from '../../shared/api';
import type { Plan } from '../../shared/plan';
import { resolveInherited } from './inheritance';

/** Names of props by package and component, `@mui/x-charts-pro BarChart`. */
export type NestedCopyProps = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Merges the APIs of the packages. A re-export in the package of a higher plan adds import statements to the
 * page of the original; what a higher plan adds to a component or interface is marked with the plan.
 * @param parts one for each package, lower plans before higher ones
 * @param nestedCopyProps props of a lower plan's components in a package's own copy of another version
 */
export function mergePlans(parts: readonly Api[], nestedCopyProps: NestedCopyProps = new Map()): Api {
  const components = mergeByPathname(
    parts.flatMap((part) => part.components),
    mergeComponents,
  );
  return {
    components: components.map((component) =>
      resolveInherited(markProps(component, components, nestedCopyProps), components),
    ),
    hooks: mergeByPathname(
      parts.flatMap(({ hooks }) => hooks),
      addImports,
    ),
    interfaces: mergeByPathname(
      parts.flatMap((part) => part.interfaces),
      mergeInterfaces,
    ),
  };
}

interface Entry {
  readonly pathname: string;
  readonly imports: readonly string[];
}

function mergeByPathname<T extends Entry>(entries: readonly T[], merge: (first: T, next: T) => T): T[] {
  const byPathname = new Map<string, T>();
  for (const entry of entries) {
    const first = byPathname.get(entry.pathname);
    byPathname.set(entry.pathname, first ? merge(first, entry) : entry);
  }
  return [...byPathname.values()];
}

function addImports<T extends Entry>(first: T, next: T): T {
  return { ...first, imports: [...first.imports, ...next.imports] };
}

/**
 * Merges two exports of the same name. The second is a re-export, or a stub that only says where the
 * component has moved.
 */
function mergeComponents(first: ComponentApi, next: ComponentApi): ComponentApi {
  return next.sourceFile === first.sourceFile ? addImports(first, next) : first;
}

function mergeInterfaces(first: InterfaceApi, next: InterfaceApi): InterfaceApi {
  const merged = addImports(first, next);
  return { ...merged, properties: markFields(next.properties, first.properties, next.plan) };
}

/** Marks the props of `DataGridPro` and `DataGridPremium` that a lower plan does not have. */
function markProps(
  component: ComponentApi,
  components: readonly ComponentApi[],
  nestedCopyProps: NestedCopyProps,
): ComponentApi {
  if (component.plan === null) return component;
  const base = component.name.replace(/(?:Pro|Premium)$/, '');
  const find = (name: string) =>
    components.find((entry) => entry.section === component.section && entry.name === name);
  const community = find(base);
  if (!community || community === component) return component;
  const inPro = component.plan === 'premium' ? find(`${base}Pro`) : undefined;
  const known = markFields(inPro?.props ?? [], community.props, 'pro');
  const copied = nestedCopyProps.get(`${component.packageName} ${base}`);
  const free = component.props.filter(({ name }) => copied?.has(name));
  const all = [...community.props, ...free, ...known];
  return { ...component, props: markFields(component.props, all, component.plan) };
}

/** Known fields keep their plan; new ones are marked with the given one. */
function markFields<T extends ApiField>(
  fields: readonly T[],
  known: readonly ApiField[],
  plan: Plan | null,
): T[] {
  return fields.map((field) => {
    // The last entry of a name wins.
    const match = known.findLast(({ name }) => name === field.name);
    return { ...field, plan: match ? (match.plan ?? field.plan) : (field.plan ?? plan) };
  });
}
