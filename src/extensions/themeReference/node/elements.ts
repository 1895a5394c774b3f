import { z } from 'zod';
import { defineElement, NONE } from '../../../content/node/elements/element';

export const elements = [
  defineElement({
    name: 'StyleProperties',
    purpose: 'The properties of `sx`, or those of one style function.',
    example: '<StyleProperties of="borders" />',
    attributes: z.strictObject({ of: z.string().optional() }),
    place: 'text',
    render: async () => (await import('./StyleProperties')).StyleProperties,
  }),
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
  defineElement({
    name: 'Palettes',
    purpose: 'All hues of the library with their shades.',
    example: '<Palettes />',
    attributes: NONE,
    place: 'text',
    render: async () => (await import('./Palettes')).Palettes,
  }),
];
