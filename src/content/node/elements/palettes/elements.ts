import { defineElement, NONE } from '../element';

export const elements = [
  defineElement({
    name: 'Palettes',
    purpose: 'All hues of the library with their shades.',
    example: '<Palettes />',
    attributes: NONE,
    place: 'text',
    render: async () => (await import('./Palettes')).Palettes,
  }),
];
