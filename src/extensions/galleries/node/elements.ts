import { z } from 'zod';
import { toGalleryHeadingId } from '../../../content/node/reader/headingIds';
import { defineElement, flag, NONE } from '../../../content/node/elements/element';

export const elements = [
  defineElement({
    name: 'Gallery',
    purpose: 'All components of the product as tiles, with a filter; `compact`: only names and drawings.',
    example: '<Gallery compact />',
    attributes: z.strictObject({ compact: flag }),
    place: 'top',
    listAs: () => 'galleries',
    async headings({ compact }, { product }) {
      if (compact) return [];
      const categories = await (await import('./readGallery')).readGallery(product);
      return categories.map(({ id, title }) => ({ id: toGalleryHeadingId(id), text: title, level: 2 }));
    },
    render: async (page) => (await import('./Gallery')).createGallery(page),
  }),
  defineElement({
    name: 'ComponentTable',
    purpose: 'The same components in a table, with guideline, pattern, package and state.',
    example: '<ComponentTable />',
    attributes: NONE,
    place: 'top',
    listAs: () => 'tools',
    render: async ({ product }) => (await import('./ComponentTable')).createComponentTable(product),
  }),
];
