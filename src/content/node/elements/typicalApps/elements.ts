import { defineElement, NONE } from '../element';

export const elements = [
  defineElement({
    name: 'TypicalApps',
    purpose: 'What the typical app of each library imports, by which sizes are measured.',
    example: '<TypicalApps />',
    attributes: NONE,
    place: 'text',
    render: async () => (await import('./TypicalApps')).TypicalApps,
  }),
];
