import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { otherProducts } from '../../../../data/otherProducts';
import { products } from '../../../../data/products';
import type { ProductIdentity } from '../../shared/product';
import { listPageModules, ROOT, toPathname } from '../../../base/node/files';
import { findLine } from '../../../base/node/findLine';
import { createError, sortDiagnostics, type Diagnostic } from '../../../base/node/diagnostic';
import { loadProducts } from '../products';
import { findMissingPackages } from './packageDiagnostics';

/** Files that every product must have beside its `product.ts`. */
const OTHER_FILES = ['menu.ts', 'packages.ts'];

/**
 * Finds what would prevent loading the products, or reading the API of their packages. Everything else that
 * is wrong with them is found with their pages.
 */
export async function findProductDiagnostics(): Promise<Diagnostic[]> {
  const diagnostics = findIdentityDiagnostics([...products, ...otherProducts]);
  return sortDiagnostics(
    diagnostics.length > 0 ? diagnostics : (await loadProducts()).flatMap(findMissingPackages),
  );
}

/** Checks the products against the folders in `data` and the routes in `pages`. */
export function findIdentityDiagnostics(identities: readonly ProductIdentity[]): Diagnostic[] {
  const folders = listFolders();
  const ids = identities.map(({ id }) => id);
  return [
    ...folders
      .filter((folder) => !ids.includes(folder))
      .map((folder) =>
        toDiagnostic(
          folder,
          'id',
          `No product of data/products.ts or data/otherProducts.ts has the id "${folder}".`,
          'Name the product like its folder, and list it there.',
        ),
      ),
    ...identities
      .filter(({ id }) => folders.includes(id))
      .flatMap((identity, index, all) => [
        ...findMissingFiles(identity),
        ...findRootDiagnostics(identity, all.slice(0, index)),
        ...findMissingRoutes(identity),
      ]),
  ];
}

/** Folders in `data` that contain a product. */
function listFolders(): string[] {
  return readdirSync(path.join(ROOT, 'data')).filter((name) =>
    existsSync(path.join(ROOT, toFile({ id: name }))),
  );
}

function findMissingFiles({ id }: ProductIdentity): Diagnostic[] {
  return OTHER_FILES.filter((name) => !existsSync(path.join(ROOT, 'data', id, name))).map((name) =>
    createError(
      toFile({ id }),
      1,
      `Beside it there is no ${name}.`,
      'Create it, even if its list is empty: see src/site/README.md.',
    ),
  );
}

function findRootDiagnostics(
  { id, root }: ProductIdentity,
  others: readonly ProductIdentity[],
): Diagnostic[] {
  const other = others.find((one) => one.root === root);
  if (other?.id === id) {
    return [toDiagnostic(id, 'id', 'The product is listed twice.', 'Remove a line of data/products.ts.')];
  }
  if (other)
    return [toDiagnostic(id, 'root', `${other.id} has the root "${root}", too.`, 'Choose another one.')];
  if (root === '' || /^(?:\/[a-z\d-]+)+$/.test(root)) return [];
  return [
    toDiagnostic(
      id,
      'root',
      `"${root}" is no path such as /joy-ui.`,
      'Begin it with a slash, and end it without.',
    ),
  ];
}

/** A product at the site's root needs a route for each page: a catch-all would hide those of others. */
function findMissingRoutes(product: ProductIdentity): Diagnostic[] {
  const { id, root } = product;
  const routes =
    root === ''
      ? listPageModules(product).map(
          (module) => `pages${toPathname(product, module).replace(/^\/$/, '/index')}.tsx`,
        )
      : [`pages${root}/[[...slug]].tsx`];
  return routes
    .filter((route) => !existsSync(path.join(ROOT, route)))
    .map((route) =>
      toDiagnostic(
        id,
        'root',
        `There is no route ${route}.`,
        'Copy the route of another product, and change the id.',
      ),
    );
}

function toFile({ id }: Pick<ProductIdentity, 'id'>): string {
  return `data/${id}/product.ts`;
}

function toDiagnostic(id: string, field: keyof ProductIdentity, reason: string, fix: string): Diagnostic {
  const file = toFile({ id });
  return createError(file, findLine(file, `${field}:`), reason, fix);
}
