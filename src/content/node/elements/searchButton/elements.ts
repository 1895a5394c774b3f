import { z } from 'zod';
import { defineElement } from '../element';

export const elements = [
  defineElement({
    name: 'SearchButton',
    purpose: 'A wide button that opens the search.',
    example: '<SearchButton label="Search components, props and guides" />',
    attributes: z.strictObject({ label: z.string() }),
    place: 'text',
    render: async () => (await import('./SearchButton')).SearchButton,
  }),
];
