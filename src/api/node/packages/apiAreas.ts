import { listApiEntries, type ApiEntry } from '../../shared/api';
import type { ProductManifest } from '../../../site/shared/product';
import { loadApi } from './loadApi';
import { listApiPackages } from '../../../site/node/products';

/** API pages under one path, whose root lists them: `/x/api/charts`. */
export interface ApiArea {
  /** Without a trailing slash. */
  readonly path: string;
  /** In alphabetical order. */
  readonly entries: readonly ApiEntry[];
}

/** Paths of the API areas of a product; known without reading any package. */
export function listAreaPaths(product: ProductManifest): string[] {
  return [...new Set(listApiPackages(product).map(({ path }) => path))];
}

/** The API areas of a product with everything that they document. */
export async function loadApiAreas(product: ProductManifest): Promise<ApiArea[]> {
  const paths = listAreaPaths(product);
  if (paths.length === 0) return [];
  const entries = listApiEntries(await loadApi()).sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return paths.map((path) => ({
    path,
    entries: entries.filter(({ pathname, slug }) => pathname === `${path}/${slug}/`),
  }));
}

/** Pathnames of a product's API pages without its overviews, which are in the menu. */
export async function listApiPathnames(product: ProductManifest): Promise<string[]> {
  const areas = await loadApiAreas(product);
  return areas.flatMap(({ entries }) => entries.map(({ pathname }) => pathname.replace(/\/$/, '')));
}

/** Kinds of API pages in the order in which menu and overview list them. */
export const API_KINDS = [
  { kind: 'component', title: 'Components' },
  { kind: 'hook', title: 'Hooks' },
  { kind: 'interface', title: 'Interfaces' },
] as const;

/** Title of an API page, in the menu, above the page and in the document's title. */
export function getApiTitle({ name }: ApiEntry): string {
  return `${name} API`;
}
