import { z } from 'zod';
import { defineElement } from '../element';

export const elements = [
  defineElement({
    name: 'StyleProperties',
    purpose: 'The properties of `sx`, or those of one style function.',
    example: '<StyleProperties of="borders" />',
    attributes: z.strictObject({ of: z.string().optional() }),
    place: 'text',
    render: async () => (await import('./StyleProperties')).StyleProperties,
  }),
];
