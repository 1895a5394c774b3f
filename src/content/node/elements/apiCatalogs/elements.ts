import { z } from 'zod';
import { defineElement, NONE, type ElementPage } from '../element';

const load = async ({ product, file }: ElementPage) => {
  const { createCatalogElements } = await import('../../../../api/node/pages/createCatalogElements');
  return createCatalogElements(product, file);
};

export const elements = [
  defineElement({
    name: 'ApiMethods',
    purpose: 'The methods of an interface that the packages export.',
    example: '<ApiMethods of="GridFilterApi" />',
    attributes: z.strictObject({ of: z.string() }),
    place: 'text',
    render: async (page) => (await load(page)).ApiMethods,
  }),
  defineElement({
    name: 'ApiSelectors',
    purpose: 'The selectors that the packages export, or those of a category.',
    example: '<ApiSelectors category="Filtering" />',
    attributes: z.strictObject({ category: z.string().optional() }),
    place: 'text',
    render: async (page) => (await load(page)).ApiSelectors,
  }),
  defineElement({
    name: 'ApiEvents',
    purpose: 'The events that the packages export.',
    example: '<ApiEvents />',
    attributes: NONE,
    place: 'text',
    render: async (page) => (await load(page)).ApiEvents,
  }),
];
