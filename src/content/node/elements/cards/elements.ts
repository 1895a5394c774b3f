import { z } from 'zod';
import { defineElement, NONE } from '../element';

export const elements = [
  defineElement({
    name: 'Cards',
    purpose: 'A list of links with descriptions.',
    example: '<Cards>…</Cards>',
    attributes: NONE,
    place: 'text',
    render: async () => (await import('./Card')).Cards,
  }),
  defineElement({
    name: 'Card',
    purpose: 'One of these links; one to a product has its color and logo.',
    example: '<Card href="/material-ui/react-button/" title="Button">…</Card>',
    attributes: z.strictObject({ href: z.string(), title: z.string() }),
    place: 'text',
    render: async () => (await import('./Card')).Card,
  }),
];
