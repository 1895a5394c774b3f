import { createError } from '../../../base/node/diagnostic';
import type { PageRule } from '../facts/rule';

/** Longest description of a component page, in characters: two lines above the component. */
const MAX_LENGTH = 110;

/** The description of a component page leaves room for the component. */
export const descriptionLength: PageRule = {
  name: 'descriptionLength',
  stops: 'ci',
  check({ file, frontMatter }) {
    const length = frontMatter?.components.length ? frontMatter.description.length : 0;
    if (length <= MAX_LENGTH) return [];
    const reason = `The description has ${length} characters, which pushes the component down.`;
    return [createError(file, 3, reason, `Say in at most ${MAX_LENGTH} what the component does.`)];
  },
};
