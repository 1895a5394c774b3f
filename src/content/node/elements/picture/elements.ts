import { z } from 'zod';
import { defineElement } from '../element';

export const elements = [
  defineElement({
    name: 'Picture',
    purpose: 'An image with one file for each color mode; `width` and `height` are those of the files.',
    example: '<Picture light="/static/day.png" dark="/static/night.png" alt="…" width="400" height="300" />',
    attributes: z.strictObject({
      light: z.string(),
      dark: z.string(),
      alt: z.string(),
      width: z.string(),
      height: z.string(),
    }),
    place: 'text',
    listAs: () => 'images',
    render: async () => (await import('./Picture')).Picture,
  }),
];
