import { expect, it } from 'vitest';
import { loadApi } from '../../../../../src/api/node/packages/loadApi';
import { checkContent } from '../../../../../src/content/node/checkContent';
import { formatRuleDiagnostic } from '../../../../../src/content/node/facts/rule';
import { readSiteContent } from '../../../../../src/content/node/facts/siteContent';
import { listRules } from '../../../../../src/content/node/rules';
import { loadProducts } from '../../../../../src/site/node/products';

it('finds no fault in the manifests of the site, and some without its pages', async () => {
  const site = readSiteContent(await loadProducts(), await loadApi());
  const rules = await listRules('build');
  expect(checkContent(site, [], rules).map(formatRuleDiagnostic)).toEqual([]);
  const files = checkContent({ ...site, targets: new Map() }, [], rules).map(({ file }) => file);
  expect([...new Set(files)].sort()).toEqual(
    expect.arrayContaining(['data/ads.ts', 'data/redirects.ts', 'data/search.ts', 'data/site.ts']),
  );
});
