import { beforeAll, describe, expect, it } from 'vitest';
import { loadProducts } from '../src/build/products';
import { listContentFiles } from '../src/build/page/contentFiles';
import { readPage } from '../src/build/page/readPage';
import { formatFinding } from '../src/build/page/finding';
import { checkContent } from '../src/lint/checkContent';
import type { RuleFinding } from '../src/lint/rule';
import { rules } from '../src/lint/rules';
import { findUnusedPictures } from '../src/lint/unusedPictures';

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
