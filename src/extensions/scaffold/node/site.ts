import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Api } from '../../../api/shared/api';
import type { ProductManifest } from '../../../site/shared/product';
import { ROOT } from '../../../base/node/files';

/** What there is already. */
export interface Site {
  readonly products: readonly ProductManifest[];
  readonly api: Api;
}

/** The product that a page belongs to, by its path. */
export function findProduct({ products }: Site, pathname: string): ProductManifest | null {
  return products.find(({ root }) => root !== '' && pathname.startsWith(`${root}/`)) ?? null;
}

/** A public path of a page: it stays within the repository, because no segment is `..`. */
export const PAGE_PATH = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+\/$/;

/** The path of a page without its last slash. */
export function trimPath(publicPath: string): string {
  return publicPath.replace(/\/$/, '');
}

/** Whether a product has a demo of a name: demos of a product have names of their own. */
export function hasDemo({ id }: Pick<ProductManifest, 'id'>, name: string): boolean {
  const folder = path.join(ROOT, 'data', id);
  if (!existsSync(folder)) return false;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.some((file) => path.basename(file) === `${name}.tsx` || path.basename(file) === name);
}

/** A component's name as a demo has it. */
export const DEMO_NAME = /^[A-Z][A-Za-z0-9]*$/;

export const DEMO_NAME_FAULT = 'Write it in PascalCase, as the name of its file: RatingPrecision.';
