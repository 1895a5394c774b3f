import type { ProductManifest } from '../../../site/shared/product';
import { findItem, getTitle } from '../../../site/shared/tree';
import { loadApi } from '../packages/loadApi';
import { readInstalledVersion } from '../../../base/node/manifest';
import { getProductIds, getProductVersion } from '../../../site/node/products';
import type { PageTree } from '../../../content/node/elements/segments';
import type { ApiEntry } from '../../shared/api';
import { getApiTitle, loadApiAreas, type ApiArea } from '../packages/apiAreas';
import { describeOverview } from './ApiOverview';
import { describeEntry, type EntryVersions } from './describeEntry';
import { groupEntries } from './groupEntries';
import { getMenuBranch } from './menuBranch';
import { listHeadings, toApiPageNodes } from './apiPagePart';
import { loadLinkResolver } from './linkResolver';
import { createPageHead, findLicense } from './PageHead';

/** The API page of a product at a path; `null` when the path is not in its API areas. */
export async function findApiPage(product: ProductManifest, pathname: string): Promise<PageTree | null> {
  const areas = await loadApiAreas(product);
  const area = areas.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  if (!area) return null;
  const entry = area.entries.find((one) => one.pathname === `${pathname}/`);
  if (!entry && pathname !== area.path) return null;
  const resolver = await loadLinkResolver();
  const guide = entry ? resolver.findGuide(entry) : null;
  const parts = entry
    ? describeEntry(entry, await loadApi(), resolver, readVersions(entry, product))
    : describeOverview(area.entries, (entries) =>
        groupEntries(entries, product.nav, (one) => resolver.findGuide(one)?.href.replace(/\/$/, '') ?? null),
      );
  const license = entry ? findLicense(product, entry.plan, entry.packageName) : null;
  return {
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
    title: entry ? getApiTitle(entry) : getOverviewTitle(area, product),
    description: entry ? getDescription(entry, product) : getOverviewDescription(area),
    // A deprecated component says so first.
    ...(guide && entry?.deprecation === null && { lead: guide.description }),
    headings: listHeadings(parts),
    nodes: [...createPageHead({ guide, entry: entry ?? null, license }), ...toApiPageNodes(parts)],
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

function getOverviewTitle({ path }: ApiArea, { nav, name }: ProductManifest): string {
  const item = findItem(nav, path);
  return item ? getTitle(item) : name;
}

function getOverviewDescription({ entries }: ApiArea): string {
  return `Every export with a page of its own, ${entries.length} in all: props, slots, CSS classes, types and defaults, read from the installed packages.`;
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
