import { defineElement, NONE } from '../element';

export const elements = [
  defineElement({
    name: 'Thumbnails',
    purpose: 'Pictures of the demos in frames below, each with a link to its heading.',
    example: '<Thumbnails />',
    attributes: NONE,
    place: 'text',
    render: async ({ file }) => (await import('./createThumbnails')).createThumbnails(file),
  }),
];
