import { defineElement, NONE } from '../element';

export const elements = [
  defineElement({
    name: 'PageList',
    purpose: 'All pages of the product, as in its menu.',
    example: '<PageList />',
    attributes: NONE,
    place: 'text',
    render: async ({ product }) => (await import('./createPageList')).createPageList(product),
  }),
  defineElement({
    name: 'FeatureMap',
    purpose: 'The pages below this one, with plan, states and description.',
    example: '<FeatureMap />',
    attributes: NONE,
    place: 'text',
    render: async ({ product, pathname }) =>
      (await import('./createFeatureMap')).createFeatureMap(product, pathname),
  }),
];
