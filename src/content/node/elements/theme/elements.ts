import { z } from 'zod';
import { defineElement } from '../element';

export const elements = [
  defineElement({
    name: 'ThemeReference',
    purpose:
      'A part of the default theme: `intentions`, `typeScale`, `fontSizes`, `spacing`, or `calls` of a path.',
    example: '<ThemeReference of="calls" path="transitions.create" />',
    attributes: z.strictObject({ of: z.string(), path: z.string().optional() }),
    place: 'text',
    render: async () => (await import('./themeReference')).ThemeReference,
  }),
  defineElement({
    name: 'ThemeValues',
    purpose: 'The values of keys of the default theme, in light and dark.',
    example: '<ThemeValues of="palette, shape" theme="joy" />',
    attributes: z.strictObject({ of: z.string(), theme: z.string().optional() }),
    place: 'text',
    render: async () => (await import('./themeValues')).ThemeValues,
  }),
];
