import { beforeAll, describe, expect, it } from 'vitest';
import { loadProducts } from '../src/site/node/products';
import { listContentFiles } from '../src/content/node/reader/contentFiles';
import { readPage } from '../src/content/node/reader/readPage';
import { formatDiagnostic } from '../src/base/node/diagnostic';
import { checkContent } from '../src/content/node/checkContent';
import type { RuleDiagnostic } from '../src/content/node/facts/rule';
import { rules } from '../src/content/node/rules';
import { findUnusedPictures } from '../src/content/node/unusedPictures';

const products = await loadProducts();
const files = listContentFiles(products);

describe('no page breaks the rule', () => {
  let findings: readonly RuleDiagnostic[] = [];

  beforeAll(
    async () => {
      expect(files.length).toBeGreaterThan(50);
      findings = await checkContent(files.map(readPage));
    },
    120_000 + files.length * 500,
  );

  it.each(rules.map(({ name }) => name))('%s', (name) => {
    const errors = findings.filter(({ rule, severity }) => rule === name && severity === 'error');
    expect(errors.map(formatDiagnostic)).toEqual([]);
  });
});

it('every picture is shown', () => {
  expect(findUnusedPictures(products).map(formatDiagnostic)).toEqual([]);
});
