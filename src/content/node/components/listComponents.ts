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
import { throwDiagnostics } from '../../../base/node/diagnostic';
import { findComponentDiagnostics } from './componentDiagnostics';
import { listGuides, listNames, type Guide } from './guides';
import { findApi, getDrawing } from './listedComponent';

/**
 * Lists every component of a product by category: those with guides from the menu, those without from
 * `data/<id>/components.ts`.
 * @throws Error with file, line and fix when that file is out of date
 */
export async function listComponents(product: ProductManifest): Promise<ComponentCategory[]> {
  const categories = listed[product.id] ?? [];
  const api = await loadApi();
  throwDiagnostics(findComponentDiagnostics(product, categories, api));
  return describeCategories(product, categories, api);
}

/** The same, without checking the file. */
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
  const ownApi = name === null ? undefined : findApi(api, product.id, name);
  return {
    title,
    description,
    href: withTrailingSlash(item.pathname),
    hasGuide: true,
    ...describeApi(product, ownApi, item),
    packageName: ownApi?.packageName ?? packageName,
    materialDesign,
    waiAria,
    drawing: toDrawingName(item.pathname),
    exports: listNames(frontMatter),
  };
}

function describeListed(product: ProductManifest, component: ListedComponent, api: Api): ComponentEntry {
  const { title, name, description, guide, materialDesign = null, waiAria = null } = component;
  const ownApi = findApi(api, product.id, name);
  return {
    title,
    description,
    href: guide ? withTrailingSlash(guide) : (ownApi?.pathname ?? ''),
    hasGuide: guide !== undefined,
    ...describeApi(product, ownApi),
    materialDesign,
    waiAria,
    drawing: getDrawing(component),
    exports: [name],
  };
}

type ApiFields = Pick<ComponentEntry, 'name' | 'packageName' | 'apiHref' | 'isHook' | 'plan' | 'states'>;

function describeApi(
  product: ProductManifest,
  ownApi: ComponentApi | HookApi | undefined,
  item: Partial<NavItem> = {},
): ApiFields {
  return {
    name: ownApi?.name ?? null,
    packageName: ownApi?.packageName ?? null,
    apiHref: ownApi?.pathname ?? null,
    isHook: ownApi?.kind === 'hook',
    plan: item.plan ?? ownApi?.plan ?? null,
    states: listStates(product, ownApi, item),
  };
}

/** The states of a component, according to the menu, its package and its API. */
function listStates(
  { packages }: ProductManifest,
  ownApi: ComponentApi | HookApi | undefined,
  { absent, newFeature, beta, unstable, legacy, deprecated }: Partial<NavItem>,
): ComponentState[] {
  const itsPackage = packages.find(({ name }) => name === ownApi?.packageName);
  const isUnstable = unstable || ownApi?.imports[0]?.toLowerCase().includes('{ unstable_');
  const isDeprecated = deprecated || (ownApi?.deprecation ?? null) !== null;
  const states: Record<ComponentState, boolean | undefined> = {
    absent,
    new: newFeature,
    beta,
    unstable: isUnstable,
    lab: itsPackage?.isLab,
    legacy,
    deprecated: isDeprecated,
  };
  return (Object.keys(states) as ComponentState[]).filter((state) => states[state]);
}
