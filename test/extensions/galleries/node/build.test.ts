// Loaded before the first test's clock runs.
import 'typescript';
import { expect, it } from 'vitest';
import { createApi } from '../../../api/node/pages/createApi';
import { createProduct } from '../../../createProduct';
import { runInTemporaryFolder } from '../../../temporaryFolder';

runInTemporaryFolder({
  'package.json': '{}',
  'data/garden/garden.mdx': '---\ntitle: Garden\ndescription: About the garden.\n---\n\n## Soil\n',
  'data/garden/rake/rake.mdx':
    '---\ntitle: Rake\ndescription: A rake.\naliases:\n  tools: components-tools\n---\n\n<Gallery />\n',
});

it('finds galleries without categories, and aliases of categories that they do not have', async () => {
  const { checkContent } = await import('../../../../src/content/node/checkContent');
  const { readSiteContent } = await import('../../../../src/content/node/facts/siteContent');
  const { formatRuleDiagnostic } = await import('../../../../src/content/node/facts/rule');
  const { listRules } = await import('../../../../src/content/node/rules');
  const site = readSiteContent([createProduct({ nav: [{ pathname: '/garden/rake' }] })], createApi());
  const rules = { ...(await listRules('build')), site: [] };
  expect(checkContent(site, site.pages, rules).map(formatRuleDiagnostic)).toEqual([
    expect.stringMatching(
      /^data\/garden\/rake\/rake\.mdx:1: The alias "tools" leads to "components-tools", which/,
    ),
    'data/garden/rake/rake.mdx:8: The gallery is empty: data/components.ts has no categories of garden. ' +
      'Add those of data/garden/components.ts. [galleries]',
  ]);
});
