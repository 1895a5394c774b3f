import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductIdentity } from '../../../../src/site/shared/product';
import { findProductDiagnostics } from '../../../../src/site/node/manifests/productDiagnostics';
import { createProduct } from '../../../createProduct';
import { runInTemporaryFolder, writeFile } from '../../../temporaryFolder';

const ofSite = await findProductDiagnostics();

const garden = createProduct({ id: 'garden', root: '/garden' });
const docs = createProduct({ id: 'docs', root: '' });

runInTemporaryFolder({
  'data/docs/docs.mdx': '',
  'data/docs/versions/versions.mdx': '',
  'data/drawings/rake.svg': '',
  'pages/garden/[[...slug]].tsx': '',
  'pages/index.tsx': '',
  'pages/versions.tsx': '',
});

function writeProduct(id: string): void {
  writeFile(`data/${id}/product.ts`, `export const product = {\n  id: '${id}',\n  root: '/${id}',\n};\n`);
  writeFile(`data/${id}/menu.ts`, '');
  writeFile(`data/${id}/packages.ts`, '');
}

beforeEach(() => {
  writeProduct('garden');
  writeProduct('docs');
});

async function find(...identities: readonly ProductIdentity[]): Promise<string[]> {
  const { findIdentityDiagnostics } = await import('../../../../src/site/node/manifests/productDiagnostics');
  const { formatDiagnostic } = await import('../../../../src/base/node/diagnostic');
  return findIdentityDiagnostics(identities).map(formatDiagnostic);
}

describe('products', () => {
  it('have a folder, its files and their routes, whatever else is in data', async () => {
    expect(await find(garden, docs)).toEqual([]);
  });

  it('are named like their folders, and listed', async () => {
    const fault =
      'data/garden/product.ts:2: No product of data/products.ts or data/otherProducts.ts has the id "garden". ' +
      'Name the product like its folder, and list it there.';
    expect(await find(docs)).toEqual([fault]);
    expect(await find({ ...garden, id: 'gardn' }, docs)).toEqual([fault]);
  });

  it('are listed once', async () => {
    expect(await find(garden, docs, garden)).toEqual([
      'data/garden/product.ts:2: The product is listed twice. Remove a line of data/products.ts.',
    ]);
  });

  it('have each a root of their own', async () => {
    writeProduct('yard');
    expect(await find(garden, docs, { ...garden, id: 'yard' })).toEqual([
      'data/yard/product.ts:3: garden has the root "/garden", too. Choose another one.',
    ]);
  });

  it.each(['/garden/', 'garden', '/'])('do not have the root %s', async (root) => {
    expect(await find({ ...garden, root }, docs)).toContain(
      `data/garden/product.ts:3: "${root}" is no path such as /joy-ui. Begin it with a slash, and end it without.`,
    );
  });

  it('have a menu and packages', async () => {
    writeFile('data/yard/product.ts', '');
    writeFile('pages/yard/[[...slug]].tsx', '');
    expect(await find(garden, docs, createProduct({ id: 'yard', root: '/yard' }))).toEqual(
      ['menu.ts', 'packages.ts'].map(
        (name) =>
          `data/yard/product.ts:1: Beside it there is no ${name}. ` +
          'Create it, even if its list is empty: see src/site/README.md.',
      ),
    );
  });

  it('have a route, and at the top of the site one for each page', async () => {
    writeProduct('yard');
    writeFile('data/docs/licenses/licenses.mdx', '');
    const fix = 'Copy the route of another product, and change the id.';
    expect(await find(garden, docs, createProduct({ id: 'yard', root: '/yard' }))).toEqual([
      `data/docs/product.ts:3: There is no route pages/licenses.tsx. ${fix}`,
      `data/yard/product.ts:3: There is no route pages/yard/[[...slug]].tsx. ${fix}`,
    ]);
  });
});

it('finds no fault in the products of the site', () => {
  expect(ofSite).toEqual([]);
});
