import { z } from 'zod';
import { defineElement, NONE } from '../element';
import { ART_NAMES } from './artNames';

export const elements = [
  defineElement({
    name: 'Points',
    purpose: 'A list of arguments.',
    example: '<Points>…</Points>',
    attributes: NONE,
    place: 'text',
    render: async () => (await import('./Points')).Points,
  }),
  defineElement({
    name: 'Point',
    purpose: 'One of these arguments, with a drawing of `Art.tsx`.',
    example: '<Point art="edit" title="Demos are code">…</Point>',
    attributes: z.strictObject({ art: z.enum(ART_NAMES), title: z.string() }),
    place: 'text',
    render: async () => (await import('./Points')).Point,
  }),
];
