import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { otherProducts } from '../../../../data/otherProducts';
import { products } from '../../../../data/products';
import type { ProductIdentity } from '../../../site/shared/product';
import { listPageModules, ROOT, toPathname } from '../../../base/node/files';
import { findLine } from '../../../base/node/findLine';
import { createError, sortFindings, type Finding } from '../../../base/node/finding';
import { loadProducts } from '../../../site/node/products';
import { findMissingPackages } from '../../../site/node/manifests/packageFaults';

/** Files that every product has beside its `product.ts`. */
const OTHER_FILES = ['menu.ts', 'packages.ts'];

/**
 * Finds what keeps the products from being loaded, and the API of their packages from being read. All else that is
 * wrong with them is found with their pages.
 */
export async function findProductFaults(): Promise<Finding[]> {
  const faults = findIdentityFaults([...products, ...otherProducts]);
  return sortFindings(faults.length > 0 ? faults : (await loadProducts()).flatMap(findMissingPackages));
}

/** Compares products with the folders of `data`, and with the routes of `pages`. */
export function findIdentityFaults(identities: readonly ProductIdentity[]): Finding[] {
  const folders = listFolders();
  const ids = identities.map(({ id }) => id);
  return [
    ...folders
      .filter((folder) => !ids.includes(folder))
      .map((folder) =>
        fault(
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
        ...findRootFaults(identity, all.slice(0, index)),
        ...findMissingRoutes(identity),
      ]),
  ];
}

/** Folders of `data` that hold a product. */
function listFolders(): string[] {
  return readdirSync(path.join(ROOT, 'data')).filter((name) =>
    existsSync(path.join(ROOT, toFile({ id: name }))),
  );
}

function findMissingFiles({ id }: ProductIdentity): Finding[] {
  return OTHER_FILES.filter((name) => !existsSync(path.join(ROOT, 'data', id, name))).map((name) =>
    createError(
      toFile({ id }),
      1,
      `Beside it there is no ${name}.`,
      'Write it, also if its list is empty: CONTRIBUTING.md, "Add a product".',
    ),
  );
}

function findRootFaults({ id, root }: ProductIdentity, others: readonly ProductIdentity[]): Finding[] {
  const other = others.find((one) => one.root === root);
  if (other?.id === id) {
    return [fault(id, 'id', 'The product is listed twice.', 'Remove a line of data/products.ts.')];
  }
  if (other) return [fault(id, 'root', `${other.id} has the root "${root}", too.`, 'Choose another one.')];
  if (root === '' || /^(?:\/[a-z\d-]+)+$/.test(root)) return [];
  return [
    fault(id, 'root', `"${root}" is no path such as /joy-ui.`, 'Begin it with a slash, and end it without.'),
  ];
}

/** A product at the top of the site has a route for each page, because a catch-all would hide those of others. */
function findMissingRoutes(product: ProductIdentity): Finding[] {
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
      fault(id, 'root', `There is no route ${route}.`, 'Copy that of another product, and exchange the id.'),
    );
}

function toFile({ id }: Pick<ProductIdentity, 'id'>): string {
  return `data/${id}/product.ts`;
}

function fault(id: string, field: keyof ProductIdentity, reason: string, cure: string): Finding {
  const file = toFile({ id });
  return createError(file, findLine(file, `${field}:`), reason, cure);
}
