import { defineElement, NONE } from '../../../content/node/elements/element';

export const elements = [
  defineElement({
    name: 'ErrorList',
    purpose: 'All error codes of production builds with their messages.',
    example: '<ErrorList />',
    attributes: NONE,
    place: 'text',
    render: async () => (await import('./ErrorList')).ErrorList,
  }),
];
