import { z } from 'zod';
import { getReleaseId, getReleaseTitle } from '../../../../site/shared/release';
import { defineElement, flag } from '../element';

const loadReleases = async () => (await import('../../../../../data/releases')).releases;

export const elements = [
  defineElement({
    name: 'Releases',
    purpose: 'The releases of the product, each with a heading; `summary`: the newest of all products.',
    example: '<Releases />',
    attributes: z.strictObject({ summary: flag }),
    place: 'top',
    listAs: ({ attributes }) => (attributes.length === 0 ? 'releases' : null),
    headings: async ({ summary }, { product }) =>
      (summary ? [] : ((await loadReleases())[product.id] ?? [])).map((release) => ({
        id: getReleaseId(release),
        text: getReleaseTitle(release),
        level: 2,
      })),
    render: async ({ product }) =>
      (await import('./createReleases')).createReleases(product, await loadReleases()),
  }),
];
