import { createError } from '../../../base/node/diagnostic';
import type { PageRule } from '../facts/rule';

/** Every image has alternative text. */
export const altText: PageRule = {
  name: 'altText',
  stops: 'ci',
  check: ({ file, images }) =>
    images
      .filter(({ alt }) => alt === null)
      .map(({ line }) =>
        createError(file, line, 'The picture has no alternative text.', 'Say in `alt` what it shows.'),
      ),
};
