import { expect, it } from 'vitest';
import { releases } from '../../../../data/releases';
import { listElementSections } from '../../../../src/content/node/facts/elementSections';
import { getReleaseTitle } from '../../../../src/site/shared/release';
import { createProduct } from '../../../createProduct';
import { createPageSource } from '../../../content/node/rules/createPageSource';

const product = createProduct({ id: 'system' });

it('brings a section for each release of the product, with its texts', () => {
  const sections = listElementSections(createPageSource('<Releases />'), product);
  expect(sections.map(({ heading }) => heading)).toEqual(releases.system?.map(getReleaseTitle));
  expect(sections[0]?.texts).toEqual(expect.arrayContaining([...(releases.system?.[0]?.changes ?? [])]));
});

it('brings none as a summary, nor to products without releases', () => {
  expect(listElementSections(createPageSource('<Releases summary />'), product)).toEqual([]);
  expect(listElementSections(createPageSource('<Releases />'), createProduct({}))).toEqual([]);
});
