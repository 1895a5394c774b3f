import { expect, it } from 'vitest';
import { groupByText } from '../../../../src/extensions/licenses/node/groupByText';
import type { ShippedPackage } from '../../../../src/extensions/licenses/node/shippedPackages';

const createPackage = (
  path: string,
  text: string,
  embedded: ShippedPackage['embedded'] = [],
): ShippedPackage => ({
  path: `node_modules/${path}`,
  name: path.replace(/.*node_modules\//, ''),
  version: '1.2.3',
  license: 'MIT',
  homePage: null,
  text,
  dependencies: [],
  embedded,
});

/** Names of the packages of each text. */
const listNames = (packages: readonly ShippedPackage[]) =>
  groupByText(packages).map((one) =>
    one.packages.map(({ name, within }) => (within ? `${name} in ${within}` : name)),
  );

it('packages share a text that differs only in its line breaks, and no other', () => {
  const packages = [
    createPackage('rake', 'Keep this\nnotice.'),
    createPackage('hoe', 'Keep this notice.'),
    createPackage('spade', 'Keep that notice.'),
  ];
  expect(listNames(packages)).toEqual([['rake', 'hoe'], ['spade']]);
});

it('a package in several folders is named once, unless its texts differ', () => {
  const copy = createPackage('hoe/node_modules/rake', 'Keep this.');
  expect(listNames([createPackage('rake', 'Keep this.'), copy])).toEqual([['rake']]);
  expect(listNames([createPackage('rake', 'Keep that.'), copy])).toEqual([['rake'], ['rake']]);
});

it('what is inside of a package is named with it', () => {
  const nail = { name: 'nail', license: 'ISC', text: 'Keep this.' };
  expect(listNames([createPackage('rake', 'Keep this.', [nail])])).toEqual([['rake', 'nail in rake']]);
});

it('packages without a text are told together', () => {
  expect(groupByText([createPackage('rake', ''), createPackage('hoe', '')])).toMatchObject([{ text: '' }]);
});
