import { createError } from '../../../base/node/finding';
import type { Rule } from '../facts/rule';

/** Every image has alternative text. */
export const pictureText: Rule = {
  name: 'pictureText',
  check: ({ file, images }) =>
    images
      .filter(({ alt }) => alt === null)
      .map(({ line }) =>
        createError(file, line, 'The picture has no alternative text.', 'Say in `alt` what it shows.'),
      ),
};
