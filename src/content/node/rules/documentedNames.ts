import { createError } from '../../../base/node/diagnostic';
import { SEE_TYPES, type PageRule } from '../facts/rule';

/** The components and hooks of the front matter exist. */
export const documentedNames: PageRule = {
  name: 'documentedNames',
  stops: 'ci',
  check: ({ file, section, frontMatter }, { facts }) =>
    [...(frontMatter?.components ?? []), ...(frontMatter?.hooks ?? [])]
      .filter((name) => facts.findComponent(section, name) === null)
      .map((name) => createError(file, 1, `Front matter: no package exports "${name}".`, SEE_TYPES)),
};
