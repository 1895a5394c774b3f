import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Api } from '../../../api/shared/api';
import type { ProductManifest } from '../../../site/shared/product';
import { ROOT } from '../../../base/node/files';

/** The products that exist, and the API of their packages. */
export interface Site {
  readonly products: readonly ProductManifest[];
  readonly api: Api;
}

/** The product that a page belongs to, by its path. */
export function findProduct({ products }: Site, pathname: string): ProductManifest | null {
  return products.find(({ root }) => root !== '' && pathname.startsWith(`${root}/`)) ?? null;
}

/** A public path of a page: it cannot leave the repository, because no segment is `..`. */
export const PAGE_PATH = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+\/$/;

/** The path of a page without its trailing slash. */
export function trimPath(publicPath: string): string {
  return publicPath.replace(/\/$/, '');
}

/** Whether a product has a demo with a name, which must be unique within the product. */
export function hasDemo({ id }: Pick<ProductManifest, 'id'>, name: string): boolean {
  const folder = path.join(ROOT, 'data', id);
  if (!existsSync(folder)) return false;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.some((file) => path.basename(file) === `${name}.tsx` || path.basename(file) === name);
}

/** The name of a demo, which is also that of its component. */
export const DEMO_NAME = /^[A-Z][A-Za-z0-9]*$/;

export const DEMO_NAME_ERROR = 'Write it in PascalCase, as the name of its file: RatingPrecision.';
