import { expect, it } from 'vitest';
import type { Product } from '../../src/model/product';
import { createProduct } from '../createProduct';
import { runInTemporaryFolder } from '../temporaryFolder';

const garden = createProduct({ root: '/garden/core', folder: 'garden' });
const docs = createProduct({ root: '', folder: 'docs' });

runInTemporaryFolder({
  'data/garden/garden.mdx': '',
  'data/garden/react-rake/react-rake.mdx': '',
  'data/garden/react-rake/RakeColors.tsx': '',
  'data/garden/guides/soil/soil.mdx': '',
  'data/garden/product.ts': '',
  'data/other/other.mdx': '',
  'node_modules/@garden/core/package.json': '{ "name": "@garden/core", "version": "1.2.3-beta.4" }',
});

const loadFiles = () => import('../../src/build/files');

it.each<[string, Product, string]>([
  ['/garden/core', garden, 'garden/garden'],
  ['/garden/core/react-rake', garden, 'garden/react-rake/react-rake'],
  ['/garden/core/guides/soil', garden, 'garden/guides/soil/soil'],
  ['/', docs, 'docs/docs'],
  ['/versions', docs, 'docs/versions/versions'],
])('keeps the page %s in a file named like its folder, and finds back', async (pathname, product, module) => {
  const { toModulePath, toPathname } = await loadFiles();
  expect(toModulePath(product, pathname)).toBe(module);
  expect(toPathname(product, module)).toBe(pathname);
});

it('lists the pages of a product, and only pages, in alphabetical order', async () => {
  const { listPageModules } = await loadFiles();
  expect(listPageModules(garden)).toEqual([
    'garden/garden',
    'garden/guides/soil/soil',
    'garden/react-rake/react-rake',
  ]);
});

it('reads a version from the installed package', async () => {
  const { readInstalledVersion } = await loadFiles();
  expect(readInstalledVersion('@garden/core')).toBe('1.2.3-beta.4');
});
