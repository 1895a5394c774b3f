import { findComponentApi, findHookApi, type Api } from '../../../api/shared/api';
import type { PageDescription } from './describePage';
import { createError, type Finding } from '../../../base/node/finding';

/**
 * Finds the names in a front matter that no installed package of the page's product exports.
 * @param section id of the product
 */
export function findUnknownNames(
  file: string,
  { documentedNames }: Pick<PageDescription, 'documentedNames'>,
  section: string,
  api: Api,
): Finding[] {
  const isKnown = { components: findComponentApi, hooks: findHookApi };
  const unknown = documentedNames.filter(({ field, name }) => !isKnown[field](api, section, name));
  return unknown.map(({ field, name, line }) =>
    createError(
      file,
      line,
      `front matter "${field}" names "${name}", which no package of ${section} exports with a reference.`,
      `Correct the name, or see data/${section}/packages.ts.`,
    ),
  );
}
