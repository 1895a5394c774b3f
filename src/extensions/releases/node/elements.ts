import { z } from 'zod';
import { releases } from '../../../../data/releases';
import type { ProductIdentity } from '../../../site/shared/product';
import { getReleaseId, getReleaseTitle } from '../../../site/shared/release';
import { defineElement, flag } from '../../../content/node/elements/element';

const listReleases = ({ id }: ProductIdentity) => releases[id] ?? [];

export const elements = [
  defineElement({
    name: 'Releases',
    purpose: 'The releases of the product, each with a heading; `summary`: the newest of all products.',
    example: '<Releases />',
    attributes: z.strictObject({ summary: flag }),
    place: 'top',
    listAs: ({ attributes }) => (attributes.length === 0 ? 'sections' : null),
    sections: (product) =>
      listReleases(product).map((release) => ({
        heading: getReleaseTitle(release),
        texts: [...(release.breaking ?? []), ...release.changes],
      })),
    headings: async ({ summary }, { product }) =>
      (summary ? [] : listReleases(product)).map((release) => ({
        id: getReleaseId(release),
        text: getReleaseTitle(release),
        level: 2,
      })),
    render: async ({ product }) => (await import('./createReleases')).createReleases(product, releases),
  }),
];
