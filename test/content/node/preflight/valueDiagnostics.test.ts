import { expect, it } from 'vitest';
import { findValueDiagnostics } from '../../../../src/content/node/preflight/valueDiagnostics';
import { loadApi } from '../../../../src/api/node/packages/loadApi';
import { formatDiagnostic } from '../../../../src/base/node/diagnostic';
import { readContent } from '../../../../src/content/node/preflight/preflight';
import { loadProducts } from '../../../../src/site/node/products';

it('finds no fault in the manifests of the site, and some without its pages', async () => {
  const content = readContent(await loadProducts(), await loadApi());
  expect(findValueDiagnostics(content).map(formatDiagnostic)).toEqual([]);
  const files = findValueDiagnostics({ ...content, targets: new Map() }).map(({ file }) => file);
  expect([...new Set(files)].sort()).toEqual(
    expect.arrayContaining(['data/ads.ts', 'data/redirects.ts', 'data/search.ts', 'data/site.ts']),
  );
});
