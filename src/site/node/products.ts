import { otherProducts } from '../../../data/otherProducts';
import { products } from '../../../data/products';
import type { ApiPackage } from '../../api/shared/api';
import { findProductIds, type ProductIds } from '../shared/location';
import type { ProductEntry, ProductIdentity, ProductManifest, ProductPackage } from '../shared/product';
import { listLeftOut, selectInstalled } from '../shared/installedPages';
import type { NavItem } from '../shared/tree';
import { toModulePath, toPathname, toRepositoryPath } from '../../base/node/files';
import { readInstalledVersion } from '../../base/node/manifest';

/** All products, those of the switcher first. */
const identities: readonly (ProductIdentity | ProductEntry)[] = [...products, ...otherProducts];

/** The manifests of all products, those of the switcher first. */
export function loadProducts(): Promise<ProductManifest[]> {
  return Promise.all(identities.map(toManifest));
}

/**
 * The manifest of one product.
 * @throws Error when `data/products.ts` does not list it
 */
export async function loadProduct(id: string): Promise<ProductManifest> {
  return toManifest(findIdentity(id));
}

/** Pathnames of all pages that the site leaves out, because it does not have their extension. */
export async function listLeftOutPages(): Promise<string[]> {
  return (await loadProducts()).flatMap(({ leftOut }) => leftOut);
}

/**
 * Whether the site leaves a page out. Its elements may be those of an extension that the site does not have.
 * @param file of the page, absolute
 */
export async function isLeftOut(file: string): Promise<boolean> {
  const page = toRepositoryPath(file);
  return (await loadProducts()).some((product) =>
    product.leftOut.some((pathname) => page === `data/${toModulePath(product, pathname)}.mdx`),
  );
}

/** The packages with API pages, of all products in their order. */
export async function loadApiPackages(): Promise<ApiPackage[]> {
  return (await loadProducts()).flatMap(listApiPackages);
}

/** The packages of a product with API pages. */
export function listApiPackages({ id, root, packages }: ProductManifest): ApiPackage[] {
  return packages.flatMap(({ path = `${root}/api`, ...rest }) =>
    path === null ? [] : [{ ...rest, path, section: id }],
  );
}

/** The location of a page. */
interface ModuleLocation {
  readonly product: ProductIdentity;
  /** The product's entry as a library; `null` if it is not one. */
  readonly entry: ProductEntry | null;
  /** Without a trailing slash. */
  readonly pathname: string;
}

/**
 * The location of a page by its module path.
 * @throws Error when `data/products.ts` does not list its product
 */
export function locateModule(module: string): ModuleLocation {
  const [id = ''] = module.split('/');
  const product = findIdentity(id);
  const entry = products.find((one) => one.id === id) ?? null;
  return { product, entry, pathname: toPathname(product, module) };
}

function findIdentity(id: string): ProductIdentity | ProductEntry {
  const identity = identities.find((one) => one.id === id);
  if (!identity) throw new Error(`data/products.ts: no product has the id "${id}". Add its line.`);
  return identity;
}

/**
 * The product that a public path belongs to: the one with the longest root that the path begins with.
 * @throws Error when there is none
 */
export function findOwner(path: string, manifests: readonly ProductManifest[]): ProductManifest {
  const [owner] = manifests
    .filter(({ root }) => path.startsWith(`${root}/`))
    .sort((a, b) => b.root.length - a.root.length);
  if (!owner) throw new Error(`data/products.ts: no product has the pages below ${path}. Add its line.`);
  return owner;
}

/** Product and category under which analytics counts a page. */
export function getProductIds(pathname: string): ProductIds {
  return findProductIds(pathname, identities);
}

/** npm package whose installed version is the product's version; `null` if the product is not a library. */
export function getMainPackage({ packages }: Pick<ProductManifest, 'packages'>): string | null {
  return packages[0]?.name ?? null;
}

/** The version of a library that is documented; `null` if the product is not a library. */
export function getProductVersion(product: ProductManifest): string | null {
  const main = getMainPackage(product);
  return main && readInstalledVersion(main);
}

async function toManifest(identity: ProductIdentity | ProductEntry): Promise<ProductManifest> {
  const { id } = identity;
  const [{ menu }, { packages }]: [{ menu: readonly NavItem[] }, { packages: readonly ProductPackage[] }] =
    await Promise.all([import(`../../../data/${id}/menu.ts`), import(`../../../data/${id}/packages.ts`)]);
  return {
    ...identity,
    nav: selectInstalled(menu),
    packages,
    adFree: listAdFreePaths(identity),
    leftOut: listLeftOut(menu),
  };
}

function listAdFreePaths(identity: ProductIdentity | ProductEntry): string[] {
  if (identity.isInternal) return [identity.root];
  const first = 'href' in identity ? identity.href.replace(/\/$/, '') : identity.root;
  return first === identity.root ? [] : [first];
}
