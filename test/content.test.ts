import { beforeAll, describe, expect, it } from 'vitest';
import { loadProducts } from '../src/site/node/products';
import { listContentFiles } from '../src/content/node/reader/contentFiles';
import { readPage } from '../src/content/node/reader/readPage';
import { formatFinding } from '../src/base/node/finding';
import { checkContent } from '../src/content/node/rules/checkContent';
import type { RuleFinding } from '../src/content/node/facts/rule';
import { rules } from '../src/content/node/rules';
import { findUnusedPictures } from '../src/content/node/rules/unusedPictures';

const products = await loadProducts();
const files = listContentFiles(products);

describe('no page breaks the rule', () => {
  let findings: readonly RuleFinding[] = [];

  beforeAll(
    async () => {
      expect(files.length).toBeGreaterThan(50);
      findings = await checkContent(files.map(readPage));
    },
    120_000 + files.length * 500,
  );

  it.each(rules.map(({ name }) => name))('%s', (name) => {
    const errors = findings.filter(({ rule, severity }) => rule === name && severity === 'error');
    expect(errors.map(formatFinding)).toEqual([]);
  });
});

it('every picture is shown', () => {
  expect(findUnusedPictures(products).map(formatFinding)).toEqual([]);
});
