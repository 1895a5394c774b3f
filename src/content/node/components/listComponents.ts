import { components as listed } from '../../../../data/components';
import type { Api, ComponentApi, HookApi } from '../../../api/shared/api';
import type {
  ComponentCategory,
  ComponentEntry,
  ComponentState,
  ListedCategory,
  ListedComponent,
} from '../../shared/componentList';
import { withTrailingSlash } from '../../../site/shared/location';
import type { ProductManifest } from '../../../site/shared/product';
import type { NavItem } from '../../../site/shared/tree';
import { toDrawingName } from '../drawings/drawings';
import { toHeadingId } from '../../../site/shared/headingId';
import { loadApi } from '../../../api/node/packages/loadApi';
import { throwFindings } from '../../../base/node/finding';
import { findComponentFaults } from './componentFaults';
import { listGuides, listNames, type Guide } from './guides';
import { findReference, getDrawing } from './listed';

/**
 * Every component of a product by category: from its guides, which the menu lists, and from `data/<id>/components.ts`
 * what has no guide yet.
 * @throws Error with file, line and cure when that file is out of date
 */
export async function listComponents(product: ProductManifest): Promise<ComponentCategory[]> {
  const categories = listed[product.id] ?? [];
  const api = await loadApi();
  throwFindings(findComponentFaults(product, categories, api));
  return describeCategories(product, categories, api);
}

/** The same for a file without faults. */
export function describeCategories(
  product: ProductManifest,
  categories: readonly ListedCategory[],
  api: Api,
): ComponentCategory[] {
  return categories.map((category) => ({
    id: toHeadingId(category.title),
    title: category.title,
    components: [
      ...listGuides(product, category).map((guide) => describeGuide(product, guide, api)),
      ...category.components.map((component) => describeListed(product, component, api)),
    ].sort((a, b) => a.title.localeCompare(b.title, 'en')),
  }));
}

function describeGuide(product: ProductManifest, guide: Guide, api: Api): ComponentEntry {
  const { item, title, frontMatter, name } = guide;
  const { description, materialDesign = null, waiAria = null, packageName = null } = frontMatter;
  const reference = name === null ? undefined : findReference(api, product.id, name);
  return {
    title,
    description,
    href: withTrailingSlash(item.pathname),
    hasGuide: true,
    ...describeReference(product, reference, item),
    packageName: reference?.packageName ?? packageName,
    materialDesign,
    waiAria,
    drawing: toDrawingName(item.pathname),
    exports: listNames(frontMatter),
  };
}

function describeListed(product: ProductManifest, component: ListedComponent, api: Api): ComponentEntry {
  const { title, name, description, guide, materialDesign = null, waiAria = null } = component;
  const reference = findReference(api, product.id, name);
  return {
    title,
    description,
    href: guide ? withTrailingSlash(guide) : (reference?.pathname ?? ''),
    hasGuide: guide !== undefined,
    ...describeReference(product, reference),
    materialDesign,
    waiAria,
    drawing: getDrawing(component),
    exports: [name],
  };
}

type OfReference = Pick<ComponentEntry, 'name' | 'packageName' | 'apiHref' | 'isHook' | 'plan' | 'states'>;

function describeReference(
  product: ProductManifest,
  reference: ComponentApi | HookApi | undefined,
  item: Partial<NavItem> = {},
): OfReference {
  return {
    name: reference?.name ?? null,
    packageName: reference?.packageName ?? null,
    apiHref: reference?.pathname ?? null,
    isHook: reference?.kind === 'hook',
    plan: item.plan ?? reference?.plan ?? null,
    states: listStates(product, reference, item),
  };
}

/** The states of a component: from the menu, from its package and from the library's own marks. */
function listStates(
  { packages }: ProductManifest,
  reference: ComponentApi | HookApi | undefined,
  { newFeature, beta, unstable, legacy, deprecated }: Partial<NavItem>,
): ComponentState[] {
  const itsPackage = packages.find(({ name }) => name === reference?.packageName);
  const isUnstable = unstable || reference?.imports[0]?.toLowerCase().includes('{ unstable_');
  const isDeprecated = deprecated || (reference?.deprecation ?? null) !== null;
  const states: Record<ComponentState, boolean | undefined> = {
    new: newFeature,
    beta,
    unstable: isUnstable,
    lab: itsPackage?.isLab,
    legacy,
    deprecated: isDeprecated,
  };
  return (Object.keys(states) as ComponentState[]).filter((state) => states[state]);
}
