import { expect, it } from 'vitest';
import { findValueFaults } from '../../../../src/content/node/preflight/valueFaults';
import { loadApi } from '../../../../src/api/node/packages/loadApi';
import { formatFinding } from '../../../../src/base/node/finding';
import { readContent } from '../../../../src/content/node/preflight/preflight';
import { loadProducts } from '../../../../src/site/node/products';

it('finds no fault in the manifests of the site, and some without its pages', async () => {
  const content = readContent(await loadProducts(), await loadApi());
  expect(findValueFaults(content).map(formatFinding)).toEqual([]);
  const files = findValueFaults({ ...content, targets: new Map() }).map(({ file }) => file);
  expect([...new Set(files)].sort()).toEqual(
    expect.arrayContaining(['data/ads.ts', 'data/redirects.ts', 'data/search.ts', 'data/site.ts']),
  );
});
