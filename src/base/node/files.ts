import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ProductIdentity, ProductManifest } from '../../site/shared/product';

/** Absolute path of the repository's root: every command runs there. */
export const ROOT = process.cwd();

/** The repository path of a file, for messages. */
export function toRepositoryPath(file: string): string {
  return path.relative(ROOT, path.resolve(ROOT, file)).replaceAll(path.sep, '/');
}

/**
 * Path of a page's module below `data`, without extension. The folder is the path below the product's root
 * and the file is named like its folder: `/material-ui/react-button` →
 * `material-ui/react-button/react-button`.
 */
export function toModulePath(product: ProductIdentity, pathname: string): string {
  const below = pathname.slice(product.root.length).split('/').filter(Boolean);
  const folder = [product.id, ...below];
  return [...folder, folder.at(-1)].join('/');
}

/** The pathname of a page by its module path: the inverse of `toModulePath`. */
export function toPathname(product: ProductIdentity, modulePath: string): string {
  const folders = modulePath.split('/').slice(1, -1);
  return [product.root, ...folders].join('/') || '/';
}

/** Paths of all files in a folder and below, relative to it, with slashes, in alphabetical order. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/** All pages in a product's folder that the site has, as module paths in alphabetical order. */
export function listPageModules(
  product: ProductIdentity & Partial<Pick<ProductManifest, 'leftOut'>>,
): string[] {
  const leftOut = product.leftOut?.map((pathname) => toModulePath(product, pathname)) ?? [];
  return listFiles(path.join(ROOT, 'data', product.id))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `${product.id}/${file.replace(/\.mdx$/, '')}`)
    .filter((module) => !leftOut.includes(module))
    .sort();
}

/**
 * Reads a text file of the repository, normalized by `normalizeText`.
 * @param file absolute path
 * @throws Error with file and line when it is not UTF-8
 */
export function readText(file: string): string {
  return normalizeText(readFileSync(file, 'utf8'), file);
}

/**
 * Normalizes a text: removes the byte order mark, and converts line endings to those of Unix.
 * @param file absolute path, for the message
 */
export function normalizeText(content: string, file: string): string {
  const invalidAt = content.indexOf('\uFFFD');
  if (invalidAt >= 0) {
    const line = content.slice(0, invalidAt).split('\n').length;
    throw new Error(
      `${path.relative(ROOT, file)}:${line}: this is not UTF-8. Save the file with that encoding.`,
    );
  }
  return content.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}
