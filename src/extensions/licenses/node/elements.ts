import { defineElement, NONE } from '../../../content/node/elements/element';

export const elements = [
  defineElement({
    name: 'Licenses',
    purpose: 'The packages that the site ships, each with its license.',
    example: '<Licenses />',
    attributes: NONE,
    place: 'text',
    render: async () => (await import('./Licenses')).Licenses,
  }),
];
