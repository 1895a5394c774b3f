import { expect, it } from 'vitest';
import { products } from '../data/products';
import { releases } from '../data/releases';

it('has at least six releases of each library, and those of the documentation', () => {
  const counts = products.map(({ id, whatsNew }) => [id, (releases[id]?.length ?? 0) >= 6 && !!whatsNew]);
  expect(counts).toEqual(products.map(({ id }) => [id, true]));
  expect(releases.docs?.length).toBeGreaterThan(0);
});
