import type { Api, ApiField, ComponentApi, InterfaceApi, Plan } from '../../model/api';
import { resolveInherited } from './inheritance';

/** Names of props by package and component, `@mui/x-charts-pro BarChart`. */
export type PropsOfCopies = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Puts the packages' parts together. What a package for a higher plan exports again has its page already,
 * and gains import statements; what a higher plan adds to a component or interface is marked with the plan.
 * @param parts one for each package, the lower plan before the higher
 * @param propsOfCopies props of the components of a lower plan that a package brings in a version of its own
 */
export function mergePlans(parts: readonly Api[], propsOfCopies: PropsOfCopies = new Map()): Api {
  const components = mergeByPathname(
    parts.flatMap((part) => part.components),
    mergeComponents,
  );
  return {
    components: components.map((component) =>
      resolveInherited(markProps(component, components, propsOfCopies), components),
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

/** A package may export a name only to say that it lives elsewhere; such a stub has no props. */
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
  propsOfCopies: PropsOfCopies,
): ComponentApi {
  if (component.plan === null) return component;
  const base = component.name.replace(/(?:Pro|Premium)$/, '');
  const find = (name: string) =>
    components.find((entry) => entry.section === component.section && entry.name === name);
  const community = find(base);
  if (!community || community === component) return component;
  const inPro = component.plan === 'premium' ? find(`${base}Pro`) : undefined;
  const known = markFields(inPro?.props ?? [], community.props, 'pro');
  const copied = propsOfCopies.get(`${component.packageName} ${base}`);
  const free = component.props.filter(({ name }) => copied?.has(name));
  const all = [...community.props, ...free, ...known];
  return { ...component, props: markFields(component.props, all, component.plan) };
}

/** Fields that are known keep their plan; the others need the given one. */
function markFields<T extends ApiField>(
  fields: readonly T[],
  known: readonly ApiField[],
  plan: Plan | null,
): T[] {
  return fields.map((field) => {
    // The last one of a name knows best.
    const match = known.findLast(({ name }) => name === field.name);
    return { ...field, plan: match ? (match.plan ?? field.plan) : (field.plan ?? plan) };
  });
}
