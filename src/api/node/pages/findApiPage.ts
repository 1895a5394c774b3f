import type { ProductManifest } from '../../../site/shared/product';
import { flattenTree, getTitle } from '../../../site/shared/tree';
import { loadApi } from '../packages/loadApi';
import { readInstalledVersion } from '../../../base/node/manifest';
import { getProductIds, getProductVersion } from '../../../site/node/products';
import type { PageTree } from '../../../content/node/elements/segments';
import { getApiTitle, loadApiAreas, type ApiArea, type ApiEntry } from '../packages/apiAreas';
import { listOverview, listOverviewHeadings } from './ApiOverview';
import { describeEntry, type EntryVersions } from './describeEntry';
import { getMenuBranch } from './menuBranch';
import { listHeadings, toApiPageNodes } from './apiPagePart';
import { loadLinkResolver } from './linkResolver';

/** The API page of a product at a path; `null` when the path is not in its API areas. */
export async function findApiPage(product: ProductManifest, pathname: string): Promise<PageTree | null> {
  const areas = await loadApiAreas(product);
  const area = areas.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  if (!area) return null;
  const baseTree: Omit<PageTree, 'title' | 'description' | 'headings' | 'nodes'> = {
    path: `${pathname}/`,
    layout: 'docs',
    module: '',
    file: null,
    menuBranch: getMenuBranch(area),
    demoCss: '',
    ownDemos: [],
    resources: [],
    size: null,
    ...getProductIds(pathname),
    version: getProductVersion(product),
    isHidden: product.isInternal ?? false,
  };
  if (pathname === area.path) return { ...baseTree, ...describeOverview(product, area) };
  const entry = area.entries.find((one) => one.pathname === `${pathname}/`);
  if (!entry) return null;
  const versions = readVersions(entry, product);
  const parts = describeEntry(entry, await loadApi(), await loadLinkResolver(), versions);
  return {
    ...baseTree,
    title: getApiTitle(entry),
    description: getDescription(entry, product),
    headings: listHeadings(parts),
    nodes: toApiPageNodes(parts),
  };
}

/** The versions of the entry's package and the product's, where they differ. */
function readVersions({ packageName }: ApiEntry, product: ProductManifest): EntryVersions | null {
  const own = readInstalledVersion(packageName);
  const productVersion = getProductVersion(product);
  return productVersion === null || own === productVersion
    ? null
    : { own, product: productVersion, productName: product.name };
}

function describeOverview(product: ProductManifest, area: ApiArea) {
  const item = flattenTree(product.nav).find(({ pathname }) => pathname === area.path);
  return {
    title: item ? getTitle(item) : product.name,
    description: `Every export with a page of its own, ${area.entries.length} in all: props, slots, CSS classes, types and defaults, read from the installed packages.`,
    headings: listOverviewHeadings(area),
    nodes: listOverview(area),
  };
}

function getDescription(entry: ApiEntry, product: ProductManifest): string {
  const state = entry.deprecation === null ? '' : 'deprecated ';
  switch (entry.kind) {
    case 'component': {
      const parts = [
        'props',
        ...(entry.slots.length > 0 ? ['slots'] : []),
        ...(entry.classes.length > 0 ? ['CSS classes'] : []),
      ];
      return `API of the ${state}${product.name} component ${entry.name}: import, ${parts.join(', ')}, types and defaults.`;
    }
    case 'hook':
      return `API of the ${state}${product.name} hook ${entry.name}: import, parameters and return value.`;
    case 'interface':
      return `API of the ${state}${product.name} interface ${entry.name}: its properties and their types.`;
  }
}
