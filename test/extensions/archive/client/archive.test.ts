import { expect, it } from 'vitest';
import { isOfFramework, listNeeded } from '../../../sources';

it('the program of an archive never leads to React: it runs without it', () => {
  const needed = [...listNeeded('src/extensions/archive/client/archive.ts')];
  expect(needed.length).toBeGreaterThan(10);
  expect(needed.filter(isOfFramework)).toEqual([]);
});
