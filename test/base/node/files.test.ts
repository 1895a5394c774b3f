import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Product } from '../../../src/site/shared/product';
import { createProduct } from '../../createProduct';
import { runInTemporaryFolder, writeFile } from '../../temporaryFolder';

const garden = createProduct({ root: '/garden/core' });
const docs = createProduct({ root: '', id: 'docs' });

runInTemporaryFolder({
  'data/garden/garden.mdx': '',
  'data/garden/react-rake/react-rake.mdx': '',
  'data/garden/react-rake/RakeColors.tsx': '',
  'data/garden/guides/soil/soil.mdx': '',
  'data/garden/product.ts': '',
  'data/other/other.mdx': '',
});

const loadFiles = () => import('../../../src/base/node/files');

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

it.each([
  ['with a byte order mark', '\uFEFF---\ntitle: Soil\n'],
  ['with the line ends of Windows', '---\r\ntitle: Soil\r\n'],
])('reads a file %s', async (_, content) => {
  writeFile('data/garden/soil.mdx', content);
  const { readText } = await loadFiles();
  expect(readText(path.resolve('data/garden/soil.mdx'))).toBe('---\ntitle: Soil\n');
});

it('names file and line of what is not UTF-8', async () => {
  writeFileSync('data/garden/garden.mdx', Buffer.from('One\nCaf\u00E9\n', 'latin1'));
  const { readText } = await loadFiles();
  expect(() => readText(path.resolve('data/garden/garden.mdx'))).toThrow(
    'data/garden/garden.mdx:2: this is not UTF-8. Save the file with that encoding.',
  );
});
