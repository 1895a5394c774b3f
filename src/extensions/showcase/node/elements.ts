import { defineElement, NONE } from '../../../content/node/elements/element';

export const elements = [
  defineElement({
    name: 'ShowcaseList',
    purpose: 'What is built with the library: `data/showcase.ts`, with a filter.',
    example: '<ShowcaseList />',
    attributes: NONE,
    place: 'text',
    render: async () => (await import('./ShowcaseList')).ShowcaseList,
  }),
];
