import { beforeAll, describe, expect, it } from 'vitest';
import { loadApi } from '../src/api/node/packages/loadApi';
import { loadProducts } from '../src/site/node/products';
import { listContentFiles } from '../src/content/node/reader/contentFiles';
import { formatDiagnostic } from '../src/base/node/diagnostic';
import { checkContent } from '../src/content/node/checkContent';
import type { RuleDiagnostic } from '../src/content/node/facts/rule';
import { readSiteContent } from '../src/content/node/facts/siteContent';
import { listRules } from '../src/content/node/rules';

const products = await loadProducts();
const files = listContentFiles(products);
// The others stop the build before the bundler starts.
const rules = await listRules('ci');

describe('the content does not break the rule', () => {
  let findings: readonly RuleDiagnostic[] = [];

  beforeAll(
    async () => {
      expect(files.length).toBeGreaterThan(50);
      const site = readSiteContent(products, await loadApi());
      const shown = site.pages.filter(({ page }) => files.includes(page.file));
      expect(shown).toHaveLength(files.length);
      findings = checkContent(site, shown, rules);
    },
    120_000 + files.length * 1000,
  );

  it.each([...rules.pages, ...rules.site].map(({ name }) => name))('%s', (name) => {
    const errors = findings.filter(({ rule, severity }) => rule === name && severity === 'error');
    expect(errors.map(formatDiagnostic)).toEqual([]);
  });
});
