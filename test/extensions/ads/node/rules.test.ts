import { expect, it } from 'vitest';
import { listTipLinks } from '../../../../src/extensions/ads/node/rules';

it('the links of a tip are that of its text and that of its picture, where it has them', () => {
  const tip = { name: 'Rake', link: null, img: '/static/rake.svg', description: '' };
  expect(listTipLinks(tip)).toEqual([
    { file: 'data/ads.ts', owner: 'The tip "Rake"', href: '/static/rake.svg' },
  ]);
});
