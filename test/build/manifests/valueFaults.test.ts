import { expect, it } from 'vitest';
import { findValueFaults } from '../../../src/build/manifests/valueFaults';
import { loadApi } from '../../../src/build/package/loadApi';
import { formatFinding } from '../../../src/build/page/finding';
import { readContent } from '../../../src/build/page/preflight';
import { loadProducts } from '../../../src/build/products';

it('finds no fault in the manifests of the site, and some without its pages', async () => {
  const content = readContent(await loadProducts(), await loadApi());
  expect(findValueFaults(content).map(formatFinding)).toEqual([]);
  const files = findValueFaults({ ...content, targets: new Map() }).map(({ file }) => file);
  expect([...new Set(files)].sort()).toEqual(
    expect.arrayContaining(['data/ads.ts', 'data/redirects.ts', 'data/search.ts', 'data/site.ts']),
  );
});
